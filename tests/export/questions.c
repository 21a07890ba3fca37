/*
 * Worksheets whose answers are written below the boards: lessons and arrays.
 * Nothing is given away, and what the answers say is checked by the rules.
 */
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "chess/chess960/chess960.h"
#include "chess/chess960/rules.h"
#include "support/sheet.h"

/* Lines to write on: thin and not the page itself. */
static int lines(void)
{
    int n = 0;

    for (size_t i = 0; i < sc.ndraws; i++)
        n += sc.draws[i].kind == DRAW_RECT && sc.draws[i].size.y < 10 &&
             sc.draws[i].size.x > 100;
    return n;
}

/* What they are drawn of: a shaft and a head each. */
static int arrows(void)
{
    return count(DRAW_POLYLINE);
}

TEST mates_are_asked_for_without_hints(void)
{
    want(SHEET_ASK, "all");
    ASSERT(open_sheet("lesson lesson=19"));
    ASSERT_EQ(2, sheet_pages(sheet));
    ASSERT(draw(1));
    ASSERT_EQ(6, count(DRAW_BOARD));
    ASSERT_EQ(0, arrows());
    ASSERT_EQ(0, count(DRAW_RING));
    ASSERT_EQ(0, count(DRAW_DISC));
    ASSERT_EQ(2 + 6 * 2, lines()); /* name and date, two each */
    ASSERT(says("1. Give checkmate in one move"));
    ASSERT(says("6. Black to move: give checkmate"));
    ASSERT(says("below each board"));
    ASSERT_FALSE(says("Ra8#"));
    PASS();
}

TEST their_answers_say_why(void)
{
    want(SHEET_ASK, "all");
    ASSERT(open_sheet("lesson lesson=19"));
    ASSERT(draw(2));
    ASSERT_EQ(0, lines());
    ASSERT(arrows() >= 6);
    ASSERT(says("1. Ra8#: the king is shut in"));
    ASSERT(says("5. c8=Q# or c8=R#:"));
    ASSERT(says("6. Qh2#:"));
    PASS();
}

TEST castling_is_answered_by_the_rules(void)
{
    want(SHEET_ASK, "all");
    ASSERT(open_sheet("lesson lesson=23"));
    ASSERT(draw(1));
    ASSERT(says("2. May White castle queenside?"));
    ASSERT_FALSE(says("Yes"));
    ASSERT(draw(2));
    ASSERT(says("May White castle? Solutions"));
    ASSERT(says("1. No. Castling: the knight on b1"));
    ASSERT(says("2. Yes. The king goes from e1 to c1"));
    ASSERT(says("3. No."));
    ASSERT(says("4. No."));
    ASSERT(says("5. No."));
    ASSERT(says("6. No."));
    PASS();
}

TEST one_board_of_a_lesson_with_one(void)
{
    want(SHEET_ASK, "all");
    ASSERT(open_sheet("lesson lesson=18"));
    ASSERT(draw(1));
    ASSERT_EQ(1, count(DRAW_BOARD));
    ASSERT(says("Find three ways out of check"));
    ASSERT(says("below the board"));
    ASSERT_FALSE(says("1."));
    ASSERT(draw(2));
    ASSERT(says("Kf1 or Kd1: the king steps aside; Ne2:"));
    PASS();
}

/* Of the lesson on draws only the last position asks for a move. */
TEST positions_without_a_question_are_left_out(void)
{
    want(SHEET_ASK, "all");
    ASSERT(open_sheet("lesson lesson=24"));
    ASSERT_EQ(1u, sheet->chosen.n);
    tear_down(NULL);
    set_up(NULL);
    want(SHEET_ASK, "1,3");
    ASSERT_FALSE(open_sheet("lesson lesson=24"));
    PASS();
}

/* --- arrays -------------------------------------------------------------- */

TEST numbers_of_arrays(void)
{
    want(SHEET_ASK, "518,0,959");
    ASSERT(open_sheet("chess960"));
    ASSERT(draw(1));
    ASSERT(says("Chess960: which number?"));
    ASSERT(says("1. RNBQKBNR"));
    ASSERT_FALSE(says("518"));
    ASSERT_EQ(2 + 3 * 2, lines());
    ASSERT(draw(2));
    ASSERT(says("1. Number 518 = 2 + 4 \u00b7 1 + 16 \u00b7 2 + 96 \u00b7 5."));
    ASSERT(says("2. Number 0 = 0 + 4 \u00b7 0 + 16 \u00b7 0 + 96 \u00b7 0."));
    ASSERT(says("3. Number 959 = 3 + 4 \u00b7 3 + 16 \u00b7 5 + 96 \u00b7 9."));
    PASS();
}

TEST arrays_of_numbers(void)
{
    want(SHEET_ASK, "518,0");
    want(SHEET_TOPIC, "array");
    ASSERT(open_sheet("chess960"));
    ASSERT(draw(1));
    ASSERT_EQ(0, count(DRAW_PIECE));
    ASSERT(says("1. Number 518"));
    ASSERT_FALSE(says("RNBQKBNR"));
    ASSERT(draw(2));
    ASSERT_EQ(64, count(DRAW_PIECE));
    ASSERT(says("1. Number 518: RNBQKBNR."));
    PASS();
}

/* The back rank of board `n`, from the pieces that are drawn. */
static struct array array_on(int n)
{
    const struct draw *board = NULL;
    struct array a = { { 0 } };

    for (size_t i = 0; i < sc.ndraws; i++) {
        const struct draw *d = &sc.draws[i];
        int file, row;

        if (d->kind == DRAW_BOARD && n-- == 0)
            board = d;
        else if (d->kind == DRAW_BOARD && board)
            break;
        if (!board || d->kind != DRAW_PIECE)
            continue;
        file = (int)((d->at.x - board->at.x) / board->stroke);
        row = (int)((d->at.y - board->at.y) / board->stroke);
        if (row == 7)
            a.at[file] = d->code;
    }
    return a;
}

/* What the page says of each array is what its pieces are. */
TEST rules_that_are_broken(void)
{
    bool valid[6], some = false, others = false;
    struct text words;

    text_init(&words);
    want(SHEET_ASK, "518,0,100-103");
    want(SHEET_TOPIC, "rule");
    ASSERT(open_sheet("chess960"));
    ASSERT(draw(1));
    ASSERT_EQ(1, sheet->plan.pages);
    for (int i = 0; i < 6; i++) {
        struct array a = array_on(i);

        valid[i] = array_is_valid(&a);
        some = some || valid[i];
        others = others || !valid[i];
    }
    ASSERT(some && others);
    ASSERT_FALSE(says("Yes"));
    ASSERT(draw(2));
    for (int i = 0; i < 6; i++) {
        text_clear(&words);
        text_addf(&words, "%d. %s", i + 1, valid[i] ? "Yes:" : "No:");
        ASSERTm(words.at, says(words.at));
    }
    text_free(&words);
    PASS();
}

/* --- refusals ------------------------------------------------------------ */

static const char *refused(const char *run)
{
    return open_sheet(run) && draw(1) ? "it was not refused" : err.message;
}

TEST what_does_not_go_together_is_refused(void)
{
    want(SHEET_ASK, "1");
    want(SHEET_TOPIC, "rule");
    ASSERT_STR_EQ("topic: queens has worksheets of one kind alone",
                  refused("queens size=8"));
    tear_down(NULL);
    set_up(NULL);
    want(SHEET_ASK, "1");
    want(SHEET_REVEAL, "2");
    ASSERT_STR_EQ("reveal: lesson has no worksheets with something given",
                  refused("lesson lesson=19"));
    tear_down(NULL);
    set_up(NULL);
    want(SHEET_ASK, "1");
    want(SHEET_UNIQUE, "on");
    ASSERT_STR_EQ("unique: chess960 has no worksheets with something given",
                  refused("chess960"));
    tear_down(NULL);
    set_up(NULL);
    want(SHEET_ASK, "7");
    ASSERT(
        strstr(refused("lesson lesson=19"), "want all, or a list of 1 to 6"));
    PASS();
}

SUITE(questions)
{
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(mates_are_asked_for_without_hints);
    RUN_TEST(their_answers_say_why);
    RUN_TEST(castling_is_answered_by_the_rules);
    RUN_TEST(one_board_of_a_lesson_with_one);
    RUN_TEST(positions_without_a_question_are_left_out);
    RUN_TEST(numbers_of_arrays);
    RUN_TEST(arrays_of_numbers);
    RUN_TEST(rules_that_are_broken);
    RUN_TEST(what_does_not_go_together_is_refused);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(questions);
    GREATEST_MAIN_END();
}
