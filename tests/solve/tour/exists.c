/* Why there is no tour, said before any search: every reason in turn. */
#include <greatest.h>

#include <string.h>

#include "base/text.h"
#include "support/tour/walk.h"

/* The reason, or "" if nothing speaks against a tour. */
struct answer {
    char text[400];
};

static struct answer reason(int files, int ranks, int start, const char *holes)
{
    struct answer a = { "" };
    struct board b;
    struct tour_question q = ask(&b, files, ranks, start, "s0");
    struct error err;
    struct text text;

    text_init(&text);
    if (!board_parse_holes(&b, holes, &err))
        strcpy(a.text, err.message);
    else if (tour_impossible(&q, &text))
        strcpy(a.text, text.at);
    else if (text.len > 0)
        strcpy(a.text, "a reason, but possible");
    text_free(&text);
    board_free(&b);
    return a;
}

static bool fine(int files, int ranks, int start, const char *holes)
{
    return reason(files, ranks, start, holes).text[0] == '\0';
}

TEST one_square_needs_no_move(void)
{
    ASSERT(fine(1, 1, 0, ""));
    ASSERT(fine(2, 1, 0, "b1"));
    ASSERT(fine(3, 3, 4, "a1,b1,c1,a2,c2,a3,b3,c3"));
    PASS();
}

/* m <= n has a tour for 1x1, 3x4, 3xn from 7, 4xn from 5, and from 5x5 on. */
TEST whole_boards_are_those_of_the_theorem(void)
{
    for (int files = 1; files <= 12; files++)
        for (int ranks = 1; ranks <= 12; ranks++) {
            int m = files < ranks ? files : ranks;
            int n = files + ranks - m;
            bool exists = m >= 5 || (m == 4 && n >= 5) ||
                          (m == 3 && (n == 4 || n >= 7)) || n == 1;

            ASSERT_EQ(exists, fine(files, ranks, 0, ""));
        }
    PASS();
}

TEST sizes_say_why(void)
{
    ASSERT_STR_EQ("No tour exists on a board of 1\u00d77: it has no room for "
                  "a single knight's move.",
                  reason(1, 7, 2, "").text);
    ASSERT_STR_EQ("No tour exists on a board of 2\u00d72: it has no room for "
                  "a single knight's move.",
                  reason(2, 2, 2, "").text);
    ASSERT_STR_EQ("No tour exists on a board of 9\u00d72: every move on it "
                  "goes two squares along the board, so the squares in "
                  "between are never reached.",
                  reason(9, 2, 2, "").text);
    ASSERT_STR_EQ("No tour exists on a board of 3\u00d73: the square in the "
                  "middle is not a knight's move away from any other.",
                  reason(3, 3, 0, "").text);
    ASSERT_STR_EQ("No tour exists on a board of 6\u00d73: an exhaustive "
                  "search of all the ways a knight can go has shown it.",
                  reason(6, 3, 0, "").text);
    ASSERT(strstr(reason(4, 4, 0, "").text, "exhaustive search"));
    ASSERT(strstr(reason(3, 5, 0, "").text, "exhaustive search"));
    PASS();
}

TEST odd_boards_begin_on_the_colour_of_the_corner(void)
{
    ASSERT_STR_EQ("A knight changes colour with every move, so on this board "
                  "of 25 squares a tour must begin on one of the 13 squares "
                  "coloured like the corner; b1 is not one of them.",
                  reason(5, 5, 1, "").text);
    for (int start = 0; start < 35; start++)
        ASSERT_EQ((start % 7 + start / 7) % 2 == 0, fine(7, 5, start, ""));
    for (int start = 0; start < 48; start++)
        ASSERT(fine(8, 6, start, ""));
    PASS();
}

TEST holes_must_leave_the_colours_in_balance(void)
{
    ASSERT_STR_EQ("A knight changes colour with every move, so a tour needs "
                  "as many dark squares as light ones, or one more of "
                  "either; this board has 30 dark and 32 light.",
                  reason(8, 8, 1, "a1,h8").text);
    ASSERT_STR_EQ("A knight changes colour with every move, so on this board "
                  "of 63 squares a tour must begin on one of the 32 light "
                  "squares; c1 is not one of them.",
                  reason(8, 8, 2, "a1").text);
    ASSERT(fine(8, 8, 1, "a1"));
    ASSERT(fine(8, 8, 2, "a1,b1"));
    ASSERT_STR_EQ("A knight changes colour with every move, so on this board "
                  "of 63 squares a tour must begin on one of the 32 dark "
                  "squares; c2 is not one of them.",
                  reason(8, 8, 10, "b1").text);
    PASS();
}

TEST a_square_without_neighbours_cannot_be_taken_in(void)
{
    /* b3 and c2 are all there is around a1; the others keep the balance. */
    ASSERT_STR_EQ("a1 is not a knight's move away from any other square of "
                  "this board, so no tour can take it in.",
                  reason(8, 8, 20, "b3,c2,b2,c3").text);
    ASSERT(strstr(reason(8, 8, 0, "b3,c2,b2,c3").text, "a1 is not a"));
    PASS();
}

TEST only_one_square_can_be_the_end(void)
{
    /* a1 has only c2 left, h8 only f7: both would be the end. */
    ASSERT_STR_EQ("Only a single move leads to a1, and only a single one to "
                  "h8: the knight could not leave either of them again, so "
                  "the tour would have to end on both.",
                  reason(8, 8, 20, "b3,g6,b2,c3").text);
    ASSERT(fine(8, 8, 0, "b3,g6,b2,c3"));
    PASS();
}

TEST the_start_may_be_a_square_with_one_exit(void)
{
    ASSERT(fine(8, 8, 0, "b3,b2"));  /* from a1 itself */
    ASSERT(fine(8, 8, 20, "b3,b2")); /* a1 will be the end */
    PASS();
}

TEST squares_must_be_within_reach(void)
{
    /* A 3x4 board beside a 3x4 board, five files apart. */
    struct answer a = reason(11, 4, 0,
                             "d1,d2,d3,d4,e1,e2,e3,e4,f1,f2,f3,f4,g1,g2,g3,g4,"
                             "h1,h2,h3,h4");

    ASSERT_STR_EQ("Only 12 of the 24 squares can be reached from a1 by "
                  "knight's moves; i1 is one that cannot.",
                  a.text);
    PASS();
}

TEST a_ring_around_a_hole_has_a_tour(void)
{
    for (int start = 0; start < 9; start++)
        if (start != 4)
            ASSERT(fine(3, 3, start, "b2"));
    PASS();
}

/* On small boards every reason is borne out by exhaustion. */
TEST no_reason_is_wrong(void)
{
    for (int files = 1; files <= 5; files++)
        for (int ranks = 1; ranks <= 5; ranks++)
            for (int start = 0; start < files * ranks; start++) {
                struct board b;
                struct tour_question q = ask(&b, files, ranks, start, "s0");
                const char *wrong;
                uint64_t n = tour_walk_count(&tour_warnsdorff, &q, &wrong);

                ASSERT(n == 0 || fine(files, ranks, start, ""));
                board_free(&b);
            }
    PASS();
}

SUITE(tour_exists)
{
    RUN_TEST(one_square_needs_no_move);
    RUN_TEST(whole_boards_are_those_of_the_theorem);
    RUN_TEST(sizes_say_why);
    RUN_TEST(odd_boards_begin_on_the_colour_of_the_corner);
    RUN_TEST(holes_must_leave_the_colours_in_balance);
    RUN_TEST(a_square_without_neighbours_cannot_be_taken_in);
    RUN_TEST(only_one_square_can_be_the_end);
    RUN_TEST(the_start_may_be_a_square_with_one_exit);
    RUN_TEST(squares_must_be_within_reach);
    RUN_TEST(a_ring_around_a_hole_has_a_tour);
    RUN_TEST(no_reason_is_wrong);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(tour_exists);
    GREATEST_MAIN_END();
}
