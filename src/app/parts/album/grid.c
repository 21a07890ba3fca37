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

/* What the columns leave over lies around them. */
static void settle(struct grid *g)
{
    float wide = (float)g->columns * g->pitch.x;
    float spare = g->area.w - wide;

    if (g->columns > 1 && g->columns <= g->count)
        g->pitch.x += floorf(
            fmaxf(0, fminf(spare / (float)g->columns, g->pitch.x / 4)));
    wide = (float)g->columns * g->pitch.x;
    g->left = fmaxf(0, floorf((g->area.w - wide) / 2));
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

void grid_lay(struct grid *g, const struct grid_plan *plan, struct box area,
              long count)
{
    float side = (float)longer(plan);

    g->area = area;
    g->count = count;
    for (float px = plan->most; px >= plan->least; px -= fmaxf(1, px / 32)) {
        size_boards(g, plan, px / side);
        g->columns = fitting_columns(g);
        if ((float)rows(g) * g->pitch.y <= area.h &&
            (float)g->columns * g->pitch.x <= area.w)
            break;
    }
    settle(g);
}

void grid_lay_columns(struct grid *g, const struct grid_plan *plan,
                      struct box area, long count, int columns)
{
    float wide = area.w / (float)columns - plan->between.x;
    float high = area.h * (float)columns / (float)(count < 1 ? 1 : count) -
                 plan->below - plan->between.y;
    float square = wide / (float)plan->files;

    g->area = area;
    g->count = count;
    g->columns = columns;
    if (columns > 1)
        square = fminf(square, high / (float)plan->ranks);
    square = fminf(square, plan->most / (float)longer(plan));
    size_boards(g, plan, fmaxf(square, 1));
    settle(g);
}

void grid_trim(struct grid *g)
{
    float whole_rows = floorf(g->area.h / g->pitch.y);

    if (whole_rows >= 1)
        g->area.h = whole_rows * g->pitch.y;
    settle(g);
    grid_scroll(g, round(g->scroll / (double)g->pitch.y) * (double)g->pitch.y);
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
    float x = p.x - g->area.x - g->left;
    long column = (long)floorf(x / g->pitch.x);
    long i = row_at(g, p.y) * g->columns + column;

    if (p.x < g->area.x || p.y < g->area.y || p.x >= g->area.x + g->area.w ||
        p.y >= g->area.y + g->area.h || column < 0 || column >= g->columns)
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
