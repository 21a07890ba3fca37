/*
 * In which order the parts of a line stand side by side where some are read
 * from right to left: the Unicode bidirectional algorithm (UAX 9), of which
 * these parts are here: the line's direction by its first letter; numbers and
 * what belongs to them; signs and spaces between letters; up to two levels of
 * one direction within the other. Not here: embeddings and isolates (the
 * control characters U+202A to U+202E and U+2066 to U+2069 do nothing) and
 * pairs of brackets that are looked at as pairs. HarfBuzz mirrors brackets.
 */
#ifndef CHEQUER_BIDI_H
#define CHEQUER_BIDI_H

#include <stdbool.h>
#include <stddef.h>

struct text;

/* Bytes that are read in one direction. */
struct bidi_run {
    size_t at, len;
    bool leftwards;
};

struct bidi {
    struct bidi_run *run; /* owned; from left to right as they are seen */
    size_t n;
};

void bidi_init(struct bidi *b, const char *utf8, size_t len);
void bidi_free(struct bidi *b);

/* Are words that begin like this read from right to left? */
bool bidi_leftwards(const char *utf8, size_t len);

/* Appends a line of a paragraph that is read in that direction. If the line
 * alone would be taken for one of the other, a mark that is not seen goes
 * before it. */
void bidi_add_line(struct text *out, const char *utf8, size_t len,
                   bool leftwards);

#endif
