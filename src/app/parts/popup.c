/*
 * Menus: the names of a choice, the themes, what is shown, pictures. A menu
 * is a list of rows, each with its words, its key and what it does.
 */
#include "app/parts/popup.h"

#include <math.h>
#include <stdio.h>

#include "app/action.h"
#include "app/keys.h"
#include "app/parts/panel/controls.h"
#include "app/parts/ids.h"
#include "app/parts/parts.h"
#include "app/parts/picmenu.h"
#include "app/parts/tabs.h"
#include "app/runs.h"
#include "app/settings.h"
#include "app/ui/edit.h"
#include "app/ui/widgets.h"
#include "base/say.h"
#include "base/text.h"
#include "export/slides/show.h"
#include "puzzle/control.h"
#include "puzzle/puzzle.h"
#include "scene/theme.h"
#include "session/quiz.h"
#include "session/session.h"

enum { ROW = 32, EDGE = 6, FIGURE = 120 };

void popup_open(struct popup *p, enum popup_kind kind, int control)
{
    static const uint32_t anchors[] = {
        [POPUP_THEMES] = ID_THEMES,   [POPUP_VIEW] = ID_VIEW,
        [POPUP_PICTURE] = ID_PICTURE, [POPUP_COPY] = ID_COPY,
        [POPUP_QUIZ] = ID_QUIZ,       [POPUP_TABS] = ID_MORE_TABS,
        [POPUP_SHOWS] = ID_OFFER
    };

    *p = (struct popup){ .kind = kind,
                         .control = control,
                         .anchor = kind == POPUP_CONTROL
                                       ? control_id(control, 0)
                                       : anchors[kind],
                         .cursor = -1 };
}

void popup_scroll(struct popup *p, int rows)
{
    p->top += rows;
    p->cursor = -1;
}

/* --- rows ---------------------------------------------------------------- */

static struct row control_row(const struct popup *p, const struct runs *r,
                              int i)
{
    const struct control *c = &session_class(r->ss)->controls[p->control];
    const struct setting *now = &session_params(r->ss)->at[p->control];
    bool set = c->kind == CONTROL_SET;
    int names = controls_names(c);

    names -= (int)(session_plan(r->ss)->fewer >> p->control & 1);
    if (i < names)
        return (struct row){
            .text = controls_title(c, i),
            .act = { set ? ACTION_INCLUDE : ACTION_CHOOSE, p->control, i },
            .checked = set ? control_has(c, now, i) : controls_name(c, now) == i
        };
    if (i > names || c->kind == CONTROL_CHOICE)
        return (struct row){ 0 };
    return (struct row){ .text = set ? "Type a list…" : "Type another…",
                         .act = { ACTION_TYPE, p->control, 0 } };
}

static struct row theme_row(const struct runs *r, int i)
{
    if (i >= THEME_COUNT)
        return (struct row){ 0 };
    return (struct row){ .text = theme_at(i)->title,
                         .act = { ACTION_THEME, i, 0 },
                         .checked = theme_at(i) == r->settings->style.theme };
}

static struct row view_row(const struct runs *r, int i)
{
    const struct look *look = session_look(r->ss);
    /* clang-format off */
    const struct row rows[] = {
        { "Coordinates", { ACTION_COORDINATES, 0, 0 }, look->coordinates,
          false },
        { "Neighbours of a joined board", { ACTION_NEIGHBOURS, 0, 0 },
          look->neighbours, false },
        { "Numbers on squares", { ACTION_NUMBERS, 0, 0 }, look->numbers,
          false },
        { "Count from 0", { ACTION_FROM_ZERO, 0, 0 }, !look->first_number,
          false },
        { "Path as a line", { ACTION_TRAIL, TRAIL_LINE, false },
          look->trail == TRAIL_LINE, false },
        { "Path coloured by order", { ACTION_TRAIL, TRAIL_ORDER, false },
          look->trail == TRAIL_ORDER, false },
        { "Path as colours", { ACTION_TRAIL, TRAIL_COLOUR, false },
          look->trail == TRAIL_COLOUR, false },
        { "No path", { ACTION_TRAIL, TRAIL_OFF, false },
          look->trail == TRAIL_OFF, false },
        { "Window as the theme has it",
          { ACTION_SURROUND, SURROUND_THEME, false },
          r->settings->surround == SURROUND_THEME, false },
        { "Light window", { ACTION_SURROUND, SURROUND_LIGHT, false },
          r->settings->surround == SURROUND_LIGHT, false },
        { "Dark window", { ACTION_SURROUND, SURROUND_DARK, false },
          r->settings->surround == SURROUND_DARK, false },
        { "Turn the board round", { ACTION_FLIP, 0, 0 }, look->flipped, false },
        { "Clear the marks", { ACTION_CLEAR_MARKS, 0, 0 }, false, false },
        { "Gliding pieces", { ACTION_GLIDE, 0, 0 }, r->settings->glide, false },
        { "Larger text", { ACTION_LARGER, 0, 0 }, false, false },
        { "Smaller text", { ACTION_SMALLER, 0, 0 }, false, false },
        { "Only the board", { ACTION_HIDE, 0, 0 }, false, false },
        { "Full screen", { ACTION_FULLSCREEN, 0, 0 }, false, false },
        { "Look closer", { ACTION_ZOOM, 0, 1 }, false, false },
        { "All of the board", { ACTION_ZOOM, 0, 0 }, false, false },
    };
    /* clang-format on */
    enum { ROWS = sizeof rows / sizeof *rows };

    return i < ROWS ? rows[i] : (struct row){ 0 };
}

static struct row show_row(int i)
{
    if (i >= SHOWS)
        return (struct row){ 0 };
    return (struct row){ .text = shows[i].title,
                         .act = { ACTION_SLIDES, i, false } };
}

static struct row quiz_row(const struct runs *r, int i)
{
    if (i >= QUIZ_ABOUTS)
        return (struct row){ 0 };
    return (struct row){ .text = quiz_titles[i],
                         .act = { ACTION_QUIZ, i, 0 },
                         .checked = quiz_state(r->ss).about ==
                                    (enum quiz_about)i };
}

static struct row tab_row(const struct runs *r, int tab)
{
    const struct puzzle_class *cls = tab_class(tab);

    if (cls == NULL)
        return (struct row){ 0 };
    return (struct row){ .text = cls->tab,
                         .act = { ACTION_PUZZLE, tab, 0 },
                         .checked = cls == session_class(r->ss) };
}

static struct row row_at(const struct popup *p, const struct runs *r, int i)
{
    switch (p->kind) {
    case POPUP_CONTROL: return control_row(p, r, i);
    case POPUP_THEMES: return theme_row(r, i);
    case POPUP_VIEW: return view_row(r, i);
    case POPUP_PICTURE: return picmenu_row(r, i);
    case POPUP_COPY: return copymenu_row(r, i);
    case POPUP_QUIZ: return quiz_row(r, i);
    case POPUP_TABS: return tab_row(r, p->control + i);
    case POPUP_SHOWS: return show_row(i);
    case POPUP_NONE: break;
    }
    return (struct row){ 0 };
}

int popup_rows(const struct popup *p, const struct runs *r)
{
    int n = 0;

    while (row_at(p, r, n).text != NULL)
        n++;
    return n;
}

int popup_checked(const struct popup *p, const struct runs *r)
{
    for (int i = 0; i < popup_rows(p, r); i++)
        if (row_at(p, r, i).checked)
            return i;
    return 0;
}

struct act popup_act(const struct popup *p, const struct runs *r, int row)
{
    return row_at(p, r, row).act;
}

/* --- drawing ------------------------------------------------------------- */

/* The key that does the same, or how long it is; or nothing. */
static struct phrase hint_of(const struct row *row)
{
    const char *key = shortcut_hint(row->act);
    struct phrase hint = { "" };

    if (row->act.what == ACTION_SLIDES)
        return say_count((uint64_t)show_length(&shows[row->act.a]), "slide");
    if (key != NULL)
        snprintf(hint.at, sizeof hint.at, "%s", key);
    return hint;
}

static float widest_row(const struct stage *st, const struct popup *p)
{
    const struct ui *ui = st->ui;
    struct type t = ui_type(ui, FACE_SANS, TEXT_BODY);
    float widest = 0;

    for (int i = 0; i < popup_rows(p, st->runs); i++) {
        struct row row = row_at(p, st->runs, i);
        struct phrase hint = hint_of(&row);
        float w = words_width(&ui->metrics, t, row.text);

        if (hint.at[0] != '\0')
            w += words_width(&ui->metrics, t, hint.at) + ui_px(ui, 24);
        widest = fmaxf(widest, w);
    }
    return ceilf(widest) + ui_px(ui, 36 + 16);
}

static void draw_row(const struct stage *st, const struct popup *p,
                     struct box b, int i)
{
    struct ui *ui = st->ui;
    struct row row = row_at(p, st->runs, i);
    struct widget w = { .id = ID_ITEM + (uint32_t)i, .box = b, .act = row.act };

    if (picmenu_typing(st->edit, &row)) {
        widget_edit(ui, control_id(st->edit->control, 0), b, st->edit);
        return;
    }
    int look = ui_add(ui, &w);
    float middle = b.y + b.h / 2;
    struct label l = label_of(b.x + ui_px(ui, 32), middle, b.w - ui_px(ui, 40),
                              TEXT_BODY, FACE_SANS, ANCHOR_LEFT,
                              row.checked ? INK_STRONG : INK_TEXT);

    if (row.apart)
        widget_rule(ui, b.x, b.y, b.w);
    if (look & LOOK_HOT || p->cursor == i)
        scene_rect(ui->sc, b, ui_px(ui, 4), INK_HOVER);
    if (row.checked)
        icon_draw(ui->sc, ICON_CHECK,
                  (struct vec){ b.x + ui_px(ui, 16), middle }, ui_px(ui, 13),
                  INK_ACCENT);
    widget_label(ui, &l, row.text);
    l = label_of(b.x + b.w - ui_px(ui, 10), middle, b.w / 2, TEXT_SMALL,
                 FACE_SANS, ANCHOR_RIGHT, INK_FAINT);
    widget_label(ui, &l, hint_of(&row).at);
}

/* --- the figure ---------------------------------------------------------- */

static const struct control *control_of(const struct stage *st,
                                        const struct popup *p)
{
    return &session_class(st->runs->ss)->controls[p->control];
}

static bool has_figure(const struct stage *st, const struct popup *p)
{
    return p->kind == POPUP_CONTROL && control_of(st, p)->figure;
}

static float figure_height(const struct stage *st, const struct popup *p)
{
    return has_figure(st, p) ? ui_px(st->ui, FIGURE + 2 * EDGE) : 0;
}

/* The row that the keys or the pointer are on, or -1. */
static int row_looked_at(const struct stage *st, const struct popup *p)
{
    uint32_t hot = st->ui->pointer.hot;

    if (p->cursor >= 0)
        return p->cursor;
    return hot >= ID_ITEM && hot < ID_ITEM + (uint32_t)popup_rows(p, st->runs)
               ? (int)(hot - ID_ITEM)
               : -1;
}

/* Of the value of the row looked at, or of that which is set. */
static void draw_figure(const struct stage *st, const struct popup *p,
                        struct box b)
{
    const struct control *c = control_of(st, p);
    int row = row_looked_at(st, p);
    struct text value;

    if (!has_figure(st, p))
        return;
    text_init(&value);
    if (row >= 0 && row < controls_names(c))
        text_add(&value, c->names[row]);
    else
        params_format(session_params(st->runs->ss),
                      session_class(st->runs->ss)->controls, p->control,
                      &value);
    widget_rule(st->ui, b.x, b.y, b.w);
    b = box_inset(b, ui_px(st->ui, EDGE));
    c->figure(value.at, &b, st->ui->sc);
    text_free(&value);
}

/* --- the menu ------------------------------------------------------------ */

/* Below its button if there is room, else above, else wherever it fits. */
static struct box menu_box(const struct stage *st, const struct popup *p,
                           struct box anchor, int rows)
{
    const struct ui *ui = st->ui;
    struct box all = box_inset(st->layout->window, ui_px(ui, 8));
    float gap = ui_px(ui, 4), figure = figure_height(st, p);
    struct box b = { anchor.x, anchor.y + anchor.h + gap, 0,
                     (float)rows * ui_px(ui, ROW) + 2 * ui_px(ui, EDGE) +
                         figure };

    b.w = fmaxf(anchor.w, fmaxf(widest_row(st, p), 2 * figure));
    b.w = fminf(all.w, b.w);
    if (b.y + b.h > all.y + all.h)
        b.y = anchor.y - gap - b.h;
    if (b.y < all.y)
        b.y = fmaxf(all.y, all.y + all.h - b.h);
    if (b.x + b.w > all.x + all.w)
        b.x = all.x + all.w - b.w;
    return b;
}

/* As many rows as the window has room for, around the cursor: what is next
 * to it is in sight as well, or an arrow is. */
static int visible_rows(const struct stage *st, struct popup *p, int all)
{
    int fit = (int)((st->layout->window.h - ui_px(st->ui, 32) -
                     figure_height(st, p)) /
                    ui_px(st->ui, ROW));
    int n = all < fit ? all : fit > 3 ? fit : 3;

    if (p->cursor >= 0 && p->cursor <= p->top)
        p->top = p->cursor - 1;
    if (p->cursor >= p->top + n - 1)
        p->top = p->cursor - n + 2;
    if (p->top > all - n)
        p->top = all - n;
    if (p->top < 0)
        p->top = 0;
    return n;
}

/* In place of a row, where there are more behind it. */
static void draw_arrow(struct ui *ui, struct box b, int way)
{
    struct widget w = { .id = way < 0 ? ID_MENU_UP : ID_MENU_DOWN,
                        .kind = WIDGET_REPEAT,
                        .box = b,
                        .act = { ACTION_MENU_ROWS, 0, way },
                        .skipped = true };

    widget_icon(ui, &w, way < 0 ? ICON_UP : ICON_DOWN, 13);
}

static void draw_rows(const struct stage *st, const struct popup *p,
                      struct box b, int n, int all)
{
    b.h = ui_px(st->ui, ROW);
    for (int i = p->top; i < p->top + n; i++) {
        if (i == p->top && i > 0)
            draw_arrow(st->ui, b, -1);
        else if (i == p->top + n - 1 && i < all - 1)
            draw_arrow(st->ui, b, 1);
        else
            draw_row(st, p, b, i);
        b.y += b.h;
    }
}

void popup_draw(const struct stage *st, struct popup *p)
{
    struct ui *ui = st->ui;
    const struct widget *anchor = ui_find(ui, p->anchor);
    struct widget back = { .id = ID_OVERLAY,
                           .kind = WIDGET_AREA,
                           .less = { ACTION_MENU_ROWS, 0, 1 },
                           .more = { ACTION_MENU_ROWS, 0, -1 } };

    if (p->kind == POPUP_NONE)
        return;
    if (anchor == NULL) {
        p->kind = POPUP_NONE;
        return;
    }
    int all = popup_rows(p, st->runs), n = visible_rows(st, p, all);
    back.box = menu_box(st, p, anchor->box, n);
    ui_layer(ui, UI_POPUP, st->over);
    ui_add(ui, &back);
    draw_card(ui, back.box);
    struct box inner = box_inset(back.box, ui_px(ui, EDGE));
    float figure = figure_height(st, p);

    draw_rows(st, p, inner, n, all);
    inner.y += inner.h - figure;
    inner.h = figure;
    draw_figure(st, p, inner);
}
