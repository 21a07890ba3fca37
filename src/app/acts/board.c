/* The board edited with tools, marked by keys and looked at closely. */
#include "app/acts/board.h"

#include "app/app_state.h"
#include "app/parts/board/hand.h"
#include "app/parts/board/editing.h"
#include "app/parts/ids.h"
#include "app/parts/board/marking.h"
#include "session/quiz.h"
#include "session/session.h"

void board_take_tool(struct app *app, struct act act)
{
    editing_take(&app->board, &app->runs, (enum tool)act.a);
}

static void show_cursor(struct app *app)
{
    if (session_can_mark(app->runs.ss))
        app->screen.ui.focus = ID_BOARD;
    board_show_cursor(&app->board, &app->runs);
}

/* Where the tools cannot be seen, nobody would know what a press does. */
void board_edit(struct app *app, struct act act)
{
    enum tool next = editing_next(&app->runs);

    if (app->slides.open) {
        toast_refuse(&app->toast, "this is a slide: press Esc to go back to "
                                  "your own board and edit that");
        return;
    }
    if (!editing_possible(&app->runs)) {
        toast_refuse(&app->toast, "this board cannot be edited");
        return;
    }
    app->screen.hidden = false;
    if (quiz_state(app->runs.ss).about != QUIZ_OFF)
        quiz_set(app->runs.ss, QUIZ_OFF);
    editing_take(&app->board, &app->runs, next);
    if (act.b && next != TOOL_NONE)
        show_cursor(app);
    if (!app->screen.layout.full && next != TOOL_NONE)
        toast_note(&app->toast, "%s", editing_hint(next));
}

/* The keys act on the cursor's square, which has to be seen first. */
static bool shows_cursor(struct app *app)
{
    if (app->screen.ui.focus == ID_BOARD || !session_can_mark(app->runs.ss))
        return true;
    show_cursor(app);
    toast_note(&app->toast, "Move the cursor by the arrow keys");
    return false;
}

void board_mark(struct app *app, struct act act)
{
    if (shows_cursor(app))
        marking_key(&app->board, &app->runs, &app->toast,
                    (enum mark_colour)act.a);
}

void board_draw_arrow(struct app *app, struct act act)
{
    if (shows_cursor(app))
        marking_arrow_key(&app->board, &app->runs, &app->toast,
                          (enum mark_colour)act.a);
}

/* --- looked at closely ---------------------------------------------------- */

/* What the keys are on stays where it is, or what the pointer is on. */
static struct vec looked_at(const struct app *app)
{
    const struct pointer *p = &app->screen.ui.pointer;

    if (app->screen.ui.focus == ID_BOARD)
        return box_centre(
            board_square_box(&app->board, &app->runs, app->board.cursor));
    return p->inside && p->hot == ID_BOARD ? p->at
                                           : box_centre(app->board.room.box);
}

void board_zoom(struct app *app, struct act act)
{
    float by = act.b > 0 ? ZOOM_STEP : 1 / ZOOM_STEP;

    if (act.b == 0)
        app->board.zoom.times = 0;
    else if (!zoom_possible(&app->board.room))
        toast_note(&app->toast, "These squares are large already");
    else
        board_look(&app->board, &app->runs, by, looked_at(app));
    if (app->screen.ui.focus == ID_BOARD)
        board_reveal(&app->board, app->runs.ss);
}

void board_pan(struct app *app, struct act act)
{
    const struct box *b = &app->board.room.box;

    zoom_drag(
        &app->board.zoom, &app->board.room,
        (struct vec){ -(float)act.a * b->w / 4, -(float)act.b * b->h / 4 });
}
