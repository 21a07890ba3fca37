/* Trying choices out, one at a time, on a copy of the settings. */
#include "cli/tryout.h"

#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "puzzle/control.h"
#include "puzzle/plan.h"
#include "puzzle/puzzle.h"

enum { NAMES_MAX = 32 }; /* of a choice that are tried */

/* The names of choice `c` with which the control has an effect, as bits. */
static uint32_t names_for(const struct puzzle_class *cls, struct params *params,
                          int c, int control)
{
    int before = params->at[c].number;
    struct error unasked;
    struct plan plan;
    uint32_t found = 0;

    for (int i = 0; i < NAMES_MAX && cls->controls[c].names[i]; i++) {
        params->at[c].number = i;
        /* were it refused, that would be said next */
        puzzle_plan(cls, params, &plan, &unasked);
        if (plan_offers(&plan, control))
            found |= UINT32_C(1) << i;
    }
    params->at[c].number = before;
    return found;
}

static void tell(const struct control *c, uint32_t names, struct text *out)
{
    const char *between = " ";

    text_addf(out, "--%s", c->key);
    for (int i = 0; i < NAMES_MAX && names >> i; i++) {
        if (!(names >> i & 1))
            continue;
        text_addf(out, "%s%s", between, c->names[i]);
        /* is there only one after it? */
        between = names >> i >> 1 & ((names >> i >> 1) - 1) ? ", " : " or ";
    }
}

static bool is_usual(const struct params *params, const struct control *table,
                     int i)
{
    return strcmp(table[i].names[params->at[i].number], table[i].initial) == 0;
}

/* What was chosen is looked at before what goes without saying. */
bool tryout_tell(const struct puzzle_class *cls, const struct params *params,
                 int control, struct text *out)
{
    const struct control *c = cls->controls;
    struct params copy;
    uint32_t names = 0;

    params_copy(&copy, params);
    for (int usual = 0; usual <= 1; usual++)
        for (int i = 0; c[i].key && !names; i++) {
            if (c[i].kind != CONTROL_CHOICE || is_usual(&copy, c, i) != usual)
                continue;
            names = names_for(cls, &copy, i, control);
            if (names)
                tell(&c[i], names, out);
        }
    params_free(&copy);
    return names != 0;
}
