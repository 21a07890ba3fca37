/* The numbers of a race, as tables: one row a method, and where there were
 * many races one more for each of them. */
#include "base/say.h"
#include "chess/square.h"
#include "modules/race/run.h"
#include "puzzle/facts.h"

static const char *const state_names[] = {
    [LANE_RUNNING] = "running", [LANE_FINISHED] = "finished",
    [LANE_LIMIT] = "limit",     [LANE_STUCK] = "stuck",
    [LANE_NONE] = "none",       [LANE_REFUSED] = "refused"
};

static void begin_row(const struct race *r, int lane, struct facts *out)
{
    facts_row(out);
    facts_words(out, "algorithm", "method", r->entry[lane].name);
}

static void add_known(bool known, const char *key, const char *label,
                      uint64_t number, struct facts *out)
{
    if (known)
        facts_number(out, key, label, number);
    else
        facts_nothing(out, key, label);
}

/* Without a clock there is no column for times. */
static bool tells_times(const struct race *r)
{
    return r->watch.done || r->watch.clock.now;
}

static void add_seconds(const struct race *r, int lane, const char *key,
                        uint64_t nodes, struct facts *out)
{
    double seconds;

    if (!tells_times(r))
        return;
    if (race_seconds(r, lane, nodes, &seconds))
        facts_seconds(out, key, "time", seconds);
    else
        facts_nothing(out, key, "time");
}

/* What both tables tell of a run. */
static void add_work(const struct race *r, int lane, const struct tally *t,
                     struct facts *out)
{
    facts_words(out, "outcome", "outcome", state_names[t->state]);
    facts_number(out, "nodes", race_unit(r, MEASURE_NODES), t->nodes);
    facts_number(out, "retreats", "taken back", t->retreats);
    r->sport->facts(t, out);
    add_seconds(r, lane, "seconds", t->nodes, out);
}

void race_facts_one(const struct race *r, const struct view *view,
                    struct facts *out)
{
    facts_number(out, "limit", NULL, r->course.limit);
    facts_table(out, "lanes");
    for (int i = 0; i < r->n; i++) {
        struct tally t = lane_tally(view, i);
        double speed = r->watch.speed[i];

        begin_row(r, i, out);
        add_known(t.place > 0, "place", "place", t.place, out);
        add_work(r, i, &t, out);
        if (r->sport->counts)
            facts_number(out, "squares", "squares",
                         (uint64_t)lane_visited(r, view, i));
        if (tells_times(r))
            add_known(r->watch.done && speed > 0, "nodes_per_second",
                      "steps a second", (uint64_t)(speed + 0.5), out);
    }
    facts_end(out);
}

static void add_median(const struct race *r, const struct sweep *s, int lane,
                       struct facts *out)
{
    uint64_t left = sweep_unfinished(s, lane), nodes = 0;
    bool known = sweep_median(s, lane, &nodes);

    begin_row(r, lane, out);
    facts_number(out, "finished", "finished", s->over - left);
    facts_number(out, "unfinished", "not finished", left);
    add_known(known, "median_nodes", "median steps", nodes, out);
    if (known)
        add_seconds(r, lane, "median_seconds", nodes, out);
    else if (tells_times(r))
        facts_nothing(out, "median_seconds", "time");
}

static void add_run(const struct race *r, const struct sweep *s, size_t run,
                    int lane, struct facts *out)
{
    const struct heat *heat = &s->heats[run];

    begin_row(r, lane, out);
    facts_words(out, "start", "start",
                say_square(heat->start, r->board.files).at);
    facts_number(out, "seed", "seed", heat->seed);
    add_work(r, lane, sweep_result(s, run, lane), out);
}

void race_facts_many(const struct race *r, const struct sweep *s,
                     struct facts *out)
{
    facts_number(out, "limit", NULL, r->course.limit);
    facts_table(out, "lanes");
    for (int i = 0; i < r->n; i++)
        add_median(r, s, i, out);
    facts_end(out);
    facts_table(out, "runs");
    for (size_t run = 0; run < s->over; run++)
        for (int i = 0; i < r->n; i++)
            add_run(r, s, run, i, out);
    facts_end(out);
}
