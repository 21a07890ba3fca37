/*
 * The frame of a board is far away when it is looked at closely. In its place
 * rulers name the squares that are seen, and a bar above them has the size,
 * a map and buttons.
 */
#include "app/parts/board/closer.h"

#include <math.h>
#include <stdio.h>

#include "app/action.h"
#include "app/parts/board/place.h"
#include "app/parts/ids.h"
#include "app/parts/parts.h"
#include "app/runs.h"
#include "app/ui/widgets.h"
#include "chess/square.h"
#include "scene/ruler.h"
#include "session/session.h"

enum { BUTTON = 32, GAP = 6, RULER = 22, BACK = 124, SIZE = 52 };

static float width_of(const struct ui *ui, const char *name)
{
    return words_width(&ui->metrics, ui_type(ui, FACE_SANS, TEXT_SMALL), name);
}

/* As wide as the longest rank. */
static float rank_ruler(const struct stage *st)
{
    int files, ranks;
    char name[12];

    session_size(st->runs->ss, &files, &ranks);
    snprintf(name, sizeof name, "%d", ranks);
    return ceilf(width_of(st->ui, name)) + ui_px(st->ui, 2 * GAP);
}

struct box closer_room(const struct stage *st)
{
    bool named = session_coordinates(st->runs->ss);
    struct box b = st->layout->board;
    float bar = ui_px(st->ui, BUTTON + GAP);
    float left = named ? rank_ruler(st) : 0;
    float below = named ? ui_px(st->ui, RULER) : 0;

    return (struct box){ b.x + left, b.y + bar, fmaxf(1, b.w - left),
                         fmaxf(1, b.h - bar - below) };
}

/* --- rulers --------------------------------------------------------------- */

static void draw_name(const struct stage *st, struct vec at, const char *name)
{
    struct type t = ui_type(st->ui, FACE_SANS, TEXT_SMALL);

    scene_text(st->ui->sc, at, (float)t.px, 0, t.face, ANCHOR_CENTRE, INK_TEXT,
               name);
}

/* Both are called with the first square of a file or rank. */
static void name_file(const struct stage *st, const struct board_view *b,
                      int file)
{
    float x = box_centre(board_square_box(b, st->runs, file)).x;
    float y = b->pane.y + b->pane.h + ui_px(st->ui, RULER) / 2;

    if (x >= b->pane.x && x < b->pane.x + b->pane.w)
        draw_name(st, (struct vec){ x, y }, file_name(file).at);
}

static void name_rank(const struct stage *st, const struct board_view *b,
                      int rank, int files)
{
    float x = b->pane.x - rank_ruler(st) / 2;
    float y = box_centre(board_square_box(b, st->runs, rank * files)).y;
    char name[12];

    snprintf(name, sizeof name, "%d", rank + 1);
    if (y >= b->pane.y && y < b->pane.y + b->pane.h)
        draw_name(st, (struct vec){ x, y }, name);
}

static void draw_rulers(const struct stage *st, const struct board_view *b)
{
    float unit = b->place.unit, gap = ui_px(st->ui, 8);
    int files, ranks, every;

    session_size(st->runs->ss, &files, &ranks);
    every = ruler_every((width_of(st->ui, file_name(files - 1).at) + gap) /
                        unit);
    for (int file = 0; file < files; file++)
        if (ruler_names(file, every))
            name_file(st, b, file);
    every = ruler_every(ui_px(st->ui, TEXT_SMALL + 4) / unit);
    for (int rank = 0; rank < ranks; rank++)
        if (ruler_names(rank, every))
            name_rank(st, b, rank, files);
}

/* --- the bar -------------------------------------------------------------- */

/* The board, and in it what is seen. */
static void draw_map(const struct stage *st, const struct board_view *b,
                     struct box box)
{
    struct vec all = b->room.squares;
    struct box seen = zoom_seen(&b->zoom, &b->room);
    float by = fminf(box.w / all.x, box.h / all.y), stroke = ui_px(st->ui, 1);
    struct box map = { box.x, box.y + (box.h - all.y * by) / 2, all.x * by,
                       all.y * by };
    struct box part = { map.x + seen.x * by, map.y + seen.y * by,
                        fmaxf(seen.w * by, 3 * stroke),
                        fmaxf(seen.h * by, 3 * stroke) };

    scene_rect(st->ui->sc, map, 0, INK_RAISED);
    scene_outline(st->ui->sc, map, 0, stroke, INK_FAINT);
    scene_rect(st->ui->sc, part, 0, INK_ACCENT);
}

static void draw_sign(const struct stage *st, struct box at, struct widget w,
                      enum icon icon)
{
    w.box = at;
    widget_icon(st->ui, &w, icon, 12);
}

static void draw_bar(const struct stage *st, const struct board_view *b)
{
    struct ui *ui = st->ui;
    struct box all = st->layout->board;
    float side = ui_px(ui, BUTTON), gap = ui_px(ui, GAP);
    float back = fminf(ui_px(ui, BACK), all.w / 2);
    struct box at = { b->room.box.x, all.y, side, side };
    struct label l = label_of(0, all.y + side / 2, ui_px(ui, SIZE), TEXT_BODY,
                              FACE_BOLD, ANCHOR_CENTRE, INK_TEXT);
    struct widget whole = { .id = ID_ZOOM_WHOLE,
                            .act = { ACTION_ZOOM, 0, 0 },
                            .tip = "All of the board again",
                            .box = { all.x + all.w - back, all.y, back,
                                     side } };
    char size[24];

    draw_sign(st, at,
              (struct widget){ .id = ID_ZOOM_OUT,
                               .act = { ACTION_ZOOM, 0, -1 },
                               .tip = "See more of the board" },
              ICON_MINUS);
    l.x = at.x + side + l.room / 2;
    snprintf(size, sizeof size, b->zoom.times < 10 ? "%.1f×" : "%.0f×",
             (double)(b->place.unit / b->room.whole));
    widget_label(ui, &l, size);
    at.x += side + l.room;
    draw_sign(st, at,
              (struct widget){ .id = ID_ZOOM_IN,
                               .act = { ACTION_ZOOM, 0, 1 },
                               .tip = "Look closer" },
              ICON_PLUS);
    at.x += side + 2 * gap;
    at.w = fmaxf(0, fminf(3 * side, whole.box.x - gap - at.x));
    draw_map(st, b, at);
    widget_button(ui, &whole, "Whole board");
}

void closer_draw(const struct stage *st, const struct board_view *b)
{
    draw_bar(st, b);
    if (session_coordinates(st->runs->ss))
        draw_rulers(st, b);
    scene_outline(st->ui->sc,
                  (struct box){ b->pane.x - 1, b->pane.y - 1, b->pane.w + 2,
                                b->pane.h + 2 },
                  0, 1, INK_LINE);
}
