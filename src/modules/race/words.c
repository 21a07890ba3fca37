/* What races say that are run one by one or many. */
#include <string.h>

#include "base/error.h"
#include "base/say.h"
#include "chess/mover.h"
#include "chess/square.h"
#include "modules/race/run.h"
#include "puzzle/control.h"
#include "solve/tour/tour.h"

const char RACE_CLAIM[] =
    "A published comparison timed each method once, from a8, and concluded "
    "that plain backtracking is not exponential. ";

void race_heading(const struct params *params, const char *what,
                  struct text *out)
{
    struct entry entries[LANES_MAX];

    text_addf(out, "Race of %d methods: %s", race_entries(params, entries),
              what);
}

void race_heading_tours(const struct params *params, struct text *out)
{
    struct mover m = mover_knight;
    struct error err;

    mover_parse(&m, params->at[RACE_PIECE].text, &err);
    race_heading(params, mover_called(&m, 1).at, out);
    text_addf(out, "'s tour %d\u00d7%d%s from ", params->at[RACE_SIZE].number,
              params->at[RACE_SIZE].second,
              surface_on((enum surface)params->at[RACE_SURFACE].number));
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

const char *race_unit(const struct race *r, enum race_measure measure)
{
    if (measure == MEASURE_TIME)
        return "time alone";
    if (measure == MEASURE_TESTS)
        return "safety tests";
    for (int i = 0; i < r->n; i++)
        if (r->entry[i].work)
            return "steps";
    return r->sport->units;
}

void race_add_work(const struct race *r, int lane, struct text *out)
{
    text_addf(out, "%s: %s%s: not comparable.", r->entry[lane].title,
              r->entry[lane].work, r->sport->later);
}

/* Speeds are those of one run; many races are all told at them. */
void race_explain_times(const struct race *r, const struct view *view,
                        struct text *out)
{
    if (!r->watch.done || race_charted(r, view) != MEASURE_TIME)
        return;
    text_add(out, "\nTimes are steps at the speed of each method");
    if (!r->watch.clock.now) {
        text_add(out, " that was given.");
        return;
    }
    text_addf(out, " run alone, without drawing, the best of at least %s",
              say_count((uint64_t)r->watch.repeat, "run").at);
    if (race_is_many(view->params))
        text_addf(out, " from %s: measured there for all these races",
                  say_square(r->course.start, r->board.files).at);
    text_add(out, ".");
}

static uint64_t nodes_of(const struct race *r, const struct view *view,
                         const struct tour_method *method)
{
    return lane_tally(view, race_find(r, method->name)).nodes;
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
    text_add(out,
             " The neural network it timed took 2.55 minutes; this one takes ");
    text_add_duration(out, seconds);
    text_add(out, ".");
}

void race_explain_figure(const struct race *r, const struct view *view,
                         struct text *out)
{
    uint64_t plain = nodes_of(r, view, &tour_backtracking),
             rule = nodes_of(r, view, &tour_warnsdorff);

    text_addf(out, "%sHere it has tried %s, Warnsdorff's rule %s", RACE_CLAIM,
              say_count(plain, "square").at, say_number(rule).at);
    text_add(out, ". And a8 is a lucky start: see \u201cIts other "
                  "starts\u201d.");
    explain_neurons(r, view, out);
}
