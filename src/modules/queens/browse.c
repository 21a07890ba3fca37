/*
 * Browsing the solutions, as the pages of an album: the first is there at once,
 * and the others are found behind it, in the order of the search. So a number
 * is final; where there are too many to find them all, the search rests until
 * somebody asks for a number beyond what is there.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "modules/queens/browse.h"
#include "modules/queens/run.h"
#include "puzzle/album.h"
#include "puzzle/hand/clicks.h"
#include "puzzle/control.h"
#include "puzzle/page.h"
#include "puzzle/trace.h"
#include "solve/queens/album.h"
#include "solve/queens/classes.h"

enum {
    SHARE = 1 << 22, /* queens placed before it rests ... */
    ALL_QUEENS = 15,
    ALL_OTHERS = 10, /* ... from here on */
    GLANCE = 50000   /* queens placed to see if there is any solution */
};

/* Not if it is soon seen that there is none. Of flat queens only two and three
 * have none. */
static bool has_pages(const struct params *params)
{
    int n = queens_number(params);
    struct queens_rule rule;
    struct queens_wish wish;
    struct queens_walk walk;
    long glance = GLANCE;

    if (queens_are_plain(params) || !queens_is_small(params))
        return !(queens_piece(params) == PIECE_QUEEN && (n == 2 || n == 3));
    if (queens_have_none(params, NULL))
        return false;
    queens_rule_of(params, &rule);
    queens_wish_by(&wish, &rule);
    queens_walk_init(&walk, &wish);
    return queens_walk_next(&walk, &glance) != QUEENS_WALK_DONE;
}

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    int n = queens_number(params), page = params->at[QUEENS_SOLUTION].number;
    size_t most = queens_album_most(n, QUEENS_ALBUM_BYTES);

    queens_plan(params, out);
    out->manner = MANNER_SHOWN;
    out->album = has_pages(params);
    out->hint = "Click a square to see only solutions with a piece there; "
                "click again for those without.";
    if ((size_t)page <= most)
        return true;
    if (queens_last(params) && (size_t)queens_last(params) < most)
        return error_set(err, "solution '%d': want 1 to %d", page,
                         queens_last(params));
    return error_set(err,
                     "solution '%d': want 1 to %zu, as many as are kept for "
                     "n = %d",
                     page, most, n);
}

static void heading(const struct params *params, struct text *out)
{
    queens_heading(params, out);
    if (has_pages(params))
        text_addf(out, ", %ssolution %d",
                  params->at[QUEENS_FUNDAMENTAL].number ? "fundamental " : "",
                  params->at[QUEENS_SOLUTION].number);
}

/* --- the run ------------------------------------------------------------- */

static void know_pages(struct puzzle *pz)
{
    queens_classes_update(&pz->classes, &pz->all);
    pz->album.growing = pz->all.state == QUEENS_ALBUM_MORE;
    pz->album.pages = pz->fundamental ? pz->classes.count : pz->all.count;
}

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);
    struct queens_wish wish;

    pz->n = queens_number(params);
    pz->piece = queens_piece(params);
    pz->surface = queens_surface(params);
    pz->plain = queens_are_plain(params);
    pz->whole = queens_ride(params, 0, 1) && queens_ride(params, 1, 1)
                    ? ALL_QUEENS
                    : ALL_OTHERS;
    pz->filtered = queens_filtered(params);
    pz->fundamental = params->at[QUEENS_FUNDAMENTAL].number;
    album_init(&pz->album, pz->n, pz->n, QUEENS_SOLUTION, params);
    queens_wish_of(params, &wish);
    queens_album_init(&pz->all, &wish, QUEENS_ALBUM_BYTES);
    if (queens_have_none(params, NULL))
        pz->all.state = QUEENS_ALBUM_DONE;
    know_pages(pz);
    trace_moment(tr, 0, 0, 0);
    return pz;
}

static void destroy(struct puzzle *pz)
{
    queens_classes_free(&pz->classes);
    queens_album_free(&pz->all);
    free(pz);
}

/* The number among the solutions browsed of that on a page. */
static size_t number_on(const struct puzzle *pz, uint64_t page)
{
    return pz->fundamental ? pz->classes.first[page - 1] : (size_t)page;
}

static void show(struct puzzle *pz, struct trace *tr)
{
    size_t number = number_on(pz, pz->album.asked);
    const uint8_t *ranks = queens_album_at(&pz->all, number);
    int n = pz->n;

    for (int sq = 0; sq < n * n; sq++)
        trace_set(tr, LAYER_PIECE, sq,
                  ranks[sq % n] == sq / n ? (uint32_t)pz->piece : PIECE_NONE);
    trace_count(tr, NUMBER, number);
    trace_count(tr, OF_CLASSES, pz->fundamental);
    trace_count(tr, AMONG_ALL,
                pz->filtered ? queens_number_of(ranks, &pz->all.wish.rule,
                                                QUEENS_COUNT_WORK)
                             : 0);
    album_record(&pz->album, tr);
}

/* It rests where its work is a whole number of shares: so the album does not
 * depend on the slices in which it was made. */
bool browse_rests(const struct puzzle *pz)
{
    return pz->n > pz->whole && pz->work > 0 && pz->work % SHARE == 0 &&
           pz->album.asked <= pz->album.pages;
}

static void find_on(struct puzzle *pz, long *budget)
{
    long share = SHARE - (long)(pz->work % SHARE), work;

    work = share = share < *budget ? share : *budget;
    queens_album_step(&pz->all, &share);
    know_pages(pz);
    work -= share;
    pz->work += (uint64_t)work;
    *budget -= work;
}

static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    const struct album *album = &pz->album;

    while (*budget > 0 && album->growing && !browse_rests(pz))
        find_on(pz, budget);
    if (album_is_due(album)) {
        /* It was asked for long ago: whoever did looks at the page before. */
        if (album->shown)
            trace_clear(tr);
        show(pz, tr);
    }
    if (album->asked <= album->pages)
        return album->growing && !browse_rests(pz) ? PROGRESS_COUNTING
                                                   : PROGRESS_FOUND;
    if (album->growing)
        return PROGRESS_MORE;
    return pz->all.state == QUEENS_ALBUM_FULL ? PROGRESS_STUCK : PROGRESS_DONE;
}

/* --- input --------------------------------------------------------------- */

/* A click goes round: no wish, one here, none here. */
static enum reaction wish(struct params *params, int square)
{
    int n = queens_number(params);
    bool given = clicks_has(params->at[QUEENS_GIVEN].text, n, square);
    bool barred = clicks_has(params->at[QUEENS_BARRED].text, n, square);

    clicks_put(params, QUEENS_GIVEN, n, square, !given && !barred);
    clicks_put(params, QUEENS_BARRED, n, square, given);
    params->at[QUEENS_SOLUTION].number = 1;
    return REACTION_RESTART;
}

size_t browse_class_of(const struct puzzle *pz, size_t number)
{
    struct queens_orbit orbit;

    queens_orbit_find(&orbit, &pz->all, number);
    return queens_class_of(&pz->classes, &orbit);
}

/* From all solutions to their classes, or back: the one that is shown, or the
 * class it belongs to, stays where it is. */
static enum reaction switch_classes(struct puzzle *pz, struct params *params)
{
    size_t page = (size_t)pz->album.shown;

    pz->fundamental = params->at[QUEENS_FUNDAMENTAL].number;
    know_pages(pz);
    if (!page)
        return REACTION_REDRAW;
    if (pz->fundamental) {
        pz->left = page;
        page = browse_class_of(pz, page);
    } else if (pz->left && browse_class_of(pz, pz->left) == page) {
        page = pz->left;
    } else {
        page = pz->classes.first[page - 1];
    }
    pz->album.shown = 0; /* the same number is another page now */
    return album_turn(&pz->album, params, page);
}

/* To the next of the numbers that turn into the one shown, and round. */
static enum reaction next_image(struct puzzle *pz, struct params *params,
                                struct error *err)
{
    struct queens_orbit orbit;
    size_t numbers[SYMMETRIES];
    int n, i = 0;

    if (!pz->album.shown)
        return REACTION_NONE;
    if (pz->fundamental) {
        error_set(err, "of images that turn into each other only the first is "
                       "browsed: switch off 'Only fundamental ones' to see "
                       "the others");
        return REACTION_REFUSED;
    }
    queens_orbit_find(&orbit, &pz->all, (size_t)pz->album.shown);
    n = queens_orbit_numbers(&orbit, numbers);
    while (numbers[i] != pz->album.shown)
        i++;
    if (n > 1)
        return album_turn(&pz->album, params, numbers[(i + 1) % n]);
    error_set(err, "%s",
              orbit.size == 1 ? "turned and mirrored it stays as it is"
              : pz->album.growing
                  ? "its images come later, and have not been found yet"
                  : "none of its images is among these solutions");
    return REACTION_REFUSED;
}

static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    enum reaction reaction;

    if (in->kind == INPUT_ACTION)
        reaction = next_image(pz, params, err);
    else if (in->kind == INPUT_CHANGED && in->control == QUEENS_FUNDAMENTAL)
        reaction = switch_classes(pz, params);
    else if (in->kind == INPUT_PRESS && in->square >= 0)
        return wish(params, in->square);
    else
        reaction = album_input(&pz->album, in, params);
    if (reaction == REACTION_EDITED && album_is_due(&pz->album))
        show(pz, tr);
    return reaction;
}

static void show_page(const struct puzzle *pz, int number, struct page *out)
{
    const uint8_t *ranks = queens_album_at(&pz->all,
                                           number_on(pz, (uint64_t)number));

    out->board.surface = pz->surface;
    for (int file = 0; file < pz->n; file++)
        out->piece[ranks[file] * pz->n + file] = (uint8_t)pz->piece;
}

static bool pages(const struct puzzle *pz, const struct params *params,
                  struct pages *out)
{
    (void)params;
    return album_pages(&pz->album, show_page, out);
}

/* --- the picture --------------------------------------------------------- */

static void draw_wishes(const struct puzzle *pz, const struct view *view,
                        struct scene *sc)
{
    const char *given = view->params->at[QUEENS_GIVEN].text;
    const char *barred = view->params->at[QUEENS_BARRED].text;
    int sq;

    while ((sq = clicks_next(&given, pz->n)) >= 0)
        scene_ring(sc, scene_square(sc, sq), 0.45f, 0.06f, INK_SELECTED);
    while ((sq = clicks_next(&barred, pz->n)) >= 0)
        queens_draw_cross(sc, sq);
}

static void draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    draw_wishes(pz, view, sc);
    queens_draw_stairs(view, sc);
    queens_draw_diagonals(view, sc);
}

const struct activity queens_browse = {
    .plan = plan,
    .heading = heading,
    .create = create,
    .destroy = destroy,
    .step = step,
    .input = input,
    .pages = pages,
    .draw = draw,
    .status = browse_status,
    .explain = browse_explain,
    .notation = queens_notation,
    .facts = browse_facts,
};
