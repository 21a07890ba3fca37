/* The board on the screen: where it lies, the mouse and the keys on it. */
#include <math.h>

#include "app/action.h"
#include "app/parts/ids.h"
#include "app/parts/marking.h"
#include "app/parts/parts.h"
#include "app/runs.h"
#include "app/ui/widgets.h"
#include "puzzle/plan.h"
#include "puzzle/puzzle.h"
#include "session/session.h"

struct vec board_units(const struct board_view *b, const struct runs *r,
                       struct vec pixel)
{
    struct vec origin = session_board_origin(r->ss);
    const struct placement *place = &b->place;

    return (struct vec){ (pixel.x - place->at.x) / place->unit - origin.x,
                         (pixel.y - place->at.y) / place->unit - origin.y };
}

struct box board_square_box(const struct board_view *b, const struct runs *r,
                            int square)
{
    struct vec origin = session_board_origin(r->ss);
    float unit = b->place.unit;
    struct scene grid;
    struct box s;
    int files, ranks;

    session_size(r->ss, &files, &ranks);
    scene_init(&grid);
    scene_grid(&grid, files, ranks, session_flipped(r->ss));
    s = scene_square_box(&grid, square);
    return (struct box){ b->place.at.x + (origin.x + s.x) * unit,
                         b->place.at.y + (origin.y + s.y) * unit, unit, unit };
}

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
static void fit_room(struct session *ss, struct box room)
{
    struct look look = *session_look(ss);

    look.shape = room.w / fmaxf(room.h, 1);
    session_set_look(ss, &look);
}

void board_draw(const struct stage *st, struct board_view *b,
                struct scene *scene)
{
    struct session *ss = st->runs->ss;
    struct scene *under = st->ui->sc;
    struct widget w = {
        .id = ID_BOARD,
        .kind = WIDGET_BOARD,
        .less = { ACTION_FORWARD, 0, 0 },
        .more = { ACTION_BACK, 0, 0 },
        .skipped = plan_is_bare(session_plan(ss)) /* no squares to go to */
    };
    struct vec extent;

    fit_room(ss, st->layout->board);
    extent = session_extent(ss);
    b->place = placement_in(st->layout->board, extent,
                            session_board_origin(ss));
    w.box = (struct box){ b->place.at.x, b->place.at.y,
                          extent.x * b->place.unit, extent.y * b->place.unit };
    int look = ui_add(st->ui, &w);
    if (!plan_is_bare(session_plan(ss)))
        draw_shadow(under, &b->place, ss);
    scene_clear(scene, extent);
    session_draw(ss, scene);
    ui_layer(st->ui, UI_BASE, st->over);
    if (look & LOOK_FOCUS)
        draw_cursor(st->ui, board_square_box(b, st->runs, b->cursor));
    if (st->runs->tool != TOOL_NONE)
        draw_edited(st, b, w.box);
    ui_layer(st->ui, UI_BASE, under);
}

struct box board_draw_other(const struct stage *st, struct session *ss,
                            struct box area)
{
    struct scene *sc = st->ui->sc;
    struct placement place;
    struct vec extent;

    session_set_look(ss, session_look(st->runs->ss));
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

/* --- the mouse ----------------------------------------------------------- */

/* A square that was just pressed has shown what a press does: it is left
 * alone until the pointer has been elsewhere. */
void board_hover(struct board_view *b, const struct runs *r, struct vec pixel,
                 bool on)
{
    struct vec at = board_units(b, r, pixel);
    int square = on ? session_square_at(r->ss, at) : -1;

    if (square != b->pressed)
        b->pressed = -1;
    session_hover(r->ss, b->pressed < 0 ? square : -1, at);
}

static void give(struct board_view *b, struct runs *r, struct toast *toast,
                 const struct input *in)
{
    if (runs_input(r, in, toast))
        b->pressed = in->square;
}

void board_send(struct board_view *b, struct runs *r, struct toast *toast,
                enum input_kind kind, struct vec pixel)
{
    struct vec at = board_units(b, r, pixel);
    struct input in = { .kind = kind,
                        .at = at,
                        .button = b->button,
                        .square = session_square_at(r->ss, at) };

    give(b, r, toast, &in);
}

/* --- the keyboard -------------------------------------------------------- */

/* Arrows move as the eye sees it, also on a board that is turned round. */
static void move_cursor(struct board_view *b, const struct session *ss,
                        int right, int up)
{
    bool flipped = session_flipped(ss);
    int files, ranks;

    session_size(ss, &files, &ranks);
    int file = b->cursor % files + (flipped ? -right : right);
    int rank = b->cursor / files + (flipped ? -up : up);
    if (file >= 0 && file < files && rank >= 0 && rank < ranks)
        b->cursor = rank * files + file;
}

static void press_cursor(struct board_view *b, struct runs *r,
                         struct toast *toast)
{
    struct input in = {
        .kind = INPUT_PRESS, .square = b->cursor, .button = 1, .tool = r->tool
    };

    give(b, r, toast, &in);
    in.kind = INPUT_RELEASE;
    give(b, r, toast, &in);
}

void board_show_cursor(const struct board_view *b, const struct runs *r)
{
    struct box box = board_square_box(b, r, b->cursor);

    if (r->tool != TOOL_NONE)
        return; /* no move would be made there */
    session_hover(r->ss, b->cursor, board_units(b, r, box_centre(box)));
}

bool board_key(struct board_view *b, struct runs *r, struct toast *toast,
               enum ui_key key)
{
    switch (key) {
    case UI_KEY_UP: move_cursor(b, r->ss, 0, 1); break;
    case UI_KEY_DOWN: move_cursor(b, r->ss, 0, -1); break;
    case UI_KEY_LEFT: move_cursor(b, r->ss, -1, 0); break;
    case UI_KEY_RIGHT: move_cursor(b, r->ss, 1, 0); break;
    case UI_KEY_ACTIVATE: press_cursor(b, r, toast); break;
    case UI_KEY_NEXT:
    case UI_KEY_PREVIOUS: return false;
    }
    board_show_cursor(b, r);
    marking_follow(b, r);
    return true;
}
