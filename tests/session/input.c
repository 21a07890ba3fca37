/* What a user does to a run: clicks, settings, undo. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "puzzle/control.h"
#include "puzzle/trace.h"
#include "support/run.h"

TEST a_click_begins_again_and_undo_goes_back(void)
{
    struct session *ss = open_run("tour start=f6 size=8x6");
    struct input in = { .kind = INPUT_PRESS, .button = 1, .square = 17 };
    struct error err;

    ASSERT_EQ(REACTION_RESTART, session_input(ss, &in, &err));
    ASSERT_STR_EQ("Knight's tour 8\u00d76 from b3", session_heading(ss));
    ASSERT(session_undo(ss));
    ASSERT_STR_EQ("Knight's tour 8\u00d76 from f6", session_heading(ss));
    ASSERT_FALSE(session_undo(ss));
    ASSERT(session_redo(ss));
    ASSERT_STR_EQ("Knight's tour 8\u00d76 from b3", session_heading(ss));
    ASSERT_FALSE(session_redo(ss));
    session_close(ss);
    PASS();
}

TEST a_refused_setting_leaves_the_run_alone(void)
{
    struct session *ss = open_run("tour start=f6");
    int start = control_find(session_class(ss)->controls, "start");
    struct error err;

    session_advance(ss, 1000, 0);
    session_seek(ss, 20);
    ASSERT_FALSE(session_set(ss, start, "z9", true, &err));
    ASSERT_EQ(20u, session_index(ss));
    ASSERT_STR_EQ("Knight's tour 8\u00d78 from f6", session_heading(ss));
    session_close(ss);
    PASS();
}

TEST a_live_control_changes_only_the_picture(void)
{
    struct session *ss = open_run("tour start=f6");
    int counts = control_find(session_class(ss)->controls, "counts");
    struct error err;

    session_advance(ss, 1000, 0);
    session_seek(ss, 20);
    ASSERT(session_set(ss, counts, "off", true, &err));
    ASSERT_EQ(20u, session_index(ss));
    ASSERT_FALSE(session_undo(ss));
    session_close(ss);
    PASS();
}

/* Where the user plays, going back and doing something else forgets the
 * rest. */
TEST playing_on_from_the_past_drops_the_future(void)
{
    struct session *ss = open_run("null size=4x3");
    struct input in = { .kind = INPUT_PRESS, .button = 1 };
    struct error err;

    for (in.square = 0; in.square < 5; in.square++)
        ASSERT_EQ(REACTION_EDITED, session_input(ss, &in, &err));
    ASSERT_EQ(6u, session_count(ss));
    session_step(ss, -3);
    ASSERT_STR_EQ("Pawns on the board: 2", session_status(ss));
    in.square = 11;
    session_input(ss, &in, &err);
    ASSERT_EQ(4u, session_count(ss));
    ASSERT_STR_EQ("Pawns on the board: 3", session_status(ss));
    session_close(ss);
    PASS();
}

TEST undo_where_the_user_plays_takes_back_a_move(void)
{
    struct session *ss = open_run("null size=4x3");
    struct input in = { .kind = INPUT_PRESS, .button = 1 };
    struct error err;

    session_set(ss, 0, "5x2", true, &err);
    for (in.square = 0; in.square < 2; in.square++)
        session_input(ss, &in, &err);
    ASSERT(session_undo(ss));
    ASSERT_STR_EQ("Pawns on the board: 1", session_status(ss));
    ASSERT(session_redo(ss));
    ASSERT_STR_EQ("Pawns on the board: 2", session_status(ss));
    ASSERT(session_undo(ss));
    ASSERT(session_undo(ss));
    ASSERT_STR_EQ("null size=5x2 placed=a1,b1 step=0", session_describe(ss));
    ASSERT(session_undo(ss));
    ASSERT_STR_EQ("null size=4x3", session_describe(ss));
    ASSERT_FALSE(session_undo(ss));
    session_close(ss);
    PASS();
}

TEST input_leaves_the_view_of_a_solvers_past_alone(void)
{
    struct input in = { .kind = INPUT_RELEASE, .square = 5, .button = 1 };
    struct session *ss = open_run("tour start=f6 holes=a1,a2");
    struct error err;

    session_advance(ss, 40, 0);
    session_seek(ss, 7);
    ASSERT_EQ(REACTION_NONE, session_input(ss, &in, &err));
    in.kind = INPUT_PRESS;
    in.square = 0;
    ASSERT_EQ(REACTION_REFUSED, session_input(ss, &in, &err));
    ASSERT_EQ(7u, session_index(ss));
    session_close(ss);
    PASS();
}

SUITE(input)
{
    RUN_TEST(a_click_begins_again_and_undo_goes_back);
    RUN_TEST(a_refused_setting_leaves_the_run_alone);
    RUN_TEST(a_live_control_changes_only_the_picture);
    RUN_TEST(playing_on_from_the_past_drops_the_future);
    RUN_TEST(undo_where_the_user_plays_takes_back_a_move);
    RUN_TEST(input_leaves_the_view_of_a_solvers_past_alone);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(input);
    GREATEST_MAIN_END();
}
