/* What is seen in the board's place: a line that says what it is, with the ways
 * on from there, and below it the pages. */
#include <math.h>
#include <string.h>

#include "app/action.h"
#include "app/parts/album/view.h"
#include "app/parts/ids.h"
#include "app/runs.h"
#include "app/ui/layout.h"
#include "app/ui/widgets.h"
#include "base/say.h"
#include "base/text.h"
#include "puzzle/album.h"
#include "puzzle/control.h"
#include "puzzle/series/series.h"
#include "session/session.h"

enum { HEAD = 44, ROW = 32, BELOW = 18, BAR = 16 };

/* A page's longer side, and a square: so that all can be seen at once, and
 * where one has to scroll anyway. Where there are several kinds of pieces they
 * must be told from each other. */
enum { LEAST = 32, USUAL = 72, MOST = 176 };
enum { SQUARE_LEAST = 4, SQUARE_USUAL = 8, PIECE_LEAST = 12, PIECE_USUAL = 14 };

void album_view_see(struct album_view *a, enum sight sight)
{
    a->sight = sight;
    a->revealed = 0;
}

void album_view_check(struct album_view *a, const struct runs *r)
{
    if (!session_plan(r->ss)->album)
        a->sight = SIGHT_BOARD;
}

/* --- the line above them -------------------------------------------------- */

/* The series of runs that the pages are, or NULL. */
static const struct series *series_of(const struct session *ss,
                                      const struct pages *p)
{
    const struct puzzle_class *cls = session_class(ss);
    const struct series *s = cls->series;

    while (s && s->key && strcmp(s->key, cls->controls[p->control].key) != 0)
        s++;
    return s && s->key ? s : NULL;
}

/* "8 queens on 8×8: all 92 solutions", or how many there are so far. */
static void say_title(const struct session *ss, const struct pages *p,
                      struct text *out)
{
    const struct series *s = series_of(ss, p);
    long count = pages_count(p);
    bool some = p->growing || count <= (long)p->last - p->first;

    if (!s)
        return;
    s->title(session_params(ss), some ? 0 : (int)count, out);
    if (some)
        text_addf(out, " · %s%s", say_number((uint64_t)count).at,
                  p->growing ? " so far" : "");
}

/* A button at the right end of `row`, which becomes shorter by it. */
static void add_button(const struct stage *st, struct box *row,
                       const struct widget *w, const char *text)
{
    struct ui *ui = st->ui;
    struct widget placed = *w;
    float width = words_width(&ui->metrics, ui_type(ui, FACE_SANS, TEXT_BODY),
                              text) +
                  ui_px(ui, 24);

    row->w -= width;
    placed.box = (struct box){ row->x + row->w, row->y, width, row->h };
    row->w -= ui_px(ui, 8);
    widget_button(ui, &placed, text);
}

/* The ways on, from the right; returns what is left of the row. */
static struct box draw_ways(const struct stage *st, const struct album_view *a,
                            const struct pages *p, struct box row)
{
    const struct session *ss = st->runs->ss;
    bool all = a->sight == SIGHT_ALL;
    const struct widget leave = { .id = ID_SIGHT_LEAVE,
                                  .act = { ACTION_SEE, 0, SIGHT_BOARD },
                                  .tip = "The page that is framed, on its own "
                                         "(Esc)" },
                        sheet = { .id = ID_SIGHT_SHEET,
                                  .act = { ACTION_SHEET, 0, 0 },
                                  .tip = "A sheet of many boards" },
                        pages = { .id = ID_SEE_ALL,
                                  .act = { ACTION_SEE_ALL, 0, 0 },
                                  .tip = "All pages at once" },
                        images = { .id = ID_SEE_IMAGES,
                                   .act = { ACTION_SEE_IMAGES, 0, 0 },
                                   .tip = "The page that is framed, turned and "
                                          "mirrored" };

    add_button(st, &row, &leave, "Back to the board");
    if (all && series_of(ss, p))
        add_button(st, &row, &sheet, "Print\u2026");
    if (!all)
        add_button(st, &row, &pages, "See all");
    else if (images_possible(ss))
        add_button(st, &row, &images, "Images");
    return row;
}

static void draw_head(const struct stage *st, const struct album_view *a,
                      const struct pages *p, struct box area)
{
    struct ui *ui = st->ui;
    struct box row = { area.x, area.y, area.w, ui_px(ui, ROW) };
    struct text title;

    row = draw_ways(st, a, p, row);
    text_init(&title);
    if (a->sight == SIGHT_IMAGES)
        images_say_title(st, a, &title);
    else
        say_title(st->runs->ss, p, &title);
    struct label l = label_of(row.x, row.y + row.h / 2, row.w - ui_px(ui, 8),
                              TEXT_STATUS, FACE_BOLD, ANCHOR_LEFT, INK_STRONG);
    widget_fitting(ui, l, TEXT_SMALL, title.at);
    text_free(&title);
}

/* --- all pages ------------------------------------------------------------ */

static void lay(const struct stage *st, struct grid *g, const struct pages *p,
                struct box area)
{
    const struct ui *ui = st->ui;
    float longer = (float)(p->files > p->ranks ? p->files : p->ranks);
    bool pieces = album_is_wide(st->runs);
    float least = fmaxf(LEAST, (pieces ? PIECE_LEAST : SQUARE_LEAST) * longer);
    float usual = fmaxf(USUAL, (pieces ? PIECE_USUAL : SQUARE_USUAL) * longer);
    struct grid_plan plan = { .files = p->files,
                              .ranks = p->ranks,
                              .least = ui_px(ui, least),
                              .scrolled = ui_px(ui, usual),
                              .most = ui_px(ui, MOST),
                              .below = ui_px(ui, BELOW),
                              .between = { ui_px(ui, 10), ui_px(ui, 8) } };

    if (p->growing) /* they stay as large as they are */
        plan.least = plan.most = plan.scrolled;
    grid_lay(g, &plan, area, pages_count(p));
    if (g->end > 0) {
        area.w -= ui_px(ui, BAR);
        grid_lay(g, &plan, area, pages_count(p));
    }
}

/* The page shown comes into sight when it is another. */
static void reveal(struct album_view *a, const struct session *ss,
                   const struct pages *p)
{
    int page = session_page(ss);

    if (page == a->revealed || page > p->last)
        return;
    if (a->revealed == 0)
        grid_centre(&a->all, pages_place(p, page));
    else
        grid_reveal(&a->all, pages_place(p, page));
    a->revealed = page;
}

static void draw_all(const struct stage *st, struct album_view *a,
                     const struct pages *p, struct box area)
{
    struct ui *ui = st->ui;
    struct widget w = { .id = ID_SIGHT,
                        .box = area,
                        .act = { ACTION_TURN_SIGHT, 0, 0 },
                        .less = { ACTION_SCROLL_SIGHT, 0, 1 },
                        .more = { ACTION_SCROLL_SIGHT, 0, -1 },
                        .skipped = true };
    struct box inner = area;

    inner.y += ui_px(ui, 4); /* for the first row's frame */
    inner.h -= ui_px(ui, 4);
    lay(st, &a->all, p, inner);
    reveal(a, st->runs->ss, p);
    ui_add(ui, &w);
    scene_clip(ui->sc, area);
    draw_pages(st, &a->all, ID_SIGHT);
    scene_unclip(ui->sc);
    if (a->all.end > 0)
        widget_scrollbar(
            ui, ID_SIGHT_BAR,
            (struct act){ ACTION_SCROLL_SIGHT_TO, 0, (long)a->all.scroll },
            area, (long)a->all.end);
}

void sight_draw(const struct stage *st, struct album_view *a)
{
    struct box area = st->layout->board, below = area;
    float head = ui_px(st->ui, HEAD);
    struct pages p;

    if (!session_album(st->runs->ss, &p))
        p = (struct pages){ .last = -1 };
    below.y += head;
    below.h -= head;
    if (a->sight == SIGHT_IMAGES)
        images_draw(st, a, below);
    else if (p.show)
        draw_all(st, a, &p, below);
    draw_head(st, a, &p, area);
}

/* --- hands ---------------------------------------------------------------- */

int sight_page_at(const struct album_view *a, const struct runs *r,
                  struct vec pixel)
{
    long i = grid_at(&a->all, pixel);
    struct pages p;

    if (a->sight == SIGHT_IMAGES)
        return images_page_at(a, pixel);
    return i >= 0 && session_album(r->ss, &p) ? pages_at(&p, i) : 0;
}

/* Where images are seen there are no rows of pages. */
static long step_of(const struct album_view *a, enum sight_key key, long count)
{
    bool all = a->sight == SIGHT_ALL;

    switch (key) {
    case SIGHT_LEFT: return -1;
    case SIGHT_RIGHT: return 1;
    case SIGHT_UP: return all ? -a->all.columns : 0;
    case SIGHT_DOWN: return all ? a->all.columns : 0;
    case SIGHT_PAGE_UP: return all ? -grid_seen(&a->all) : -1;
    case SIGHT_PAGE_DOWN: return all ? grid_seen(&a->all) : 1;
    case SIGHT_FIRST: return -count;
    case SIGHT_LAST: return count;
    }
    return 0;
}

/* Beyond either end it is the page at that end. */
int sight_page_by_key(const struct album_view *a, const struct runs *r,
                      enum sight_key key)
{
    struct pages p;
    long count, to;

    if (!session_album(r->ss, &p) || (count = pages_count(&p)) < 1)
        return 0;
    to = pages_place(&p, session_page(r->ss)) + step_of(a, key, count);
    return pages_at(&p, to < 0 ? 0 : to >= count ? count - 1 : to);
}
