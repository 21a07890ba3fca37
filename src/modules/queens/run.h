/* What the files of this module share. What follows from the settings is asked
 * of them: a run never changes its number or its piece. */
#ifndef CHEQUER_QUEENS_RUN_H
#define CHEQUER_QUEENS_RUN_H

#include <stdbool.h>

#include "base/say.h"
#include "chess/mover.h"
#include "chess/surface.h"
#include "puzzle/ask/question.h"
#include "puzzle/puzzle.h"
#include "puzzle/series/series.h"
#include "puzzle/tree/tree.h"

struct branches;
struct position;
struct queens_rule;
struct queens_wish;
struct riddle;
struct upcoming;

/* The controls, in the order of the table in queens.c. */
enum queens_control {
    QUEENS_SIZE,
    QUEENS_PIECE,
    QUEENS_SURFACE,
    QUEENS_MODE,
    QUEENS_METHOD,
    QUEENS_SOLUTION,
    QUEENS_IMAGE,
    QUEENS_FUNDAMENTAL,
    QUEENS_GIVEN,
    QUEENS_BARRED,
    QUEENS_PUT,
    QUEENS_ATTACKS,
    QUEENS_DIAGONALS,
    QUEENS_STAIRS,
    QUEENS_CODE,
    QUEENS_TREE,
    QUEENS_HINT
};

/* From here on the board is only a picture of dots. */
enum { QUEENS_BOARD_MAX = 100 };

/* Memory that the solutions browsed may take. */
enum { QUEENS_ALBUM_BYTES = 256 << 20 };

/* Work spent on counting before it is given up. */
enum { QUEENS_COUNT_WORK = 2000000 };

extern const struct activity queens_browse, queens_watch, queens_hand,
    queens_great, queens_repair_activity;
extern const struct question queens_questions[];
extern const struct series queens_series[];
extern const struct rivals_kind queens_rivals;

/* --- settings ------------------------------------------------------------ */

int queens_number(const struct params *params);
enum surface queens_surface(const struct params *params);
struct mover queens_mover(const struct params *params);
enum piece_kind queens_piece(const struct params *params);
struct phrase queens_called(const struct params *params, int n); /* "queens" */
struct phrase queens_a(const struct params *params);             /* "a queen" */
bool queens_filtered(const struct params *params);

/* Queens or rooks on a flat board: of any number, counted by their lines. */
bool queens_are_plain(const struct params *params);

/* Who attacks whom; not of a board that is too large. */
void queens_rule_of(const struct params *params, struct queens_rule *out);

/* Does it ride by such steps, file <= rank? */
bool queens_ride(const struct params *params, int file, int rank);

/* Pictures that make no sense: diagonals are lines of a flat board, for who
 * goes along them, and staircases are for who does not leap like a knight. */
uint32_t queens_idle(const struct params *params);

/* Is it known without any search that there is no solution? `why`, unless
 * NULL, gets the reason, as it stands behind a colon. */
bool queens_have_none(const struct params *params, struct text *why);

/* Small enough for masks, and so for albums, wishes and strips. Of other than
 * plain ones none is larger. */
bool queens_is_small(const struct params *params);

/* The number of the last solution that can be browsed, or 0 if to know it would
 * take long, or if there is none. */
int queens_last(const struct params *params);

/* False if the board is too large for wishes. */
bool queens_wish_of(const struct params *params, struct queens_wish *out);

/* " with a queen on d4 and without one on a1 or b2"; nothing if nothing is
 * wished for. */
void queens_say_wishes(const struct params *params, struct text *out);

/* A list of squares in words: "a1, b2 or c3". */
void queens_say_squares(const char *list, int files, const char *last,
                        struct text *out);

/* What differs from queens on a flat board, a line each: that each file has
 * one where that does not go without saying, the surface, and why there is no
 * solution. */
void queens_explain_rule(const struct params *params, struct text *out);

/* What is the same for all activities. */
void queens_plan(const struct params *params, struct plan *out);
void queens_heading(const struct params *params, struct text *out);

/* --- the board ----------------------------------------------------------- */

/* The squares that hold a piece at the moment looked at, in order of files;
 * returns how many. `out` has room for `most`. */
int queens_standing(const struct position *pos, int *out, int most);
int queens_count(const struct view *view); /* only how many */

/* Those that attack a square, one from each direction at most, in the same
 * order; returns how many. */
enum { QUEENS_ATTACKERS = MOVER_STEPS_MAX };
int queens_attackers(const struct view *view, int square,
                     int out[QUEENS_ATTACKERS]);

void queens_notation(const struct puzzle *pz, const struct view *view,
                     struct text *out);
void queens_fact_squares(const struct view *view, struct facts *out);

/* The choices of one file, of which the ranks from `tried` on were tried if no
 * piece stands in it; and all that a small search enters. */
void queens_level(const struct view *view, int file, int tried,
                  struct tree_level *out);
void queens_grow(struct branches *b, const struct queens_rule *rule);

/* What the search file by file does next, to be guessed. */
struct riddle queens_ask_next(const struct view *view,
                              const struct upcoming *next, int part,
                              struct text *out);
bool queens_judge_next(const struct view *view, const struct riddle *riddle,
                       int guess, struct text *out);

/* Each draws what it says, if the settings want it. */
void queens_draw_cross(struct scene *sc, int square);
void queens_draw_given_up(struct scene *sc, int square);
void queens_draw_attacks(const struct view *view, struct scene *sc);
void queens_draw_conflicts(const struct view *view, struct scene *sc);
void queens_draw_attackers(const struct view *view, int square,
                           struct scene *sc);
void queens_draw_stairs(const struct view *view, struct scene *sc);
void queens_draw_diagonals(const struct view *view, struct scene *sc);

#endif
