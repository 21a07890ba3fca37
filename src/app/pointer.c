/* The mouse. On the board it belongs to the puzzle. */

#include "app/app_state.h"
#include "app/parts/panel/controls.h"
#include "app/parts/ids.h"
#include "session/session.h"

/* Only the left button presses widgets; the board gets them all. */
enum { LEFT = 1 };

static void hover(struct app *app)
{
    const struct pointer *p = &app->screen.ui.pointer;

    board_hover(&app->board, &app->runs, p->at,
                p->hot == ID_BOARD || p->held == ID_BOARD);
}

static void send(struct app *app, enum input_kind kind)
{
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

void pointer_wheel(struct app *app, int up)
{
    for (int i = up < 0 ? -up : up; i > 0; i--)
        app_do(app, ui_wheel(&app->screen.ui, up));
}
