/*
 * A lane in which all placements of queens are looked for, or a first one:
 * then the repair may take part, which finds one by chance and never all.
 */
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
#include "solve/queens/repair.h"

struct runner {
    int n;
    bool first, repairs;
    union {
        struct queens_contest queens;
        struct queens_repair repair;
    };
    int last[QUEENS_CONTEST_MAX]; /* ranks of the newest solution */
};

static void heading(const struct params *params, struct text *out)
{
    int n = params->at[RACE_QUEENS_SIZE].number;

    if (params->at[RACE_GOAL].number == GOAL_FIRST)
        race_heading(params, "a first solution of ", out);
    else
        race_heading(params, n == 1 ? "" : "all ", out);
    text_add(out, say_count((uint64_t)n, "queen").at);
}

static struct entry entry(int method)
{
    const struct queens_test *t;

    if (method == QUEENS_BY_REPAIR)
        return (struct entry){
            method, queens_repair_name, queens_repair_title,
            "All stand at once by chance, and one in conflict at a time moves "
            "to the fewest conflicts; a test is one square it counts them for. "
            "Another seed takes other steps.",
            "all queens put down by chance, then one moved at a time"
        };
    t = queens_tests[method];
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

static void put(struct lane *l, struct trace *tr, int file, int rank,
                uint32_t queen)
{
    int square = rank * l->runner->n + file;

    l->order[square] = queen;
    if (tr)
        trace_set(tr, LAYER_ORDER, l->first + square, queen);
}

/* Where the repair has them, and nowhere else. */
static void put_all(struct lane *l, struct trace *tr)
{
    const struct runner *r = l->runner;

    for (int file = 0; file < r->n; file++)
        for (int rank = 0; rank < r->n; rank++)
            put(l, tr, file, rank, r->repair.rank[file] == rank);
}

static void open(struct lane *l, const struct course *course, int method)
{
    struct runner *r = xcalloc(1, sizeof *r);

    l->runner = r;
    r->n = course->board->files;
    r->first = course->first;
    r->repairs = method == QUEENS_BY_REPAIR;
    if (r->repairs) {
        queens_repair_init(&r->repair, r->n, PIECE_QUEEN, course->seed);
        put_all(l, NULL);
    } else {
        queens_contest_init(&r->queens, r->n, queens_tests[method]);
    }
}

static void close(struct lane *l)
{
    if (l->runner->repairs)
        queens_repair_free(&l->runner->repair);
    free(l->runner);
}

/* All has been tried and the board is empty: the last solution is put back to
 * be seen. Who looked for a first one has proved that there is none. */
static void finish(struct lane *l, struct trace *tr)
{
    const struct runner *r = l->runner;

    l->now.state = r->first ? LANE_NONE : LANE_FINISHED;
    for (int file = 0; r->queens.found && file < r->n; file++)
        put(l, tr, file, r->last[file], 1);
}

static void search(struct lane *l, uint64_t limit, struct trace *tr)
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
    else if (s.event == QUEENS_FOUND && l->runner->first)
        l->now.state = LANE_FINISHED;
    else if (s.event == QUEENS_FOUND)
        memcpy(l->runner->last, queens->rank, sizeof l->runner->last);
    else
        finish(l, tr);
    l->now.nodes = queens->nodes;
    l->now.retreats = queens->retreats;
    l->now.tests = queens->tests;
    l->now.found = queens->found;
}

/* One queen moved, or stood best where it was; or all put down anew. A move
 * counts conflicts for each piece, to choose one, and along its file. */
static void repair(struct lane *l, uint64_t limit, struct trace *tr)
{
    struct runner *r = l->runner;
    struct queens_repair_step s;

    if (r->repair.pairs > 0 && l->now.nodes >= limit) {
        l->now.state = LANE_LIMIT;
        return;
    }
    queens_repair_step(&r->repair, &s);
    switch (s.event) {
    case QUEENS_REPAIR_MOVED:
        put(l, tr, s.file, s.from, 0);
        put(l, tr, s.file, s.to, 1);
        break;
    case QUEENS_REPAIR_STAYED: break;
    case QUEENS_REPAIR_THROWN: put_all(l, tr); break;
    case QUEENS_REPAIR_FOUND:
        l->now.found = 1;
        l->now.state = LANE_FINISHED;
        return;
    case QUEENS_REPAIR_GIVEN_UP: l->now.state = LANE_STUCK; return;
    }
    l->now.nodes++;
    l->now.restarts = (uint64_t)r->repair.throws - 1;
    if (s.event != QUEENS_REPAIR_THROWN)
        l->now.tests += 2 * (uint64_t)r->n;
}

static void step(struct lane *l, uint64_t limit, struct trace *tr)
{
    if (l->runner->repairs)
        repair(l, limit, tr);
    else
        search(l, limit, tr);
}

/* --- words and picture --------------------------------------------------- */

static void say_progress(const struct lane *l, const struct tally *t,
                         int visited, struct text *out)
{
    if (!l->runner->first)
        text_add(out, say_count(t->found, "solution").at);
    else if (t->found)
        text_add(out, "a solution");
    else if (l->runner->repairs)
        text_add(out, "in conflict");
    else
        text_addf(out, "%d of %d placed", visited, l->runner->n);
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
    .later = "",
    .goal = "solution",
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
