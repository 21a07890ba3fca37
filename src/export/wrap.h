/* Paragraphs set to a width, for text that people read in a terminal. */
#ifndef CHEQUER_WRAP_H
#define CHEQUER_WRAP_H

struct text;

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
