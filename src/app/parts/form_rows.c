/* The rows of the panel's settings: one function for each kind of control. */
#include "app/parts/form.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/action.h"
#include "app/parts/ids.h"
#include "app/parts/parts.h"
#include "app/parts/popup.h"
#include "app/runs.h"
#include "app/ui/edit.h"
#include "app/ui/widgets.h"
#include "base/text.h"
#include "puzzle/control.h"
#include "puzzle/puzzle.h"
#include "session/session.h"

enum { GAP = 20 };

static struct box value_box(const struct form *f)
{
    return (struct box){ f->column, f->y, f->x + f->width - f->column,
                         ui_px(f->ui, FORM_ROW) };
}

float form_half_width(const struct form *f)
{
    return floorf((value_box(f).w - ui_px(f->ui, GAP)) / 2);
}

static void row_label(struct form *f, const char *text)
{
    struct label l = label_of(f->x, f->y + ui_px(f->ui, FORM_ROW / 2),
                              f->column - f->x - ui_px(f->ui, 8), TEXT_BODY,
                              FACE_SANS, ANCHOR_LEFT, INK_TEXT);

    widget_label(f->ui, &l, text);
}

float form_label_width(const struct form *f, int i)
{
    struct type t = ui_type(f->ui, FACE_SANS, TEXT_BODY);

    return ceilf(words_width(&f->ui->metrics, t, f->table[i].label));
}

/* --- typing -------------------------------------------------------------- */

static bool typing(const struct form *f, int control, int part)
{
    const struct edit *e = f->st->edit;

    return e->open && e->control == control && e->part == part;
}

static void draw_field(struct form *f, struct box b)
{
    const struct edit *e = f->st->edit;

    widget_edit(f->ui, control_id(e->control, e->part), b, e);
}

/* --- one function a kind ------------------------------------------------- */

static void stepper(struct form *f, int i, int part, struct box b)
{
    const struct control *c = &f->table[i];
    int value = part == 0 ? f->params->at[i].number : f->params->at[i].second;
    enum action adjust = part == 0 ? ACTION_ADJUST : ACTION_ADJUST_SECOND;
    struct pages p;
    struct widget w = { .id = control_id(i, part),
                        .box = b,
                        .tip = c->help,
                        .act = { ACTION_TYPE, i, part },
                        .less = { adjust, i, -1 },
                        .more = { adjust, i, 1 } };
    char text[16];

    if (typing(f, i, part)) {
        draw_field(f, b);
        return;
    }
    /* Of an album it is known how many pages there are. */
    if (!session_pages(f->st->runs->ss, &p) || p.control != i)
        p = (struct pages){ i, c->min, c->max };
    snprintf(text, sizeof text, "%d", value);
    widget_stepper(f->ui, &w, text, value > p.first, value < p.last);
}

static void size_row(struct form *f, int i)
{
    struct box b = value_box(f);
    float gap = ui_px(f->ui, GAP);
    struct label by = { 0,         b.y + b.h / 2, gap,      TEXT_BODY,
                        FACE_SANS, ANCHOR_CENTRE, INK_FAINT };

    row_label(f, f->table[i].label);
    b.w = form_half_width(f);
    stepper(f, i, 0, b);
    by.x = b.x + b.w + gap / 2;
    widget_label(f->ui, &by, "×");
    b.x = f->x + f->width - b.w;
    stepper(f, i, 1, b);
}

static void buttons(struct form *f, int i, int n, struct box row)
{
    for (int k = i; k < i + n; k++) {
        struct widget w = { .id = control_id(k, 0),
                            .tip = f->table[k].help,
                            .box = box_column(row, k - i, n, ui_px(f->ui, 8)),
                            .act = { ACTION_PRESS, k, 0 } };

        widget_button(f->ui, &w, f->table[k].label);
    }
}

const char *form_title(const struct control *c, int index)
{
    return c->titles != NULL ? c->titles[index] : c->names[index];
}

static const char *shown_text(const struct form *f, int i)
{
    const struct control *c = &f->table[i];
    const char *text = f->params->at[i].text;

    if (c->kind == CONTROL_CHOICE)
        return form_title(c, f->params->at[i].number);
    for (int k = 0; c->names != NULL && c->names[k] != NULL; k++)
        if (strcmp(c->names[k], text) == 0)
            return form_title(c, k);
    return text;
}

static void menu(struct form *f, int i, struct box b)
{
    struct widget w = { .id = control_id(i, 0),
                        .box = b,
                        .tip = f->table[i].help,
                        .act = { ACTION_MENU, POPUP_CONTROL, i } };

    if (typing(f, i, 0))
        draw_field(f, b);
    else
        widget_menu(f->ui, &w, shown_text(f, i));
}

static void menu_row(struct form *f, int i)
{
    row_label(f, f->table[i].label);
    menu(f, i, value_box(f));
}

/* A number, and of what, if that is short - "8 Queens" needs no label -, or
 * the buttons that go with it. */
static void range_row(struct form *f, int i, int n)
{
    struct box b = value_box(f);
    float edge = b.x + b.w;

    row_label(f, f->table[i].label);
    b.w = form_half_width(f);
    stepper(f, i, 0, b);
    b.x = edge - b.w;
    if (n == 2 && f->table[i + 1].kind == CONTROL_CHOICE)
        menu(f, i + 1, b);
    else
        buttons(f, i + 1, n - 1, b);
}

/* As many names as there is room for would be a riddle: say how many. */
static void set_row(struct form *f, int i)
{
    const struct control *c = &f->table[i];
    int members[CONTROL_SET_MAX], all = 0;
    struct widget w = { .id = control_id(i, 0),
                        .box = value_box(f),
                        .tip = c->help,
                        .act = { ACTION_MENU, POPUP_CONTROL, i } };
    char text[32];

    row_label(f, c->label);
    if (typing(f, i, 0)) {
        draw_field(f, w.box);
        return;
    }
    while (c->names[all] != NULL)
        all++;
    snprintf(text, sizeof text, "%d of %d",
             control_members(c, &f->params->at[i], members), all);
    widget_menu(f->ui, &w, text);
}

static void square_field(struct form *f, int i, struct box b)
{
    struct widget w = { .id = control_id(i, 0),
                        .box = b,
                        .tip = f->table[i].help,
                        .act = { ACTION_TYPE, i, 0 } };
    struct text square;

    if (typing(f, i, 0)) {
        draw_field(f, b);
        return;
    }
    text_init(&square);
    params_format(f->params, f->table, i, &square);
    widget_field(f->ui, &w, square.at);
    text_free(&square);
}

/* One square, or two side by side, the second with its label before it. */
static void square_row(struct form *f, int i, int n)
{
    struct box b = value_box(f);
    float half = form_half_width(f), edge = b.x + b.w, label;

    row_label(f, f->table[i].label);
    b.w = half;
    square_field(f, i, b);
    if (n < 2)
        return;
    b.x = edge - half;
    label = form_label_width(f, i + 1);
    struct label l = { b.x,       b.y + b.h / 2, label,   TEXT_BODY,
                       FACE_SANS, ANCHOR_LEFT,   INK_TEXT };
    widget_label(f->ui, &l, f->table[i + 1].label);
    b.x += label + ui_px(f->ui, 12);
    b.w = edge - b.x;
    square_field(f, i + 1, b);
}

static int squares_in(const char *list)
{
    int n = list[0] != '\0';

    for (; *list != '\0'; list++)
        n += *list == ',';
    return n;
}

/* Sets with a name hang in a menu; a set without is told by its size. */
static void sets_row(struct form *f, int i)
{
    struct widget w = { .id = control_id(i, 0),
                        .box = value_box(f),
                        .tip = f->table[i].help,
                        .act = { ACTION_MENU, POPUP_CONTROL, i } };
    const char *text = shown_text(f, i);
    char size[32];

    row_label(f, f->table[i].label);
    if (typing(f, i, 0)) {
        draw_field(f, w.box);
        return;
    }
    if (text == f->params->at[i].text) {
        int n = squares_in(text);

        snprintf(size, sizeof size, "%d square%s", n, n == 1 ? "" : "s");
        text = size;
    }
    widget_menu(f->ui, &w, text);
}

static void squares_row(struct form *f, int i)
{
    struct ui *ui = f->ui;
    int n = squares_in(f->params->at[i].text);
    struct box b = value_box(f);
    float button = ui_px(ui, 72);
    struct widget w = { .id = control_id(i, 0),
                        .tip = f->table[i].help,
                        .box = { b.x + b.w - button, b.y, button, b.h },
                        .act = { ACTION_CLEAR, i, 0 },
                        .disabled = n == 0 };
    struct label l = label_of(b.x, b.y + b.h / 2, b.w - button - ui_px(ui, 8),
                              TEXT_BODY, FACE_SANS, ANCHOR_LEFT,
                              n == 0 ? INK_FAINT : INK_STRONG);
    char text[32] = "none";

    if (n > 0)
        snprintf(text, sizeof text, "%d square%s", n, n == 1 ? "" : "s");
    row_label(f, f->table[i].label);
    widget_label(ui, &l, text);
    widget_button(ui, &w, "Clear");
}

static void switch_row(struct form *f, int i, int n)
{
    struct box row = { f->x, f->y, f->width, ui_px(f->ui, FORM_ROW) };

    for (int k = i; k < i + n; k++) {
        struct widget w = { .id = control_id(k, 0),
                            .tip = f->table[k].help,
                            .box = box_column(row, k - i, n, ui_px(f->ui, 32)),
                            .act = { ACTION_TOGGLE, k, 0 } };

        widget_switch(f->ui, &w, f->table[k].label, f->params->at[k].number);
    }
}

void form_make_row(struct form *f, int i, int n)
{
    switch (f->table[i].kind) {
    case CONTROL_SIZE: size_row(f, i); break;
    case CONTROL_RANGE: range_row(f, i, n); break;
    case CONTROL_CHOICE:
    case CONTROL_TEXT: menu_row(f, i); break;
    case CONTROL_SET: set_row(f, i); break;
    case CONTROL_SWITCH: switch_row(f, i, n); break;
    case CONTROL_SQUARE: square_row(f, i, n); break;
    case CONTROL_SQUARES:
        if (f->table[i].names != NULL)
            sets_row(f, i);
        else
            squares_row(f, i);
        break;
    case CONTROL_ACTION:
        buttons(f, i, n,
                (struct box){ f->x, f->y, f->width, ui_px(f->ui, FORM_ROW) });
        break;
    }
}
