/*
 * Who takes part where nobody chose: the usual methods, and in the place of
 * one that is not made for this board the next that is.
 */
#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "modules/race/run.h"
#include "solve/tour/tour.h"

/* Whom to ask, in this order. */
static const char *const spares[] = { "roth", "squirrel-cull", "greedy",
                                      "best-first", NULL };

static const struct control *methods(void)
{
    return &race_controls[RACE_ALGORITHMS];
}

static int find(const char *name)
{
    const char *const *names = methods()->names;
    int i = 0;

    while (strcmp(names[i], name) != 0)
        i++;
    return i;
}

static bool runs(const struct course *course, int method)
{
    struct tour_question q = { .board = course->board,
                               .mover = &course->mover,
                               .start = course->start,
                               .end = -1,
                               .order = course->order,
                               .seed = course->seed };
    const struct tour_method *m = tour_methods[method];
    struct text unasked;
    bool refused;

    text_init(&unasked);
    refused = m->refuses && m->refuses(&q, &unasked);
    text_free(&unasked);
    return !refused;
}

static void replace_idle(struct params *params, const struct course *course)
{
    int at[LANES_MAX];
    int n = control_members(methods(), &params->at[RACE_ALGORITHMS], at);
    const char *const *spare = spares;
    struct text names;
    struct error unasked;

    text_init(&names);
    for (int i = 0; i < n; i++) {
        int method = at[i];

        while (*spare && !runs(course, method))
            method = find(*spare++);
        text_addf(&names, "%s%s", i ? "," : "", methods()->names[method]);
    }
    params_set(params, race_controls, RACE_ALGORITHMS, names.at, &unasked);
    text_free(&names);
}

void race_suit_methods(struct params *params)
{
    struct params begun;
    struct course course;
    struct board board;
    struct error unasked;

    if (!sport_tours.board(params, &board, &unasked))
        return;
    params_copy(&begun, params);
    if (!race_has_start(params))
        race_move_start(&begun);
    course = race_course(&begun, &board);
    replace_idle(params, &course);
    params_free(&begun);
    board_free(&board);
}
