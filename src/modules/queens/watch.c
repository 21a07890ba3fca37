/* Watching the search for queens, square by square. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/say.h"
#include "base/text.h"
#include "chess/square.h"
#include "modules/queens/run.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/trace.h"
#include "solve/queens/search.h"

/* What a moment's note says, and the numbers kept in the trace. */
enum note { NOTE_EMPTY, NOTE_REFUSED, NOTE_PLACED, NOTE_RETREAT, NOTE_FOUND };
enum { NODES, TESTS, FOUND };

struct puzzle {
    struct queens_search search;
    uint32_t piece;
    int tried; /* square with a wash, or -1 */
};

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    int n = queens_number(params);

    queens_plan(params, out);
    return n <= QUEENS_BOARD_MAX ||
           error_set(err, "size '%d': want 1 to %d to watch the search", n,
                     QUEENS_BOARD_MAX);
}

/* --- the run ------------------------------------------------------------- */

static void record(const struct puzzle *pz, struct trace *tr, int flags,
                   enum note note)
{
    trace_count(tr, NODES, pz->search.nodes);
    trace_count(tr, TESTS, pz->search.tests);
    trace_count(tr, FOUND, pz->search.found);
    trace_moment(tr, flags, note, 0);
}

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);

    pz->piece = queens_piece(params);
    pz->tried = -1;
    queens_search_init(&pz->search, queens_number(params),
                       queens_piece(params));
    record(pz, tr, 0, NOTE_EMPTY);
    return pz;
}

static void destroy(struct puzzle *pz)
{
    queens_search_free(&pz->search);
    free(pz);
}

static void show(struct puzzle *pz, struct trace *tr,
                 const struct queens_step *s)
{
    int square = s->rank * pz->search.n + s->file;

    if (pz->tried >= 0)
        trace_set(tr, LAYER_MARK, pz->tried, 0);
    pz->tried = -1;
    switch (s->event) {
    case QUEENS_REFUSED:
        trace_set(tr, LAYER_MARK, square, 1 + INK_CONFLICT);
        pz->tried = square;
        record(pz, tr, MOMENT_DEAD_END, NOTE_REFUSED);
        break;
    case QUEENS_PLACED:
        trace_set(tr, LAYER_PIECE, square, pz->piece);
        record(pz, tr, 0, NOTE_PLACED);
        break;
    case QUEENS_RETREAT:
        trace_set(tr, LAYER_PIECE, square, PIECE_NONE);
        record(pz, tr, MOMENT_RETREAT, NOTE_RETREAT);
        break;
    case QUEENS_FOUND: record(pz, tr, MOMENT_SOLUTION, NOTE_FOUND); break;
    case QUEENS_NONE: break;
    }
}

static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    struct queens_step s;

    for (; *budget > 0; --*budget) {
        queens_search_step(&pz->search, &s);
        if (s.event == QUEENS_NONE)
            return pz->search.found ? PROGRESS_FOUND : PROGRESS_DONE;
        show(pz, tr, &s);
    }
    return PROGRESS_MORE;
}

/* --- what is looked at --------------------------------------------------- */

/* The square with the wash of a refusal. */
static int tried(const struct view *view)
{
    int sq = 0;

    while (!view->pos->cell[LAYER_MARK][sq])
        sq++;
    return sq;
}

static void draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    (void)pz;
    queens_draw_attacks(view, sc);
    if (view->now->note == NOTE_REFUSED) {
        queens_draw_cross(sc, tried(view));
        queens_draw_attackers(view, tried(view), sc);
    }
    queens_draw_stairs(view, sc);
    queens_draw_diagonals(view, sc);
}

static void status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    const char *pieces = queens_called(view->params, 2);
    int n = pz->search.n;

    switch ((enum note)view->now->note) {
    case NOTE_REFUSED:
        text_addf(out, "%s is attacked", say_square(tried(view), n).at);
        break;
    case NOTE_PLACED:
        text_addf(out, "%d of %d %s placed", queens_count(view), n, pieces);
        break;
    case NOTE_RETREAT:
        text_addf(out, "Back to %d %s", queens_count(view), pieces);
        break;
    case NOTE_FOUND:
        text_addf(out, "Solution %s",
                  say_number(position_count(view->pos, FOUND)).at);
        break;
    case NOTE_EMPTY: text_add(out, "An empty board"); break;
    }
}

/* The earlier queen, nearest to file a, that attacks the square. */
static int attacker(const struct view *view, int sq, bool *on_rank)
{
    int n = view->pos->files;

    for (int file = 0; file < n; file++)
        for (int rank = 0; rank < n; rank++) {
            int files = sq % n - file, ranks = sq / n - rank;

            if (!view->pos->cell[LAYER_PIECE][rank * n + file])
                continue;
            *on_rank = ranks == 0;
            if (*on_rank || (queens_piece(view->params) == PIECE_QUEEN &&
                             (ranks == files || ranks == -files)))
                return rank * n + file;
        }
    return -1;
}

static void explain_refusal(const struct view *view, struct text *out)
{
    const char *piece = queens_called(view->params, 1);
    bool on_rank = false;
    int sq = tried(view), by = attacker(view, sq, &on_rank);

    text_addf(out,
              "A %s on %s would stand on the same %s as the %s on %s. "
              "The next square down in this file is tried.",
              piece, say_square(sq, view->pos->files).at,
              on_rank ? "rank" : "diagonal", piece,
              say_square(by, view->pos->files).at);
}

static void explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    const char *piece = queens_called(view->params, 1);

    (void)pz;
    switch ((enum note)view->now->note) {
    case NOTE_REFUSED: explain_refusal(view, out); break;
    case NOTE_PLACED:
        text_addf(out,
                  "No earlier %s attacks this square, so one is placed "
                  "here and the next file is begun from the top.",
                  piece);
        break;
    case NOTE_RETREAT:
        text_addf(out,
                  "No square of the next file was free: the last %s is "
                  "taken off again, and its file is searched further down.",
                  piece);
        break;
    case NOTE_FOUND:
        text_addf(out,
                  "Every file has its %s, and none attacks another. The "
                  "search goes on from here for more.",
                  piece);
        break;
    case NOTE_EMPTY:
        text_addf(out,
                  "File by file from a, in each from the top rank down: "
                  "a square that no earlier %s attacks is taken, and when "
                  "there is none the last %s is moved on.",
                  piece, piece);
        break;
    }
    if (view->tip && view->progress == PROGRESS_FOUND)
        text_add(out, "\nEvery possibility has been tried: these are all "
                      "solutions.");
    if (view->tip && view->progress == PROGRESS_DONE)
        text_add(out, "\nEvery possibility has been tried: there is no "
                      "solution.");
}

static void facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    (void)pz;
    queens_fact_squares(view, out);
    facts_number(out, "found", "Solutions so far",
                 position_count(view->pos, FOUND));
    facts_number(out, "nodes", "Nodes", position_count(view->pos, NODES));
    facts_number(out, "tests", "Squares tested",
                 position_count(view->pos, TESTS));
}

const struct activity queens_watch = {
    .plan = plan,
    .heading = queens_heading,
    .create = create,
    .destroy = destroy,
    .step = step,
    .draw = draw,
    .status = status,
    .explain = explain,
    .notation = queens_notation,
    .facts = facts,
};
