/* Where small boards lie. */
#include "app/parts/album/grid.h"

#include <math.h>

static int longer(const struct grid_plan *plan)
{
    return plan->files > plan->ranks ? plan->files : plan->ranks;
}

/* Squares have whole pixels where they have several. */
static float whole(float square)
{
    return square >= 4 ? floorf(square) : square;
}

static void size_boards(struct grid *g, const struct grid_plan *plan,
                        float square)
{
    g->square = whole(square);
    g->board = (struct vec){ roundf((float)plan->files * g->square),
                             roundf((float)plan->ranks * g->square) };
    g->pitch = (struct vec){ g->board.x + plan->between.x,
                             g->board.y + plan->below + plan->between.y };
}

static long rows(const struct grid *g)
{
    return (g->count + g->columns - 1) / g->columns;
}

/* What is left over goes between them, within reason, and around them. */
static float spread(float pitch, float room, long n)
{
    float spare = room / (float)n - pitch;

    return pitch + floorf(fmaxf(0, fminf(spare, pitch / 4)));
}

static void settle(struct grid *g)
{
    if (g->columns > 1) {
        g->pitch.x = spread(g->pitch.x, g->area.w, g->columns);
        g->pitch.y = spread(g->pitch.y, g->area.h, rows(g));
    }
    g->left = fmaxf(0,
                    floorf((g->area.w - (float)g->columns * g->pitch.x) / 2));
    g->end = fmax(
        0, ceil((double)rows(g) * (double)g->pitch.y - (double)g->area.h));
    grid_scroll(g, g->scroll);
}

static int fitting_columns(const struct grid *g)
{
    int columns = (int)(g->area.w / g->pitch.x);

    return columns < 1          ? 1
           : columns > g->count ? (int)(g->count < 1 ? 1 : g->count)
                                : columns;
}

/* As many columns of boards of that size as fit. True if all can be seen. */
static bool try_size(struct grid *g, const struct grid_plan *plan, float px)
{
    size_boards(g, plan, px / (float)longer(plan));
    g->columns = fitting_columns(g);
    return (float)rows(g) * g->pitch.y <= g->area.h &&
           (float)g->columns * g->pitch.x <= g->area.w;
}

void grid_lay(struct grid *g, const struct grid_plan *plan, struct box area,
              long count)
{
    float px = plan->most;

    g->area = area;
    g->count = count;
    while (px >= plan->least && !try_size(g, plan, px))
        px -= fmaxf(1, px / 32);
    if (px < plan->least)
        try_size(g, plan, plan->scrolled);
    settle(g);
}

/* As wide as there is room, but low enough for neighbours to be seen. */
static float strip_square(const struct grid_plan *plan, struct box area,
                          long count)
{
    float files = (float)plan->files, rows = (float)(count < 3 ? count : 3);
    float wide = fminf(area.w - plan->between.x,
                       plan->most * files / (float)longer(plan));
    float high = area.h / fmaxf(1, rows) - plan->below - plan->between.y;
    float low = fmaxf(high / (float)plan->ranks, plan->least / files);

    return fmaxf(1, fminf(wide / files, low));
}

void grid_lay_strip(struct grid *g, const struct grid_plan *plan,
                    struct box area, long count)
{
    float seen;

    g->area = area;
    g->count = count;
    g->columns = 1;
    size_boards(g, plan, strip_square(plan, area, count));
    seen = floorf(area.h / g->pitch.y);
    if (seen >= 1)
        g->area.h = seen * g->pitch.y;
    settle(g);
}

struct box grid_box(const struct grid *g, long i)
{
    float column = (float)(i % g->columns);
    double row = (double)(i / g->columns);
    float inside = (g->pitch.x - g->board.x) / 2;
    double y = row * (double)g->pitch.y - g->scroll;

    return (
        struct box){ roundf(g->area.x + g->left + column * g->pitch.x + inside),
                     roundf(g->area.y + (float)y), g->board.x, g->board.y };
}

static long row_at(const struct grid *g, float y)
{
    return (long)floor(((double)(y - g->area.y) + g->scroll) /
                       (double)g->pitch.y);
}

long grid_first(const struct grid *g)
{
    return row_at(g, g->area.y) * g->columns;
}

long grid_last(const struct grid *g)
{
    long last = (row_at(g, g->area.y + g->area.h - 1) + 1) * g->columns;

    return last < g->count ? last : g->count;
}

long grid_at(const struct grid *g, struct vec p)
{
    long column, i;

    /* Also before anything was laid out: an empty area has no pitch. */
    if (p.x < g->area.x || p.y < g->area.y || p.x >= g->area.x + g->area.w ||
        p.y >= g->area.y + g->area.h)
        return -1;
    column = (long)floorf((p.x - g->area.x - g->left) / g->pitch.x);
    i = row_at(g, p.y) * g->columns + column;
    if (column < 0 || column >= g->columns)
        return -1;
    return i >= 0 && i < g->count ? i : -1;
}

long grid_seen(const struct grid *g)
{
    long seen = (long)(g->area.h / g->pitch.y);

    return (seen < 1 ? 1 : seen) * g->columns;
}

void grid_scroll(struct grid *g, double to)
{
    g->scroll = fmax(0, fmin(g->end, round(to)));
}

static double top_of(const struct grid *g, long i)
{
    return (double)(i / g->columns) * (double)g->pitch.y;
}

void grid_reveal(struct grid *g, long i)
{
    double top = top_of(g, i), below = (double)(g->pitch.y - g->area.h);

    if (top < g->scroll)
        grid_scroll(g, top);
    else if (top + below > g->scroll)
        grid_scroll(g, top + below);
}

void grid_centre(struct grid *g, long i)
{
    double rows_above = floor((double)(g->area.h / g->pitch.y) / 2);

    grid_scroll(g, top_of(g, i) - rows_above * (double)g->pitch.y);
}
