/*
 * All there is to type after `chequer`, as data: the manual page and the
 * completions of each shell are printed from it, and so agree with each other
 * and with the help.
 */
#ifndef CHEQUER_CATALOGUE_H
#define CHEQUER_CATALOGUE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/text.h"
#include "cli/pages/values.h"
#include "cli/request.h"

/* An option as it reads. Commands whose options of a name read the same share
 * it. */
struct item {
    struct option option;
    struct text words; /* what help says of it */
    struct values values;
    uint32_t in; /* a bit for each command that has it */
};

struct entry {
    const char *name;           /* of the command; "": the window's */
    const char *operands;       /* what may follow it, or NULL */
    const char *brief;          /* what it does, in a sentence ... */
    struct text about;          /* ... or more */
    struct values words;        /* what may be typed in place of operands */
    bool puzzle;                /* it is one's */
    int items[REQUEST_OPTIONS]; /* its options, by number in the catalogue */
    int n;
};

enum { ENTRIES_MAX = 32 };

struct catalogue {
    struct entry entries[ENTRIES_MAX];
    int n;
    struct item *items; /* owned */
    size_t n_items, cap_items;
};

/* To be freed. */
struct catalogue *catalogue_create(void);
void catalogue_destroy(struct catalogue *cat);

/* How scripts call the command: `chequer` alone is "window". And the names of
 * those that have an item, with `between` them. */
const char *catalogue_name(const struct entry *e);
void catalogue_list(const struct catalogue *cat, uint32_t in,
                    const char *between, struct text *out);

/* A bit for each command of a puzzle. */
uint32_t catalogue_puzzles(const struct catalogue *cat);

/* Is it one that stands beside the puzzle's own, and reads the same wherever
 * it is? Then it has to be told only once. */
bool catalogue_is_common(const struct catalogue *cat, const struct item *item);

#endif
