/*
 * What a run of the queens does, step by step: filling the album and showing
 * a page of it, or searching square by square.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "modules/queens/run.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"
#include "solve/queens/construct.h"

enum { ALBUM_BYTES = 256 << 20 };

/* --- the album ----------------------------------------------------------- */

uint64_t queens_pages(const struct puzzle *pz)
{
    if (pz->built)
        return 1;
    return pz->fundamental ? pz->classes.count : pz->album.count;
}

size_t queens_number(const struct puzzle *pz, uint64_t page)
{
    return pz->fundamental ? pz->classes.first[page - 1] : (size_t)page;
}

static int rank_on_page(const struct puzzle *pz, uint64_t page, int file)
{
    if (pz->built)
        return pz->built[file];
    return queens_album_at(&pz->album, queens_number(pz, page))[file];
}

void queens_show(struct puzzle *pz, struct trace *tr, uint64_t page)
{
    int n = pz->n;

    pz->shown = page;
    for (int file = 0; n <= QUEENS_BOARD_MAX && file < n; file++) {
        int rank = rank_on_page(pz, page, file);

        for (int r = 0; r < n; r++)
            trace_set(tr, LAYER_PIECE, r * n + file,
                      r == rank ? (uint32_t)pz->piece : PIECE_NONE);
    }
    trace_moment(tr, MOMENT_SOLUTION, NOTE_PAGE, page);
}

static void build_one(struct puzzle *pz)
{
    struct error err;

    pz->built = xmalloc((size_t)pz->n * sizeof *pz->built);
    if (pz->piece == PIECE_ROOK) {
        for (int file = 0; file < pz->n; file++)
            pz->built[file] = file;
    } else if (!queens_construct(pz->n, pz->built, &err)) {
        text_addf(&pz->reason, "%s.", err.message);
        free(pz->built);
        pz->built = NULL;
    }
}

/* All have been found: open at the page asked for. */
static enum progress open_album(struct puzzle *pz, struct trace *tr)
{
    if (pz->has_album && !pz->has_classes) {
        queens_classes_init(&pz->classes, &pz->album);
        pz->has_classes = true;
    }
    if (queens_pages(pz) == 0 && !pz->reason.len)
        text_addf(&pz->reason,
                  "All possibilities have been tried: there is "
                  "no solution%s.",
                  pz->n > 3 ? " with these wishes" : "");
    else if (pz->page > queens_pages(pz) && !pz->reason.len)
        text_addf(&pz->reason, "There is no solution %d: there are only %d.",
                  (int)pz->page, (int)queens_pages(pz));
    if (pz->reason.len)
        return PROGRESS_DONE;
    queens_show(pz, tr, pz->page);
    return PROGRESS_FOUND;
}

static enum progress step_album(struct puzzle *pz, struct trace *tr,
                                long *budget)
{
    enum queens_album_state state;

    if (pz->reason.len)
        return PROGRESS_DONE;
    if (pz->shown)
        return PROGRESS_FOUND;
    if (pz->built || !pz->has_album)
        return open_album(pz, tr);
    state = queens_album_step(&pz->album, *budget);
    *budget = 0;
    if (state == QUEENS_ALBUM_MORE)
        return PROGRESS_MORE;
    if (state == QUEENS_ALBUM_FULL) {
        queens_album_free(&pz->album);
        pz->has_album = false;
        build_one(pz);
    }
    return open_album(pz, tr);
}

static void begin_album(struct puzzle *pz, const struct params *params)
{
    struct queens_wish wish;
    struct error err;

    pz->page = (uint64_t)params->at[QUEENS_SOLUTION].number;
    pz->has_album = queens_wish_of(params, &wish) &&
                    queens_album_init(&pz->album, &wish, ALBUM_BYTES, &err);
    if (pz->has_album)
        return;
    pz->fundamental = false;
    if (*params->at[QUEENS_GIVEN].text || *params->at[QUEENS_BARRED].text)
        text_addf(&pz->reason, "%s.", err.message);
    else
        build_one(pz);
}

enum reaction queens_changed(struct puzzle *pz, struct trace *tr, int control,
                             struct params *params)
{
    int *wanted = &params->at[QUEENS_SOLUTION].number;

    if (control != QUEENS_SOLUTION || !pz->shown)
        return REACTION_REDRAW;
    if ((uint64_t)*wanted > queens_pages(pz))
        *wanted = (int)queens_pages(pz);
    if ((uint64_t)*wanted == pz->shown)
        return REACTION_REDRAW;
    queens_show(pz, tr, (uint64_t)*wanted);
    return REACTION_EDITED;
}

/* --- the search ---------------------------------------------------------- */

static uint64_t search_tally(const struct puzzle *pz)
{
    return pz->search.nodes << 32 | pz->search.tests;
}

static void record(struct puzzle *pz, struct trace *tr,
                   const struct queens_step *s)
{
    int square = s->rank * pz->n + s->file;

    if (pz->tried >= 0)
        trace_set(tr, LAYER_MARK, pz->tried, 0);
    pz->tried = -1;
    switch (s->event) {
    case QUEENS_REFUSED:
        trace_set(tr, LAYER_MARK, square, 1 + INK_CONFLICT);
        pz->tried = square;
        trace_moment(tr, MOMENT_DEAD_END, NOTE_REFUSED, search_tally(pz));
        break;
    case QUEENS_PLACED:
        trace_set(tr, LAYER_PIECE, square, (uint32_t)pz->piece);
        trace_moment(tr, 0, NOTE_PLACED, search_tally(pz));
        break;
    case QUEENS_RETREAT:
        trace_set(tr, LAYER_PIECE, square, PIECE_NONE);
        trace_moment(tr, MOMENT_RETREAT, NOTE_RETREAT, search_tally(pz));
        break;
    case QUEENS_FOUND:
        trace_moment(tr, MOMENT_SOLUTION, NOTE_FOUND, search_tally(pz));
        break;
    case QUEENS_NONE: break;
    }
}

static enum progress step_search(struct puzzle *pz, struct trace *tr,
                                 long *budget)
{
    struct queens_step s;

    for (; *budget > 0; --*budget) {
        queens_search_step(&pz->search, &s);
        if (s.event == QUEENS_NONE)
            return pz->search.found ? PROGRESS_FOUND : PROGRESS_DONE;
        record(pz, tr, &s);
    }
    return PROGRESS_MORE;
}

/* --- the run ------------------------------------------------------------- */

struct puzzle *queens_create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);

    pz->n = params->at[QUEENS_SIZE].number;
    pz->piece = params->at[QUEENS_PIECE].number ? PIECE_ROOK : PIECE_QUEEN;
    pz->mode = (enum queens_mode)params->at[QUEENS_MODE].number;
    pz->fundamental = params->at[QUEENS_FUNDAMENTAL].number;
    pz->tried = -1;
    text_init(&pz->reason);
    if (pz->mode == MODE_ALBUM)
        begin_album(pz, params);
    if (pz->mode == MODE_SEARCH)
        queens_search_init(&pz->search, pz->n, pz->piece);
    trace_moment(tr, 0, NOTE_EMPTY,
                 pz->mode == MODE_SEARCH ? search_tally(pz) : 0);
    return pz;
}

void queens_destroy(struct puzzle *pz)
{
    if (pz->has_classes)
        queens_classes_free(&pz->classes);
    if (pz->has_album)
        queens_album_free(&pz->album);
    if (pz->mode == MODE_SEARCH)
        queens_search_free(&pz->search);
    free(pz->built);
    text_free(&pz->reason);
    free(pz);
}

enum progress queens_step(struct puzzle *pz, struct trace *tr, long *budget)
{
    switch (pz->mode) {
    case MODE_ALBUM: return step_album(pz, tr, budget);
    case MODE_SEARCH: return step_search(pz, tr, budget);
    case MODE_HAND: break;
    }
    return PROGRESS_WAITING;
}
