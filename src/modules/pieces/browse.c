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
#include "puzzle/page.h"
#include "puzzle/trace.h"
#include "solve/pieces/arrangement.h"
#include "solve/pieces/product.h"

/* Arrangements that are sorted into classes: at most, and for so much work. */
enum { CLASSES_MOST = 1000000, CLASSES_SLICE = 200 };

/* Once there is something to see the search takes a rest after so much work:
 * some seconds. */
enum { SEARCH_WORK = 4000000 };

struct puzzle {
    struct best best;
    struct album album;
    bool fundamental; /* one page a class */
    struct arrangement_classes classes;
    bool has_classes, classes_known;
    uint64_t work; /* done by the search */
};

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    (void)err;
    out->manner = MANNER_SHOWN;
    out->album = true;
    pieces_plan(params, out);
    return true;
}

/* --- the run ------------------------------------------------------------- */

static void put(const struct puzzle *pz, struct trace *tr,
                const uint8_t *occupied)
{
    for (int sq = 0; sq < board_squares(&pz->best.board); sq++)
        trace_set(tr, LAYER_PIECE, sq,
                  occupied[sq] ? (uint32_t)pz->best.mover.kind : PIECE_NONE);
}

static struct puzzle *create(bool most, const struct params *params,
                             struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);

    best_init(&pz->best, most, params);
    pz->fundamental = params->at[PIECES_FUNDAMENTAL].number != 0;
    album_init(&pz->album, tr->tip.files, tr->tip.ranks, PIECES_SOLUTION,
               params);
    board_setting_record(&pz->best.board, tr);
    if (pz->best.first && pz->album.asked == 1)
        put(pz, tr, pz->best.first);
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

/* The number of a page among all arrangements, from 0. */
static uint64_t number_on(const struct puzzle *pz, uint64_t page)
{
    return pz->fundamental ? pz->classes.first[page - 1] : page - 1;
}

static void show(struct puzzle *pz, struct trace *tr)
{
    uint8_t *occupied = xcalloc((size_t)board_squares(&pz->best.board), 1);

    product_at(best_product(&pz->best), number_on(pz, pz->album.asked),
               occupied);
    put(pz, tr, occupied);
    album_record(&pz->album, tr);
    free(occupied);
}

/* Can all arrangements be looked at, to see which are the same? */
static bool is_sortable(const struct puzzle *pz)
{
    return best_tells_all(&pz->best) &&
           product_told(best_product(&pz->best)) <= CLASSES_MOST;
}

static void classify(struct puzzle *pz, long *budget)
{
    if (!pz->has_classes && !is_sortable(pz)) {
        pz->classes_known = true;
        return;
    }
    if (!pz->has_classes)
        arrangement_classes_init(&pz->classes, best_product(&pz->best));
    pz->has_classes = true;
    pz->classes_known = arrangement_classes_step(&pz->classes,
                                                 1 + *budget / CLASSES_SLICE);
    *budget = 0;
}

/* Is there what was asked for? The first may be one that was built. */
static bool stands(const struct puzzle *pz)
{
    return pz->album.asked <= pz->album.pages ||
           (pz->album.asked == 1 && pz->best.built && pz->album.growing);
}

/* It rests where its work is a whole number of shares: so what is found does
 * not depend on the slices. Classes are those of all. */
static bool rests(const struct puzzle *pz)
{
    return pz->work > 0 && pz->work % SEARCH_WORK == 0 && !pz->fundamental &&
           stands(pz);
}

static void search(struct puzzle *pz, long *budget)
{
    long work = SEARCH_WORK - (long)(pz->work % SEARCH_WORK);

    if (work > *budget)
        work = *budget;
    best_step(&pz->best, work);
    pz->work += (uint64_t)work;
    *budget -= work;
}

static void know_pages(struct puzzle *pz)
{
    if (pz->fundamental) {
        pz->album.pages = pz->has_classes ? pz->classes.count : 0;
        pz->album.growing = !pz->classes_known;
    } else {
        pz->album.pages = product_told(best_product(&pz->best));
        pz->album.growing = !pz->best.known;
    }
}

static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    if (pz->best.known && !pz->classes_known)
        classify(pz, budget);
    while (*budget > 0 && !pz->best.known && !rests(pz)) {
        search(pz, budget);
        know_pages(pz);
    }
    know_pages(pz);
    if (album_is_due(&pz->album))
        show(pz, tr);
    if (stands(pz))
        return pz->classes_known || rests(pz) ? PROGRESS_FOUND
                                              : PROGRESS_COUNTING;
    if (pz->album.growing)
        return PROGRESS_MORE;
    return pz->album.pages > 0 ? PROGRESS_DONE : PROGRESS_STUCK;
}

static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    enum reaction reaction = album_input(&pz->album, in, params);

    if (reaction == REACTION_EDITED && album_is_due(&pz->album))
        show(pz, tr);
    if (in->kind == INPUT_PRESS && in->square >= 0 && in->tool == TOOL_HOLES)
        return pieces_cut(&pz->best.board, params, in->square, err);
    return reaction;
}

static void show_page(const struct puzzle *pz, int number, struct page *out)
{
    const struct board *b = &pz->best.board;

    product_at(best_product(&pz->best), number_on(pz, (uint64_t)number),
               out->piece);
    out->board.surface = b->surface;
    for (int sq = 0; sq < board_squares(b); sq++) {
        out->piece[sq] = out->piece[sq] ? (uint8_t)pz->best.mover.kind
                                        : PIECE_NONE;
        board_set_hole(&out->board, sq, b->hole[sq]);
    }
}

static bool pages(const struct puzzle *pz, const struct params *params,
                  struct pages *out)
{
    (void)params;
    return album_pages(&pz->album, show_page, out);
}

/* --- what is looked at --------------------------------------------------- */

static void draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    if (!pz->best.most && view->params->at[PIECES_ATTACKS].number)
        tints_draw(&pz->best, view, sc);
    if (view->params->at[PIECES_ARGUMENT].number && pz->best.found &&
        (album_page(view) || pz->best.built))
        why_draw(&pz->best, view, sc);
    if (!pz->best.most)
        pointing_draw(&pz->best, view, sc);
}

/* Too many to be sorted, or their number is not even known. */
static void add_unsorted(const struct puzzle *pz, struct text *out)
{
    wide count;

    text_add(out, "The fundamental arrangements are found by looking at all, ");
    if (product_count(best_product(&pz->best), &count)) {
        text_add(out, "which are ");
        wide_format(count, true, out);
    } else {
        text_add(out, "and it is not known how many those are");
    }
    text_addf(out, "; at most %s can be looked at.",
              say_number(CLASSES_MOST).at);
}

/* Why there is nothing to show, if so. */
static void add_reason(const struct puzzle *pz, struct text *out)
{
    if (!album_is_missing(&pz->album))
        return;
    if (pz->album.pages == 0)
        add_unsorted(pz, out);
    else if (!pz->fundamental && !best_tells_all(&pz->best))
        text_addf(out,
                  "There are more arrangements than can be told by number: "
                  "only %s can.",
                  say_number(pz->album.pages).at);
    else
        album_say_missing(
            &pz->album,
            pz->fundamental ? "fundamental arrangement" : "arrangement", out);
}

/* " of 27", where those are all. */
static void add_total(const struct puzzle *pz, struct text *out)
{
    if (!pz->album.growing && best_tells_all(&pz->best))
        text_addf(out, " of %s", say_number(pz->album.pages).at);
}

static void status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    int n = pz->best.nfirst;

    if (album_is_missing(&pz->album)) {
        text_add(out, "No such solution");
    } else if (album_page(view)) {
        n = best_number(&pz->best);
        text_addf(out, "%d %s, %s %s", n, pieces_called(view->params, n).at,
                  pz->fundamental ? "class" : "solution",
                  say_number(album_page(view)).at);
        add_total(pz, out);
    } else if (pz->best.first) {
        text_addf(out, "%d %s, %s", n, pieces_called(view->params, n).at,
                  pz->best.built ? "built by a rule" : "a first try");
    } else {
        text_add(out, "Looking for the best arrangements");
    }
}

/* What is not known yet of how many there are. */
static void explain_count(const struct puzzle *pz, struct text *out)
{
    uint64_t told = product_told(best_product(&pz->best));
    double share = 100 * best_share(&pz->best);

    if (!pz->best.found || pz->best.known)
        return;
    if (told == 0) {
        text_add(out, " This one was built by a rule, without a search. Others "
                      "are being looked for.");
        return;
    }
    if (rests(pz)) {
        text_addf(out,
                  " %s found so far; the search rests. Turn to a page beyond "
                  "and it goes on.",
                  say_count(told, "arrangement is|arrangements are").at);
        return;
    }
    text_addf(out, " The rest is being searched: %s so far",
              say_count(told, "arrangement").at);
    if (share >= 0.1)
        text_addf(out, ", %.1f %% done", share);
    text_add(out, ".");
}

static void explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    if (album_is_missing(&pz->album)) {
        add_reason(pz, out);
        return;
    }
    best_say(&pz->best, view->params, out);
    if (pz->best.found) {
        text_add(out, " ");
        why_say(&pz->best, view->params, out);
    }
    explain_count(pz, out);
    if (!pz->best.most && view->params->at[PIECES_ATTACKS].number)
        tints_say(out);
    pieces_say_surface(view->params, out);
    if (!pz->best.most)
        pointing_say(&pz->best, view, out);
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
    if (pz->has_classes && pz->classes_known) {
        facts_number(out, "classes", "Up to symmetry", pz->classes.count);
        facts_help(out, "How many remain if those that are turned or mirrored "
                        "images of each other count as one.");
    }
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
