/*
 * The search for the fewest pieces that cover a part of a board, for cover.c
 * only: a set of squares whose pieces attack no square outside of it.
 */
#ifndef CHEQUER_COVER_SEARCH_H
#define CHEQUER_COVER_SEARCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "solve/beginning.h"
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

/*
 * Counting without telling: only this share, and with no more than `most`
 * pieces. All units together count every way COVER_WAY times, so that a part
 * of one is a whole number. And the beginnings seen.
 */
enum { COVER_WAY = 840 };

void cover_search_keep_to(struct cover_search *cs, struct beginning share,
                          int most);
size_t cover_search_seen(const struct cover_search *cs);

/* How many pieces are being tried, and how much of that is done, 0 to 1. */
int cover_search_target(const struct cover_search *cs);
double cover_search_share(const struct cover_search *cs);

#endif
