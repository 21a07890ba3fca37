/* What may be typed for an option's value, or as a word that is no option: the
 * names among it one by one, where help has a sentence. */
#ifndef CHEQUER_VALUES_H
#define CHEQUER_VALUES_H

#include <stdbool.h>
#include <stddef.h>

struct option;
struct puzzle_class;

struct value {
    const char *name;
    const char *title; /* the same in a few words, or NULL */
};

struct values {
    struct value *at; /* owned */
    size_t n, cap;
    bool list;   /* several of them, with commas between */
    bool file;   /* also the name of any file ... */
    bool shaped; /* ... or "@" before it */
    bool again;  /* as an operand: there may be more of the kind */
};

/* Those of an option; `cls` is needed for those of a puzzle's own. To be
 * freed. */
void values_init(struct values *out, const struct puzzle_class *cls,
                 const struct option *o);
void values_free(struct values *v);

void values_add(struct values *v, const char *name, const char *title);
bool values_same(const struct values *a, const struct values *b);

/* Can they be told at all? */
bool values_known(const struct values *v);

#endif
