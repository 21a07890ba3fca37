/*
 * As many pieces of one kind as can stand on a board without attacking each
 * other: how many, why not more, in how many ways, and each of the ways.
 */
#ifndef CHEQUER_PEACEFUL_H
#define CHEQUER_PEACEFUL_H

#include <stdbool.h>

#include "solve/job.h"
#include "solve/beginning.h"
#include "solve/pieces/peaceful/proof.h"
#include "solve/pieces/product.h"

struct error;
struct mover;

struct peaceful;

/* False, with the reason, if the board is larger than the method for the piece
 * can do. */
bool peaceful_possible(const struct board *b, const struct mover *m,
                       struct error *err);

/* The board is copied. NULL, with the reason, if it is not possible. */
struct peaceful *peaceful_create(const struct board *b, const struct mover *m,
                                 struct error *err);
void peaceful_destroy(struct peaceful *p);

/* Goes on by `budget` steps of the method; true when all is known. For kings,
 * rooks, bishops and knights on a flat board that is soon. */
bool peaceful_step(struct peaceful *p, long budget);

/* Before that the number may be known, perhaps with some of the ways: true from
 * then on. It never is more than `peaceful_at_most`. */
bool peaceful_found(const struct peaceful *p);
int peaceful_at_most(const struct peaceful *p);

/* Where a rule gives an arrangement at once, without a search: sets a byte of
 * `occupied` for each piece. */
bool peaceful_build(const struct peaceful *p, uint8_t *occupied);

/* How much of what is being tried has been, 0 to 1; below 0 if nothing is. */
double peaceful_share(const struct peaceful *p);

/* What follows may be asked only when the number is known; of the product,
 * what needs all ways only when all is known. */
int peaceful_maximum(const struct peaceful *p);

/* In how many ways, and which. */
const struct product *peaceful_product(const struct peaceful *p);

/* The group of each square into `group`, from 0, -1 for holes. Without groups
 * (BY_SEARCH) every entry is -1. */
enum peaceful_proof peaceful_why(const struct peaceful *p, int *group);

/* Is it one search, which can be divided? */
bool peaceful_divides(const struct peaceful *p);

/* In place of going on: what a share of it finds with at least `least` pieces.
 * The more the higher the level. *seen are the beginnings. */
struct job_sum peaceful_share_of(struct peaceful *p, struct beginning share,
                                 int least, const struct job *job,
                                 size_t *seen);

#endif
