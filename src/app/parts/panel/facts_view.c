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

enum { ROW = 24, GAP = 24, TEXT_LEAST = 11 };

static int text_size(const struct stage *st)
{
    return st->tight ? TEXT_SMALL : TEXT_BODY;
}

static float text_width(const struct stage *st, const char *text)
{
    return words_width(&st->ui->metrics,
                       ui_type(st->ui, FACE_SANS, text_size(st)), text);
}

/* At least this lies between a label and its value. */
static float label_gap(const struct stage *st)
{
    return ui_px(st->ui, st->tight ? 8 : 16);
}

static float column_gap(const struct stage *st)
{
    return ui_px(st->ui, st->tight ? GAP - 8 : GAP);
}

/* Says what it means. Words may be longer than their row, and are worth taking
 * along: a click copies them. */
static void offer_tip(const struct stage *st, struct box row, int index,
                      const struct fact *fact)
{
    bool words = fact->kind == FACT_WORDS;
    struct widget w = { .id = ID_FACT + (uint32_t)index,
                        .kind = words ? WIDGET_BUTTON : WIDGET_AREA,
                        .box = row,
                        .tip = fact->help };
    int look;

    if (words)
        w.act = (struct act){ ACTION_COPY_FACT, index, 0 };
    look = ui_add(st->ui, &w);
    if (words && look & (LOOK_HOT | LOOK_FOCUS))
        scene_rect(st->ui->sc, row, ui_px(st->ui, 4), INK_HOVER);
}

static void draw_fact(const struct stage *st, struct box row,
                      const struct facts *facts, const struct fact *fact)
{
    struct ui *ui = st->ui;
    float middle = row.y + roundf(row.h / 2);
    struct label l = { row.x,     middle,      row.w,    text_size(st),
                       FACE_SANS, ANCHOR_LEFT, INK_FAINT };
    struct text value;

    offer_tip(st, row, (int)(fact - facts->at), fact);
    text_init(&value);
    fact_add_text(facts, fact, &value);
    widget_label(ui, &l, fact->label);
    l.room -= text_width(st, fact->label) + label_gap(st);
    l.x = row.x + row.w;
    l.anchor = ANCHOR_RIGHT;
    l.ink = INK_STRONG;
    widget_fitting(ui, l, TEXT_LEAST, value.at);
    text_free(&value);
}

static float pitch(const struct stage *st)
{
    return ui_px(st->ui, st->tight ? ROW - 4 : ROW);
}

/* Where there is height, numbers have room to grow: seven digits. */
static float value_width(const struct stage *st, const struct fact *fact,
                         const char *value)
{
    float width = text_width(st, value);

    if (fact->kind != FACT_NUMBER || st->tight)
        return width;
    return fmaxf(width, text_width(st, "0,000,000"));
}

static bool half_fits(const struct stage *st, const struct facts *facts,
                      const struct fact *fact, float width)
{
    float room = (width - column_gap(st)) / 2 - label_gap(st);
    struct text value;

    text_init(&value);
    fact_add_text(facts, fact, &value);
    room -= text_width(st, fact->label) + value_width(st, fact, value.at);
    text_free(&value);
    return room >= 0;
}

/* Two share a row, unless one is or was too long for that: a number that grows
 * does not push the others about twice. Where there is height the others then
 * have rows of their own as well. */
static int columns(const struct stage *st, struct facts_room *room, int i,
                   float width)
{
    const struct facts *facts = session_shown_facts(st->runs->ss);

    if (!half_fits(st, facts, &facts->at[i], width))
        room->wide |= facts->at[i].kind == FACT_WORDS || st->tight
                          ? UINT32_C(1) << i
                          : UINT32_MAX;
    return room->wide >> i & 1 ? 1 : 2;
}

/* In a row that it would share, is there nobody to share it with, now and as
 * far as is known? Its value ends where those of all other rows do then. */
static bool is_alone(const struct stage *st, struct facts_room *room, int i,
                     float width)
{
    const struct facts *facts = session_shown_facts(st->runs->ss);
    int next = i + 1;

    while (next < facts->n && facts->at[next].label == NULL)
        next++;
    if (next == facts->n)
        return st->tight || facts->awaited == 0;
    return columns(st, room, next, width) == 1;
}

/* Goes over the facts row by row, with or without drawing them; returns
 * where they end. */
static float lay_facts(const struct stage *st, struct facts_room *room,
                       struct box area, bool draw)
{
    const struct facts *facts = session_shown_facts(st->runs->ss);
    struct box row = { area.x, area.y, area.w, pitch(st) };
    int column = 0;

    for (int i = 0; i < facts->n; i++) {
        const struct fact *fact = &facts->at[i];

        if (fact->label == NULL)
            continue;
        int n = columns(st, room, i, area.w);

        if (column == 0 && is_alone(st, room, i, area.w))
            n = 1;
        if (draw)
            draw_fact(st, box_column(row, column, n, column_gap(st)), facts,
                      fact);
        column = (column + 1) % n;
        if (column == 0)
            row.y += row.h;
    }
    column += st->tight ? 0 : facts->awaited;
    return row.y + row.h * (float)((column + 1) / 2);
}

float facts_height(const struct stage *st, struct facts_room *room, float width)
{
    struct box area = { 0, 0, width, 0 };
    float height;

    lay_facts(st, room, area, false); /* finds those that are too long */
    height = lay_facts(st, room, area, false);
    room->height = fmaxf(room->height, height);
    return room->height;
}

void facts_draw(const struct stage *st, struct facts_room *room,
                struct box area)
{
    lay_facts(st, room, area, true);
}
