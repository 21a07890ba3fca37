/* A lane in which all placements of queens are looked for. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/say.h"
#include "chess/piece.h"
#include "modules/race/run.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/trace.h"
#include "solve/queens/contest.h"

struct runner {
    struct queens_contest queens;
    int last[QUEENS_CONTEST_MAX]; /* ranks of the newest solution */
};

static void heading(const struct params *params, struct text *out)
{
    int n = params->at[RACE_QUEENS_SIZE].number;

    race_heading(params, n == 1 ? "" : "all ", out);
    text_add(out, say_count((uint64_t)n, "queen").at);
}

static struct entry entry(int method)
{
    const struct queens_test *t = queens_tests[method];

    return (struct entry){ method, t->name, t->title, t->about, NULL };
}

static bool board(const struct params *params, struct board *out,
                  struct error *err)
{
    int n = params->at[RACE_QUEENS_SIZE].number;

    (void)err;
    board_init(out, n, n);
    return true;
}

/* --- the run ------------------------------------------------------------- */

static void open(struct lane *l, const struct course *course, int method)
{
    l->runner = xcalloc(1, sizeof *l->runner);
    queens_contest_init(&l->runner->queens, course->board->files,
                        queens_tests[method]);
}

static void close(struct lane *l)
{
    free(l->runner);
}

static void put(struct lane *l, struct trace *tr, int file, int rank,
                uint32_t queen)
{
    int square = rank * l->runner->queens.n + file;

    l->order[square] = queen;
    if (tr)
        trace_set(tr, LAYER_ORDER, l->first + square, queen);
}

/* The board is empty by now: the last solution is put back to be seen. */
static void finish(struct lane *l, struct trace *tr)
{
    const struct runner *r = l->runner;

    l->now.state = LANE_FINISHED;
    for (int file = 0; r->queens.found && file < r->queens.n; file++)
        put(l, tr, file, r->last[file], 1);
}

static void step(struct lane *l, uint64_t limit, struct trace *tr)
{
    struct queens_contest *queens = &l->runner->queens;
    struct queens_step s;

    queens_contest_step(queens, &s);
    if (s.event == QUEENS_PLACED && l->now.nodes >= limit) {
        l->now.state = LANE_LIMIT;
        return;
    }
    if (s.event == QUEENS_PLACED || s.event == QUEENS_RETREAT)
        put(l, tr, s.file, s.rank, s.event == QUEENS_PLACED);
    else if (s.event == QUEENS_FOUND)
        memcpy(l->runner->last, queens->rank, sizeof l->runner->last);
    else
        finish(l, tr);
    l->now.nodes = queens->nodes;
    l->now.retreats = queens->retreats;
    l->now.tests = queens->tests;
    l->now.found = queens->found;
}

/* --- words and picture --------------------------------------------------- */

static void say_progress(const struct lane *l, const struct tally *t,
                         int visited, struct text *out)
{
    (void)l, (void)visited;
    text_add(out, say_count(t->found, "solution").at);
}

static void say_returns(const struct tally *t, struct text *out)
{
    text_add(out, say_count(t->tests, "test").at);
}

static void facts(const struct tally *t, struct facts *out)
{
    facts_number(out, "tests", "tests", t->tests);
    facts_number(out, "solutions", "solutions", t->found);
}

static void draw(const struct lane *l, const struct view *view,
                 struct position *pos, struct scene *sc)
{
    (void)l, (void)view;
    for (int sq = 0; sq < position_squares(pos); sq++)
        if (pos->cell[LAYER_ORDER][sq])
            scene_piece(sc, scene_square(sc, sq), PIECE_QUEEN, 1);
}

const struct sport sport_queens = {
    .unit = "position",
    .units = "positions",
    .step_is = "one position: the empty board, then one for each queen placed",
    .methods = RACE_TESTS,
    .told = true,
    .heading = heading,
    .entry = entry,
    .board = board,
    .open = open,
    .close = close,
    .step = step,
    .say_progress = say_progress,
    .say_returns = say_returns,
    .facts = facts,
    .draw = draw,
};
