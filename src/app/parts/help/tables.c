/*
 * The first pages of help: shortcuts, made from their table; and what the
 * mouse does and what the marks mean.
 */
#include <math.h>
#include <string.h>

#include "app/keys.h"
#include "app/parts/help/help.h"
#include "app/parts/parts.h"
#include "app/ui/widgets.h"
#include "base/text.h"

/* COLUMN: the least that shows every row whole. */
enum { ROW = 24, HEAD = 34, KEYS_WIDTH = 136, COLUMN = 350, GAP = 24 };

/* A row of the page is an act: does shortcut `i` begin one? */
static bool begins_row(int i)
{
    return shortcuts[i].help != NULL;
}

static int rows_in(enum key_group group)
{
    int n = 0;

    for (int i = 0; i < shortcut_count; i++)
        n += shortcuts[i].group == group && begins_row(i);
    return n;
}

/* All keys of the row that begins at `i`: "Space  K". */
static void key_names(int i, struct text *out)
{
    int first = i;

    do {
        if (shortcuts[i].name == NULL)
            continue;
        if (i > first)
            text_add(out, "   ");
        text_add(out, shortcuts[i].name);
    } while (++i < shortcut_count && !begins_row(i));
}

static void draw_row(const struct table *t, struct vec at, float width,
                     const char *name, const char *help)
{
    struct ui *ui = t->st->ui;
    float keys = ui_px(ui, KEYS_WIDTH), middle = at.y + roundf(t->row / 2);
    struct label l = { at.x,      middle,      keys,      TEXT_SMALL,
                       FACE_BOLD, ANCHOR_LEFT, INK_STRONG };

    widget_label(ui, &l, name);
    l = (struct label){ at.x + keys, middle,      width - keys, TEXT_SMALL,
                        FACE_SANS,   ANCHOR_LEFT, INK_TEXT };
    widget_label(ui, &l, help);
}

static void draw_keys(const struct table *t, struct vec at, float width, int i)
{
    struct text names;

    text_init(&names);
    key_names(i, &names);
    draw_row(t, at, width, names.at, shortcuts[i].help);
    text_free(&names);
}

static void draw_head(const struct table *t, struct vec at, float width,
                      const char *name)
{
    struct label l = label_of(at.x, at.y + roundf(t->head * 0.6f), width,
                              TEXT_BODY, FACE_BOLD, ANCHOR_LEFT, INK_ACCENT);

    widget_label(t->st->ui, &l, name);
}

static float draw_group(const struct table *t, struct vec at, float width,
                        enum key_group group)
{
    draw_head(t, at, width, key_groups[group]);
    at.y += t->head;
    for (int i = 0; i < shortcut_count; i++) {
        if (shortcuts[i].group != group || !begins_row(i))
            continue;
        draw_keys(t, at, width, i);
        at.y += t->row;
    }
    return at.y;
}

static float group_height(const struct table *t, enum key_group group)
{
    return t->head + t->row * (float)rows_in(group);
}

/* --- mouse and marks ----------------------------------------------------- */

/* Rows without `help` begin a group; NULL: the second column. */
static const struct {
    const char *name, *help;
} marks[] = {
    { "Mouse", NULL },
    { "Click a square", "Set out, or place a piece" },
    { "Right-drag", "Draw an arrow; again: no more" },
    { "Right-click", "Circle it, then fill, then clear" },
    { "with Shift, Alt", "In red, in blue; both: orange" },
    { "Edit the board", "Cut squares out, choose the end" },
    { "Point at things", "Read what they mean" },
    { "Wheel", "Change numbers, step, scroll" },
    { "Ctrl+Wheel", "Look closer; large boards: Wheel" },
    { "Middle-drag", "Move over a board seen closely" },
    { "Touch and hold", "As the right button" },
    { "Drag the track", "To any step of the run" },
    { "Click a fact", "Copy a line of text" },
    { "Drop a file", "Open its run, game or shape" },
    { "On the track", NULL },
    { "Hill above it", "How deep the search was" },
    { "Diamond", "A solution, or a better one" },
    { "Cross", "A dead end" },
    { "Arrow back", "Moves taken back" },
    { "Small dot", "A tie: several as good" },
    { NULL, NULL },
    { "On the board", NULL },
    { "Large ring", "Where the knight set out" },
    { "White number", "When the square was visited" },
    { "Number in a dot", "Ways on from that square" },
    { "Ring round it", "The fewest ways on" },
    { "Two rings", "A tie: the order decides" },
    { "Red cross", "Dead end, attack or crossing" },
    { "Red stripes", "Attacked squares" },
    { "Empty ring", "A square to choose from" },
    { "Colour, letter", "Which piece covers it" },
    { "Pale piece", "What a click would do" },
    { "In a quiz", NULL },
    { "Click a square", "Answer; Y or N for yes or no" },
    { "Space or →", "On to the next question" },
    { "Tick, cross", "Right, wrong" },
    { "Green frame", "The answer" },
    { "Slides", NULL },
    { "← and →", "Turn the slides" },
    { "Space , .", "Play, step in a slide" },
    { "Esc", "Back to your own run" },
};

enum { MARK_ROWS = sizeof marks / sizeof *marks };

static float marks_height(const struct table *t, int first, int last)
{
    float height = 0;

    for (int i = first; i < last; i++)
        height += marks[i].name == NULL   ? 0
                  : marks[i].help == NULL ? t->head
                                          : t->row;
    return height;
}

/* Where the second column begins. */
static int marks_middle(void)
{
    int i = 0;

    while (marks[i].name != NULL)
        i++;
    return i;
}

static float draw_marks(const struct table *t, struct vec at, float width,
                        int first, int last)
{
    for (int i = first; i < last; i++) {
        if (marks[i].name == NULL)
            continue;
        if (marks[i].help == NULL) {
            draw_head(t, at, width, marks[i].name);
            at.y += t->head;
        } else {
            draw_row(t, at, width, marks[i].name, marks[i].help);
            at.y += t->row;
        }
    }
    return at.y;
}

/* --- both ---------------------------------------------------------------- */

/* Player and view, run and window; or the two halves of the marks. */
static float column_height(const struct table *t, int column)
{
    if (t->marks)
        return column == 0 ? marks_height(t, 0, marks_middle())
                           : marks_height(t, marks_middle(), MARK_ROWS);
    return column == 0
               ? group_height(t, KEYS_PLAYER) + group_height(t, KEYS_VIEW)
               : group_height(t, KEYS_RUN) + group_height(t, KEYS_WINDOW);
}

static float height_of(const struct table *t)
{
    float left = column_height(t, 0), right = column_height(t, 1);

    return t->narrow ? left + right : fmaxf(left, right);
}

void table_lay(struct table *t, const struct stage *st, bool marks_too,
               struct box room)
{
    struct ui *ui = st->ui;

    *t = (struct table){ .st = st,
                         .marks = marks_too,
                         .room = room,
                         .row = ui_px(ui, ROW),
                         .head = ui_px(ui, HEAD),
                         .narrow = room.w < ui_px(ui, 2 * COLUMN + GAP) };
    /* In a low window rows move together. */
    while (!t->narrow && height_of(t) > room.h && t->row > ui_px(ui, 16))
        t->row--;
    t->height = height_of(t);
}

static float draw_column(const struct table *t, struct vec at, float width,
                         int column)
{
    if (t->marks)
        return column == 0
                   ? draw_marks(t, at, width, 0, marks_middle())
                   : draw_marks(t, at, width, marks_middle(), MARK_ROWS);
    at.y = draw_group(t, at, width, column == 0 ? KEYS_PLAYER : KEYS_RUN);
    return draw_group(t, at, width, column == 0 ? KEYS_VIEW : KEYS_WINDOW);
}

void table_draw(const struct table *t, float scroll)
{
    float between = ui_px(t->st->ui, GAP);
    float width = t->narrow ? t->room.w : (t->room.w - between) / 2;
    struct vec at = { t->room.x, t->room.y - scroll };
    float below = draw_column(t, at, width, 0);

    if (t->narrow)
        at.y = below;
    else
        at.x += width + between;
    draw_column(t, at, width, 1);
}
