/* Armies as a puzzle: the known numbers, browsing, by hand, refusals. */
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"
#include "support/run.h"

TEST small_boards_have_their_numbers(void)
{
    static const struct {
        const char *run;
        uint64_t most, ways, classes;
    } known[] = { { "armies", 9, 1136, 71 },
                  { "armies size=6x6", 5, 560, 35 },
                  { "armies size=2x2", 0, 1, 1 },
                  { "armies piece=bishop size=6x6", 18, 2, 1 },
                  { "armies piece=rook size=6x6", 9, 400, UINT64_MAX } };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct session *ss = open_and_work(known[i].run);

        ASSERT_EQm(known[i].run, known[i].most, number(ss, "number"));
        ASSERT_EQm(known[i].run, known[i].ways, number(ss, "arrangements"));
        if (known[i].classes != UINT64_MAX)
            ASSERT_EQm(known[i].run, known[i].classes, number(ss, "classes"));
        ASSERT_EQ(1u, number(ss, "proved"));
        ASSERT_EQ(known[i].most, number(ss, "white"));
        ASSERT_EQ(known[i].most, number(ss, "black"));
        session_close(ss);
    }
    PASS();
}

TEST what_is_not_proved_is_said_to_be(void)
{
    struct session *ss = open_and_work("armies size=12x12");

    ASSERT_EQ(OUTCOME_LIMIT, session_outcome(ss));
    ASSERT_EQ(0u, number(ss, "proved"));
    ASSERT_EQ(21u, number(ss, "published"));
    ASSERT(number(ss, "number") <= 21);
    ASSERT(strstr(session_status(ss), "not proved"));
    ASSERT(strstr(session_explain(ss), "too many ways to try them all"));
    session_close(ss);

    ss = open_and_work("armies piece=knight patience=1");
    ASSERT_EQ(0u, number(ss, "proved"));
    ASSERT(strstr(session_explain(ss), "gave up after 1 million steps"));
    session_close(ss);
    PASS();
}

TEST a_page_beyond_the_last_is_missing(void)
{
    struct session *ss = open_and_work("armies size=5x5 solution=19");

    ASSERT_EQ(OUTCOME_NONE, session_outcome(ss));
    ASSERT_STR_EQ("There is no arrangement 19: there are only 18.",
                  session_explain(ss));
    session_close(ss);

    ss = open_and_work("armies size=5x5 fundamental=on solution=3");
    ASSERT_EQ(3u, number(ss, "solution"));
    ASSERT_STR_EQ("4 of each, class 3 of 3", session_status(ss));
    session_close(ss);
    PASS();
}

/* --- by hand -------------------------------------------------------------- */

TEST clicks_turn_white_into_black_into_none(void)
{
    struct session *ss = open_and_work("armies mode=hand placed=a1,b3,b3");

    ASSERT_STR_EQ("a1 / b3", session_notation(ss));
    ASSERT_STR_EQ("1 white, 1 black: 1 of each in peace", session_status(ss));
    session_close(ss);

    ss = open_and_work("armies mode=hand placed=a1,a1,a1,b3,b3,b3-h8,a1");
    ASSERT_STR_EQ("a1 / h8", session_notation(ss));
    ASSERT_STR_EQ("1 white, 1 black, 1 conflict", session_status(ss));
    ASSERT_EQ(1u, number(ss, "conflicts"));
    session_close(ss);
    PASS();
}

TEST the_best_is_praised(void)
{
    struct session *ss = open_and_work("armies size=5x5 mode=hand placed="
                                       "a1,c1,a3,c3,e2,e2,e4,e4,b5,b5,d5,d5");

    ASSERT_STR_EQ("4 white, 4 black: as many as can be", session_status(ss));
    ASSERT(strstr(session_explain(ss), "well done"));
    session_close(ss);
    PASS();
}

static enum reaction ask_hint(struct session *ss, struct error *err)
{
    struct input in = { .kind = INPUT_ACTION };

    in.control = control_find(session_class(ss)->controls, "hint");
    return session_input(ss, &in, err);
}

TEST hints_belong_to_a_best_arrangement(void)
{
    struct session *ss = open_and_work("armies size=5x5 mode=hand "
                                       "placed=a1,c1,a3,c3,e2,e2,e4,e4,b5,b5");
    struct error err;

    ASSERT_EQ(REACTION_REDRAW, ask_hint(ss, &err));
    ASSERT(strstr(session_explain(ss), "the only best arrangement with all "
                                       "these has a black queen on d5"));
    session_close(ss);

    ss = open_and_work("armies size=5x5 mode=hand placed=c3,c3,a1");
    ASSERT_EQ(REACTION_REFUSED, ask_hint(ss, &err));
    ASSERT(strstr(err.message, "take one away"));
    session_close(ss);
    PASS();
}

/* Who stands on a square that is cut out is gone, the others stay. */
TEST a_hole_takes_its_piece_along(void)
{
    struct session *ss = open_and_work("armies size=5x5 mode=hand "
                                       "placed=a1,b3,b3,c5");
    struct input in = {
        .kind = INPUT_PRESS, .button = 1, .square = 0, .tool = TOOL_HOLES
    };
    struct error err;

    session_input(ss, &in, &err);
    ASSERT_STR_EQ("c5 / b3", session_notation(ss));
    in.tool = TOOL_NONE;
    ASSERT_EQ(REACTION_REFUSED, session_input(ss, &in, &err));
    ASSERT(strstr(err.message, "nothing can stand on a hole"));
    session_close(ss);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(small_boards_have_their_numbers);
    RUN_TEST(what_is_not_proved_is_said_to_be);
    RUN_TEST(a_page_beyond_the_last_is_missing);
    RUN_TEST(clicks_turn_white_into_black_into_none);
    RUN_TEST(the_best_is_praised);
    RUN_TEST(hints_belong_to_a_best_arrangement);
    RUN_TEST(a_hole_takes_its_piece_along);
    GREATEST_MAIN_END();
}
