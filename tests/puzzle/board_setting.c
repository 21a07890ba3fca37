/* A board as two settings: read, refused, cut by a click, and resized. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "base/error.h"
#include "chess/board.h"
#include "chess/shapes.h"
#include "chess/square.h"
#include "puzzle/board_setting.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"

enum { HOLES, SIZE };

/* clang-format off */
static const struct control table[] = {
    [HOLES] = { .key = "holes", .kind = CONTROL_SQUARES, .initial = "",
                .names = shape_names, .blocks = true },
    [SIZE] = { .key = "size", .kind = CONTROL_SIZE, .min = 1, .max = 20,
               .initial = "3x2" },
    { .key = NULL }
};
/* clang-format on */

static const struct board_setting at = { .size = SIZE, .holes = HOLES };

static void set(struct params *p, const char *size, const char *holes)
{
    struct error err;

    params_set(p, table, SIZE, size, &err);
    params_set(p, table, HOLES, holes, &err);
}

TEST size_and_holes_make_the_board(void)
{
    struct error err = { "" };
    struct params p;
    struct board b;

    params_init(&p, table);
    set(&p, "3x2", "b1,a2");
    ASSERT(board_setting_read(at, &p, &b, &err));
    ASSERT_EQ(3, b.files);
    ASSERT_EQ(2, b.ranks);
    ASSERT_EQ(2, b.nholes);
    ASSERT(b.hole[1] && b.hole[3]);
    board_free(&b);
    set(&p, "3x2", "a3");
    ASSERT_FALSE(board_setting_read(at, &p, &b, &err));
    ASSERT_STR_EQ("hole 'a3' is not on the 3x2 board (a1 to c2)", err.message);
    params_free(&p);
    PASS();
}

TEST a_click_cuts_and_puts_back_all_but_the_last(void)
{
    struct error err = { "" };
    struct params p;
    struct board b;

    params_init(&p, table);
    set(&p, "2x1", "");
    board_setting_read(at, &p, &b, &err);
    ASSERT_EQ(REACTION_RESTART, board_setting_cut(at, &b, &p, 1, &err));
    ASSERT_STR_EQ("b1", p.at[HOLES].text);
    board_free(&b);
    board_setting_read(at, &p, &b, &err);
    ASSERT_EQ(REACTION_REFUSED, board_setting_cut(at, &b, &p, 0, &err));
    ASSERT_STR_EQ("this is the last square: one has to stay", err.message);
    ASSERT_STR_EQ("b1", p.at[HOLES].text);
    ASSERT_EQ(REACTION_RESTART, board_setting_cut(at, &b, &p, 1, &err));
    ASSERT_STR_EQ("", p.at[HOLES].text);
    board_free(&b);
    params_free(&p);
    PASS();
}

TEST holes_stay_that_are_on_a_smaller_board(void)
{
    struct params p;

    params_init(&p, table);
    set(&p, "4x4", "c3,h1,a2");
    board_setting_keep(at, &p);
    ASSERT_STR_EQ("a2,c3", p.at[HOLES].text);
    set(&p, "5x4", "corners");
    board_setting_keep(at, &p);
    ASSERT_STR_EQ("corners", p.at[HOLES].text);
    params_free(&p);
    PASS();
}

TEST a_board_becomes_its_two_settings(void)
{
    struct error err = { "" };
    struct board_setting found;
    struct params p;
    struct board b;

    params_init(&p, table);
    ASSERT(board_setting_find(table, &found));
    ASSERT_EQ(SIZE, found.size);
    ASSERT_EQ(HOLES, found.holes);
    ASSERT_FALSE(board_setting_find(table + SIZE, &found));
    board_init(&b, 5, 4);
    board_set_hole(&b, 6, true);
    ASSERT(board_setting_put(table, at, &p, &b, &err));
    board_free(&b);
    ASSERT_EQ(5, p.at[SIZE].number);
    ASSERT_EQ(4, p.at[SIZE].second);
    ASSERT_STR_EQ("b2", p.at[HOLES].text);
    board_init(&b, 21, 4);
    ASSERT_FALSE(board_setting_put(table, at, &p, &b, &err));
    ASSERT_STR_EQ("size '21x4': want FILES or FILESxRANKS, each 1 to 20",
                  err.message);
    board_free(&b);
    ASSERT_EQ(5, p.at[SIZE].number);
    params_free(&p);
    PASS();
}

/* A run's line has to have room for them; blocks of them are short. */
TEST holes_that_fill_a_line_are_refused(void)
{
    struct error err = { "" };
    struct params p;
    struct board b;

    params_init(&p, table);
    board_init(&b, BOARD_SIDE_MAX, BOARD_SIDE_MAX);
    for (int sq = 0; sq < board_squares(&b); sq++)
        board_set_hole(&b, sq, (sq % b.files + sq / b.files) % 2);
    ASSERT_FALSE(board_setting_put(table, at, &p, &b, &err));
    ASSERT_STR_EQ("its 500,000 holes are too many to be written in a run's "
                  "line: want fewer, or larger blocks of them",
                  err.message);
    board_free(&b);
    params_free(&p);
    PASS();
}

TEST holes_are_in_the_first_moment(void)
{
    struct board b;
    struct trace tr;

    board_init(&b, 3, 2);
    board_set_hole(&b, 4, true);
    trace_init(&tr, 3, 2);
    board_setting_record(&b, &tr);
    trace_moment(&tr, 0, 0, 0);
    for (int sq = 0; sq < 6; sq++)
        ASSERT_EQ((uint32_t)(sq == 4), tr.tip.cell[LAYER_HOLE][sq]);
    trace_free(&tr);
    board_free(&b);
    PASS();
}

SUITE(board_setting)
{
    RUN_TEST(size_and_holes_make_the_board);
    RUN_TEST(a_click_cuts_and_puts_back_all_but_the_last);
    RUN_TEST(holes_stay_that_are_on_a_smaller_board);
    RUN_TEST(a_board_becomes_its_two_settings);
    RUN_TEST(holes_that_fill_a_line_are_refused);
    RUN_TEST(holes_are_in_the_first_moment);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(board_setting);
    GREATEST_MAIN_END();
}
