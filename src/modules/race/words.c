/* What a race says about itself: who leads, what is fair, what was claimed. */
#include <stdio.h>

#include "chess/square.h"
#include "modules/race/run.h"
#include "puzzle/control.h"

static void add_place(struct text *out, int place)
{
    static const char *const places[] = {
        "", "1st", "2nd", "3rd", "4th", "5th"
    };

    text_add(out, places[place]);
}

static const char *title_of(const struct puzzle *pz, int lane)
{
    return pz->sport->title(pz->method[lane]);
}

void race_verdict(const struct puzzle *pz, int lane, const struct tally *t,
                  struct text *out)
{
    switch (t->state) {
    case LANE_RUNNING: break;
    case LANE_FINISHED: add_place(out, t->place); break;
    case LANE_LIMIT: text_add(out, "stopped at the limit"); break;
    case LANE_STUCK: text_add(out, "stuck"); break;
    case LANE_NONE:
        text_add(out, pz->lanes[lane].reason.len
                          ? "no tour is possible"
                          : "no tour: every way was tried");
        break;
    case LANE_REFUSED: text_add(out, "not made for this"); break;
    }
}

void race_heading(const struct params *params, struct text *out)
{
    const struct setting *at = params->at;
    int methods[LANES_MAX], n = race_methods(params, methods);

    text_addf(out, "Race of %d methods: ", n);
    if (at[RACE_PUZZLE].number == 1) {
        text_addf(out, "all %d queens", at[RACE_QUEENS_SIZE].number);
        return;
    }
    text_addf(out, "knight's tour %d\u00d7%d", at[RACE_SIZE].number,
              at[RACE_SIZE].second);
    if (at[RACE_OVER].number == OVER_STARTS) {
        text_add(out, " from every start");
        return;
    }
    text_addf(out, " from %s",
              square_name(at[RACE_START].number, at[RACE_START].second).at);
    if (at[RACE_OVER].number == OVER_SEEDS)
        text_addf(out, " with %d seeds", at[RACE_SEEDS].number);
}

/* --- one line ------------------------------------------------------------ */

static int count_state(const struct puzzle *pz, const struct view *view,
                       enum lane_state state)
{
    int n = 0;

    for (int i = 0; i < pz->n; i++)
        n += race_tally(pz, view, i).state == state;
    return n;
}

/* The nodes, or the time, that each lane has had so far. */
static void add_clock(const struct puzzle *pz, const struct view *view,
                      struct text *out)
{
    uint64_t most = 0;
    double longest = 0, seconds;
    bool timed = false;

    for (int i = 0; i < pz->n; i++) {
        uint64_t nodes = race_tally(pz, view, i).nodes;

        most = nodes > most ? nodes : most;
        if (race_seconds(pz, i, nodes, &seconds) && seconds >= longest) {
            longest = seconds;
            timed = true;
        }
    }
    if (pz->by_time && timed) {
        text_add_duration(out, longest);
        return;
    }
    text_addf(out, "Node %s", say_number(most).at);
}

static void sweep_status(const struct puzzle *pz, const struct view *view,
                         struct text *out)
{
    size_t runs = race_runs_at(pz, view);

    if (runs == 0) {
        text_addf(out, "%d races, one after another", pz->runs);
        return;
    }
    text_addf(out, "Race %zu of %d: ", runs, pz->runs);
    if (pz->over == OVER_STARTS) {
        text_addf(out, "from %s",
                  say_square(race_start_at(pz, view), pz->board.files).at);
    } else {
        text_addf(out, "seed %llu",
                  (unsigned long long)race_seed_of(pz, runs - 1));
    }
}

/* Everybody is in, or stopped: who was first? */
static void end_status(const struct puzzle *pz, const struct view *view,
                       struct text *out)
{
    int first = 0, lane = 0;

    for (int i = 0; i < pz->n; i++)
        if (race_tally(pz, view, i).place == 1) {
            lane = i;
            first++;
        }
    if (first == 1)
        text_addf(out, "First: %s", title_of(pz, lane));
    else if (first)
        text_addf(out, "%d came first together", first);
    else
        text_add(out, "Nobody finished");
}

void race_status(const struct puzzle *pz, const struct view *view,
                 struct text *out)
{
    if (pz->probe.clock.now && !pz->probe.done) {
        text_addf(out, "Measuring how fast %s is",
                  title_of(pz, pz->probe.lane));
    } else if (pz->over != OVER_ONE) {
        sweep_status(pz, view, out);
    } else if (count_state(pz, view, LANE_RUNNING) == 0) {
        end_status(pz, view, out);
    } else {
        add_clock(pz, view, out);
        text_addf(out, ": %d of %d done", count_state(pz, view, LANE_FINISHED),
                  pz->n);
    }
}

/* --- a paragraph --------------------------------------------------------- */

static int find_method(const struct puzzle *pz,
                       const struct tour_method *method)
{
    for (int i = 0; i < pz->n; i++)
        if (!pz->queens && tour_methods[pz->method[i]] == method)
            return i;
    return -1;
}

static void explain_pace(const struct puzzle *pz, struct text *out)
{
    if (pz->by_time && !pz->probe.done)
        text_add(out, "Equal time needs a clock, and there is none: ");
    if (pz->by_time && pz->probe.done)
        text_add(out, "Fair by time: each method makes as many nodes as it "
                      "does in the same time when it runs alone on this "
                      "computer.");
    else
        text_addf(out,
                  "Fair by nodes: in each step every method makes one "
                  "more. A node is one %s%s.",
                  pz->sport->node,
                  find_method(pz, &tour_neural) >= 0
                      ? ", or one look at all neurons"
                      : "");
}

static void explain_times(const struct puzzle *pz, const struct view *view,
                          struct text *out)
{
    if (!pz->probe.done || view->params->at[RACE_CHART].number != MEASURE_TIME)
        return;
    text_add(out, "\nTimes are nodes at the speed of the method run alone");
    if (pz->probe.clock.now)
        text_addf(out, ", without drawing, the best of %d runs or more",
                  pz->repeat);
    text_add(out, ".");
}

static void add_nodes_of(const struct puzzle *pz, const struct view *view,
                         int lane, struct text *out)
{
    struct tally t = race_tally(pz, view, lane);

    text_add(out, say_count(t.nodes, "node").at);
}

/* From which starts has it not finished so far? */
static void list_unfinished(const struct puzzle *pz, const struct view *view,
                            int lane, struct text *out)
{
    size_t runs = race_runs_at(pz, view),
           left = race_unfinished(pz, view, lane);

    text_addf(out, "%s finished from %zu of %zu starts within %s nodes%s",
              title_of(pz, lane), runs - left, runs, say_number(pz->limit).at,
              left ? "; not from" : ".");
    for (size_t i = 0; i < runs; i++) {
        if (race_result(pz, i, lane)->state == LANE_FINISHED)
            continue;
        text_addf(out, " %s",
                  say_square(race_start_of(pz, i), pz->board.files).at);
    }
    if (left)
        text_add(out, ".");
}

/* What the paper says of the network, and what it takes here. */
static void explain_neurons(const struct puzzle *pz, const struct view *view,
                            struct text *out)
{
    int lane = find_method(pz, &tour_neural);
    struct tally t = race_tally(pz, view, lane);
    double seconds;

    if (t.state != LANE_FINISHED || !race_seconds(pz, lane, t.nodes, &seconds))
        return;
    text_add(out, " Their neural network took 2.55 minutes; this one ");
    text_add_duration(out, seconds);
    text_add(out, ".");
}

static void explain_figure(const struct puzzle *pz, const struct view *view,
                           struct text *out)
{
    int plain = find_method(pz, &tour_backtracking);

    text_add(out, "Ghosh and Bhaduri timed each method once, from a8, and "
                  "concluded that plain backtracking is not exponential. ");
    if (pz->over == OVER_STARTS) {
        if (view->index == 0)
            text_add(out, "Now the same from every start.");
        else
            list_unfinished(pz, view, plain, out);
        return;
    }
    text_add(out, "Here it has made ");
    add_nodes_of(pz, view, plain, out);
    text_add(out, ", Warnsdorff's rule ");
    add_nodes_of(pz, view, find_method(pz, &tour_warnsdorff), out);
    text_add(out, ". And a8 is a lucky start: see \u201cIts other "
                  "starts\u201d.");
    explain_neurons(pz, view, out);
}

static void explain_methods(const struct puzzle *pz, struct text *out)
{
    for (int i = 0; i < pz->n; i++)
        text_addf(out, "\n%s: %s", title_of(pz, i),
                  pz->sport->about(pz->method[i]));
}

static void explain_sweep(const struct puzzle *pz, const struct view *view,
                          struct text *out)
{
    text_add(out, "One dot for each race: hollow, at the right, if the method "
                  "did not finish. The line is the median.");
    for (int i = 0; i < pz->n && view->index > 0; i++) {
        if (!race_unfinished(pz, view, i) || pz->over != OVER_STARTS)
            continue;
        text_add(out, "\n");
        list_unfinished(pz, view, i, out);
    }
}

void race_explain(const struct puzzle *pz, const struct view *view,
                  struct text *out)
{
    if (race_is_figure(view->params))
        explain_figure(pz, view, out);
    else if (pz->over != OVER_ONE)
        explain_sweep(pz, view, out);
    else
        explain_pace(pz, out);
    if (pz->queens || (pz->n == 2 && pz->over == OVER_ONE))
        explain_methods(pz, out);
    explain_times(pz, view, out);
}
