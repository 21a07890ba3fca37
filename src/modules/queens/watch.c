/* Watching the search for queens, square by square. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/branches.h"
#include "base/error.h"
#include "base/say.h"
#include "base/text.h"
#include "chess/square.h"
#include "modules/queens/run.h"
#include "puzzle/code.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/riddle.h"
#include "puzzle/trace.h"
#include "solve/queens/search.h"

/* What a moment's note says, and the numbers kept in the trace. */
enum note { NOTE_EMPTY, NOTE_REFUSED, NOTE_PLACED, NOTE_RETREAT, NOTE_FOUND };
static const float GHOST = 0.35f;
enum { NODES, TESTS, FOUND, LEFT }; /* LEFT: the square a queen was taken off */

struct puzzle {
    struct queens_search search;
    uint32_t piece;
    int tried;  /* square with a wash, or -1 */
    bool fresh; /* no square of the file being filled has been taken yet */
    struct branches grown; /* the whole search, if it is small */
};

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    int n = queens_number(params);

    queens_plan(params, out);
    if (params->at[QUEENS_CODE].number)
        code_plan(&queens_listing, out);
    if (params->at[QUEENS_TREE].number)
        tree_plan(out);
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
    struct queens_rule rule;

    queens_rule_of(params, &rule);
    pz->piece = queens_piece(params);
    pz->tried = -1;
    pz->fresh = true;
    queens_search_by(&pz->search, &rule);
    queens_grow(&pz->grown, &rule);
    record(pz, tr, 0, NOTE_EMPTY);
    return pz;
}

static void destroy(struct puzzle *pz)
{
    branches_free(&pz->grown);
    queens_search_free(&pz->search);
    free(pz);
}

static void show(struct puzzle *pz, struct trace *tr,
                 const struct queens_step *s)
{
    int square = s->rank * pz->search.n + s->file;

    if (pz->tried >= 0)
        trace_set(tr, LAYER_WASH, pz->tried, 0);
    pz->tried = -1;
    switch (s->event) {
    case QUEENS_REFUSED:
        trace_set(tr, LAYER_WASH, square, 1 + INK_CONFLICT);
        pz->tried = square;
        /* A file without any free square is a dead end. */
        record(pz, tr, s->rank == 0 && pz->fresh ? MOMENT_DEAD_END : 0,
               NOTE_REFUSED);
        break;
    case QUEENS_PLACED:
        trace_set(tr, LAYER_PIECE, square, pz->piece);
        pz->fresh = true;
        record(pz, tr, 0, NOTE_PLACED);
        break;
    case QUEENS_RETREAT:
        trace_set(tr, LAYER_PIECE, square, PIECE_NONE);
        pz->fresh = false;
        trace_count(tr, LEFT, (uint64_t)square);
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

    while (!view->pos->cell[LAYER_WASH][sq])
        sq++;
    return sq;
}

/* The line of the listing that the moment lights. */
static int cue_at(const struct view *view)
{
    static const enum queens_cue cues[] = {
        [NOTE_EMPTY] = QUEENS_CUE_BEGIN,   [NOTE_REFUSED] = QUEENS_CUE_REFUSED,
        [NOTE_PLACED] = QUEENS_CUE_PLACED, [NOTE_RETREAT] = QUEENS_CUE_RETREAT,
        [NOTE_FOUND] = QUEENS_CUE_FOUND,
    };

    return (int)cues[view->now->note];
}

/* The square looked at: with a wash if it was refused, else that of the piece
 * just placed, which stands in the last file that has one. */
static int looked_at(const struct view *view)
{
    int n = view->pos->files, *at = xmalloc((size_t)n * sizeof *at);
    int standing = queens_standing(view->pos, at, n), sq = -1;

    if (view->now->note == NOTE_REFUSED)
        sq = tried(view);
    else if (view->now->note == NOTE_PLACED)
        sq = at[standing - 1];
    free(at);
    return sq;
}

/* What is told beside a line of the listing. */
static void say_value(const struct puzzle *pz, const struct view *view,
                      int which, struct text *out)
{
    int n = pz->search.n, sq = looked_at(view), by[QUEENS_ATTACKERS];

    switch ((enum queens_value)which) {
    case QUEENS_VALUE_NONE: break;
    case QUEENS_VALUE_COUNT:
        text_addf(out, "%d of %d", queens_count(view), n);
        break;
    case QUEENS_VALUE_TRIED:
        text_add(out, sq < 0 ? "" : say_square(sq, n).at);
        break;
    case QUEENS_VALUE_ATTACKER:
        if (view->now->note == NOTE_REFUSED &&
            queens_attackers(view, sq, by) > 0)
            text_add(out, say_square(by[0], n).at);
        break;
    case QUEENS_VALUE_FOUND:
        text_addf(out, "%s", say_number(position_count(view->pos, FOUND)).at);
        break;
    }
}

/* How far down the file that is being filled was tried: the lowest rank. */
static int tried_rank(const struct view *view)
{
    int n = view->pos->files;

    if (view->now->note == NOTE_REFUSED)
        return tried(view) / n;
    return view->now->note == NOTE_RETREAT
               ? (int)position_count(view->pos, LEFT) / n
               : n;
}

static void level_at(const struct puzzle *pz, const struct view *view,
                     int level, struct tree_level *out)
{
    (void)pz;
    queens_level(view, level, tried_rank(view), out);
}

static void draw_tree(const struct puzzle *pz, const struct view *view,
                      struct scene *sc)
{
    int n = view->pos->files, standing = queens_count(view);
    struct tree tree = {
        .root = -1,
        .levels = standing < n ? standing + 1 : n,
        .level = level_at,
        .end = standing == n ? "a solution" : NULL,
        .good = "solution",
        .barred = "attacked",
        .whole = pz->grown.over ? NULL : &pz->grown,
        .entered = position_count(view->pos, NODES),
    };

    if (view->params->at[QUEENS_TREE].number)
        tree_draw(&tree, pz, view, sc);
}

/* The square whose file is being gone down: all above it have been tried, and
 * so has it, if a queen was taken off there. */
static int given_up_down_to(const struct view *view, bool *as_well)
{
    *as_well = view->now->note == NOTE_RETREAT;
    if (*as_well)
        return (int)position_count(view->pos, LEFT);
    return looked_at(view);
}

/* What was tried in this file since the file before was settled, struck out;
 * and a queen that was just taken off, as a ghost. */
static void draw_given_up(const struct view *view, struct scene *sc)
{
    bool as_well;
    int n = view->pos->files, sq = given_up_down_to(view, &as_well);

    if (sq < 0)
        return;
    if (as_well)
        scene_piece(sc, scene_square(sc, sq), (int)queens_piece(view->params),
                    GHOST);
    for (int at = as_well ? sq : sq + n; at < n * n; at += n)
        queens_draw_given_up(sc, at);
}

static void draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    queens_draw_attacks(view, sc);
    draw_given_up(view, sc);
    if (view->now->note == NOTE_REFUSED) {
        queens_draw_cross(sc, tried(view));
        queens_draw_attackers(view, tried(view), sc);
    }
    queens_draw_stairs(view, sc);
    queens_draw_diagonals(view, sc);
    draw_tree(pz, view, sc);
    if (view->params->at[QUEENS_CODE].number)
        code_draw(&(struct code){ &queens_listing, cue_at(view), say_value },
                  pz, view, sc);
}

static void status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    int n = pz->search.n;

    switch ((enum note)view->now->note) {
    case NOTE_REFUSED:
        text_addf(out, "%s is attacked", say_square(tried(view), n).at);
        break;
    case NOTE_PLACED:
        text_addf(out, "%d of %d %s placed", queens_count(view), n,
                  queens_called(view->params, n).at);
        break;
    case NOTE_RETREAT:
        text_addf(out, "Back to %d %s", queens_count(view),
                  queens_called(view->params, queens_count(view)).at);
        break;
    case NOTE_FOUND:
        text_addf(out, "Solution %s",
                  say_number(position_count(view->pos, FOUND)).at);
        break;
    case NOTE_EMPTY: text_add(out, "An empty board"); break;
    }
}

/* What follows a refusal on this square. */
static const char *next_of(const struct view *view, int sq)
{
    int n = view->pos->files;

    if (sq / n > 0)
        return "The next square down in this file is tried.";
    return view->now->flags & MOMENT_DEAD_END
               ? "No square of this file is free: a dead end. The search goes "
                 "back to the file before."
               : "It was the last square of this file: the search goes back to "
                 "the file before.";
}

/* Along which lines the square is attacked. */
static void explain_lines(const struct view *view, int sq, const int *by,
                          int count, struct text *out)
{
    struct phrase piece = queens_called(view->params, 1);
    int n = view->pos->files;

    text_addf(out, " would stand on the same ");
    for (int i = 0; i < count; i++)
        text_addf(out, "%s%s as the %s on %s",
                  say_between(i, count, " and the same "),
                  by[i] / n == sq / n ? "rank" : "diagonal", piece.at,
                  say_square(by[i], n).at);
}

/* All that attack it are named, as all are drawn. */
static void explain_refusal(const struct view *view, struct text *out)
{
    int n = view->pos->files, sq = tried(view), by[QUEENS_ATTACKERS];
    int count = queens_attackers(view, sq, by);

    text_addf(out, "A%s on %s", queens_a(view->params).at + 1,
              say_square(sq, n).at);
    if (queens_are_plain(view->params))
        explain_lines(view, sq, by, count, out);
    else
        text_addf(out, " would be attacked by %s on ",
                  count == 1 ? "the one" : "those");
    for (int i = 0; !queens_are_plain(view->params) && i < count; i++)
        text_addf(out, "%s%s", say_between(i, count, " and "),
                  say_square(by[i], n).at);
    text_addf(out, ". %s", next_of(view, sq));
}

/* Why a queen was taken off, and what comes then. */
static void explain_retreat(const struct puzzle *pz, const struct view *view,
                            struct text *out)
{
    int n = pz->search.n, left = (int)position_count(view->pos, LEFT);

    if (left % n == n - 1)
        text_add(out, "To look for more");
    else
        text_addf(out, "There is nothing more to try in file %s",
                  file_name(left % n + 1).at);
    text_addf(out, "%s the %s on %s is taken off again",
              left % n == n - 1 ? "," : ":", queens_called(view->params, 1).at,
              say_square(left, n).at);
    if (left / n > 0)
        text_add(out, ", and the next square down is tried.");
    else if (left % n > 0)
        text_add(out, "; it was the last square of its file, so that before "
                      "it follows.");
    else
        text_add(out, ".");
}

/* Free, and so taken. */
static void explain_placed(const struct puzzle *pz, const struct view *view,
                           struct text *out)
{
    text_addf(out, "No earlier %s attacks this square, so one is placed here",
              queens_called(view->params, 1).at);
    text_add(out, queens_count(view) < pz->search.n
                      ? " and the next file is begun from the top."
                      : ": now every file has one.");
}

static void explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    struct phrase piece = queens_called(view->params, 1);

    switch ((enum note)view->now->note) {
    case NOTE_REFUSED: explain_refusal(view, out); break;
    case NOTE_PLACED: explain_placed(pz, view, out); break;
    case NOTE_RETREAT: explain_retreat(pz, view, out); break;
    case NOTE_FOUND:
        text_addf(out,
                  "Every file has its %s, and none attacks another. The "
                  "search goes on from here for more.",
                  piece.at);
        break;
    case NOTE_EMPTY:
        text_addf(out,
                  "File by file from a, in each from the top rank down: "
                  "a square that no earlier %s attacks is taken, and when "
                  "there is none the last %s is moved on.",
                  piece.at, piece.at);
        queens_explain_rule(view->params, out);
        break;
    }
    if (view->tip && view->progress == PROGRESS_FOUND)
        text_addf(out, "\nEvery possibility has been tried: %s.",
                  position_count(view->pos, FOUND) == 1
                      ? "this is the only solution"
                      : "these are all solutions");
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
    facts_help(out, "Full placements in which no piece attacks another, "
                    "found up to this step.");
    facts_number(out, "nodes", "Positions tried",
                 position_count(view->pos, NODES));
    facts_help(out, "Boards the search has stood on so far, the empty one "
                    "included: one more with every piece it places.");
    facts_number(out, "tests", "Squares tested",
                 position_count(view->pos, TESTS));
    facts_help(out, "Squares of which the search has asked: is it safe here?");
}

static struct riddle ask(const struct puzzle *pz, const struct view *view,
                         const struct upcoming *next, int part,
                         struct text *out)
{
    (void)pz;
    return queens_ask_next(view, next, part, out);
}

static bool judge(const struct puzzle *pz, const struct view *view,
                  const struct riddle *riddle, int guess, struct text *out)
{
    bool right = queens_judge_next(view, riddle, guess, out);

    explain(pz, view, out);
    return right;
}

static const struct riddles riddles = { ask, judge };

const struct activity queens_watch = {
    .riddles = &riddles,
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
