/* Words with places for facts: "{nodes} squares entered". */
#ifndef CHEQUER_FILL_H
#define CHEQUER_FILL_H

#include <stdbool.h>

struct error;
struct session;
struct text;

/* Appends `words` with the facts of the moment `ss` is at, each in place of its
 * name in braces. False, with *err filled in, if a name is none of them: it
 * stays as it is then. */
bool fill_words(const char *words, struct session *ss, struct text *out,
                struct error *err);

#endif
