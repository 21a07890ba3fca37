/* Putting a plan together. */
#include "puzzle/plan.h"

#include "base/error.h"
#include "puzzle/control.h"

/* The controls that are for other activities. */
static uint32_t foreign(const struct control *table, int activity)
{
    uint32_t bits = 0;

    for (int i = 0; table[i].key; i++)
        if (table[i].in && !(table[i].in >> activity & 1))
            bits |= UINT32_C(1) << i;
    return bits;
}

bool puzzle_plan(const struct puzzle_class *cls, const struct params *params,
                 struct plan *out, struct error *err)
{
    bool valid = !cls->validate || cls->validate(params, err);
    int which = cls->choose ? cls->choose(params) : 0;
    struct error second;

    *out = (struct plan){ .activity = cls->activities[which],
                          .files = 8,
                          .ranks = 8,
                          .idle = foreign(cls->controls, which) };
    return out->activity->plan(params, out, valid ? err : &second) && valid;
}
