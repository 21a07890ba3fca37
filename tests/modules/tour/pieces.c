/* Tours of other pieces than the knight, and on other surfaces. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <string.h>

#include "chess/mover.h"
#include "modules/tour/settings.h"
#include "puzzle/control.h"
#include "support/hand.h"
#include "support/run.h"

static bool says(const char *words, const char *what)
{
    bool found = strstr(words, what) != NULL;

    if (!found)
        fprintf(stderr, "'%s' is not in: %s\n", what, words);
    return found;
}

TEST words_are_of_the_piece_that_goes(const char *run, const char *heading,
                                      const char *name)
{
    struct session *ss = open_and_work(run);

    ASSERT(ss);
    ASSERT_STR_EQ(heading, session_heading(ss));
    for (size_t i = 0; i < session_count(ss); i++) {
        session_seek(ss, i);
        ASSERT_FALSE(strstr(session_explain(ss), "night"));
        ASSERT_FALSE(strstr(session_status(ss), "night"));
    }
    ASSERT(says(session_explain(ss), name));
    session_close(ss);
    PASS();
}

TEST knights_are_still_knights(void)
{
    struct session *ss = open_and_work("tour size=5x5 start=a1");

    ASSERT_STR_EQ("Knight's tour 5\u00d75 from a1", session_heading(ss));
    session_seek(ss, session_count(ss) - 1);
    ASSERT(says(session_explain(ss), "a knight's move from"));
    ASSERT_FALSE(strstr(session_describe(ss), "piece"));
    ASSERT_FALSE(strstr(session_describe(ss), "surface"));
    session_close(ss);
    PASS();
}

/* More than eight moves: what a moment tells, and the tree of choices, must
 * not forget those beyond. */
TEST pieces_of_many_moves_can_be_watched(void)
{
    struct session *ss = open_and_work(
        "tour size=5x5 start=c3 piece=1,2+0,1+1,1 algorithm=backtracking "
        "tree=on");

    ASSERT(ss);
    for (size_t i = 0; i < session_count(ss); i++) {
        session_seek(ss, i);
        ASSERT(*session_explain(ss));
    }
    ASSERT_STR_EQ("An open tour of 25 squares", session_status(ss));
    session_close(ss);
    PASS();
}

/* What is prescribed for large boards is for knights on flat ones. */
TEST large_boards_are_searched(void)
{
    struct session *ss = open_and_work("tour size=40x31 start=a1 "
                                       "surface=torus");

    session_seek(ss, session_count(ss) - 1);
    ASSERT_STR_EQ("A closed tour of 1,240 squares", session_status(ss));
    session_close(ss);
    PASS();
}

TEST a_hand_goes_over_the_seam(void)
{
    struct session *ss = open_run("tour size=8x6 start=a1 mode=hand "
                                  "surface=torus");
    struct error err;

    ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, "h3", &err));
    ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, "a5", &err));
    ASSERT_EQ(REACTION_REFUSED, hand_click(ss, 1, "a6", &err));
    ASSERT_STR_EQ("a6 is not a knight's move away", err.message);
    ASSERT(says(session_describe(ss), "surface=torus moves=h3,a5"));
    session_close(ss);
    ss = open_run("tour size=8x6 start=a1 mode=hand piece=camel");
    ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, "b4", &err));
    ASSERT_EQ(REACTION_REFUSED, hand_click(ss, 1, "c6", &err));
    ASSERT_STR_EQ("c6 is not a camel's move away", err.message);
    session_close(ss);
    PASS();
}

TEST what_cannot_tour_is_refused(const char *run, const char *why)
{
    struct error err = { .message = "" };
    struct run parsed;

    ASSERT_FALSE(run_parse(&parsed, puzzle_classes, run, &err));
    ASSERT(says(err.message, why));
    PASS();
}

/* Old moves were another piece's. */
TEST another_piece_begins_anew(void)
{
    struct session *ss = open_run("tour size=8x8 start=a1 mode=hand "
                                  "moves=b3,d4 best=20");
    struct error err;

    ASSERT(session_set(ss, TOUR_PIECE, "zebra", true, &err));
    ASSERT_FALSE(strstr(session_describe(ss), "moves="));
    ASSERT_FALSE(strstr(session_describe(ss), "best="));
    ASSERT(says(session_describe(ss), "piece=zebra"));
    session_close(ss);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TESTp(words_are_of_the_piece_that_goes,
              "tour size=10x10 start=a1 piece=zebra",
              "Zebra's tour 10\u00d710 from a1", "a zebra's move");
    RUN_TESTp(words_are_of_the_piece_that_goes,
              "tour size=5x4 start=b2 piece=king surface=mobius",
              "King's tour 5\u00d74 on a M\u00f6bius strip from b2",
              "a king's move");
    RUN_TESTp(words_are_of_the_piece_that_goes,
              "tour size=5x4 start=b2 piece=0,1+0,2",
              "0,1+0,2 piece's tour 5\u00d74 from b2",
              "a 0,1+0,2 piece's move");
    RUN_TEST(knights_are_still_knights);
    RUN_TEST(pieces_of_many_moves_can_be_watched);
    RUN_TEST(large_boards_are_searched);
    RUN_TEST(a_hand_goes_over_the_seam);
    RUN_TESTp(what_cannot_tour_is_refused, "tour piece=rook",
              "tours are made of leaps");
    RUN_TESTp(what_cannot_tour_is_refused, "tour piece=0,0", "does not move");
    RUN_TESTp(what_cannot_tour_is_refused, "tour piece=1,2,3", "is no term");
    RUN_TESTp(what_cannot_tour_is_refused, "tour piece=1,2+1,3+2,3+1,4+2,5",
              "moves");
    RUN_TESTp(what_cannot_tour_is_refused, "tour surface=sphere",
              "flat, cylinder, torus, mobius or klein");
    RUN_TEST(another_piece_begins_anew);
    GREATEST_MAIN_END();
}
