/*
 * The smallest legal puzzle, to copy for a new one: a board on which a click
 * puts a pawn or takes it away. It has no tab, but it is always built and
 * always tested, so it cannot rot. src/README.md has the checklist.
 */

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "chess/piece.h"
#include "modules/list.h"
#include "puzzle/hand/clicks.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/puzzle.h"
#include "puzzle/trace.h"

enum { SIZE, PLACED }; /* the controls, in the order of the table */

/* clang-format off */
static const struct control controls[] = {
    [SIZE] = {
        .key = "size", .label = "Size", .kind = CONTROL_SIZE,
        .min = 1, .max = 20, .initial = "8x8", .help = "Files and ranks."
    },
    [PLACED] = {
        .key = "placed", .label = "Placed", .kind = CONTROL_SQUARES,
        .initial = "", .rare = true,
        .help = "Squares in the order in which pawns were put there; one "
                "named again was taken away."
    },
    { .key = NULL }
};
/* clang-format on */

enum { PAWNS }; /* the numbers kept in the trace */

struct puzzle {
    int unused;
};

static bool validate(const struct params *params, struct error *err)
{
    return clicks_check(params->at[PLACED].text, "placed",
                        params->at[SIZE].number, params->at[SIZE].second, err);
}

/* A board of another size is a new one. */
static void adapt(struct params *params, int changed)
{
    struct error unasked;

    if (changed == SIZE)
        params_set(params, controls, PLACED, "", &unasked);
}

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    (void)err;
    out->manner = MANNER_PLAYED;
    out->files = params->at[SIZE].number;
    out->ranks = params->at[SIZE].second;
    out->anew = "Clear board";
    out->hint = "Click a square to put a pawn there or to take it away.";
    return true;
}

static void put(struct trace *tr, int square)
{
    bool there = tr->tip.cell[LAYER_PIECE][square] != 0;
    uint64_t pawns = position_count(&tr->tip, PAWNS);

    trace_set(tr, LAYER_PIECE, square, there ? PIECE_NONE : PIECE_PAWN);
    trace_count(tr, PAWNS, there ? pawns - 1 : pawns + 1);
    trace_moment(tr, 0, 0, 0);
}

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);
    const char *rest = params->at[PLACED].text;
    int square;

    trace_moment(tr, 0, 0, 0);
    while ((square = clicks_next(&rest, tr->tip.files)) >= 0)
        put(tr, square);
    return pz;
}

static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    (void)pz, (void)err;
    if (in->kind != INPUT_PRESS || in->square < 0)
        return REACTION_NONE;
    trace_truncate(tr, in->view->index);
    clicks_add(params, PLACED, tr->tip.files, in->square);
    put(tr, in->square);
    return REACTION_EDITED;
}

static void retell(const struct puzzle *pz, const struct view *view,
                   struct params *params)
{
    (void)pz;
    clicks_keep(params, PLACED, view->index);
}

static void status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    (void)pz;
    text_addf(out, "Pawns on the board: %d",
              (int)position_count(view->pos, PAWNS));
}

static void facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    (void)pz;
    facts_number(out, "pawns", "Pawns", position_count(view->pos, PAWNS));
    facts_help(out, "How many pawns stand on the board.");
}

static const struct activity activity = {
    .plan = plan,
    .create = create,
    .input = input,
    .retell = retell,
    .status = status,
    .facts = facts,
};

static const struct activity *const activities[] = { &activity, NULL };

const struct puzzle_class null_puzzle = {
    .name = "null",
    .title = "Nothing in particular",
    .summary = "A board to put pawns on.",
    .controls = controls,
    .validate = validate,
    .adapt = adapt,
    .activities = activities,
};
