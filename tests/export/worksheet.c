/* Worksheets: tasks give nothing away but what is given, solutions all of it.
 */
#include <greatest.h>

#include <string.h>

#include "support/sheet.h"

TEST a_worksheet_gives_nothing_away(void)
{
    want(SHEET_ASK, "a1,c3,e5");
    ASSERT(open_sheet("tour size=8x8"));
    ASSERT_EQ(2, sheet_pages(sheet));
    ASSERT(draw(1));
    ASSERT_EQ(3, count(DRAW_BOARD));
    ASSERT_EQ(3, count(DRAW_PIECE));
    ASSERT_EQ(0, count(DRAW_POLYLINE));
    ASSERT_EQ(0, count(DRAW_DISC));
    ASSERT(says("Name:"));
    ASSERT(says("Date:"));
    ASSERT(says("Lead the knight over all 64 squares"));
    ASSERT(says("2. from c3"));
    ASSERT(says("1 of 2"));
    PASS();
}

TEST its_solutions_follow_with_the_same_numbers(void)
{
    want(SHEET_ASK, "a1,c3,e5");
    ASSERT(open_sheet("tour size=8x8"));
    ASSERT(draw(2));
    ASSERT_EQ(3, count(DRAW_BOARD));
    ASSERT_EQ_FMT(3, count(DRAW_POLYLINE), "%d");
    ASSERT_EQ(3 * 64, count(DRAW_DISC));
    ASSERT(says("2. from c3"));
    ASSERT(says(": solutions"));
    ASSERT_FALSE(says("Name:"));
    ASSERT(says("2 of 2"));
    PASS();
}

TEST queens_are_to_be_placed_but_for_those_given(void)
{
    want(SHEET_ASK, "1,5");
    ASSERT(open_sheet("queens size=8"));
    ASSERT(draw(1));
    ASSERT_EQ(0, count(DRAW_PIECE));
    ASSERT(says("Place 8 queens on each board"));
    ASSERT(says("1. 92 solutions"));
    ASSERT(draw(2));
    ASSERT_EQ_FMT(16, count(DRAW_PIECE), "%d");
    ASSERT(says("2. solution 5"));
    PASS();
}

TEST a_single_board_is_not_each_board(void)
{
    const char *const runs[] = { "queens size=8", "queens size=8 given=a1",
                                 "place piece=king size=6x5",
                                 "cover piece=queen size=5x6" };

    for (size_t r = 0; r < sizeof runs / sizeof *runs; r++) {
        want(SHEET_ASK, "1");
        want(SHEET_REVEAL, r % 2 ? "1" : "0");
        ASSERT(open_sheet(runs[r]));
        ASSERT(draw(1));
        ASSERT(says("the board"));
        ASSERT_FALSE(says("each"));
        ASSERT_FALSE(says("1."));
        tear_down(NULL);
        set_up(NULL);
    }
    PASS();
}

/* A reader must know what is joined, and what a zebra does. */
TEST surfaces_and_unusual_pieces_are_told(void)
{
    want(SHEET_ASK, "1");
    ASSERT(open_sheet("place piece=zebra size=6x5 surface=torus"));
    ASSERT(draw(1));
    ASSERT(says("2,3:"));
    ASSERT(says("joined"));
    tear_down(NULL);
    set_up(NULL);
    want(SHEET_ASK, "1");
    ASSERT(open_sheet("cover piece=queen size=6x5"));
    ASSERT(draw(1));
    ASSERT_FALSE(says("moves"));
    ASSERT_FALSE(says("joined"));
    PASS();
}

TEST queens_barred_are_told(void)
{
    want(SHEET_ASK, "1,2");
    ASSERT(open_sheet("queens size=8 barred=a1,b2"));
    ASSERT(draw(1));
    ASSERT(says("No queen") || says("a1 or b2"));
    PASS();
}

TEST some_of_a_solution_can_be_revealed(void)
{
    struct text given, solved;

    text_init(&given);
    text_init(&solved);
    want(SHEET_ASK, "1,5");
    want(SHEET_REVEAL, "3");
    ASSERT(open_sheet("queens size=8"));
    ASSERT(draw(2));
    places_on(1, &solved);
    ASSERT(draw(1));
    ASSERT_EQ(6, count(DRAW_PIECE));
    ASSERT(says("Place the missing queens"));
    places_on(1, &given);
    for (char *word = strtok(given.at, " "); word; word = strtok(NULL, " "))
        ASSERT(strstr(solved.at, word));
    text_free(&given);
    text_free(&solved);
    tear_down(NULL);
    set_up(NULL);
    want(SHEET_ASK, "a1");
    want(SHEET_REVEAL, "10");
    ASSERT(open_sheet("tour size=8x8"));
    ASSERT(draw(1));
    ASSERT_EQ(9, count(DRAW_DISC));
    ASSERT(says("10"));
    ASSERT_FALSE(says("11"));
    PASS();
}

TEST squares_of_the_task_itself_keep_their_queens(void)
{
    struct text given;

    text_init(&given);
    want(SHEET_ASK, "1");
    ASSERT(open_sheet("queens size=8 given=d1,b2"));
    ASSERT(draw(1));
    places_on(0, &given);
    ASSERT(strstr(given.at, "d1") && strstr(given.at, "b2"));
    ASSERT_EQ(2, count(DRAW_PIECE));
    text_free(&given);
    PASS();
}

TEST pieces_of_both_kinds_can_be_asked_for(void)
{
    want(SHEET_ASK, "1-4");
    ASSERT(open_sheet("cover piece=queen size=8x8"));
    ASSERT(draw(1));
    ASSERT_EQ(0, count(DRAW_PIECE));
    ASSERT(says("Place 5 queens on each board so that every square"));
    tear_down(NULL);
    set_up(NULL);
    want(SHEET_ASK, "1-4");
    ASSERTm(err.message, open_sheet("place piece=king size=6x5"));
    ASSERT(draw(1));
    ASSERT(says("Place 9 kings"));
    PASS();
}

TEST what_has_no_solution_is_no_task(void)
{
    want(SHEET_ASK, "a1,b1");
    ASSERT(open_sheet("tour size=5x5"));
    ASSERT_FALSE(draw(1));
    ASSERT(strstr(err.message, "a worksheet needs runs that end in a"));
    PASS();
}

SUITE(worksheets)
{
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(a_worksheet_gives_nothing_away);
    RUN_TEST(its_solutions_follow_with_the_same_numbers);
    RUN_TEST(queens_are_to_be_placed_but_for_those_given);
    RUN_TEST(a_single_board_is_not_each_board);
    RUN_TEST(surfaces_and_unusual_pieces_are_told);
    RUN_TEST(queens_barred_are_told);
    RUN_TEST(some_of_a_solution_can_be_revealed);
    RUN_TEST(squares_of_the_task_itself_keep_their_queens);
    RUN_TEST(pieces_of_both_kinds_can_be_asked_for);
    RUN_TEST(what_has_no_solution_is_no_task);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(worksheets);
    GREATEST_MAIN_END();
}
