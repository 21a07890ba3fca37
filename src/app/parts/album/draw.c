/* Pages of an album as small boards with their numbers. */
#include <math.h>

#include "app/parts/album/view.h"
#include "app/runs.h"
#include "app/ui/layout.h"
#include "app/ui/widgets.h"
#include "base/say.h"
#include "puzzle/album.h"
#include "puzzle/page.h"
#include "session/session.h"

long draw_pointed(const struct stage *st, const struct grid *g, uint32_t id)
{
    const struct pointer *p = &st->ui->pointer;

    return p->inside && p->hot == id ? grid_at(g, p->at) : -1;
}

static void draw_frame(const struct stage *st, struct box b, enum ink ink)
{
    float out = ui_px(st->ui, 3);

    scene_outline(st->ui->sc, box_inset(b, -out), out, out, ink);
}

static void draw_number(const struct stage *st, struct box b, int number,
                        bool shown)
{
    struct label l = { b.x + b.w / 2,
                       b.y + b.h + ui_px(st->ui, 11),
                       0,
                       TEXT_SMALL,
                       shown ? FACE_BOLD : FACE_SANS,
                       ANCHOR_CENTRE,
                       shown ? INK_STRONG : INK_TEXT };

    l.room = fmaxf(b.w, ui_px(st->ui, 72));
    widget_label(st->ui, &l, say_number((uint64_t)number).at);
}

void draw_page(const struct stage *st, struct box b, float square,
               const struct page *page, enum page_frame frame)
{
    struct scene *sc = st->ui->sc;

    scene_place(sc, (struct vec){ b.x, b.y }, square);
    scene_grid(sc, page->board.files, page->board.ranks,
               session_flipped(st->runs->ss));
    scene_terms(sc, session_plan(st->runs->ss)->mover.terms);
    page_draw(page, &session_plan(st->runs->ss)->mover, square, sc);
    scene_place(sc, (struct vec){ 0, 0 }, 1);
    if (frame != FRAME_NONE)
        draw_frame(st, b, frame == FRAME_SHOWN ? INK_ACCENT : INK_FAINT);
}

void draw_pages(const struct stage *st, const struct grid *g, uint32_t id)
{
    const struct session *ss = st->runs->ss;
    long pointed = draw_pointed(st, g, id);
    struct pages p;
    struct page page;

    if (!session_album(ss, &p))
        return;
    page_init(&page, p.files, p.ranks);
    for (long i = grid_first(g); i < grid_last(g); i++) {
        struct box b = grid_box(g, i);
        int number = pages_at(&p, i);
        bool shown = number == session_page(ss);

        session_show_page(ss, number, &page);
        draw_page(st, b, g->square, &page,
                  shown          ? FRAME_SHOWN
                  : i == pointed ? FRAME_LIT
                                 : FRAME_NONE);
        draw_number(st, b, number, shown);
    }
    page_free(&page);
}
