/* Lanes: opening, closing, one node, and their places in the race's trace. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "modules/race/run.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"

void race_begin(struct race *r, const struct params *params, struct trace *tr)
{
    struct error err;

    r->sport = race_sport(params);
    r->sport->board(params, &r->board, &err);
    r->course = race_course(params, &r->board);
    r->n = race_entries(params, r->entry);
    r->watch.repeat = params->at[RACE_REPEAT].number;
    r->watch.done = race_parse_speeds(params->at[RACE_SPEEDS].text, r->n,
                                      r->watch.speed);
    for (int i = 0; i < r->n; i++) {
        lane_open(r, &r->lanes[i], i, &r->course);
        lane_show(r, i, tr);
    }
    trace_moment(tr, 0, 0, 0);
}

void race_end(struct race *r)
{
    for (int i = 0; i < r->n; i++)
        lane_close(r, &r->lanes[i]);
    if (r->watch.open)
        lane_close(r, &r->watch.run);
    board_free(&r->board);
}

void lane_open(const struct race *r, struct lane *l, int i,
               const struct course *course)
{
    int squares = board_squares(course->board);

    *l = (struct lane){ .squares = squares, .first = i * squares };
    l->order = xcalloc((size_t)squares, sizeof *l->order);
    l->now.nodes = 1;
    text_init(&l->reason);
    r->sport->open(l, course, r->entry[i].method);
}

void lane_close(const struct race *r, struct lane *l)
{
    r->sport->close(l);
    free(l->order);
    text_free(&l->reason);
}

bool lane_advance(const struct race *r, struct lane *l, struct trace *tr)
{
    uint64_t nodes = l->now.nodes;

    r->sport->step(l, r->course.limit, tr);
    return l->now.nodes != nodes || l->now.state != LANE_RUNNING;
}

/* --- how it ended -------------------------------------------------------- */

unsigned lane_states(const struct race *r)
{
    unsigned states = 0;

    for (int i = 0; i < r->n; i++)
        states |= 1u << r->lanes[i].now.state;
    return states;
}

enum progress race_progress(unsigned states)
{
    if (states & 1u << LANE_FINISHED)
        return PROGRESS_FOUND;
    if (states & 1u << LANE_NONE)
        return PROGRESS_DONE;
    return states & 1u << LANE_LIMIT ? PROGRESS_LIMIT : PROGRESS_STUCK;
}

/* --- in the trace -------------------------------------------------------- */

void lane_record(const struct race *r, int i, struct trace *tr)
{
    for (int k = 0; k < TALLIES; k++)
        trace_count(tr, i * TALLIES + k, r->lanes[i].now.at[k]);
}

void lane_show(const struct race *r, int i, struct trace *tr)
{
    const struct lane *l = &r->lanes[i];

    for (int sq = 0; sq < l->squares; sq++)
        trace_set(tr, LAYER_ORDER, l->first + sq, l->order[sq]);
    lane_record(r, i, tr);
}

struct tally lane_tally(const struct view *view, int i)
{
    struct tally t;

    for (int k = 0; k < TALLIES; k++)
        t.at[k] = position_count(view->pos, i * TALLIES + k);
    return t;
}

int lane_visited(const struct race *r, const struct view *view, int i)
{
    const struct lane *l = &r->lanes[i];
    int n = 0;

    for (int sq = 0; sq < l->squares; sq++)
        n += view->pos->cell[LAYER_ORDER][l->first + sq] != 0;
    return n;
}
