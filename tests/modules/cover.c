/* Covering as a puzzle: the known numbers, and by hand. */
#include <greatest.h>

#include "base/text.h"
#include "puzzle/puzzle.h"
#include "puzzle/trace.h"
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

TEST by_hand_the_open_squares_are_counted(void)
{
    struct session *ss = open_and_work("cover piece=king size=3x4 mode=hand");
    struct input in = { .kind = INPUT_PRESS, .button = 1, .square = 4 };
    struct error err;

    session_input(ss, &in, &err);
    ASSERT_STR_EQ("1 king, 3 squares not covered", session_status(ss));
    in.square = 10;
    session_input(ss, &in, &err);
    ASSERT_STR_EQ("2 kings: fewer cannot do it", session_status(ss));
    ASSERT(session_moment(ss, session_index(ss))->flags & MOMENT_SOLUTION);
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
    RUN_TEST(by_hand_the_open_squares_are_counted);
    RUN_TEST(a_list_has_as_many_lines_as_there_are_ways);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(cover);
    GREATEST_MAIN_END();
}
