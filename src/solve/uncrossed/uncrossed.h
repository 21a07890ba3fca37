/*
 * The longest path of a piece that never crosses itself, open or closed: how
 * many moves, a proof that no more are possible, and all such paths.
 *
 * The board is gone over square by square. After each square all that matters
 * of what was drawn so far is its state (states.h): so the numberless paths
 * fall into few states. It is gone over from both ends at once, as far as the
 * middle; what either half can hold at most, by how many moves hang over its
 * edge, then tells for the states of the other which of them can still come to
 * a path that is long enough, and nearly none can. So 60 million states prove
 * that no knight makes more than 35 moves on 8x8.
 *
 * At first only the best states of each square are kept, which finds a long
 * path soon but proves nothing; then more, and at last all.
 */
#ifndef CHEQUER_UNCROSSED_H
#define CHEQUER_UNCROSSED_H

#include <stdbool.h>
#include <stdint.h>

struct board;
struct error;
struct mover;

struct uncrossed;

struct uncrossed_question {
    const struct board *board;
    const struct mover *mover;
    bool closed;
};

enum { UNCROSSED_SIDE_MAX = 20 };

enum uncrossed_state {
    UNCROSSED_MORE,
    UNCROSSED_DONE,   /* proved */
    UNCROSSED_GAVE_UP /* there were more states than memory is spent on:
                         what was found may not be the longest */
};

/* False, with *err filled in, for pieces that ride, for boards that are not
 * flat, and where more moves cross a line than the method can keep apart. */
bool uncrossed_possible(const struct board *b, const struct mover *m,
                        struct error *err);

/* Of what is possible. Copies what it needs. */
struct uncrossed *uncrossed_create(const struct uncrossed_question *q);
void uncrossed_destroy(struct uncrossed *u);

/* Looks at no more than *budget states, and takes them off. Returns early when
 * a longer path is found. */
enum uncrossed_state uncrossed_step(struct uncrossed *u, long *budget);
enum uncrossed_state uncrossed_now(const struct uncrossed *u);

/* The most moves found so far, 0 for none, and the squares of such a path, one
 * more than moves; of a closed one as many. */
int uncrossed_moves(const struct uncrossed *u);
int uncrossed_best(const struct uncrossed *u, int *path);

/* The round it is in, from 1 on, and the share of it that is done. */
int uncrossed_round(const struct uncrossed *u);
double uncrossed_share(const struct uncrossed *u);

/* When DONE: how many paths there are; 0 if those are too many to be told
 * apart, or there is none. Then each by its number, from 0; returns how many
 * squares it has. A path begins at that end whose square comes first on the
 * board, a closed one on the first of its squares. */
uint64_t uncrossed_count(const struct uncrossed *u);
int uncrossed_at(const struct uncrossed *u, uint64_t number, int *path);

/* Is it the first of its images by the symmetries of the board? */
bool uncrossed_is_first(const struct uncrossed *u, const int *path, int n);

#endif
