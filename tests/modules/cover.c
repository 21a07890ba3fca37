/* Covering as a puzzle: the known numbers, and by hand. */
#include <greatest.h>

#include <stdlib.h>

#include "base/task.h"
#include "base/text.h"
#include "puzzle/ask/question.h"
#include "puzzle/puzzle.h"
#include "puzzle/trace.h"
#include "scene/scene.h"
#include "support/run.h"

TEST published_numbers_come_out(void)
{
    static const struct {
        const char *run;
        uint64_t least, ways, classes;
    } known[] = { { "cover piece=queen", 5, 4860, 638 },
                  { "cover piece=queen size=6x6", 3, 4, UINT64_MAX },
                  { "cover piece=knight size=5x5", 5, 47, UINT64_MAX },
                  { "cover piece=king", 9, UINT64_MAX, UINT64_MAX },
                  { "cover piece=rook", 8, 33514112, UINT64_MAX },
                  { "cover piece=bishop", 8, 11664, UINT64_MAX } };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct session *ss = open_and_work(known[i].run);

        ASSERT_EQm(known[i].run, known[i].least, number(ss, "number"));
        if (known[i].ways != UINT64_MAX)
            ASSERT_EQm(known[i].run, known[i].ways, number(ss, "arrangements"));
        if (known[i].classes != UINT64_MAX)
            ASSERT_EQm(known[i].run, known[i].classes, number(ss, "classes"));
        session_close(ss);
    }
    PASS();
}

/* Long before the end there is something to see, and what is known of it. */
TEST a_first_try_stands_while_the_best_are_searched(void)
{
    struct session *ss = open_run("cover piece=knight size=13x11");
    uint64_t pieces = number(ss, "squares"), least;

    ASSERT(pieces > 10 && pieces < 60);
    session_advance(ss, 1000, 0);
    ASSERT_EQ(OUTCOME_RUNNING, session_outcome(ss));
    least = number(ss, "at_least");
    ASSERT(least > 1 && least <= pieces);
    ASSERT(strstr(session_status(ss), "a first try"));
    ASSERT(strstr(session_explain(ss), "The best so far has "));
    ASSERT(strstr(session_explain(ss), "is being tried"));
    session_close(ss);
    PASS();
}

/* All that a question tells, owned by the caller; NULL if it is refused. */
static char *answer(const char *key, const char *text)
{
    const struct question *q;
    enum task_state state;
    struct error err;
    struct work *work;
    struct run run;
    struct text out;

    if (!run_parse(&run, puzzle_classes, text, &err))
        return NULL;
    for (q = run.cls->questions; strcmp(q->key, key) != 0;)
        q++;
    work = q->ask(&run.params, 1, &err);
    run_free(&run);
    text_init(&out);
    while ((state = q->task.step(work, &out, &err)) < TASK_DONE)
        ;
    q->task.drop(work);
    if (state == TASK_DONE)
        return out.at;
    text_free(&out);
    return NULL;
}

TEST counts_obey_the_switch_for_classes(void)
{
    static const struct {
        const char *run, *all, *classes;
    } known[] = { { "cover piece=queen", "4860\n", "638\n" },
                  { "place piece=king", "281571\n", "35312\n" },
                  { "place piece=rook", "40320\n", "5282\n" },
                  { "place piece=rook size=4x3", "24\n", "6\n" },
                  { "place piece=queen", "92\n", "12\n" },
                  { "place piece=bishop", "256\n", "36\n" },
                  { "place piece=rook size=30x3", "24360\n", NULL } };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        char *all = answer("count", known[i].run), *classes, run[80];

        snprintf(run, sizeof run, "%s fundamental=on", known[i].run);
        classes = answer("count", run);
        ASSERT_STR_EQ(known[i].all, all);
        if (known[i].classes)
            ASSERT_STR_EQ(known[i].classes, classes);
        free(all);
        free(classes);
    }
    ASSERT_EQ(NULL, answer("count", "place piece=rook size=14 fundamental=on"));
    PASS();
}

static size_t lines_of(const char *told)
{
    size_t lines = 0;

    for (; *told; told++)
        lines += *told == '\n';
    return lines;
}

/* They are counted by a method of their own; the list is made by the search
 * for any board, the classes of it by comparing all. */
TEST peaceful_queens_are_counted_as_many_as_are_listed(void)
{
    for (int n = 1; n <= 9; n++)
        for (int classes = 0; classes < 2; classes++) {
            char run[80], *count, *list;

            snprintf(run, sizeof run, "place piece=queen size=%d%s", n,
                     classes ? " fundamental=on" : "");
            count = answer("count", run);
            list = answer("list", run);
            ASSERT_EQ_FMTm(run, lines_of(list),
                           (size_t)strtoul(count, NULL, 10), "%zu");
            free(count);
            free(list);
        }
    PASS();
}

TEST why_fewer_cannot_is_told(void)
{
    static const struct {
        const char *run, *says;
    } whys[] = {
        { "cover piece=king size=7x4", "No king can cover two of the 6 ringed "
                                       "squares at once" },
        { "cover piece=rook size=4x3", "a rank and a file without a rook" },
        { "cover piece=queen size=6x6", "found by trying everything" },
        { "cover piece=rook size=3x3 holes=b2",
          "No rook can cover both ringed squares at once." },
        { "cover piece=king size=2x3", "Fewer is none" },
    };

    for (size_t i = 0; i < sizeof whys / sizeof *whys; i++) {
        struct session *ss = open_and_work(whys[i].run);

        ASSERT(strstr(session_explain(ss), whys[i].says));
        session_close(ss);
    }
    PASS();
}

TEST by_hand_the_open_squares_are_counted(void)
{
    struct session *ss = open_and_work("cover piece=king size=3x4 mode=hand");
    struct input in = { .kind = INPUT_PRESS, .button = 1, .square = 4 };
    struct error err;

    session_input(ss, &in, &err);
    ASSERT_STR_EQ("1 king, 3 squares left", session_status(ss));
    in.square = 10;
    session_input(ss, &in, &err);
    ASSERT_STR_EQ("2 kings: fewer cannot do it", session_status(ss));
    ASSERT(session_moment(ss, session_index(ss))->flags & MOMENT_SOLUTION);
    session_close(ss);
    PASS();
}

/* --- who covers what ----------------------------------------------------- */

enum { FILES = 6, RANKS = 5 };

/* The square in which a draw lies; -1: none. */
static int square_of(const struct session *ss, struct vec at)
{
    struct vec origin = session_board_origin(ss);
    int file = (int)(at.x - origin.x), row = (int)(at.y - origin.y);

    return at.x < origin.x || at.y < origin.y || file >= FILES || row >= RANKS
               ? -1
               : (RANKS - 1 - row) * FILES + file;
}

/* What is written in the corner of a square, NULL for nothing; and how many
 * stripes of colour it has. */
static const char *marks_on(const struct session *ss, const struct scene *sc,
                            int square, int *stripes)
{
    const char *words = NULL;

    *stripes = 0;
    for (size_t i = 0; i < sc->ndraws; i++) {
        const struct draw *d = &sc->draws[i];
        struct vec mid = { d->at.x + d->size.x / 2, d->at.y + d->size.y / 2 };

        if (d->kind == DRAW_TEXT && d->anchor == ANCHOR_RIGHT &&
            square_of(ss, d->at) == square)
            words = scene_string(sc, d);
        if (d->kind == DRAW_RECT && d->ink != INK_CASING &&
            square_of(ss, mid) == square)
            ++*stripes;
    }
    return words;
}

static bool knight_hits(int a, int b)
{
    int files = abs(a % FILES - b % FILES), ranks = abs(a / FILES - b / FILES);

    return files * ranks == 2;
}

/* Five knights, in the order of their letters. */
TEST squares_tell_who_covers_them(const char *mode)
{
    static const int at[] = { 1, 8, 15, 19, 26 };
    struct session *ss;
    struct scene sc;
    struct text run;

    text_init(&run);
    text_addf(&run,
              "cover piece=knight size=6x5 mode=hand "
              "placed=b1,c2,d3,b4,c5 attacks=%s",
              mode);
    ss = open_and_work(run.at);
    text_free(&run);
    scene_init(&sc);
    scene_clear(&sc, session_extent(ss));
    session_draw(ss, &sc);
    for (int sq = 0; sq < FILES * RANKS; sq++) {
        char letters[8] = "";
        int n = 0, stripes, taken = 0;
        const char *words = marks_on(ss, &sc, sq, &stripes);

        for (int k = 0; k < 5; k++) {
            taken += at[k] == sq;
            if (knight_hits(at[k], sq))
                letters[n++] = (char)('A' + k);
        }
        if (strcmp(mode, "off") == 0)
            ASSERT_EQ(0, stripes);
        else if (taken)
            ASSERT_EQ(1, stripes);
        else if (n > 0)
            ASSERT_STR_EQ(letters, words);
        if (!taken && strcmp(mode, "on") == 0)
            ASSERT_EQ(n, stripes);
        if (n == 0 || taken || strcmp(mode, "off") == 0)
            ASSERT_EQ(NULL, words);
    }
    scene_free(&sc);
    session_close(ss);
    PASS();
}

/* Where more than three cover a square, it tells how many. */
TEST many_are_counted(void)
{
    struct session *ss = open_and_work("cover piece=rook size=6x5 mode=hand "
                                       "placed=a3,c1,c5,f3");
    struct scene sc;
    int stripes;

    scene_init(&sc);
    scene_clear(&sc, session_extent(ss));
    session_draw(ss, &sc);
    ASSERT_STR_EQ("4\u00d7", marks_on(ss, &sc, 2 * FILES + 2, &stripes));
    ASSERT_EQ(3, stripes);
    ASSERT(strstr(session_explain(ss), "who covers a square"));
    scene_free(&sc);
    session_close(ss);
    PASS();
}

/* Browsing shows it as well, unless it is switched off. */
TEST solutions_tell_who_covers_what(void)
{
    struct session *ss = open_and_work("cover piece=king size=6x5");
    struct scene sc;
    int stripes;

    scene_init(&sc);
    scene_clear(&sc, session_extent(ss));
    session_draw(ss, &sc);
    for (int sq = 0; sq < FILES * RANKS; sq++) {
        marks_on(ss, &sc, sq, &stripes);
        ASSERT(stripes > 0);
    }
    scene_free(&sc);
    session_close(ss);
    PASS();
}

TEST a_list_has_as_many_lines_as_there_are_ways(void)
{
    const struct question *q;
    struct error err;
    struct run run;
    struct work *a;
    struct text out;
    int lines = 0;

    ASSERT(run_parse(&run, puzzle_classes, "cover size=4x4", &err));
    q = &run.cls->questions[1];
    ASSERT_STR_EQ("list", q->key);
    a = q->ask(&run.params, 1, &err);
    ASSERT(a);
    run_free(&run);
    text_init(&out);
    while (q->task.step(a, &out, &err) != TASK_DONE)
        ;
    q->task.drop(a);
    for (size_t i = 0; i < out.len; i++)
        lines += out.at[i] == '\n';
    ASSERT_EQ(12, lines);
    text_free(&out);
    PASS();
}

SUITE(cover)
{
    RUN_TEST(published_numbers_come_out);
    RUN_TEST(a_first_try_stands_while_the_best_are_searched);
    RUN_TEST(counts_obey_the_switch_for_classes);
    RUN_TEST(peaceful_queens_are_counted_as_many_as_are_listed);
    RUN_TEST(why_fewer_cannot_is_told);
    RUN_TEST(by_hand_the_open_squares_are_counted);
    RUN_TEST1(squares_tell_who_covers_them, "on");
    RUN_TEST1(squares_tell_who_covers_them, "off");
    RUN_TEST(many_are_counted);
    RUN_TEST(solutions_tell_who_covers_what);
    RUN_TEST(a_list_has_as_many_lines_as_there_are_ways);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(cover);
    GREATEST_MAIN_END();
}
