/*
 * The tour that is asked for: the board it is on, where it begins and ends.
 * And what it makes of a position: where the knight can go, and whether that
 * is the end.
 */
#ifndef CHEQUER_TOUR_AIM_H
#define CHEQUER_TOUR_AIM_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"
#include "chess/board.h"
#include "chess/mover.h"

struct params;
struct position;
struct trace;

struct aim {
    struct board board;
    struct mover mover;
    int start, end; /* end: -1 if it does not matter */
    int kept;       /* square that must not be entered but as the last, or -1;
                       who searches keeps the end so */
    bool closed;
    struct text reason; /* why there can be no such tour, if it is known */
};

void aim_init(struct aim *aim, const struct params *params);
void aim_free(struct aim *aim);

/* The squares of the board that are not cut out. */
int aim_squares(const struct aim *aim);

bool aim_adjacent(const struct aim *aim, int a, int b);

/* Does the path come round to where it began, as solve/tour/count.h has it: a
 * single square does, two squares do not. */
bool aim_closes(const struct aim *aim, const struct position *pos);

/* The free squares a move away from `from`, in the position looked at; those
 * of the path from place `seen` on count as free. Returns how many. */
int aim_next(const struct aim *aim, const struct position *pos, int from,
             uint32_t seen, int out[MOVER_STEPS_MAX]);

/* Of these, those that the knight may go to. */
int aim_ways(const struct aim *aim, const struct position *pos, int from,
             uint32_t seen, int out[MOVER_STEPS_MAX]);

/* May it go from the end of the path to `square`? */
bool aim_reaches(const struct aim *aim, const struct position *pos, int square);

/* How many squares `square` leads on to. A closed tour comes back to its
 * start, which counts as one of them. */
int aim_exits(const struct aim *aim, const struct position *pos, int square,
              uint32_t seen);
bool aim_exit_home(const struct aim *aim, int square);

/* --- a path towards it, in a trace --- */

void aim_enter(const struct aim *aim, struct trace *tr, int square);

/* The flags of the moment that has just been prepared: is the path complete,
 * or at a dead end? */
int aim_flags(const struct aim *aim, const struct position *tip);

/* Is it what is looked for? */
bool aim_is_complete(const struct aim *aim, const struct position *pos);

#endif
