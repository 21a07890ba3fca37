/*
 * Fonts for what our own lacks, found by fontconfig. Which one is taken depends
 * on what is installed and on the character and language alone, never on what
 * was written before; so one machine always makes the same picture.
 */
#ifndef CHEQUER_FALLBACK_H
#define CHEQUER_FALLBACK_H

#include <stdbool.h>
#include <stdint.h>

struct fallback;
struct typeface;

/* Nothing is looked for before the first question. Not for two threads at a
 * time; what it found may be used by any. */
struct fallback *fallback_create(void);
void fallback_destroy(struct fallback *f);

/* A font that has the character, kept until the end; NULL if none has. `lang`
 * is the language's code, such as "ja", and outlives the fallback. */
const struct typeface *fallback_find(struct fallback *f, uint32_t character,
                                     const char *lang, bool bold);

#endif
