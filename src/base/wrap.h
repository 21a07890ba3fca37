/* Words in lines: where a line ends, and paragraphs for a terminal. */
#ifndef CHEQUER_WRAP_H
#define CHEQUER_WRAP_H

#include <stddef.h>

struct text;

/* How wide the first `len` bytes are. */
typedef float wrap_measure(const void *ctx, const char *utf8, size_t len);

/* Bytes of the word that `words` begins with: up to a space or newline, or to
 * where Chinese or Japanese, which have no spaces, may go on in the next line:
 * after any character, but not before a closing bracket, a full stop or a small
 * letter, nor after an opening bracket. */
size_t wrap_word(const char *words);

/* Bytes of the line that `words` begins with: as many words as fit in `width`,
 * but at least one. A newline ends it in any case. */
size_t wrap_line(const char *words, float width, wrap_measure *measure,
                 const void *ctx);

enum { WRAP_WIDTH = 79 };

/*
 * Appends `words` in lines of at most WRAP_WIDTH columns, every one but the
 * first indented by `indent`, and ends the last line. The first goes on at
 * column `from`. A word that is wider than a line is not broken.
 */
void wrap_add(struct text *out, const char *words, int from, int indent);

/* Columns the first `len` bytes of UTF-8 take: one for each character. */
int wrap_columns(const char *utf8, int len);

#endif
