/* What a run has to tell in numbers and names, as columns of the panel. */
#include <math.h>
#include <string.h>

#include "app/action.h"
#include "app/parts/ids.h"
#include "app/parts/parts.h"
#include "app/runs.h"
#include "app/ui/widgets.h"
#include "base/text.h"
#include "puzzle/facts.h"
#include "session/session.h"

enum { ROW = 24, GAP = 24, ROOMY = 4 };

static int shown_facts(const struct facts *facts)
{
    int n = 0;

    for (int i = 0; i < facts->n; i++)
        n += facts->at[i].label != NULL;
    return n;
}

/* Words may be longer than their row, and are worth taking along. */
static void offer_copy(const struct stage *st, struct box row, int index)
{
    struct widget w = { .id = ID_FACT + (uint32_t)index,
                        .box = row,
                        .tip = "Click to copy",
                        .act = { ACTION_COPY_FACT, index, 0 } };
    int look = ui_add(st->ui, &w);

    if (look & (LOOK_HOT | LOOK_FOCUS))
        scene_rect(st->ui->sc, row, ui_px(st->ui, 4), INK_HOVER);
}

static void draw_fact(const struct stage *st, struct box row,
                      const struct facts *facts, const struct fact *fact)
{
    struct ui *ui = st->ui;
    float middle = row.y + roundf(row.h / 2);
    struct label l = { row.x,     middle,      row.w,    TEXT_BODY,
                       FACE_SANS, ANCHOR_LEFT, INK_FAINT };
    struct text value;

    if (fact->kind == FACT_WORDS)
        offer_copy(st, row, (int)(fact - facts->at));
    text_init(&value);
    fact_add_text(facts, fact, &value);
    widget_label(ui, &l, fact->label);
    l.room -= words_width(&ui->metrics, ui_type(ui, FACE_SANS, TEXT_BODY),
                          fact->label) +
              ui_px(ui, 16);
    l.x = row.x + row.w;
    l.anchor = ANCHOR_RIGHT;
    l.ink = INK_STRONG;
    widget_label(ui, &l, value.at);
    text_free(&value);
}

static float pitch(const struct stage *st)
{
    return ui_px(st->ui, st->tight ? ROW - 4 : ROW);
}

static float column_width(const struct stage *st, float width)
{
    return (width - ui_px(st->ui, GAP)) / 2;
}

static bool half_fits(const struct stage *st, const struct facts *facts,
                      const struct fact *fact, float width)
{
    struct type t = ui_type(st->ui, FACE_SANS, TEXT_BODY);
    const struct metrics *m = &st->ui->metrics;
    struct text value;
    float room = column_width(st, width) - ui_px(st->ui, 16);

    text_init(&value);
    fact_add_text(facts, fact, &value);
    room -= words_width(m, t, fact->label) + words_width(m, t, value.at);
    text_free(&value);
    return room >= 0;
}

/* Two share a row where there is little height or much to tell, unless one
 * is too long for that. */
static int columns(const struct stage *st, const struct facts *facts)
{
    return st->tight || shown_facts(facts) > ROOMY ? 2 : 1;
}

/* Goes over the facts row by row, with or without drawing them; returns
 * where they end. */
static float lay_facts(const struct stage *st, struct box area, bool draw)
{
    const struct facts *facts = session_facts(st->runs->ss);
    struct box row = { area.x, area.y, area.w, pitch(st) };
    int across = columns(st, facts), column = 0;

    for (int i = 0; i < facts->n; i++) {
        const struct fact *fact = &facts->at[i];
        int n = across;

        if (fact->label == NULL)
            continue;
        if (!half_fits(st, facts, fact, area.w))
            n = 1;
        if (n == 1 && column > 0) {
            row.y += row.h;
            column = 0;
        }
        if (draw)
            draw_fact(st, box_column(row, column, n, ui_px(st->ui, GAP)), facts,
                      fact);
        column = (column + 1) % n;
        if (column == 0)
            row.y += row.h;
    }
    return column > 0 ? row.y + row.h : row.y;
}

float facts_height(const struct stage *st, float width)
{
    return lay_facts(st, (struct box){ 0, 0, width, 0 }, false);
}

void facts_draw(const struct stage *st, struct box area)
{
    lay_facts(st, area, true);
}
