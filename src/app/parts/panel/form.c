/*
 * The settings of a puzzle as rows of widgets, made from its control table
 * and from nothing else: a new puzzle gets its panel for free.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/action.h"
#include "app/parts/panel/controls.h"
#include "app/parts/ids.h"
#include "app/parts/parts.h"
#include "app/parts/popup.h"
#include "app/runs.h"
#include "app/settings.h"
#include "app/ui/edit.h"
#include "app/ui/widgets.h"
#include "base/text.h"
#include "puzzle/control.h"
#include "puzzle/plan.h"
#include "puzzle/puzzle.h"
#include "session/session.h"

enum { ROW = 32, GAP = 20 };

struct form {
    const struct stage *st;
    struct ui *ui;
    const struct control *table;
    const struct params *params;
    float x, width; /* of a row */
    float column;   /* where its value begins */
    float y;        /* of the row being made */
    bool rare;      /* those that are folded away are made */
};

static struct box row_box(const struct form *f)
{
    return (struct box){ f->x, f->y, f->width, ui_px(f->ui, ROW) };
}

static struct box value_box(const struct form *f)
{
    return (struct box){ f->column, f->y, f->x + f->width - f->column,
                         ui_px(f->ui, ROW) };
}

/* Of two values side by side, and of those that need no more. */
static float half_width(const struct form *f)
{
    return floorf((value_box(f).w - ui_px(f->ui, GAP)) / 2);
}

static float text_width(const struct form *f, const char *text)
{
    struct type t = ui_type(f->ui, FACE_SANS, TEXT_BODY);

    return words_width(&f->ui->metrics, t, text);
}

static float label_width(const struct form *f, int i)
{
    return ceilf(text_width(f, f->table[i].label));
}

/* --- one function a kind ------------------------------------------------- */

static void row_label(const struct form *f, int i)
{
    struct label l = label_of(f->x, f->y + ui_px(f->ui, ROW / 2),
                              f->column - f->x - ui_px(f->ui, 8), TEXT_BODY,
                              FACE_SANS, ANCHOR_LEFT, INK_TEXT);

    widget_label(f->ui, &l, f->table[i].label);
}

static struct widget widget_of(const struct form *f, int i, struct box b,
                               struct act act)
{
    return (struct widget){
        .id = control_id(i, 0), .box = b, .tip = f->table[i].help, .act = act
    };
}

/* Is that number of the control being typed? Then its field is there. */
static bool typing(const struct form *f, int i, int part, struct box b)
{
    const struct edit *e = f->st->edit;

    if (!e->open || e->control != i || e->part != part)
        return false;
    widget_edit(f->ui, control_id(i, part), b, e);
    return true;
}

static void stepper(const struct form *f, int i, int part, struct box b)
{
    int value = part == 0 ? f->params->at[i].number : f->params->at[i].second;
    enum action adjust = part == 0 ? ACTION_ADJUST : ACTION_ADJUST_SECOND;
    struct widget w = widget_of(f, i, b, (struct act){ ACTION_TYPE, i, part });
    int first, last;
    char text[16];

    if (typing(f, i, part, b))
        return;
    w.id = control_id(i, part);
    w.less = (struct act){ adjust, i, -1 };
    w.more = (struct act){ adjust, i, 1 };
    controls_range(f->st->runs, i, &first, &last);
    if (value < f->table[i].min) /* none */
        snprintf(text, sizeof text, "\u2013");
    else
        snprintf(text, sizeof text, "%d", value);
    widget_stepper(f->ui, &w, text, value > first, value < last);
}

static void size_row(const struct form *f, int i)
{
    struct box b = value_box(f);
    float gap = ui_px(f->ui, GAP), half = half_width(f);
    struct label by = label_of(b.x + half + gap / 2, b.y + b.h / 2, gap,
                               TEXT_BODY, FACE_SANS, ANCHOR_CENTRE, INK_FAINT);

    b.w = half;
    stepper(f, i, 0, b);
    widget_label(f->ui, &by, "×");
    b.x = f->x + f->width - b.w;
    stepper(f, i, 1, b);
}

/* Three switches are as wide as a label and a slot; this is left between. */
static float gap_of_three(const struct form *f, int i)
{
    return (f->width - 3 * ui_px(f->ui, 8 + 36) - label_width(f, i) -
            label_width(f, i + 1) - label_width(f, i + 2)) /
           2;
}

/* Buttons or switches side by side. */
static void columns(const struct form *f, int i, int n, struct box row)
{
    bool on_off = f->table[i].kind == CONTROL_SWITCH;
    enum action what = on_off ? ACTION_TOGGLE : ACTION_PRESS;

    for (int k = i; k < i + n; k++) {
        struct box b = box_column(row, k - i, n, ui_px(f->ui, on_off ? 32 : 8));

        if (on_off && n == 3) {
            b = (struct box){ row.x, row.y,
                              label_width(f, k) + ui_px(f->ui, 8 + 36), row.h };
            row.x += b.w + gap_of_three(f, i);
        }
        struct widget w = widget_of(f, k, b, (struct act){ what, k, 0 });

        if (on_off)
            widget_switch(f->ui, &w, f->table[k].label,
                          f->params->at[k].number);
        else
            widget_button(f->ui, &w, f->table[k].label);
    }
}

static void menu(const struct form *f, int i, struct box b)
{
    struct widget w = widget_of(f, i, b,
                                (struct act){ ACTION_MENU, POPUP_CONTROL, i });
    struct text words;

    if (typing(f, i, 0, b))
        return;
    text_init(&words);
    controls_say(f->table, f->params, i, &words);
    widget_menu(f->ui, &w, words.at);
    text_free(&words);
}

/* A number, and of what, if that is short - "8 Queens" needs no label -, or
 * the buttons that go with it. Alone it has all the room: there may be millions
 * of solutions. */
static void range_row(const struct form *f, int i, int n)
{
    struct box b = value_box(f);
    float edge = b.x + b.w;

    if (n > 1)
        b.w = half_width(f);
    stepper(f, i, 0, b);
    b.x = edge - b.w;
    if (n == 2 && f->table[i + 1].kind != CONTROL_ACTION)
        menu(f, i + 1, b);
    else
        columns(f, i + 1, n - 1, b);
}

static void square_field(const struct form *f, int i, struct box b)
{
    struct widget w = widget_of(f, i, b, (struct act){ ACTION_TYPE, i, 0 });
    struct text square;

    if (typing(f, i, 0, b))
        return;
    text_init(&square);
    params_format(f->params, f->table, i, &square);
    widget_field(f->ui, &w, square.at);
    text_free(&square);
}

/* One square, or two side by side, the second with its label before it. */
static void square_row(const struct form *f, int i, int n)
{
    struct box b = value_box(f);
    float half = half_width(f), edge = b.x + b.w, label;

    b.w = half;
    square_field(f, i, b);
    if (n < 2)
        return;
    b.x = edge - half;
    label = label_width(f, i + 1);
    struct label l = label_of(b.x, b.y + b.h / 2, label, TEXT_BODY, FACE_SANS,
                              ANCHOR_LEFT, INK_TEXT);
    widget_label(f->ui, &l, f->table[i + 1].label);
    b.x += label + ui_px(f->ui, 12);
    b.w = edge - b.x;
    square_field(f, i + 1, b);
}

static void squares_row(const struct form *f, int i)
{
    struct ui *ui = f->ui;
    struct box b = value_box(f);
    float button = ui_px(ui, 72);
    int n = controls_squares(f->params->at[i].text);
    struct widget w = widget_of(
        f, i, (struct box){ b.x + b.w - button, b.y, button, b.h },
        (struct act){ ACTION_CLEAR, i, 0 });
    struct label l = label_of(b.x, b.y + b.h / 2, b.w - button - ui_px(ui, 8),
                              TEXT_BODY, FACE_SANS, ANCHOR_LEFT,
                              n == 0 ? INK_FAINT : INK_STRONG);

    w.disabled = n == 0;
    widget_label(ui, &l,
                 n == 0
                     ? "none"
                     : controls_count(&f->table[i], f->params->at[i].text).at);
    widget_button(ui, &w, "Clear");
}

/* Where the values begin, or where the label ends if the names are long. */
static void menu_row(const struct form *f, int i)
{
    const struct control *c = &f->table[i];
    struct box b = value_box(f);
    float end = f->x + label_width(f, i) + ui_px(f->ui, 12);

    if (end < b.x &&
        widget_menu_width(f->ui, c->titles ? c->titles : c->names) > b.w) {
        b.w += b.x - end;
        b.x = end;
    }
    menu(f, i, b);
}

/* The row of the `n` controls from `i` on. */
static void make_row(const struct form *f, int i, int n)
{
    enum control_kind kind = f->table[i].kind;

    if (kind == CONTROL_SWITCH || kind == CONTROL_ACTION) {
        columns(f, i, n, row_box(f));
        return;
    }
    row_label(f, i);
    if (kind == CONTROL_SIZE)
        size_row(f, i);
    else if (kind == CONTROL_RANGE)
        range_row(f, i, n);
    else if (kind == CONTROL_SQUARE)
        square_row(f, i, n);
    else if (kind == CONTROL_SQUARES && f->table[i].names == NULL)
        squares_row(f, i);
    else
        menu_row(f, i);
}

static void go_on(struct form *f, float roomy, float tight)
{
    f->y += ui_px(f->ui, f->st->tight ? tight : roomy);
}

/* --- which share a row --------------------------------------------------- */

/* Is there a control `i`, of that kind, and has it any effect just now? */
static bool shows(const struct form *f, int i, enum control_kind kind)
{
    return f->table[i].key != NULL && f->table[i].kind == kind &&
           f->table[i].rare == f->rare && !f->table[i].typed &&
           plan_offers(session_plan(f->st->runs->ss), i);
}

static bool half_fits(const struct form *f, int i)
{
    float room = (f->width - ui_px(f->ui, 32)) / 2 - ui_px(f->ui, 36 + 12);

    return shows(f, i, CONTROL_SWITCH) && label_width(f, i) <= room;
}

/* The second of two squares needs room for its label and a name. */
static bool pair_fits(const struct form *f, int i)
{
    return shows(f, i, CONTROL_SQUARE) && shows(f, i + 1, CONTROL_SQUARE) &&
           label_width(f, i + 1) + ui_px(f->ui, 12 + 56) <= half_width(f);
}

/* Does the menu of `i` fit into half a row, whatever is chosen? A word may be
 * anything: then it is the one that stands there. */
static bool half_menu_fits(const struct form *f, int i)
{
    const struct control *c = &f->table[i];
    float room = half_width(f) - ui_px(f->ui, 12 + 30), widest = 0;
    struct text now;

    text_init(&now);
    if (c->kind == CONTROL_TEXT) {
        controls_say(f->table, f->params, i, &now);
        widest = text_width(f, now.at);
    }
    text_free(&now);
    for (int k = 0; c->kind == CONTROL_CHOICE && k < controls_names(c); k++)
        widest = fmaxf(widest, text_width(f, controls_title(c, k)));
    return widest <= room;
}

/* Is `i` a number, and the next a menu with short names? */
static bool menu_fits(const struct form *f, int i)
{
    return shows(f, i, CONTROL_RANGE) &&
           (shows(f, i + 1, CONTROL_CHOICE) ||
            (shows(f, i + 1, CONTROL_TEXT) && f->table[i + 1].names)) &&
           half_menu_fits(f, i + 1);
}

/* How many controls from `i` on share a row: a number and a choice or two
 * buttons, two squares, two or three switches with short names, three buttons;
 * 0 if it is not shown at all. */
static int row_controls(const struct form *f, int i)
{
    enum control_kind kind = f->table[i].kind;
    int n = 1;

    if (!shows(f, i, kind))
        return 0;
    if (half_fits(f, i) && half_fits(f, i + 1) && half_fits(f, i + 2) &&
        gap_of_three(f, i) >= ui_px(f->ui, 12))
        return 3;
    if (menu_fits(f, i) || pair_fits(f, i) ||
        (half_fits(f, i) && half_fits(f, i + 1)))
        return 2;
    while (n < 3 && (kind == CONTROL_ACTION || kind == CONTROL_RANGE) &&
           shows(f, i + n, CONTROL_ACTION))
        n++;
    return n;
}

/* The labels' column is as wide as the longest label, within reason, folded
 * away or not. */
static float label_column(const struct form *f)
{
    float widest = 0;

    for (int i = 0; f->table[i].key != NULL; i++) {
        enum control_kind kind = f->table[i].kind;

        if (kind != CONTROL_SWITCH && kind != CONTROL_ACTION)
            widest = fmaxf(widest, label_width(f, i));
    }
    return fminf(widest + ui_px(f->ui, 12), floorf(f->width / 3));
}

static struct form form_begin(const struct stage *st, struct box area)
{
    struct form f = { .st = st,
                      .ui = st->ui,
                      .x = area.x,
                      .y = area.y,
                      .width = area.w,
                      .table = session_class(st->runs->ss)->controls,
                      .params = session_params(st->runs->ss) };

    f.column = f.x + label_column(&f);
    return f;
}

/* --- rare ones ----------------------------------------------------------- */

static bool is_changed(const struct form *f, int i)
{
    struct text now;
    bool changed;

    text_init(&now);
    params_format(f->params, f->table, i, &now);
    changed = f->table[i].initial && /* a button has none */
              strcmp(now.at, f->table[i].initial) != 0;
    text_free(&now);
    return changed;
}

/* How many are folded away, and how many of them matter just now. */
static int count_rare(const struct form *f, int *changed)
{
    struct form rare = *f;
    int n = 0;

    *changed = 0;
    rare.rare = true;
    for (int i = 0; f->table[i].key != NULL; i++)
        if (shows(&rare, i, f->table[i].kind)) {
            n++;
            *changed += is_changed(f, i);
        }
    return n;
}

static void fold_row(struct form *f, int changed)
{
    bool open = f->st->runs->settings->more;
    struct widget w = {
        .id = ID_MORE,
        .act = { ACTION_MORE, 0, 0 },
        .box = { f->x, f->y - ui_px(f->ui, f->st->tight ? 3 : 4), f->width,
                 ui_px(f->ui, ROW) },
        .tip = open ? "Fold this away" : "What is seldom needed"
    };
    char word[32] = "";

    if (changed > 0)
        snprintf(word, sizeof word, "%d set", changed);
    widget_fold(f->ui, &w,
                asking_rows(f->st->runs) > 0 ? "More settings, counting"
                                             : "More settings",
                word, open);
}

/* --- the whole ----------------------------------------------------------- */

/* Makes the rows, or only measures them. */
static void make_rows(struct form *f, bool rare, bool measure)
{
    f->rare = rare;
    for (int i = 0, n; f->table[i].key != NULL; i += n > 0 ? n : 1) {
        n = row_controls(f, i);
        if (n == 0)
            continue;
        if (!measure)
            make_row(f, i, n);
        go_on(f, ROW + 8, ROW + 3);
    }
}

/* The usual settings; below the fold, if it is open, the rare ones and the
 * questions, which are not measured: what is above does not move closer
 * together for them. Returns where they end. */
static float make_all(struct form *f, bool measure)
{
    int changed, rare = count_rare(f, &changed);

    make_rows(f, false, measure);
    if (takeback_shows(f->st->runs)) {
        if (!measure)
            takeback_draw(f->st, row_box(f));
        go_on(f, ROW + 8, ROW + 3);
    }
    if (rare + asking_rows(f->st->runs) == 0)
        return f->y;
    if (!measure)
        fold_row(f, changed);
    go_on(f, ROW, ROW - 3); /* it has no face and needs no gap below */
    if (measure || !f->st->runs->settings->more)
        return f->y;
    make_rows(f, true, false);
    asking_draw(f->st, (struct box){ f->x, f->y, f->width, 0 });
    for (int i = asking_rows(f->st->runs); i > 0; i--)
        go_on(f, ROW + 8, ROW + 3);
    return f->y;
}

float form_height(const struct stage *st, float width)
{
    struct form f = form_begin(st, (struct box){ 0, 0, width, 0 });

    return make_all(&f, true);
}

float form_draw(const struct stage *st, struct box area)
{
    struct form f = form_begin(st, area);

    return make_all(&f, false);
}
