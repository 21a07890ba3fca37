/* The mouse. On the board it belongs to the puzzle. */
#include "app/pointer.h"

#include "app/actions.h"
#include "app/app_state.h"
#include "app/parts/controls.h"
#include "app/parts/ids.h"
#include "session/session.h"

/* Only the left button presses widgets; the board gets them all. */
enum { LEFT = 1 };

/* A square that was just pressed has shown what a press does: it is left
 * alone until the pointer has been elsewhere. */
static void hover(struct app *app)
{
    struct vec at = board_units(&app->board, &app->runs,
                                app->screen.ui.pointer.at);
    bool on = app->screen.ui.pointer.hot == ID_BOARD ||
              app->screen.ui.pointer.held == ID_BOARD;
    int square = on ? session_square_at(app->runs.ss, at) : -1;

    if (square != app->board.pressed)
        app->board.pressed = -1;
    session_hover(app->runs.ss, app->board.pressed < 0 ? square : -1, at);
}

static void give(struct app *app, const struct input *in)
{
    if (runs_input(&app->runs, in, &app->toast))
        app->board.pressed = in->square;
}

static void send(struct app *app, enum input_kind kind, int button)
{
    struct vec at = board_units(&app->board, &app->runs,
                                app->screen.ui.pointer.at);
    struct input in = { .kind = kind,
                        .at = at,
                        .button = button,
                        .square = session_square_at(app->runs.ss, at) };

    give(app, &in);
}

void pointer_press_square(struct app *app, int square)
{
    struct input in = { .kind = INPUT_PRESS, .square = square, .button = LEFT };

    give(app, &in);
    in.kind = INPUT_RELEASE;
    give(app, &in);
}

void pointer_move(struct app *app, struct vec at)
{
    app_do(app, ui_move(&app->screen.ui, at));
    ui_settle(&app->screen.ui, app->pace.now);
    hover(app);
    if (app->screen.ui.pointer.held == ID_BOARD)
        send(app, INPUT_DRAG, app->board.button);
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
        controls_typed(&app->runs, &app->edit, &app->toast);
}

void pointer_press(struct app *app, struct vec at, int button)
{
    pointer_move(app, at);
    app->toast.until = app->toast.kind == TOAST_NOTE ? 0 : app->toast.until;
    leave_field(app);
    if (button == LEFT)
        app_do(app, ui_press(&app->screen.ui, at, app->pace.now));
    else if (app->screen.ui.pointer.hot == ID_BOARD &&
             app->screen.ui.front == UI_BASE)
        app->screen.ui.pointer.held = ID_BOARD;
    if (app->screen.ui.pointer.held == ID_BOARD) {
        app->board.button = button;
        send(app, INPUT_PRESS, button);
    }
}

void pointer_release(struct app *app, struct vec at, int button)
{
    bool board = app->screen.ui.pointer.held == ID_BOARD;

    pointer_move(app, at);
    if (board && button == app->board.button) {
        app->screen.ui.pointer.held = 0;
        send(app, INPUT_RELEASE, button);
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
