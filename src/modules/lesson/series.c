/*
 * Sheets of lessons, each with its title; and worksheets of the positions of
 * one of them, where something is asked that can be answered on paper: a move
 * to be found, or whether one may castle.
 */
#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "chess/board.h"
#include "modules/lesson/aim.h"
#include "modules/lesson/run.h"
#include "puzzle/control.h"
#include "puzzle/hand/marks.h"
#include "puzzle/series/series.h"

static void title(const struct params *params, int all, struct text *out)
{
    (void)params, (void)all;
    text_add(out, "The rules of chess");
}

static void name(const struct params *params, struct text *out)
{
    const struct lesson *lesson = lesson_of(params);

    text_addf(out, "%d  %s", lesson_number(lesson), lesson->title);
}

/* --- worksheets ---------------------------------------------------------- */

static void title_of_one(const struct params *params, int all, struct text *out)
{
    (void)all;
    text_add(out, lesson_of(params)->title);
}

static void name_position(const struct params *params, struct text *out)
{
    text_addf(out, "position %d", params->at[LESSON_POSITION].number);
}

static bool is_written(enum aim_kind kind)
{
    return kind == AIM_FIND || kind == AIM_CASTLE;
}

static void task(const struct params *params, const struct assignment *a,
                 struct text *out)
{
    const char *board = a->boards > 1 ? "each board" : "the board";

    if (lesson_exercise(params)->kind == AIM_CASTLE)
        text_addf(out,
                  "Answer the question below %s: yes or no, and why. It is "
                  "White's move.",
                  board);
    else
        text_addf(out,
                  "Do what is asked below %s, and write down the move, such "
                  "as Nf3 or e4. If there are several, write them all.",
                  board);
}

static bool pose(struct params *params, struct text *words, struct error *err)
{
    const struct exercise *e = lesson_exercise(params);

    if (!is_written(e->kind))
        return error_set(err,
                         "lesson %d asks for nothing that can be answered on "
                         "paper; want one such as 18 to 23",
                         lesson_number(lesson_of(params)));
    text_add(words, e->aim);
    return true;
}

/* "a1-a8", once: a pawn may become one piece or another. */
static void add_arrow(struct text *marks, const char *move)
{
    char arrow[] = "a1-a1";

    memcpy(arrow, move, 2);
    memcpy(arrow + 3, move + 2, 2);
    if (!strstr(marks->at, arrow))
        text_addf(marks, "%s%s", marks->len ? "," : "", arrow);
}

/* An arrow for each move that is right; and where castling fails, a ring round
 * the square that it fails on, or the piece that is to blame. */
static void mark(const struct puzzle *pz, struct params *params)
{
    const struct exercise *e = pz->exercise;
    struct refusal r = aim_castling(pz);
    struct error unasked;
    struct text marks;

    text_init(&marks);
    for (int i = 0; e->kind == AIM_FIND && i < WAYS_MAX && e->ways[i].moves;
         i++)
        for (const char *at = e->ways[i].moves; at; at = strchr(at, ',')) {
            at += *at == ',';
            add_arrow(&marks, at);
        }
    if (e->kind == AIM_CASTLE && r.culprit != SQUARE_NONE)
        text_addf(&marks, "%s:red", say_square(r.culprit, GAME_SIDE).at);
    if (e->kind == AIM_CASTLE && r.where != SQUARE_NONE)
        text_addf(&marks, "%s%s!:red", marks.len ? "," : "",
                  say_square(r.where, GAME_SIDE).at);
    marks_set(params, marks.at, &unasked);
    text_free(&marks);
}

static void solve(struct params *params, struct text *words)
{
    struct error unasked;
    struct puzzle pz;

    if (!lesson_begin(&pz, params, &unasked))
        return;
    aim_say_solution(&pz, words);
    mark(&pz, params);
    lesson_end(&pz);
}

const struct series lesson_series[] = {
    { .key = "lesson", .title = title, .name = name },
    { .key = "position",
      .title = title_of_one,
      .name = name_position,
      .task = task,
      .pose = pose,
      .solve = solve },
    { .key = NULL }
};
