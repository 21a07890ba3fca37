/*
 * The panel at the right: settings, what is happening and why, numbers, and
 * the buttons that take the picture away. The explanation has the space that
 * is left over, so nothing moves when its words change; if all of it does
 * not fit, the panel scrolls.
 */
#include <math.h>
#include <string.h>

#include "app/app_state.h"
#include "app/parts.h"
#include "app/widgets.h"
#include "puzzle/facts.h"
#include "puzzle/puzzle.h"
#include "session/session.h"

enum { PADDING = 16, FACT_ROW = 24, WORDS_ROW = 22, WORDS_LEAST = 4 };

/* Where there is little height, everything is a little closer. */
static float pick(const struct app *app, float roomy, float tight)
{
    return ui_px(&app->ui, app->tight ? tight : roomy);
}

/* By the number of settings, not by what is said just now: the panel must
 * not change its ways in the middle of a run. */
bool panel_is_tight(struct app *app)
{
    struct box panel = app->layout.panel;
    int rows = form_rows(app, panel.w - 2 * ui_px(&app->ui, PADDING));

    return panel.h < ui_px(&app->ui, (float)(432 + 40 * rows));
}

static float rule(struct ui *ui, struct box area, float y)
{
    widget_rule(ui, area.x, y, area.w);
    return y + ui_px(ui, 1);
}

/* The tab says the same: it can go where there is no room. */
static float draw_title(struct app *app, struct box area, float y)
{
    struct ui *ui = &app->ui;
    struct label l = {area.x, y + ui_px(ui, 14), area.w, TEXT_TITLE,
                      FACE_BOLD, ANCHOR_LEFT, INK_STRONG};

    if (app->layout.cramped)
        return y;
    widget_label(ui, &l, session_class(app->ss)->title);
    return y + pick(app, 44, 40);
}

/* --- what is happening --------------------------------------------------- */

static float draw_status(struct app *app, struct box area, float y)
{
    struct ui *ui = &app->ui;
    struct label l = {area.x, y + ui_px(ui, 12), area.w, TEXT_STATUS,
                      FACE_BOLD, ANCHOR_LEFT, INK_STRONG};

    widget_label(ui, &l, session_status(app->ss));
    return y + pick(app, 32, 28);
}

void draw_paragraph(struct app *app, const struct paragraph *p,
                    struct vec corner, const char *text, enum ink ink)
{
    struct text line;

    text_init(&line);
    for (int i = 0; i < p->n; i++) {
        struct vec at = {corner.x, corner.y + p->pitch * (float)i +
                                   roundf(p->pitch / 2)};

        text_clear(&line);
        text_add_bytes(&line, text + p->lines[i].first, p->lines[i].len);
        if (line.len > 0)
            scene_text(app->ui.sc, at, (float)p->type.px, 0, p->type.face,
                       ANCHOR_LEFT, ink, line.at);
    }
    text_free(&line);
}

/* Draws the explanation and returns the height it needs. */
static float draw_words(struct app *app, struct box area, float y)
{
    const char *text = session_explain(app->ss);
    struct paragraph p = {
        .type = ui_type(&app->ui, FACE_SANS,
                        app->tight ? TEXT_BODY - 1 : TEXT_BODY),
        .pitch = pick(app, WORDS_ROW, WORDS_ROW - 3)
    };

    p.n = words_wrap(&app->ui.metrics, p.type, text, area.w, p.lines);
    draw_paragraph(app, &p, (struct vec){area.x, y}, text, INK_TEXT);
    return (float)(p.n > WORDS_LEAST ? p.n : WORDS_LEAST) * p.pitch;
}

/* What the mouse does, at the lower end of `area`; returns its height. */
static float draw_hint(struct app *app, struct box area, bool measure)
{
    const struct puzzle_class *cls = session_class(app->ss);
    const char *text = cls->hint ? cls->hint(session_params(app->ss)) : NULL;
    struct paragraph p = {
        .type = ui_type(&app->ui, FACE_SANS, TEXT_SMALL),
        .pitch = pick(app, WORDS_ROW - 4, WORDS_ROW - 5)
    };

    if (text == NULL)
        return 0;
    p.n = words_wrap(&app->ui.metrics, p.type, text, area.w, p.lines);
    if (!measure)
        draw_paragraph(app, &p, (struct vec){area.x, area.y}, text,
                       INK_FAINT);
    return (float)p.n * p.pitch + pick(app, 8, 6);
}

/* --- numbers ------------------------------------------------------------- */

static int shown_facts(const struct facts *facts)
{
    int n = 0;

    for (int i = 0; i < facts->n; i++)
        n += facts->at[i].label != NULL;
    return n;
}

static void fact_text(const struct facts *facts, const struct fact *fact,
                      struct text *out)
{
    switch (fact->kind) {
    case FACT_NUMBER:
    case FACT_SQUARES:
        text_add_grouped(out, fact->number);
        break;
    case FACT_TRUTH:
        text_add(out, fact->number ? "yes" : "no");
        break;
    case FACT_WORDS:
        text_add(out, fact_words(facts, fact));
        break;
    }
}

/* Words may be longer than their row, and are worth taking along. */
static void offer_copy(struct app *app, struct box row, int index)
{
    struct widget w = {
        .id = ID_FACT + (uint32_t)index, .box = row, .tip = "Click to copy",
        .act = {ACTION_COPY_FACT, index, 0}
    };
    int look = ui_add(&app->ui, &w);

    if (look & (LOOK_HOT | LOOK_FOCUS))
        scene_rect(app->ui.sc, row, ui_px(&app->ui, 4), INK_HOVER);
}

static void draw_fact(struct app *app, struct box row,
                      const struct facts *facts, const struct fact *fact)
{
    struct ui *ui = &app->ui;
    float middle = row.y + roundf(row.h / 2);
    struct label l = {row.x, middle, row.w, TEXT_BODY, FACE_SANS,
                      ANCHOR_LEFT, INK_FAINT};
    struct text value;

    if (fact->kind == FACT_WORDS)
        offer_copy(app, row, (int)(fact - facts->at));
    text_init(&value);
    fact_text(facts, fact, &value);
    widget_label(ui, &l, fact->label);
    l.room -= words_width(&ui->metrics, ui_type(ui, FACE_SANS, TEXT_BODY),
                          fact->label) + ui_px(ui, 16);
    l.x = row.x + row.w;
    l.anchor = ANCHOR_RIGHT;
    l.ink = INK_STRONG;
    widget_label(ui, &l, value.at);
    text_free(&value);
}

static float fact_pitch(const struct app *app)
{
    return pick(app, FACT_ROW, FACT_ROW - 3);
}

/* Numbers are short: where there is little height, two share a row. */
static int fact_columns(const struct app *app, const struct facts *facts)
{
    for (int i = 0; i < facts->n; i++)
        if (facts->at[i].label != NULL && facts->at[i].kind == FACT_WORDS)
            return 1;
    return app->layout.cramped ? 2 : 1;
}

static float facts_height(const struct app *app, const struct facts *facts)
{
    int columns = fact_columns(app, facts);
    int rows = (shown_facts(facts) + columns - 1) / columns;

    return (float)rows * fact_pitch(app);
}

static void draw_facts(struct app *app, struct box area, float y,
                       const struct facts *facts)
{
    int columns = fact_columns(app, facts), n = 0;
    struct box row = {area.x, y, area.w, fact_pitch(app)};

    for (int i = 0; i < facts->n; i++) {
        if (facts->at[i].label == NULL)
            continue;
        draw_fact(app, box_column(row, n % columns, columns,
                                  ui_px(&app->ui, 24)),
                  facts, &facts->at[i]);
        if (++n % columns == 0)
            row.y += row.h;
    }
}

/* --- taking it away ------------------------------------------------------ */

static void draw_exports(struct app *app, struct box area, float y)
{
    static const struct {
        uint32_t id;
        enum action action;
        const char *name, *tip;
    } buttons[3] = {
        {ID_PNG, ACTION_SAVE_PNG, "Save PNG",
         "Save this board as a picture"},
        {ID_SVG, ACTION_SAVE_SVG, "Save SVG",
         "Save this board as a drawing that scales"},
        {ID_COPY, ACTION_COPY, "Copy run",
         "Copy this run as a line of text: paste it here or to a friend"},
    };
    struct ui *ui = &app->ui;
    struct box row = {area.x, y, area.w, ui_px(ui, 32)};

    for (int i = 0; i < 3; i++) {
        struct widget w = {
            .id = buttons[i].id, .act = {buttons[i].action, 0, 0},
            .tip = buttons[i].tip,
            .box = box_column(row, i, 3, ui_px(ui, 8))
        };

        widget_button(ui, &w, buttons[i].name);
    }
}

/* --- the whole ----------------------------------------------------------- */

/* From the panel's top down; returns the height of all of it. */
static float draw_contents(struct app *app, struct box area, float room)
{
    struct ui *ui = &app->ui;
    const struct facts *facts = session_facts(app->ss);
    float half = pick(app, 8, 6), top = area.y, words;
    float numbers = facts_height(app, facts);
    float hint = draw_hint(app, area, true);
    float below = 2 * half + ui_px(ui, 1) + hint + numbers +
                  (numbers > 0 ? half : 0) + ui_px(ui, 32);

    area.y = draw_title(app, area, area.y);
    area.y = rule(ui, area, form_draw(app, area) + half / 2) + half;
    area.y = draw_status(app, area, area.y);
    words = draw_words(app, area, area.y);
    if (words > app->words_height)
        app->words_height = words;
    words = fmaxf(app->words_height, room - (area.y - top) - below);
    area.y += words;
    draw_hint(app, area, false);
    area.y = rule(ui, area, area.y + hint + half) + half;
    draw_facts(app, area, area.y, facts);
    area.y += numbers + (numbers > 0 ? half : 0);
    draw_exports(app, area, area.y);
    return area.y + ui_px(ui, 32) - top;
}

static void draw_scrollbar(struct app *app, struct box panel)
{
    struct ui *ui = &app->ui;
    float width = ui_px(ui, 6), room = panel.h / (panel.h + app->scroll_max);
    struct widget w = {
        .id = ID_SCROLLBAR, .kind = WIDGET_SLIDER, .vertical = true,
        .box = {panel.x + panel.w - ui_px(ui, 14), panel.y, ui_px(ui, 14),
                panel.h},
        .skipped = true, .act = {ACTION_SCROLL_TO, 0, 0},
        .steps = (long)app->scroll_max + 1, .value = (long)app->scroll,
        .handle = fmaxf(ui_px(ui, 32), roundf(panel.h * room))
    };
    int look = ui_add(ui, &w);

    scene_rect(ui->sc,
               (struct box){w.box.x + ui_px(ui, 4),
                            w.box.y + ui_handle(&w) + 2, width,
                            w.handle - 4},
               width / 2, look & (LOOK_HOT | LOOK_HELD) ? INK_TEXT
                                                        : INK_FAINT);
}

/* Bring the widget with the keyboard into sight, once. */
static void reveal_focus(struct app *app, struct box panel)
{
    struct box b = app->ui.focus_box;
    float margin = ui_px(&app->ui, 8);

    if (app->revealed == app->ui.focus)
        return;
    app->revealed = app->ui.focus;
    if (app->ui.focus < ID_CONTROL && app->ui.focus != ID_PNG &&
        app->ui.focus != ID_SVG && app->ui.focus != ID_COPY)
        return;
    if (b.y < panel.y + margin)
        app->scroll -= panel.y + margin - b.y;
    else if (b.y + b.h > panel.y + panel.h - margin)
        app->scroll += b.y + b.h - (panel.y + panel.h - margin);
}

bool panel_draw(struct app *app)
{
    struct ui *ui = &app->ui;
    struct box panel = app->layout.panel, area = panel;
    float side = ui_px(ui, PADDING), end = pick(app, PADDING, 10);
    float scroll = app->scroll;
    struct widget w = {.id = ID_PANEL, .kind = WIDGET_AREA, .box = panel};

    if (app->scroll_max > 0) {
        w.less = (struct act){ACTION_SCROLL, 0, 48};
        w.more = (struct act){ACTION_SCROLL, 0, -48};
    }
    ui_add(ui, &w);
    scene_rect(ui->sc, panel, 0, INK_PANEL);
    ui_clip(ui, panel);
    area = (struct box){panel.x + side, panel.y + end - scroll,
                        panel.w - 2 * side, 0};
    float height = draw_contents(app, area, panel.h - 2 * end) + 2 * end;
    ui_unclip(ui);
    scene_rect(ui->sc, (struct box){panel.x, panel.y, ui_px(ui, 1), panel.h},
               0, INK_LINE);
    app->scroll_max = fmaxf(0, ceilf(height - panel.h));
    reveal_focus(app, panel);
    app->scroll = fminf(app->scroll_max, fmaxf(0, app->scroll));
    if (app->scroll_max > 0)
        draw_scrollbar(app, panel);
    return app->scroll != scroll;
}
