/*
 * The longest paths, to be browsed like the pages of an album: first the best
 * that was found so far, and all of them as soon as it is proved that there
 * are no longer ones.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/say.h"
#include "base/text.h"
#include "modules/uncrossed/run.h"
#include "puzzle/album.h"
#include "puzzle/board_setting.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/page.h"
#include "puzzle/trace.h"

enum {
    CLASSES_MOST = 100000, /* paths that are sorted into classes ... */
    SORTING = 20           /* ... each as much work as so many states */
};

struct puzzle {
    struct wanted wanted;
    struct uncrossed *all; /* owned */
    struct album album;
    int *squares;     /* owned: room for a path */
    int shown;        /* moves of the path on the board */
    bool fundamental; /* one page a class */
    uint64_t sorted;  /* how many have been looked at, and the first of each
                         class among them */
    uint64_t *first;  /* owned */
    size_t nfirst, first_cap;
};

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    (void)err;
    uncrossed_plan(params, out);
    out->manner = MANNER_SHOWN;
    out->album = true;
    return true;
}

static void heading(const struct params *params, struct text *out)
{
    uncrossed_heading(params, out);
    text_addf(out, ", number %d", params->at[UNCROSSED_SOLUTION].number);
}

/* --- the run ------------------------------------------------------------- */

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);
    struct error unasked;

    wanted_init(&pz->wanted, params, &unasked);
    pz->all = wanted_solve(&pz->wanted);
    pz->fundamental = params->at[UNCROSSED_FUNDAMENTAL].number;
    pz->squares = xmalloc((size_t)board_squares(&pz->wanted.board) *
                          sizeof *pz->squares);
    album_init(&pz->album, tr->tip.files, tr->tip.ranks, UNCROSSED_SOLUTION,
               params);
    board_setting_record(&pz->wanted.board, tr);
    trace_moment(tr, 0, 0, 0);
    return pz;
}

static void destroy(struct puzzle *pz)
{
    uncrossed_destroy(pz->all);
    wanted_free(&pz->wanted);
    free(pz->squares);
    free(pz->first);
    free(pz);
}

/* The path becomes the run: its squares one after another. */
static void show(struct puzzle *pz, struct trace *tr, int n)
{
    bool closed = pz->wanted.closed;

    pz->shown = n - 1 + closed;
    trace_clear(tr);
    board_setting_record(&pz->wanted.board, tr);
    for (int i = 0; i < n; i++) {
        trail_put(tr, pz->wanted.mover.kind, pz->squares[i]);
        if (i == n - 1)
            trail_close(tr, closed);
        trace_moment(tr, i == n - 1 ? MOMENT_SOLUTION : 0, 0, pz->album.shown);
    }
}

static void show_best(struct puzzle *pz, struct trace *tr)
{
    if (uncrossed_moves(pz->all) > pz->shown && !pz->album.shown)
        show(pz, tr, uncrossed_best(pz->all, pz->squares));
}

/* The number of a page among all paths, from 0. */
static uint64_t number_on(const struct puzzle *pz, uint64_t page)
{
    return pz->fundamental ? pz->first[page - 1] : page - 1;
}

static void show_page_asked(struct puzzle *pz, struct trace *tr)
{
    pz->album.shown = pz->album.asked;
    show(pz, tr,
         uncrossed_at(pz->all, number_on(pz, pz->album.asked), pz->squares));
}

static bool is_sortable(const struct puzzle *pz)
{
    return uncrossed_count(pz->all) <= CLASSES_MOST;
}

static bool is_sorted(const struct puzzle *pz)
{
    return !is_sortable(pz) || pz->sorted == uncrossed_count(pz->all);
}

static void sort_on(struct puzzle *pz, long *budget)
{
    for (; !is_sorted(pz) && *budget > 0; pz->sorted++) {
        int n = uncrossed_at(pz->all, pz->sorted, pz->squares);

        *budget -= *budget < SORTING ? *budget : SORTING;
        if (!uncrossed_is_first(pz->all, pz->squares, n))
            continue;
        pz->first = grow(pz->first, pz->nfirst, &pz->first_cap,
                         sizeof *pz->first);
        pz->first[pz->nfirst++] = pz->sorted;
    }
}

static void know_pages(struct puzzle *pz)
{
    bool known = uncrossed_now(pz->all) != UNCROSSED_MORE;

    pz->album.pages = pz->fundamental ? pz->nfirst : uncrossed_count(pz->all);
    pz->album.growing = !known || (pz->fundamental && !is_sorted(pz));
}

static enum progress progress(const struct puzzle *pz)
{
    if (uncrossed_now(pz->all) == UNCROSSED_MORE)
        return PROGRESS_MORE;
    if (pz->album.shown)
        return is_sorted(pz) ? PROGRESS_FOUND : PROGRESS_COUNTING;
    if (!is_sorted(pz) && pz->fundamental)
        return PROGRESS_MORE;
    if (uncrossed_now(pz->all) == UNCROSSED_GAVE_UP || !is_sortable(pz))
        return PROGRESS_STUCK;
    return PROGRESS_DONE;
}

static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    while (*budget > 0 && uncrossed_now(pz->all) == UNCROSSED_MORE) {
        uncrossed_step(pz->all, budget);
        show_best(pz, tr);
    }
    if (uncrossed_now(pz->all) == UNCROSSED_DONE)
        sort_on(pz, budget);
    know_pages(pz);
    if (album_is_due(&pz->album))
        show_page_asked(pz, tr);
    return progress(pz);
}

static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    enum reaction reaction = album_input(&pz->album, in, params);

    if (reaction == REACTION_EDITED && album_is_due(&pz->album))
        show_page_asked(pz, tr);
    if (in->kind == INPUT_PRESS && in->square >= 0 && in->tool == TOOL_HOLES)
        return uncrossed_cut(&pz->wanted.board, params, in->square, err);
    return reaction;
}

static void show_page(const struct puzzle *pz, int number, struct page *out)
{
    const struct board *b = &pz->wanted.board;

    for (int sq = 0; sq < board_squares(b); sq++)
        board_set_hole(&out->board, sq, b->hole[sq]);
    out->npath = uncrossed_at(pz->all, number_on(pz, (uint64_t)number),
                              out->path);
    out->closed = pz->wanted.closed;
}

/* The player goes along the path that is open. */
static bool pages(const struct puzzle *pz, const struct params *params,
                  struct pages *out)
{
    (void)params;
    album_pages(&pz->album, show_page, out);
    return false;
}

/* --- what is looked at --------------------------------------------------- */

static void draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    (void)pz;
    trail_draw_ends(view, sc);
}

/* " of 32", and of what kind. */
static void status_page(const struct puzzle *pz, struct text *out)
{
    text_addf(out, ", %s %s of %s", pz->fundamental ? "class" : "path",
              say_number(pz->album.shown).at, say_number(pz->album.pages).at);
    if (pz->album.growing)
        text_add(out, " so far");
}

static void status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    int moves = trail_moves(view);

    if (album_is_missing(&pz->album) && pz->album.pages) {
        text_add(out, "No such path");
    } else if (view->pos->npath == 0) {
        text_add(out, uncrossed_now(pz->all) == UNCROSSED_MORE
                          ? "Looking for the longest path"
                          : "There is no path");
    } else if (moves < pz->shown) {
        text_addf(out, "Move %d of %d", moves, pz->shown);
        if (pz->album.shown)
            status_page(pz, out);
    } else if (pz->album.shown) {
        text_addf(out, "%s", say_count((uint64_t)moves, "move").at);
        status_page(pz, out);
    } else {
        text_addf(out, "%s%s", say_count((uint64_t)moves, "move").at,
                  uncrossed_now(pz->all) == UNCROSSED_DONE ? ": no path is "
                                                             "longer"
                  : uncrossed_now(pz->all) == UNCROSSED_GAVE_UP
                      ? ", not proved to be the longest"
                      : ", the longest so far");
    }
}

/* Why the page asked for is not there. */
static void add_missing(const struct puzzle *pz, struct text *out)
{
    if (!album_is_missing(&pz->album))
        return;
    if (pz->album.pages)
        album_say_missing(&pz->album,
                          pz->fundamental ? "fundamental path" : "path", out);
    else if (uncrossed_count(pz->all))
        text_addf(out,
                  "The fundamental paths are found by looking at all; at most "
                  "%s can be looked at, and there are %s.",
                  say_number(CLASSES_MOST).at,
                  say_number(uncrossed_count(pz->all)).at);
    else if (uncrossed_now(pz->all) == UNCROSSED_DONE &&
             uncrossed_moves(pz->all))
        text_add(out, "There are too many such paths to tell them apart: only "
                      "one is shown.");
}

static void explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    uint64_t count = uncrossed_count(pz->all);

    if (album_is_missing(&pz->album) && pz->album.pages) {
        add_missing(pz, out);
        return;
    }
    if (view->pos->npath <= 1)
        text_add(out, "With every move the piece draws a line, and the line "
                      "must never cross or touch itself. ");
    known_say(pz->all, &pz->wanted, out);
    if (count == 1)
        text_add(out, "\nThis is the only one.");
    else if (count)
        text_addf(out, "\nThere are %s", say_count(count, "such path").at);
    if (count > 1 && is_sorted(pz) && pz->nfirst)
        text_addf(out, ", %s if images of each other count as one",
                  say_number(pz->nfirst).at);
    text_add(out, count > 1 ? ". " : album_is_missing(&pz->album) ? " " : "");
    add_missing(pz, out);
}

static void facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    struct text why;

    text_init(&why);
    add_missing(pz, &why);
    if (why.len)
        facts_words(out, "reason", NULL, why.at);
    text_free(&why);
    known_facts(pz->all, out);
    if (uncrossed_count(pz->all)) {
        facts_number(out, "paths", "Such paths", uncrossed_count(pz->all));
        facts_help(out, "How many paths are as long as that; the same path "
                        "from its other end is not another one.");
    }
    if (uncrossed_count(pz->all) && is_sortable(pz) && is_sorted(pz)) {
        facts_number(out, "classes", "Up to symmetry", pz->nfirst);
        facts_help(out, "How many remain if those that are turned or mirrored "
                        "images of each other count as one.");
    }
    if (!pz->album.growing && pz->album.pages)
        facts_number(out, "total", NULL, pz->album.pages);
    if (pz->album.shown)
        facts_number(out, "solution", NULL, pz->album.shown);
    trail_facts(view, out);
}

const struct activity uncrossed_browse = {
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
    .notation = trail_notation,
    .facts = facts,
};
