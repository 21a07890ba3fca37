/*
 * The bar at the bottom: step and play buttons, the scrub bar with a tick
 * wherever something happened, where we are, and how fast it goes.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/action.h"
#include "app/parts/ids.h"
#include "app/parts/parts.h"
#include "app/runs.h"
#include "app/settings.h"
#include "app/ui/widgets.h"
#include "base/say.h"
#include "base/text.h"
#include "puzzle/album.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"
#include "session/session.h"

enum { BUTTON = 40, GAP = 4, TICK_CELL = 8, BREAK = 24 };

/* Pages that match are counted: their numbers have gaps. */
static struct reach reach_of_pages(const struct session *ss,
                                   const struct pages *p)
{
    struct reach r = { .pages = true,
                       .first = p->first,
                       .last = p->last,
                       .at = session_page(ss),
                       .total = p->growing ? -1 : p->last };
    long some = pages_count(p);

    if (!p->has || some > p->last - p->first)
        return r;
    r.some = some;
    if (r.at >= p->first && r.at <= p->last && p->has[r.at])
        r.place = pages_place(p, (int)r.at) + 1;
    return r;
}

struct reach player_reach(const struct runs *r)
{
    const struct session *ss = r->ss;
    struct pages p;
    size_t last;

    if (session_pages(ss, &p))
        return reach_of_pages(ss, &p);
    return (struct reach){ .more = session_outcome(ss) == OUTCOME_RUNNING,
                           .dropped = session_first(ss) > 0,
                           .first = (long)session_first(ss),
                           .at = (long)session_index(ss),
                           .last = (long)session_count(ss) - 1,
                           .total = session_last(ss, &last) ? (long)last : -1 };
}

/* Pages are what there is to leaf through; moments that wait to be shown are
 * no one's business. */
void player_say_total(const struct reach *r, struct text *out)
{
    if (r->some)
        text_add_grouped(out, (uint64_t)r->some);
    else if (r->pages || r->total >= 0)
        text_add_grouped(out, (uint64_t)(r->pages ? r->last : r->total));
    if (r->total < 0)
        text_add(out, r->pages ? " …" : "…");
}

/* --- buttons ------------------------------------------------------------- */

static void draw_play(const struct stage *st, struct box b)
{
    struct ui *ui = st->ui;
    bool playing = session_playing(st->runs->ss);
    struct reach r = player_reach(st->runs);
    struct widget w = { .id = ID_PLAYER + ICON_PLAY,
                        .box = b,
                        .act = { ACTION_PLAY, 0, 0 },
                        .tip = playing ? "Pause" : "Play",
                        .disabled = !playing && !r.more && r.first == r.last };
    int look = ui_add(ui, &w);
    struct vec c = box_centre(b);

    scene_disc(ui->sc, c, b.w / 2, w.disabled ? INK_RAISED : INK_ACCENT);
    if (look & (LOOK_HOT | LOOK_HELD))
        scene_ring(ui->sc, c, b.w / 2 + ui_px(ui, 1), ui_px(ui, 2), INK_STRONG);
    if (look & LOOK_FOCUS)
        widget_focus(ui, box_inset(b, -ui_px(ui, 3)), /* off its colour */
                     b.w / 2 + ui_px(ui, 3));
    if (!playing)
        c.x += ui_px(ui, 1);
    icon_draw(ui->sc, playing ? ICON_PAUSE : ICON_PLAY, c, ui_px(ui, 18),
              w.disabled ? INK_FAINT : INK_ON_ACCENT);
}

static void draw_step(const struct stage *st, struct box b, enum icon icon)
{
    static const struct {
        enum action action;
        const char *tip, *page;
    } what[] = {
        [ICON_FIRST] = { ACTION_FIRST, "To the start", "The first" },
        [ICON_BACK] = { ACTION_BACK, "One step back", "The one before" },
        [ICON_FORWARD] = { ACTION_FORWARD, "One step on", "The next" },
        [ICON_LAST] = { ACTION_LAST, "To the end", "The last" },
    };
    struct reach r = player_reach(st->runs);
    bool at_start = r.at == r.first && !r.dropped;
    bool at_end = r.at == r.last && !r.more;
    bool backwards = icon == ICON_FIRST || icon == ICON_BACK;
    bool single = icon == ICON_BACK || icon == ICON_FORWARD;
    struct widget w = { .id = ID_PLAYER + (uint32_t)icon,
                        .box = b,
                        .tip = r.pages ? what[icon].page : what[icon].tip,
                        .kind = single ? WIDGET_REPEAT : WIDGET_BUTTON,
                        .act = { what[icon].action, 0, 0 },
                        .disabled = backwards ? at_start : at_end };

    widget_icon(st->ui, &w, icon, 18);
}

static float draw_buttons(const struct stage *st, float x, float middle)
{
    static const enum icon order[] = { ICON_FIRST, ICON_BACK, ICON_PLAY,
                                       ICON_FORWARD, ICON_LAST };
    float side = ui_px(st->ui, BUTTON), gap = ui_px(st->ui, GAP);

    for (int i = 0; i < 5; i++) {
        struct box b = { x, middle - side / 2, side, side };

        if (order[i] == ICON_PLAY)
            draw_play(st, b);
        else
            draw_step(st, b, order[i]);
        x += side + gap;
    }
    return x - gap;
}

/* --- sliders ------------------------------------------------------------- */

static void draw_track(struct ui *ui, const struct widget *w, int look, float y)
{
    float h = ui_px(ui, 6), r = w->handle / 2, at = w->box.x + ui_handle(w);
    struct box track = { w->box.x + r, y - h / 2, w->box.w - 2 * r, h };
    struct box done = { track.x, track.y, at - w->box.x, h };

    scene_rect(ui->sc, track, h / 2, INK_LINE);
    if (done.w > 0)
        scene_rect(ui->sc, done, h / 2, INK_ACCENT);
    if (look & (LOOK_HOT | LOOK_HELD))
        scene_disc(ui->sc, (struct vec){ at + r, y }, r, INK_STRONG);
    else
        scene_disc(ui->sc, (struct vec){ at + r, y }, r - ui_px(ui, 1),
                   INK_ACCENT);
    if (look & LOOK_FOCUS)
        widget_focus(ui,
                     (struct box){ w->box.x, y - r - ui_px(ui, 2), w->box.w,
                                   2 * r + ui_px(ui, 4) },
                     ui_px(ui, 6));
}

static struct widget scrub_widget(const struct stage *st, struct box b)
{
    struct reach r = player_reach(st->runs);

    return (struct widget){ .id = ID_SCRUB,
                            .kind = WIDGET_SLIDER,
                            .box = b,
                            .tip = "",
                            .act = { ACTION_SEEK, 0, 0 },
                            .handle = ui_px(st->ui, 16),
                            .less = { ACTION_BACK, 0, 0 },
                            .more = { ACTION_FORWARD, 0, 0 },
                            .min = r.first,
                            .steps = r.last - r.first + 1,
                            .value = r.at };
}

/* The most telling come first. */
static const struct {
    int flag;
    const char *name;
} events[] = {
    { MOMENT_SOLUTION, "solution" }, { MOMENT_IMPROVED, "improved" },
    { MOMENT_DEAD_END, "dead end" }, { MOMENT_RETREAT, "move taken back" },
    { MOMENT_TIE, "tie" },
};

enum { EVENTS = sizeof events / sizeof *events };

static int telling(int flags)
{
    for (int i = 0; i < EVENTS; i++)
        if (flags & events[i].flag)
            return events[i].flag;
    return 0;
}

/* A shape for each kind of event, so that colour is never alone. */
static void draw_mark(struct ui *ui, struct vec at, int event)
{
    float r = ui_px(ui, 4);

    if (event & (MOMENT_SOLUTION | MOMENT_IMPROVED)) {
        struct vec diamond[4] = { { at.x, at.y - r - 1 },
                                  { at.x + r + 1, at.y },
                                  { at.x, at.y + r + 1 },
                                  { at.x - r - 1, at.y } };
        scene_polygon(ui->sc, diamond, 4, INK_ACCENT);
    } else if (event & MOMENT_DEAD_END) {
        icon_draw(ui->sc, ICON_CLOSE, at, 2 * r, INK_WARNING);
    } else if (event & MOMENT_RETREAT) {
        struct vec left[3] = { { at.x - r, at.y },
                               { at.x + r / 2, at.y - r },
                               { at.x + r / 2, at.y + r } };
        scene_polygon(ui->sc, left, 3, INK_WARNING);
    } else {
        scene_disc(ui->sc, at, fmaxf(1.5f, r / 2), INK_FAINT);
    }
}

/* The same event in cell after cell: one tick with a line behind it. */
static void draw_run_of_ticks(struct ui *ui, struct vec first, float last,
                              int event)
{
    float h = ui_px(ui, 2);
    enum ink ink = event & MOMENT_TIE                            ? INK_FAINT
                   : event & (MOMENT_SOLUTION | MOMENT_IMPROVED) ? INK_ACCENT
                                                                 : INK_WARNING;

    if (last > first.x)
        scene_rect(ui->sc,
                   (struct box){ first.x, first.y - h / 2, last - first.x, h },
                   h / 2, ink);
    draw_mark(ui, first, event);
}

/* One tick to a cell of the bar, for the moments that fall into it. */
struct cells {
    const struct stage *st;
    const struct widget *w;
    size_t n, moments;
};

static int cell_event(const struct cells *c, size_t i)
{
    size_t from = i * c->moments / c->n, to = (i + 1) * c->moments / c->n;

    return telling(ticks_between(&c->st->runs->ticks, (size_t)c->w->min + from,
                                 (size_t)c->w->min + to));
}

static float cell_middle(const struct cells *c, size_t i)
{
    size_t from = i * c->moments / c->n, to = (i + 1) * c->moments / c->n;
    float part = (float)(from + to - 1) / 2 / (float)(c->moments - 1);

    return c->w->box.x + c->w->handle / 2 + part * (c->w->box.w - c->w->handle);
}

static void draw_ticks(const struct stage *st, const struct widget *w, float y)
{
    float length = w->box.w - w->handle;
    struct cells c = { st, w,
                       (size_t)fmaxf(1, length / ui_px(st->ui, TICK_CELL)),
                       (size_t)w->steps };
    size_t end;

    if (c.moments < 2 || length <= 0)
        return;
    if (c.n > c.moments)
        c.n = c.moments;
    for (size_t i = 0; i < c.n; i = end) {
        int event = cell_event(&c, i);
        struct vec first = { cell_middle(&c, i), y };

        for (end = i + 1;
             end < c.n && c.moments > c.n && cell_event(&c, end) == event;
             end++)
            ;
        if (event != 0)
            draw_run_of_ticks(st->ui, first, cell_middle(&c, end - 1), event);
    }
}

/* Where the track begins later than the run did. */
static void draw_break(struct ui *ui, struct box *b, float middle)
{
    float room = ui_px(ui, BREAK), r = ui_px(ui, 2);

    for (int i = 0; i < 3; i++)
        scene_disc(ui->sc,
                   (struct vec){ b->x + room * ((float)i + 0.5f) / 3, middle },
                   r, INK_FAINT);
    b->x += room;
    b->w -= room;
}

static void draw_scrub(const struct stage *st, struct box b)
{
    struct reach r = player_reach(st->runs);
    float middle = b.y + roundf(b.h / 2);
    struct widget w;
    int look;

    if (r.dropped)
        draw_break(st->ui, &b, middle);
    w = scrub_widget(st, b);
    look = ui_add(st->ui, &w);
    if (!r.pages) {
        draw_ticks(st, &w, middle + ui_px(st->ui, 16));
        depth_draw(st, &w, middle);
    }
    draw_track(st->ui, &w, look, middle);
}

static void draw_speed(const struct stage *st, struct box b)
{
    struct widget w = { .id = ID_SPEED,
                        .kind = WIDGET_SLIDER,
                        .box = b,
                        .tip = "Speed",
                        .act = { ACTION_SPEED, 0, 0 },
                        .handle = ui_px(st->ui, 16),
                        .less = { ACTION_SLOWER, 0, 0 },
                        .more = { ACTION_FASTER, 0, 0 },
                        .steps = SPEED_LEVELS,
                        .value = st->runs->speed };
    int look = ui_add(st->ui, &w);

    draw_track(st->ui, &w, look, b.y + roundf(b.h / 2));
}

/* --- words --------------------------------------------------------------- */

static void speed_text(const struct stage *st, char *out, size_t size)
{
    float speed = speed_levels[st->runs->speed];
    const char *what = player_reach(st->runs).pages ? "page" : "step";

    if (speed == 0)
        snprintf(out, size, "max");
    else if (speed < 1)
        snprintf(out, size, "%s %s/s", speed < 0.5f ? "¼" : "½", what);
    else
        snprintf(out, size, "%s/s", say_count((uint64_t)speed, what).at);
}

/* "17 / 63", with room for the longest number on either side, also for that
 * which is not yet known. */
static float draw_position(const struct stage *st, float right, float middle)
{
    struct ui *ui = st->ui;
    struct type t = ui_type(ui, FACE_SANS, TEXT_BODY);
    struct reach r = player_reach(st->runs);
    struct text here, last, total;

    text_init(&here);
    text_init(&last);
    text_init(&total);
    if (r.at > r.last || (r.some && !r.place)) /* a page that there is not */
        text_add(&here, "–");
    else
        text_add_grouped(&here, (uint64_t)(r.some ? r.place : r.at));
    text_add_grouped(&last, (uint64_t)r.last);
    player_say_total(&r, &total);
    float width = fmaxf(words_width(&ui->metrics, t, last.at),
                        fmaxf(words_width(&ui->metrics, t, total.at),
                              words_width(&ui->metrics, t, "00")));
    float slash = ui_px(ui, 16);
    struct label l = { right - width, middle,      width,   TEXT_BODY,
                       FACE_SANS,     ANCHOR_LEFT, INK_TEXT };
    widget_label(ui, &l, total.at);
    l.x -= slash / 2;
    l.anchor = ANCHOR_CENTRE;
    l.ink = INK_FAINT;
    widget_label(ui, &l, "/");
    l.x -= slash / 2;
    l.anchor = ANCHOR_RIGHT;
    l.ink = INK_STRONG;
    widget_label(ui, &l, here.at);
    text_free(&here);
    text_free(&last);
    text_free(&total);
    return right - 2 * width - slash;
}

/* With more room the speed is told, and what its ends mean. */
enum { SPEED_BARE = 112, SPEED_TOLD = 228, SPEED_WIDE = 328 };

static int speed_room(const struct stage *st)
{
    float w = st->layout->window.w / st->ui->scale;

    return w >= 1100 ? SPEED_WIDE : w >= 760 ? SPEED_TOLD : SPEED_BARE;
}

static float draw_speed_block(const struct stage *st, float right, float middle)
{
    struct ui *ui = st->ui;
    bool wide = speed_room(st) == SPEED_WIDE;
    float h = ui_px(ui, 32), text = ui_px(ui, 104), x = right - text;
    struct label l = { x,         middle,      text,    TEXT_BODY,
                       FACE_SANS, ANCHOR_LEFT, INK_TEXT };
    char speed[80];

    speed_text(st, speed, sizeof speed);
    if (speed_room(st) == SPEED_BARE)
        x = right;
    else
        widget_label(ui, &l, speed);
    x -= speed_room(st) == SPEED_BARE ? 0 : ui_px(ui, 12);
    l = (struct label){ x,         middle,       ui_px(ui, 60), TEXT_SMALL,
                        FACE_SANS, ANCHOR_RIGHT, INK_FAINT };
    if (wide) {
        widget_label(ui, &l, "fast");
        x -= ui_px(ui, 32);
    }
    x -= ui_px(ui, wide ? 140 : 112);
    draw_speed(
        st, (struct box){ x, middle - h / 2, ui_px(ui, wide ? 140 : 112), h });
    l.x = x - ui_px(ui, 4);
    if (wide) {
        widget_label(ui, &l, "slow");
        x -= ui_px(ui, 40);
    }
    return x;
}

void player_tip(const struct stage *st, const struct widget *w, char *out,
                size_t size)
{
    float part = (st->ui->pointer.at.x - w->box.x - w->handle / 2) /
                 fmaxf(1, w->box.w - w->handle);
    double last = (double)(w->steps - 1);
    size_t at = (size_t)w->min +
                (size_t)lround(fmin(1, fmax(0, (double)part)) * last);
    struct pages p;
    int flags;

    if (session_pages(st->runs->ss, &p)) {
        snprintf(out, size, "%s %zu",
                 session_class(st->runs->ss)->controls[p.control].label, at);
        return;
    }
    flags = session_moment(st->runs->ss, at)->flags;
    snprintf(out, size, "Step %zu", at);
    depth_tell(st, at, out + strlen(out), size - strlen(out));
    if (at > 0 && at == session_first(st->runs->ss))
        snprintf(out + strlen(out), size - strlen(out),
                 " · the oldest still held");
    for (int i = 0; i < EVENTS; i++)
        if (flags & events[i].flag)
            snprintf(out + strlen(out), size - strlen(out), " · %s",
                     events[i].name);
}

void player_draw(const struct stage *st)
{
    struct ui *ui = st->ui;
    struct box bar = st->layout->player;
    float middle = bar.y + roundf(bar.h / 2), pad = ui_px(ui, 16);
    float left, position, speed;

    scene_rect(ui->sc, bar, 0, INK_PANEL);
    widget_rule(ui, bar.x, bar.y, bar.w);
    left = draw_buttons(st, bar.x + pad, middle) + pad;

    /* The speed is placed first and added last, for the order of Tab. */
    speed = bar.x + bar.w - pad - ui_px(ui, (float)speed_room(st));
    position = draw_position(st, speed - pad - ui_px(ui, 8), middle);
    draw_scrub(st, (struct box){ left, middle - ui_px(ui, 24),
                                 fmaxf(ui_px(ui, 32), position - pad - left),
                                 ui_px(ui, 48) });
    draw_speed_block(st, bar.x + bar.w - pad, middle);
}
