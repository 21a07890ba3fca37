/*
 * The parts of the window, from its size. Lengths are those of a window at
 * scale 1 and lie on a grid of 8.
 */
#include "app/ui/layout.h"

#include <math.h>

enum {
    TOP = 48,
    PLAYER = 64,
    SHRINK = 8,
    LINE = 48,
    OFFER = 32,
    MARGIN = 16,
    PANEL_MIN = 344,
    PANEL_MAX = 440,
    PANEL_LOW = 288, /* one below the board */
    CRAMPED = 692,
    WIDE = 1100,
    STRIP_MIN = 76,
    STRIP_WIDE = 112,
    STRIP_MAX = 136
};

static const float STRIP = 0.18f; /* of the board's room, for pages */

int layout_next_percent(int percent, int way)
{
    static const int steps[] = { 100, 125, 150, 175, 200, 250, 300 };
    enum { STEPS = sizeof steps / sizeof *steps };
    int i = 0;

    if (way > 0)
        while (i < STEPS - 1 && steps[i] <= percent)
            i++;
    if (way < 0)
        while (i < STEPS - 1 && steps[i + 1] < percent)
            i++;
    return steps[i];
}

bool box_holds(struct box b, struct vec p)
{
    return p.x >= b.x && p.y >= b.y && p.x < b.x + b.w && p.y < b.y + b.h;
}

bool box_empty(struct box b)
{
    return b.w <= 0 || b.h <= 0;
}

struct box box_inset(struct box b, float by)
{
    float x = fminf(by, b.w / 2), y = fminf(by, b.h / 2);

    return (struct box){ b.x + x, b.y + y, b.w - 2 * x, b.h - 2 * y };
}

struct box box_common(struct box a, struct box b)
{
    float left = fmaxf(a.x, b.x), top = fmaxf(a.y, b.y);
    float right = fminf(a.x + a.w, b.x + b.w);
    float bottom = fminf(a.y + a.h, b.y + b.h);

    return (struct box){ left, top, fmaxf(0, right - left),
                         fmaxf(0, bottom - top) };
}

struct vec box_centre(struct box b)
{
    return (struct vec){ b.x + b.w / 2, b.y + b.h / 2 };
}

struct box box_column(struct box b, int i, int n, float gap)
{
    float pitch = (b.w + gap) / (float)n;
    float left = roundf(pitch * (float)i);
    float right = roundf(pitch * (float)(i + 1)) - gap;

    return (struct box){ b.x + left, b.y, right - left, b.h };
}

float layout_px(const struct layout *l, float length)
{
    return roundf(length * l->scale);
}

/* The whole window must stay usable, so a small one limits the scale. */
static float fitting_scale(int width, int height, int percent)
{
    float w = (float)width, h = (float)height;
    float beside = fminf(w / LAYOUT_WIDTH_MIN, h / LAYOUT_HEIGHT_MIN);
    float below = fminf(w / LAYOUT_TALL_WIDTH_MIN, h / LAYOUT_TALL_HEIGHT_MIN);

    return fmaxf(1, fminf((float)percent / 100, fmaxf(beside, below)));
}

/* What a square board leaves over goes to the panel, within reason. */
static void lay_beside(struct layout *l, struct box middle)
{
    float panel = fminf(fmaxf(middle.w - middle.h, layout_px(l, PANEL_MIN)),
                        layout_px(l, PANEL_MAX));

    l->panel = l->board = middle;
    l->board.w -= panel;
    l->panel.x += l->board.w;
    l->panel.w = panel;
}

static void lay_below(struct layout *l, struct box middle)
{
    float panel = fmaxf(middle.h - middle.w, layout_px(l, PANEL_LOW));

    l->panel = l->board = middle;
    l->board.h -= panel;
    l->panel.y += l->board.h;
    l->panel.h = panel;
}

static float lesser_side(struct box b)
{
    return fminf(b.w, b.h);
}

/* The panel lies where it leaves more to a square board. */
static void lay_full(struct layout *l)
{
    float w = l->window.w, h = l->window.h, side;
    float top = layout_px(l, l->cramped ? TOP - SHRINK : TOP);
    float player = layout_px(l, l->cramped ? PLAYER - SHRINK : PLAYER);
    struct box middle = { 0, top, w, h - top - player };

    l->top = (struct box){ 0, 0, w, top };
    l->player = (struct box){ 0, h - player, w, player };
    lay_beside(l, middle);
    side = lesser_side(l->board);
    lay_below(l, middle);
    l->tall = lesser_side(l->board) > side;
    if (!l->tall)
        lay_beside(l, middle);
}

static void lay_bare(struct layout *l)
{
    float line = layout_px(l, LINE);

    if (line * 3 > l->window.h)
        line = 0;
    l->board = l->window;
    l->board.h -= line;
    l->line = (struct box){ 0, l->board.h, line > 0 ? l->window.w : 0, line };
}

/* For a projector: the board as large as can be, and large words where it
 * leaves room. */
static void lay_projected(struct layout *l)
{
    float w = l->window.w, h = l->window.h;
    float beside = roundf(fmaxf(w - h, w * 0.3f)),
          below = roundf(fmaxf(h - w, h * 0.3f));

    if (w > h) {
        l->board = (struct box){ 0, 0, w - beside, h };
        l->words = (struct box){ w - beside, 0, beside, h };
    } else {
        l->board = (struct box){ 0, 0, w, h - below };
        l->words = (struct box){ 0, h - below, w, below };
    }
}

/* Around the board, but not at the expense of a tiny one. */
static void add_margin(struct layout *l)
{
    bool little = l->cramped || l->tall || !l->full;
    float margin = little ? MARGIN / 2.0f : MARGIN;

    l->board = box_inset(l->board,
                         fminf(layout_px(l, margin),
                               floorf(fminf(l->board.w, l->board.h) / 16)));
}

void layout_make(struct layout *l, int width, int height, int percent,
                 bool bare)
{
    *l = (struct layout){ .scale = fitting_scale(width, height, percent) };
    l->window = (struct box){ 0, 0, (float)width, (float)height };
    bool roomy = width >= PANEL_MIN + 200 && height >= 400;
    l->full = !bare && roomy;
    l->cramped = (float)height < CRAMPED * l->scale;
    if (l->full)
        lay_full(l);
    else if (roomy)
        lay_projected(l);
    else
        lay_bare(l);

    add_margin(l);
}

void layout_add_row(struct layout *l)
{
    float row = layout_px(l, OFFER), gap = layout_px(l, SHRINK);

    l->board.h -= row + gap;
    l->offer = (struct box){ l->board.x, l->board.y + l->board.h + gap,
                             l->board.w, row };
}

void layout_add_offer(struct layout *l)
{
    if (l->full &&
        l->board.h - l->board.w >= layout_px(l, OFFER) + layout_px(l, SHRINK))
        layout_add_row(l);
}

void layout_add_quiz(struct layout *l)
{
    float row = layout_px(l, OFFER), edge = layout_px(l, MARGIN);

    layout_add_offer(l);
    if (l->full || box_empty(l->words) || l->words.h < 4 * row)
        return;
    l->words.h -= row + edge;
    l->offer = (struct box){ l->words.x + edge, l->words.y + l->words.h,
                             l->words.w - 2 * edge, row };
}

/* Who looks at a wall is shown the page alone. */
void layout_add_strip(struct layout *l, bool wide)
{
    float width = roundf(l->board.w * STRIP);

    if (!l->full)
        return;
    width = fminf(fmaxf(width, layout_px(l, wide ? STRIP_WIDE : STRIP_MIN)),
                  layout_px(l, STRIP_MAX));
    l->board.w -= width;
    l->strip = l->board;
    l->strip.x += l->board.w;
    l->strip.w = width;
}

void layout_for_sight(struct layout *l)
{
    if (!l->full || l->window.w >= layout_px(l, WIDE))
        return;
    l->board.w = l->window.w - 2 * l->board.x;
    l->board.h = l->player.y - (l->board.y - l->top.h) - l->board.y;
    l->panel = (struct box){ 0, 0, 0, 0 };
}
