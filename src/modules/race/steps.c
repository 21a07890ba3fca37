/*
 * The shared timeline. In each moment every lane that is due does one node:
 * with equal nodes all of them, with equal time those whose next node comes
 * first at the speeds that were measured. A lane's retreats come with the
 * node that follows them.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "modules/race/run.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"

/* --- setting up ---------------------------------------------------------- */

static void read_params(struct puzzle *pz, const struct params *params)
{
    struct error err;

    pz->queens = params->at[RACE_PUZZLE].number == 1;
    pz->sport = pz->queens ? &race_queens : &race_tours;
    pz->over = pz->queens ? OVER_ONE
                          : (enum race_over)params->at[RACE_OVER].number;
    pz->by_time = params->at[RACE_PACE].number == 1;
    pz->limit = race_limit(params);
    pz->repeat = params->at[RACE_REPEAT].number;
    pz->seed = params->seed;
    race_board(&pz->board, params, &err);
    pz->start = params->at[RACE_START].second * pz->board.files +
                params->at[RACE_START].number;
    move_order_parse(&pz->order, params->at[RACE_ORDER].text, &err);
    pz->n = race_methods(params, pz->method);
    pz->record = board_squares(&pz->board) + COUNTERS;
    pz->probe.done = race_parse_speeds(params->at[RACE_SPEEDS].text, pz->n,
                                       pz->speed);
    race_plan(pz, params->at[RACE_SEEDS].number);
}

struct puzzle *race_create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);

    read_params(pz, params);
    for (int i = 0; i < pz->n; i++) {
        lane_open(pz, &pz->lanes[i], i, pz->start, pz->seed);
        race_show(&pz->lanes[i], tr);
    }
    trace_moment(tr, 0, 0, 0);
    return pz;
}

void race_destroy(struct puzzle *pz)
{
    for (int i = 0; i < pz->n; i++)
        lane_close(pz, &pz->lanes[i]);
    if (pz->probe.open)
        lane_close(pz, &pz->probe.run);
    board_free(&pz->board);
    free(pz->starts);
    free(pz->results);
    free(pz);
}

/* --- the race ------------------------------------------------------------ */

/* When the lane's next node is done: in nodes, or in seconds. */
static double next_time(const struct puzzle *pz, int i)
{
    double next = (double)pz->lanes[i].now.nodes + 1, seconds;

    if (pz->by_time && race_seconds(pz, i, 1, &seconds))
        return next * seconds;
    return next;
}

/* Who is due in the next moment; false if nobody is left. */
static bool begin_tick(struct puzzle *pz)
{
    double soonest = -1;

    pz->finished = 0;
    for (int i = 0; i < pz->n; i++) {
        pz->finished += pz->lanes[i].now.state == LANE_FINISHED;
        if (pz->lanes[i].now.state == LANE_RUNNING &&
            (soonest < 0 || next_time(pz, i) < soonest))
            soonest = next_time(pz, i);
    }
    for (int i = 0; i < pz->n; i++)
        pz->due[i] = pz->took_part[i] = pz->lanes[i].now.state ==
                                            LANE_RUNNING &&
                                        next_time(pz, i) <= soonest;
    pz->ticking = soonest >= 0;
    return pz->ticking;
}

static void end_tick(struct puzzle *pz, struct trace *tr)
{
    uint64_t nodes = 0;
    int flags = 0;

    for (int i = 0; i < pz->n; i++) {
        struct tally *now = &pz->lanes[i].now;

        nodes += now->nodes;
        if (!pz->took_part[i])
            continue;
        if (now->state == LANE_FINISHED) {
            now->place = pz->finished + 1;
            flags |= MOMENT_SOLUTION;
        } else if (now->state != LANE_RUNNING) {
            flags |= MOMENT_DEAD_END;
        }
        race_record(&pz->lanes[i], tr);
    }
    trace_moment(tr, flags, 0, nodes);
    pz->ticking = false;
}

static int next_due(const struct puzzle *pz)
{
    int i = 0;

    while (i < pz->n && !pz->due[i])
        i++;
    return i;
}

/* What is to be said when all are over. */
static enum progress outcome(const struct puzzle *pz)
{
    bool all_none = true;

    for (int i = 0; i < pz->n; i++) {
        if (pz->lanes[i].now.state == LANE_FINISHED)
            return PROGRESS_FOUND;
        all_none = all_none && pz->lanes[i].now.state == LANE_NONE;
    }
    return all_none ? PROGRESS_DONE : PROGRESS_STUCK;
}

static enum progress race_on(struct puzzle *pz, struct trace *tr, long *budget)
{
    while (*budget > 0) {
        int i;

        if (!pz->ticking && !begin_tick(pz))
            return outcome(pz);
        i = next_due(pz);
        if (i < pz->n) {
            --*budget;
            pz->due[i] = !lane_advance(pz, &pz->lanes[i], tr);
        }
        if (next_due(pz) == pz->n)
            end_tick(pz, tr);
    }
    return PROGRESS_MORE;
}

enum progress race_step(struct puzzle *pz, struct trace *tr, long *budget)
{
    if (!race_measure(pz, budget))
        return PROGRESS_MORE;
    return pz->over == OVER_ONE ? race_on(pz, tr, budget)
                                : race_sweep(pz, tr, budget);
}
