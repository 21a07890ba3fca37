/* What races say that are run one by one or many. */
#include <string.h>

#include "base/say.h"
#include "modules/race/run.h"
#include "puzzle/control.h"
#include "solve/tour/tour.h"

const char RACE_CLAIM[] =
    "Ghosh and Bhaduri timed each method once, from a8, and concluded that "
    "plain backtracking is not exponential. ";

void race_heading(const struct params *params, const char *what,
                  struct text *out)
{
    struct entry entries[LANES_MAX];

    text_addf(out, "Race of %d methods: %s", race_entries(params, entries),
              what);
}

void race_heading_tours(const struct params *params, struct text *out)
{
    race_heading(params, "knight's tour ", out);
    text_addf(out, "%d\u00d7%d from ", params->at[RACE_SIZE].number,
              params->at[RACE_SIZE].second);
}

int race_find(const struct race *r, const char *name)
{
    for (int i = 0; i < r->n; i++)
        if (strcmp(r->entry[i].name, name) == 0)
            return i;
    return -1;
}

bool race_says_measuring(const struct race *r, struct text *out)
{
    bool measuring = r->watch.clock.now && !r->watch.done;

    if (measuring)
        text_addf(out, "Measuring how fast %s is",
                  r->entry[r->watch.lane].title);
    return measuring;
}

void race_explain_times(const struct race *r, const struct view *view,
                        struct text *out)
{
    if (!r->watch.done || view->params->at[RACE_CHART].number != MEASURE_TIME)
        return;
    text_add(out, "\nTimes are nodes at the speed of the method run alone");
    if (r->watch.clock.now)
        text_addf(out, ", without drawing, the best of %d runs or more",
                  r->watch.repeat);
    text_add(out, ".");
}

static void add_nodes_of(const struct race *r, const struct view *view,
                         const struct tour_method *method, struct text *out)
{
    struct tally t = lane_tally(view, race_find(r, method->name));

    text_add(out, say_count(t.nodes, "node").at);
}

/* What the paper says of the network, and what it takes here. */
static void explain_neurons(const struct race *r, const struct view *view,
                            struct text *out)
{
    int lane = race_find(r, tour_neural.name);
    struct tally t = lane_tally(view, lane);
    double seconds;

    if (t.state != LANE_FINISHED || !race_seconds(r, lane, t.nodes, &seconds))
        return;
    text_add(out, " Their neural network took 2.55 minutes; this one ");
    text_add_duration(out, seconds);
    text_add(out, ".");
}

void race_explain_figure(const struct race *r, const struct view *view,
                         struct text *out)
{
    text_addf(out, "%sHere it has made ", RACE_CLAIM);
    add_nodes_of(r, view, &tour_backtracking, out);
    text_add(out, ", Warnsdorff's rule ");
    add_nodes_of(r, view, &tour_warnsdorff, out);
    text_add(out, ". And a8 is a lucky start: see \u201cIts other "
                  "starts\u201d.");
    explain_neurons(r, view, out);
}
