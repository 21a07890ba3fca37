/* A strip of pages beside the board: the one shown and those around it; the
 * wheel shows others, a click turns to one. */
#include <math.h>

#include "app/action.h"
#include "app/parts/album/view.h"
#include "app/parts/ids.h"
#include "app/runs.h"
#include "app/ui/widgets.h"
#include "puzzle/album.h"
#include "session/session.h"

enum { EDGE = 8, BELOW = 20, BETWEEN = 8, LEAST = 48, MOST = 160, BUTTON = 32 };

void album_view_refresh(struct album_view *a)
{
    a->shown = 0;
    a->roams = false;
    images_free(&a->images);
}

bool album_is_wide(const struct runs *r)
{
    struct pages p;

    return session_album(r->ss, &p) && p.files >= 4 * p.ranks;
}

/* The page shown is in the middle, until somebody looks at others. */
static void follow(struct album_view *a, const struct session *ss,
                   const struct pages *p)
{
    int page = session_page(ss);

    a->roams = a->roams && page == a->shown;
    a->shown = page;
    if (!a->roams)
        grid_centre(&a->strip, pages_place(p, page));
}

static void lay(const struct stage *st, struct album_view *a,
                const struct pages *p)
{
    const struct ui *ui = st->ui;
    float edge = ui_px(ui, EDGE), head = ui_px(ui, BUTTON + BETWEEN);
    struct grid_plan plan = { .files = p->files,
                              .ranks = p->ranks,
                              .least = ui_px(ui, LEAST),
                              .most = ui_px(ui, MOST),
                              .below = ui_px(ui, BELOW),
                              .between = { edge, ui_px(ui, BETWEEN) } };
    struct box area = st->layout->strip;

    area.y += edge / 2 + head; /* for the first one's frame */
    area.h -= edge / 2 + head + (images_possible(st->runs->ss) ? head : 0);
    grid_lay_strip(&a->strip, &plan, area, pages_count(p));
}

/* Above the pages and below them: other ways to look at them. */
static void draw_buttons(const struct stage *st)
{
    struct ui *ui = st->ui;
    struct box b = st->layout->strip;
    float edge = ui_px(ui, EDGE), high = ui_px(ui, BUTTON);
    struct widget all = { .id = ID_SEE_ALL,
                          .box = { b.x + edge, b.y, b.w - edge, high },
                          .act = { ACTION_SEE_ALL, 0, 0 },
                          .tip = "All pages at once" };
    struct widget images = { .id = ID_SEE_IMAGES,
                             .box = { b.x + edge, b.y + b.h - high, b.w - edge,
                                      high },
                             .act = { ACTION_SEE_IMAGES, 0, 0 },
                             .tip = "This page turned and mirrored" };

    widget_button(ui, &all, "See all");
    if (images_possible(st->runs->ss))
        widget_button(ui, &images, "Images");
}

void strip_draw(const struct stage *st, struct album_view *a)
{
    struct ui *ui = st->ui;
    struct box area = st->layout->strip;
    struct widget w = { .id = ID_STRIP,
                        .act = { ACTION_TURN_STRIP, 0, 0 },
                        .less = { ACTION_SCROLL_STRIP, 0, 1 },
                        .more = { ACTION_SCROLL_STRIP, 0, -1 },
                        .skipped = true };
    struct pages p;

    if (box_empty(area) || !session_album(st->runs->ss, &p))
        return;
    lay(st, a, &p);
    follow(a, st->runs->ss, &p);
    draw_buttons(st);
    w.box = a->strip.area;
    ui_add(ui, &w);
    scene_clip(ui->sc, area);
    draw_pages(st, &a->strip, ID_STRIP);
    scene_unclip(ui->sc);
}

int strip_page_at(const struct album_view *a, const struct runs *r,
                  struct vec pixel)
{
    long i = grid_at(&a->strip, pixel);
    struct pages p;

    return i >= 0 && session_album(r->ss, &p) ? pages_at(&p, i) : 0;
}
