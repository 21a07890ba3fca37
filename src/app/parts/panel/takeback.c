/* Where the user makes the moves: buttons that take them back, make them again
 * and begin anew, for hands that do not look for keys. */
#include "app/action.h"
#include "app/parts/ids.h"
#include "app/parts/parts.h"
#include "app/runs.h"
#include "app/ui/widgets.h"
#include "puzzle/puzzle.h"
#include "session/session.h"

enum { ROW = 32 };

struct takeback {
    uint32_t id;
    enum action act;
    const char *name, *tip;
    bool able;
};

bool takeback_shows(const struct runs *r)
{
    return session_plan(r->ss)->manner == MANNER_PLAYED;
}

static void draw_button(struct ui *ui, struct box box, const struct takeback *t)
{
    struct widget w = { .id = t->id,
                        .act = { t->act, 0, 0 },
                        .tip = t->tip,
                        .box = box,
                        .disabled = !t->able };

    widget_button(ui, &w, t->name);
}

void takeback_draw(const struct stage *st, struct box area)
{
    const struct session *ss = st->runs->ss;
    const struct takeback buttons[] = {
        { ID_UNDO, ACTION_UNDO, "Undo", "Take the last move back (Ctrl+Z)",
          session_can_undo(ss) },
        { ID_REDO, ACTION_REDO, "Redo",
          "Make the move that was taken back again (Ctrl+Shift+Z)",
          session_can_redo(ss) },
        { ID_AFRESH, ACTION_AFRESH, session_plan(ss)->anew,
          "Take everything back and begin anew; Undo brings it back",
          session_can_begin_afresh(ss) },
    };
    struct box row = { area.x, area.y, area.w, ui_px(st->ui, ROW) };
    int n = session_plan(ss)->anew ? 3 : 2;

    for (int i = 0; i < n; i++)
        draw_button(st->ui, box_column(row, i, n, ui_px(st->ui, 8)),
                    &buttons[i]);
}
