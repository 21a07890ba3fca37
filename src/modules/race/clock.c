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
static void time_round(struct puzzle *pz, long *budget)
{
    struct probe *p = &pz->probe;
    double began = p->clock.now(), until = p->clock.patience;

    if (!p->open) {
        lane_open(pz, &p->run, p->lane, pz->start, pz->seed);
        p->open = true;
        p->seconds = 0;
    }
    for (; *budget > 0 && p->run.now.state == LANE_RUNNING; --*budget)
        lane_advance(pz, &p->run, NULL);
    p->seconds += p->clock.now() - began;
    if (p->run.now.state == LANE_RUNNING && until > 0 && p->seconds > until)
        p->run.now.state = LANE_LIMIT;
}

/* Short runs are repeated more often: the clock is coarse, and the first ones
 * find the memory cold. */
static void end_round(struct puzzle *pz)
{
    static const double LEAST = 0.002;
    enum { ROUNDS_MAX = 1000 };
    struct probe *p = &pz->probe;
    double speed = (double)p->run.now.nodes /
                   (p->seconds > 1e-9 ? p->seconds : 1e-9);

    if (p->run.now.state != LANE_REFUSED && speed > pz->speed[p->lane])
        pz->speed[p->lane] = speed;
    lane_close(pz, &p->run);
    p->open = false;
    p->spent += p->seconds;
    p->round++;
    if (p->round < pz->repeat || (p->spent < LEAST && p->round < ROUNDS_MAX))
        return;
    p->round = 0;
    p->spent = 0;
    p->done = ++p->lane == pz->n;
}

bool race_measure(struct puzzle *pz, long *budget)
{
    struct probe *p = &pz->probe;

    while (p->clock.now && !p->done && *budget > 0) {
        if (pz->lanes[p->lane].reason.len) { /* nothing to run for */
            p->done = ++p->lane == pz->n;
            continue;
        }
        time_round(pz, budget);
        if (p->run.now.state != LANE_RUNNING)
            end_round(pz);
    }
    return !p->clock.now || p->done;
}

bool race_seconds(const struct puzzle *pz, int lane, uint64_t nodes,
                  double *out)
{
    if (!pz->probe.done || pz->speed[lane] <= 0)
        return false;
    *out = (double)nodes / pz->speed[lane];
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
