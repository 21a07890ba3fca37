/*
 * The search for the fewest pieces that cover a part of a board, for cover.c
 * only: a set of squares whose pieces attack no square outside of it.
 */
#ifndef CHEQUER_COVER_SEARCH_H
#define CHEQUER_COVER_SEARCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "solve/pieces/cover/reach.h"
#include "solve/pieces/product.h"

struct cover_search;

/* `part` has a bit for each of its squares, at least one. */
struct cover_search *cover_search_create(const struct board *b,
                                         const struct cover_reach *reach,
                                         const uint64_t *part);
void cover_search_destroy(struct cover_search *cs);

/* True when `part`, a list, is complete. */
bool cover_search_step(struct cover_search *cs, long *budget,
                       struct part *part);

/* How many pieces are being tried, and how much of that is done, 0 to 1. */
int cover_search_target(const struct cover_search *cs);
double cover_search_share(const struct cover_search *cs);

/* --- divided -------------------------------------------------------------- */

/*
 * What the search has come to after some pieces, from where it goes on by
 * itself, counting without telling. All starts of a number of pieces together
 * count every way COVER_WAY times, so that a part of one is a whole number.
 */
enum { COVER_WAY = 840 };

struct cover_start {
    uint64_t bare[COVER_WORDS], free[COVER_WORDS];
    int16_t pieces;
    int16_t first;    /* where the first of them stands */
    int16_t on_orbit; /* how many stand where that could, too */
};

/* The one before the first piece. */
void cover_search_start(const struct cover_search *cs, struct cover_start *out);

/* In place of going on: to `target` pieces, more than it has. */
void cover_search_go_from(struct cover_search *cs, int target,
                          const struct cover_start *start);

/* Then either: the next start with a piece more, which is not the last; false
 * if there is none left. Or the ways, to be added to a list: true when all are
 * counted. */
bool cover_search_spread(struct cover_search *cs, struct cover_start *out);
bool cover_search_count(struct cover_search *cs, long *budget,
                        struct part *part);

#endif
