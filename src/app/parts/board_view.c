/* The board on the screen: where it lies, and the ring of the keyboard. */
#include <math.h>

#include "app/app_state.h"
#include "app/parts/parts.h"
#include "app/ui/widgets.h"
#include "puzzle/puzzle.h"
#include "session/session.h"

struct vec board_units(const struct app *app, struct vec pixel)
{
    struct vec origin = session_board_origin(app->runs.ss);

    return (struct vec){
        (pixel.x - app->board.place.at.x) / app->board.place.unit - origin.x,
        (pixel.y - app->board.place.at.y) / app->board.place.unit - origin.y
    };
}

struct box board_square_box(const struct app *app, int square)
{
    struct vec origin = session_board_origin(app->runs.ss);
    float unit = app->board.place.unit;
    struct scene grid;
    struct box b;
    int files, ranks;

    session_size(app->runs.ss, &files, &ranks);
    scene_init(&grid);
    scene_grid(&grid, files, ranks, session_flipped(app->runs.ss));
    b = scene_square_box(&grid, square);
    return (struct box){ app->board.place.at.x + (origin.x + b.x) * unit,
                         app->board.place.at.y + (origin.y + b.y) * unit, unit,
                         unit };
}

static void draw_cursor(struct app *app)
{
    struct box b = board_square_box(app, app->board.cursor);
    float least = ui_px(&app->screen.ui, 12),
          stroke = ui_px(&app->screen.ui, 3);

    if (b.w < least) { /* on huge boards a ring around the square */
        b.x -= (least - b.w) / 2;
        b.y -= (least - b.h) / 2;
        b.w = b.h = least;
    }
    scene_outline(app->screen.ui.sc, b, 0, stroke, INK_CASING);
    scene_outline(app->screen.ui.sc, box_inset(b, stroke * 0.75f), 0, stroke,
                  INK_CURSOR);
}

/* The frame's shadow falls outside of the board's own picture. */
static void draw_shadow(struct app *app)
{
    struct vec frame = session_board_origin(app->runs.ss);
    float unit = app->board.place.unit, w = frame.x * unit;
    int files, ranks;

    session_size(app->runs.ss, &files, &ranks);
    scene_shadow(&app->screen.under,
                 (struct box){ app->board.place.at.x + w / 8,
                               app->board.place.at.y + w / 6,
                               ((float)files + 2 * frame.x) * unit,
                               ((float)ranks + 2 * frame.y) * unit },
                 w / 2);
}

void board_draw(struct app *app)
{
    struct vec extent = session_extent(app->runs.ss);
    struct widget w = {
        .id = ID_BOARD,
        .kind = WIDGET_BOARD,
        .less = { ACTION_FORWARD, 0, 0 },
        .more = { ACTION_BACK, 0, 0 },
        .skipped = session_class(app->runs.ss)->bare /* no squares to go to */
    };

    app->board.place = layout_place(app->screen.layout.board, extent,
                                    session_board_origin(app->runs.ss));
    w.box = (struct box){ app->board.place.at.x, app->board.place.at.y,
                          extent.x * app->board.place.unit,
                          extent.y * app->board.place.unit };
    int look = ui_add(&app->screen.ui, &w);
    if (!session_class(app->runs.ss)->bare)
        draw_shadow(app);
    scene_clear(&app->screen.board, extent);
    session_draw(app->runs.ss, &app->screen.board);
    if (look & LOOK_FOCUS) {
        ui_layer(&app->screen.ui, UI_BASE, &app->screen.over);
        draw_cursor(app);
        ui_layer(&app->screen.ui, UI_BASE, &app->screen.under);
    }
}
