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

#include "solve/pieces/product.h"

struct error;
struct mover;

struct cover;
struct cover_search;

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

/* Before going on: the search, if it is one, which can be divided; or NULL. */
struct cover_search *cover_one_search(struct cover *c);

#endif
