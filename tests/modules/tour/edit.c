/* The board of a tour while it is edited: holes, start and end. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "support/run.h"

TEST a_tool_cuts_and_mends(void)
{
    struct session *ss = open_run("tour size=6x5 start=a1");
    struct input in = {
        .kind = INPUT_PRESS, .button = 1, .tool = TOOL_HOLES, .square = 29
    };
    struct error err;

    ASSERT_EQ(REACTION_RESTART, session_input(ss, &in, &err));
    ASSERT(strstr(session_describe(ss), " holes=f5"));
    ASSERT_STR_EQ("Knight's tour 6\u00d75 with 1 hole from a1",
                  session_heading(ss));
    in.tool = TOOL_NONE;
    ASSERT_EQ(REACTION_REFUSED, session_input(ss, &in, &err));
    ASSERT(strstr(err.message, "f5 is cut out"));
    in.tool = TOOL_HOLES;
    ASSERT_EQ(REACTION_RESTART, session_input(ss, &in, &err));
    ASSERT_FALSE(strstr(session_describe(ss), "holes"));
    in.square = 0;
    ASSERT_EQ(REACTION_REFUSED, session_input(ss, &in, &err));
    session_close(ss);
    PASS();
}

/* Neither may be where the other is, or a hole; a closed tour has no end of
 * its own. */
TEST a_tool_chooses_start_and_end(void)
{
    struct session *ss = open_run("tour size=6x5 start=a1 closed=on");
    struct input in = {
        .kind = INPUT_PRESS, .button = 1, .tool = TOOL_END, .square = 29
    };
    struct error err;

    ASSERT_EQ(REACTION_RESTART, session_input(ss, &in, &err));
    ASSERT(strstr(session_describe(ss), " end=f5"));
    ASSERT_FALSE(strstr(session_describe(ss), "closed"));
    in.tool = TOOL_HOLES;
    ASSERT_EQ(REACTION_REFUSED, session_input(ss, &in, &err));
    ASSERT(strstr(err.message, "the tour is to end here"));
    in.tool = TOOL_START;
    in.square = 1;
    ASSERT_EQ(REACTION_RESTART, session_input(ss, &in, &err));
    ASSERT(strstr(session_describe(ss), " start=b1 end=f5"));
    in.tool = TOOL_END;
    ASSERT_EQ(REACTION_REFUSED, session_input(ss, &in, &err));
    ASSERT_STR_EQ("the tour starts on b1: choose another end", err.message);
    in.square = 29;
    ASSERT_EQ(REACTION_RESTART, session_input(ss, &in, &err));
    ASSERT_FALSE(strstr(session_describe(ss), "end="));
    in.kind = INPUT_RELEASE; /* only a press does anything */
    ASSERT_EQ(REACTION_NONE, session_input(ss, &in, &err));
    in.kind = INPUT_PRESS;
    in.tool = TOOL_PIECE; /* for lessons */
    ASSERT_EQ(REACTION_NONE, session_input(ss, &in, &err));
    session_close(ss);
    PASS();
}

/* What follows from a press in one activity does not in another. */
TEST the_map_is_not_left_for_a_hole(void)
{
    struct session *ss = open_run("tour size=5x5 mode=map");
    struct input in = {
        .kind = INPUT_PRESS, .button = 1, .tool = TOOL_HOLES, .square = 12
    };
    struct error err;

    ASSERT_EQ(REACTION_RESTART, session_input(ss, &in, &err));
    ASSERT(strstr(session_describe(ss), "mode=map"));
    ASSERT(strstr(session_describe(ss), "holes=c3"));
    in.tool = TOOL_START; /* it shows them all */
    in.square = 0;
    ASSERT_EQ(REACTION_NONE, session_input(ss, &in, &err));
    in.tool = TOOL_NONE;
    ASSERT_EQ(REACTION_RESTART, session_input(ss, &in, &err));
    ASSERT_FALSE(strstr(session_describe(ss), "mode=map"));
    session_close(ss);
    PASS();
}

TEST holes_of_one_stroke_are_one_step_back(void)
{
    struct session *ss = open_run("tour size=6x5 start=a1");
    struct input in = { .kind = INPUT_PRESS, .button = 1, .tool = TOOL_HOLES };
    struct error err;
    size_t past;

    ASSERT(session_shuffle(ss, 3, &err));
    past = session_past(ss);
    for (in.square = 25; in.square < 28; in.square++)
        ASSERT_EQ(REACTION_RESTART, session_input(ss, &in, &err));
    ASSERT_EQ(past + 3, session_past(ss));
    session_join(ss, past);
    ASSERT(strstr(session_describe(ss), "holes=b5-d5"));
    ASSERT(session_undo(ss));
    ASSERT_FALSE(strstr(session_describe(ss), "holes"));
    ASSERT(strstr(session_describe(ss), "seed=3"));
    ASSERT(session_redo(ss));
    ASSERT(strstr(session_describe(ss), "holes=b5-d5"));
    session_close(ss);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(a_tool_cuts_and_mends);
    RUN_TEST(a_tool_chooses_start_and_end);
    RUN_TEST(the_map_is_not_left_for_a_hole);
    RUN_TEST(holes_of_one_stroke_are_one_step_back);
    GREATEST_MAIN_END();
}
