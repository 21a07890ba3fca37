/*
 * A target is a reader of text or bytes that come from outside, in a file of
 * its own with this one function, which is given any bytes and must come back.
 * libFuzzer thinks them up; without it, replay.c feeds files to the same
 * function. What a target claims of what was read it says by `fuzz_claim`.
 */
#ifndef CHEQUER_FUZZ_H
#define CHEQUER_FUZZ_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Always 0. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define fuzz_claim(what)                                                \
    ((what) ? (void)0                                                   \
            : (fprintf(stderr, "%s:%d: this is not so: %s\n", __FILE__, \
                       __LINE__, #what), /* a finding */                \
               abort()))

/* The bytes as words, which end where they have a NUL; to be freed. As large
 * as they are, so that a sanitizer sees who reads on behind them. */
static inline char *fuzz_words(const uint8_t *data, size_t size)
{
    char *words = malloc(size + 1);

    if (!words)
        abort();
    if (size > 0)
        memcpy(words, data, size);
    words[size] = '\0';
    return words;
}

#endif
