/*
 * How many pairs of two lists of bit sets have nothing in common: the heart
 * of counting queens by halves. One list is laid out in slices, 256 sets side
 * by side or twice as many, so that a set of the other meets all at once.
 */
#ifndef CHEQUER_QUEENS_MATCH_H
#define CHEQUER_QUEENS_MATCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { MATCH_BITS_MAX = 42 };

/* Which registers are used; the result is the same. */
enum match_width { MATCH_PLAIN, MATCH_AVX2, MATCH_AVX512, MATCH_WIDTHS };

struct match_list {
    uint64_t *sets; /* owned */
    size_t count, cap;
};

void match_list_free(struct match_list *list);

/* Room for `more` sets at the end. */
void match_list_reserve(struct match_list *list, size_t more);

/* Does this machine have such registers? And the widest it has. */
bool match_has(enum match_width width);
enum match_width match_widest(void);

/* Sets have `bits` bits. */
uint64_t match_count(const struct match_list *a, const struct match_list *b,
                     int bits, enum match_width width);

#endif
