/*
 * The pages of help: shortcuts, made from their table; and what the mouse does
 * and what the marks mean.
 */
#include <math.h>
#include <string.h>

#include "app/action.h"
#include "app/keys.h"
#include "app/parts/ids.h"
#include "app/parts/parts.h"
#include "app/runs.h"
#include "app/ui/widgets.h"
#include "base/text.h"

enum { ROW = 24, HEAD = 34, KEYS_WIDTH = 136 };

struct page {
    const struct stage *st;
    struct box card;
    float row, head; /* heights */
};

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

static void draw_row(struct page *p, struct vec at, float width,
                     const char *name, const char *help)
{
    struct ui *ui = p->st->ui;
    float keys = ui_px(ui, KEYS_WIDTH), middle = at.y + roundf(p->row / 2);
    struct label l = { at.x,      middle,      keys,      TEXT_SMALL,
                       FACE_BOLD, ANCHOR_LEFT, INK_STRONG };

    widget_label(ui, &l, name);
    l = (struct label){ at.x + keys, middle,      width - keys, TEXT_SMALL,
                        FACE_SANS,   ANCHOR_LEFT, INK_TEXT };
    widget_label(ui, &l, help);
}

static void draw_keys(struct page *p, struct vec at, float width, int i)
{
    struct text names;

    text_init(&names);
    key_names(i, &names);
    draw_row(p, at, width, names.at, shortcuts[i].help);
    text_free(&names);
}

static void draw_head(struct page *p, struct vec at, float width,
                      const char *name)
{
    struct label l = label_of(at.x, at.y + roundf(p->head * 0.6f), width,
                              TEXT_BODY, FACE_BOLD, ANCHOR_LEFT, INK_ACCENT);

    widget_label(p->st->ui, &l, name);
}

static float draw_group(struct page *p, struct vec at, float width,
                        enum key_group group)
{
    draw_head(p, at, width, key_groups[group]);
    at.y += p->head;
    for (int i = 0; i < shortcut_count; i++) {
        if (shortcuts[i].group != group || !begins_row(i))
            continue;
        draw_keys(p, at, width, i);
        at.y += p->row;
    }
    return at.y;
}

static float group_height(const struct page *p, enum key_group group)
{
    return p->head + p->row * (float)rows_in(group);
}

/* Two columns: player and view, run and window. */
static float page_height(const struct page *p)
{
    float left = group_height(p, KEYS_PLAYER) + group_height(p, KEYS_VIEW);
    float right = group_height(p, KEYS_RUN) + group_height(p, KEYS_WINDOW);

    return fmaxf(left, right);
}

/* In a low window rows move together. */
static void fit_rows(struct page *p, float room)
{
    while (page_height(p) > room && p->row > p->head / 2)
        p->row--;
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

static void draw_marks(struct page *p, struct vec at, float column, float gap)
{
    float top = at.y;

    for (int i = 0; i < MARK_ROWS; i++) {
        if (marks[i].name == NULL) {
            at = (struct vec){ at.x + column + gap, top };
        } else if (marks[i].help == NULL) {
            draw_head(p, at, column, marks[i].name);
            at.y += p->head;
        } else {
            draw_row(p, at, column, marks[i].name, marks[i].help);
            at.y += p->row;
        }
    }
}

/* --- the card ------------------------------------------------------------ */

static void draw_foot(struct page *p, float y)
{
    struct ui *ui = p->st->ui;
    float pad = ui_px(ui, 24);
    struct label l = label_of(p->card.x + pad, y, p->card.w - 2 * pad,
                              TEXT_SMALL, FACE_SANS, ANCHOR_LEFT, INK_FAINT);

    widget_label(ui, &l,
                 "Tab moves through all parts of the window; Enter "
                 "uses them; arrows move over the board.");
}

static void draw_card_frame(struct page *p, bool marked)
{
    struct ui *ui = p->st->ui;
    float pad = ui_px(ui, 24), side = ui_px(ui, 32);
    struct widget area = { .id = ID_OVERLAY,
                           .kind = WIDGET_AREA,
                           .box = p->card };
    struct widget close = { .id = ID_CLOSE_HELP,
                            .act = { ACTION_CLOSE, 0, 0 },
                            .tip = "Close",
                            .box = { p->card.x + p->card.w - side -
                                         ui_px(ui, 12),
                                     p->card.y + ui_px(ui, 12), side, side } };
    struct widget turn = { .id = ID_HELP_PAGE,
                           .act = { ACTION_HELP_PAGE, 0, 0 },
                           .tip = "The other page of help",
                           .box = { close.box.x - ui_px(ui, 168), close.box.y,
                                    ui_px(ui, 160), side } };
    struct label l = label_of(p->card.x + pad, p->card.y + ui_px(ui, 30),
                              p->card.w - 3 * pad, TEXT_TITLE, FACE_BOLD,
                              ANCHOR_LEFT, INK_STRONG);

    scene_rect(ui->sc, p->st->layout->window, 0, INK_SHADE);
    draw_card(ui, p->card);
    ui_add(ui, &area);
    widget_label(ui, &l, marked ? "Mouse and marks" : "Keyboard");
    widget_button(ui, &turn, marked ? "Keyboard" : "Mouse and marks");
    widget_icon(ui, &close, ICON_CLOSE, 14);
}

void help_draw(const struct stage *st, bool marked)
{
    struct ui *ui = st->ui;
    struct box all = st->layout->window;
    struct page p = { .st = st,
                      .row = ui_px(ui, ROW),
                      .head = ui_px(ui, HEAD) };
    float pad = ui_px(ui, 24), top = ui_px(ui, 48), foot = ui_px(ui, 44);

    ui_layer(ui, UI_OVERLAY, st->over);
    fit_rows(&p, all.h - pad - top - foot);
    p.card.w = fminf(all.w - pad, ui_px(ui, 776));
    p.card.h = fminf(all.h - pad, top + page_height(&p) + foot);
    p.card.x = roundf((all.w - p.card.w) / 2);
    p.card.y = roundf((all.h - p.card.h) / 2);
    draw_card_frame(&p, marked);

    float column = (p.card.w - 3 * pad) / 2;
    struct vec at = { p.card.x + pad, p.card.y + top };
    if (marked) {
        draw_marks(&p, at, column, pad);
        return;
    }
    at.y = draw_group(&p, at, column, KEYS_PLAYER);
    draw_group(&p, at, column, KEYS_VIEW);
    at = (struct vec){ p.card.x + 2 * pad + column, p.card.y + top };
    at.y = draw_group(&p, at, column, KEYS_RUN);
    draw_group(&p, at, column, KEYS_WINDOW);
    draw_foot(&p, p.card.y + p.card.h - ui_px(ui, 22));
}
