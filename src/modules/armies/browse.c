/* Browsing the best armies, and what is known of them. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/say.h"
#include "base/text.h"
#include "modules/armies/run.h"
#include "puzzle/album.h"
#include "puzzle/board_setting.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/page.h"
#include "puzzle/trace.h"
#include "solve/armies/armies.h"
#include "solve/armies/classes.h"

/* Arrangements that are sorted into classes: at most, and for so much work. */
enum { CLASSES_MOST = 1000000, CLASSES_SLICE = 50 };

struct puzzle {
    struct camp camp;
    struct album album;
    bool fundamental; /* one page a class */
    struct armies_classes classes;
    bool sorting, sorted;
    int shown; /* of each, while no page is */
};

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    (void)err;
    armies_plan(params, out);
    out->manner = MANNER_SHOWN;
    out->album = true;
    return true;
}

/* --- the run -------------------------------------------------------------- */

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);

    camp_init(&pz->camp, params);
    pz->fundamental = params->at[ARMIES_FUNDAMENTAL].number != 0;
    album_init(&pz->album, tr->tip.files, tr->tip.ranks, ARMIES_SOLUTION,
               params);
    board_setting_record(&pz->camp.board, tr);
    trace_moment(tr, 0, 0, 0);
    return pz;
}

static void destroy(struct puzzle *pz)
{
    armies_classes_free(&pz->classes);
    camp_free(&pz->camp);
    free(pz);
}

/* Those of a page, from 1; where none is listed, the best that was found. */
static void find_page(const struct puzzle *pz, uint64_t page, uint8_t *at)
{
    if (pz->fundamental)
        armies_at(pz->camp.armies, pz->classes.first[page - 1], at);
    else if (roll_told(&pz->camp.armies->roll))
        armies_at(pz->camp.armies, page - 1, at);
    else
        armies_best(pz->camp.armies, at);
}

static void put(const struct puzzle *pz, struct trace *tr, const uint8_t *at)
{
    for (int sq = 0; sq < board_squares(&pz->camp.board); sq++)
        trace_set(tr, LAYER_PIECE, sq, armies_code(&pz->camp.mover, at[sq]));
}

static void show(struct puzzle *pz, struct trace *tr)
{
    uint8_t *at = xcalloc((size_t)board_squares(&pz->camp.board), 1);

    find_page(pz, pz->album.asked, at);
    put(pz, tr, at);
    album_record(&pz->album, tr);
    free(at);
}

/* The best so far, for those who wait for the first page. */
static void show_best(struct puzzle *pz, struct trace *tr)
{
    uint8_t *at;

    if (pz->camp.armies->number == pz->shown || pz->album.asked > 1)
        return;
    at = xcalloc((size_t)board_squares(&pz->camp.board), 1);
    armies_best(pz->camp.armies, at);
    put(pz, tr, at);
    trace_moment(tr, MOMENT_IMPROVED, 0, 0);
    pz->shown = pz->camp.armies->number;
    free(at);
}

static bool is_sortable(const struct puzzle *pz)
{
    return camp_tells_all(&pz->camp) &&
           roll_told(&pz->camp.armies->roll) <= CLASSES_MOST;
}

static void sort(struct puzzle *pz, long *budget)
{
    if (!pz->sorting && !is_sortable(pz)) {
        pz->sorted = true;
        return;
    }
    if (!pz->sorting)
        armies_classes_init(&pz->classes, &pz->camp.armies->roll);
    pz->sorting = true;
    pz->sorted = armies_classes_step(&pz->classes, 1 + *budget / CLASSES_SLICE);
    *budget = 0;
}

static void know_pages(struct puzzle *pz)
{
    uint64_t told = roll_told(&pz->camp.armies->roll);

    if (pz->fundamental) {
        pz->album.pages = pz->classes.count;
        pz->album.growing = !pz->sorted;
    } else if (pz->camp.armies->stage == ARMIES_OVER) {
        pz->album.pages = told ? told : 1;
        pz->album.growing = false;
    }
}

static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    const struct armies *a = pz->camp.armies;

    while (*budget > 0 && a->stage != ARMIES_OVER) {
        armies_step(pz->camp.armies, budget);
        show_best(pz, tr);
    }
    if (*budget > 0 && a->stage == ARMIES_OVER && !pz->sorted)
        sort(pz, budget);
    know_pages(pz);
    if (album_is_due(&pz->album))
        show(pz, tr);
    if (pz->album.asked <= pz->album.pages)
        return !a->proved   ? PROGRESS_LIMIT
               : pz->sorted ? PROGRESS_FOUND
                            : PROGRESS_COUNTING;
    if (pz->album.growing)
        return PROGRESS_MORE;
    return pz->album.pages > 0 && a->known ? PROGRESS_DONE : PROGRESS_STUCK;
}

static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    enum reaction reaction = album_input(&pz->album, in, params);

    if (reaction == REACTION_EDITED && album_is_due(&pz->album))
        show(pz, tr);
    if (in->kind == INPUT_PRESS && in->square >= 0 && in->tool == TOOL_HOLES)
        return armies_cut(&pz->camp.board, params, in->square, err);
    return reaction;
}

static void show_page(const struct puzzle *pz, int number, struct page *out)
{
    const struct board *b = &pz->camp.board;

    find_page(pz, (uint64_t)number, out->piece);
    for (int sq = 0; sq < board_squares(b); sq++) {
        out->piece[sq] = (uint8_t)armies_code(&pz->camp.mover, out->piece[sq]);
        board_set_hole(&out->board, sq, b->hole[sq]);
    }
}

static bool pages(const struct puzzle *pz, const struct params *params,
                  struct pages *out)
{
    (void)params;
    return album_pages(&pz->album, show_page, out);
}

/* --- what is looked at ---------------------------------------------------- */

static void draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    armies_draw_pointed(&pz->camp, view, sc);
}

/* Why there is nothing to show, if so. */
static void add_reason(const struct puzzle *pz, struct text *out)
{
    const struct camp *c = &pz->camp;

    if (!album_is_missing(&pz->album))
        return;
    if (pz->fundamental && pz->album.pages == 0)
        text_add(out, c->armies->known
                          ? "There are too many arrangements to sort them."
                          : "The fundamental arrangements are found among all "
                            "of them, and not all are known.");
    else if (!c->armies->known)
        text_addf(
            out, "Only %s known.",
            say_count(pz->album.pages, "arrangement is|arrangements are").at);
    else
        album_say_missing(
            &pz->album,
            pz->fundamental ? "fundamental arrangement" : "arrangement", out);
}

static void status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    const struct armies *a = pz->camp.armies;

    if (album_is_missing(&pz->album)) {
        text_add(out, "No such solution");
        return;
    }
    if (a->number == 0) {
        text_add(out, album_page(view) ? "No room for two armies"
                                       : "Looking for the best armies");
        return;
    }
    text_addf(out, "%d of each", a->number);
    if (!album_page(view))
        text_add(out, " so far");
    else if (!a->proved)
        text_add(out, ", not proved");
    else
        text_addf(out, ", %s %s", pz->fundamental ? "class" : "solution",
                  say_number(album_page(view)).at);
    if (album_page(view) && a->known && !pz->album.growing)
        text_addf(out, " of %s", say_number(pz->album.pages).at);
}

static void explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    const struct camp *c = &pz->camp;

    (void)view;
    if (album_is_missing(&pz->album)) {
        add_reason(pz, out);
        return;
    }
    camp_say(c, out);
    if (c->armies->number > 0 && c->mover.kind == PIECE_QUEEN &&
        c->board.nholes == 0 && c->board.surface == SURFACE_FLAT)
        text_add(out, " No rank, file or diagonal holds both colours.");
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
    camp_facts(&pz->camp, out);
    if (pz->sorting && pz->sorted) {
        facts_number(out, "classes", "Up to symmetry", pz->classes.count);
        facts_help(out, "How many remain if those count as one that are "
                        "turned or mirrored, or have the colours exchanged.");
    }
    if (album_page(view))
        facts_number(out, "solution", NULL, album_page(view));
    armies_fact_squares(view, false, out);
}

const struct activity armies_browse = {
    .plan = plan,
    .heading = armies_heading,
    .create = create,
    .destroy = destroy,
    .step = step,
    .input = input,
    .pages = pages,
    .draw = draw,
    .status = status,
    .explain = explain,
    .notation = armies_notation,
    .facts = facts,
};
