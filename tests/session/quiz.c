/* "Where next?": when a run stops and asks, answers, the score. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "base/text.h"
#include "puzzle/trace.h"
#include "session/quiz.h"
#include "support/run.h"

/* Play until something is asked, or the run is over. */
static enum quizzed play(struct session *ss)
{
    session_play(ss, true);
    while (session_advance(ss, 1000, 100) && session_playing(ss))
        ;
    return quiz_state(ss).now;
}

static enum reaction press(struct session *ss, int square)
{
    struct input in = { .kind = INPUT_PRESS, .square = square, .button = 1 };
    struct error err;

    return session_input(ss, &in, &err);
}

static const char *score(const struct session *ss)
{
    static char words[64];
    struct text out;

    text_init(&out);
    quiz_say_score(ss, &out);
    snprintf(words, sizeof words, "%s", out.at);
    text_free(&out);
    return words;
}

static struct session *open_quiz(const char *run, enum quiz_about about)
{
    struct session *ss = open_run(run);

    session_speed(ss, 4);
    quiz_set(ss, about);
    session_advance(ss, 1000, 0);
    return ss;
}

/* From d1 the knight can go to b2 (4), c3 (8), e3 (8), f2 (4). */
TEST it_asks_at_once_and_waits(void)
{
    struct session *ss = open_quiz("tour start=d1", QUIZ_ALL);

    ASSERT_EQ(QUIZZED_ASKED, quiz_state(ss).now);
    ASSERT_STR_EQ("Where does the knight go next?", session_status(ss));
    ASSERT(strstr(session_explain(ss), "b2") == NULL);
    ASSERT_STR_EQ("No answer yet", score(ss));
    ASSERT_EQ(QUIZZED_ASKED, play(ss));
    session_step(ss, 1);
    session_seek(ss, 20);
    session_chase(ss);
    session_advance(ss, 1000, 1000);
    ASSERT_EQ(0u, session_index(ss));
    session_close(ss);
    PASS();
}

TEST right_and_wrong_are_told_and_counted(void)
{
    struct session *ss = open_quiz("tour start=a1 size=5x5", QUIZ_ALL);

    ASSERT_EQ(REACTION_REDRAW, press(ss, 7)); /* c2, as good as b3 */
    ASSERT_EQ(QUIZZED_ANSWERED, quiz_state(ss).now);
    ASSERT(quiz_state(ss).praised);
    ASSERT_STR_EQ("1 of 1 right", score(ss));
    ASSERT_EQ(0u, session_index(ss));
    ASSERT_EQ(QUIZZED_ASKED, play(ss));
    ASSERT_EQ(1u, session_index(ss));
    press(ss, 24);
    ASSERT(strncmp("Not e5 but ", session_status(ss), 11) == 0);
    ASSERT(strstr(session_explain(ss), "e5 is no knight's move from"));
    ASSERT_STR_EQ("1 of 2 right", score(ss));
    session_close(ss);
    PASS();
}

TEST giving_up_counts_as_asked(void)
{
    struct session *ss = open_quiz("tour start=d1", QUIZ_ALL);

    quiz_guess(ss, RIDDLE_GIVEN_UP);
    ASSERT(strncmp("The answer is ", session_status(ss), 14) == 0);
    ASSERT_STR_EQ("0 of 1 right", score(ss));
    quiz_guess(ss, 0); /* too late */
    ASSERT_STR_EQ("0 of 1 right", score(ss));
    session_close(ss);
    PASS();
}

/* A press neither begins another run nor cuts a square out. */
TEST the_board_is_the_quizs_until_the_end(void)
{
    struct session *ss = open_quiz("tour start=a1 size=4x3", QUIZ_ALL);
    struct input right = { .kind = INPUT_PRESS, .square = 5, .button = 3 };
    struct error err;

    session_input(ss, &right, &err);
    ASSERT(!strstr(session_describe(ss), "holes=") ||
           strstr(session_describe(ss), "holes=none"));
    session_close(ss);

    ss = open_quiz("tour start=a1 size=3x4", QUIZ_ALL);
    press(ss, 5);
    ASSERT_EQ(REACTION_REFUSED, press(ss, 7));
    ASSERT(strstr(session_describe(ss), "start=a1"));
    while (!quiz_state(ss).over) {
        quiz_guess(ss, RIDDLE_GIVEN_UP);
        play(ss);
    }
    ASSERT(strstr(session_explain(ss), "The quiz is over: 0 of "));
    ASSERT_EQ(REACTION_RESTART, press(ss, 11));
    ASSERT(strstr(session_describe(ss), "start=c4"));
    session_advance(ss, 1000, 0);
    ASSERT_EQ(QUIZZED_ASKED, quiz_state(ss).now);
    ASSERT_STR_EQ("No answer yet", score(ss));
    session_close(ss);
    PASS();
}

/* What was asked is not asked again after looking back; what was not is. */
TEST looking_back_is_free(void)
{
    struct session *ss = open_quiz("tour start=d1", QUIZ_ALL);

    for (int i = 0; i < 3; i++) {
        quiz_guess(ss, RIDDLE_GIVEN_UP);
        ASSERT_EQ(QUIZZED_ASKED, play(ss));
    }
    ASSERT_EQ(3u, session_index(ss));
    session_seek(ss, 1);
    session_advance(ss, 0, 16);
    ASSERT_EQ(QUIZZED_NOT, quiz_state(ss).now);
    ASSERT_STR_EQ("Move 1 of 63: d1 \u2192 b2", session_status(ss));
    session_step(ss, 1);
    ASSERT_EQ(QUIZZED_NOT, quiz_state(ss).now);
    ASSERT_EQ(QUIZZED_ASKED, play(ss));
    ASSERT_EQ(3u, session_index(ss));
    ASSERT_STR_EQ("0 of 3 right", score(ss));
    session_close(ss);
    PASS();
}

/* Every moment with the flag is stopped at, and no other, at any speed. */
static enum greatest_test_res stops_only_at(const char *run,
                                            enum quiz_about about, int flag,
                                            float speed)
{
    struct session *ss = open_quiz(run, about);
    int asked = 0, there = 0;

    session_speed(ss, speed);
    if (quiz_state(ss).now == QUIZZED_NOT)
        play(ss);
    while (quiz_state(ss).now == QUIZZED_ASKED) {
        ASSERT(session_moment(ss, session_index(ss))->flags & flag);
        asked++;
        quiz_guess(ss, RIDDLE_GIVEN_UP);
        play(ss);
    }
    ASSERT(quiz_state(ss).over);
    for (size_t i = 0; i + 1 < session_count(ss); i++)
        there += (session_moment(ss, i)->flags & flag) != 0;
    ASSERT_EQ(there, asked);
    ASSERT(asked > 0);
    session_close(ss);
    PASS();
}

TEST only_ties_or_dead_ends_are_asked(void)
{
    const char *back = "tour start=a1 size=5x6 algorithm=backtracking";

    CHECK_CALL(stops_only_at("tour start=d1", QUIZ_TIES, MOMENT_TIE, 0));
    CHECK_CALL(stops_only_at("tour start=d1", QUIZ_TIES, MOMENT_TIE, 7));
    CHECK_CALL(stops_only_at(back, QUIZ_DEAD_ENDS, MOMENT_DEAD_END, 0));
    CHECK_CALL(stops_only_at("queens size=5 mode=search", QUIZ_DEAD_ENDS,
                             MOMENT_DEAD_END, 300));
    CHECK_CALL(stops_only_at("queens size=5 mode=search", QUIZ_SOLUTIONS,
                             MOMENT_SOLUTION, 0));
    PASS();
}

/* Before the last square of a tour, and whether it is closed. */
TEST a_solution_is_asked_before_it_stands(void)
{
    struct session *ss = open_quiz("tour start=a1 size=6x5", QUIZ_SOLUTIONS);

    ASSERT_EQ(QUIZZED_ASKED, play(ss));
    ASSERT_EQ(28u, session_index(ss));
    ASSERT_EQ(RIDDLE_SQUARE, quiz_state(ss).kind);
    quiz_guess(ss, RIDDLE_GIVEN_UP);
    ASSERT_EQ(QUIZZED_ASKED, play(ss));
    ASSERT_EQ(28u, session_index(ss));
    ASSERT_EQ(RIDDLE_YES_NO, quiz_state(ss).kind);
    ASSERT_EQ(REACTION_REFUSED, press(ss, 3));
    quiz_guess(ss, RIDDLE_NO);
    ASSERT_EQ(QUIZZED_NOT, play(ss));
    ASSERT_EQ(29u, session_index(ss));
    ASSERT(quiz_state(ss).over);
    session_close(ss);
    PASS();
}

TEST who_knows_everything_is_praised(void)
{
    struct session *plain = open_and_work("tour start=a1 size=6x5");
    struct session *ss = open_quiz("tour start=a1 size=6x5", QUIZ_SOLUTIONS);
    const struct position *pos;

    session_seek(plain, 29);
    pos = session_position(plain);
    ASSERT_EQ(QUIZZED_ASKED, play(ss));
    ASSERT_EQ(REACTION_REDRAW, press(ss, (int)pos->path[29]));
    ASSERT(quiz_state(ss).praised);
    ASSERT_EQ(QUIZZED_ASKED, play(ss));
    quiz_guess(ss, RIDDLE_NO);
    quiz_guess(ss, RIDDLE_YES); /* the first answer counts */
    ASSERT_EQ(QUIZZED_NOT, play(ss));
    ASSERT_STR_EQ("2 of 2 right", score(ss));
    ASSERT(strstr(session_explain(ss),
                  "The quiz is over: 2 of 2 answers were right, well done."));
    session_close(plain);
    session_close(ss);
    PASS();
}

TEST presses_that_are_no_answer_say_what_is_wanted(void)
{
    struct session *ss = open_quiz("tour start=a1 size=6x5", QUIZ_SOLUTIONS);
    struct input in = { .kind = INPUT_PRESS, .square = 3, .button = 1 };
    struct error err;

    session_seek(ss, 5);
    ASSERT_EQ(REACTION_REFUSED, session_input(ss, &in, &err));
    ASSERT_STR_EQ("the quiz is on; press Esc to leave it first", err.message);
    in.square = -1;
    ASSERT_EQ(REACTION_REDRAW, session_input(ss, &in, &err));
    play(ss);
    ASSERT_EQ(REACTION_REDRAW, session_input(ss, &in, &err));
    ASSERT_EQ(QUIZZED_ASKED, quiz_state(ss).now);
    quiz_guess(ss, RIDDLE_GIVEN_UP);
    in.square = 3;
    ASSERT_EQ(REACTION_REFUSED, session_input(ss, &in, &err));
    ASSERT_STR_EQ("this was answered; Space or \u2192 goes on", err.message);
    play(ss);
    ASSERT_EQ(REACTION_REFUSED, session_input(ss, &in, &err));
    ASSERT_STR_EQ("this one wants Yes or No", err.message);
    session_close(ss);
    PASS();
}

TEST a_run_without_any_says_so(void)
{
    struct session *ss = open_quiz("queens size=4 mode=search", QUIZ_TIES);

    ASSERT_EQ(QUIZZED_NOT, play(ss));
    ASSERT(quiz_state(ss).over);
    ASSERT_STR_EQ("Nothing to ask", score(ss));
    ASSERT(strstr(session_explain(ss), "had nothing to ask about"));
    session_close(ss);
    PASS();
}

/* Off: nothing stops, and the board is the puzzle's again. */
TEST it_can_be_left_and_begun_again(void)
{
    struct session *ss = open_quiz("tour start=d1", QUIZ_ALL);

    quiz_guess(ss, 0);
    quiz_set(ss, QUIZ_OFF);
    ASSERT_EQ(QUIZZED_NOT, play(ss));
    ASSERT_EQ(63u, session_index(ss));
    quiz_set(ss, QUIZ_ALL); /* at the end: from the beginning */
    ASSERT_EQ(0u, session_index(ss));
    ASSERT_EQ(QUIZZED_ASKED, quiz_state(ss).now);
    ASSERT_STR_EQ("No answer yet", score(ss));
    session_close(ss);
    ss = open_run("tour mode=hand");
    ASSERT_FALSE(quiz_is_possible(ss));
    session_close(ss);
    PASS();
}

/* A picture of the moment is the same whether it is asked about or not. */
TEST pictures_know_of_no_quiz(void)
{
    struct session *ss = open_quiz("tour start=d1", QUIZ_ALL);
    struct session *plain = open_run("tour start=d1");
    struct look look = *session_look(ss);
    struct scene a, b;
    struct pose was;

    session_advance(plain, 1000, 0);
    scene_init(&a);
    scene_init(&b);
    scene_clear(&b, session_extent(plain));
    session_draw(plain, &b);
    scene_clear(&a, session_extent(ss));
    session_draw(ss, &a);
    ASSERT(scene_hash(&a) != scene_hash(&b));
    was = session_pose(ss, &look);
    scene_clear(&a, session_extent(ss));
    session_draw(ss, &a);
    ASSERT_EQ(scene_hash(&b), scene_hash(&a));
    session_unpose(ss, was);
    ASSERT_EQ(QUIZZED_ASKED, quiz_state(ss).now);
    scene_free(&a);
    scene_free(&b);
    session_close(plain);
    session_close(ss);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(it_asks_at_once_and_waits);
    RUN_TEST(right_and_wrong_are_told_and_counted);
    RUN_TEST(giving_up_counts_as_asked);
    RUN_TEST(the_board_is_the_quizs_until_the_end);
    RUN_TEST(looking_back_is_free);
    RUN_TEST(only_ties_or_dead_ends_are_asked);
    RUN_TEST(a_solution_is_asked_before_it_stands);
    RUN_TEST(who_knows_everything_is_praised);
    RUN_TEST(presses_that_are_no_answer_say_what_is_wanted);
    RUN_TEST(a_run_without_any_says_so);
    RUN_TEST(it_can_be_left_and_begun_again);
    RUN_TEST(pictures_know_of_no_quiz);
    GREATEST_MAIN_END();
}
