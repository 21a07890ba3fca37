/* Browsing the best arrangements, and why there are no better ones. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/say.h"
#include "modules/pieces/best.h"
#include "modules/pieces/run.h"
#include "puzzle/album.h"
#include "puzzle/board_setting.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/trace.h"
#include "solve/pieces/arrangement.h"
#include "solve/pieces/product.h"

enum { CLASSES_MOST = 1000000, CLASSES_SLICE = 200 };

struct puzzle {
    struct best best;
    struct album album;
    struct arrangement_classes classes;
    bool has_classes, classes_known;
};

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    (void)err;
    out->manner = MANNER_SHOWN;
    out->files = params->at[PIECES_SIZE].number;
    out->ranks = params->at[PIECES_SIZE].second;
    out->hint = "Right-click cuts a square out of the board.";
    return true;
}

/* --- the run ------------------------------------------------------------- */

static struct puzzle *create(bool most, const struct params *params,
                             struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);

    best_init(&pz->best, most, params);
    album_init(&pz->album, tr->tip.files, tr->tip.ranks, PIECES_SOLUTION,
               params);
    board_setting_record(&pz->best.board, tr);
    trace_moment(tr, 0, 0, 0);
    return pz;
}

static struct puzzle *create_place(const struct params *params,
                                   struct trace *tr)
{
    return create(true, params, tr);
}

static struct puzzle *create_cover(const struct params *params,
                                   struct trace *tr)
{
    return create(false, params, tr);
}

static void destroy(struct puzzle *pz)
{
    if (pz->has_classes)
        arrangement_classes_free(&pz->classes);
    best_free(&pz->best);
    free(pz);
}

static void show(struct puzzle *pz, struct trace *tr)
{
    int squares = board_squares(&pz->best.board);
    uint8_t *occupied = xcalloc((size_t)squares, 1);

    product_at(best_product(&pz->best), pz->album.asked - 1, occupied);
    for (int sq = 0; sq < squares; sq++)
        trace_set(tr, LAYER_PIECE, sq,
                  occupied[sq] ? (uint32_t)pz->best.piece : PIECE_NONE);
    album_record(&pz->album, tr);
    free(occupied);
}

/* How many there are up to symmetry, where all can be looked at. */
static enum progress classify(struct puzzle *pz, long *budget)
{
    wide count;

    if (pz->classes_known)
        return PROGRESS_FOUND;
    if (!pz->has_classes) {
        uint64_t told = product_told(best_product(&pz->best));

        pz->classes_known = !product_count(best_product(&pz->best), &count) ||
                            count != told || told > CLASSES_MOST;
        if (pz->classes_known)
            return PROGRESS_FOUND;
        arrangement_classes_init(&pz->classes, best_product(&pz->best));
        pz->has_classes = true;
    }
    pz->classes_known = arrangement_classes_step(&pz->classes,
                                                 1 + *budget / CLASSES_SLICE);
    *budget = 0;
    return pz->classes_known ? PROGRESS_FOUND : PROGRESS_MORE;
}

static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    if (pz->best.reason.len)
        return PROGRESS_DONE;
    if (!pz->best.known) {
        best_step(&pz->best, *budget);
        *budget = 0;
        return PROGRESS_MORE;
    }
    pz->album.pages = product_told(best_product(&pz->best));
    pz->album.growing = false;
    if (album_is_due(&pz->album)) {
        show(pz, tr);
        return PROGRESS_MORE;
    }
    return pz->album.shown ? classify(pz, budget) : PROGRESS_DONE;
}

static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    enum reaction reaction = album_input(&pz->album, in, params);

    if (reaction == REACTION_EDITED && album_is_due(&pz->album))
        show(pz, tr);
    if (in->kind == INPUT_PRESS && in->square >= 0 && in->button == 3)
        return pieces_cut(&pz->best.board, params, in->square, err);
    return reaction;
}

static bool pages(const struct puzzle *pz, const struct params *params,
                  struct pages *out)
{
    (void)params;
    return album_pages(&pz->album, out);
}

/* --- what is looked at --------------------------------------------------- */

static void draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    if (view->params->at[PIECES_ARGUMENT].number && pz->best.known)
        why_draw(&pz->best, sc);
}

/* Why there is nothing to show, if so. */
static void add_reason(const struct puzzle *pz, struct text *out)
{
    if (pz->best.reason.len)
        text_add(out, pz->best.reason.at);
    else if (album_is_missing(&pz->album))
        album_say_missing(&pz->album, "arrangement", out);
}

static bool is_without(const struct puzzle *pz)
{
    return pz->best.reason.len || album_is_missing(&pz->album);
}

static void status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    if (is_without(pz)) {
        text_add(out, "No such solution");
    } else if (!album_page(view)) {
        text_add(out, "Looking for the best arrangements");
    } else {
        int n = best_number(&pz->best);

        text_addf(out, "%d %s, solution %s", n, pieces_called(view->params, n),
                  say_number(album_page(view)).at);
    }
}

static void explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    if (is_without(pz)) {
        add_reason(pz, out);
    } else if (!pz->best.known) {
        text_add(out, "Everything is being tried.");
    } else {
        best_say(&pz->best, view->params, out);
        if (pz->best.most)
            why_say(&pz->best, out);
    }
}

static void facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    struct text why;

    text_init(&why);
    add_reason(pz, &why);
    if (why.len)
        facts_words(out, "reason", NULL, why.at);
    text_free(&why);
    best_facts(&pz->best, out);
    if (pz->has_classes && pz->classes_known)
        facts_number(out, "classes", "Up to symmetry", pz->classes.count);
    if (album_page(view))
        facts_number(out, "solution", NULL, album_page(view));
    pieces_fact_squares(view, NULL, out);
}

#define BROWSE                                                          \
    .plan = plan, .destroy = destroy, .step = step, .input = input,     \
    .pages = pages, .draw = draw, .status = status, .explain = explain, \
    .notation = pieces_notation, .facts = facts

const struct activity place_browse = { .heading = place_heading,
                                       .create = create_place,
                                       BROWSE };
const struct activity cover_browse = { .heading = cover_heading,
                                       .create = create_cover,
                                       BROWSE };
