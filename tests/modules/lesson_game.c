/* Free play in turn: a game from any position. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "base/text.h"
#include "support/hand.h"
#include "support/run.h"

/* In turn, and by the rules of Chess960: the king stays, the rook goes to f1.
 */
TEST a_game_is_played_in_turn(void)
{
    static const char array[] =
        "lesson turns=on "
        "fen=qbbnrnkr/pppppppp/8/8/8/8/PPPPPPPP/QBBNRNKR_w_KQkq_-_0_1";
    struct text line;
    struct session *ss;
    struct error err;

    text_init(&line);
    text_addf(&line, "%s moves=f1g3,e7e5,g1h1", array);
    ss = open_run(line.at);
    ASSERT(ss);
    session_seek(ss, session_count(ss) - 1);
    ASSERT_STR_EQ("2. O-O, Black to move", session_status(ss));
    ASSERT(strstr(session_notation(ss), "/QBBNRRK1 b kq - 1 2"));
    ASSERT(strstr(session_explain(ss), "White and Black move in turn"));
    ASSERT_EQ(REACTION_RESTART, hand_button(ss, "again", &err));
    ASSERT(strstr(session_notation(ss), "/QBBNRNKR w KQkq - 0 1"));
    session_close(ss);
    text_clear(&line);
    text_addf(&line, "%s moves=f1g3,g3f5", array);
    ASSERT_EQ(NULL, open_run(line.at));
    text_free(&line);
    PASS();
}

/* Turns are switched on and off; moves made out of turn are given up. */
TEST turns_can_be_switched(void)
{
    struct session *ss = open_run("lesson lesson=25 moves=d4e4,e1d1");
    struct error err;

    ASSERT(strstr(session_describe(ss), "moves=d4e4,e1d1"));
    ASSERT(hand_set(ss, "turns", "on", &err));
    ASSERT_EQ(NULL, strstr(session_describe(ss), "moves="));
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "d4", "e4", &err));
    ASSERT_EQ(REACTION_REFUSED, hand_drag(ss, "e1", "d1", &err));
    ASSERT(strstr(err.message, "it is Black's move"));
    ASSERT(hand_set(ss, "turns", "off", &err));
    ASSERT(strstr(session_describe(ss), "moves=d4e4"));
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "e1", "d1", &err));
    session_close(ss);
    PASS();
}

/* A game knows when it is over. */
TEST a_game_ends_by_mate_and_by_repetition(void)
{
    struct session *ss = open_run(
        "lesson turns=on fen=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_"
        "KQkq_-_0_1 moves=f2f3,e7e5,g2g4,d8h4");

    session_seek(ss, session_count(ss) - 1);
    ASSERT_STR_EQ("2\u2026 Qh4#: checkmate", session_status(ss));
    session_close(ss);
    ss = open_run(
        "lesson turns=on fen=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_"
        "KQkq_-_0_1 moves=g1f3,g8f6,f3g1,f6g8,g1f3,g8f6,f3g1,f6g8");
    session_seek(ss, session_count(ss) - 1);
    ASSERTm(session_status(ss),
            strstr(session_status(ss), "draw can be claimed"));
    session_close(ss);
    PASS();
}

SUITE(games)
{
    RUN_TEST(a_game_is_played_in_turn);
    RUN_TEST(turns_can_be_switched);
    RUN_TEST(a_game_ends_by_mate_and_by_repetition);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(games);
    GREATEST_MAIN_END();
}
