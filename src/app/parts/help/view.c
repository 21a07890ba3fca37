/* The card of help: tabs, the page below them, and a line at the foot. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/action.h"
#include "app/parts/help/help.h"
#include "app/parts/ids.h"
#include "app/parts/parts.h"
#include "app/ui/widgets.h"
#include "base/text.h"

enum {
    WIDTH = 800, /* of the card, where there is room */
    HEIGHT = 860,
    PAD = 24,
    TAB = 32,
    HEAD = 56, /* above the page: the tabs */
    FOOT = 38, /* below it */
    BAR = 16,  /* beside it: to scroll */
    WHEEL = 60,
    LINE = 40
};

/* --- what is done -------------------------------------------------------- */

void reader_free(struct reader *r)
{
    flow_free(&r->flow);
}

void reader_turn(struct reader *r, int page)
{
    if (page >= 0 && page < HELP_PAGES)
        r->page = page;
}

void reader_scroll_to(struct reader *r, float to)
{
    r->scroll[r->page] = fmaxf(0, fminf(to, r->end));
}

static struct act scroll_by(const struct reader *r, float by)
{
    float to = fmaxf(0, fminf(r->scroll[r->page] + by, r->end));

    return (struct act){ ACTION_HELP_SCROLL_TO, 0, (long)to };
}

static struct act turn_by(const struct reader *r, int by)
{
    int to = r->page + by;

    return (struct act){ ACTION_HELP_PAGE,
                         to < 0            ? 0
                         : to < HELP_PAGES ? to
                                           : HELP_PAGES - 1,
                         0 };
}

struct act reader_key(const struct reader *r, SDL_Keycode key, bool shift)
{
    float page = fmaxf(LINE, r->view - LINE);

    switch (key) {
    case SDLK_LEFT: return turn_by(r, -1);
    case SDLK_RIGHT: return turn_by(r, 1);
    case SDLK_UP: return scroll_by(r, -LINE);
    case SDLK_DOWN: return scroll_by(r, LINE);
    case SDLK_PAGEUP: return scroll_by(r, -page);
    case SDLK_PAGEDOWN: return scroll_by(r, page);
    case SDLK_SPACE: return scroll_by(r, shift ? -page : page);
    case SDLK_HOME: return scroll_by(r, -r->scroll[r->page]);
    case SDLK_END: return scroll_by(r, r->end);
    default: return (struct act){ ACTION_NONE, 0, 0 };
    }
}

static bool is_code(const struct markup *m, int block)
{
    return block >= 0 && (size_t)block < m->nblocks &&
           m->blocks[block].kind == MARK_CODE;
}

static bool is_command(const struct markup *m, int block)
{
    static const char name[] = "chequer";
    const struct mark_span *code = &m->spans[m->blocks[block].first];

    return code->len >= strlen(name) &&
           memcmp(m->text.at + code->first, name, strlen(name)) == 0;
}

static void add_code(const struct markup *m, int block, struct text *out)
{
    const struct mark_span *code = &m->spans[m->blocks[block].first];

    text_add_bytes(out, m->text.at + code->first, code->len);
}

void reader_code(const struct reader *r, int block, struct text *out)
{
    const struct markup *m = &r->flow.markup;

    if (r->page < HELP_MANUAL || !is_code(m, block))
        return;
    if (is_command(m, block)) {
        add_code(m, block, out);
        return;
    }
    while (is_code(m, block - 1))
        block--;
    for (; is_code(m, block); block++) {
        add_code(m, block, out);
        text_add(out, "\n");
    }
}

/* --- a page of the manual ------------------------------------------------ */

static enum ink ink_of(const struct mark_block *b, enum mark_style style)
{
    switch (style) {
    case STYLE_REMARK: return INK_FAINT;
    case STYLE_LINK: return INK_ACCENT;
    case STYLE_STRONG:
    case STYLE_CODE: return INK_STRONG;
    case STYLE_PLAIN: break;
    }
    return b->kind != MARK_HEADING ? INK_TEXT
           : b->number == 3        ? INK_ACCENT
                                   : INK_STRONG;
}

/* What leads to another page can be clicked. */
static void add_link(const struct stage *st, const struct reader *r, size_t i,
                     struct vec at, float pitch)
{
    const struct flow_piece *p = &r->flow.pieces[i];
    const struct mark_span *s = &r->flow.markup.spans[p->span];
    int page = manual_find(r->flow.markup.text.at + s->to);
    struct widget w = { .id = ID_HELP_LINK + (uint32_t)i,
                        .box = { at.x, at.y - pitch / 2, p->width, pitch },
                        .act = { ACTION_HELP_PAGE, HELP_MANUAL + page, 0 },
                        .skipped = true };

    if (page >= 0 && ui_add(st->ui, &w) & (LOOK_HOT | LOOK_HELD))
        widget_rule(st->ui, at.x, at.y + roundf(pitch * 0.36f), p->width);
}

static void draw_piece(const struct stage *st, const struct reader *r,
                       size_t block, size_t i, struct vec origin)
{
    const struct flow *f = &r->flow;
    const struct flow_piece *p = &f->pieces[i];
    const struct mark_block *b = &f->markup.blocks[block];
    enum mark_style style = f->markup.spans[p->span].style;
    struct type t = flow_type(f, st->ui, block, i);
    struct vec at = { origin.x + p->at.x, origin.y + p->at.y };
    struct text words;

    text_init(&words);
    text_add_bytes(&words, f->markup.text.at + p->first, p->len);
    scene_text(st->ui->sc, at, (float)t.px, 0, t.face, ANCHOR_LEFT,
               ink_of(b, style), words.at);
    text_free(&words);
    if (style == STYLE_LINK)
        add_link(st, r, i, at, flow_pitch(st->ui, b));
}

/* A dot, or a number, before what is one of a list. */
static void draw_sign(const struct stage *st, const struct mark_block *b,
                      struct vec corner)
{
    struct ui *ui = st->ui;
    float middle = corner.y + roundf(flow_pitch(ui, b) / 2);
    float indent = flow_indent(ui, b);
    char number[8];

    if (b->kind == MARK_ITEM)
        scene_disc(ui->sc, (struct vec){ corner.x + indent / 3, middle },
                   ui_px(ui, 2.5f), INK_ACCENT);
    if (b->kind != MARK_STEP)
        return;
    snprintf(number, sizeof number, "%d.", b->number);
    scene_text(ui->sc, (struct vec){ corner.x + indent * 0.7f, middle },
               (float)ui_type(ui, FACE_BOLD, 16).px, 0, FACE_BOLD, ANCHOR_RIGHT,
               INK_ACCENT, number);
}

/* Code stands on a ground of its own, and a click copies it. */
static void draw_code_ground(const struct stage *st, size_t block, struct box b)
{
    struct widget w = { .id = ID_HELP_CODE + (uint32_t)block,
                        .box = b,
                        .act = { ACTION_HELP_COPY, (int)block, 0 },
                        .tip = "Click to copy",
                        .skipped = true };
    int look = ui_add(st->ui, &w);

    scene_rect(st->ui->sc, b, 0,
               look & (LOOK_HOT | LOOK_HELD) ? INK_HOVER : INK_RAISED);
}

static void draw_block(const struct stage *st, const struct reader *r, size_t i,
                       struct vec origin)
{
    const struct flow_block *f = &r->flow.blocks[i];
    const struct mark_block *b = &r->flow.markup.blocks[i];

    if (b->kind == MARK_CODE) /* a stripe with what it is on */
        draw_code_ground(
            st, i,
            (struct box){ origin.x, origin.y + f->y, r->flow.width, f->h });
    draw_sign(st, b, (struct vec){ origin.x, origin.y + f->y });
    for (size_t k = f->first; k < f->first + f->n; k++)
        draw_piece(st, r, i, k, origin);
}

static void draw_manual(const struct stage *st, struct reader *r,
                        struct box room)
{
    float scroll = r->scroll[r->page];
    struct vec origin = { room.x, room.y - scroll };
    size_t first, last;

    flow_between(&r->flow, scroll, scroll + room.h, &first, &last);
    for (size_t i = first; i < last; i++)
        draw_block(st, r, i, origin);
}

/* --- the page, whichever it is ------------------------------------------- */

/* How high all of it is. */
static float lay_page(const struct stage *st, struct reader *r, struct table *t,
                      struct box room)
{
    if (r->page < HELP_MANUAL) {
        table_lay(t, st, r->page == HELP_MARKS, room);
        return t->height;
    }
    flow_lay(&r->flow, st->ui, manual_pages[r->page - HELP_MANUAL].text,
             room.w);
    return r->flow.height;
}

/* A bar beside it takes its room only where it is needed. */
static void draw_page(const struct stage *st, struct reader *r, struct box room)
{
    struct ui *ui = st->ui;
    struct box all = room;
    struct table t;

    if (r->page >= HELP_MANUAL || lay_page(st, r, &t, room) > room.h)
        room.w -= ui_px(ui, BAR);
    r->view = room.h;
    r->end = fmaxf(0, ceilf(lay_page(st, r, &t, room) - room.h));
    reader_scroll_to(r, r->scroll[r->page]);
    ui_clip(ui, all);
    if (r->page < HELP_MANUAL)
        table_draw(&t, r->scroll[r->page]);
    else
        draw_manual(st, r, room);
    ui_unclip(ui);
    widget_fade(ui, all, r->scroll[r->page], r->end - r->scroll[r->page]);
    if (r->end > 0)
        widget_scrollbar(
            ui, ID_HELP_BAR,
            (struct act){ ACTION_HELP_SCROLL_TO, 0, (long)r->scroll[r->page] },
            all, (long)r->end);
}

/* --- the card ------------------------------------------------------------ */

static const char *title_of(int page)
{
    return page == HELP_KEYS    ? "Keys"
           : page == HELP_MARKS ? "Mouse, marks"
                                : manual_pages[page - HELP_MANUAL].title;
}

static struct label tab_label(struct box b, bool chosen)
{
    struct vec c = box_centre(b);

    return label_of(c.x, c.y, b.w, TEXT_SMALL, chosen ? FACE_BOLD : FACE_SANS,
                    ANCHOR_CENTRE, chosen ? INK_ON_ACCENT : INK_TEXT);
}

static void draw_tab(const struct stage *st, const struct reader *r, int page,
                     struct box b)
{
    struct ui *ui = st->ui;
    struct widget w = { .id = ID_HELP_PAGE + (uint32_t)page,
                        .box = b,
                        .act = { ACTION_HELP_PAGE, page, 0 } };
    int look = ui_add(ui, &w);
    struct label l = tab_label(b, page == r->page);

    scene_rect(ui->sc, b, ui_px(ui, 6),
               page == r->page                 ? INK_ACCENT
               : look & (LOOK_HOT | LOOK_HELD) ? INK_HOVER
                                               : INK_RAISED);
    if (look & LOOK_FOCUS)
        widget_focus(ui, b, ui_px(ui, 6));
    widget_label(ui, &l, title_of(page));
}

/* As wide as their words, and what is left shared among them; bold words are
 * wider, so all are measured so. */
static void draw_tabs(const struct stage *st, const struct reader *r,
                      struct box b)
{
    struct ui *ui = st->ui;
    struct type t = ui_type(ui, FACE_BOLD, TEXT_SMALL);
    float between = ui_px(ui, 4), all = between * (HELP_PAGES - 1), more;

    for (int i = 0; i < HELP_PAGES; i++)
        all += words_width(&ui->metrics, t, title_of(i));
    more = floorf(fminf(ui_px(ui, 28), (b.w - all) / HELP_PAGES));
    for (int i = 0; i < HELP_PAGES; i++) {
        b.w = ceilf(words_width(&ui->metrics, t, title_of(i))) + more;
        draw_tab(st, r, i, b);
        b.x += b.w + between;
    }
}

static void draw_foot(const struct stage *st, const struct reader *r,
                      struct box b)
{
    struct label l = label_of(b.x, b.y + b.h / 2, b.w, TEXT_SMALL, FACE_SANS,
                              ANCHOR_LEFT, INK_FAINT);

    widget_fitting(st->ui, l, 10,
                   r->page < HELP_MANUAL
                       ? "Tab moves through all parts of the window; Enter "
                         "uses them; arrows move over the board."
                       : "← and → turn the pages; the wheel, ↑ ↓ and Space "
                         "scroll; a click copies code.");
}

static struct box card_box(const struct stage *st)
{
    struct ui *ui = st->ui;
    struct box all = box_inset(st->layout->window, ui_px(ui, 12)), card;

    card.w = fmaxf(0, fminf(all.w, ui_px(ui, WIDTH)));
    card.h = fmaxf(0, fminf(all.h, ui_px(ui, HEIGHT)));
    card.x = roundf(all.x + (all.w - card.w) / 2);
    card.y = roundf(all.y + (all.h - card.h) / 2);
    return card;
}

static struct box draw_card_frame(const struct stage *st,
                                  const struct reader *r, struct box card)
{
    struct ui *ui = st->ui;
    float pad = ui_px(ui, PAD), side = ui_px(ui, TAB), edge = ui_px(ui, 12);
    struct widget area = { .id = ID_OVERLAY,
                           .kind = WIDGET_AREA,
                           .box = card,
                           .less = { ACTION_HELP_SCROLL, 0, WHEEL },
                           .more = { ACTION_HELP_SCROLL, 0, -WHEEL } };
    struct widget close = { .id = ID_CLOSE_HELP,
                            .act = { ACTION_CLOSE, 0, 0 },
                            .tip = "Close",
                            .box = { card.x + card.w - side - edge,
                                     card.y + edge, side, side } };
    struct box tabs = { card.x + pad, card.y + edge,
                        close.box.x - card.x - pad - edge, side };

    scene_rect(ui->sc, st->layout->window, 0, INK_SHADE);
    draw_card(ui, card);
    ui_add(ui, &area);
    draw_tabs(st, r, tabs);
    widget_icon(ui, &close, ICON_CLOSE, 14);
    return (struct box){ card.x + pad, card.y + ui_px(ui, HEAD),
                         card.w - 2 * pad,
                         card.h - ui_px(ui, HEAD) - ui_px(ui, FOOT) };
}

void help_draw(const struct stage *st, struct reader *r)
{
    struct box card, room;

    ui_layer(st->ui, UI_OVERLAY, st->over);
    card = card_box(st);
    room = draw_card_frame(st, r, card);
    draw_page(st, r, room);
    draw_foot(st, r,
              (struct box){ room.x, room.y + room.h, room.w,
                            card.y + card.h - room.y - room.h });
}
