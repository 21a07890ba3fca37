/*
 * The steps of a count, written down before it begins: for each half of the
 * board its squares in order, row by row from its own edge, and for the middle
 * the moves between the two rows that neither half takes.
 */
#ifndef CHEQUER_FRONTIER_PLAN_H
#define CHEQUER_FRONTIER_PLAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "solve/frontier/step.h"

enum { FRONTIER_WIDTH_MAX = 8 };

/* A board, lying so that its rows are its shorter side. */
struct frontier_board {
    int width, height;   /* at least 1 and 2 */
    const uint8_t *hole; /* by row * width + column */
    bool open;           /* count open tours, else closed ones */
    int end[2];          /* squares where open tours end, -1 for any */
    int cuts;            /* the join is done in 1 << cuts slices, one after
                            the other: less memory, more time */
};

enum { FRONTIER_CUTS_MAX = 4 };

struct frontier_plan {
    struct frontier_step *steps; /* owned */
    size_t n, cap;
    uint64_t first; /* the outline to begin with */
    int weight;     /* of all steps together */
};

/* How many rows each half takes. */
int frontier_rows(const struct frontier_board *b, bool lower);

/* May tours end on any square, or are both ends given? */
bool frontier_ends_anywhere(const struct frontier_board *b);

/* Is the question its own mirror image: left and right, top and bottom? */
bool frontier_is_mirrored(const struct frontier_board *b);
bool frontier_is_flipped(const struct frontier_board *b);

void frontier_plan_half(struct frontier_plan *p, const struct frontier_board *b,
                        bool lower);

/* Links of the two middle rows, with the apex too if `ends` is set. */
void frontier_plan_middle(struct frontier_plan *p,
                          const struct frontier_board *b, bool ends);
void frontier_plan_free(struct frontier_plan *p);

/* The lower half as the upper has to fit it: a slice of it, for this type of
 * its apex. */
struct frontier_step frontier_turn(const struct frontier_board *b,
                                   enum place_type apex, unsigned slice);

/* About how many bytes, with the cuts it has. */
uint64_t frontier_memory(const struct frontier_board *b);

/* About how many seconds one processor would take, cuts or none. */
double frontier_seconds(const struct frontier_board *b);

/* The fewest cuts with which that is at most `bytes`; all, if none will do. */
int frontier_cuts_for(const struct frontier_board *b, uint64_t bytes);

#endif
