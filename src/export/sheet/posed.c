/*
 * Boards about which something is asked in words: the question, with lines to
 * write the answer on; and after it the answer, with its reason.
 */
#include <math.h>
#include <string.h>

#include "base/error.h"
#include "base/wrap.h"
#include "export/picture.h"
#include "export/sheet/parts.h"
#include "puzzle/puzzle.h"
#include "puzzle/series/series.h"
#include "puzzle/trace.h"
#include "render/rules.h"
#include "scene/scene.h"

/* In points: letters of an answer, from line to line of it, and from one line
 * to write on to the next; their thickness. How many lines there are. */
static const float NOTE = 8.5f, NOTE_LINE = 11, WRITE_LINE = 23, RULE = 0.6f;

enum { WRITE_LINES = 2, PASSES = 6 };

bool sheet_is_posed(const struct sheet *s)
{
    return s->asks && s->chosen.series->pose;
}

/* The settings of board `i`, as they are asked about or answered; with what is
 * said of it, which may be NULL. To be freed. */
static bool pose(const struct sheet *s, size_t i, bool solved,
                 struct params *out, struct text *words, struct error *err)
{
    const struct series *series = s->chosen.series;
    const struct puzzle_class *cls = session_class(s->ss);
    int control = s->chosen.control;
    struct text question;
    bool ok;

    text_init(&question);
    params_copy(out, session_params(s->ss));
    out->at[control] = s->chosen.at[i];
    if (cls->adapt)
        cls->adapt(out, control);
    out->at[control] = s->chosen.at[i];
    ok = series->pose(out, &question, err);
    if (ok && solved)
        series->solve(out, words);
    else
        text_add(words, question.at);
    text_free(&question);
    if (!ok)
        params_free(out);
    return ok;
}

bool sheet_can_pose(const struct sheet *s, size_t i, struct error *err)
{
    struct params params;
    struct text words;
    bool ok;

    text_init(&words);
    ok = pose(s, i, false, &params, &words, err);
    if (ok)
        params_free(&params);
    text_free(&words);
    return ok;
}

/* --- room ---------------------------------------------------------------- */

static float ems(const void *ctx, const char *words, size_t len)
{
    (void)ctx;
    return rule_text_width(FACE_SANS, words, len);
}

/* The answer with its number, as one text. */
static void add_answer(const struct sheet *s, size_t i, const char *words,
                       struct text *out)
{
    if (s->chosen.n > 1)
        text_addf(out, "%zu. ", i + 1);
    text_add(out, words);
}

/* How many lines of `width` ems the longest answer takes. */
static int most_lines(const struct sheet *s, float width)
{
    int most = 1;

    for (size_t i = 0; i < s->chosen.n; i++) {
        struct text words, answer;
        struct params params;
        struct error unasked;
        int lines = 0;

        text_init(&words);
        text_init(&answer);
        if (pose(s, i, true, &params, &words, &unasked))
            params_free(&params);
        add_answer(s, i, words.at, &answer);
        for (const char *at = answer.at; *at; lines++) {
            at += wrap_line(at, width, ems, NULL);
            at += strspn(at, " ");
        }
        most = lines > most ? lines : most;
        text_free(&words);
        text_free(&answer);
    }
    return most;
}

/* The less room is left for boards the narrower they are, and the longer the
 * answers: until it fits. */
bool sheet_lay_out_posed(struct sheet *s, struct page_wish *page,
                         struct error *err)
{
    float answer;

    page->note = s->chosen.series->bare ? 0 : WRITE_LINE * WRITE_LINES;
    for (int pass = 0; pass < PASSES; pass++) {
        if (!page_plan(&s->plan, page, err))
            return false;
        answer = NOTE_LINE *
                 (float)most_lines(s, s->plan.board.x / (NOTE * s->plan.point));
        if (answer <= page->note)
            return true;
        page->note = answer;
    }
    return true;
}

/* --- drawing ------------------------------------------------------------- */

static void draw_lines(const struct sheet *s, struct scene *sc, struct box b)
{
    float point = s->plan.point;

    for (int i = 1; i <= WRITE_LINES; i++)
        scene_rect(sc,
                   (struct box){ b.x, b.y + (float)i * WRITE_LINE * point, b.w,
                                 fmaxf(RULE * point, 1) },
                   0, INK_LABEL);
}

static void draw_answer(const struct sheet *s, struct scene *sc, struct box b,
                        const char *words)
{
    float em = NOTE * s->plan.point, y = b.y + 0.6f * em;
    struct text line;

    text_init(&line);
    while (*words) {
        size_t len = wrap_line(words, b.w / em, ems, NULL);

        text_clear(&line);
        text_add_bytes(&line, words, len);
        scene_text(sc, (struct vec){ b.x, y }, em, 0, FACE_SANS, ANCHOR_LEFT,
                   INK_LABEL, line.at);
        y += NOTE_LINE * s->plan.point;
        words += len;
        words += strspn(words, " ");
    }
    text_free(&line);
}

/* Of the position only what stands there: no hints. */
static void draw_position(const struct sheet *s, struct session *shown,
                          struct scene *sc, struct vec at, bool solved)
{
    const struct position *pos = session_position(shown);
    struct style style = s->style;
    int squares[64], n = 0;

    for (int sq = 0; sq < position_squares(pos) && n < 64; sq++)
        if (pos->cell[LAYER_PIECE][sq] && (solved || !s->chosen.series->bare))
            squares[n++] = sq;
    style.look.blank = !solved || !s->chosen.series->shown;
    style.look.given = squares;
    style.look.ngiven = n;
    scene_place(sc, at, (float)s->plan.px);
    picture_draw(shown, &style, sc);
    scene_place(sc, (struct vec){ 0, 0 }, 1);
}

static void add_question(const struct sheet *s, size_t i, const char *words,
                         struct text *out)
{
    if (s->chosen.n > 1)
        text_addf(out, "%zu.%s", i + 1, *words ? " " : "");
    text_add(out, words);
}

void sheet_question(const struct sheet *s, size_t i, struct text *out)
{
    struct params params;
    struct error unasked;
    struct text words;

    text_init(&words);
    if (pose(s, i, false, &params, &words, &unasked))
        params_free(&params);
    add_question(s, i, words.at, out);
    text_free(&words);
}

/* The question is below the board like any label, and then the lines. */
static void draw_words(const struct sheet *s, struct scene *sc, size_t i,
                       struct box b, bool solved, const char *words)
{
    struct text text;

    text_init(&text);
    if (solved) {
        add_answer(s, i, words, &text);
        draw_answer(s, sc, b, text.at);
    } else {
        add_question(s, i, words, &text);
        scene_text(sc, (struct vec){ b.x, b.y + 0.6f * s->plan.em }, s->plan.em,
                   0, FACE_SANS, ANCHOR_LEFT, INK_LABEL, text.at);
        if (!s->chosen.series->bare)
            draw_lines(s, sc,
                       (struct box){ b.x, b.y + 0.4f * s->plan.em, b.w, 0 });
    }
    text_free(&text);
}

bool sheet_draw_posed(struct sheet *s, struct scene *sc, size_t i,
                      struct vec at, bool solved, struct error *err)
{
    struct session *shown = NULL;
    struct params params;
    struct text words;
    bool ok;

    text_init(&words);
    ok = pose(s, i, solved, &params, &words, err);
    if (ok) {
        shown = session_open(session_class(s->ss), &params, err);
        params_free(&params);
    }
    if (shown) {
        session_run(shown);
        draw_position(s, shown, sc, at, solved);
        draw_words(s, sc, i,
                   (struct box){ at.x,
                                 at.y + s->plan.board.y + 0.3f * s->plan.em,
                                 s->plan.board.x, 0 },
                   solved, words.at);
        session_close(shown);
    }
    text_free(&words);
    return shown != NULL;
}
