/* The board on the screen, and what is drawn around it. */
#include "app/parts/board/view.h"

#include <math.h>

#include "app/action.h"
#include "app/parts/board/closer.h"
#include "app/parts/board/place.h"
#include "app/parts/ids.h"
#include "app/parts/parts.h"
#include "app/runs.h"
#include "app/ui/widgets.h"
#include "puzzle/plan.h"
#include "puzzle/puzzle.h"
#include "session/session.h"

enum { SQUARE_MOST = 128 }; /* as large as one becomes, at scale 1 */

static void draw_cursor(struct ui *ui, struct box b)
{
    float least = ui_px(ui, 12), stroke = ui_px(ui, 3);

    if (b.w < least) { /* on huge boards a ring around the square */
        b.x -= (least - b.w) / 2;
        b.y -= (least - b.h) / 2;
        b.w = b.h = least;
    }
    scene_outline(ui->sc, b, 0, stroke, INK_CASING);
    scene_outline(ui->sc, box_inset(b, stroke * 0.75f), 0, stroke, INK_CURSOR);
}

/* Whoever looks at the board sees that a press changes it now. */
static void draw_edited(const struct stage *st, const struct board_view *b,
                        struct box all)
{
    float stroke = ui_px(st->ui, 3);
    struct box around = { all.x - stroke, all.y - stroke, all.w + 2 * stroke,
                          all.h + 2 * stroke };

    scene_outline(st->ui->sc, around, 0, stroke, INK_ACCENT);
    if (b->stroke.over >= 0 && plan_has_board(session_plan(st->runs->ss)))
        draw_cursor(st->ui, board_square_box(b, st->runs, b->stroke.over));
}

/* The frame's shadow falls outside of the board's own picture. */
static void draw_shadow(struct scene *sc, const struct placement *place,
                        const struct session *ss)
{
    struct vec frame = session_board_origin(ss);
    float unit = place->unit, w = frame.x * unit;
    int files, ranks;

    session_size(ss, &files, &ranks);
    scene_shadow(sc,
                 (struct box){ place->at.x + w / 8, place->at.y + w / 6,
                               ((float)files + 2 * frame.x) * unit,
                               ((float)ranks + 2 * frame.y) * unit },
                 w / 2);
}

/* What can be drawn wide or narrow, or lie beside the board or below it, is
 * drawn to suit the window. */
static void fit_room(struct session *ss, struct box room, struct box seen)
{
    struct look look = *session_look(ss);

    look.shape = room.w / fmaxf(room.h, 1);
    look.seen = seen;
    session_set_look(ss, &look);
}

/* --- seen closely --------------------------------------------------------- */

static struct zoom_room zoom_room(const struct stage *st, float whole)
{
    struct session *ss = st->runs->ss;
    int files, ranks;

    session_size(ss, &files, &ranks);
    return (struct zoom_room){ closer_room(st),
                               { (float)files, (float)ranks },
                               plan_is_bare(session_plan(ss)) ? 0 : whole,
                               ui_px(st->ui, SQUARE_MOST) };
}

/* Returns the pixels that the board takes. */
static struct box place_board(const struct stage *st, struct board_view *b)
{
    struct session *ss = st->runs->ss;
    struct vec extent = session_extent(ss), origin = session_board_origin(ss);
    struct vec corner;

    b->place = placement_in(st->layout->board, extent, origin);
    b->room = zoom_room(st, b->place.unit);
    b->pane = (struct box){ 0, 0, 0, 0 };
    if (!zoom_possible(&b->room))
        b->zoom.times = 0;
    if (!zoom_is_on(&b->zoom))
        return (struct box){ b->place.at.x, b->place.at.y,
                             extent.x * b->place.unit,
                             extent.y * b->place.unit };
    zoom_settle(&b->zoom, &b->room);
    corner = zoom_corner(&b->zoom, &b->room);
    b->place.unit = zoom_unit(&b->zoom, &b->room);
    b->place.at = (struct vec){ corner.x - origin.x * b->place.unit,
                                corner.y - origin.y * b->place.unit };
    b->pane = box_common(b->room.box,
                         (struct box){ corner.x, corner.y,
                                       b->room.squares.x * b->place.unit,
                                       b->room.squares.y * b->place.unit });
    return b->pane;
}

/* Behind it the shadow of the frame, or around it what tells the squares. */
static void draw_around(const struct stage *st, const struct board_view *b)
{
    if (zoom_is_on(&b->zoom))
        closer_draw(st, b);
    else if (!plan_is_bare(session_plan(st->runs->ss)))
        draw_shadow(st->ui->sc, &b->place, st->runs->ss);
}

static void draw_over(const struct stage *st, const struct board_view *b,
                      struct box all, int look)
{
    struct scene *under = st->ui->sc;

    ui_layer(st->ui, UI_BASE, st->over);
    if (!box_empty(b->pane))
        scene_clip(st->over, b->pane);
    if (look & LOOK_FOCUS)
        draw_cursor(st->ui, board_square_box(b, st->runs, b->cursor));
    if (st->runs->tool != TOOL_NONE)
        draw_edited(st, b, all);
    if (!box_empty(b->pane))
        scene_unclip(st->over);
    ui_layer(st->ui, UI_BASE, under);
}

void board_draw(const struct stage *st, struct board_view *b,
                struct scene *scene)
{
    struct session *ss = st->runs->ss;
    struct widget w = {
        .id = ID_BOARD,
        .kind = WIDGET_BOARD,
        .less = { ACTION_FORWARD, 0, 0 },
        .more = { ACTION_BACK, 0, 0 },
        .skipped = plan_is_bare(session_plan(ss)) /* no squares to go to */
    };

    fit_room(ss, st->layout->board, (struct box){ 0, 0, 0, 0 });
    w.box = place_board(st, b);
    if (zoom_is_on(&b->zoom))
        fit_room(ss, st->layout->board, zoom_seen(&b->zoom, &b->room));
    int look = ui_add(st->ui, &w);
    draw_around(st, b);
    scene_clear(scene, session_extent(ss));
    session_draw(ss, scene);
    draw_over(st, b, w.box, look);
}

struct box board_draw_other(const struct stage *st, struct session *ss,
                            struct box area)
{
    struct scene *sc = st->ui->sc;
    struct look look = *session_look(st->runs->ss);
    struct placement place;
    struct vec extent;

    look.seen = (struct box){ 0, 0, 0, 0 };
    session_set_look(ss, &look);
    extent = session_extent(ss);
    place = placement_in(area, extent, session_board_origin(ss));
    if (!plan_is_bare(session_plan(ss)))
        draw_shadow(sc, &place, ss);
    scene_place(sc, place.at, place.unit);
    session_draw(ss, sc);
    scene_place(sc, (struct vec){ 0, 0 }, 1);
    return (struct box){ place.at.x, place.at.y, extent.x * place.unit,
                         extent.y * place.unit };
}
