/* Words for roff, the language of manual pages: nothing in them is taken for a
 * request, a hyphen stays what people have to type, and sentences begin on
 * lines of their own. */
#ifndef CHEQUER_ROFF_H
#define CHEQUER_ROFF_H

struct text;

/* Within a line. */
void roff_add(struct text *out, const char *words);

/* As lines of their own. */
void roff_add_sentences(struct text *out, const char *words);

#endif
