/*
 * Every change of a setting goes through its text form and session_set, as
 * on the command line; a refusal is shown with its reason.
 */
#include "app/parts/controls.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/action.h"
#include "app/app_state.h"
#include "app/parts/picmenu.h"
#include "app/runs.h"
#include "base/error.h"
#include "base/parse.h"
#include "puzzle/control.h"
#include "puzzle/puzzle.h"
#include "session/session.h"

static const struct control *control_at(const struct app *app, int i)
{
    return &session_class(app->runs.ss)->controls[i];
}

static const struct setting *setting_at(const struct app *app, int i)
{
    return &session_params(app->runs.ss)->at[i];
}

/* A run that was playing goes on playing with the new setting. */
static void put(struct app *app, int i, const char *text)
{
    bool playing = session_playing(app->runs.ss);
    struct error err;

    if (!session_set(app->runs.ss, i, text, true, &err)) {
        toast_refuse(&app->toast, err.message);
        return;
    }
    if (control_at(app, i)->live) {
        marks_clear(&app->runs.marks); /* the moments may be others */
        runs_remember(app);
        return;
    }
    runs_begun(app);
    if (playing)
        runs_set_out(app, true);
}

static void put_number(struct app *app, int i, int part, long value)
{
    const struct control *c = control_at(app, i);
    const struct setting *now = setting_at(app, i);
    char text[32];

    value = value < c->min ? c->min : value > c->max ? c->max : value;
    if (value == (part == 0 ? now->number : now->second))
        return;
    if (c->kind == CONTROL_SIZE)
        snprintf(text, sizeof text, "%ldx%ld", part == 0 ? value : now->number,
                 part == 0 ? now->second : value);
    else
        snprintf(text, sizeof text, "%ld", value);
    put(app, i, text);
}

static int name_index(const struct app *app, int i)
{
    const struct control *c = control_at(app, i);

    if (c->kind == CONTROL_CHOICE)
        return setting_at(app, i)->number;
    for (int k = 0; c->names != NULL && c->names[k] != NULL; k++)
        if (strcmp(c->names[k], setting_at(app, i)->text) == 0)
            return k;
    return -1;
}

static void adjust(struct app *app, int i, int part, long by)
{
    const struct setting *now = setting_at(app, i);

    put_number(app, i, part, (part == 0 ? now->number : now->second) + by);
}

/* Into a set, or out of it. */
static void include(struct app *app, int i, int name)
{
    const struct control *c = control_at(app, i);
    int members[CONTROL_SET_MAX], n;
    char message[80], *set;
    bool had;

    if (c->kind != CONTROL_SET)
        return;
    n = control_members(c, setting_at(app, i), members);
    had = control_has(c, setting_at(app, i), name);
    if (n == (had ? c->min : c->max)) {
        snprintf(message, sizeof message,
                 had ? "%.20s: at least %d; put another in first"
                     : "%.20s: at most %d; take one out first",
                 c->label, n);
        toast_refuse(&app->toast, message);
        return;
    }
    set = control_toggled(c, setting_at(app, i), name);
    put(app, i, set);
    free(set);
}

static void press(struct app *app, int i)
{
    struct input in = { .kind = INPUT_ACTION, .square = -1, .control = i };
    struct error err;

    switch (session_input(app->runs.ss, &in, &err)) {
    case REACTION_REFUSED: toast_refuse(&app->toast, err.message); break;
    case REACTION_RESTART:
        runs_begun(app);
        runs_set_out(app, true);
        break;
    case REACTION_EDITED: marks_clear(&app->runs.marks); break;
    case REACTION_NONE:
    case REACTION_REDRAW:
    case REACTION_MORE: break;
    }
}

static void begin_typing(struct app *app, int i, int part)
{
    const struct control *c = control_at(app, i);
    const struct setting *now = setting_at(app, i);
    struct text text;

    text_init(&text);
    if (c->kind == CONTROL_SIZE)
        text_addf(&text, "%d", part == 0 ? now->number : now->second);
    else
        params_format(session_params(app->runs.ss),
                      session_class(app->runs.ss)->controls, i, &text);
    edit_open(&app->edit, i, part, text.at);
    text_free(&text);
    app->edit.typed = true;
    window_set_typing(true);
}

/* One side of a size, typed by itself; "8x6" sets both. */
static bool typed_side(struct app *app, const struct edit *e, char *out,
                       size_t size)
{
    const struct control *c = control_at(app, e->control);
    const struct setting *now = setting_at(app, e->control);
    struct error err;
    int side;

    if (!parse_int(e->text, c->min, c->max, &side)) {
        error_set(&err, "%s '%.40s': want a side of %d to %d squares", c->label,
                  e->text, c->min, c->max);
        toast_refuse(&app->toast, err.message);
        return false;
    }
    snprintf(out, size, "%dx%d", e->part == 0 ? side : now->number,
             e->part == 0 ? now->second : side);
    return true;
}

void controls_typed(struct app *app)
{
    struct edit done = app->edit;
    char text[EDIT_MAX];
    struct text was;

    edit_close(&app->edit);
    window_set_typing(false);
    if (done.control >= CONTROLS_MAX) {
        picmenu_typed(app, &done);
        return;
    }
    snprintf(text, sizeof text, "%s", done.text);
    if (control_at(app, done.control)->kind == CONTROL_SIZE &&
        strchr(done.text, 'x') == NULL &&
        !typed_side(app, &done, text, sizeof text))
        return;
    text_init(&was);
    params_format(session_params(app->runs.ss),
                  session_class(app->runs.ss)->controls, done.control, &was);
    if (strcmp(was.at, text) != 0)
        put(app, done.control, text);
    text_free(&was);
}

void controls_do(struct app *app, struct act act)
{
    const struct control *c = control_at(app, act.a);

    switch ((int)act.what) {
    case ACTION_ADJUST: adjust(app, act.a, 0, act.b); break;
    case ACTION_ADJUST_SECOND: adjust(app, act.a, 1, act.b); break;
    case ACTION_TYPE: begin_typing(app, act.a, (int)act.b); break;
    case ACTION_CHOOSE:
        if (name_index(app, act.a) != act.b)
            put(app, act.a, c->names[act.b]);
        break;
    case ACTION_INCLUDE: include(app, act.a, (int)act.b); break;
    case ACTION_TOGGLE:
        put(app, act.a, setting_at(app, act.a)->number ? "off" : "on");
        break;
    case ACTION_CLEAR: put(app, act.a, ""); break;
    case ACTION_PRESS: press(app, act.a); break;
    default: break;
    }
}
