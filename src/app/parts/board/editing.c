/* The hand on a board that is edited, and the tools it has. */
#include "app/parts/board/editing.h"

#include <math.h>

#include "app/action.h"
#include "app/parts/ids.h"
#include "app/parts/board/place.h"
#include "app/parts/parts.h"
#include "app/runs.h"
#include "app/ui/toast.h"
#include "app/ui/widgets.h"
#include "base/error.h"
#include "chess/board.h"
#include "puzzle/board_setting.h"
#include "puzzle/plan.h"
#include "puzzle/trace.h"
#include "session/session.h"

static const struct {
    const char *name, *tip, *hint;
} tools[TOOLS] = {
    [TOOL_HOLES] = { "Holes", "Cut squares out, or put them back",
                     "Click a square, or drag over several: they are cut out "
                     "of the board, or put back. Esc ends it." },
    [TOOL_START] = { "Start", "Choose where the knight starts",
                     "Click the square to start on. Esc ends it." },
    [TOOL_END] = { "End", "Choose where the tour is to end",
                   "Click the square to end on; again, and it may end "
                   "anywhere. Esc ends the editing." },
    [TOOL_PIECE] = { "Pieces", "Put the chosen piece on the board",
                     "Click a square to put the chosen piece there, or to "
                     "take it away. Esc ends it." },
};

/* Places that a stroke looks at in a unit: boards in a picture of several
 * have small squares. */
enum { DENSITY = 16 };

const char *editing_hint(enum tool tool)
{
    return tools[tool].hint;
}

bool editing_possible(const struct runs *r)
{
    return session_plan(r->ss)->tools != 0;
}

static bool has(const struct runs *r, int tool)
{
    return session_plan(r->ss)->tools >> tool & 1;
}

enum tool editing_next(const struct runs *r)
{
    int tool = (int)r->tool + 1;

    while (tool < TOOLS && !has(r, tool))
        tool++;
    return tool < TOOLS ? (enum tool)tool : TOOL_NONE;
}

void editing_take(struct board_view *b, struct runs *r, enum tool tool)
{
    r->tool = has(r, tool) ? tool : TOOL_NONE;
    b->stroke = (struct stroke){ .over = -1 };
    session_hover(r->ss, -1, (struct vec){ 0, 0 });
}

/* --- the hand ------------------------------------------------------------ */

static void use(struct runs *r, struct toast *toast, struct vec at, int paint)
{
    struct input in = { .kind = INPUT_PRESS,
                        .at = at,
                        .button = 1,
                        .tool = r->tool,
                        .paint = paint,
                        .square = session_square_at(r->ss, at) };

    runs_input(r, &in, toast);
}

static bool is_hole(const struct runs *r, int square)
{
    return session_position(r->ss)->cell[LAYER_HOLE][square] != 0;
}

/* How many squares have been cut out. */
static int count_holes(const struct runs *r)
{
    struct board_setting at;
    struct board board;
    struct error unasked;
    int n = 0;

    if (board_setting_find(session_class(r->ss)->controls, &at) &&
        board_setting_read(at, session_params(r->ss), &board, &unasked)) {
        n = board.nholes;
        board_free(&board);
    }
    return n;
}

/* Where several boards are drawn only the puzzle knows which square is which:
 * whether the stroke cuts is seen by what the press did. */
static void press_somewhere(struct stroke *s, struct runs *r,
                            struct toast *toast)
{
    int before = count_holes(r), after;

    use(r, toast, s->at, 0);
    after = count_holes(r);
    s->on = r->tool == TOOL_HOLES && after != before;
    s->cuts = after > before;
}

void editing_press(struct board_view *b, struct runs *r, struct toast *toast,
                   struct vec pixel)
{
    struct vec at = board_units(b, r, pixel);
    int square = session_square_at(r->ss, at);
    struct stroke *s = &b->stroke;

    *s = (struct stroke){ .at = at,
                          .past = session_past(r->ss),
                          .over = square };
    if (!plan_has_board(session_plan(r->ss))) {
        press_somewhere(s, r, toast);
        return;
    }
    s->on = r->tool == TOOL_HOLES && square >= 0;
    s->cuts = s->on && !is_hole(r, square);
    use(r, toast, at, 0);
}

/* A stroke passes a place. */
static void paint(struct stroke *s, struct runs *r, struct toast *toast,
                  struct vec at)
{
    int square = session_square_at(r->ss, at);

    if (!plan_has_board(session_plan(r->ss)))
        use(r, toast, at, s->cuts ? 1 : -1);
    else if (square >= 0 && square != s->over && is_hole(r, square) != s->cuts)
        use(r, toast, at, 0);
    s->over = square;
}

/* A quick hand is seen only here and there: what lies between is passed, too.
 */
void editing_move(struct board_view *b, struct runs *r, struct toast *toast,
                  struct vec pixel)
{
    struct stroke *s = &b->stroke;
    struct vec from = s->at, to = board_units(b, r, pixel);
    float steps = ceilf(hypotf(to.x - from.x, to.y - from.y) * DENSITY);

    for (float i = 1; s->on && i <= steps; i++) {
        struct vec at = { from.x + (to.x - from.x) * i / steps,
                          from.y + (to.y - from.y) * i / steps };

        paint(s, r, toast, at);
    }
    s->at = to;
}

void editing_release(struct board_view *b, struct runs *r)
{
    if (b->stroke.on)
        session_join(r->ss, b->stroke.past);
    b->stroke.on = false;
}

void editing_hover(struct board_view *b, const struct runs *r, struct vec pixel,
                   bool on)
{
    if (!b->stroke.on)
        b->stroke.over = on ? session_square_at(r->ss, board_units(b, r, pixel))
                            : -1;
}

/* --- the tools ----------------------------------------------------------- */

static float width_of(const struct ui *ui, const char *words)
{
    struct type t = ui_type(ui, FACE_SANS, TEXT_BODY);

    return ceilf(words_width(&ui->metrics, t, words)) + ui_px(ui, 24);
}

static void draw_tool(const struct stage *st, struct box box, int tool)
{
    struct ui *ui = st->ui;
    struct widget w = { .id = ID_TOOL + (uint32_t)tool,
                        .act = { ACTION_TOOL, tool, 0 },
                        .tip = tool ? tools[tool].tip : "End the editing (Esc)",
                        .box = box };

    if (tool != TOOL_NONE && st->runs->tool == (enum tool)tool)
        widget_chosen(ui, &w, tools[tool].name);
    else
        widget_button(ui, &w, tool ? tools[tool].name : "Done");
}

void editing_draw(const struct stage *st, struct box box)
{
    struct ui *ui = st->ui;
    float gap = ui_px(ui, 6), all = width_of(ui, "Done"), x;

    for (int tool = 1; tool < TOOLS; tool++)
        if (has(st->runs, tool))
            all += width_of(ui, tools[tool].name) + gap;
    x = box.x + roundf((box.w - all) / 2);
    for (int tool = 1; tool <= TOOLS; tool++) {
        int which = tool % TOOLS; /* the end comes last */
        const char *name = which ? tools[which].name : "Done";
        struct box b = { x, box.y, width_of(ui, name), box.h };

        if (which && !has(st->runs, which))
            continue;
        draw_tool(st, b, which);
        x += b.w + gap;
    }
}
