/* The pages of a sheet: title, boards with their labels, page number. */
#include "export/sheet/parts.h"

#include <math.h>
#include <string.h>

#include "base/say.h"
#include "base/wrap.h"
#include "export/picture.h"
#include "puzzle/puzzle.h"
#include "puzzle/series/series.h"
#include "render/rules.h"
#include "scene/scene.h"

/* In points: sizes of letters, and heights of lines. */
static const float TITLE = 15, TITLE_LINE = 30, TASK = 11, TASK_LINE = 16,
                   NAME = 10, NAME_LINE = 32, PAGE = 8, PAGE_LINE = 16,
                   RULE = 0.6f;

/* Is this one of the pages with solutions of a worksheet, or of a sheet? */
static bool sheet_solves(const struct sheet *s, int page)
{
    return !s->asks || page > s->plan.pages;
}

/* On paper all is black on white, whatever the theme. */
static bool on_paper(const struct sheet *s)
{
    return s->plan.dpi > 0;
}

static enum ink words_ink(const struct sheet *s)
{
    return on_paper(s) ? INK_LABEL : INK_STRONG;
}

/* --- words --------------------------------------------------------------- */

static bool has_title(const struct sheet *s)
{
    return strcmp(s->job.wish->at[SHEET_TITLE].text, "off") != 0;
}

void sheet_title(const struct sheet *s, int page, struct text *out)
{
    const char *own = s->job.wish->at[SHEET_TITLE].text;
    int all = s->asks ? SERIES_TASK : s->chosen.all ? (int)s->chosen.n : 0;

    if (strcmp(own, "on") == 0 || strcmp(own, "off") == 0)
        s->chosen.series->title(session_params(s->ss), all, out);
    else
        params_words(s->job.wish, sheet_controls, SHEET_TITLE, out);
    if (s->asks && sheet_solves(s, page))
        text_add(out, out->len && out->at[out->len - 1] == '?' ? " Solutions"
                                                               : ": solutions");
}

static void add_value(const struct sheet *s, const struct params *params,
                      struct text *out)
{
    params_format(params, session_class(s->ss)->controls, s->chosen.control,
                  out);
}

/* A number that is proved to be too small, to one digit. */
static uint64_t rounded_down(uint64_t n)
{
    uint64_t unit = 1;

    while (n / unit >= 10)
        unit *= 10;
    return n / unit * unit;
}

/* How many solutions a board has: "18 solutions", or "one of 18" beside the one
 * that is shown. Of a board that has not been looked at, as if it were many. */
static void add_count(const struct given *g, bool solved, struct text *out)
{
    uint64_t n = g->at ? g->solutions : 1000;

    if (g->at && (n == 0 || (n == 1 && g->more)))
        return;
    text_add(out, out->len ? " \u00b7 " : "");
    if (n == 1)
        text_add(out, solved ? "the only solution" : "one solution");
    else
        text_addf(out, "%s%s%s%s", solved ? "one of " : "",
                  g->more ? "more than " : "",
                  say_number(g->more ? rounded_down(n) : n).at,
                  solved ? "" : " solutions");
}

static void add_task_label(const struct sheet *s, const struct params *params,
                           size_t i, bool solved, struct text *out)
{
    const struct series *series = s->chosen.series;
    struct text words;

    text_init(&words);
    if (series->name) {
        series->name(params, &words);
    } else if (solved) { /* where it is found in the whole series */
        text_addf(&words, "%s ", series->key);
        add_value(s, params, &words);
    }
    add_count(&s->given[i], solved, &words);
    if (s->chosen.n > 1)
        text_addf(out, "%zu.%s", i + 1, words.len ? " " : "");
    text_add(out, words.at);
    text_free(&words);
}

void sheet_label(const struct sheet *s, const struct params *params, size_t i,
                 bool solved, struct text *out)
{
    const struct series *series = s->chosen.series;

    if (s->asks)
        add_task_label(s, params, i, solved, out);
    else if (series->name)
        series->name(params, out);
    else
        add_value(s, params, out);
}

/* What stands below the boards of a page, one after the other. */
static void add_labels(const struct sheet *s, int page, struct text *out)
{
    size_t board = sheet_board(s, page);
    int n = sheet_boards(s, page);
    struct params one;

    params_copy(&one, session_params(s->ss));
    for (int i = 0; i < n; i++, board++) {
        text_add(out, i ? "; " : " ");
        one.at[s->chosen.control] = s->chosen.at[board];
        if (sheet_is_posed(s))
            sheet_question(s, board, out);
        else
            sheet_label(s, &one, board, sheet_solves(s, page), out);
    }
    params_free(&one);
}

void sheet_tell(const struct sheet *s, int page, struct text *out)
{
    if (!sheet_solves(s, page))
        text_addf(out, "%s\n", s->task.at);
    text_addf(out,
              "%s:", say_count((uint64_t)sheet_boards(s, page), "board").at);
    add_labels(s, page, out);
}

/* Runs that did not get to a solution say so. */
static const char *verdict(enum outcome outcome)
{
    switch (outcome) {
    case OUTCOME_NONE: return ": none";
    case OUTCOME_STUCK: return ": stuck";
    case OUTCOME_LIMIT: return ": not found";
    case OUTCOME_RUNNING:
    case OUTCOME_FOUND:
    case OUTCOME_WAITING: break;
    }
    return "";
}

static float ems(const void *ctx, const char *words, size_t len)
{
    (void)ctx;
    return rule_text_width(FACE_SANS, words, len);
}

/* The task in lines that fit into `width` ems. */
static void wrap(const char *words, float width, struct text *out)
{
    while (*words) {
        size_t len = wrap_line(words, width, ems, NULL);

        text_add_bytes(out, words, len);
        words += len;
        words += strspn(words, " \n");
        if (*words)
            text_add(out, "\n");
    }
}

/* --- room ---------------------------------------------------------------- */

static int lines_of(const char *words)
{
    int n = *words != '\0';

    for (; *words; words++)
        n += *words == '\n';
    return n;
}

/* The width between the margins in points, known before the rest is. */
static float points_across(const struct page_wish *page)
{
    struct page_wish one = { .paper = page->paper,
                             .landscape = page->landscape,
                             .count = 1,
                             .board = { 1, 1 } };
    struct page_plan plan;

    page_plan(&plan, &one, NULL);
    return plan.inside.w / plan.point;
}

void sheet_measure(struct sheet *s, struct page_wish *page)
{
    const struct params *wish = s->job.wish;
    bool unique = wish->at[SHEET_UNIQUE].number;
    struct assignment a = { session_position(s->ss),
                            unique || wish->at[SHEET_REVEAL].number,
                            (int)s->chosen.n };
    struct text task;

    page->head = has_title(s) ? TITLE_LINE : 0;
    page->foot = page->paper == PAPER_NONE ? 0 : PAGE_LINE;
    if (!s->asks)
        return;
    text_init(&task);
    text_clear(&s->task);
    s->chosen.series->task(session_params(s->ss), &a, &task);
    if (unique)
        text_add(&task, a.boards > 1 ? " Each board has only one solution."
                                     : " There is only one solution.");
    wrap(task.at, points_across(page) / TASK, &s->task);
    text_free(&task);
    page->head += NAME_LINE + TASK_LINE * ((float)lines_of(s->task.at) + 0.7f);
}

/* --- drawing ------------------------------------------------------------- */

static void add_words(const struct sheet *s, struct scene *sc, struct vec at,
                      float points, enum face face, const char *words)
{
    scene_text(sc, at, points * s->plan.point, s->plan.inside.w, face,
               ANCHOR_LEFT, words_ink(s), words);
}

static void draw_title(const struct sheet *s, struct scene *sc, int page)
{
    struct box in = s->plan.inside;
    struct text words;

    if (!has_title(s))
        return;
    text_init(&words);
    sheet_title(s, page, &words);
    add_words(s, sc, (struct vec){ in.x, in.y + 0.6f * TITLE * s->plan.point },
              TITLE, FACE_BOLD, words.at);
    text_free(&words);
}

/* A word and a line to write on, up to `to`. */
static void draw_field(const struct sheet *s, struct scene *sc, struct vec at,
                       float to, const char *words)
{
    float point = s->plan.point;
    float begin = at.x +
                  (rule_text_width(FACE_SANS, words, strlen(words)) + 0.6f) *
                      NAME * point;

    add_words(s, sc, at, NAME, FACE_SANS, words);
    scene_rect(sc,
               (struct box){ begin, at.y + 0.55f * NAME * point, to - begin,
                             fmaxf(RULE * point, 1) },
               0, words_ink(s));
}

/* Whose it is, and what to do. */
static void draw_task(const struct sheet *s, struct scene *sc)
{
    struct box in = s->plan.inside;
    float point = s->plan.point;
    float y = in.y +
              ((has_title(s) ? TITLE_LINE : 0) + 0.4f * NAME_LINE) * point;
    const char *line = s->task.at;
    struct text words;

    draw_field(s, sc, (struct vec){ in.x, y }, in.x + 0.66f * in.w, "Name:");
    draw_field(s, sc, (struct vec){ in.x + 0.7f * in.w, y }, in.x + in.w,
               "Date:");
    y += (0.6f * NAME_LINE + 0.5f * TASK_LINE) * point;
    text_init(&words);
    while (*line) {
        size_t len = strcspn(line, "\n");

        text_clear(&words);
        text_add_bytes(&words, line, len);
        add_words(s, sc, (struct vec){ in.x, y }, TASK, FACE_SANS, words.at);
        y += TASK_LINE * point;
        line += len + (line[len] == '\n');
    }
    text_free(&words);
}

/* What it is and which page of it, so that pages find together again. */
static void draw_foot(const struct sheet *s, struct scene *sc, int page)
{
    struct box in = s->plan.inside;
    float em = PAGE * s->plan.point, y = in.y + in.h - 0.5f * em;
    struct text words;

    if (!on_paper(s) || sheet_all_pages(s) < 2)
        return;
    text_init(&words);
    if (has_title(s))
        sheet_title(s, page, &words);
    scene_text(sc, (struct vec){ in.x, y }, em, 0, FACE_SANS, ANCHOR_LEFT,
               words_ink(s), words.at);
    text_clear(&words);
    text_addf(&words, "%d of %d", page, sheet_all_pages(s));
    scene_text(sc, (struct vec){ in.x + in.w, y }, em, 0, FACE_SANS,
               ANCHOR_RIGHT, words_ink(s), words.at);
    text_free(&words);
}

/* How far below the top of a page its boards begin. */
static float head_of(const struct sheet *s, bool solved)
{
    return solved && s->asks ? has_title(s) ? TITLE_LINE * s->plan.point : 0
                             : s->plan.head;
}

/* Where board `i` of the whole sheet goes on its page. */
static int place_of(const struct sheet *s, size_t i)
{
    return sheet_place(s, i) % (s->plan.columns * s->plan.rows);
}

static void draw_board(struct sheet *s, struct scene *sc, size_t i, bool solved)
{
    int place = place_of(s, i);
    struct page_plan plan = s->plan;
    struct style style = s->style;
    struct text label;

    plan.head = head_of(s, solved);

    if (!solved) {
        style.look.blank = true;
        style.look.given = s->given[i].at;
        style.look.ngiven = s->given[i].n;
    }
    scene_place(sc, page_board(&plan, place), (float)s->plan.px);
    picture_draw(s->ss, &style, sc);
    scene_place(sc, (struct vec){ 0, 0 }, 1);
    text_init(&label);
    sheet_label(s, session_params(s->ss), i, solved, &label);
    text_add(&label, verdict(session_outcome(s->ss)));
    scene_text(sc, page_label(&plan, place), s->plan.em, s->plan.cell.x,
               FACE_SANS, ANCHOR_CENTRE, words_ink(s), label.at);
    text_free(&label);
}

static void draw_top(const struct sheet *s, struct scene *sc, int page)
{
    scene_clear(sc, s->plan.size);
    scene_ground(sc);
    if (on_paper(s))
        scene_rect(sc, (struct box){ 0, 0, s->plan.size.x, s->plan.size.y }, 0,
                   INK_CASING);
    draw_title(s, sc, page);
    if (!sheet_solves(s, page))
        draw_task(s, sc);
}

/* Board `i`, one of a worksheet or not, found if need be. */
static enum task_state add_board(struct sheet *s, struct scene *sc, size_t i,
                                 bool solved, struct error *err)
{
    struct page_plan plan = s->plan;
    enum task_state state;

    if (sheet_is_posed(s)) {
        plan.head = head_of(s, solved);
        return sheet_draw_posed(s, sc, i, page_board(&plan, place_of(s, i)),
                                solved, err)
                   ? TASK_DONE
                   : TASK_REFUSED;
    }
    state = s->giving ? TASK_DONE : sheet_go(s, i, err);
    if (state == TASK_DONE)
        state = sheet_give(s, i, err);
    if (state == TASK_DONE)
        draw_board(s, sc, i, solved);
    return state;
}

enum task_state sheet_draw(struct sheet *s, int page, struct scene *sc,
                           struct error *err)
{
    size_t board = sheet_board(s, page) + (size_t)s->drawn;
    int boards = sheet_boards(s, page);
    enum task_state state = TASK_DONE;

    if (s->drawn == 0 && !s->going && !s->giving)
        draw_top(s, sc, page);
    if (boards > 0)
        state = add_board(s, sc, board, sheet_solves(s, page), err);
    if (state != TASK_DONE)
        return state;
    if (++s->drawn < boards)
        return TASK_MORE;
    draw_foot(s, sc, page);
    s->drawn = 0;
    return TASK_DONE;
}
