/*
 * How fast each method is: before the race it is run alone, without a picture
 * of it, several times over, and the best counts. A time in the race is the
 * number of nodes at that speed. Whoever has no clock has no times; given
 * speeds take the place of measured ones, so that a race by equal time can be
 * had again to the last node.
 */
#include <string.h>

#include "base/parse.h"
#include "modules/race/run.h"

/* A round of the lane that is being measured, or the rest of one. */
static void time_round(struct race *r, long *budget)
{
    struct stopwatch *w = &r->watch;
    double began = w->clock.now(), until = w->clock.patience;
    long toil = *budget; /* squares that there is time to look at */

    if (!w->open) {
        lane_open(r, &w->run, w->lane, &r->course);
        w->open = true;
        w->seconds = 0;
    }
    for (; *budget > 0 && toil > 0 && w->run.now.state == LANE_RUNNING;
         --*budget) {
        lane_advance(r, &w->run, NULL);
        toil -= w->run.looked;
    }
    w->seconds += w->clock.now() - began;
    if (w->run.now.state == LANE_RUNNING && until > 0 && w->seconds > until)
        w->run.now.state = LANE_LIMIT;
}

/* Short runs are repeated more often: the clock is coarse, and the first ones
 * find the memory cold. */
static void end_round(struct race *r)
{
    static const double LEAST = 0.002;
    enum { ROUNDS_MAX = 1000 };
    struct stopwatch *w = &r->watch;
    double speed = (double)w->run.now.nodes /
                   (w->seconds > 1e-9 ? w->seconds : 1e-9);

    if (w->run.now.state != LANE_REFUSED && speed > w->speed[w->lane])
        w->speed[w->lane] = speed;
    lane_close(r, &w->run);
    w->open = false;
    w->spent += w->seconds;
    w->round++;
    if (w->round < w->repeat || (w->spent < LEAST && w->round < ROUNDS_MAX))
        return;
    w->round = 0;
    w->spent = 0;
    w->done = ++w->lane == r->n;
}

bool race_measure(struct race *r, long *budget)
{
    struct stopwatch *w = &r->watch;

    while (w->clock.now && !w->done && *budget > 0) {
        if (r->lanes[w->lane].reason.len) { /* nothing to run for */
            w->done = ++w->lane == r->n;
            continue;
        }
        time_round(r, budget);
        if (w->run.now.state == LANE_RUNNING)
            break;
        end_round(r);
    }
    return !w->clock.now || w->done;
}

bool race_seconds(const struct race *r, int lane, uint64_t nodes, double *out)
{
    if (!r->watch.done || r->watch.speed[lane] <= 0)
        return false;
    *out = (double)nodes / r->watch.speed[lane];
    return true;
}

bool race_parse_speeds(const char *text, int n, double out[LANES_MAX])
{
    for (int i = 0; i < n; i++) {
        size_t len = strcspn(text, ",");
        char number[24];
        uint64_t speed;

        if (len >= sizeof number || (text[len] == ',') != (i + 1 < n))
            return false;
        memcpy(number, text, len);
        number[len] = '\0';
        if (!parse_u64(number, UINT64_C(1000000000000), &speed) || !speed)
            return false;
        out[i] = (double)speed;
        text += len + 1;
    }
    return true;
}
