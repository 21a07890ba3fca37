/* Playing, seeking, limits, gliding: the session by itself. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "puzzle/control.h"
#include "puzzle/trace.h"
#include "support/run.h"

TEST a_run_opens_at_its_first_moment(void)
{
    struct session *ss = open_run("tour start=f6");

    ASSERT_EQ(0u, session_index(ss));
    ASSERT_EQ(1u, session_count(ss));
    ASSERT_EQ(OUTCOME_RUNNING, session_outcome(ss));
    ASSERT_STR_EQ("Knight's tour 8\u00d78 from f6", session_heading(ss));
    session_close(ss);
    PASS();
}

TEST playing_keeps_to_its_speed(void)
{
    struct session *ss = open_run("tour start=f6");

    session_speed(ss, 10);
    session_play(ss, true);
    for (int i = 0; i < 20; i++)
        session_advance(ss, 1000, 50);
    ASSERT_EQ(10u, session_index(ss));
    session_play(ss, false);
    session_advance(ss, 1000, 1000);
    ASSERT_EQ(10u, session_index(ss));
    session_close(ss);
    PASS();
}

/* Whoever waits as long as he is told sees every moment, and nothing before. */
TEST playing_tells_when_it_will_go_on(void)
{
    struct session *ss = open_run("tour start=f6");

    ASSERT_EQ(0, session_calm(ss)); /* the solver has work to do */
    while (session_advance(ss, 1000, 0))
        ;
    ASSERT(session_calm(ss) > 1000000);
    session_speed(ss, 4);
    session_play(ss, true);
    ASSERT_EQ(250, session_calm(ss));
    for (size_t i = 0; i < 20; i++) {
        ASSERT_IN_RANGE(250, session_calm(ss), 2); /* to the millisecond */
        session_advance(ss, 1000, session_calm(ss) - 2);
        ASSERT_EQ(i, session_index(ss));
        ASSERT_IN_RANGE(2, session_calm(ss), 1);
        session_advance(ss, 1000, session_calm(ss) + 1);
        ASSERT_EQ(i + 1, session_index(ss));
    }
    session_speed(ss, 0);
    ASSERT_EQ(0, session_calm(ss));
    session_close(ss);
    PASS();
}

/* Words and marks on the board follow a piece when it has come. */
TEST it_is_calm_until_a_piece_has_come(void)
{
    struct session *ss = open_run("tour start=f6");
    char before[1000];

    while (session_advance(ss, 1000, 0))
        ;
    session_set_glide(ss, 200);
    snprintf(before, sizeof before, "%s", session_explain(ss));
    session_step(ss, 1);
    ASSERT_EQ(200, session_calm(ss));
    session_advance(ss, 1000, 150);
    ASSERT_EQ(50, session_calm(ss));
    ASSERT_STR_EQ(before, session_explain(ss));
    session_advance(ss, 1000, 50);
    ASSERT(strcmp(before, session_explain(ss)) != 0);
    ASSERT(session_calm(ss) > 1000000);

    session_speed(ss, 4);
    session_play(ss, true);
    session_advance(ss, 1000, 250);
    ASSERT_EQ(200, session_calm(ss));
    session_advance(ss, 1000, 200);
    ASSERT_EQ(50, session_calm(ss));
    session_close(ss);
    PASS();
}

TEST playing_stops_at_the_end_and_starts_over(void)
{
    struct session *ss = open_run("tour start=f6");

    session_speed(ss, 0);
    session_play(ss, true);
    while (session_advance(ss, 10, 16))
        ;
    ASSERT_EQ(63u, session_index(ss));
    ASSERT_FALSE(session_playing(ss));
    session_play(ss, true);
    ASSERT_EQ(0u, session_index(ss));
    ASSERT(session_playing(ss));
    session_close(ss);
    PASS();
}

TEST the_solver_does_not_run_far_ahead(void)
{
    struct session *ss = open_run("tour start=b1 algorithm=backtracking "
                                  "order=s2");

    session_advance(ss, 1 << 24, 0);
    for (int i = 0; i < 1000; i++)
        session_advance(ss, 1000, 0);
    ASSERT(session_count(ss) < 10000);
    ASSERT_EQ(OUTCOME_RUNNING, session_outcome(ss));
    session_close(ss);
    PASS();
}

TEST chasing_folds_what_is_too_old_to_hold(void)
{
    struct session *ss = open_run("tour start=b1 algorithm=backtracking "
                                  "order=s2");

    session_chase(ss);
    for (int i = 0; i < 50; i++)
        session_advance(ss, 100000, 16);
    ASSERT(session_first(ss) > 0);
    ASSERT_EQ(session_count(ss) - 1, session_index(ss));
    session_seek(ss, 0);
    ASSERT_EQ(session_first(ss), session_index(ss));
    ASSERT_FALSE(session_playing(ss));
    session_close(ss);
    PASS();
}

TEST a_solver_hurries_while_nobody_watches_steps(void)
{
    struct session *ss = open_run("tour start=f6");

    ASSERT_FALSE(session_hurries(ss));
    session_speed(ss, 10);
    session_play(ss, true);
    ASSERT_FALSE(session_hurries(ss));
    session_speed(ss, 0);
    ASSERT(session_hurries(ss));
    session_play(ss, false);
    session_chase(ss);
    ASSERT(session_hurries(ss));
    while (session_advance(ss, 1000, 1))
        ;
    ASSERT_FALSE(session_hurries(ss));
    session_chase(ss);
    ASSERT_FALSE(session_hurries(ss)); /* there is nothing left to find */
    session_close(ss);
    PASS();
}

/* Far behind, the viewer gets a copy of the board at the tip. */
TEST the_board_is_the_same_by_leaps_and_by_steps(void)
{
    static const char run[] = "tour start=a8 algorithm=backtracking";
    struct session *leaps = open_run(run), *steps = open_run(run);

    session_limit(leaps, 3001);
    session_limit(steps, 3001);
    session_chase(leaps);
    while (session_advance(leaps, 1000, 0))
        ;
    while (session_advance(steps, 7, 0))
        session_step(steps, 7);
    session_seek(steps, session_count(steps) - 1);
    ASSERT_EQ(session_index(leaps), session_index(steps));
    for (int layer = 0; layer < LAYER_COUNT; layer++)
        ASSERT_MEM_EQ(session_position(leaps)->cell[layer],
                      session_position(steps)->cell[layer],
                      64 * sizeof(uint32_t));
    ASSERT_EQ(session_position(leaps)->npath, session_position(steps)->npath);
    session_close(leaps);
    session_close(steps);
    PASS();
}

TEST the_beginning_is_gone_to_by_running_again(void)
{
    struct session *ss = open_run("tour size=8x9 start=b1 "
                                  "algorithm=backtracking order=s2");

    session_advance(ss, 1000, 0);
    session_seek(ss, 700);
    ASSERT_FALSE(session_rewind(ss)); /* all of it is held */
    ASSERT_EQ(0u, session_index(ss));
    session_chase(ss);
    for (int i = 0; i < 50; i++)
        session_advance(ss, 100000, 16);
    ASSERT(session_first(ss) > 0);
    ASSERT(session_rewind(ss));
    ASSERT_EQ(0u, session_index(ss));
    ASSERT_EQ(0u, session_first(ss));
    ASSERT_FALSE(session_playing(ss));
    ASSERT_FALSE(session_undo(ss)); /* it is the same run */
    session_advance(ss, 1000, 0);
    session_step(ss, 1);
    ASSERT(strstr(session_describe(ss), "size=8x9 start=b1"));
    ASSERT_EQ(1u, session_index(ss));
    session_close(ss);
    PASS();
}

TEST playing_again_begins_at_the_beginning(void)
{
    struct session *ss = open_run("tour start=a8 algorithm=backtracking "
                                  "order=s2");

    session_run(ss);
    ASSERT(session_first(ss) > 0);
    session_play(ss, true);
    ASSERT_EQ(0u, session_index(ss));
    ASSERT(session_playing(ss));
    session_close(ss);
    PASS();
}

TEST running_keeps_only_the_end(void)
{
    struct session *ss = open_run("tour start=a8 algorithm=backtracking "
                                  "order=s2");

    ASSERT_EQ(OUTCOME_FOUND, session_run(ss));
    ASSERT(session_count(ss) - session_first(ss) < 3);
    ASSERT_STR_EQ("An open tour of 64 squares", session_status(ss));
    session_close(ss);
    PASS();
}

TEST a_limit_is_said_and_proves_nothing(void)
{
    struct session *ss = open_run("tour start=b1 algorithm=backtracking");

    session_limit(ss, 12345);
    ASSERT_EQ(OUTCOME_LIMIT, session_run(ss));
    ASSERT_EQ(12345u, session_work(ss));
    ASSERT_STR_EQ("Stopped at the limit of 12,345 nodes: this proves nothing",
                  session_status(ss));
    session_close(ss);
    PASS();
}

TEST a_limit_in_slices_is_the_same(void)
{
    struct session *ss = open_run("tour start=b1 algorithm=backtracking");

    session_limit(ss, 1000);
    while (session_advance(ss, 7, 1))
        ;
    ASSERT_EQ(1000u, session_work(ss));
    ASSERT_EQ(OUTCOME_LIMIT, session_outcome(ss));
    session_close(ss);
    PASS();
}

TEST a_run_goes_on_in_slices(void)
{
    struct session *ss = open_run("tour start=b1 algorithm=backtracking");
    uint64_t first;

    ASSERT(session_run_on(ss));
    first = session_work(ss);
    ASSERT(first > 0);
    ASSERT(session_run_on(ss));
    ASSERT(session_work(ss) > first);
    ASSERT_EQ(OUTCOME_RUNNING, session_outcome(ss));
    ASSERT_EQ(session_count(ss) - 1, session_index(ss));
    session_close(ss);
    PASS();
}

/* The words are those of the marks on the board: they change on landing. */
TEST words_wait_for_the_landing(void)
{
    struct session *ss = open_and_work("tour start=f6");
    struct text first;

    text_init(&first);
    session_seek(ss, 3);
    text_add(&first, session_explain(ss));
    session_set_glide(ss, 200);
    session_step(ss, 1);
    ASSERT_STR_EQ(first.at, session_explain(ss));
    session_advance(ss, 0, 250);
    ASSERT(strcmp(first.at, session_explain(ss)) != 0);
    session_step(ss, -1);
    ASSERT(strcmp(first.at, session_explain(ss)) != 0);
    session_advance(ss, 0, 250);
    ASSERT_STR_EQ(first.at, session_explain(ss));
    session_step(ss, 1); /* two moments on, they are not waited for */
    session_step(ss, 1);
    ASSERT(session_gliding(ss));
    ASSERT(strcmp(first.at, session_explain(ss)) != 0);
    text_free(&first);
    session_close(ss);
    PASS();
}

TEST steps_are_clamped_and_glide(void)
{
    struct session *ss = open_run("tour start=f6");

    session_set_glide(ss, 200);
    session_advance(ss, 1000, 0);
    session_step(ss, -1);
    ASSERT_EQ(0u, session_index(ss));
    ASSERT_FALSE(session_gliding(ss));
    session_step(ss, 1);
    ASSERT(session_gliding(ss));
    session_advance(ss, 0, 150);
    ASSERT(session_gliding(ss));
    session_advance(ss, 0, 60);
    ASSERT_FALSE(session_gliding(ss));
    session_step(ss, -1);
    ASSERT(session_gliding(ss));
    session_step(ss, 10);
    ASSERT_FALSE(session_gliding(ss));
    ASSERT_EQ(10u, session_index(ss));
    session_step(ss, 1000);
    ASSERT_EQ(63u, session_index(ss));
    session_step(ss, -1000);
    ASSERT_EQ(0u, session_index(ss));
    session_close(ss);
    PASS();
}

/* A solution far behind what the solver has found so far. */
TEST what_is_sought_is_followed_until_it_comes(void)
{
    struct session *ss = open_run("tour start=a8 algorithm=backtracking "
                                  "order=s2");

    session_advance(ss, 1000, 0);
    ASSERT_FALSE(session_seek_flag(ss, MOMENT_SOLUTION, -1));
    ASSERT(session_seek_flag(ss, MOMENT_SOLUTION, 1));
    while (session_advance(ss, 100000, 16))
        ;
    ASSERT_EQ(OUTCOME_FOUND, session_outcome(ss));
    ASSERT(session_moment(ss, session_index(ss))->flags & MOMENT_SOLUTION);
    ASSERT_FALSE(session_playing(ss));
    session_close(ss);
    PASS();
}

/* The search goes on past each of them without a stop. */
TEST the_next_one_is_not_run_past(void)
{
    struct session *ss = open_run("queens size=9 mode=search");

    ASSERT(session_seek_flag(ss, MOMENT_SOLUTION, 1));
    while (session_playing(ss))
        session_advance(ss, 100000, 16);
    ASSERT_STR_EQ("Solution 1", session_status(ss));
    ASSERT(session_seek_flag(ss, MOMENT_SOLUTION, 1));
    while (session_playing(ss))
        session_advance(ss, 100000, 16);
    ASSERT_STR_EQ("Solution 2", session_status(ss));
    session_close(ss);
    PASS();
}

TEST marks_can_be_jumped_between(void)
{
    struct session *ss = open_run("tour start=f6");

    session_advance(ss, 1000, 0);
    ASSERT(session_seek_flag(ss, MOMENT_SOLUTION, 1));
    ASSERT_EQ(63u, session_index(ss));
    ASSERT_FALSE(session_seek_flag(ss, MOMENT_SOLUTION, 1));
    ASSERT(session_seek_flag(ss, MOMENT_TIE, -1));
    ASSERT(session_index(ss) < 63);
    ASSERT(session_moment(ss, session_index(ss))->flags & MOMENT_TIE);
    session_close(ss);
    PASS();
}

SUITE(playback)
{
    RUN_TEST(a_run_opens_at_its_first_moment);
    RUN_TEST(playing_keeps_to_its_speed);
    RUN_TEST(playing_tells_when_it_will_go_on);
    RUN_TEST(it_is_calm_until_a_piece_has_come);
    RUN_TEST(playing_stops_at_the_end_and_starts_over);
    RUN_TEST(the_solver_does_not_run_far_ahead);
    RUN_TEST(chasing_folds_what_is_too_old_to_hold);
    RUN_TEST(a_solver_hurries_while_nobody_watches_steps);
    RUN_TEST(the_board_is_the_same_by_leaps_and_by_steps);
    RUN_TEST(the_beginning_is_gone_to_by_running_again);
    RUN_TEST(playing_again_begins_at_the_beginning);
    RUN_TEST(running_keeps_only_the_end);
    RUN_TEST(a_limit_is_said_and_proves_nothing);
    RUN_TEST(a_limit_in_slices_is_the_same);
    RUN_TEST(a_run_goes_on_in_slices);
    RUN_TEST(words_wait_for_the_landing);
    RUN_TEST(steps_are_clamped_and_glide);
    RUN_TEST(what_is_sought_is_followed_until_it_comes);
    RUN_TEST(the_next_one_is_not_run_past);
    RUN_TEST(marks_can_be_jumped_between);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(playback);
    GREATEST_MAIN_END();
}
