/*
 * One race, watched. In each moment every lane that is due does one node: with
 * equal nodes all of them, with equal time those whose next node comes first
 * at the speeds that were measured. A lane's retreats come with the node that
 * follows them.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/say.h"
#include "modules/race/run.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"
#include "solve/tour/tour.h"

struct puzzle {
    struct race race;
    bool by_time; /* equal time, not equal nodes */

    /* the tick under way: each lane that is due does one node */
    bool ticking;
    bool took_part[LANES_MAX], due[LANES_MAX]; /* due: not done yet */
    int finished;                              /* lanes, before this tick */
};

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);

    pz->by_time = params->at[RACE_PACE].number == MEASURE_TIME;
    race_begin(&pz->race, params, tr);
    return pz;
}

static void destroy(struct puzzle *pz)
{
    race_end(&pz->race);
    free(pz);
}

/* --- the shared timeline ------------------------------------------------- */

/* When the lane's next node is done: in nodes, or in seconds. */
static double next_time(const struct puzzle *pz, int i)
{
    double next = (double)pz->race.lanes[i].now.nodes + 1, seconds;

    if (pz->by_time && race_seconds(&pz->race, i, 1, &seconds))
        return next * seconds;
    return next;
}

/* Who is due in the next moment; false if nobody is left. */
static bool begin_tick(struct puzzle *pz)
{
    const struct lane *lanes = pz->race.lanes;
    double soonest = -1;

    pz->finished = 0;
    for (int i = 0; i < pz->race.n; i++) {
        pz->finished += lanes[i].now.state == LANE_FINISHED;
        if (lanes[i].now.state == LANE_RUNNING &&
            (soonest < 0 || next_time(pz, i) < soonest))
            soonest = next_time(pz, i);
    }
    for (int i = 0; i < pz->race.n; i++)
        pz->due[i] = pz->took_part[i] = lanes[i].now.state == LANE_RUNNING &&
                                        next_time(pz, i) <= soonest;
    pz->ticking = soonest >= 0;
    return pz->ticking;
}

static void end_tick(struct puzzle *pz, struct trace *tr)
{
    int flags = 0;

    for (int i = 0; i < pz->race.n; i++) {
        struct tally *now = &pz->race.lanes[i].now;

        if (!pz->took_part[i])
            continue;
        if (now->state == LANE_FINISHED) {
            now->place = (uint64_t)pz->finished + 1;
            flags |= MOMENT_SOLUTION;
        } else if (now->state != LANE_RUNNING) {
            flags |= MOMENT_DEAD_END;
        }
        lane_record(&pz->race, i, tr);
    }
    trace_moment(tr, flags, 0, 0);
    pz->ticking = false;
}

static int next_due(const struct puzzle *pz)
{
    int i = 0;

    while (i < pz->race.n && !pz->due[i])
        i++;
    return i;
}

static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    long toil = *budget; /* squares that there is time to look at */

    if (!race_measure(&pz->race, budget))
        return PROGRESS_MORE;
    while (*budget > 0 && toil > 0) {
        int i;

        if (!pz->ticking && !begin_tick(pz))
            return race_progress(lane_states(&pz->race));
        i = next_due(pz);
        if (i < pz->race.n) {
            --*budget;
            pz->due[i] = !lane_advance(&pz->race, &pz->race.lanes[i], tr);
            toil -= pz->race.lanes[i].looked;
        }
        if (next_due(pz) == pz->race.n)
            end_tick(pz, tr);
    }
    return PROGRESS_MORE;
}

static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    (void)tr;
    return race_input(&pz->race, in, params, err);
}

/* --- one line ------------------------------------------------------------ */

static void heading(const struct params *params, struct text *out)
{
    race_sport(params)->heading(params, out);
}

static int count_state(const struct race *r, const struct view *view,
                       enum lane_state state)
{
    int n = 0;

    for (int i = 0; i < r->n; i++)
        n += lane_tally(view, i).state == state;
    return n;
}

/* The steps, or the time, that each lane has had so far. */
static void add_clock(const struct puzzle *pz, const struct view *view,
                      struct text *out)
{
    uint64_t most = 0;
    double longest = 0, seconds;
    bool timed = false;

    for (int i = 0; i < pz->race.n; i++) {
        uint64_t nodes = lane_tally(view, i).nodes;

        most = nodes > most ? nodes : most;
        if (race_seconds(&pz->race, i, nodes, &seconds) && seconds >= longest) {
            longest = seconds;
            timed = true;
        }
    }
    if (pz->by_time && timed)
        text_add_duration(out, longest);
    else
        text_addf(out, "%s %s each", say_number(most).at,
                  most == 1 ? "step" : "steps");
}

/* One proof is enough, and a limit is none. */
static void say_nobody(const struct race *r, const struct view *view,
                       struct text *out)
{
    text_add(out, "Nobody finished");
    if (count_state(r, view, LANE_NONE))
        text_addf(out, ": there is no %s", r->sport->goal);
    else if (count_state(r, view, LANE_LIMIT))
        text_addf(out, " within %s steps: this proves nothing",
                  say_number(r->course.limit).at);
}

/* Everybody is in, or stopped: who was first? */
static void end_status(const struct race *r, const struct view *view,
                       struct text *out)
{
    int first = 0, lane = 0;

    for (int i = 0; i < r->n; i++)
        if (lane_tally(view, i).place == 1) {
            lane = i;
            first++;
        }
    if (first == 1)
        text_addf(out, "First: %s", r->entry[lane].title);
    else if (first)
        text_addf(out, "%d came first together", first);
    else
        say_nobody(r, view, out);
}

static void status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    const struct race *r = &pz->race;

    if (race_says_measuring(r, out))
        return;
    if (count_state(r, view, LANE_RUNNING) == 0) {
        end_status(r, view, out);
        return;
    }
    add_clock(pz, view, out);
    text_addf(out, ": %d of %d done", count_state(r, view, LANE_FINISHED),
              r->n);
}

/* --- a paragraph --------------------------------------------------------- */

static void explain_pace(const struct puzzle *pz, struct text *out)
{
    const struct race *r = &pz->race;

    if (pz->by_time && r->watch.done)
        text_add(out, "Each gets the same time, and makes as many steps in it "
                      "as when it runs alone on this computer.");
    else if (pz->by_time)
        text_add(out, "The same time needs a clock, and there is none: each "
                      "gets the same number of steps.");
    else
        text_add(out, "Each gets the same number of steps.");
    text_addf(out, " A step is %s.", r->sport->step_is);
    for (int i = 0; i < r->n; i++)
        if (r->entry[i].work) {
            text_add(out, " ");
            race_add_work(r, i, out);
        }
}

/* What keeps all of them from running is said once. */
static void explain_refusals(const struct race *r, struct text *out)
{
    bool all = true;

    for (int i = 0; i < r->n; i++)
        all = all && r->lanes[i].now.state == LANE_NONE &&
              r->lanes[i].reason.len;
    if (all)
        text_addf(out, "\nNobody runs: %s", r->lanes[0].reason.at);
    for (int i = 0; i < r->n && !all; i++)
        if (r->lanes[i].reason.len)
            text_addf(out, "\n%s does not run: %s", r->entry[i].title,
                      r->lanes[i].reason.at);
}

static void explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    const struct race *r = &pz->race;

    if (race_is_figure(view->params))
        race_explain_figure(r, view, out);
    else
        explain_pace(pz, out);
    for (int i = 0; i < r->n && (r->sport->told || r->n == 2); i++)
        text_addf(out, "\n%s: %s", r->entry[i].title, r->entry[i].about);
    explain_refusals(r, out);
    race_explain_times(r, view, out);
}

static void facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    race_facts_one(&pz->race, view, out);
}

static void draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    race_draw_rows(&pz->race, view, true, sc);
    race_draw_bars(&pz->race, view, sc);
}

const struct activity race_one = {
    .plan = race_plan,
    .heading = heading,
    .create = create,
    .destroy = destroy,
    .step = step,
    .input = input,
    .draw = draw,
    .status = status,
    .explain = explain,
    .facts = facts,
};
