/* Chess960 by hand: pieces change places, rules are broken, text is pasted. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <stdlib.h>

#include "base/text.h"
#include "chess/chess960/chess960.h"
#include "puzzle/album.h"
#include "support/hand.h"

static int at(struct session *ss, const char *key)
{
    return (int)number(ss, key);
}

static bool set(struct session *ss, const char *key, const char *text)
{
    struct error err;

    return hand_set(ss, key, text, &err);
}

static enum reaction drag(struct session *ss, const char *from, const char *to)
{
    struct error err;

    return hand_drag(ss, from, to, &err);
}

TEST dragging_lets_two_pieces_change_places(void)
{
    struct session *ss = open_run("chess960");

    ASSERT_EQ(REACTION_RESTART, drag(ss, "d1", "e1"));
    ASSERT_EQ(534, at(ss, "number"));
    ASSERT(strstr(session_describe(ss), "number=534"));
    ASSERT_FALSE(strstr(session_describe(ss), "RNB"));
    ASSERT_EQ(REACTION_RESTART, drag(ss, "e8", "d8")); /* Black's, too */
    ASSERT_EQ(518, at(ss, "number"));
    ASSERT(session_undo(ss));
    ASSERT_EQ(534, at(ss, "number"));
    session_close(ss);
    PASS();
}

TEST each_broken_rule_is_told(void)
{
    struct session *ss = open_run("chess960");

    drag(ss, "c1", "d1"); /* bishops on d1 and f1: both light */
    session_advance(ss, 1, 0);
    ASSERT_EQ(OUTCOME_NONE, session_outcome(ss));
    ASSERT_STR_EQ("RNQBKBNR is none of the 960", session_status(ss));
    ASSERT(strstr(session_explain(ss), "\u2717 The bishops on d1 and f1"));
    ASSERT(strstr(session_explain(ss), "\u2713 The king"));
    ASSERT_STR_EQ("Chess960 RNQBKBNR: bishops on one colour",
                  session_heading(ss));
    drag(ss, "e1", "a1"); /* and the king in the corner */
    session_advance(ss, 1, 0);
    ASSERT(strstr(session_explain(ss), "\u2717 The king on a1"));
    ASSERT(strstr(session_explain(ss), "\u2717 The bishops"));
    drag(ss, "a1", "e1");
    drag(ss, "c1", "d1");
    session_advance(ss, 1, 0);
    ASSERT_EQ(518, at(ss, "number"));
    ASSERT_EQ(OUTCOME_FOUND, session_outcome(ss));
    ASSERT(set(ss, "array", "QQBBNNRK"));
    session_advance(ss, 1, 0);
    ASSERT(strstr(session_explain(ss), "\u2717 There are too many"));
    ASSERT_EQ(NULL, facts_find(session_facts(ss), "number"));
    ASSERT(set(ss, "array", "numbered"));
    ASSERT_EQ(518, at(ss, "number"));
    session_close(ss);
    PASS();
}

/* However it came about, and wherever a number might be told. */
TEST a_broken_array_has_no_number(void)
{
    static const char *const ways[] = { "chess960 array=RNQBKBNR",
                                        "chess960 number=7 array=RNQBKBNR" };
    struct session *ss = open_run("chess960 number=518");
    struct pages p;

    drag(ss, "c1", "d1");
    for (size_t i = 0; i < 3; i++) {
        ASSERT(strstr(session_describe(ss), "number=none"));
        ASSERT_EQ(NULL, facts_find(session_facts(ss), "number"));
        ASSERT_EQ(NULL, facts_find(session_facts(ss), "s0"));
        ASSERT_FALSE(session_pages(ss, &p));
        ASSERT_FALSE(strstr(session_heading(ss), "number"));
        session_close(ss);
        ss = open_run(ways[i % 2]);
    }
    ASSERT(set(ss, "order", "s0"));
    ASSERT(strstr(session_describe(ss), "number=none"));
    ASSERT(set(ss, "array", "rnbqkbnr"));
    ASSERT(strstr(session_describe(ss), "number=1 "));
    ASSERT_FALSE(set(ss, "number", "none"));
    session_close(ss);
    PASS();
}

TEST two_clicks_do_the_same_as_a_drag(void)
{
    struct session *ss = open_run("chess960");
    struct error err;

    hand_point(ss, INPUT_PRESS, 1, "d1", &err);
    ASSERT_EQ(REACTION_REDRAW, hand_point(ss, INPUT_RELEASE, 1, "d1", &err));
    ASSERT_EQ(REACTION_RESTART, hand_point(ss, INPUT_PRESS, 1, "e1", &err));
    hand_point(ss, INPUT_RELEASE, 1, "e1", &err);
    ASSERT_EQ(534, at(ss, "number"));
    /* taken up and put down again */
    hand_point(ss, INPUT_PRESS, 1, "d1", &err);
    hand_point(ss, INPUT_RELEASE, 1, "d1", &err);
    hand_point(ss, INPUT_PRESS, 1, "d1", &err);
    hand_point(ss, INPUT_RELEASE, 1, "d1", &err);
    ASSERT_EQ(REACTION_REDRAW, hand_point(ss, INPUT_PRESS, 1, "e1", &err));
    /* let go beside the board */
    hand_point(ss, INPUT_RELEASE, 1, "none", &err);
    ASSERT_EQ(REACTION_REFUSED, hand_point(ss, INPUT_PRESS, 1, "d2", &err));
    ASSERT(strstr(err.message, "first or the last rank"));
    ASSERT_EQ(534, at(ss, "number"));
    session_close(ss);
    PASS();
}

TEST pasted_text_may_be_a_number_letters_or_a_fen(void)
{
    static const struct {
        const char *text;
        int number;
    } good[] = {
        { "0", 0 },
        { " 959\n", 959 },
        { "rnbkqbnr", 534 },
        { "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1", 0 },
        { "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1\n", 0 }
    };
    static const char *const bad[] = {
        "960", "hello", "8/8/8/8/8/8/8/K1k5 w - - 0 1",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
        "rnbqkbnr/8/8/8/8/8/PPPPPPPP w - - 0 1"
    };
    const struct puzzle_class *cls = &chess960_puzzle;
    struct error err;
    struct params p;

    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        params_init(&p, cls->controls);
        ASSERTm(good[i].text, cls->take(&p, good[i].text, &err));
        ASSERT_EQ(good[i].number, p.at[0].number);
        params_free(&p);
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        params_init(&p, cls->controls);
        ASSERT_FALSEm(bad[i], cls->take(&p, bad[i], &err));
        params_free(&p);
    }
    PASS();
}

SUITE(hand)
{
    RUN_TEST(dragging_lets_two_pieces_change_places);
    RUN_TEST(each_broken_rule_is_told);
    RUN_TEST(a_broken_array_has_no_number);
    RUN_TEST(two_clicks_do_the_same_as_a_drag);
    RUN_TEST(pasted_text_may_be_a_number_letters_or_a_fen);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(hand);
    GREATEST_MAIN_END();
}
