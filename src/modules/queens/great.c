/*
 * One solution of a board too large to search: constructed by a rule, and so
 * without a number among all. Beyond what can be drawn square by square the
 * board is one large square with a dot for each piece.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "modules/queens/run.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/trace.h"
#include "solve/queens/construct.h"
#include "solve/queens/walk.h"

static const float DOT_LEAST = 0.0012f; /* radius, in lengths of the board */

struct puzzle {
    int n;
    enum piece_kind piece;
    int *rank; /* owned: of the piece of each file */
};

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    int n = queens_number(params), page = params->at[QUEENS_SOLUTION].number;

    queens_plan(params, out);
    out->manner = MANNER_SHOWN;
    out->nameless = n > QUEENS_BOARD_MAX;
    if (out->nameless)
        out->files = out->ranks = 1;
    if (page != 1)
        return error_set(err,
                         "solution '%d': solutions have numbers up to n = %d; "
                         "of larger boards one is constructed",
                         page, QUEENS_MASK_MAX);
    return !params->at[QUEENS_FUNDAMENTAL].number ||
           error_set(err, "fundamental solutions are told up to n = %d",
                     QUEENS_MASK_MAX);
}

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);
    struct error unasked; /* two and three queens are not this large */

    pz->n = queens_number(params);
    pz->piece = queens_piece(params);
    pz->rank = xmalloc((size_t)pz->n * sizeof *pz->rank);
    if (pz->piece == PIECE_QUEEN)
        queens_construct(pz->n, pz->rank, &unasked);
    for (int file = 0; pz->piece == PIECE_ROOK && file < pz->n; file++)
        pz->rank[file] = file;
    for (int file = 0; pz->n <= QUEENS_BOARD_MAX && file < pz->n; file++)
        trace_set(tr, LAYER_PIECE, pz->rank[file] * pz->n + file,
                  (uint32_t)pz->piece);
    trace_moment(tr, MOMENT_SOLUTION, 0, 0);
    return pz;
}

static void destroy(struct puzzle *pz)
{
    free(pz->rank);
    free(pz);
}

static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    (void)pz, (void)tr, (void)budget;
    return PROGRESS_FOUND;
}

static void draw_dots(const struct puzzle *pz, struct scene *sc)
{
    struct box all = scene_square_box(sc, 0);
    float cell = all.w / (float)pz->n;
    float dot = cell * 0.5f < DOT_LEAST ? DOT_LEAST : cell * 0.5f;

    scene_rect(sc, all, 0, INK_CASING);
    for (int file = 0; file < pz->n; file++)
        scene_disc(
            sc,
            (struct vec){ all.x + ((float)file + 0.5f) * cell,
                          all.y + ((float)(pz->n - 1 - pz->rank[file]) + 0.5f) *
                                      cell },
            dot, INK_PATH);
}

static void draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    if (pz->n > QUEENS_BOARD_MAX)
        draw_dots(pz, sc);
    else
        queens_draw_stairs(view, sc);
}

static void status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    (void)pz, (void)view;
    text_add(out, "One solution of many");
}

static void explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    text_addf(out,
              "This placement of %d %s was constructed by a rule, without any "
              "search, so it has no number among the solutions. Up to %d are "
              "found one after another.",
              pz->n, queens_called(view->params, pz->n).at, QUEENS_MASK_MAX);
}

/* Also those of a board that is only a picture of itself. */
static void facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    uint64_t n = (uint64_t)pz->n;

    (void)view;
    facts_squares(out, "squares", NULL, pz->n);
    for (uint64_t file = 0; file < n; file++)
        facts_item(out, (uint64_t)pz->rank[file] * n + file);
}

const struct activity queens_great = {
    .plan = plan,
    .heading = queens_heading,
    .create = create,
    .destroy = destroy,
    .workless = true,
    .step = step,
    .draw = draw,
    .status = status,
    .explain = explain,
    .notation = queens_notation,
    .facts = facts,
};
