/* The map of all starts: a moment for every start that became known. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/text.h"
#include "modules/tour/map/run.h"
#include "modules/tour/settings.h"
#include "puzzle/board_setting.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"
#include "solve/job.h"

static bool counts_tours(const struct params *params)
{
    return params->at[TOUR_MEASURE].number == MEASURE_TOURS;
}

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    const struct tour_method *method = tour_method_asked(params);

    out->manner = MANNER_SHOWN;
    out->aside = map_aside(params);
    out->wayless = true;
    out->hint = "Point at a square to read its number; click it to watch the "
                "search from there.";
    if (counts_tours(params))
        tour_hide(out, TOUR_ALGORITHM);
    if (counts_tours(params) || (method && !method->ordered))
        tour_hide(out, TOUR_ORDER);
    if (!tour_plan(params, false, out, err))
        return false;
    out->tools &= ~(UINT32_C(1) << TOOL_START); /* all of them are shown */
    return starts_possible(params, true, err);
}

static void heading(const struct params *params, struct text *out)
{
    tour_name(params, "Knight's tour", false, out);
    text_add(out, counts_tours(params) ? ", tours from each start"
                                       : ", map of the starts");
}

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);

    starts_init(&pz->map, params, job_cores());
    board_setting_record(&pz->map.board, tr);
    trace_moment(tr, 0, 0, 0);
    tr->expected = 1 + (size_t)pz->map.n;
    return pz;
}

static void destroy(struct puzzle *pz)
{
    starts_free(&pz->map);
    free(pz);
}

static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    struct starts *map = &pz->map;

    while (*budget > 0)
        switch (starts_step(map, budget)) {
        case MAP_MORE: return PROGRESS_MORE;
        case MAP_KNOWN:
            trace_moment(tr,
                         map->at[map->known - 1].outcome == MAP_FOUND
                             ? 0
                             : MOMENT_DEAD_END,
                         0, map->known);
            break;
        case MAP_DONE: return PROGRESS_FOUND;
        }
    return map->known == map->n ? PROGRESS_FOUND : PROGRESS_MORE;
}

/* A start that was clicked is watched. */
static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    enum reaction reaction = tour_press(&pz->map.board, -1, in, params, err);

    (void)tr;
    if (in->kind == INPUT_CHANGED)
        return REACTION_REDRAW;
    if (reaction == REACTION_RESTART && in->tool == TOOL_NONE)
        params->at[TOUR_MODE].number = TOUR_WATCH;
    return reaction;
}

const struct activity tour_map_activity = {
    .plan = plan,
    .heading = heading,
    .create = create,
    .destroy = destroy,
    .step = step,
    .input = input,
    .draw = map_draw,
    .status = map_status,
    .explain = map_explain,
    .notation = map_notation,
    .facts = map_facts,
};
