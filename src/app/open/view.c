/* The form as it is seen: a card in front of the rest. */
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "app/action.h"
#include "app/open/form.h"
#include "app/parts/ids.h"
#include "app/parts/parts.h"
#include "app/ui/icons.h"
#include "app/ui/layout.h"
#include "app/ui/widgets.h"
#include "base/text.h"
#include "export/formats.h"

enum {
    WIDTH = 680, /* of the card, where there is room */
    HEIGHT = 620,
    PAD = 20,
    ROW = 32,
    GAP = 10,
    HINT = 20,
    EDGE = 4,    /* around the list */
    PLACE = 128, /* of a button */
    KIND = 80,
    DATE = 96
};

static struct act act_of(int what, int a, long b)
{
    return (struct act){ what, a, b };
}

/* --- above the list ------------------------------------------------------ */

static void draw_head(struct ui *ui, struct box b)
{
    float side = ui_px(ui, ROW);
    struct widget close = { .id = ID_OPEN_CLOSE,
                            .act = act_of(ACTION_CLOSE, 0, 0),
                            .box = { b.x + b.w - side, b.y, side, side },
                            .skipped = true,
                            .tip = "Close (Esc)" };
    struct label l = label_of(b.x, b.y + b.h / 2, b.w - side, TEXT_TITLE,
                              FACE_BOLD, ANCHOR_LEFT, INK_STRONG);

    widget_label(ui, &l, "Open a file");
    widget_icon(ui, &close, ICON_CLOSE, 14);
}

static void draw_places(struct ui *ui, struct box b)
{
    static const char *const names[OPEN_PLACES] = { "Pictures", "Home",
                                                    "This folder" };
    static const char *const tips[OPEN_PLACES] = {
        "Where the window saves pictures", "Your own folder: ~",
        "The folder in which chequer was started"
    };
    float side = ui_px(ui, ROW), gap = ui_px(ui, 8);
    float w = fminf(ui_px(ui, PLACE), (b.w - side) / OPEN_PLACES - gap);
    struct widget above = { .id = ID_OPEN_ABOVE,
                            .act = act_of(ACTION_OPEN_ABOVE, 0, 0),
                            .box = { b.x + b.w - side, b.y, side, side },
                            .skipped = true,
                            .tip = "The folder that this one is in (Alt+Up)" };

    for (int i = 0; i < OPEN_PLACES; i++) {
        struct widget place = { .id = ID_OPEN_PLACE + (uint32_t)i,
                                .act = act_of(ACTION_OPEN_PLACE, i, 0),
                                .box = { b.x + (float)i * (w + gap), b.y, w,
                                         b.h },
                                .skipped = true,
                                .tip = tips[i] };

        widget_button(ui, &place, names[i]);
    }
    widget_icon(ui, &above, ICON_UP, 14);
}

/* --- the list ------------------------------------------------------------ */

static const char *kind_of(const struct entry *e)
{
    const struct format *format = format_by_ending(e->name);

    return e->folder ? "folder" : format != NULL ? format->title : "lesson";
}

static void add_date(time_t when, char *out, size_t size)
{
    struct tm day;

    if (localtime_r(&when, &day) == NULL ||
        strftime(out, size, "%Y-%m-%d", &day) == 0)
        out[0] = '\0';
}

static float name_room(const struct ui *ui, struct box b)
{
    return b.w - ui_px(ui, 20 + KIND + DATE);
}

static bool is_cut(const struct ui *ui, const struct entry *e, struct box b)
{
    return words_width(&ui->metrics, ui_type(ui, FACE_SANS, TEXT_BODY),
                       e->name) > name_room(ui, b);
}

static void draw_name(struct ui *ui, const struct entry *e, struct box b)
{
    float pad = ui_px(ui, 10), date = ui_px(ui, DATE);
    float middle = b.y + b.h / 2, kind = e->folder ? 0 : date;
    struct label l = label_of(b.x + pad, middle, name_room(ui, b), TEXT_BODY,
                              FACE_SANS, ANCHOR_LEFT,
                              e->folder ? INK_STRONG : INK_TEXT);
    char words[EDIT_MAX];

    snprintf(words, sizeof words, "%s%s", e->name, e->folder ? "/" : "");
    widget_label(ui, &l, words);
    l = label_of(b.x + b.w - pad - kind, middle, ui_px(ui, KIND - 4),
                 TEXT_SMALL, FACE_SANS, ANCHOR_RIGHT, INK_FAINT);
    widget_label(ui, &l, kind_of(e));
    add_date(e->changed, words, sizeof words);
    l = label_of(b.x + b.w - pad, middle, date, TEXT_SMALL, FACE_SANS,
                 ANCHOR_RIGHT, INK_FAINT);
    if (!e->folder)
        widget_label(ui, &l, words);
}

static void draw_row(struct ui *ui, const struct open_form *f, int row,
                     struct box b)
{
    const struct entry *e = &f->entries.at[f->rows[row]];
    struct widget w = { .id = ID_OPEN_ROW + (uint32_t)(row - f->top),
                        .act = act_of(ACTION_OPEN_ROW, 0, row),
                        .box = b,
                        .skipped = true,
                        .tip = is_cut(ui, e, b) ? e->name : NULL };
    int look = ui_add(ui, &w);

    if (look & LOOK_HOT || f->cursor == row)
        scene_rect(ui->sc, b, ui_px(ui, 4), INK_HOVER);
    if (f->cursor == row)
        widget_focus(ui, b, ui_px(ui, 4));
    draw_name(ui, e, b);
}

static void draw_in_the_middle(struct ui *ui, struct box b, const char *words)
{
    struct paragraph p = { .type = ui_type(ui, FACE_SANS, TEXT_BODY),
                           .pitch = ui_px(ui, TEXT_BODY + 7) };
    float room = b.w - 2 * ui_px(ui, PAD), y;
    struct text line;

    p.n = words_wrap(&ui->metrics, p.type, words, room, p.lines);
    y = b.y + (b.h - (float)(p.n - 1) * p.pitch) / 2;
    text_init(&line);
    for (int i = 0; i < p.n; i++) {
        struct label l = label_of(b.x + b.w / 2, y + (float)i * p.pitch, b.w,
                                  TEXT_BODY, FACE_SANS, ANCHOR_CENTRE,
                                  INK_FAINT);

        text_clear(&line);
        text_add_bytes(&line, words + p.lines[i].first, p.lines[i].len);
        widget_label(ui, &l, line.at);
    }
    text_free(&line);
}

/* Why there is nothing to choose. */
static void draw_nothing(const struct stage *st, const struct open_form *f,
                         struct box b)
{
    struct text words;

    text_init(&words);
    if (f->why.message[0] != '\0')
        text_add_sentence(&words, f->why.message);
    else
        text_add(&words, f->entries.n > 0 ? "Nothing here has such a name"
                                          : "Nothing here that can be opened");
    draw_in_the_middle(st->ui, b, words.at);
    text_free(&words);
}

static void draw_list(const struct stage *st, struct open_form *f, struct box b)
{
    struct ui *ui = st->ui;
    float row = ui_px(ui, ROW), bar = 0;
    struct widget area = { .id = ID_OPEN_LIST,
                           .kind = WIDGET_AREA,
                           .box = b,
                           .less = act_of(ACTION_OPEN_ROWS, 0, 3),
                           .more = act_of(ACTION_OPEN_ROWS, 0, -3) };

    ui_add(ui, &area);
    scene_outline(ui->sc, b, ui_px(ui, 6), 1, INK_LINE);
    b = box_inset(b, ui_px(ui, EDGE));
    f->fit = (int)fmaxf(1, floorf(b.h / row));
    open_form_scroll(f, 0);
    if (f->n == 0)
        draw_nothing(st, f, b);
    if (f->n > f->fit) {
        bar = ui_px(ui, 14);
        widget_scrollbar(
            ui, ID_OPEN_BAR,
            act_of(ACTION_OPEN_TO, (int)row, (long)((float)f->top * row)), b,
            (long)((float)(f->n - f->fit) * row));
    }
    for (int i = f->top; i < f->n && i < f->top + f->fit; i++)
        draw_row(ui, f, i,
                 (struct box){ b.x, b.y + (float)(i - f->top) * row, b.w - bar,
                               row });
}

/* --- all of it ----------------------------------------------------------- */

/* As high as whole rows are. */
static struct box card_box(const struct stage *st)
{
    const struct ui *ui = st->ui;
    struct box all = box_inset(st->layout->window, ui_px(ui, 12));
    struct box card = { .w = fminf(all.w, ui_px(ui, WIDTH)) };
    float row = ui_px(ui, ROW), most = fminf(all.h, ui_px(ui, HEIGHT));
    float rest = 2 * (ui_px(ui, PAD) + ui_px(ui, EDGE)) + 3 * row +
                 4 * ui_px(ui, GAP) + ui_px(ui, HINT);

    card.h = rest + fmaxf(1, floorf((most - rest) / row)) * row;
    card.x = roundf(all.x + (all.w - card.w) / 2);
    card.y = roundf(all.y + (all.h - card.h) / 2);
    return card;
}

static void draw_hint(struct ui *ui, struct box b)
{
    struct label l = label_of(b.x, b.y + b.h / 2, b.w, TEXT_SMALL, FACE_SANS,
                              ANCHOR_LEFT, INK_FAINT);

    widget_fitting(ui, l, 11,
                   "Type a name or a path: Tab completes it, Enter opens, Esc "
                   "leaves");
}

void open_form_draw(const struct stage *st, struct open_form *f)
{
    struct ui *ui = st->ui;
    struct widget area = { .id = ID_OVERLAY, .kind = WIDGET_AREA };
    float row = ui_px(ui, ROW), gap = ui_px(ui, GAP), hint = ui_px(ui, HINT);
    struct box in, end;

    if (!f->on)
        return;
    area.box = card_box(st);
    in = end = box_inset(area.box, ui_px(ui, PAD));
    ui_layer(ui, UI_OVERLAY, st->over);
    draw_card(ui, area.box);
    ui_add(ui, &area);
    in.h = row;
    draw_head(ui, in);
    in.y += row + gap;
    draw_places(ui, in);
    in.y += row + gap;
    widget_edit(ui, ID_OPEN_FIELD, in, &f->edit);
    in.y += row + gap;
    in.h = end.y + end.h - hint - gap - in.y;
    draw_list(st, f, in);
    in = (struct box){ end.x, end.y + end.h - hint, end.w, hint };
    draw_hint(ui, in);
}
