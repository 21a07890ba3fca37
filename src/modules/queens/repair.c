/*
 * Watching queens being repaired: all stand at once, in conflict, and one by
 * one moves to where there is less of it. A chart below the board shows how
 * many pairs were in conflict at each moment.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/say.h"
#include "base/text.h"
#include "modules/queens/run.h"
#include "puzzle/code.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/trace.h"
#include "solve/queens/repair.h"

/* The numbers kept in the trace. LEFT and TOOK: the squares of the last move;
 * TIED: of how many equal ones that it went to was one. */
enum { PAIRS, MOVES, THROWS, LEFT, TOOK, TIED };
enum { COUNTS_MAX = 20 }; /* beyond, numbers on squares would be specks */

struct puzzle {
    struct queens_repair repair;
    uint32_t piece;
    int *pairs; /* owned: in conflict, by moment */
    size_t n, cap;
};

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    int n = queens_number(params);

    queens_plan(params, out);
    out->idle |= 1u << QUEENS_DIAGONALS | 1u << QUEENS_ATTACKS;
    out->aside.y = 1.6f * (float)n / 8;
    if (params->at[QUEENS_CODE].number)
        code_plan(&queens_repair_listing, out);
    return n <= QUEENS_BOARD_MAX ||
           error_set(err, "size '%d': want 1 to %d to watch the search", n,
                     QUEENS_BOARD_MAX);
}

/* --- the run ------------------------------------------------------------- */

static void record(struct puzzle *pz, struct trace *tr, int flags, int note)
{
    trace_count(tr, PAIRS, (uint64_t)pz->repair.pairs);
    trace_count(tr, MOVES, pz->repair.moves);
    trace_count(tr, THROWS, (uint64_t)pz->repair.throws);
    pz->pairs = grow(pz->pairs, pz->n, &pz->cap, sizeof *pz->pairs);
    pz->pairs[pz->n++] = pz->repair.pairs;
    trace_moment(tr, flags, note, 0);
}

static int square_of(const struct puzzle *pz, int file, int rank)
{
    return rank * pz->repair.n + file;
}

static void put_all(struct puzzle *pz, struct trace *tr)
{
    int n = pz->repair.n;

    for (int file = 0; file < n; file++)
        for (int rank = 0; rank < n; rank++)
            trace_set(tr, LAYER_PIECE, square_of(pz, file, rank),
                      pz->repair.rank[file] == rank ? pz->piece : PIECE_NONE);
    record(pz, tr, pz->repair.pairs ? 0 : MOMENT_SOLUTION,
           QUEENS_REPAIR_THROWN);
}

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);

    pz->piece = queens_piece(params);
    queens_repair_init(&pz->repair, queens_number(params), queens_piece(params),
                       params->seed);
    put_all(pz, tr);
    return pz;
}

static void destroy(struct puzzle *pz)
{
    queens_repair_free(&pz->repair);
    free(pz->pairs);
    free(pz);
}

static void show_move(struct puzzle *pz, struct trace *tr,
                      const struct queens_repair_step *s)
{
    int from = square_of(pz, s->file, s->from);
    int to = square_of(pz, s->file, s->to);

    trace_set(tr, LAYER_PIECE, from, PIECE_NONE);
    trace_set(tr, LAYER_PIECE, to, pz->piece);
    trace_count(tr, LEFT, (uint64_t)from);
    trace_count(tr, TOOK, (uint64_t)to);
    trace_count(tr, TIED, (uint64_t)s->tied);
    record(pz, tr, pz->repair.pairs ? 0 : MOMENT_SOLUTION, s->event);
}

static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    struct queens_repair_step s;

    for (; *budget > 0; --*budget) {
        queens_repair_step(&pz->repair, &s);
        switch (s.event) {
        case QUEENS_REPAIR_MOVED:
        case QUEENS_REPAIR_STAYED: show_move(pz, tr, &s); break;
        case QUEENS_REPAIR_THROWN: put_all(pz, tr); break;
        case QUEENS_REPAIR_FOUND: return PROGRESS_FOUND;
        case QUEENS_REPAIR_GIVEN_UP: return PROGRESS_STUCK;
        }
    }
    return PROGRESS_MORE;
}

/* --- what is looked at --------------------------------------------------- */

static int number(const struct view *view, int which)
{
    return (int)position_count(view->pos, which);
}

static bool has_moved(const struct view *view)
{
    return view->now->note != QUEENS_REPAIR_THROWN;
}

/* How many pieces of other files stand in line with a square. */
static int conflicts_at(const struct view *view, int square)
{
    int n = view->pos->files, count = 0;
    bool diagonals = queens_piece(view->params) == PIECE_QUEEN;

    for (int sq = 0; sq < n * n; sq++) {
        int files = sq % n - square % n, ranks = sq / n - square / n;

        if (files && view->pos->cell[LAYER_PIECE][sq])
            count += ranks == 0 ||
                     (diagonals && (files == ranks || files == -ranks));
    }
    return count;
}

/* The numbers that decided, in the file of the piece that moved. */
static void draw_counts(const struct view *view, struct scene *sc)
{
    int n = view->pos->files, took = number(view, TOOK);

    for (int rank = 0; rank < n; rank++) {
        int sq = rank * n + took % n;
        struct vec c = scene_square(sc, sq);

        if (sq == took)
            continue;
        scene_disc(sc, c, 0.21f, INK_TARGET);
        scene_text(sc, c, 0.26f, 0.4f, FACE_BOLD, ANCHOR_CENTRE, INK_CASING,
                   say_number((uint64_t)conflicts_at(view, sq)).at);
    }
    scene_ring(sc, scene_square(sc, took), 0.46f, 0.045f, INK_TIE);
}

/* The most there were up to the moment looked at, or 1. */
static int most_pairs(const struct puzzle *pz, const struct view *view)
{
    int most = 1;

    for (size_t i = 0; i <= view->index; i++)
        most = pz->pairs[i] > most ? pz->pairs[i] : most;
    return most;
}

/* As many moments before this one as there are columns, or all. */
static void draw_chart(const struct puzzle *pz, const struct view *view,
                       struct scene *sc)
{
    enum { COLUMNS = 120, LEAST = 24 };
    float em = view->below.h * 0.18f;
    struct box room = { view->below.x + em, view->below.y + 1.8f * em,
                        view->below.w - 2 * em, view->below.h - 2.4f * em };
    size_t shown = view->index + 1 < COLUMNS ? view->index + 1 : COLUMNS;
    size_t first = view->index + 1 - shown;
    float wide = room.w / (float)(shown < LEAST ? LEAST : shown);
    float most = (float)most_pairs(pz, view);
    struct text words;

    text_init(&words);
    text_addf(&words, "Pairs in conflict, move by move: now %d",
              number(view, PAIRS));
    scene_text(sc, (struct vec){ room.x, view->below.y + 0.9f * em }, em,
               room.w, FACE_SANS, ANCHOR_LEFT, INK_TEXT, words.at);
    text_free(&words);
    for (size_t i = 0; i < shown; i++) {
        float share = (float)pz->pairs[first + i] / most;
        float high = share * room.h + 0.01f * view->below.h;

        scene_rect(sc,
                   (struct box){ room.x + wide * (float)i,
                                 room.y + room.h - high, wide * 0.8f, high },
                   0, i + 1 == shown ? INK_ACCENT : INK_FAINT);
    }
}

static int cue_at(const struct view *view)
{
    if (number(view, PAIRS) == 0)
        return QUEENS_REPAIR_CUE_FOUND;
    if (view->now->note == QUEENS_REPAIR_STAYED)
        return QUEENS_REPAIR_CUE_STAY;
    if (has_moved(view))
        return number(view, TIED) > 1 ? QUEENS_REPAIR_CUE_TIE
                                      : QUEENS_REPAIR_CUE_MOVE;
    return number(view, THROWS) > 1 ? QUEENS_REPAIR_CUE_AGAIN
                                    : QUEENS_REPAIR_CUE_THROW;
}

static void say_value(const struct puzzle *pz, const struct view *view,
                      int which, struct text *out)
{
    int n = pz->repair.n;

    switch ((enum queens_repair_value)which) {
    case QUEENS_REPAIR_VALUE_NONE: break;
    case QUEENS_REPAIR_VALUE_PAIRS:
        text_add(out, say_count((uint64_t)number(view, PAIRS), "pair").at);
        break;
    case QUEENS_REPAIR_VALUE_PIECE:
        if (has_moved(view))
            text_add(out, say_square(number(view, LEFT), n).at);
        break;
    case QUEENS_REPAIR_VALUE_TO:
        text_addf(out, "%d at %s", conflicts_at(view, number(view, TOOK)),
                  say_square(number(view, TOOK), n).at);
        break;
    }
}

static void draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    queens_draw_conflicts(view, sc);
    if (has_moved(view) && !view->swift && pz->repair.n <= COUNTS_MAX)
        draw_counts(view, sc);
    queens_draw_stairs(view, sc);
    draw_chart(pz, view, sc);
    if (view->params->at[QUEENS_CODE].number)
        code_draw(
            &(struct code){ &queens_repair_listing, cue_at(view), say_value },
            pz, view, sc);
}

static void status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    if (number(view, PAIRS) == 0)
        text_addf(out, "A solution after %s",
                  say_count((uint64_t)number(view, MOVES), "move").at);
    else if (view->tip && view->progress == PROGRESS_STUCK)
        text_addf(out, "Given up after %s",
                  say_count((uint64_t)number(view, THROWS), "throw").at);
    else
        text_addf(out, "%s of %s in conflict",
                  say_count((uint64_t)number(view, PAIRS), "pair").at,
                  queens_called(view->params, pz->repair.n));
}

static void explain_move(const struct puzzle *pz, const struct view *view,
                         struct text *out)
{
    const char *one = queens_called(view->params, 1);
    int n = pz->repair.n, tied = number(view, TIED);
    int from = number(view, LEFT), to = number(view, TOOK);

    text_addf(out,
              "The %s on %s was in conflict with %d. In its file each square "
              "tells how many others stand in line with it; ",
              one, say_square(from, n).at, conflicts_at(view, from));
    if (view->now->note == QUEENS_REPAIR_STAYED)
        text_add(out, "no other is as good, so it stays.");
    else
        text_addf(out, "the fewest are %d%s: it goes to %s.",
                  conflicts_at(view, to),
                  tied > 1 ? ", more than once, and chance decides" : "",
                  say_square(to, n).at);
}

static void explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    const char *one = queens_called(view->params, 1);

    if (has_moved(view))
        explain_move(pz, view, out);
    else if (number(view, THROWS) > 1)
        text_addf(out,
                  "So many moves have led nowhere: every %s is put somewhere "
                  "into its file again, by chance.",
                  one);
    else
        text_addf(out,
                  "Repair (S. Minton and others, 1990): every file gets a %s "
                  "by chance, and then one in conflict moves at a time, to "
                  "the square of its file with the fewest conflicts.",
                  one);
    if (number(view, PAIRS) == 0)
        text_addf(out, "\nNo %s attacks another.", one);
    else if (view->tip && view->progress == PROGRESS_STUCK)
        text_add(out, "\nThat does not mean there is no solution: "
                      "backtracking tries everything.");
}

static void facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    (void)pz;
    queens_fact_squares(view, out);
    facts_number(out, "conflicts", "Pairs in conflict",
                 (uint64_t)number(view, PAIRS));
    facts_help(out, "Pairs of pieces that attack each other now.");
    facts_number(out, "moves", "Moves", (uint64_t)number(view, MOVES));
    facts_help(out, "How often a piece was moved to another square.");
    facts_number(out, "throws", "Throws", (uint64_t)number(view, THROWS));
    facts_help(out, "How often all pieces were put down anew, by chance.");
}

const struct activity queens_repair_activity = {
    .chance = true,
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
