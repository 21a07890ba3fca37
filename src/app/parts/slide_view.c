/*
 * The words of a slide beside the board: heading and caption as large as there
 * is room for them, below them which slide it is.
 */
#include <math.h>
#include <stdio.h>

#include "app/action.h"
#include "app/parts/ids.h"
#include "app/parts/parts.h"
#include "app/runs.h"
#include "app/slides.h"
#include "app/ui/widgets.h"
#include "base/error.h"
#include "base/text.h"
#include "export/slides/show.h"

enum { PADDING = 28, FOOT = 64, BUTTON = 40 };

/* From what the last row of a classroom reads down to what a small window
 * needs. */
static const int sizes[] = { 40, 36, 32, 28, 25, 22, 20, 18, 16, 14, 13 };

/* Text in a width: broken into lines, and how high it is. */
struct block {
    const char *text;
    struct paragraph p;
    float height;
};

static bool ends_paragraph(const struct block *b, int line)
{
    const struct line *l = &b->p.lines[line];

    return b->text[l->first + l->len] == '\n';
}

static void set_block(struct ui *ui, struct block *b, enum face face, int size,
                      float width)
{
    b->p.type = ui_type(ui, face, size);
    b->p.pitch = roundf((float)b->p.type.px * 1.38f);
    b->p.n = words_wrap(&ui->metrics, b->p.type, b->text, width, b->p.lines);
    b->height = 0;
    for (int i = 0; i < b->p.n; i++)
        b->height += b->p.pitch * (ends_paragraph(b, i) ? 1.55f : 1);
}

static float draw_block(struct ui *ui, const struct block *b, struct vec at,
                        enum ink ink)
{
    for (int i = 0; i < b->p.n; i++) {
        struct paragraph one = { .type = b->p.type,
                                 .pitch = b->p.pitch,
                                 .n = 1,
                                 .lines = { b->p.lines[i] } };

        draw_paragraph(ui, &one, at, b->text, ink);
        at.y += b->p.pitch * (ends_paragraph(b, i) ? 1.55f : 1);
    }
    return at.y;
}

/* The largest size at which both fit. */
static void fit(struct ui *ui, struct block *heading, struct block *caption,
                struct box area)
{
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        set_block(ui, heading, FACE_BOLD, sizes[i] + sizes[i] / 6, area.w);
        set_block(ui, caption, FACE_SANS, sizes[i], area.w);
        if (heading->height + caption->p.pitch / 2 + caption->height <= area.h)
            return;
    }
}

/* --- the foot ------------------------------------------------------------ */

static void draw_turn(const struct stage *st, const struct slides *s,
                      struct box b, int by)
{
    struct widget w = {
        .id = by < 0 ? ID_SLIDE_BACK : ID_SLIDE_ON,
        .box = b,
        .act = { ACTION_SLIDE, 0, (long)s->at + by },
        .tip = by < 0 ? "The slide before (←)" : "The next slide (→)",
        .disabled = by < 0 ? s->at == 0 : s->at + 1 == s->show.n
    };

    widget_icon(st->ui, &w, by < 0 ? ICON_BACK : ICON_FORWARD, 20);
}

static void draw_foot(const struct stage *st, const struct slides *s,
                      struct box foot)
{
    struct ui *ui = st->ui;
    float side = ui_px(ui, BUTTON), gap = ui_px(ui, 8);
    float y = foot.y + roundf((foot.h - side) / 2);
    float right = foot.x + foot.w;
    struct label l = label_of(foot.x, foot.y + foot.h / 2,
                              foot.w - 4 * side - 4 * gap, TEXT_STATUS,
                              FACE_SANS, ANCHOR_LEFT, INK_FAINT);
    struct widget leave = { .id = ID_SLIDE_LEAVE,
                            .act = { ACTION_CLOSE, 0, 0 },
                            .tip = "Leave the slides",
                            .box = { right - side, y, side, side } };
    char where[64];

    snprintf(where, sizeof where, "Slide %zu of %zu", s->at + 1, s->show.n);
    widget_rule(ui, foot.x, foot.y, foot.w);
    widget_label(ui, &l, where);
    draw_turn(st, s, (struct box){ right - 3 * side - 3 * gap, y, side, side },
              -1);
    draw_turn(st, s, (struct box){ right - 2 * side - 2 * gap, y, side, side },
              1);
    widget_icon(ui, &leave, ICON_CLOSE, 14);
}

/* --- the whole ----------------------------------------------------------- */

/* Beside words that are not the slide's. */
static void draw_warning(struct ui *ui, struct vec at, float height)
{
    float w = ui_px(ui, 4);

    scene_rect(ui->sc, (struct box){ at.x - 2 * w, at.y, w, height }, w / 2,
               INK_WARNING);
}

static void draw_words(const struct stage *st, const struct slides *s,
                       struct box area)
{
    const struct slide *slide = &s->show.slides[s->at];
    struct block heading = { .text = slide->heading }, caption;
    struct text words;
    struct error err; /* what is no fact yet may become one */
    struct vec at = { area.x, area.y };

    text_init(&words);
    if (s->wrong)
        text_add(&words, s->fault.message);
    else
        slide_fill(slide->caption, st->runs->ss, &words, &err);
    caption.text = words.at;
    fit(st->ui, &heading, &caption, area);
    at.y = draw_block(st->ui, &heading, at, INK_STRONG);
    at.y += roundf(caption.p.pitch / 2);
    if (s->wrong)
        draw_warning(st->ui, at, caption.height);
    draw_block(st->ui, &caption, at, INK_TEXT);
    text_free(&words);
}

void slide_draw(const struct stage *st, const struct slides *s)
{
    struct ui *ui = st->ui;
    struct box panel = st->layout->panel, area, foot;
    float pad = ui_px(ui, st->layout->cramped ? PADDING / 2 : PADDING);
    float title = ui_px(ui, 30);
    struct widget back = { .id = ID_PANEL, .kind = WIDGET_AREA, .box = panel };
    struct label l = label_of(
        panel.x + pad, panel.y + pad + title / 2 - ui_px(ui, 8),
        panel.w - 2 * pad, TEXT_BODY, FACE_SANS, ANCHOR_LEFT, INK_FAINT);

    if (box_empty(panel))
        return;
    scene_rect(ui->sc, panel, 0, INK_PANEL);
    ui_add(ui, &back);
    widget_label(ui, &l, s->show.title);
    foot = (struct box){ panel.x + pad, panel.y + panel.h - ui_px(ui, FOOT),
                         panel.w - 2 * pad, ui_px(ui, FOOT) };
    area = (struct box){ panel.x + pad, panel.y + pad + title,
                         panel.w - 2 * pad, 0 };
    area.h = foot.y - area.y - ui_px(ui, 8);
    draw_words(st, s, area);
    draw_foot(st, s, foot);
}
