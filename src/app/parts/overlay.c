/* What lies over the rest for a while: messages and tips. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/action.h"
#include "app/keys.h"
#include "app/parts/ids.h"
#include "app/parts/parts.h"
#include "app/runs.h"
#include "app/ui/edit.h"
#include "app/ui/toast.h"
#include "app/ui/widgets.h"
#include "puzzle/facts.h"
#include "session/session.h"

enum { TIP_DELAY = 600, LONG = 30 }; /* milliseconds; letters of a word */

enum { PAD_X = 16, PAD_Y = 5 }; /* around the words of a card */

void draw_card(struct ui *ui, struct box b)
{
    float radius = ui_px(ui, 8);

    scene_shadow(ui->sc, b, ui_px(ui, 16));
    scene_rect(ui->sc, b, radius, INK_PANEL);
    scene_outline(ui->sc, b, radius, fmaxf(1, ui_px(ui, 1)), INK_LINE);
}

/* Breaks `text` for a card not wider than `width`; returns its size. */
static struct vec wrap_card(struct ui *ui, const char *text, float width,
                            struct paragraph *p)
{
    struct vec pad = { ui_px(ui, PAD_X), ui_px(ui, PAD_Y) };
    float natural;

    p->type = ui_type(ui, FACE_SANS, TEXT_BODY);
    p->pitch = ui_px(ui, 22);
    natural = ceilf(words_width(&ui->metrics, p->type, text));
    width = fminf(width - 2 * pad.x, natural);
    p->n = words_wrap(&ui->metrics, p->type, text, width, p->lines);
    return (struct vec){ width + 2 * pad.x,
                         (float)p->n * p->pitch + 2 * pad.y };
}

static void draw_words_card(struct ui *ui, struct box b, const char *text,
                            const struct paragraph *p)
{
    struct vec corner = { b.x + ui_px(ui, PAD_X), b.y + ui_px(ui, PAD_Y) };

    draw_card(ui, b);
    draw_paragraph(ui, p, corner, text, INK_TEXT);
}

/* Where messages end: below the board, and as far down into the bar under it
 * as there is nothing, so that a line or two leave the squares alone. What is
 * low enough to lie between `squares` and the buttons below them does so. */
static float toast_floor(const struct layout *l, float height, float squares)
{
    struct box bar = l->full ? l->player : l->line;

    if (!box_empty(l->offer) && l->offer.y - height >= squares)
        return l->offer.y;
    if (!box_empty(l->words) || l->tall)
        return l->board.y + l->board.h;
    if (box_empty(bar))
        return l->window.h - layout_px(l, 6);
    return bar.y + layout_px(l, l->cramped ? 6 : 10);
}

/* A bar at the left edge of what was refused. */
static void draw_warning(struct ui *ui, struct box b)
{
    scene_rect(ui->sc,
               (struct box){ b.x + ui_px(ui, 5), b.y + ui_px(ui, 6),
                             ui_px(ui, 4), b.h - ui_px(ui, 12) },
               ui_px(ui, 2), INK_WARNING);
}

/* The last line of the card; all of the card can be clicked. */
static void draw_offer(struct ui *ui, struct box b, const struct toast *toast,
                       float pitch)
{
    struct widget w = {
        .id = ID_TOAST, .box = b, .act = toast->act, .skipped = true
    };
    struct label l = { b.x + ui_px(ui, PAD_X),
                       b.y + b.h - ui_px(ui, PAD_Y) - pitch / 2,
                       b.w - 2 * ui_px(ui, PAD_X),
                       TEXT_BODY,
                       FACE_SANS,
                       ANCHOR_LEFT,
                       INK_ACCENT };

    if (ui_add(ui, &w) & LOOK_HOT)
        scene_outline(ui->sc, b, ui_px(ui, 8), fmaxf(1, ui_px(ui, 2)),
                      INK_ACCENT);
    widget_label(ui, &l, toast->offer);
}

void toast_draw(const struct stage *st, const struct toast *toast,
                float squares)
{
    struct ui *ui = st->ui;
    struct box area = st->layout->board;
    struct paragraph p;
    struct box b;

    if (toast->until == 0)
        return;
    ui_layer(ui, ui->front, st->over);
    struct vec size = wrap_card(ui, toast->text, fminf(area.w, ui_px(ui, 720)),
                                &p);
    if (toast->offer != NULL)
        size.y += p.pitch;
    b = (struct box){ roundf(area.x + (area.w - size.x) / 2),
                      toast_floor(st->layout, size.y, squares) - size.y, size.x,
                      size.y };
    draw_words_card(ui, b, toast->text, &p);
    if (toast->offer != NULL)
        draw_offer(ui, b, toast, p.pitch);
    if (toast->kind == TOAST_ERROR)
        draw_warning(ui, b);
}

/* --- tips ---------------------------------------------------------------- */

bool tip_wanted(const struct ui *ui, const struct edit *edit)
{
    const struct widget *w = ui_find(ui, ui->pointer.hot);

    return w != NULL && w->tip != NULL && ui->pointer.held == 0 &&
           !ui->pointer.hush && !edit->open;
}

uint64_t tip_time(const struct ui *ui)
{
    return ui->pointer.since + TIP_DELAY;
}

/* All of what may be cut in its row, such as a FEN. */
static void copy_tip(const struct stage *st, const struct widget *w, char *out,
                     size_t size)
{
    const struct facts *facts = session_shown_facts(st->runs->ss);
    const char *words = fact_words(facts, &facts->at[w->act.a]);

    snprintf(out, size, "%s%s%s Click to copy.",
             strlen(words) > LONG ? words : "",
             strlen(words) > LONG ? "\n" : "", w->tip);
}

static void tip_text(const struct stage *st, const struct widget *w, char *out,
                     size_t size)
{
    const char *hint = shortcut_hint(w->act);

    if (w->id == ID_SCRUB)
        player_tip(st, w, out, size);
    else if (hint != NULL)
        snprintf(out, size, "%s (%s)", w->tip, hint);
    else if (w->act.what == ACTION_COPY_FACT)
        copy_tip(st, w, out, size);
    else
        snprintf(out, size, "%s", w->tip);
}

void tip_draw(const struct stage *st)
{
    struct ui *ui = st->ui;
    const struct widget *w = ui_find(ui, ui->pointer.hot);
    struct box all = box_inset(st->layout->window, ui_px(ui, 4));
    struct paragraph p;
    char text[400];
    struct box b;

    if (!tip_wanted(ui, st->edit) || st->now < tip_time(ui))
        return;
    tip_text(st, w, text, sizeof text);
    ui->sc = st->over;
    struct vec size = wrap_card(ui, text, fminf(all.w, ui_px(ui, 320)), &p);
    float middle = w->id == ID_SCRUB ? ui->pointer.at.x
                                     : w->box.x + w->box.w / 2;
    b = (struct box){ roundf(middle - size.x / 2),
                      w->box.y + w->box.h + ui_px(ui, 6), size.x, size.y };
    if (b.y + b.h > all.y + all.h)
        b.y = w->box.y - b.h - ui_px(ui, 6);
    b.x = fmaxf(all.x, fminf(b.x, all.x + all.w - b.w));
    draw_words_card(ui, b, text, &p);
}
