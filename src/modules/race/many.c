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
    bool seeds;    /* the same start each time, with another seed */
    int run, turn; /* the race under way, and its lane */
    bool open;     /* that lane is */
    unsigned ends; /* a bit for each enum progress that a race ended in */
};

static struct sweep sweep_at(const struct puzzle *pz, const struct view *view)
{
    struct sweep s = pz->sweep;

    s.over = view->index;
    return s;
}

/* --- the run ------------------------------------------------------------- */

static void add_heat(struct sweep *s, int start, uint64_t seed)
{
    s->heats[s->runs++] = (struct heat){ start, seed };
}

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);
    int seeds = params->at[RACE_SEEDS].number, most;
    struct sweep *s = &pz->sweep;

    race_begin(&pz->race, params, tr);
    pz->seeds = race_has_seeds(params);
    most = pz->seeds ? seeds : board_squares(&pz->race.board);
    s->n = pz->race.n;
    s->heats = xcalloc((size_t)most + 1, sizeof *s->heats);
    s->results = xcalloc((size_t)(most * s->n) + 1, sizeof *s->results);
    for (int i = 0; i < most; i++)
        if (pz->seeds)
            add_heat(s, pz->race.course.start, params->seed + (uint64_t)i);
        else if (!pz->race.board.hole[i])
            add_heat(s, i, params->seed);
    tr->expected = 1 + (size_t)s->runs;
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
    pz->ends |= 1u << race_progress(lane_states(&pz->race));
    pz->run++;
    pz->turn = 0;
    trace_moment(tr, 0, 0, 0);
}

/* What is proved of one start says nothing of another. */
static enum progress outcome(unsigned ends)
{
    static const enum progress strongest[] = { PROGRESS_FOUND, PROGRESS_LIMIT,
                                               PROGRESS_STUCK };

    for (size_t i = 0; i < sizeof strongest / sizeof *strongest; i++)
        if (ends & 1u << strongest[i])
            return strongest[i];
    return PROGRESS_DONE;
}

static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    long toil = *budget; /* squares that there is time to look at */

    if (!race_measure(&pz->race, budget))
        return PROGRESS_MORE;
    while (pz->run<pz->sweep.runs && * budget> 0 && toil > 0) {
        struct lane *l = &pz->race.lanes[pz->turn];

        if (!pz->open)
            begin_turn(pz);
        for (; l->now.state == LANE_RUNNING && *budget > 0 && toil > 0;
             --*budget) {
            lane_advance(&pz->race, l, NULL);
            toil -= l->looked;
        }
        if (l->now.state == LANE_RUNNING)
            break;
        pz->open = false;
        if (++pz->turn == pz->race.n)
            end_race(pz, tr);
    }
    return pz->run == pz->sweep.runs ? outcome(pz->ends) : PROGRESS_MORE;
}

static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    (void)tr;
    return race_input(&pz->race, in, params, err);
}

/* --- words --------------------------------------------------------------- */

static void heading(const struct params *params, struct text *out)
{
    if (race_has_seeds(params)) {
        sport_tours.heading(params, out);
        text_addf(out, " with %d seeds", params->at[RACE_SEEDS].number);
    } else {
        race_heading_tours(params, out);
        text_add(out, "every start");
    }
}

static void status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    const struct heat *last;

    if (race_says_measuring(&pz->race, out))
        return;
    if (view->index == 0) {
        text_addf(out, "%s, one after another",
                  say_count((uint64_t)pz->sweep.runs, "race").at);
        return;
    }
    last = &pz->sweep.heats[view->index - 1];
    text_addf(out, "Race %zu of %d: ", view->index, pz->sweep.runs);
    if (pz->seeds)
        text_addf(out, "seed %llu", (unsigned long long)last->seed);
    else
        text_addf(out, "from %s",
                  say_square(last->start, pz->race.board.files).at);
}

/* From which starts has it not finished so far? */
static void list_unfinished(const struct race *r, const struct sweep *s,
                            int lane, struct text *out)
{
    size_t left = sweep_unfinished(s, lane);

    text_addf(out, "%s finished from %zu of %s within %s steps%s",
              r->entry[lane].title, s->over - left,
              say_count(s->over, "start").at, say_number(r->course.limit).at,
              left ? "; not from" : ".");
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

/* From where each method that did not always finish failed to. */
static void explain_dots(const struct puzzle *pz, const struct sweep *s,
                         struct text *out)
{
    text_add(out, "One dot for each race, where its value is on the axis; "
                  "equal ones lie above each other. Hollow, at the right, if "
                  "the method did not finish. The bar is the median.");
    for (int i = 0; i < s->n && !pz->seeds; i++) {
        if (!sweep_unfinished(s, i))
            continue;
        text_add(out, "\n");
        list_unfinished(&pz->race, s, i, out);
    }
}

static void explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    struct sweep s = sweep_at(pz, view);

    if (!race_is_figure(view->params))
        explain_dots(pz, &s, out);
    else if (pz->seeds)
        race_explain_figure(&pz->race, view, out);
    else
        explain_figure(&pz->race, &s, out);
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

const struct activity race_many = {
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
