/* The mouse. On the board it belongs to the puzzle, the right button to who
 * draws on it, the middle one and the wheel to who looks closely. */
#include <math.h>

#include "app/app_state.h"
#include "app/parts/board/hand.h"
#include "app/parts/panel/controls.h"
#include "app/parts/board/editing.h"
#include "app/parts/ids.h"
#include "app/parts/board/marking.h"
#include "session/session.h"

/* Only the left button presses widgets; the board gets them all. */
enum { LEFT = 1, MIDDLE = 2, RIGHT = 3 };

enum { LARGE = 30 }; /* sides of boards beyond that */

static void hover(struct app *app)
{
    const struct pointer *p = &app->screen.ui.pointer;
    bool on = p->held ? p->held == ID_BOARD && app->board.button == LEFT
                      : p->hot == ID_BOARD;

    if (app->runs.tool != TOOL_NONE)
        editing_hover(&app->board, &app->runs, p->at, on);
    else
        board_hover(&app->board, &app->runs, p->at, on);
}

static void draw(struct app *app, enum input_kind kind)
{
    struct vec at = app->screen.ui.pointer.at;

    if (kind == INPUT_PRESS)
        marking_press(&app->board, &app->runs, &app->toast, at,
                      marking_colour(app->keyboard.mods));
    else if (kind == INPUT_DRAG)
        marking_move(&app->board, &app->runs, at);
    else
        marking_release(&app->board, &app->runs, &app->toast);
}

/* The board is moved by hand, where only a part of it is seen. */
static void move(struct app *app, enum input_kind kind)
{
    struct vec at = app->screen.ui.pointer.at, was = app->board.grip;

    app->board.grip = at;
    if (kind == INPUT_DRAG)
        zoom_drag(&app->board.zoom, &app->board.room,
                  (struct vec){ at.x - was.x, at.y - was.y });
}

static void edit(struct app *app, enum input_kind kind)
{
    struct vec at = app->screen.ui.pointer.at;

    if (kind == INPUT_PRESS)
        editing_press(&app->board, &app->runs, &app->toast, at);
    else if (kind == INPUT_DRAG)
        editing_move(&app->board, &app->runs, &app->toast, at);
    else
        editing_release(&app->board, &app->runs);
}

static void send(struct app *app, enum input_kind kind)
{
    if (app->board.button == RIGHT)
        draw(app, kind);
    else if (app->board.button == MIDDLE)
        move(app, kind);
    else if (app->runs.tool != TOOL_NONE)
        edit(app, kind);
    else
        board_send(&app->board, &app->runs, &app->toast, kind,
                   app->screen.ui.pointer.at);
}

void pointer_move(struct app *app, struct vec at)
{
    app_do(app, ui_move(&app->screen.ui, at));
    ui_settle(&app->screen.ui, app->pace.now);
    hover(app);
    if (app->screen.ui.pointer.held == ID_BOARD)
        send(app, INPUT_DRAG);
    app->screen.stale = true;
}

/* A piece that is being dragged stays where it was seen last. */
void pointer_leave(struct app *app)
{
    if (app->screen.ui.pointer.held == ID_BOARD)
        return;
    ui_leave(&app->screen.ui);
    app->board.stroke.over = -1;
    session_hover(app->runs.ss, -1, (struct vec){ 0, 0 });
    app->screen.stale = true;
}

/* A click beside the field that is being typed in takes what is there. */
static void leave_field(struct app *app)
{
    const struct edit *e = &app->edit;

    if (e->open &&
        app->screen.ui.pointer.hot != control_id(e->control, e->part))
        app_do(app, controls_typed(&app->runs, &app->edit, &app->toast));
}

void pointer_press(struct app *app, struct vec at, int button)
{
    pointer_move(app, at);
    if (app->screen.ui.pointer.held == ID_BOARD)
        return; /* one button at a time */
    if (app->toast.kind == TOAST_NOTE && app->screen.ui.pointer.hot != ID_TOAST)
        toast_hide(&app->toast);
    leave_field(app);
    if (button == LEFT)
        app_do(app, ui_press(&app->screen.ui, at, app->pace.now));
    else if (app->screen.ui.pointer.hot == ID_BOARD &&
             app->screen.ui.front == UI_BASE)
        app->screen.ui.pointer.held = ID_BOARD;
    if (app->screen.ui.pointer.held == ID_BOARD) {
        app->board.button = button;
        send(app, INPUT_PRESS);
    }
}

void pointer_release(struct app *app, struct vec at, int button)
{
    bool board = app->screen.ui.pointer.held == ID_BOARD;

    pointer_move(app, at);
    if (board && button == app->board.button) {
        app->screen.ui.pointer.held = 0;
        send(app, INPUT_RELEASE);
    } else if (!board && button == LEFT) {
        app_do(app, ui_release(&app->screen.ui, at));
    }
    hover(app);
}

/* --- the wheel ------------------------------------------------------------ */

/* On boards so large that one looks at parts of them the wheel brings these
 * nearer; on others only with Ctrl, for it moves through the run. */
static bool looks_closely(const struct app *app)
{
    const struct ui *ui = &app->screen.ui;
    struct vec size = app->board.room.squares;

    return ui->pointer.hot == ID_BOARD && ui->front == UI_BASE &&
           !app_busy(app) && zoom_possible(&app->board.room) &&
           (app->keyboard.mods & KMOD_CTRL || zoom_is_on(&app->board.zoom) ||
            size.x > LARGE || size.y > LARGE);
}

void pointer_wheel(struct app *app, struct vec by)
{
    int up = (int)by.y;

    if (!looks_closely(app)) {
        for (int i = up < 0 ? -up : up; i > 0; i--)
            app_do(app, ui_wheel(&app->screen.ui, up));
        return;
    }
    if (fabsf(by.x) > fabsf(by.y))
        zoom_drag(&app->board.zoom, &app->board.room,
                  (struct vec){ -by.x * 2 * app->board.place.unit, 0 });
    else
        board_look(&app->board, &app->runs, powf(ZOOM_STEP, by.y),
                   app->screen.ui.pointer.at);
    app->screen.stale = true;
}
