/*
 * Peaceful pieces and covering are twins: as many pieces as fit without
 * attacking each other, and as few as attack or occupy every square. This is
 * what the files of both share; best.h has where they differ.
 */
#ifndef CHEQUER_PIECES_RUN_H
#define CHEQUER_PIECES_RUN_H

#include <stdbool.h>

#include "base/say.h"
#include "chess/mover.h"
#include "chess/surface.h"
#include "puzzle/ask/question.h"
#include "puzzle/puzzle.h"
#include "puzzle/series/series.h"

struct best;
struct board;

/* The controls, in the order of both tables. */
enum pieces_control {
    PIECES_PIECE,
    PIECES_SIZE,
    PIECES_SURFACE,
    PIECES_MODE,
    PIECES_SOLUTION,
    PIECES_FUNDAMENTAL,
    PIECES_HOLES,
    PIECES_PUT,
    PIECES_ATTACKS,
    PIECES_ARGUMENT
};

/* The activities, in the order of pieces_modes. */
enum { PIECES_BROWSE, PIECES_HAND };

extern const struct activity place_browse, place_hand;
extern const struct activity cover_browse, cover_hand;
extern const struct series place_series[], cover_series[];
extern const struct question place_questions[], cover_questions[];
extern const struct rivals_kind place_rivals, cover_rivals;

/* --- settings ------------------------------------------------------------ */

extern const char *const pieces_modes[], *const pieces_mode_titles[];

/* The controls that are the same for both. */
/* clang-format off */
#define PIECES_CONTROLS(l)                                                   \
    [PIECES_SURFACE] = {                                                     \
        .key = "surface", .label = "Surface", .kind = CONTROL_CHOICE,        \
        .initial = "flat", .quiet = true, .names = surface_names,            \
        .titles = surface_titles,                                            \
        .help = "Which edges of the board are joined: who goes out at "       \
                "one comes in at the other."                                 \
    },                                                                       \
    [PIECES_MODE] = {                                                        \
        .key = "mode", .label = "Mode", .kind = CONTROL_CHOICE,                \
        .initial = "album", .quiet = true, .names = pieces_modes,            \
        .titles = pieces_mode_titles,                                        \
        .help = "Browse the best arrangements, or try by hand."              \
    },                                                                       \
    [PIECES_SOLUTION] = {                                                    \
        .key = "solution", .label = "Solution", .kind = CONTROL_RANGE,       \
        .min = 1, .max = INT32_MAX, .initial = "1", .live = true,            \
        .in = 1 << PIECES_BROWSE, .last = l,                                 \
        .help = "Which of the best arrangements is shown."                   \
    },                                                                       \
    [PIECES_FUNDAMENTAL] = {                                                 \
        .key = "fundamental", .label = "Only fundamental ones",              \
        .kind = CONTROL_SWITCH, .initial = "off", .rare = true,              \
        .in = 1 << PIECES_BROWSE,                                            \
        .help = "Only one of those that turn into each other by the "        \
                "symmetries of the board."                                   \
    },                                                                       \
    [PIECES_HOLES] = {                                                       \
        .key = "holes", .label = "Holes", .kind = CONTROL_SQUARES,           \
        .initial = "", .names = shape_names, .titles = shape_titles,         \
        .blocks = true, .rare = true,                                        \
        .help = "Squares cut out of the board; they block "                  \
                "lines as the edge does."                                    \
    },                                                                       \
    [PIECES_PUT] = {                                                         \
        .key = "placed", .label = "Placed", .kind = CONTROL_SQUARES,         \
        .initial = "", .moves = true, .typed = true, .in = 1 << PIECES_HAND, \
        .help = "Squares in the order in which pieces were put there by "    \
                "hand; one named again was taken away, and a1-b2 moved."     \
    }
/* clang-format on */

/* The piece, of params that are valid; what it is called in sentences: "kings",
 * or "pieces" if it has no name; and in headings: "0,2+1,3 pieces". */
void pieces_mover(const struct params *params, struct mover *out);
struct phrase pieces_called(const struct params *params, int n);
struct phrase pieces_named(const struct params *params);

/* "8×8 on a torus" */
void pieces_add_board(const struct params *params, struct text *out);

bool pieces_board(const struct params *params, struct board *out,
                  struct error *err);

/* What the plans of all activities say of the board and the piece. */
void pieces_plan(const struct params *params, struct plan *out);

/* Which edges are joined, if any are, behind what is explained or asked. */
void pieces_say_surface(const struct params *params, struct text *out);

int pieces_choose(const struct params *params);
bool cover_validate(const struct params *params, struct error *err);
bool place_validate(const struct params *params, struct error *err);
void pieces_adapt(struct params *params, int changed);
void pieces_shuffle(struct params *params);

/* Cuts a square out of the board of the run, or puts it back. */
enum reaction pieces_cut(const struct board *board, struct params *params,
                         int square, struct error *err);

void place_heading(const struct params *params, struct text *out);
void cover_heading(const struct params *params, struct text *out);

/* --- what is looked at --------------------------------------------------- */

void pieces_notation(const struct puzzle *pz, const struct view *view,
                     struct text *out);
void pieces_fact_squares(const struct view *view, const char *label,
                         struct facts *out);

/* Why no more pieces fit, or fewer cannot cover: the argument, drawn and
 * told. */
void why_draw(const struct best *best, const struct view *view,
              struct scene *sc);
void why_say(const struct best *best, const struct params *params,
             struct text *out);

/* Which piece covers which square, on all of them; and what the marks are. */
void tints_draw(const struct best *best, const struct view *view,
                struct scene *sc);
void tints_say(struct text *out);

/* Which group a square belongs to, by number, -1 for none. */
void tints_groups_draw(const int *group, const struct position *pos,
                       struct scene *sc);

/* What the piece under the pointer covers, or who covers the square. */
void pointing_draw(const struct best *best, const struct view *view,
                   struct scene *sc);
void pointing_say(const struct best *best, const struct view *view,
                  struct text *out);

#endif
