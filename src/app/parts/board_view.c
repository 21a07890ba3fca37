/* The board on the screen: where it lies, and the ring of the keyboard. */
#include <math.h>

#include "app/app_state.h"
#include "app/parts/parts.h"
#include "app/ui/widgets.h"
#include "puzzle/puzzle.h"
#include "session/session.h"

struct vec board_units(const struct app *app, struct vec pixel)
{
    struct vec origin = session_board_origin(app->ss);

    return (
        struct vec){ (pixel.x - app->place.at.x) / app->place.unit - origin.x,
                     (pixel.y - app->place.at.y) / app->place.unit - origin.y };
}

struct box board_square_box(const struct app *app, int square)
{
    struct vec origin = session_board_origin(app->ss);
    float unit = app->place.unit;
    struct scene grid;
    struct box b;
    int files, ranks;

    session_size(app->ss, &files, &ranks);
    scene_init(&grid);
    scene_grid(&grid, files, ranks, session_flipped(app->ss));
    b = scene_square_box(&grid, square);
    return (struct box){ app->place.at.x + (origin.x + b.x) * unit,
                         app->place.at.y + (origin.y + b.y) * unit, unit,
                         unit };
}

static void draw_cursor(struct app *app)
{
    struct box b = board_square_box(app, app->cursor);
    float least = ui_px(&app->ui, 12), stroke = ui_px(&app->ui, 3);

    if (b.w < least) { /* on huge boards a ring around the square */
        b.x -= (least - b.w) / 2;
        b.y -= (least - b.h) / 2;
        b.w = b.h = least;
    }
    scene_outline(app->ui.sc, b, 0, stroke, INK_CASING);
    scene_outline(app->ui.sc, box_inset(b, stroke * 0.75f), 0, stroke,
                  INK_CURSOR);
}

/* The frame's shadow falls outside of the board's own picture. */
static void draw_shadow(struct app *app)
{
    struct vec frame = session_board_origin(app->ss);
    float unit = app->place.unit, w = frame.x * unit;
    int files, ranks;

    session_size(app->ss, &files, &ranks);
    scene_shadow(&app->under,
                 (struct box){ app->place.at.x + w / 8, app->place.at.y + w / 6,
                               ((float)files + 2 * frame.x) * unit,
                               ((float)ranks + 2 * frame.y) * unit },
                 w / 2);
}

void board_draw(struct app *app)
{
    struct vec extent = session_extent(app->ss);
    struct widget w = {
        .id = ID_BOARD,
        .kind = WIDGET_BOARD,
        .less = { ACTION_FORWARD, 0, 0 },
        .more = { ACTION_BACK, 0, 0 },
        .skipped = session_class(app->ss)->bare /* no squares to go to */
    };

    app->place = layout_place(app->layout.board, extent,
                              session_board_origin(app->ss));
    w.box = (struct box){ app->place.at.x, app->place.at.y,
                          extent.x * app->place.unit,
                          extent.y * app->place.unit };
    int look = ui_add(&app->ui, &w);
    if (!session_class(app->ss)->bare)
        draw_shadow(app);
    scene_clear(&app->board, extent);
    session_draw(app->ss, &app->board);
    if (look & LOOK_FOCUS) {
        ui_layer(&app->ui, UI_BASE, &app->over);
        draw_cursor(app);
        ui_layer(&app->ui, UI_BASE, &app->under);
    }
}
