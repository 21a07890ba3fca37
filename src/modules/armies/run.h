/*
 * Armies: as many white and as many black pieces as possible, none of which
 * attacks one of the other colour. What the files of the puzzle share.
 */
#ifndef CHEQUER_ARMIES_RUN_H
#define CHEQUER_ARMIES_RUN_H

#include <stdbool.h>

#include "chess/board.h"
#include "chess/mover.h"
#include "puzzle/ask/question.h"
#include "puzzle/puzzle.h"
#include "puzzle/series/series.h"

struct armies;

/* The controls, in the order of the table. */
enum armies_control {
    ARMIES_PIECE,
    ARMIES_SIZE,
    ARMIES_SURFACE,
    ARMIES_MODE,
    ARMIES_SOLUTION,
    ARMIES_FUNDAMENTAL,
    ARMIES_HOLES,
    ARMIES_PUT,
    ARMIES_FREE,
    ARMIES_HINT,
    ARMIES_PATIENCE
};

/* The activities. */
enum { ARMIES_BROWSE, ARMIES_HAND };

extern const struct activity armies_browse, armies_hand;
extern const struct series armies_series[];
extern const struct question armies_questions[];

/* --- settings ------------------------------------------------------------- */

bool armies_board(const struct params *params, struct board *out,
                  struct error *err);
bool armies_validate(const struct params *params, struct error *err);
void armies_adapt(struct params *params, int changed);
void armies_shuffle(struct params *params);
int armies_choose(const struct params *params);
void armies_heading(const struct params *params, struct text *out);
struct phrase armies_called(const struct params *params, int n); /* "queens" */

/* What the plans of all activities have in common. */
void armies_plan(const struct params *params, struct plan *out);

/* Cuts a square out of the board of the run, or puts it back. */
enum reaction armies_cut(const struct board *board, struct params *params,
                         int square, struct error *err);

/* The code of chess/piece.h for a piece of an army, an enum army; and the army
 * of a piece. */
uint32_t armies_code(const struct mover *m, int army);
int armies_side(uint32_t code);

/* --- what is known -------------------------------------------------------- */

/* The board of a run, its piece, and the search for the best armies. */
struct camp {
    struct board board;
    struct mover mover;
    struct armies *armies; /* owned */
};

/* For params that are valid. */
void camp_init(struct camp *c, const struct params *params);
void camp_free(struct camp *c);

/* Can all best arrangements be told by number? */
bool camp_tells_all(const struct camp *c);

/* How many there are, why not more, and how far the search is; in sentences
 * and as facts. */
void camp_say(const struct camp *c, struct text *out);
void camp_facts(const struct camp *c, struct facts *out);

/* "400 million steps". */
struct phrase camp_steps(const struct camp *c);

/* --- what is looked at ---------------------------------------------------- */

void armies_notation(const struct puzzle *pz, const struct view *view,
                     struct text *out);
void armies_fact_squares(const struct view *view, bool labelled,
                         struct facts *out);

/* What the piece under the pointer attacks. */
void armies_draw_pointed(const struct camp *c, const struct view *view,
                         struct scene *sc);

#endif
