/*
 * All tours of a board, to be browsed like the pages of an album. The tour
 * looked at is a run of its own, one moment a move; the list behind it grows
 * until it is complete, or has had a fair share of work and nobody asks for a
 * tour beyond its end.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "chess/piece.h"
#include "chess/square.h"
#include "modules/tour/all.h"
#include "modules/tour/run.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/trace.h"
#include "solve/tour/count.h"
#include "solve/tour/list.h"

enum {
    LIST_WORK = 10000000, /* squares entered before it rests */
    THUMB_SIDE_MAX = 12   /* beyond, a thumbnail is a blot */
};

struct tour_all {
    struct tour_list *list; /* owned */
    int *squares;           /* owned: room for a tour */
    uint64_t work;          /* squares entered so far */
    uint64_t page, shown;   /* asked for; on the board, 0 if none */
};

struct tour_count_question tour_all_question(const struct params *params,
                                             const struct board *b, bool from)
{
    bool closed = params->at[TOUR_CLOSED].number;

    return (struct tour_count_question){
        .board = b,
        .kind = closed ? TOUR_COUNT_CLOSED : TOUR_COUNT_ALL,
        .start = from ? tour_square(params, TOUR_START) : -1,
        .end = from ? tour_square(params, TOUR_END) : -1,
        .directed = !closed && !params->at[TOUR_UNDIRECTED].number
    };
}

bool tour_all_possible(const struct params *params, struct error *err)
{
    int files = params->at[TOUR_SIZE].number;
    int ranks = params->at[TOUR_SIZE].second;

    if (files > TOUR_ALL_SIDE_MAX || ranks > TOUR_ALL_SIDE_MAX)
        return error_set(err,
                         "size '%dx%d': want sides of 1 to %d to browse "
                         "all tours",
                         files, ranks, TOUR_ALL_SIDE_MAX);
    if (params->at[TOUR_ANY].number && params->at[TOUR_END].number >= 0)
        return error_set(err, "tours to a certain end are browsed from one "
                              "start: leave out 'any-start' or 'end'");
    return true;
}

struct vec tour_all_aside(const struct params *params)
{
    int files = params->at[TOUR_SIZE].number;
    int ranks = params->at[TOUR_SIZE].second;
    bool fits = files <= THUMB_SIDE_MAX && ranks <= THUMB_SIDE_MAX;

    return (struct vec){ fits ? album_width(files, ranks) : 0, 0 };
}

/* --- the run ------------------------------------------------------------- */

static uint64_t listed(const struct puzzle *pz)
{
    return pz->all->list ? tour_list_count(pz->all->list) : 0;
}

static bool may_grow(const struct puzzle *pz)
{
    return pz->all->list && tour_list_state(pz->all->list) == TOUR_LIST_MORE;
}

/* It rests where its work is a whole number of shares: so the list does not
 * depend on the slices in which it was made. */
static bool rests(const struct puzzle *pz)
{
    return pz->all->work > 0 && pz->all->work % LIST_WORK == 0 &&
           pz->all->page <= listed(pz);
}

static void set_holes(const struct puzzle *pz, struct trace *tr)
{
    for (int sq = 0; sq < board_squares(&pz->board); sq++)
        if (pz->board.hole[sq])
            trace_set(tr, LAYER_HOLE, sq, 1);
}

void tour_all_begin(struct puzzle *pz, const struct params *params,
                    const struct move_order *order, struct trace *tr)
{
    bool from = !params->at[TOUR_ANY].number;
    struct tour_count_question q = tour_all_question(params, &pz->board, from);

    pz->all = xcalloc(1, sizeof *pz->all);
    pz->all->page = (uint64_t)params->at[TOUR_SOLUTION].number;
    pz->all->squares = xmalloc((size_t)board_squares(&pz->board) *
                               sizeof *pz->all->squares);
    if (!pz->reason.len)
        pz->all->list = tour_list_create(&q, order);
    tour_past_write(&pz->past, 0); /* nothing, at any moment */
    set_holes(pz, tr);
    if (from) {
        trace_set(tr, LAYER_PIECE, pz->start, PIECE_KNIGHT);
        trace_set(tr, LAYER_ORDER, pz->start, 1);
    }
    trace_moment(tr, 0,
                 tour_note_pack((struct tour_note){ .kind = NOTE_START }), 0);
}

void tour_all_free(struct puzzle *pz)
{
    if (!pz->all)
        return;
    tour_list_destroy(pz->all->list);
    free(pz->all->squares);
    free(pz->all);
}

/* The page becomes the run: its squares one after another. */
static void show(struct puzzle *pz, struct trace *tr)
{
    const int *squares = pz->all->squares;
    int n = tour_squares(pz);

    tour_list_at(pz->all->list, pz->all->page, pz->all->squares);
    pz->all->shown = pz->all->page;
    pz->start = squares[0];
    trace_clear(tr);
    set_holes(pz, tr);
    for (int i = 0; i < n; i++) {
        if (i)
            trace_set(tr, LAYER_PIECE, squares[i - 1], PIECE_NONE);
        trace_set(tr, LAYER_PIECE, squares[i], PIECE_KNIGHT);
        trace_set(tr, LAYER_ORDER, squares[i], (uint32_t)i + 1);
        trace_moment(tr, i == n - 1 ? MOMENT_SOLUTION : 0,
                     tour_note_pack((struct tour_note){
                         .kind = i ? NOTE_ENTER : NOTE_START }),
                     pz->all->page);
    }
}

static void list_on(struct tour_all *all, long *budget)
{
    long work = LIST_WORK - (long)(all->work % LIST_WORK);

    if (work > *budget)
        work = *budget;
    tour_list_step(all->list, work);
    all->work += (uint64_t)work;
    *budget -= work;
}

enum progress tour_all_step(struct puzzle *pz, struct trace *tr, long *budget)
{
    struct tour_all *all = pz->all;

    while (*budget > 0 && may_grow(pz) && !rests(pz))
        list_on(all, budget);
    if (all->page != all->shown && all->page <= listed(pz))
        show(pz, tr);
    if (all->page <= listed(pz))
        return may_grow(pz) && !rests(pz) ? PROGRESS_COUNTING : PROGRESS_FOUND;
    if (may_grow(pz))
        return PROGRESS_MORE;
    return pz->all->list && tour_list_state(pz->all->list) == TOUR_LIST_FULL
               ? PROGRESS_STUCK
               : PROGRESS_DONE;
}

/* --- the user ------------------------------------------------------------ */

enum reaction tour_all_turn(struct puzzle *pz, struct trace *tr,
                            struct params *params, uint64_t page)
{
    if (page > listed(pz) && !may_grow(pz))
        page = listed(pz);
    if (page == 0)
        return REACTION_NONE;
    params->at[TOUR_SOLUTION].number = (int)page;
    if (page == pz->all->page && page == pz->all->shown)
        return REACTION_REDRAW;
    pz->all->page = page;
    if (page <= listed(pz) && page != pz->all->shown)
        show(pz, tr);
    return REACTION_EDITED;
}

enum reaction tour_all_press(struct puzzle *pz, struct trace *tr,
                             struct params *params, int control)
{
    return tour_all_turn(pz, tr, params,
                         control == TOUR_FIRST ? 1 : listed(pz));
}

static struct album album_of(const struct puzzle *pz, const struct view *view)
{
    return (struct album){ .room = view->right,
                           .files = pz->board.files,
                           .ranks = pz->board.ranks,
                           .pages = listed(pz),
                           .shown = pz->all->shown };
}

enum reaction tour_all_pick(struct puzzle *pz, struct trace *tr,
                            struct params *params, const struct input *in)
{
    struct album album = album_of(pz, in->view);

    return tour_all_turn(pz, tr, params, album_page_at(&album, in->at));
}

/* --- the picture --------------------------------------------------------- */

static struct vec on_page(const struct puzzle *pz, const struct album_page *p,
                          int square)
{
    int file = square % pz->board.files, rank = square / pz->board.files;

    return (struct vec){
        p->box.x + ((float)file + 0.5f) * p->cell,
        p->box.y + ((float)(pz->board.ranks - 1 - rank) + 0.5f) * p->cell
    };
}

static void draw_page(const struct puzzle *pz, const struct album_page *p,
                      struct scene *sc)
{
    int n = tour_squares(pz);
    int *squares = xmalloc((size_t)n * sizeof *squares);
    struct vec *pts = xmalloc(((size_t)n + 1) * sizeof *pts);
    bool closed;

    for (int sq = 0; sq < board_squares(&pz->board); sq++) {
        struct vec c = on_page(pz, p, sq);
        float half = p->cell / 2;

        if (pz->board.hole[sq])
            scene_rect(sc,
                       (struct box){ c.x - half, c.y - half, p->cell, p->cell },
                       0, INK_HOLE);
    }
    tour_list_at(pz->all->list, p->number, squares);
    for (int i = 0; i <= n; i++)
        pts[i] = on_page(pz, p, squares[i % n]);
    closed = n > 2 && tour_adjacent(pz, squares[0], squares[n - 1]);
    scene_polyline(sc, pts, (size_t)(closed ? n + 1 : n), p->cell * 0.13f, 0,
                   INK_PATH);
    scene_disc(sc, pts[0], p->cell * 0.3f, INK_START);
    if (!closed)
        scene_rect(sc,
                   (struct box){ pts[n - 1].x - p->cell * 0.25f,
                                 pts[n - 1].y - p->cell * 0.25f, p->cell * 0.5f,
                                 p->cell * 0.5f },
                   0, INK_END);
    free(pts);
    free(squares);
}

void tour_all_draw(const struct puzzle *pz, const struct view *view,
                   struct scene *sc)
{
    struct album album = album_of(pz, view);

    if (pz->all->shown || view->pos->npath)
        tour_draw(pz, view, sc);
    if (view->right.w > 0)
        album_draw(&album, pz, draw_page, sc);
}

/* --- the words ----------------------------------------------------------- */

static bool is_missing(const struct puzzle *pz)
{
    return pz->all->page > listed(pz) && !may_grow(pz);
}

void tour_all_status(const struct puzzle *pz, const struct view *view,
                     struct text *out)
{
    uint32_t n = view->pos->npath;

    if (pz->reason.len) {
        tour_status(pz, view, out);
    } else if (is_missing(pz)) {
        text_add(out, "There is no tour");
        if (listed(pz)) {
            text_addf(out, " %s", say_number(pz->all->page).at);
        }
    } else if (pz->all->page > listed(pz)) {
        text_addf(out, "Looking for tour %s: %s so far",
                  say_number(pz->all->page).at, say_number(listed(pz)).at);
    } else if (pz->all->shown) {
        text_addf(out, "Tour %s of %s", say_number(pz->all->shown).at,
                  say_number(listed(pz)).at);
        if (tour_list_state(pz->all->list) != TOUR_LIST_DONE)
            text_add(out, " so far");
        if ((int)n < tour_squares(pz))
            text_addf(out, ", move %u of %d", n - 1, tour_squares(pz) - 1);
    }
}

/* Why the number asked for is not there. */
static void explain_missing(const struct puzzle *pz, struct text *out)
{
    if (tour_list_state(pz->all->list) == TOUR_LIST_FULL) {
        text_addf(out,
                  "Only the first %s fit in the memory that the list may "
                  "take: these are not all.",
                  say_count(listed(pz), "tour").at);
    } else if (listed(pz) == 0) {
        text_add(out, "Every way has been tried: there is no tour. This is a "
                      "proof.");
    } else {
        text_addf(out, "%s%s: every way has been tried.",
                  listed(pz) == 1 ? "There is only " : "There are only ",
                  say_count(listed(pz), "tour").at);
    }
}

static void explain_list(const struct puzzle *pz, struct text *out)
{
    text_add(out, out->len ? "\n" : "");
    switch (tour_list_state(pz->all->list)) {
    case TOUR_LIST_DONE:
        text_addf(out,
                  "%s, in the order in which the search by Warnsdorff's rule "
                  "finds them.",
                  listed(pz) == 1 ? "It is the only one"
                                  : "These are all there are");
        break;
    case TOUR_LIST_FULL:
        text_add(out, "These are not all: more do not fit in the memory that "
                      "the list may take.");
        break;
    case TOUR_LIST_MORE:
        text_add(
            out,
            rests(pz)
                ? "These are not all: a number beyond them makes the search "
                  "go on."
                : "The search for more goes on.");
        break;
    }
}

void tour_all_explain(const struct puzzle *pz, const struct view *view,
                      struct text *out)
{
    if (pz->reason.len) {
        tour_explain(pz, view, out);
    } else if (is_missing(pz)) {
        explain_missing(pz, out);
    } else if (pz->all->page > listed(pz)) {
        text_add(out, "The tours are found one after another, in the order of "
                      "the search by Warnsdorff's rule.");
    } else if (pz->all->shown) {
        if (view->now->flags & MOMENT_SOLUTION)
            tour_explain_end(pz, view, out);
        explain_list(pz, out);
    }
}

void tour_all_facts(const struct puzzle *pz, const struct view *view,
                    struct facts *out)
{
    struct text why;

    if (view->pos->npath)
        facts_words(out, "start", NULL,
                    say_square(pz->start, pz->board.files).at);
    facts_words(out, "algorithm", NULL, pz->method->name);
    text_init(&why);
    if (pz->reason.len)
        text_add(&why, pz->reason.at);
    else if (is_missing(pz))
        explain_missing(pz, &why);
    if (why.len)
        facts_words(out, "reason", NULL, why.at);
    else
        facts_number(out, "solution", NULL, pz->all->shown);
    text_free(&why);
    if (pz->all->list)
        facts_number(out,
                     may_grow(pz) ||
                             tour_list_state(pz->all->list) == TOUR_LIST_FULL
                         ? "listed"
                         : "total",
                     may_grow(pz) ? "Tours so far" : "Tours", listed(pz));
    tour_facts_of_path(pz, view, out);
}
