/*
 * Above the player's track: how deep the search was at every step, so that
 * the shape of a run is seen at a glance, a ramp where each move was right, a
 * saw where many were taken back. A column stands for the steps below it: full
 * up to the least depth among them, fainter up to the greatest.
 */
#include <math.h>
#include <stdio.h>

#include "app/parts/parts.h"
#include "app/runs.h"
#include "puzzle/depths.h"
#include "session/session.h"

enum { COLUMN = 3, HEIGHT = 15, ABOVE = 6, DOT = 3 };

static const float MOST = 0.55f; /* how strong the fainter part is */

static bool is_search(const struct session *ss)
{
    const struct plan *plan = session_plan(ss);

    return plan->manner == MANNER_WATCHED && plan->extent.x == 0 &&
           session_depths(ss)->deepest > 1;
}

/* From `low` to `high`, in parts of the deepest. */
static void draw_column(struct ui *ui, struct box b, float low, float high)
{
    float top = b.y + roundf(b.h * (1 - high));
    float bottom = b.y + roundf(b.h * (1 - low));

    scene_rect(ui->sc, (struct box){ b.x, top, b.w, bottom - top }, 0,
               INK_LINE);
}

static void draw_columns(struct ui *ui, const struct depths *d, struct box b,
                         const struct widget *w)
{
    float width = fmaxf(1, ui_px(ui, COLUMN)), deepest = (float)d->deepest;
    size_t n = (size_t)fmaxf(1, b.w / width), steps = (size_t)w->steps;

    for (size_t i = 0; i < n; i++) {
        size_t from = (size_t)w->min + i * steps / n;
        size_t to = (size_t)w->min + (i + 1) * steps / n;
        struct box column = { b.x + (float)i * width, b.y, width, b.h };
        struct depth_range range;

        if (!depths_between(d, from, to > from ? to : from + 1, &range))
            continue;
        draw_column(ui, column, 0, (float)range.least / deepest);
        if (range.most == range.least)
            continue;
        draw_column(ui, column, (float)range.least / deepest,
                    (float)range.most / deepest);
        scene_fade(ui->sc, MOST);
    }
}

void depth_draw(const struct stage *st, const struct widget *w, float track)
{
    const struct depths *d = session_depths(st->runs->ss);
    struct ui *ui = st->ui;
    float h = ui_px(ui, HEIGHT), r = w->handle / 2, part;
    struct box b = { w->box.x + r, track - ui_px(ui, ABOVE) - h,
                     w->box.w - 2 * r, h };

    if (!is_search(st->runs->ss))
        return;
    draw_columns(ui, d, b, w);
    if (d->deepest_at < (size_t)w->min || w->steps < 2)
        return;
    part = (float)(d->deepest_at - (size_t)w->min) / (float)(w->steps - 1);
    scene_disc(ui->sc, (struct vec){ b.x + part * b.w, b.y }, ui_px(ui, DOT),
               INK_ACCENT);
}

void depth_tell(const struct stage *st, size_t step, char *out, size_t size)
{
    const struct session *ss = st->runs->ss;
    struct depth_range range;

    if (!is_search(ss) ||
        !depths_between(session_depths(ss), step, step + 1, &range))
        return;
    if (range.least == range.most)
        snprintf(out, size, " · %u deep", (unsigned)range.most);
    else
        snprintf(out, size, " · %u to %u deep", (unsigned)range.least,
                 (unsigned)range.most);
}
