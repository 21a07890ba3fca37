/*
 * As few pieces of one kind as attack or occupy every square: how many, in how
 * many ways, and each of the ways.
 *
 * Pieces in each other's way make no difference: what one hides along a line
 * it attacks itself.
 */
#ifndef CHEQUER_COVER_H
#define CHEQUER_COVER_H

#include <stdbool.h>

#include "solve/job.h"
#include "solve/beginning.h"
#include "solve/pieces/product.h"

struct error;
struct mover;

struct cover;

/* The board is copied. NULL, with the reason, if it is too large. */
struct cover *cover_create(const struct board *b, const struct mover *m,
                           struct error *err);
void cover_destroy(struct cover *c);

/* Goes on with the search, by `budget` nodes; true when all is known. */
bool cover_step(struct cover *c, long budget);

/* It takes at least so many, as far as is known: the minimum, at the end. */
int cover_at_least(const struct cover *c);

/* Is that the minimum, and are some of the ways known? */
bool cover_found(const struct cover *c);

/* How much of what is being tried has been, 0 to 1; below 0 if nothing is. */
double cover_share(const struct cover *c);

/* In how many ways, and which, as far as they are known. */
const struct product *cover_product(const struct cover *c);

/* Is it one search, which can be divided? */
bool cover_divides(const struct cover *c);

/* In place of going on: what a share of it finds with at most `most` pieces.
 * The fewer the higher the level; see COVER_WAY. *seen are the beginnings. */
struct job_sum cover_share_of(struct cover *c, struct beginning share, int most,
                              const struct job *job, size_t *seen);

#endif
