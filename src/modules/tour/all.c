/*
 * All tours of a board, to be browsed like the pages of an album. The tour
 * looked at is a run of its own, one moment a move; the list behind it grows
 * until it is complete, or has had a fair share of work and nobody asks for a
 * tour beyond its end.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "chess/square.h"
#include "modules/tour/aim.h"
#include "modules/tour/path.h"
#include "modules/tour/settings.h"
#include "puzzle/album.h"
#include "puzzle/board_setting.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/page.h"
#include "puzzle/trace.h"
#include "solve/tour/all/sieve.h"
#include "solve/tour/count.h"
#include "solve/tour/all/list.h"
#include "solve/tour/tour.h"

enum {
    SIDE_MAX = 20,
    LIST_WORK = 10000000 /* squares entered before it rests */
};

struct puzzle {
    struct aim aim;         /* its start is that of the tour looked at */
    struct tour_list *list; /* owned; NULL if there can be no tour */
    int *squares;           /* owned: room for a tour */
    uint64_t work;          /* squares entered so far */
    struct album album;
    bool sifted, fewest; /* not all are wanted; those that cross least are */
};

/* --- the settings -------------------------------------------------------- */

static bool starts_anywhere(const struct params *params)
{
    return params->at[TOUR_ANY].number || params->at[TOUR_START].number < 0;
}

static bool is_possible(const struct params *params, struct error *err)
{
    int files = params->at[TOUR_SIZE].number;
    int ranks = params->at[TOUR_SIZE].second;

    if (files > SIDE_MAX || ranks > SIDE_MAX)
        return error_set(err,
                         "size '%dx%d': want sides of 1 to %d to browse "
                         "all tours",
                         files, ranks, SIDE_MAX);
    return true;
}

/* Only that switch is of use which would change something. */
static void hide_directions(const struct params *params, struct plan *out)
{
    bool closed = params->at[TOUR_CLOSED].number;
    bool matters = tour_has_direction(params);

    if (closed || !matters)
        tour_hide(out, TOUR_UNDIRECTED);
    if (!closed || !matters)
        tour_hide(out, TOUR_DIRECTED);
}

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    bool ok = tour_plan(params, !starts_anywhere(params), out, err);

    out->manner = MANNER_SHOWN;
    out->hint = "Click a square for the tours from there, or a small board "
                "for its tour.";
    out->album = true;
    hide_directions(params, out);
    return ok && is_possible(params, err) && tour_sums_are_clear(params, err);
}

static void heading(const struct params *params, struct text *out)
{
    tour_name_all(params, out);
    text_addf(out, ", number %d", params->at[TOUR_SOLUTION].number);
}

/* --- the run ------------------------------------------------------------- */

static bool is_full(const struct puzzle *pz)
{
    return pz->list && tour_list_state(pz->list) == TOUR_LIST_FULL;
}

/* It rests where its work is a whole number of shares: so the list does not
 * depend on the slices in which it was made. */
static bool rests(const struct puzzle *pz)
{
    return pz->work > 0 && pz->work % LIST_WORK == 0 &&
           pz->album.asked <= pz->album.pages;
}

static void know_pages(struct puzzle *pz)
{
    pz->album.pages = pz->list ? tour_list_count(pz->list) : 0;
    pz->album.growing = pz->list && tour_list_state(pz->list) == TOUR_LIST_MORE;
}

static void begin_list(struct puzzle *pz, const struct params *params)
{
    struct tour_question q = tour_question_of(params, &pz->aim.board,
                                              &pz->aim.mover);
    struct tour_count_question all = tour_count_of(params, &pz->aim.board,
                                                   &pz->aim.mover);

    pz->sifted = !tour_sieve_is_open(&all.sieve);
    pz->fewest = all.sieve.crossings == TOUR_CROSSINGS_FEWEST;
    if (starts_anywhere(params) || !tour_impossible(&q, &pz->aim.reason))
        pz->list = tour_list_create(&all, &q.order, q.seed);
    know_pages(pz);
}

int tour_last(const struct params *params)
{
    enum { SOON = 100000 }; /* squares entered: nobody notices */
    struct puzzle pz = { .list = NULL };
    struct error err;
    int last = 0;

    if (params->at[TOUR_MODE].number != TOUR_ALL || !is_possible(params, &err))
        return 0;
    aim_init(&pz.aim, params);
    begin_list(&pz, params);
    if (pz.list && tour_list_step(pz.list, SOON) == TOUR_LIST_DONE)
        last = (int)tour_list_count(pz.list);
    tour_list_destroy(pz.list);
    aim_free(&pz.aim);
    return last;
}

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);

    aim_init(&pz->aim, params);
    album_init(&pz->album, pz->aim.board.files, pz->aim.board.ranks,
               TOUR_SOLUTION, params);
    pz->squares = xmalloc((size_t)board_squares(&pz->aim.board) *
                          sizeof *pz->squares);
    begin_list(pz, params);
    board_setting_record(&pz->aim.board, tr);
    if (!starts_anywhere(params))
        aim_enter(&pz->aim, tr, pz->aim.start);
    trace_moment(tr, 0, 0, 0);
    return pz;
}

static void destroy(struct puzzle *pz)
{
    tour_list_destroy(pz->list);
    free(pz->squares);
    aim_free(&pz->aim);
    free(pz);
}

/* The page becomes the run: its squares one after another. */
static void show(struct puzzle *pz, struct trace *tr)
{
    int n = aim_squares(&pz->aim);

    tour_list_at(pz->list, (size_t)pz->album.asked, pz->squares);
    pz->album.shown = pz->album.asked;
    pz->aim.start = pz->squares[0];
    trace_clear(tr);
    board_setting_record(&pz->aim.board, tr);
    for (int i = 0; i < n; i++) {
        aim_enter(&pz->aim, tr, pz->squares[i]);
        trace_moment(tr, i == n - 1 ? MOMENT_SOLUTION : 0, 0, pz->album.shown);
    }
}

static void list_on(struct puzzle *pz, long *budget)
{
    long work = LIST_WORK - (long)(pz->work % LIST_WORK);

    if (work > *budget)
        work = *budget;
    tour_list_step(pz->list, work);
    know_pages(pz);
    pz->work += (uint64_t)work;
    *budget -= work;
}

static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    const struct album *album = &pz->album;

    while (*budget > 0 && album->growing && !rests(pz))
        list_on(pz, budget);
    if (album_is_due(album))
        show(pz, tr);
    if (album->asked <= album->pages)
        return album->growing && !rests(pz) ? PROGRESS_COUNTING
                                            : PROGRESS_FOUND;
    if (album->growing)
        return PROGRESS_MORE;
    return is_full(pz) ? PROGRESS_STUCK : PROGRESS_DONE;
}

static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    enum reaction reaction = in->kind == INPUT_ACTION
                                 ? album_turn(&pz->album, params,
                                              in->control == TOUR_FIRST
                                                  ? 1
                                                  : pz->album.pages)
                                 : album_input(&pz->album, in, params);

    if (reaction == REACTION_EDITED && album_is_due(&pz->album))
        show(pz, tr);
    if (reaction != REACTION_NONE)
        return reaction;
    return tour_press(&pz->aim.board, pz->aim.start, in, params, err);
}

static void show_page(const struct puzzle *pz, int number, struct page *out)
{
    const struct board *b = &pz->aim.board;
    int n = aim_squares(&pz->aim);

    for (int sq = 0; sq < board_squares(b); sq++)
        board_set_hole(&out->board, sq, b->hole[sq]);
    tour_list_at(pz->list, (size_t)number, out->path);
    out->npath = n;
    out->closed = n > 2 &&
                  aim_adjacent(&pz->aim, out->path[0], out->path[n - 1]);
}

/* The player goes through the tour that is open. */
static bool pages(const struct puzzle *pz, const struct params *params,
                  struct pages *out)
{
    (void)params;
    album_pages(&pz->album, show_page, out);
    return false;
}

/* --- the picture --------------------------------------------------------- */

static void draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    if (pz->album.shown || view->pos->npath) {
        path_draw(&pz->aim, view,
                  path_shows_counts(view) ? PATH_RINGS : PATH_PLAIN, sc);
        path_draw_ghost(&pz->aim, view, sc);
    }
}

/* --- the words ----------------------------------------------------------- */

static void status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    uint32_t n = view->pos->npath;

    if (pz->aim.reason.len) {
        path_status_none(&pz->aim, false, out);
    } else if (album_is_missing(&pz->album)) {
        text_add(out, "There is no tour");
        if (pz->album.pages) {
            text_addf(out, " %s", say_number(pz->album.asked).at);
        }
    } else if (pz->album.asked > pz->album.pages) {
        text_addf(out, "Looking for tour %s: %s so far",
                  say_number(pz->album.asked).at,
                  say_number(pz->album.pages).at);
    } else if (pz->album.shown) {
        text_addf(out, "Tour %s of %s", say_number(pz->album.shown).at,
                  say_number(pz->album.pages).at);
        if (tour_list_state(pz->list) != TOUR_LIST_DONE)
            text_add(out, " so far");
        if ((int)n < aim_squares(&pz->aim))
            text_addf(out, ", move %u of %d", n - 1, aim_squares(&pz->aim) - 1);
    }
}

/* Why the number asked for is not there. */
static void explain_missing(const struct puzzle *pz, struct text *out)
{
    if (is_full(pz)) {
        text_addf(out,
                  "Only the first %s fit in the memory that the list may "
                  "take: these are not all.",
                  say_count(pz->album.pages, "tour").at);
    } else if (pz->album.pages == 0) {
        text_addf(out,
                  "Every way has been tried: there is no %stour. This is a "
                  "proof.",
                  pz->sifted ? "such " : "");
    } else {
        text_addf(
            out, "%s%s: every way has been tried.",
            pz->album.pages == 1 ? "There is only " : "There are only ",
            say_count(pz->album.pages, pz->sifted ? "such tour" : "tour").at);
    }
}

static void explain_list(const struct puzzle *pz, struct text *out)
{
    text_add(out, out->len ? "\n" : "");
    switch (tour_list_state(pz->list)) {
    case TOUR_LIST_DONE:
        text_addf(out,
                  "%s, in the order in which the search by Warnsdorff's rule "
                  "finds them.",
                  pz->album.pages == 1 ? "It is the only one"
                  : pz->sifted         ? "These are all of this kind"
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

static void explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    if (pz->aim.reason.len) {
        text_add(out, pz->aim.reason.at);
    } else if (album_is_missing(&pz->album)) {
        explain_missing(pz, out);
    } else if (pz->album.asked > pz->album.pages) {
        text_add(out, "The tours are found one after another, in the order of "
                      "the search by Warnsdorff's rule.");
        if (pz->fewest)
            text_add(out, " To know which cross themselves least, all are "
                          "looked at before the first is shown.");
    } else if (pz->album.shown) {
        path_explain_end(&pz->aim, view, out);
        explain_list(pz, out);
    }
    tour_reword(out, &pz->aim.mover);
}

static void facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    struct text why;

    if (view->pos->npath)
        facts_words(out, "start", NULL,
                    say_square(pz->aim.start, pz->aim.board.files).at);
    facts_words(out, "algorithm", NULL, tour_warnsdorff.name);
    text_init(&why);
    if (pz->aim.reason.len)
        text_add(&why, pz->aim.reason.at);
    else if (album_is_missing(&pz->album))
        explain_missing(pz, &why);
    if (why.len)
        facts_words(out, "reason", NULL, why.at);
    else
        facts_number(out, "solution", NULL, pz->album.shown);
    text_free(&why);
    if (pz->list) {
        facts_number(out, pz->album.growing || is_full(pz) ? "listed" : "total",
                     pz->album.growing ? "Tours so far" : "Tours",
                     pz->album.pages);
        facts_help(out, "How many there are to leaf through.");
    }
    path_facts(&pz->aim, view, out);
    path_facts_of_tour(&pz->aim, view, true, out);
}

const struct activity tour_all_activity = {
    .plan = plan,
    .heading = heading,
    .create = create,
    .destroy = destroy,
    .step = step,
    .input = input,
    .pages = pages,
    .draw = draw,
    .status = status,
    .explain = explain,
    .notation = path_notation,
    .facts = facts,
};
