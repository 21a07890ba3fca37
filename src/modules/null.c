/*
 * The smallest legal puzzle, to copy for a new one: a board on which a click
 * puts a pawn or takes it away. It has no tab, but it is always built and
 * always tested, so it cannot rot. src/README.md has the checklist.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/text.h"
#include "chess/piece.h"
#include "modules/list.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/puzzle.h"
#include "puzzle/trace.h"

enum { SIZE }; /* the controls, in the order of the table */

static const struct control controls[] = {
    [SIZE] = { .key = "size",
               .label = "Size",
               .help = "Files and ranks.",
               .kind = CONTROL_SIZE,
               .min = 1,
               .max = 20,
               .initial = "8x8" },
    { .key = NULL }
};

struct puzzle {
    uint64_t pawns;
};

static void board_size(const struct params *params, int *files, int *ranks)
{
    *files = params->at[SIZE].number;
    *ranks = params->at[SIZE].second;
}

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    (void)params;
    trace_moment(tr, 0, 0, 0);
    return xcalloc(1, sizeof(struct puzzle));
}

static void destroy(struct puzzle *pz)
{
    free(pz);
}

static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    (void)pz, (void)tr, (void)budget;
    return PROGRESS_WAITING;
}

static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    bool there;

    (void)params, (void)err;
    if (in->kind != INPUT_PRESS || in->square < 0)
        return REACTION_NONE;
    there = tr->tip.cell[LAYER_PIECE][in->square] != 0;
    trace_set(tr, LAYER_PIECE, in->square, there ? PIECE_NONE : PIECE_PAWN);
    pz->pawns = there ? pz->pawns - 1 : pz->pawns + 1;
    trace_moment(tr, 0, 0, pz->pawns);
    return REACTION_EDITED;
}

static void resume(struct puzzle *pz, const struct view *view)
{
    pz->pawns = view->now->tally;
}

static void status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    (void)pz;
    text_addf(out, "Pawns on the board: %d", (int)view->now->tally);
}

static void facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    (void)pz;
    facts_number(out, "pawns", "Pawns", view->now->tally);
}

const struct puzzle_class null_puzzle = { .name = "null",
                                          .title = "Nothing in particular",
                                          .summary = "A board to put pawns on.",
                                          .controls = controls,
                                          .board_size = board_size,
                                          .create = create,
                                          .destroy = destroy,
                                          .step = step,
                                          .input = input,
                                          .resume = resume,
                                          .status = status,
                                          .facts = facts };
