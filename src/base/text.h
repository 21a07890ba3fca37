/* A string that grows. Always ends in a NUL, also when empty. */
#ifndef CHEQUER_TEXT_H
#define CHEQUER_TEXT_H

#include <stddef.h>
#include <stdint.h>

struct text {
    char *at; /* owned; never NULL after text_init */
    size_t len, cap;
};

void text_init(struct text *t);
void text_free(struct text *t);
void text_clear(struct text *t);

void text_add(struct text *t, const char *s);
void text_add_bytes(struct text *t, const void *bytes, size_t len);
void text_addf(struct text *t, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Words as a sentence, with a capital and a full stop; nothing if there are
 * none. */
void text_add_sentence(struct text *t, const char *words);

/* For people: 13267364410532 becomes 13,267,364,410,532. */
void text_add_grouped(struct text *t, uint64_t n);

/* For people: 0.0000123 becomes 12.3 µs; three digits that count. */
void text_add_duration(struct text *t, double seconds);

#endif
