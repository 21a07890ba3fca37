/*
 * How many pairs of two lists of bit sets have nothing in common: the heart
 * of counting queens by halves. One list is laid out in slices, 256 sets side
 * by side, so that a set of the other meets 256 at once.
 */
#ifndef CHEQUER_QUEENS_MATCH_H
#define CHEQUER_QUEENS_MATCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { MATCH_BITS_MAX = 42 };

struct match_list {
    uint64_t *sets; /* owned */
    size_t count, cap;
};

void match_list_free(struct match_list *list);

/* Room for `more` sets at the end. */
void match_list_reserve(struct match_list *list, size_t more);

/* Does this machine have wide registers for it? */
bool match_can_be_wide(void);

/* `wide` uses them; the result is the same. Sets have `bits` bits. */
uint64_t match_count(const struct match_list *a, const struct match_list *b,
                     int bits, bool wide);

#endif
