/* Grids of . and #: read, written, and refused with the place of the fault. */
#include <greatest.h>

#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "chess/board.h"
#include "chess/shape_grid.h"
#include "chess/square.h"

static struct error err;

static bool reads(const char *text, struct board *b)
{
    return shape_grid_read(b, text, strlen(text), &err);
}

/* What is written is `want`. */
static bool becomes(const char *text, const char *want)
{
    struct text out;
    struct board b;
    bool same;

    if (!reads(text, &b))
        return false;
    text_init(&out);
    shape_grid_write(&b, &out);
    same = strcmp(want, out.at) == 0;
    text_free(&out);
    board_free(&b);
    return same;
}

TEST the_top_rank_comes_first(void)
{
    struct board b;

    ASSERT(reads(".#.\n#..\n", &b));
    ASSERT_EQ(3, b.files);
    ASSERT_EQ(2, b.ranks);
    ASSERT_EQ(2, b.nholes);
    ASSERT(b.hole[0] && b.hole[4]); /* a1 and b2 */
    board_free(&b);
    PASS();
}

TEST out_and_in_again_is_the_same(void)
{
    static const char *const grids[] = { ".\n", "#.\n", ".\n#\n", "...\n...\n",
                                         "#..##..#\n........\n.######.\n" };

    for (size_t i = 0; i < sizeof grids / sizeof *grids; i++)
        ASSERT(becomes(grids[i], grids[i]));
    PASS();
}

TEST lines_may_end_and_begin_as_they_do_elsewhere(void)
{
    ASSERT(becomes(".#\r\n..\r\n", ".#\n..\n"));
    ASSERT(becomes(".#\n..", ".#\n..\n"));
    ASSERT(becomes("\n\n    .#  \n    ..\t\n\n \n", ".#\n..\n"));
    ASSERT(becomes("\xEF\xBB\xBF.#\n..\n", ".#\n..\n"));
    PASS();
}

TEST faults_are_named_with_their_place(void)
{
    static const struct {
        const char *text, *said;
    } faults[] = {
        { "...\n.x.\n",
          "line 2, column 2: want . for a square or # for a hole, not 'x'" },
        { "  ..\n  .\u00e9\n", "line 2, column 4: want . for a square or # "
                               "for a hole, not '\u00e9'" },
        { ". .\n", "line 1, column 2: want . for a square or # for a hole, "
                   "not a space" },
        { ".\t.\n", "not a tab" },
        { ".\x01\n", "not the byte 1" },
        { ".\xff.\n", "not the byte 255" },
        { "...\n..\n",
          "line 2 has 2 signs, line 1 has 3: want as many in every line" },
        { "..\n\n..\n", "line 2 is empty" },
        { "", "there is no grid in it" },
        { " \n\r\n", "there is no grid in it" },
        { "##\n##\n", "every square is a hole" },
    };
    struct board b;

    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        ASSERT_FALSEm(faults[i].said, reads(faults[i].text, &b));
        ASSERTm(err.message, strstr(err.message, faults[i].said));
    }
    ASSERT_FALSE(shape_grid_read(&b, ".\0.", 3, &err));
    ASSERT(strstr(err.message, "column 2"));
    ASSERT(strstr(err.message, "the byte 0"));
    PASS();
}

TEST a_board_has_no_more_than_a_thousand_a_side(void)
{
    struct text wide, high;
    struct board b;

    text_init(&wide);
    text_init(&high);
    for (int i = 0; i < BOARD_SIDE_MAX; i++) {
        text_add(&wide, ".");
        text_add(&high, ".\n");
    }
    ASSERT(reads(wide.at, &b));
    board_free(&b);
    ASSERT(reads(high.at, &b));
    board_free(&b);
    text_add(&wide, ".");
    text_add(&high, ".");
    ASSERT_FALSE(reads(wide.at, &b));
    ASSERT_STR_EQ("the grid is 1001x1: want at most 1000x1000", err.message);
    ASSERT_FALSE(reads(high.at, &b));
    ASSERT_STR_EQ("the grid is 1x1001: want at most 1000x1000", err.message);
    text_free(&wide);
    text_free(&high);
    PASS();
}

static bool meant(const char *text)
{
    return shape_grid_meant(text, strlen(text));
}

TEST it_is_known_from_other_texts(void)
{
    ASSERT(meant(".#.\n..."));
    ASSERT(meant("\n\n  ..x#\n"));
    ASSERT_FALSE(meant(""));
    ASSERT_FALSE(meant("  \n"));
    ASSERT_FALSE(meant("tour size=8x8 start=a1"));
    ASSERT_FALSE(meant("# A lesson\n\nWords and words.\n"));
    ASSERT_FALSE(meant(" 1  .  .\n .  .  2\n"));
    ASSERT_FALSE(meant("8/8/8/8/8/8/8/8 w - - 0 1"));
    PASS();
}

SUITE(shape_grid)
{
    RUN_TEST(the_top_rank_comes_first);
    RUN_TEST(out_and_in_again_is_the_same);
    RUN_TEST(lines_may_end_and_begin_as_they_do_elsewhere);
    RUN_TEST(faults_are_named_with_their_place);
    RUN_TEST(a_board_has_no_more_than_a_thousand_a_side);
    RUN_TEST(it_is_known_from_other_texts);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(shape_grid);
    GREATEST_MAIN_END();
}
