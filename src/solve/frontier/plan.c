/* The steps of a count; see frontier_plan.h. */
#include "solve/frontier/plan.h"

#include <stdlib.h>

#include "base/alloc.h"

int frontier_rows(const struct frontier_board *b, bool lower)
{
    int upper = (b->height - 2) / 2; /* it gets the middle as well */

    return lower ? b->height - 2 - upper : upper;
}

bool frontier_ends_anywhere(const struct frontier_board *b)
{
    return b->open && (b->end[0] < 0 || b->end[1] < 0);
}

/* --- the board as a half sees it ------------------------------------------ */

struct half {
    const struct frontier_board *board;
    bool lower; /* rows count from the other edge */
    int rows;   /* that it takes */
    struct frontier_plan *plan;
};

static int square_at(const struct half *h, int row, int column)
{
    if (h->lower)
        row = h->board->height - 1 - row;
    return row * h->board->width + column;
}

static bool is_hole(const struct half *h, int row, int column)
{
    return h->board->hole[square_at(h, row, column)];
}

/* Ends in the middle rows belong to the upper half. */
static bool is_end(const struct half *h, int row, int column)
{
    int square = square_at(h, row, column);
    int rows = h->lower ? h->rows : h->rows + 2;

    return h->board->open && row < rows &&
           (square == h->board->end[0] || square == h->board->end[1]);
}

static bool same_images(const struct frontier_board *b, bool files)
{
    if (b->open && (b->end[0] >= 0 || b->end[1] >= 0))
        return false;
    for (int row = 0; row < b->height; row++)
        for (int column = 0; column < b->width; column++) {
            int r = files ? row : b->height - 1 - row;
            int c = files ? b->width - 1 - column : column;

            if (!b->hole[row * b->width + column] != !b->hole[r * b->width + c])
                return false;
        }
    return true;
}

bool frontier_is_mirrored(const struct frontier_board *b)
{
    return same_images(b, true);
}

bool frontier_is_flipped(const struct frontier_board *b)
{
    return same_images(b, false);
}

/* --- steps ---------------------------------------------------------------- */

static struct frontier_step *add(struct frontier_plan *p, enum frontier_act act,
                                 int width, int weight)
{
    p->steps = grow(p->steps, p->n, &p->cap, sizeof *p->steps);
    p->steps[p->n] = (struct frontier_step){ .act = act,
                                             .width = width,
                                             .weight = weight };
    p->weight += weight;
    return &p->steps[p->n++];
}

static void add_link(struct frontier_plan *p, int u, int w, bool must,
                     int weight)
{
    struct frontier_step *s = add(p, FRONTIER_LINK, 0, weight);

    s->u = u;
    s->w = w;
    s->must = must;
}

/* The place of a square when the one at (row, column) is the next. */
static int place_from(const struct half *h, int row, int column, int to_row,
                      int to_column)
{
    return PLACE_NEXT + (to_row - row) * h->board->width + to_column - column;
}

static void add_near(const struct half *h, struct frontier_step *s, int row,
                     int column)
{
    static const int by[4][2] = { { 1, -2 }, { 1, 2 }, { 2, -1 }, { 2, 1 } };

    for (int i = 0; i < 4; i++) {
        int r = row + by[i][0], c = column + by[i][1];

        if (c >= 0 && c < h->board->width && !is_hole(h, r, c))
            s->near[s->nnear++] = place_from(h, row, column, r, c);
    }
    if (frontier_ends_anywhere(h->board))
        s->near[s->nnear++] = PLACE_APEX;
}

/*
 * A square of the row after next comes into sight with the first move that
 * may lead there: the first two of a row with the first square of theirs.
 */
static void enter(const struct half *h, struct frontier_step *s, int row,
                  int column, int entering)
{
    if (is_hole(h, row + 2, entering))
        s->entering |= (uint64_t)PLACE_FULL
                       << 2 * place_from(h, row, column, row + 2, entering);
}

static void take(const struct half *h, int row, int column)
{
    struct frontier_step *s = add(h->plan, FRONTIER_TAKE, h->board->width,
                                  1 + row);
    int first = column == 0 ? 0 : column + 1;
    int last = column + 1 < h->board->width ? column + 1 : column;

    add_near(h, s, row, column);
    for (int c = first; c <= last; c++)
        enter(h, s, row, column, c);
    for (int c = first; c <= last; c++)
        if (is_end(h, row + 2, c))
            add_link(h->plan, PLACE_APEX,
                     place_from(h, row, column + 1, row + 2, c), true, 1 + row);
}

static void begin(const struct half *h)
{
    for (int row = 0; row < 2; row++)
        for (int c = 0; c < h->board->width; c++) {
            int place = place_from(h, 0, 0, row, c);

            if (is_hole(h, row, c))
                h->plan->first = outline_with(h->plan->first, place,
                                              PLACE_FULL);
            if (is_end(h, row, c))
                add_link(h->plan, PLACE_APEX, place, true, 1);
        }
}

void frontier_plan_half(struct frontier_plan *p, const struct frontier_board *b,
                        bool lower)
{
    struct half h = { b, lower, frontier_rows(b, lower), p };
    bool fold = frontier_is_mirrored(b);

    *p = (struct frontier_plan){ .first = 0 };
    begin(&h);
    for (int row = 0; row < h.rows; row++) {
        for (int column = 0; column < b->width; column++)
            take(&h, row, column);
        if (fold)
            add(p, FRONTIER_FOLD, b->width, 1 + row);
    }
}

/* --- the middle ----------------------------------------------------------- */

void frontier_plan_middle(struct frontier_plan *p,
                          const struct frontier_board *b, bool ends)
{
    struct half h = { b, false, frontier_rows(b, false), p };
    int width = b->width, above = h.rows, weight = 3 * (above + 1);

    *p = (struct frontier_plan){ .first = 0 };
    for (int i = 0; ends && i < 2 * width; i++)
        if (!is_hole(&h, above + i / width, i % width))
            add_link(p, PLACE_APEX, PLACE_NEXT + i, false, weight);
    for (int by = -2; by <= 2; by += 4)
        for (int c = 0; c < width; c++)
            if (c + by >= 0 && c + by < width && !is_hole(&h, above, c) &&
                !is_hole(&h, above + 1, c + by))
                add_link(p, PLACE_NEXT + c, PLACE_NEXT + width + c + by, false,
                         weight);
}

void frontier_plan_free(struct frontier_plan *p)
{
    free(p->steps);
}

/*
 * A slice is made of the outlines that have ends in some of these squares and
 * not in others: those whose links come first in the middle, so that outlines
 * of other slices are dropped early.
 */
static int cut_place(const struct frontier_board *b, int cut)
{
    const int first = PLACE_NEXT, second = PLACE_NEXT + b->width;
    const int places[FRONTIER_CUTS_MAX] = { second, second + (b->width > 1),
                                            first + b->width - 1,
                                            first + b->width - 1 -
                                                (b->width > 1) };

    return places[cut];
}

struct frontier_step frontier_turn(const struct frontier_board *b,
                                   enum place_type apex, unsigned slice)
{
    struct half h = { b, false, frontier_rows(b, false), NULL };
    struct frontier_step s = { .act = FRONTIER_TURN,
                               .weight = 1 + h.rows,
                               .width = b->width,
                               .apex = b->open,
                               .fold = frontier_is_mirrored(b) };

    s.times[apex] = 1;
    for (int i = 0; i < 2 * b->width; i++)
        if (is_hole(&h, h.rows + i / b->width, i % b->width))
            s.absent = outline_with(s.absent, PLACE_NEXT + i, PLACE_FULL);
    for (int cut = 0; cut < b->cuts; cut++) {
        uint64_t end = (uint64_t)PLACE_END << 2 * cut_place(b, cut);

        s.within |= end;
        s.slice |= slice >> cut & 1 ? end : 0;
    }
    return s;
}

/* --- what it takes: measured, and a little more than measured ------------- */

/*
 * Megabytes by width and height. From some height on there are no new states,
 * only more ways to each. `rows` is what the halves take, which cannot be cut;
 * `all` is with the middle and the join. The last figures of eight wide are
 * guesses from those before.
 */
enum { HEIGHT_MIN = 6, HEIGHTS = 6, WIDTHS = FRONTIER_WIDTH_MAX + 1 };

struct megabytes {
    uint32_t all, rows;
};

/* clang-format off */
static const struct megabytes closed_mb[WIDTHS][HEIGHTS] = {
    [7] = {{0, 0}, {40, 40}, {65, 50}, {150, 140}, {180, 150}, {260, 240}},
    [8] = {{0, 0}, {0, 0}, {1000, 450}, {3500, 3000}, {8000, 5000},
           {20000, 15000}},
};
static const struct megabytes open_mb[WIDTHS][HEIGHTS] = {
    [6] = {{20, 20}, {30, 30}, {40, 35}, {75, 70}, {90, 80}, {150, 120}},
    [7] = {{0, 0}, {350, 270}, {450, 280}, {1300, 1200}, {1400, 1200},
           {3000, 2500}},
    [8] = {{0, 0}, {0, 0}, {9500, 5000}, {30000, 25000}, {50000, 30000},
           {200000, 100000}},
};
/* clang-format on */

static uint32_t megabytes(const struct frontier_board *b)
{
    int row = b->height < HEIGHT_MIN ? 0 : b->height - HEIGHT_MIN;
    struct megabytes mb;

    if (row >= HEIGHTS)
        row = HEIGHTS - 1;
    mb = b->open ? open_mb[b->width][row] : closed_mb[b->width][row];
    return mb.rows + ((mb.all - mb.rows) >> b->cuts);
}

uint64_t frontier_memory(const struct frontier_board *b)
{
    enum { LEAST = 25 };
    bool halved = frontier_is_mirrored(b) && frontier_is_flipped(b);
    uint32_t need = megabytes(b);

    return (uint64_t)(need > LEAST ? need : LEAST) * 1000000 * (halved ? 1 : 2);
}

/* Measured: 7x7 open 8 s with 350 MB, 7x8 14 with 450, 8x8 about 500 with
 * 9500. What memory there is has to be gone through; a higher board does so
 * again for every row. */
double frontier_seconds(const struct frontier_board *b)
{
    const double seconds_per_byte = 0.05e-6;
    const int highest = HEIGHT_MIN + HEIGHTS - 1;
    struct frontier_board whole = *b;

    whole.cuts = 0;
    return (double)frontier_memory(&whole) * seconds_per_byte *
           (b->height > highest ? (double)b->height / highest : 1);
}

int frontier_cuts_for(const struct frontier_board *b, uint64_t bytes)
{
    struct frontier_board cut = *b;

    for (cut.cuts = 0; cut.cuts < FRONTIER_CUTS_MAX; cut.cuts++)
        if (frontier_memory(&cut) <= bytes)
            break;
    return cut.cuts;
}
