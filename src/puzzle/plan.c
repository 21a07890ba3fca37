/* Putting a plan together. */
#include "puzzle/plan.h"

#include "base/error.h"
#include "puzzle/control.h"
#include "puzzle/hand/marks.h"

static bool is_foreign(uint32_t in, int activity)
{
    return in && !(in >> activity & 1);
}

/* The controls, and the choices, that are for other activities. */
static void leave_out(const struct control *table, int activity,
                      struct plan *out)
{
    for (int i = 0; table[i].key; i++) {
        out->idle |= (uint32_t)is_foreign(table[i].in, activity) << i;
        out->fewer |= (uint32_t)is_foreign(table[i].last_in, activity) << i;
    }
}

bool puzzle_plan(const struct puzzle_class *cls, const struct params *params,
                 struct plan *out, struct error *err)
{
    bool valid = !cls->validate || cls->validate(params, err);
    int which = cls->choose ? cls->choose(params) : 0;
    struct error second;

    *out = (struct plan){ .activity = cls->activities[which],
                          .files = 8,
                          .ranks = 8 };
    leave_out(cls->controls, which, out);
    return out->activity->plan(params, out, valid ? err : &second) && valid;
}

bool puzzle_shuffles(const struct puzzle_class *cls,
                     const struct params *params)
{
    struct error unasked;
    struct plan plan;

    return cls->shuffle && puzzle_plan(cls, params, &plan, &unasked);
}

void puzzle_shuffle(const struct puzzle_class *cls, struct params *params)
{
    if (puzzle_shuffles(cls, params))
        cls->shuffle(params);
}

bool plan_takes_marks(const struct plan *plan, const char *marks,
                      struct error *err)
{
    if (!marks)
        return true;
    if (!plan_has_board(plan))
        return error_set(err, "marks: there is no board here to draw on");
    return marks_check(marks, plan->files, plan->ranks, err);
}
