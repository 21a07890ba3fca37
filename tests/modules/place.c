/* Peaceful pieces as a puzzle: the known numbers, browsing, by hand. */
#include <greatest.h>

#include <stdlib.h>

#include "base/text.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"
#include "support/run.h"

TEST the_usual_board_has_the_published_numbers(void)
{
    static const struct {
        const char *run;
        uint64_t most, ways, classes;
    } known[] = { { "place piece=rook", 8, 40320, 5282 },
                  { "place piece=bishop", 14, 256, 36 },
                  { "place piece=knight", 32, 2, 1 },
                  { "place piece=queen", 8, 92, 12 },
                  { "place piece=king size=6x6", 9, 3600, UINT64_MAX },
                  { "place piece=king size=7x7", 16, 1, 1 } };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct session *ss = open_and_work(known[i].run);

        ASSERT_EQm(known[i].run, known[i].most, number(ss, "number"));
        ASSERT_EQm(known[i].run, known[i].ways, number(ss, "arrangements"));
        if (known[i].classes != UINT64_MAX)
            ASSERT_EQm(known[i].run, known[i].classes, number(ss, "classes"));
        ASSERT_EQ(known[i].most, number(ss, "squares"));
        session_close(ss);
    }
    PASS();
}

/* Every arrangement of a small board, each another and each at peace. */
TEST pages_differ_and_the_last_is_the_last(void)
{
    struct session *ss = open_and_work("place piece=bishop size=4x4");
    int page = control_find(session_class(ss)->controls, "solution");
    char *last = strdup(session_notation(ss));
    struct error err;

    for (int k = 2; k <= 16; k++) {
        char text[12];

        snprintf(text, sizeof text, "%d", k);
        ASSERT(session_set(ss, page, text, true, &err));
        ASSERT_EQ((uint64_t)k, number(ss, "solution"));
        ASSERT(strcmp(last, session_notation(ss)) != 0);
        free(last);
        last = strdup(session_notation(ss));
    }
    ASSERT(session_set(ss, page, "99", true, &err));
    ASSERT_EQ(16u, number(ss, "solution"));
    free(last);
    session_close(ss);
    PASS();
}

TEST a_page_too_far_says_how_many_there_are(void)
{
    struct session *ss = open_and_work("place piece=knight solution=3");

    ASSERT_EQ(OUTCOME_NONE, session_outcome(ss));
    ASSERT(strstr(session_explain(ss), "there are only 2"));
    session_close(ss);
    PASS();
}

TEST the_argument_is_told(void)
{
    struct session *ss = open_and_work("place piece=king size=5x4");

    ASSERT(strstr(session_explain(ss), "6 blocks"));
    session_close(ss);
    ss = open_and_work("place piece=knight size=4x6");
    ASSERT(strstr(session_explain(ss), "pairs a knight's move apart"));
    ASSERT(strstr(session_explain(ss), "that makes 12 groups"));
    session_close(ss);
    ss = open_and_work("place piece=knight size=1x1");
    ASSERT(strstr(session_explain(ss), "that makes 1 group,"));
    session_close(ss);
    PASS();
}

TEST by_hand_conflicts_and_the_best_are_told(void)
{
    struct session *ss = open_and_work("place piece=king size=3x2 mode=hand");
    struct input in = { .kind = INPUT_PRESS, .button = 1, .square = 0 };
    struct error err;

    session_input(ss, &in, &err);
    in.square = 1;
    session_input(ss, &in, &err);
    ASSERT_STR_EQ("2 kings, 1 pair in conflict", session_status(ss));
    session_undo(ss);
    in.square = 5;
    session_input(ss, &in, &err);
    ASSERT_STR_EQ("2 kings: no more fit", session_status(ss));
    ASSERT(session_moment(ss, session_index(ss))->flags & MOMENT_SOLUTION);
    session_close(ss);
    PASS();
}

TEST holes_block_lines_and_carry_nothing(void)
{
    struct session *ss = open_and_work("place piece=rook size=3x1 holes=b1");
    struct input in = { .kind = INPUT_PRESS, .button = 1, .square = 1 };
    struct error err;

    ASSERT_EQ(2u, number(ss, "number"));
    session_close(ss);
    ss = open_and_work("place piece=rook size=3x1 holes=b1 mode=hand");
    ASSERT_EQ(REACTION_REFUSED, session_input(ss, &in, &err));
    in.button = 3;
    ASSERT_EQ(REACTION_RESTART, session_input(ss, &in, &err));
    session_close(ss);
    ss = open_and_work("place size=1x1");
    in.square = 0;
    ASSERT_EQ(REACTION_REFUSED, session_input(ss, &in, &err));
    session_close(ss);
    PASS();
}

/* With holes cut and put back, by menu and by mouse. */
TEST what_was_placed_is_a_setting(void)
{
    struct session *ss = open_and_work(
        "place piece=king size=3x2 mode=hand placed=a1,b1,b1,c2");
    const struct control *table = session_class(ss)->controls;
    struct input in = { .kind = INPUT_PRESS, .button = 3, .square = 5 };
    struct error err;

    ASSERT_STR_EQ("2 kings: no more fit", session_status(ss));
    ASSERT(strncmp(session_explain(ss), "This is a best", 14) == 0);
    ASSERT(session_set(ss, control_find(table, "mode"), "album", true, &err));
    ASSERT(session_set(ss, control_find(table, "mode"), "hand", true, &err));
    ASSERT_STR_EQ("a1 c2", session_notation(ss));
    ASSERT_EQ(REACTION_RESTART, session_input(ss, &in, &err));
    ASSERT_STR_EQ("a1", session_notation(ss));
    ASSERT(session_undo(ss)); /* a click of the list: b1 stands again */
    ASSERT(session_set(ss, control_find(table, "holes"), "a1", true, &err));
    ASSERT_STR_EQ("", session_notation(ss));
    session_close(ss);
    PASS();
}

TEST what_cannot_have_been_placed_is_refused(void)
{
    static const struct {
        const char *run, *says;
    } bad[] = { { "place size=3x1 holes=b1 mode=hand placed=a1,b1",
                  "placed 'b1': nothing can stand on a hole" },
                { "cover size=3x1 mode=hand placed=a2",
                  "placed 'a2' is not on the 3x1 board (a1 to c1)" } };

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct error err = { "" };
        struct run run;

        ASSERT_FALSE(run_parse(&run, puzzle_classes, bad[i].run, &err));
        ASSERT_STR_EQ(bad[i].says, err.message);
    }
    PASS();
}

SUITE(place)
{
    RUN_TEST(the_usual_board_has_the_published_numbers);
    RUN_TEST(pages_differ_and_the_last_is_the_last);
    RUN_TEST(a_page_too_far_says_how_many_there_are);
    RUN_TEST(the_argument_is_told);
    RUN_TEST(by_hand_conflicts_and_the_best_are_told);
    RUN_TEST(holes_block_lines_and_carry_nothing);
    RUN_TEST(what_was_placed_is_a_setting);
    RUN_TEST(what_cannot_have_been_placed_is_refused);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(place);
    GREATEST_MAIN_END();
}
