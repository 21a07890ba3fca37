/*
 * Many races, from every start or with several seeds: each is run to its end,
 * lane by lane, and is one moment of the whole.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/say.h"
#include "chess/square.h"
#include "modules/race/run.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"
#include "solve/tour/tour.h"

struct puzzle {
    struct race race;
    struct sweep sweep;
    int run, turn; /* the race under way, and its lane */
    bool open;     /* that lane is */
};

static struct sweep sweep_at(const struct puzzle *pz, const struct view *view)
{
    struct sweep s = pz->sweep;

    s.over = view->index;
    return s;
}

/* --- the run ------------------------------------------------------------- */

static struct puzzle *create(const struct params *params, struct trace *tr,
                             int runs)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);
    struct sweep *s = &pz->sweep;

    race_begin(&pz->race, params, tr);
    s->n = pz->race.n;
    s->heats = xcalloc((size_t)runs + 1, sizeof *s->heats);
    s->results = xcalloc((size_t)(runs * s->n) + 1, sizeof *s->results);
    return pz;
}

static void add_heat(struct puzzle *pz, int start, uint64_t seed)
{
    pz->sweep.heats[pz->sweep.runs++] = (struct heat){ start, seed };
}

static struct puzzle *create_starts(const struct params *params,
                                    struct trace *tr)
{
    int squares = params->at[RACE_SIZE].number * params->at[RACE_SIZE].second;
    struct puzzle *pz = create(params, tr, squares);

    for (int sq = 0; sq < squares; sq++)
        if (!pz->race.board.hole[sq])
            add_heat(pz, sq, params->seed);
    return pz;
}

static struct puzzle *create_seeds(const struct params *params,
                                   struct trace *tr)
{
    int seeds = params->at[RACE_SEEDS].number;
    struct puzzle *pz = create(params, tr, seeds);

    for (int i = 0; i < seeds; i++)
        add_heat(pz, pz->race.course.start, params->seed + (uint64_t)i);
    return pz;
}

static void destroy(struct puzzle *pz)
{
    race_end(&pz->race);
    free(pz->sweep.heats);
    free(pz->sweep.results);
    free(pz);
}

static void begin_turn(struct puzzle *pz)
{
    struct lane *l = &pz->race.lanes[pz->turn];
    struct course course = pz->race.course;

    course.start = pz->sweep.heats[pz->run].start;
    course.seed = pz->sweep.heats[pz->run].seed;
    lane_close(&pz->race, l);
    lane_open(&pz->race, l, pz->turn, &course);
    pz->open = true;
}

/* All lanes of this race are over: one moment. */
static void end_race(struct puzzle *pz, struct trace *tr)
{
    for (int i = 0; i < pz->race.n; i++) {
        pz->sweep.results[pz->run * pz->race.n + i] = pz->race.lanes[i].now;
        lane_show(&pz->race, i, tr);
    }
    pz->run++;
    pz->turn = 0;
    trace_moment(tr, 0, 0, 0);
}

static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    if (!race_measure(&pz->race, budget))
        return PROGRESS_MORE;
    while (pz->run<pz->sweep.runs && * budget> 0) {
        struct lane *l = &pz->race.lanes[pz->turn];

        if (!pz->open)
            begin_turn(pz);
        for (; l->now.state == LANE_RUNNING && *budget > 0; --*budget)
            lane_advance(&pz->race, l, NULL);
        if (l->now.state == LANE_RUNNING)
            break;
        pz->open = false;
        if (++pz->turn == pz->race.n)
            end_race(pz, tr);
    }
    return pz->run == pz->sweep.runs ? PROGRESS_FOUND : PROGRESS_MORE;
}

static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    (void)tr;
    return race_input(&pz->race, in, params, err);
}

/* --- words --------------------------------------------------------------- */

static void heading_starts(const struct params *params, struct text *out)
{
    race_heading_tours(params, out);
    text_add(out, "every start");
}

static void heading_seeds(const struct params *params, struct text *out)
{
    sport_tours.heading(params, out);
    text_addf(out, " with %d seeds", params->at[RACE_SEEDS].number);
}

/* The race that was last, or NULL if there is nothing to say of one. */
static const struct heat *say_race(const struct puzzle *pz,
                                   const struct view *view, struct text *out)
{
    if (race_says_measuring(&pz->race, out))
        return NULL;
    if (view->index == 0) {
        text_addf(out, "%d races, one after another", pz->sweep.runs);
        return NULL;
    }
    text_addf(out, "Race %zu of %d: ", view->index, pz->sweep.runs);
    return &pz->sweep.heats[view->index - 1];
}

static void status_starts(const struct puzzle *pz, const struct view *view,
                          struct text *out)
{
    const struct heat *last = say_race(pz, view, out);

    if (last)
        text_addf(out, "from %s",
                  say_square(last->start, pz->race.board.files).at);
}

static void status_seeds(const struct puzzle *pz, const struct view *view,
                         struct text *out)
{
    const struct heat *last = say_race(pz, view, out);

    if (last)
        text_addf(out, "seed %llu", (unsigned long long)last->seed);
}

/* From which starts has it not finished so far? */
static void list_unfinished(const struct race *r, const struct sweep *s,
                            int lane, struct text *out)
{
    size_t left = sweep_unfinished(s, lane);

    text_addf(out, "%s finished from %zu of %zu starts within %s nodes%s",
              r->entry[lane].title, s->over - left, s->over,
              say_number(r->course.limit).at, left ? "; not from" : ".");
    for (size_t i = 0; i < s->over; i++)
        if (sweep_result(s, i, lane)->state != LANE_FINISHED)
            text_addf(out, " %s",
                      say_square(s->heats[i].start, r->board.files).at);
    if (left)
        text_add(out, ".");
}

static void explain_figure(const struct race *r, const struct sweep *s,
                           struct text *out)
{
    text_add(out, RACE_CLAIM);
    if (s->over == 0)
        text_add(out, "Now the same from every start.");
    else
        list_unfinished(r, s, race_find(r, tour_backtracking.name), out);
}

static void explain_dots(struct text *out)
{
    text_add(out, "One dot for each race: hollow, at the right, if the method "
                  "did not finish. The line is the median.");
}

static void explain_starts(const struct puzzle *pz, const struct view *view,
                           struct text *out)
{
    struct sweep s = sweep_at(pz, view);

    if (race_is_figure(view->params)) {
        explain_figure(&pz->race, &s, out);
    } else {
        explain_dots(out);
        for (int i = 0; i < s.n; i++) {
            if (!sweep_unfinished(&s, i))
                continue;
            text_add(out, "\n");
            list_unfinished(&pz->race, &s, i, out);
        }
    }
    race_explain_times(&pz->race, view, out);
}

static void explain_seeds(const struct puzzle *pz, const struct view *view,
                          struct text *out)
{
    if (race_is_figure(view->params))
        race_explain_figure(&pz->race, view, out);
    else
        explain_dots(out);
    race_explain_times(&pz->race, view, out);
}

static void facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    struct sweep s = sweep_at(pz, view);

    race_facts_many(&pz->race, &s, out);
}

static void draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    struct sweep s = sweep_at(pz, view);

    race_draw_rows(&pz->race, view, false, sc);
    race_draw_strips(&pz->race, &s, view, sc);
}

const struct activity races_from_starts = {
    .plan = race_plan,
    .heading = heading_starts,
    .create = create_starts,
    .destroy = destroy,
    .step = step,
    .input = input,
    .draw = draw,
    .status = status_starts,
    .explain = explain_starts,
    .facts = facts,
};

const struct activity races_with_seeds = {
    .plan = race_plan,
    .heading = heading_seeds,
    .create = create_seeds,
    .destroy = destroy,
    .step = step,
    .input = input,
    .draw = draw,
    .status = status_seeds,
    .explain = explain_seeds,
    .facts = facts,
};
