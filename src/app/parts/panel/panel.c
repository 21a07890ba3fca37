/*
 * The panel at the right: settings, what is happening and why, numbers, and
 * the buttons that take the picture away. The explanation has the space that
 * is left over, so nothing moves when its words change; if all of it does
 * not fit, the panel scrolls. Below the board it has two columns: the settings
 * beside the rest.
 */
#include <ctype.h>
#include <math.h>
#include <string.h>

#include "app/action.h"
#include "app/parts/board/editing.h"
#include "app/parts/ids.h"
#include "app/parts/parts.h"
#include "app/parts/popup.h"
#include "app/runs.h"
#include "app/settings.h"
#include "app/ui/widgets.h"
#include "base/text.h"
#include "export/formats.h"
#include "puzzle/puzzle.h"
#include "session/quiz.h"
#include "session/session.h"

/* REST: the height of all but the settings, with room for a few words. */
enum { PADDING = 16, WORDS_ROW = 22, WORDS_LEAST = 4, REST = 430 };

/* Where there is little height, everything is a little closer. */
static float pick(const struct stage *st, float roomy, float tight)
{
    return ui_px(st->ui, st->tight ? tight : roomy);
}

/* Slides are offered here, unless there is room below the board. */
static float offer_height(const struct stage *st)
{
    bool here = box_empty(st->layout->offer) && offer_shows(st->runs);

    return here ? pick(st, 40, 36) : 0;
}

/* The settings' (0) or the moment's (1) part of a panel below the board. */
static struct box column(const struct stage *st, struct box panel, int i)
{
    float side = ui_px(st->ui, PADDING);
    struct box inner = { panel.x + side, panel.y, panel.w - 2 * side, panel.h };

    return box_column(inner, i, 2, 2 * side);
}

/* By the number of settings, not by what is said just now: the panel must
 * not change its ways in the middle of a run. */
bool panel_is_tight(const struct stage *st)
{
    struct box panel = st->layout->panel;
    float side = ui_px(st->ui, PADDING);

    if (st->layout->tall)
        return panel.h < offer_height(st) + 3 * side +
                             form_height(st, column(st, panel, 0).w);
    return panel.h < ui_px(st->ui, REST) + offer_height(st) +
                         form_height(st, panel.w - 2 * side);
}

void panel_refresh(struct panel *p)
{
    p->words_height = 0;
    p->words_size = TEXT_TITLE;
    p->facts = (struct facts_room){ 0 };
    p->crowded = false;
}

static float rule(struct ui *ui, struct box area, float y)
{
    widget_rule(ui, area.x, y, area.w);
    return y + ui_px(ui, 1);
}

/* What to do, until it was done once: how the hint begins, in two lines at
 * most. False: it does not fit. */
static bool draw_greeting(const struct stage *st, struct box area,
                          const char *hint, bool measure)
{
    struct paragraph p;
    struct text first;

    text_init(&first);
    text_add_bytes(&first, hint, strcspn(hint, ".;"));
    for (int size = TEXT_STATUS + 1; size >= TEXT_BODY; size--) {
        p.type = ui_type(st->ui, FACE_BOLD, size);
        p.n = words_wrap(&st->ui->metrics, p.type, first.at, area.w, p.lines);
        if (p.n <= 2)
            break;
    }
    p.pitch = ui_px(st->ui, 20);
    if (p.n <= 2 && !measure)
        draw_paragraph(st->ui, &p, (struct vec){ area.x, area.y - p.pitch / 4 },
                       first.at, INK_ACCENT);
    text_free(&first);
    return p.n <= 2;
}

/* What a newcomer is told to do, or whoever edits; NULL: nothing. */
static const char *greeting(const struct stage *st)
{
    if (st->runs->tool != TOOL_NONE)
        return editing_hint(st->runs->tool);
    return st->runs->settings->greeted || quiz_row_shows(st->runs)
               ? NULL
               : session_plan(st->runs->ss)->hint;
}

static bool has_title(const struct stage *st)
{
    return !st->layout->cramped && !st->layout->tall;
}

/* Where there is no room for a title, a run that has not set out yet has
 * nothing to say that is more important. */
static bool greets_below(const struct stage *st)
{
    return !has_title(st) && greeting(st) != NULL &&
           session_plan(st->runs->ss)->manner == MANNER_WATCHED &&
           session_index(st->runs->ss) == 0;
}

/* The tab says the same: it can go where there is no room, or where a newcomer
 * needs other words. */
static float draw_title(const struct stage *st, struct box area, float y)
{
    struct ui *ui = st->ui;
    struct label l = { area.x,    y + ui_px(ui, 14), area.w,    TEXT_TITLE,
                       FACE_BOLD, ANCHOR_LEFT,       INK_STRONG };

    if (!has_title(st))
        return y;
    if (greeting(st) == NULL || !draw_greeting(st, area, greeting(st), false))
        widget_label(ui, &l, session_class(st->runs->ss)->title);
    return y + pick(st, 44, 40);
}

static float draw_offer(const struct stage *st, struct box area)
{
    float height = offer_height(st);

    area.h = ui_px(st->ui, 32);
    if (height > 0)
        offer_draw(st, area);
    return area.y + height;
}

/* --- what is happening --------------------------------------------------- */

/* Not smaller than the words below it, if all of it fits. */
static int status_size(const struct stage *st, const struct panel *p,
                       float width)
{
    const char *text = session_status(st->runs->ss);
    int size = p->words_size > TEXT_STATUS ? TEXT_TITLE : TEXT_STATUS;

    while (size > TEXT_STATUS &&
           words_width(&st->ui->metrics, ui_type(st->ui, FACE_BOLD, size),
                       text) > width)
        size--;
    return size;
}

static void draw_status(const struct stage *st, const struct panel *p,
                        struct box area)
{
    struct ui *ui = st->ui;
    struct label l = label_of(area.x, area.y + ui_px(ui, 12), area.w,
                              status_size(st, p, area.w), FACE_BOLD,
                              ANCHOR_LEFT, INK_STRONG);

    widget_fitting(ui, l, TEXT_SMALL, session_status(st->runs->ss));
}

void draw_paragraph(struct ui *ui, const struct paragraph *p, struct vec corner,
                    const char *text, enum ink ink)
{
    struct text line;

    text_init(&line);
    for (int i = 0; i < p->n; i++) {
        struct vec at = { corner.x, corner.y + p->pitch * (float)i +
                                        roundf(p->pitch / 2) };

        text_clear(&line);
        text_add_bytes(&line, text + p->lines[i].first, p->lines[i].len);
        if (line.len > 0)
            scene_text(ui->sc, at, (float)p->type.px, 0, p->type.face,
                       ANCHOR_LEFT, ink, line.at);
    }
    text_free(&line);
}

static struct paragraph set_words(const struct stage *st, int size, float width)
{
    struct paragraph p = { .type = ui_type(st->ui, FACE_SANS, size),
                           .pitch = pick(st, (float)size + 7,
                                         (float)size + 5) };

    p.n = words_wrap(&st->ui->metrics, p.type, session_explain(st->runs->ss),
                     width, p.lines);
    return p;
}

/* Draws the explanation, as large as fits into `room`, and returns the height
 * it needs. Letters that had to be smaller stay so: their size does not go up
 * and down with the words. */
static float draw_words(const struct stage *st, struct panel *panel,
                        struct box area, float room)
{
    int least = st->tight ? TEXT_BODY - 1 : TEXT_BODY;
    struct paragraph p = set_words(st, panel->words_size, area.w);

    while (panel->words_size > least && (float)p.n * p.pitch > room)
        p = set_words(st, --panel->words_size, area.w);
    draw_paragraph(st->ui, &p, (struct vec){ area.x, area.y },
                   session_explain(st->runs->ss), INK_TEXT);
    return (float)(p.n > WORDS_LEAST ? p.n : WORDS_LEAST) * p.pitch;
}

static const char *hint_of(const struct runs *r)
{
    const char *quiz = quiz_hint(r->ss);

    return r->tool != TOOL_NONE ? editing_hint(r->tool)
           : quiz != NULL       ? quiz
                                : session_plan(r->ss)->hint;
}

/* What of the hint the greeting does not say, as a sentence. */
static void add_rest(const struct stage *st, struct box area, const char *hint,
                     struct text *out)
{
    const char *said = greeting(st);

    if (said == NULL || said != hint || !(has_title(st) || greets_below(st)) ||
        !draw_greeting(st, area, said, true)) {
        text_add(out, hint);
        return;
    }
    hint += strcspn(hint, ".;");
    hint += strspn(hint, ".; ");
    if (*hint != '\0')
        text_addf(out, "%c%s", toupper((unsigned char)*hint), hint + 1);
}

static struct paragraph set_hint(const struct stage *st, const char *text,
                                 float width)
{
    struct paragraph p = { .type = ui_type(st->ui, FACE_SANS, TEXT_SMALL),
                           .pitch = pick(st, WORDS_ROW - 4, WORDS_ROW - 5) };

    p.n = words_wrap(&st->ui->metrics, p.type, text, width, p.lines);
    return p;
}

/* What the mouse does, at the lower end of `area`; returns its height, which
 * is the same whether the greeting says a part of it or not. */
static float draw_hint(const struct stage *st, struct box area, bool measure)
{
    const char *hint = hint_of(st->runs);
    struct paragraph p;
    struct text rest;
    float height;

    if (hint == NULL)
        return 0;
    p = set_hint(st, hint, area.w);
    height = (float)p.n * p.pitch;
    if (!measure) {
        text_init(&rest);
        add_rest(st, area, hint, &rest);
        p = set_hint(st, rest.at, area.w);
        area.y += height - (float)p.n * p.pitch;
        draw_paragraph(st->ui, &p, (struct vec){ area.x, area.y }, rest.at,
                       INK_FAINT);
        text_free(&rest);
    }
    return height + pick(st, 8, 6);
}

/* --- taking it away ------------------------------------------------------ */

static void draw_exports(const struct stage *st, struct box area, float y)
{
    static const struct {
        uint32_t id;
        struct act act;
        const char *name, *tip;
    } buttons[3] = {
        { ID_PNG,
          { ACTION_SAVE, FORMAT_PNG, 0 },
          "Save PNG",
          "Save this board as a picture" },
        { ID_PICTURE,
          { ACTION_MENU, POPUP_PICTURE, 0 },
          "Picture…",
          "Other formats, and what pictures look like" },
        { ID_COPY,
          { ACTION_MENU, POPUP_COPY, 0 },
          "Copy…",
          "The run, its picture, and text for other programs" },
    };
    struct ui *ui = st->ui;
    struct box row = { area.x, y, area.w, ui_px(ui, 32) };

    for (int i = 0; i < 3; i++) {
        struct widget w = { .id = buttons[i].id,
                            .act = buttons[i].act,
                            .tip = buttons[i].tip,
                            .box = box_column(row, i, 3, ui_px(ui, 8)) };

        widget_button(ui, &w, buttons[i].name);
    }
}

/* --- the whole ----------------------------------------------------------- */

/* From `area`'s top down; returns where they end. */
static float draw_settings(const struct stage *st, struct box area)
{
    area.y = draw_title(st, area, area.y);
    area.y = draw_offer(st, area);
    return form_draw(st, area);
}

/* What is happening and why, and the numbers, from `area`'s top down to `end`
 * at least; returns where they end. */
static float draw_moment(const struct stage *st, struct panel *p,
                         struct box area, float end)
{
    struct ui *ui = st->ui;
    float half = pick(st, 8, 6), words, left;
    float numbers = facts_height(st, &p->facts, area.w);
    float hint = draw_hint(st, area, true);
    struct box status = area;
    bool greets = greets_below(st) &&
                  draw_greeting(st, area, greeting(st), true);

    area.y += greets ? ui_px(ui, 44) : pick(st, 32, 26);
    left = end - area.y - numbers - (numbers > 0 ? 2 * half + ui_px(ui, 1) : 0);
    words = draw_words(st, p, area, left - hint - half);
    if (greets)
        draw_greeting(st, status, greeting(st), false);
    else
        draw_status(st, p, status);
    p->words_height = fmaxf(p->words_height, words);

    /* As much as was ever needed, unless that made the panel scroll; what
     * the mouse does is the first to go. */
    words = fmaxf(words, fminf(left, p->words_height));
    left -= words;
    area.y += words + fmaxf(0, left >= hint ? left - hint : left);
    if (left >= hint) {
        draw_hint(st, area, false);
        area.y += hint;
    }
    if (numbers > 0)
        area.y = rule(ui, area, area.y + half) + half;
    facts_draw(st, &p->facts, area);
    return area.y + numbers;
}

/* From the panel's top down; returns the height of all of it. */
static float draw_contents(const struct stage *st, struct panel *p,
                           struct box area, float room)
{
    float half = pick(st, 8, 6), top = area.y;

    area.y = draw_settings(st, area);
    area.y = rule(st->ui, area, area.y + half / 2) + half;
    return draw_moment(st, p, area, top + room) - top;
}

/* Not the tabs above it, nor what lies beside it or in front of it. */
static bool is_in_panel(uint32_t id)
{
    return (id >= ID_FACT && id < ID_ITEM) ||
           (id >= ID_CONTROL && id < ID_PRINT_SAVE);
}

/* Bring the widget with the keyboard into sight, once. */
static void reveal_focus(const struct stage *st, struct panel *p,
                         struct box panel)
{
    struct box b = st->ui->focus_box;
    float margin = ui_px(st->ui, 8);

    if (p->revealed == st->ui->focus)
        return;
    p->revealed = st->ui->focus;
    if (!is_in_panel(st->ui->focus))
        return;
    if (b.y < panel.y + margin)
        p->scroll -= panel.y + margin - b.y;
    else if (b.y + b.h > panel.y + panel.h - margin)
        p->scroll += b.y + b.h - (panel.y + panel.h - margin);
}

/* The panel takes the wheel where it can be scrolled. */
static void add_ground(const struct stage *st, const struct panel *p,
                       struct box view)
{
    struct widget w = { .id = ID_PANEL, .kind = WIDGET_AREA, .box = view };

    if (p->scroll_max > 0) {
        w.less = (struct act){ ACTION_SCROLL, 0, 48 };
        w.more = (struct act){ ACTION_SCROLL, 0, -48 };
    }
    ui_add(st->ui, &w);
}

/* What may scroll, in `view`; returns how much of it does not fit. */
static float draw_view(const struct stage *st, struct panel *p, struct box view)
{
    struct ui *ui = st->ui;
    float end = pick(st, PADDING, 8), side = ui_px(ui, PADDING);
    struct box area = { view.x + side, view.y + end - p->scroll,
                        view.w - 2 * side, 0 };

    ui_clip(ui, view);
    float height = draw_contents(st, p, area, view.h - end) + end;
    ui_unclip(ui);
    widget_fade(ui, view, p->scroll, height - view.h - p->scroll);
    return height - view.h;
}

/* The same in two columns, the second of which ends above the buttons. */
static float draw_columns(const struct stage *st, struct panel *p,
                          struct box panel, float foot)
{
    struct ui *ui = st->ui;
    float end = pick(st, PADDING, 8), top = panel.y + end - p->scroll;
    struct box left = column(st, panel, 0), right = column(st, panel, 1);
    float low = panel.y + panel.h, high = low - foot, over, more;

    ui_clip(ui, left);
    over = draw_settings(st, (struct box){ left.x, top, left.w, 0 }) - low;
    widget_fade(ui, left, p->scroll, over);
    right.h -= foot;
    ui_clip(ui, right);
    more = draw_moment(st, p, (struct box){ right.x, top, right.w, 0 },
                       high - p->scroll) -
           high;
    widget_fade(ui, right, p->scroll, more);
    ui_unclip(ui);
    return fmaxf(over, more) + p->scroll;
}

/* The line that parts it from the board. */
static void draw_edge(const struct stage *st, struct box panel)
{
    float thin = ui_px(st->ui, 1);

    if (st->layout->tall)
        panel.h = thin;
    else
        panel.w = thin;
    scene_rect(st->ui->sc, panel, 0, INK_LINE);
}

bool panel_draw(const struct stage *st, struct panel *p)
{
    struct ui *ui = st->ui;
    struct box panel = st->layout->panel, view = panel, buttons;
    float gap = pick(st, 8, 6), scroll = p->scroll, over;
    float foot = gap + ui_px(ui, 32) + pick(st, PADDING, 8);

    scene_rect(ui->sc, panel, 0, INK_PANEL);
    if (!st->layout->tall)
        view.h -= foot;
    add_ground(st, p, view);
    over = st->layout->tall ? draw_columns(st, p, panel, foot)
                            : draw_view(st, p, view);
    draw_edge(st, panel);
    p->scroll_max = fmaxf(0, ceilf(over));
    reveal_focus(st, p, view);
    p->scroll = fminf(p->scroll_max, fmaxf(0, p->scroll));
    if (p->scroll_max > 0) {
        widget_scrollbar(ui, ID_SCROLLBAR,
                         (struct act){ ACTION_SCROLL_TO, 0, (long)p->scroll },
                         view, (long)p->scroll_max);
        if (!st->layout->tall)
            widget_rule(ui, panel.x, view.y + view.h, panel.w);
    }
    buttons = st->layout->tall ? column(st, panel, 1)
                               : box_inset(panel, ui_px(ui, PADDING));
    draw_exports(st, buttons, panel.y + panel.h - foot + gap);
    return p->scroll != scroll;
}
