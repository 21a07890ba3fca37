/*
 * Every change of a setting goes through its text form and session_set, as
 * on the command line; a refusal is shown with its reason.
 */
#include "app/parts/panel/controls.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/action.h"
#include "app/parts/picmenu.h"
#include "app/acts/run.h"
#include "app/runs.h"
#include "app/ui/edit.h"
#include "app/ui/toast.h"
#include "base/error.h"
#include "base/parse.h"
#include "base/text.h"
#include "chess/board.h"
#include "puzzle/album.h"
#include "puzzle/board_setting.h"
#include "puzzle/control.h"
#include "puzzle/puzzle.h"
#include "session/session.h"

int controls_names(const struct control *c)
{
    int n = 0;

    while (c->names != NULL && c->names[n] != NULL)
        n++;
    return n;
}

/* A set is not the name of its only member. */
int controls_name(const struct control *c, const struct setting *now)
{
    if (c->kind == CONTROL_CHOICE)
        return now->number;
    for (int i = 0; c->kind != CONTROL_SET && i < controls_names(c); i++)
        if (strcmp(c->names[i], now->text) == 0)
            return i;
    return -1;
}

const char *controls_title(const struct control *c, int name)
{
    return c->titles != NULL ? c->titles[name] : c->names[name];
}

/* A block in the list is many of them. */
static void say_holes(const struct control *table, const struct params *params,
                      struct text *out)
{
    struct board_setting at;
    struct board board;
    struct error unasked;

    if (!board_setting_find(table, &at) ||
        !board_setting_read(at, params, &board, &unasked))
        return;
    text_add(out, say_count((uint64_t)board.nholes, "square").at);
    board_free(&board);
}

/* What has no name is told by its size: as many as there is room for would be
 * a riddle. */
int controls_squares(const char *list)
{
    int n = list[0] != '\0';

    for (; *list != '\0'; list++)
        n += *list == ',';
    return n;
}

struct phrase controls_count(const struct control *c, const char *list)
{
    return say_count((uint64_t)controls_squares(list),
                     c->noun != NULL ? c->noun : "square");
}

void controls_say(const struct control *table, const struct params *params,
                  int i, struct text *out)
{
    const struct control *c = &table[i];
    const struct setting *now = &params->at[i];
    int members[CONTROL_SET_MAX], name = controls_name(c, now);

    if (name >= 0)
        text_add(out, controls_title(c, name));
    else if (c->kind == CONTROL_TEXT)
        params_words(params, table, i, out);
    else if (c->kind == CONTROL_SET)
        text_addf(out, "%d of %d", control_members(c, now, members),
                  controls_names(c));
    else if (c->blocks)
        say_holes(table, params, out);
    else
        text_add(out, controls_count(c, now->text).at);
}

static const struct control *control_at(const struct runs *r, int i)
{
    return &session_class(r->ss)->controls[i];
}

static const struct setting *setting_at(const struct runs *r, int i)
{
    return &session_params(r->ss)->at[i];
}

void controls_range(const struct runs *r, int i, int *first, int *last)
{
    const struct control *c = control_at(r, i);
    struct pages p;
    bool pages = session_pages(r->ss, &p) && p.control == i;

    *first = pages ? p.first : c->min;
    *last = pages ? p.last : c->max;
}

/* A run that was playing goes on playing with the new setting. */
static void put(struct runs *r, struct toast *toast, int i, const char *text)
{
    bool playing = session_playing(r->ss);
    struct error err;

    if (!session_set(r->ss, i, text, true, &err)) {
        toast_refuse(toast, err.message);
        return;
    }
    toast_relent(toast);
    if (control_at(r, i)->live) {
        runs_edited(r);
        return;
    }
    runs_begin(r);
    if (playing)
        runs_set_out(r, true);
}

/* The control's text form with `value` as its first or second number. */
static void write_number(const struct runs *r, int i, int part, long value,
                         char out[32])
{
    const struct setting *now = setting_at(r, i);

    if (control_at(r, i)->kind == CONTROL_SIZE)
        snprintf(out, 32, "%ldx%ld", part == 0 ? value : now->number,
                 part == 0 ? now->second : value);
    else
        snprintf(out, 32, "%ld", value);
}

static void adjust(struct runs *r, struct toast *toast, int i, int part,
                   long by)
{
    const struct setting *now = setting_at(r, i);
    long was = part == 0 ? now->number : now->second, value = was + by;
    int first, last;
    char text[32];

    controls_range(r, i, &first, &last);
    value = value < first ? first : value > last ? last : value;
    if (value == was)
        return;
    write_number(r, i, part, value, text);
    put(r, toast, i, text);
}

/* Into a set, or out of it. */
static void include(struct runs *r, struct toast *toast, int i, int name)
{
    const struct control *c = control_at(r, i);
    int members[CONTROL_SET_MAX], n;
    char message[80], *set;
    bool had;

    if (c->kind != CONTROL_SET)
        return;
    n = control_members(c, setting_at(r, i), members);
    had = control_has(c, setting_at(r, i), name);
    if (n == (had ? c->min : c->max)) {
        snprintf(message, sizeof message,
                 had ? "%.20s: at least %d; put another in first"
                     : "%.20s: at most %d; take one out first",
                 c->label, n);
        toast_refuse(toast, message);
        return;
    }
    set = control_toggled(c, setting_at(r, i), name);
    put(r, toast, i, set);
    free(set);
}

/* What is looked at goes on as another run. */
static void open_on(struct runs *r, struct toast *toast, const char *line)
{
    struct text whole;

    text_init(&whole);
    text_addf(&whole, "%s%s", line, session_notation(r->ss));
    for (size_t i = strlen(line); i < whole.len; i++)
        if (whole.at[i] == ' ')
            whole.at[i] = '_';
    runs_remember(r);
    run_open_text(r, toast, whole.at);
    text_free(&whole);
}

static void press(struct runs *r, struct toast *toast, int i)
{
    struct input in = { .kind = INPUT_ACTION, .square = -1, .control = i };
    const struct control *c = control_at(r, i);

    if (c->shuffles)
        run_shuffle(r, toast, (struct act){ 0 });
    else if (c->opens)
        open_on(r, toast, c->opens);
    else
        runs_input(r, &in, toast);
}

static void begin_typing(const struct runs *r, struct edit *e, int i, int part)
{
    const struct control *c = control_at(r, i);
    const struct setting *now = setting_at(r, i);
    struct text text;

    text_init(&text);
    if (c->kind == CONTROL_SIZE)
        text_addf(&text, "%d", part == 0 ? now->number : now->second);
    else
        params_words(session_params(r->ss), session_class(r->ss)->controls, i,
                     &text);
    edit_open(e, i, part, text.at);
    text_free(&text);
}

/* One side of a size, typed by itself; "8x6" sets both. */
static bool typed_side(struct runs *r, struct toast *toast,
                       const struct edit *e, char out[32])
{
    const struct control *c = control_at(r, e->control);
    struct error err;
    int side;

    if (!parse_int(e->text, c->min, c->max, &side)) {
        error_set(&err, "%s '%.40s': want a side of %d to %d squares", c->label,
                  e->text, c->min, c->max);
        toast_refuse(toast, err.message);
        return false;
    }
    write_number(r, e->control, e->part, side, out);
    return true;
}

/* What was typed for a control of the puzzle. */
static void type_control(struct runs *r, const struct edit *done,
                         struct toast *toast)
{
    char text[EDIT_MAX];
    struct error err;
    struct text was;

    snprintf(text, sizeof text, "%s", done->text);
    if (control_at(r, done->control)->kind == CONTROL_SIZE &&
        strchr(done->text, 'x') == NULL && !typed_side(r, toast, done, text))
        return;
    if (!session_may_have(r->ss, done->control, text, &err)) {
        toast_refuse(toast, err.message);
        return;
    }
    text_init(&was);
    params_words(session_params(r->ss), session_class(r->ss)->controls,
                 done->control, &was);
    if (strcmp(was.at, text) != 0)
        put(r, toast, done->control, text);
    else
        toast_relent(toast);
    text_free(&was);
}

struct act controls_typed(struct runs *r, struct edit *e, struct toast *toast)
{
    struct edit done = *e;

    edit_close(e);
    if (done.control >= CONTROLS_MAX)
        return picmenu_typed(r, &done, toast);
    type_control(r, &done, toast);
    return (struct act){ .what = ACTION_NONE };
}

void controls_do(struct runs *r, struct edit *e, struct toast *toast,
                 struct act act)
{
    const struct control *c = control_at(r, act.a);

    switch ((int)act.what) {
    case ACTION_ADJUST: adjust(r, toast, act.a, 0, act.b); break;
    case ACTION_ADJUST_SECOND: adjust(r, toast, act.a, 1, act.b); break;
    case ACTION_TYPE: begin_typing(r, e, act.a, (int)act.b); break;
    case ACTION_CHOOSE:
        if (controls_name(c, setting_at(r, act.a)) != act.b)
            put(r, toast, act.a, c->names[act.b]);
        break;
    case ACTION_INCLUDE: include(r, toast, act.a, (int)act.b); break;
    case ACTION_TOGGLE:
        put(r, toast, act.a, setting_at(r, act.a)->number ? "off" : "on");
        break;
    case ACTION_CLEAR: put(r, toast, act.a, ""); break;
    case ACTION_PRESS: press(r, toast, act.a); break;
    default: break;
    }
}
