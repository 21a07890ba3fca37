/*
 * Words for the last row of a class: what the board shows, what is happening
 * and why, in letters of at least a 24th of the window's height.
 */
#include <math.h>

#include "app/parts/parts.h"
#include "app/runs.h"
#include "app/ui/widgets.h"
#include "base/text.h"
#include "session/quiz.h"
#include "session/session.h"

enum { LINES_IN_WINDOW = 24, LINES_LEAST = 7 };

static float letters(const struct stage *st)
{
    return fmaxf(ui_px(st->ui, TEXT_BODY),
                 ceilf(st->layout->window.h / LINES_IN_WINDOW));
}

static float pitch_of(float px)
{
    return roundf(px * 1.3f);
}

/* As many lines as `area` has room for; returns what is left of it. */
static struct box draw_block(const struct stage *st, struct box area,
                             enum face face, enum ink ink, const char *text)
{
    float px = letters(st);
    struct paragraph p = { .type = { face, (int)px }, .pitch = pitch_of(px) };
    int room = (int)(area.h / p.pitch);
    float used;

    p.n = words_wrap(&st->ui->metrics, p.type, text, area.w, p.lines);
    if (p.n > room)
        p.n = room > 0 ? room : 0;
    draw_paragraph(st->ui, &p, (struct vec){ area.x, area.y }, text, ink);
    used = fminf(area.h, (float)p.n * p.pitch + roundf(px / 2));
    area.y += used;
    area.h -= used;
    return area;
}

/* "4 of 5 right", while there is a quiz. */
static struct box draw_score(const struct stage *st, struct box area)
{
    struct text score;

    if (!quiz_row_shows(st->runs))
        return area;
    text_init(&score);
    quiz_say_score(st->runs->ss, &score);
    area = draw_block(st, area, FACE_BOLD, INK_ACCENT, score.at);
    text_free(&score);
    return area;
}

void projector_draw(const struct stage *st)
{
    struct session *ss = st->runs->ss;
    struct box area = st->layout->words;

    if (box_empty(area))
        return;
    area = box_inset(area, ui_px(st->ui, 16));
    /* What happens there is more important than what the board is called. */
    if (area.h >= LINES_LEAST * pitch_of(letters(st)))
        area = draw_block(st, area, FACE_SANS, INK_FAINT, session_heading(ss));
    area = draw_score(st, area);
    area = draw_block(st, area, FACE_BOLD, INK_STRONG, session_status(ss));
    draw_block(st, area, FACE_SANS, INK_TEXT, session_explain(ss));
}
