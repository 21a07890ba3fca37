/*
 * See the header. All is measured in ems: a letter of the face with equal
 * widths is so wide in every back end, so that what fits can be told here.
 */
#include "puzzle/code.h"

#include <math.h>
#include <string.h>

#include "base/listing.h"
#include "base/text.h"
#include "base/wrap.h"
#include "puzzle/puzzle.h"

static const float LETTER = 0.602f;
static const float ROW = 1.4f, ROW_MOST = 1.8f; /* from line to line */
static const float PAD = 0.6f; /* around the words on the bar of the line */
static const float GAP = 0.9f; /* between the board and the bars */

/* The size of letters, as a share of the board: what can be read from the
 * last row of a class, and leaves the board large. */
static const float EM_RIGHT = 0.034f, EM_BELOW = 0.0455f;
static const float NARROW = 0.75f; /* a board of so many files for its ranks */

/* Of the bars, which are all as wide as the longest line can be. */
static float width_of(float em)
{
    return em * (LISTING_COLUMNS * LETTER + 2 * PAD);
}

static float height_of(const struct listing *l, float em)
{
    return em * ((float)listing_count(l) * ROW + 2 * GAP);
}

/* Beside a wide board there is no height for the lines, and below a narrow one
 * no width. */
void code_plan(const struct listing *l, struct plan *out)
{
    float files = (float)out->files, ranks = (float)out->ranks;
    float longer = fmaxf(files, ranks);
    float right = longer * EM_RIGHT, below = longer * EM_BELOW;
    struct vec slip = { width_of(right) + 2 * GAP * right,
                        height_of(l, below) };

    if (height_of(l, right) > ranks)
        slip.x = 0;
    else if (files < longer * NARROW)
        slip.y = 0;
    out->slip[SLIP_CODE] = slip;
}

/* One line: the box of its bar, and how large its letters are. */
struct row {
    struct box bar;
    float em;
    bool lit;
};

static void draw_words(struct row row, const struct listing_line *line,
                       struct scene *sc)
{
    int indent = listing_indent(line);
    struct vec at = { row.bar.x + row.em * (PAD + (float)indent * LETTER),
                      row.bar.y + row.bar.h / 2 };

    scene_text(sc, at, row.em, 0, FACE_MONO, ANCHOR_LEFT,
               row.lit ? INK_ON_ACCENT : INK_TEXT, line->words + indent);
}

/* At the right end of the line, if there are two columns between it and the
 * words. */
static void draw_value(struct row row, const struct listing_line *line,
                       const struct text *value, struct scene *sc)
{
    int columns = wrap_columns(line->words, (int)strlen(line->words)) +
                  wrap_columns(value->at, (int)value->len);

    if (value->len == 0 || columns + 2 > LISTING_COLUMNS)
        return;
    scene_text(sc,
               (struct vec){ row.bar.x + row.bar.w - row.em * PAD,
                             row.bar.y + row.bar.h / 2 },
               row.em, 0, FACE_MONO, ANCHOR_RIGHT,
               row.lit ? INK_ON_ACCENT : INK_ACCENT, value->at);
}

static void draw_row(struct row row, const struct listing_line *line,
                     const struct text *value, struct scene *sc)
{
    if (row.lit)
        scene_rect(sc, row.bar, row.em * 0.25f, INK_ACCENT);
    draw_words(row, line, sc);
    draw_value(row, line, value, sc);
}

/* The first line's bar: all of them together lie in the middle of the room,
 * and below the board they are as wide as it. */
static struct row first_row(const struct listing *l, struct box room)
{
    bool below = room.y > 0;
    float gaps = below ? 0 : 2 * GAP, n = (float)listing_count(l);
    float em = fminf(room.w / (width_of(1) + gaps), room.h / height_of(l, 1));
    float width = below ? room.w : width_of(em);
    float height = fminf(em * ROW_MOST, (room.h - 2 * em * GAP) / n);

    return (struct row){
        .bar = { room.x + (room.w - width) / 2,
                 room.y + (room.h - n * height) / 2, width, height },
        .em = em,
    };
}

/* A line that is lit would tell what was asked. */
static bool is_hushed(const struct view *view)
{
    return view->quizzed == QUIZZED_ASKED;
}

static bool tells_value(const struct listing_line *line,
                        const struct view *view, bool lit)
{
    return line->value && (lit || !line->cue) && !is_hushed(view);
}

void code_draw(const struct code *code, const struct puzzle *pz,
               const struct view *view, struct scene *sc)
{
    const struct listing *l = code->listing;
    int lit = is_hushed(view) ? -1 : listing_lit(l, code->cue);
    struct row row = first_row(l, view->slip[SLIP_CODE]);
    struct text value;

    if (row.em <= 0) /* the board is shown alone */
        return;
    text_init(&value);
    for (int i = 0; l->at[i].words; i++, row.bar.y += row.bar.h) {
        row.lit = i == lit;
        text_clear(&value);
        if (tells_value(&l->at[i], view, row.lit))
            code->value(pz, view, l->at[i].value, &value);
        draw_row(row, &l->at[i], &value, sc);
    }
    text_free(&value);
}
