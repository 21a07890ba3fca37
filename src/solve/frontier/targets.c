/* Where the bunches of a part go, by outline; see frontier_pass.h. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "solve/frontier/pass.h"

enum { SLOTS_MIN = 256 };

static void make_slots(struct targets *ts, size_t slots)
{
    ts->slot = xrealloc(ts->slot, slots, sizeof *ts->slot);
    ts->mask = slots - 1;
    for (size_t i = 0; i < slots; i++)
        ts->slot[i] = -1;
}

void targets_init(struct targets *ts)
{
    *ts = (struct targets){ .at = NULL };
    make_slots(ts, SLOTS_MIN);
}

void targets_free(struct targets *ts)
{
    free(ts->at);
    free(ts->delivery);
    free(ts->slot);
}

void targets_clear(struct targets *ts)
{
    for (size_t i = 0; i < ts->n; i++)
        ts->slot[ts->at[i].slot] = -1;
    ts->n = 0;
    ts->ndeliveries = 0;
}

/* The slot that has the outline or would get it. */
static size_t find_slot(const struct targets *ts, uint64_t outline)
{
    size_t h = (size_t)((outline + 1) * 0x9e3779b97f4a7c15 >> 32) & ts->mask;

    while (ts->slot[h] >= 0 && ts->at[ts->slot[h]].outline != outline)
        h = (h + 1) & ts->mask;
    return h;
}

const struct target *targets_find(const struct targets *ts, uint64_t outline)
{
    int slot = ts->slot[find_slot(ts, outline)];

    return slot < 0 ? NULL : &ts->at[slot];
}

static void grow_slots(struct targets *ts)
{
    make_slots(ts, 2 * (ts->mask + 1));
    for (size_t i = 0; i < ts->n; i++) {
        ts->at[i].slot = find_slot(ts, ts->at[i].outline);
        ts->slot[ts->at[i].slot] = (int)i;
    }
}

static struct target *find(struct targets *ts, uint64_t outline)
{
    size_t slot = find_slot(ts, outline);

    if (ts->slot[slot] >= 0)
        return &ts->at[ts->slot[slot]];
    ts->slot[slot] = (int)ts->n;
    ts->at = grow(ts->at, ts->n, &ts->cap, sizeof *ts->at);
    ts->at[ts->n++] = (struct target){ .outline = outline,
                                       .slot = slot,
                                       .first = -1 };
    if (2 * ts->n > ts->mask)
        grow_slots(ts);
    return &ts->at[ts->n - 1];
}

void targets_add(struct targets *ts, uint64_t outline,
                 const struct bunch *bunch, const struct pairing_map *map)
{
    struct target *t = find(ts, outline);
    int i = (int)ts->ndeliveries;

    ts->delivery = grow(ts->delivery, ts->ndeliveries, &ts->deliveries_cap,
                        sizeof *ts->delivery);
    ts->delivery[ts->ndeliveries++] = (struct delivery){ *bunch, *map, -1 };
    t->states += (size_t)bunch->n;
    if (t->first < 0)
        t->first = i;
    else
        ts->delivery[t->last].next = i;
    t->last = i;
}
