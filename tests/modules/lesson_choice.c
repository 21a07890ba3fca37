/* Which lesson it is: by a position of one's own, and at random; and which of
 * its own moves have been made. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "modules/lesson/run.h"
#include "puzzle/control.h"
#include "support/hand.h"

static int chosen(const struct session *ss)
{
    return session_params(ss)->at[LESSON_NUMBER].number + 1;
}

TEST a_position_of_ones_own_is_free_play_in_the_menu_too(void)
{
    struct session *ss = open_run("lesson lesson=4 "
                                  "fen=4k3/8/8/8/8/8/8/4K3_w_-_-_0_1");

    ASSERT(ss);
    ASSERT_STR_EQ("Lesson 25: Free play", session_heading(ss));
    ASSERT_EQ(25, chosen(ss));
    session_close(ss);
    PASS();
}

/* Twice the same would look as if nothing had happened. */
TEST at_random_every_other_lesson_comes_up(void)
{
    struct session *ss = open_run("lesson lesson=25 "
                                  "fen=4k3/8/8/8/8/8/8/4K3_w_-_-_0_1");
    uint32_t seen = 0;
    struct error err;

    for (uint64_t seed = 1; seed <= 500; seed++) {
        int before = chosen(ss);

        ASSERT(session_shuffle(ss, seed, &err));
        ASSERT(before != chosen(ss));
        ASSERT_FALSE(strstr(session_describe(ss), "fen="));
        seen |= 1u << (chosen(ss) - 1);
    }
    ASSERT_EQ_FMT((1u << 25) - 1, seen, "%x");
    session_close(ss);
    PASS();
}

/* What is left when they are taken back is not the lesson as it opens. */
TEST a_lessons_own_moves_can_be_taken_back(void)
{
    struct session *ss = open_run("lesson lesson=22"), *again;
    struct error err;

    ASSERT_EQ(2u, session_count(ss));
    ASSERT(session_begin_afresh(ss));
    ASSERT_STR_EQ("lesson lesson=22 moves=start", session_describe(ss));
    again = open_run(session_describe(ss));
    ASSERT_EQ(1u, session_count(again));
    ASSERT_STR_EQ("Before, Black to move", session_status(ss));
    ASSERT_STR_EQ("Before, Black to move", session_status(again));
    session_close(again);
    hand_drag(ss, "d7", "d5", &err);
    ASSERT_STR_EQ("Capture the pawn in passing", session_status(ss));
    session_seek(ss, 0);
    hand_drag(ss, "d7", "d6", &err);
    ASSERT_STR_EQ("lesson lesson=22 moves=d7d6 step=1", session_describe(ss));
    ASSERT_STR_EQ("1… d6, White to move", session_status(ss));
    hand_drag(ss, "e5", "d6", &err);
    ASSERT_STR_EQ("1… d6 2. exd6", hand_words(ss, "san"));
    ASSERT(session_undo(ss));
    hand_button(ss, "again", &err);
    ASSERT_STR_EQ("lesson lesson=22 step=1", session_describe(ss));
    ASSERT_EQ(2u, session_count(ss));
    session_close(ss);
    PASS();
}

/* The answer would be a second deed, after the one that goes back to the
 * question. */
TEST there_is_room_for_all_of_an_answer_or_for_none(void)
{
    struct session *ss;
    struct text run;
    struct error err;

    text_init(&run);
    text_add(&run, "lesson lesson=23 moves=e1f1");
    for (int i = 1; i < MOVES_KEPT / 2; i++)
        text_add(&run, ",back,e1f1");
    ss = open_run(run.at);
    ASSERT(ss);
    ASSERT_EQ((size_t)MOVES_KEPT, session_count(ss));
    ASSERT_EQ(REACTION_REFUSED, hand_button(ss, "no", &err));
    ASSERT(strstr(err.message, "enough for a lesson"));
    ASSERT_EQ((size_t)MOVES_KEPT, session_count(ss));
    session_close(ss);
    text_free(&run);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(a_position_of_ones_own_is_free_play_in_the_menu_too);
    RUN_TEST(at_random_every_other_lesson_comes_up);
    RUN_TEST(a_lessons_own_moves_can_be_taken_back);
    RUN_TEST(there_is_room_for_all_of_an_answer_or_for_none);
    GREATEST_MAIN_END();
}
