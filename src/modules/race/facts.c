/* The numbers of a race, as tables: one row a method, and where there were
 * many races one more for each of them. */
#include "chess/square.h"
#include "modules/race/run.h"
#include "puzzle/facts.h"
#include "puzzle/trace.h"

static const char *state_name(enum lane_state state)
{
    switch (state) {
    case LANE_RUNNING: return "running";
    case LANE_FINISHED: return "finished";
    case LANE_LIMIT: return "limit";
    case LANE_STUCK: return "stuck";
    case LANE_NONE: return "none";
    case LANE_REFUSED: return "refused";
    }
    return "running";
}

static const char *name_of(const struct puzzle *pz, int lane)
{
    return pz->queens ? queens_tests[pz->method[lane]]->name
                      : tour_methods[pz->method[lane]]->name;
}

static void add_seconds(const struct puzzle *pz, int lane, const char *key,
                        uint64_t nodes, struct facts *out)
{
    double seconds;

    if (race_seconds(pz, lane, nodes, &seconds))
        facts_seconds(out, key, "time", seconds);
    else
        facts_nothing(out, key, "time");
}

/* What both tables tell of a run. */
static void add_work(const struct puzzle *pz, int lane, const struct tally *t,
                     struct facts *out)
{
    facts_words(out, "outcome", "outcome", state_name(t->state));
    facts_number(out, "nodes", "nodes", t->nodes);
    facts_number(out, "retreats", "retreats", t->retreats);
    if (pz->queens) {
        facts_number(out, "tests", "tests", t->tests);
        facts_number(out, "solutions", "solutions", t->found);
    } else {
        facts_number(out, "restarts", "restarts", t->restarts);
    }
    add_seconds(pz, lane, "seconds", t->nodes, out);
}

static uint64_t squares_visited(const struct puzzle *pz,
                                const struct view *view, int lane)
{
    const struct lane *l = &pz->lanes[lane];
    uint64_t n = 0;

    for (int sq = 0; sq < l->squares; sq++)
        n += view->pos->cell[LAYER_ORDER][l->first + sq] != 0;
    return n;
}

static void add_lane(const struct puzzle *pz, const struct view *view, int lane,
                     struct facts *out)
{
    struct tally t = race_tally(pz, view, lane);

    facts_row(out);
    facts_words(out, "algorithm", "method", name_of(pz, lane));
    if (t.place)
        facts_number(out, "place", "place", (uint64_t)t.place);
    else
        facts_nothing(out, "place", "place");
    add_work(pz, lane, &t, out);
    if (!pz->queens)
        facts_number(out, "squares", "squares",
                     squares_visited(pz, view, lane));
    if (pz->probe.done && pz->speed[lane] > 0)
        facts_number(out, "nodes_per_second", "nodes a second",
                     (uint64_t)(pz->speed[lane] + 0.5));
    else
        facts_nothing(out, "nodes_per_second", "nodes a second");
}

static void add_median(const struct puzzle *pz, const struct view *view,
                       int lane, struct facts *out)
{
    uint64_t left = race_unfinished(pz, view, lane), nodes;

    facts_row(out);
    facts_words(out, "algorithm", "method", name_of(pz, lane));
    facts_number(out, "finished", "finished", race_runs_at(pz, view) - left);
    facts_number(out, "unfinished", "not finished", left);
    if (race_median(pz, view, lane, &nodes)) {
        facts_number(out, "median_nodes", "median nodes", nodes);
        add_seconds(pz, lane, "median_seconds", nodes, out);
    } else {
        facts_nothing(out, "median_nodes", "median nodes");
        facts_nothing(out, "median_seconds", "time");
    }
}

static void add_run(const struct puzzle *pz, size_t run, int lane,
                    struct facts *out)
{
    int start = race_start_of(pz, run);

    facts_row(out);
    facts_words(out, "algorithm", "method", name_of(pz, lane));
    facts_words(out, "start", "start", say_square(start, pz->board.files).at);
    facts_number(out, "seed", "seed", race_seed_of(pz, run));
    add_work(pz, lane, race_result(pz, run, lane), out);
}

void race_facts(const struct puzzle *pz, const struct view *view,
                struct facts *out)
{
    facts_number(out, "limit", NULL, pz->limit);
    facts_table(out, "lanes");
    for (int i = 0; i < pz->n; i++) {
        if (pz->over == OVER_ONE)
            add_lane(pz, view, i, out);
        else
            add_median(pz, view, i, out);
    }
    facts_end(out);
    if (pz->over == OVER_ONE)
        return;
    facts_table(out, "runs");
    for (size_t run = 0; run < race_runs_at(pz, view); run++)
        for (int i = 0; i < pz->n; i++)
            add_run(pz, run, i, out);
    facts_end(out);
}
