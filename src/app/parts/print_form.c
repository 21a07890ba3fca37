/* The form: rows made from print_controls, and beside them the page. */
#include "app/parts/print_form.h"

#include <math.h>
#include <stdio.h>

#include "app/action.h"
#include "app/parts/ids.h"
#include "app/parts/parts.h"
#include "app/runs.h"
#include "app/save/print.h"
#include "app/settings.h"
#include "app/ui/icons.h"
#include "app/ui/widgets.h"
#include "puzzle/control.h"
#include "session/session.h"

enum {
    WIDTH = 920, /* of the card, where there is room */
    HEIGHT = 760,
    FORM = 336, /* of its rows */
    PAD = 20,
    ROW = 32,
    GAP = 8,
    LABEL = 92,
    FOOT = 44 /* below the page: to turn it */
};

/* --- what is done -------------------------------------------------------- */

void print_form_open(struct print_form *f, bool worksheet)
{
    f->open = true;
    f->worksheet = worksheet;
    f->page = 1;
}

void print_form_close(struct print_form *f)
{
    f->open = false;
    preview_close(&f->preview);
}

void print_form_free(struct print_form *f)
{
    preview_free(&f->preview);
}

bool print_form_tick(struct print_form *f, const struct runs *r)
{
    if (!f->open)
        return false;
    if (!print_possible(r->ss, f->worksheet)) {
        print_form_close(f);
        return true;
    }
    return preview_tick(&f->preview, r, f->worksheet);
}

static void turn(struct print_form *f, int by)
{
    int pages = preview_pages(&f->preview), page = f->page + by;

    f->page = page > pages ? pages : page;
    if (f->page < 1)
        f->page = 1;
}

/* A number by so much, within its range; one that may be none has that before
 * its first. */
static int adjusted(const struct control *c, int now, long by)
{
    long least = c->optional ? c->min - 1 : c->min, next = now + by;

    return (int)(next < least ? least : next > c->max ? c->max : next);
}

void print_form_do(struct print_form *f, struct runs *r, struct act act)
{
    struct print *p = &r->settings->print;

    if (act.a == PRINT_ACT_TURN)
        turn(f, (int)act.b);
    if (act.a == PRINT_ACT_KIND && print_possible(r->ss, act.b != 0))
        print_form_open(f, act.b != 0);
    if (act.a >= PRINT_KEYS)
        return;
    if (print_controls[act.a].kind == CONTROL_RANGE)
        p->at[act.a] = adjusted(&print_controls[act.a], p->at[act.a], act.b);
    else if (print_controls[act.a].kind == CONTROL_SWITCH)
        p->at[act.a] = !p->at[act.a];
    else
        p->at[act.a] = (int)act.b;
    f->page = 1;
}

/* --- rows ---------------------------------------------------------------- */

struct rows {
    const struct stage *st;
    const struct print_form *form;
    const struct print *print;
    struct box at; /* of the row being made */
};

static struct act act_of(int a, long b)
{
    return (struct act){ ACTION_PRINT, a, b };
}

static uint32_t id_of(int a, int part)
{
    return (uint32_t)(ID_PRINT + a * 8 + part);
}

static struct box value_box(const struct rows *r)
{
    float label = ui_px(r->st->ui, LABEL);

    return (struct box){ r->at.x + label, r->at.y, r->at.w - label, r->at.h };
}

static void go_on(struct rows *r)
{
    r->at.y += r->at.h + ui_px(r->st->ui, GAP);
}

static void draw_label(const struct rows *r, const char *text, bool off)
{
    struct label l = label_of(r->at.x, r->at.y + r->at.h / 2,
                              ui_px(r->st->ui, LABEL - 8), TEXT_BODY, FACE_SANS,
                              ANCHOR_LEFT, off ? INK_FAINT : INK_TEXT);

    widget_label(r->st->ui, &l, text);
}

/* One of several side by side; the one that is chosen is filled. */
static void draw_segment(struct ui *ui, const struct widget *w,
                         const char *text, bool chosen)
{
    struct vec c = box_centre(w->box);
    float radius = ui_px(ui, 6);
    int look = ui_add(ui, w);
    enum ink ink = look & LOOK_DISABLED ? INK_FAINT
                   : chosen             ? INK_ON_ACCENT
                                        : INK_TEXT;
    struct label l = label_of(c.x, c.y, w->box.w - ui_px(ui, 6), TEXT_SMALL,
                              FACE_SANS, ANCHOR_CENTRE, ink);
    bool filled = chosen && !(look & LOOK_DISABLED);

    scene_rect(ui->sc, w->box, radius,
               filled                          ? INK_ACCENT
               : look & (LOOK_HOT | LOOK_HELD) ? INK_HOVER
                                               : INK_RAISED);
    if (look & LOOK_FOCUS)
        widget_focus(ui, w->box, radius);
    widget_label(ui, &l, text);
}

static void draw_choice(struct rows *r, struct box b, int key,
                        const char *const *titles, int now, bool off)
{
    int n = 0;

    while (titles[n] != NULL)
        n++;
    for (int i = 0; i < n; i++) {
        struct widget w = { .id = id_of(key, i),
                            .box = box_column(b, i, n, ui_px(r->st->ui, 4)),
                            .act = act_of(key, i),
                            .less = act_of(key, now > 0 ? now - 1 : 0),
                            .more = act_of(key, now < n - 1 ? now + 1 : now),
                            .disabled = off };

        draw_segment(r->st->ui, &w, titles[i], i == now);
    }
}

static void write_number(const struct control *c, int now, const char *none,
                         char out[24])
{
    if (now < c->min)
        snprintf(out, 24, "%s", none);
    else
        snprintf(out, 24, "%d", now);
}

/* `none` is what an optional number is called without one. */
static void draw_number(struct rows *r, int key, const char *none, bool off)
{
    const struct control *c = &print_controls[key];
    int now = r->print->at[key];
    struct widget w = { .id = id_of(key, 0),
                        .box = value_box(r),
                        .act = act_of(key, 0),
                        .less = act_of(key, -1),
                        .more = act_of(key, 1),
                        .disabled = off };
    char text[24];

    w.box.w = fminf(w.box.w, ui_px(r->st->ui, 160));
    draw_label(r, c->label, off);
    write_number(c, now, none, text);
    widget_stepper(r->st->ui, &w, off ? "\u2013" : text,
                   now > c->min - c->optional, now < c->max);
    go_on(r);
}

static void draw_switch(struct rows *r, int key, bool off)
{
    struct widget w = { .id = id_of(key, 0),
                        .box = r->at,
                        .act = act_of(key, 0),
                        .disabled = off };

    w.box.w = ui_px(r->st->ui, LABEL + 36);
    widget_switch(r->st->ui, &w, print_controls[key].label,
                  r->print->at[key] != 0 && !off);
    go_on(r);
}

static void draw_choices(struct rows *r, int key, bool off)
{
    draw_label(r, print_controls[key].label, off);
    draw_choice(r, value_box(r), key, print_controls[key].titles,
                r->print->at[key], off);
    go_on(r);
}

static void draw_kinds(struct rows *r)
{
    static const char *const kinds[] = { "Sheet", "Worksheet", NULL };
    bool asked = print_possible(r->st->runs->ss, true);

    draw_choice(r, r->at, PRINT_ACT_KIND, kinds, r->form->worksheet, !asked);
    go_on(r);
}

/* What does not apply stays where it is, pale: nothing moves. */
static void draw_rows(struct rows *r)
{
    const struct session *ss = r->st->runs->ss;
    bool worksheet = r->form->worksheet;
    bool gives = worksheet && print_gives(ss);

    draw_kinds(r);
    draw_number(r, worksheet ? PRINT_BOARDS : PRINT_SHOWN, "all", false);
    draw_number(r, PRINT_COLUMNS, "what suits", false);
    draw_choices(r, PRINT_PAPER, false);
    draw_switch(r, PRINT_LANDSCAPE, false);
    if (print_has_topics(ss))
        draw_choices(r, PRINT_TOPIC, !worksheet);
    else
        draw_choices(r, PRINT_GIVEN, !gives);
    draw_number(r, PRINT_REVEAL, "",
                !gives || r->print->at[PRINT_GIVEN] != GIVEN_SOME);
    draw_switch(r, PRINT_ANSWERS, !worksheet);
    draw_choices(r, PRINT_FORMAT, false);
}

static void draw_words(const struct stage *st, struct box b, int size,
                       enum ink ink, const char *words)
{
    struct ui *ui = st->ui;
    struct paragraph p = { .type = ui_type(ui, FACE_SANS, size),
                           .pitch = ui_px(ui, 1.4f * (float)size) };

    p.n = words_wrap(&ui->metrics, p.type, words, b.w, p.lines);
    draw_paragraph(ui, &p,
                   (struct vec){ b.x, b.y + (b.h - (float)p.n * p.pitch) / 2 },
                   words, ink);
}

/* What the row under the pointer, or with the keyboard, is about. */
static void draw_help(const struct stage *st, const struct print_form *f,
                      struct box b)
{
    bool some = f->worksheet || st->runs->settings->print.at[PRINT_SHOWN] > 0;
    uint32_t hot = st->ui->pointer.hot;
    uint32_t id = hot >= ID_PRINT ? hot : st->ui->focus;
    int key = id >= ID_PRINT ? (int)(id - ID_PRINT) / 8 : PRINT_KEYS;

    draw_words(st, b, TEXT_SMALL, INK_FAINT,
               key < PRINT_KEYS ? print_controls[key].help
               : some           ? "It begins with the board that is shown."
                                : "All boards there are, in their order.");
}

static void draw_buttons(const struct stage *st, const struct print_form *f,
                         struct box b)
{
    struct ui *ui = st->ui;
    struct widget save = { .id = ID_PRINT_SAVE,
                           .act = act_of(PRINT_ACT_SAVE, 0),
                           .box = box_column(b, 0, 2, ui_px(ui, 8)),
                           .disabled = f->preview.failed };
    struct widget close = { .id = ID_PRINT_CLOSE,
                            .act = { ACTION_CLOSE, 0, 0 },
                            .box = box_column(b, 1, 2, ui_px(ui, 8)) };

    widget_button(ui, &save, "Save");
    widget_button(ui, &close, "Close");
}

/* --- the page ------------------------------------------------------------ */

static void draw_turner(const struct stage *st, const struct print_form *f,
                        struct box b)
{
    struct ui *ui = st->ui;
    int pages = preview_pages(&f->preview);
    float side = ui_px(ui, ROW), middle = b.x + b.w / 2;
    struct label l = label_of(middle, b.y + b.h / 2, ui_px(ui, 96), TEXT_BODY,
                              FACE_SANS, ANCHOR_CENTRE, INK_TEXT);
    char words[48];

    if (pages < 2)
        return;
    for (int way = -1; way <= 1; way += 2) {
        struct widget w = {
            .id = way < 0 ? ID_PRINT_BACK : ID_PRINT_ON,
            .act = act_of(PRINT_ACT_TURN, way),
            .box = { middle + (float)way * ui_px(ui, 64) - side / 2,
                     b.y + (b.h - side) / 2, side, side },
            .disabled = way < 0 ? f->page == 1 : f->page == pages
        };

        widget_icon(ui, &w, way < 0 ? ICON_BACK : ICON_FORWARD, 14);
    }
    snprintf(words, sizeof words, "%d of %d", f->page, pages);
    widget_label(ui, &l, words);
}

/* As large as there is room, with a shadow, in the middle. */
static void place_page(const struct stage *st, struct print_form *f,
                       struct box b)
{
    struct vec size = f->preview.page.extent;
    float unit = f->preview.unit;
    struct box page = { roundf(b.x + (b.w - size.x * unit) / 2),
                        roundf(b.y + (b.h - size.y * unit) / 2), size.x * unit,
                        size.y * unit };

    scene_shadow(st->ui->sc, page, ui_px(st->ui, 8));
    scene_outline(st->ui->sc, page, 0, 1, INK_LINE);
    f->place = (struct placement){ { page.x, page.y }, unit };
}

static void draw_page(const struct stage *st, struct print_form *f,
                      struct box b)
{
    float foot = ui_px(st->ui, FOOT);
    struct box room = { b.x, b.y, b.w, b.h - foot };
    const struct preview *p = &f->preview;

    f->place.unit = 0;
    if (p->failed)
        draw_words(st, room, TEXT_BODY, INK_TEXT, p->err.message);
    else if (preview_show(&f->preview, f->page, (struct vec){ room.w, room.h }))
        place_page(st, f, room);
    else if (f->page > 1 && p->task.kind == NULL)
        f->page = 1;
    draw_turner(st, f, (struct box){ b.x, b.y + b.h - foot, b.w, foot });
}

/* --- all of it ----------------------------------------------------------- */

void print_form_draw(const struct stage *st, struct print_form *f)
{
    struct ui *ui = st->ui;
    struct box all = box_inset(st->layout->window, ui_px(ui, 12));
    struct widget area = { .id = ID_OVERLAY, .kind = WIDGET_AREA };
    float pad = ui_px(ui, PAD), row = ui_px(ui, ROW);
    struct box card, left;

    if (!f->open)
        return;
    card.w = fminf(all.w, ui_px(ui, WIDTH));
    card.h = fminf(all.h, ui_px(ui, HEIGHT));
    card.x = roundf(all.x + (all.w - card.w) / 2);
    card.y = roundf(all.y + (all.h - card.h) / 2);
    ui_layer(ui, UI_OVERLAY, st->over);
    area.box = card;
    draw_card(ui, card);
    ui_add(ui, &area);
    left = (struct box){ card.x + pad, card.y + pad, ui_px(ui, FORM), row };
    draw_rows(&(struct rows){ st, f, &st->runs->settings->print, left });
    left.y = card.y + card.h - pad - row;
    draw_buttons(st, f, left);
    left.y -= left.h + ui_px(ui, 16);
    draw_help(st, f, left);
    left.x += left.w + pad;
    draw_page(st, f,
              (struct box){ left.x, card.y + pad,
                            card.x + card.w - pad - left.x, card.h - 2 * pad });
}
