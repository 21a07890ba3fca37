/*
 * The longest path that never crosses itself: what the files of this folder
 * share.
 */
#ifndef CHEQUER_MODULES_UNCROSSED_RUN_H
#define CHEQUER_MODULES_UNCROSSED_RUN_H

#include <stdbool.h>

#include "chess/board.h"
#include "chess/mover.h"
#include "puzzle/ask/question.h"
#include "puzzle/puzzle.h"
#include "puzzle/series/series.h"
#include "solve/uncrossed/uncrossed.h"

/* The controls, in the order of the table. */
enum uncrossed_control {
    UNCROSSED_PIECE,
    UNCROSSED_SIZE,
    UNCROSSED_MODE,
    UNCROSSED_CLOSED,
    UNCROSSED_SOLUTION,
    UNCROSSED_FUNDAMENTAL,
    UNCROSSED_START,
    UNCROSSED_HOLES,
    UNCROSSED_PATH,
    UNCROSSED_MARKS,
    UNCROSSED_HINT
};

/* The activities, in the order of the modes. */
enum { UNCROSSED_BROWSE, UNCROSSED_WATCH, UNCROSSED_HAND };

extern const struct activity uncrossed_browse, uncrossed_watch, uncrossed_hand;
extern const struct question uncrossed_questions[];
extern const struct series uncrossed_series[];

/* --- settings ------------------------------------------------------------ */

/* What is asked: the piece, its board, and whether it comes back. */
struct wanted {
    struct board board;
    struct mover mover;
    bool closed;
};

/* False, with *err filled in and nothing to free, if it cannot be. */
bool wanted_init(struct wanted *w, const struct params *params,
                 struct error *err);
void wanted_free(struct wanted *w);
struct uncrossed *wanted_solve(const struct wanted *w);

int uncrossed_start(const struct params *params); /* a square, or -1 */
void uncrossed_plan(const struct params *params, struct plan *out);
void uncrossed_heading(const struct params *params, struct text *out);

/* Cuts a square out of the board of the run, or puts it back. */
enum reaction uncrossed_cut(const struct board *board, struct params *params,
                            int square, struct error *err);

/* --- a path on the board -------------------------------------------------- */

/* The number kept in the trace: is the path closed? Activities keep theirs
 * after it. */
enum { SLOT_CLOSED, SLOT_FREE };

void trail_put(struct trace *tr, enum piece_kind piece, int square);
void trail_take(struct trace *tr, enum piece_kind piece); /* the last one */
void trail_close(struct trace *tr, bool closed);

/* The squares of the path looked at, into room for all of the board; returns
 * how many. */
int trail_squares(const struct view *view, int *out);
int trail_moves(const struct view *view);
bool trail_is_closed(const struct view *view);

/* Where it began, and the move that closes it. */
void trail_draw_ends(const struct view *view, struct scene *sc);

/* Where the piece can go next, and where it would cross its path. */
void trail_draw_ways(const struct wanted *w, const struct view *view,
                     struct scene *sc);

/* A move from the end of the path that would cross the one from the square at
 * `place` of it: both, and where they meet. */
void trail_draw_crossing(const struct view *view, int square, int place,
                         struct scene *sc);

/* A move that was taken back, dashed. */
void trail_draw_left(const struct view *view, int square, struct scene *sc);

void trail_notation(const struct puzzle *pz, const struct view *view,
                    struct text *out);
void trail_facts(const struct view *view, struct facts *out);

/* --- what the solver knows ------------------------------------------------ */

/* How many moves are the most, or how far that is known. */
void known_say(const struct uncrossed *u, const struct wanted *w,
               struct text *out);
void known_facts(const struct uncrossed *u, struct facts *out);

#endif
