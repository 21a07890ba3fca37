/* Laying out boards on pages. */
#include "export/sheet/page.h"

#include <math.h>
#include <stddef.h>

#include "base/error.h"

const char *const paper_names[] = { "none", "a4", "letter", NULL };

static const char *const paper_titles[] = { "a page", "A4", "Letter" };

enum {
    PRINT_DPI = 300,
    SCREEN_DPI = 96,
    WIDTH_USUAL = 1600, /* of a sheet without paper */
    PX_LEAST = 8,
    PX_MOST = 64 /* and of its squares */
};

/* The sides of the papers upright, in pixels at PRINT_DPI. */
static const struct vec papers[] = {
    [PAPER_A4] = { 2480, 3508 }, [PAPER_LETTER] = { 2550, 3300 }
};

static const float MARGIN_MM = 12.7f, GAP_MM = 2;
static const float LABEL_LEAST = 7, LABEL_MOST = 12; /* points */
static const float SQUARE_HARD = 0.8f; /* mm: no board is readable */
static const float SPREAD = 0.15f;     /* of their height rows move apart */

static float mm(const struct page_plan *p, float length)
{
    return length * p->point * 72 / 25.4f;
}

/* Everything that follows from the size of a square. */
static void set_square(struct page_plan *p, const struct page_wish *w, int px)
{
    struct vec board = { w->board.x * (float)px, w->board.y * (float)px };
    float gap = fmaxf(mm(p, GAP_MM), 0.05f * board.x);
    float em = fminf(fmaxf(0.06f * board.x, LABEL_LEAST * p->point),
                     LABEL_MOST * p->point);

    /* a label that is too long first shrinks, then takes room */
    if (w->label * em > board.x)
        em = fmaxf(board.x / w->label, LABEL_LEAST * p->point);
    p->px = px;
    p->board = board;
    p->em = em;
    p->cell = (struct vec){ fmaxf(board.x, w->label * em) + gap,
                            board.y + 2.1f * em + gap / 2 +
                                w->note * p->point };
}

/* How many columns, and rows, fit on a page. */
static int columns_fit(const struct page_plan *p)
{
    return (int)((p->inside.w + mm(p, GAP_MM)) / p->cell.x);
}

static int rows_fit(const struct page_plan *p, const struct page_wish *w)
{
    float room = p->inside.h - (w->head + w->foot) * p->point;

    return (int)((room + p->em) / p->cell.y);
}

static void set_grid(struct page_plan *p, int columns, int rows)
{
    p->columns = columns;
    p->rows = rows;
    p->pages = (p->count + columns * rows - 1) / (columns * rows);
}

/* --- without paper ------------------------------------------------------- */

/* About as wide as high by 4 to 3. */
static int usual_columns(const struct page_wish *w)
{
    double shape = (double)w->board.y / (double)w->board.x;
    int columns = (int)ceil(sqrt(w->count * shape * 4 / 3));

    return columns > w->count ? w->count : columns;
}

static void plan_picture(struct page_plan *p, const struct page_wish *w)
{
    int columns = w->columns ? w->columns : usual_columns(w);
    int rows = (w->count + columns - 1) / columns;
    float margin = mm(p, MARGIN_MM) / 2;
    int px = w->px ? w->px : (int)(WIDTH_USUAL / ((float)columns * w->board.x));

    if (!w->px)
        px = px < PX_LEAST ? PX_LEAST : px > PX_MOST ? PX_MOST : px;
    set_square(p, w, px);
    set_grid(p, columns, rows);
    p->inside = (struct box){ margin, margin, ceilf((float)columns * p->cell.x),
                              ceilf(p->head + (float)rows * p->cell.y +
                                    w->foot * p->point) };
    p->size = (struct vec){ ceilf(p->inside.w + 2 * margin),
                            ceilf(p->inside.h + 2 * margin) };
}

/* --- on paper ------------------------------------------------------------ */

/* The largest squares with which `columns` fit side by side, or any number
 * of them if it is 0, and `rows` boards are on a page; none below `least`. */
static int largest(struct page_plan *p, const struct page_wish *w, int columns,
                   int boards, int least)
{
    int px = (int)(p->inside.w / w->board.x);

    for (; px >= least; px--) {
        int across;

        set_square(p, w, px);
        across = columns_fit(p);
        if (across >= (columns ? columns : 1) &&
            (columns ? columns : across) * rows_fit(p, w) >= boards)
            return px;
    }
    return 0;
}

static bool plan_columns(struct page_plan *p, const struct page_wish *w,
                         struct error *err)
{
    int hard = (int)ceilf(mm(p, SQUARE_HARD));
    int least = (int)mm(p, w->square_mm);
    int px = largest(p, w, w->columns, w->columns * w->rows, least);

    if (!w->rows || !px)
        px = largest(p, w, w->columns, w->columns, hard);
    if (!px) {
        set_square(p, w, hard);
        return error_set(err, "columns '%d': want 1 to %d on %s %s", w->columns,
                         columns_fit(p) > 1 ? columns_fit(p) : 1,
                         paper_titles[w->paper],
                         w->landscape ? "on its side" : "upright");
    }
    set_square(p, w, px);
    set_grid(p, w->columns, rows_fit(p, w));
    return true;
}

/* All on one page, if they are not too small for it; else on several, each
 * as full as it can be. */
static void plan_freely(struct page_plan *p, const struct page_wish *w)
{
    int least = (int)(mm(p, w->square_mm));
    int px = largest(p, w, 0, w->count, least), columns, rows;

    if (!px)
        px = largest(p, w, 0, 1, least) ? least : largest(p, w, 0, 1, 1);
    set_square(p, w, px);
    columns = columns_fit(p);
    rows = rows_fit(p, w);
    if (columns * rows > p->count) { /* as few columns as will do */
        rows = (p->count + columns - 1) / columns;
        columns = (p->count + rows - 1) / rows;
    } else if (columns * rows < p->count) { /* use what room is left */
        set_square(p, w, largest(p, w, columns, columns * rows, px));
    }
    set_grid(p, columns, rows_fit(p, w));
}

/* A page that is not full is not left empty below: its rows move apart. */
static void spread(struct page_plan *p, const struct page_wish *w)
{
    int rows = (p->count + p->columns - 1) / p->columns;
    float room = p->inside.h - (w->head + w->foot) * p->point;
    float slack = (room + p->em) / (float)rows - p->cell.y;

    if (p->pages == 1 && slack > 0)
        p->cell.y += floorf(fminf(slack, SPREAD * p->cell.y));
}

bool page_plan(struct page_plan *out, const struct page_wish *w,
               struct error *err)
{
    bool paper = w->paper != PAPER_NONE;
    float dpi = paper ? PRINT_DPI : SCREEN_DPI;
    struct vec size = papers[w->paper];
    struct page_plan p = { .dpi = paper ? dpi : 0,
                           .point = dpi / 72,
                           .count = w->count,
                           .head = w->head * dpi / 72 };
    float margin = mm(&p, MARGIN_MM);

    if (w->landscape)
        size = (struct vec){ size.y, size.x };
    p.size = size;
    p.inside = (struct box){ margin, margin, size.x - 2 * margin,
                             size.y - 2 * margin };
    if (!paper)
        plan_picture(&p, w);
    else if (!w->columns)
        plan_freely(&p, w);
    else if (!plan_columns(&p, w, err))
        return false;
    if (paper)
        spread(&p, w);
    *out = p;
    return true;
}

/* --- places -------------------------------------------------------------- */

/* Columns share the width; boards stand in the middle of theirs, on whole
 * pixels, so that all look alike. */
struct vec page_board(const struct page_plan *p, int i)
{
    float width = p->inside.w / (float)p->columns;
    float x = p->inside.x + (float)(i % p->columns) * width;
    float y = p->inside.y + p->head + (float)(i / p->columns) * p->cell.y;

    return (struct vec){ roundf(x + (width - p->board.x) / 2), roundf(y) };
}

struct vec page_label(const struct page_plan *p, int i)
{
    struct vec at = page_board(p, i);

    return (struct vec){ at.x + p->board.x / 2,
                         roundf(at.y + p->board.y + 0.95f * p->em) };
}
