/* Pieces put, taken away and moved by hand: as a list, and by the hand. */
#include <greatest.h>

#include "base/error.h"
#include "puzzle/control.h"
#include "puzzle/hand/placing.h"
#include "puzzle/trace.h"

static const struct control table[] = {
    { .key = "placed", .kind = CONTROL_SQUARES, .initial = "", .moves = true },
    { .key = NULL }
};

TEST squares_and_moves_come_in_their_order(void)
{
    const char *list = "b1,b1-a3,a3";
    struct placing p;

    ASSERT(placing_next(&list, 2, &p));
    ASSERT_EQ(-1, p.from);
    ASSERT_EQ(1, p.to);
    ASSERT(placing_next(&list, 2, &p));
    ASSERT_EQ(1, p.from);
    ASSERT_EQ(4, p.to);
    ASSERT(placing_next(&list, 2, &p));
    ASSERT_EQ(-1, p.from);
    ASSERT_EQ(4, p.to);
    ASSERT_FALSE(placing_next(&list, 2, &p));
    PASS();
}

TEST what_cannot_have_been_done_is_named(void)
{
    static const struct {
        const char *list, *says;
    } bad[] = {
        { "a1,a1-c1", "placed 'c1' is not on the 2x3 board (a1 to b3)" },
        { "a1-b1", "placed 'a1-b1': no piece stands there to be moved" },
        { "a1,a1,a1-b1", "placed 'a1-b1': no piece stands there to be moved" },
        { "a1,b1,a1-b1", "placed 'a1-b1': another piece stands there already" },
        { "a1,a1-", "placed 'a1-': want a square, or a move such as a1-b2" },
        { "a1,a1-b1-b2",
          "placed 'a1-b1-b2': want a square, or a move such as a1-b2" },
    };
    struct error err;

    ASSERT(placing_check("", "placed", 2, 3, &err));
    ASSERT(placing_check("a1,a1-b3,a1,b3-b2", "placed", 2, 3, &err));
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        ASSERT_FALSE(placing_check(bad[i].list, "placed", 2, 3, &err));
        ASSERT_STR_EQ(bad[i].says, err.message);
    }
    PASS();
}

/* White, black, none: a piece keeps its colour where it goes. */
TEST of_several_kinds_each_follows_the_other(void)
{
    static const uint32_t kinds[] = { 2, 34 };
    struct trace tr;
    const uint32_t *on;
    struct error err;

    ASSERT(placing_check_kinds("a1,a1,a1-b2", "placed", 2, 3, 2, &err));
    ASSERT_FALSE(
        placing_check_kinds("a1,a1,a1,a1-b2", "placed", 2, 3, 2, &err));
    ASSERT_STR_EQ("placed 'a1-b2': no piece stands there to be moved",
                  err.message);
    trace_init(&tr, 2, 3);
    on = tr.tip.cell[LAYER_PIECE];
    placing_record_kinds(&tr, (struct placing){ -1, 0 }, kinds, 2);
    ASSERT_EQ(2u, on[0]);
    placing_record_kinds(&tr, (struct placing){ -1, 0 }, kinds, 2);
    ASSERT_EQ(34u, on[0]);
    placing_record_kinds(&tr, (struct placing){ 0, 3 }, kinds, 2);
    ASSERT_EQ(0u, on[0]);
    ASSERT_EQ(34u, on[3]);
    placing_record_kinds(&tr, (struct placing){ -1, 3 }, kinds, 2);
    ASSERT_EQ(0u, on[3]);
    trace_free(&tr);
    PASS();
}

/* The board is as it was, but for the square that is gone. */
TEST a_square_can_be_dropped(void)
{
    struct error err;
    struct params p;

    params_init(&p, table);
    params_set(&p, table, 0, "b1,a1,b1,c2", &err);
    placing_drop(&p, 0, 3, 1);
    ASSERT_STR_EQ("a1,c2", p.at[0].text);
    params_set(&p, table, 0, "a1,a1-b1,b1-c2,a1,a1-b1", &err);
    placing_drop(&p, 0, 3, 1);
    ASSERT_STR_EQ("a1,a1,c2,a1,a1", p.at[0].text);
    params_free(&p);
    PASS();
}

TEST the_spelling_is_checked_first(void)
{
    static const char *const bad[] = { "a1-", "-a1", "a1-b1-b2", "a1,,b1" };
    struct error err;
    struct params p;

    params_init(&p, table);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        ASSERT_FALSE(params_set(&p, table, 0, bad[i], &err));
        ASSERT(strstr(err.message, "such as a1,a1-b2"));
    }
    ASSERT(params_set(&p, table, 0, "A1-b12,c3", &err));
    ASSERT_STR_EQ("a1-b12,c3", p.at[0].text);
    params_free(&p);
    PASS();
}

/* --- the hand --------------------------------------------------------------
 */

static struct placing_hand hand;
static struct position board; /* 3x2, with a piece on b1 */
static size_t moment;         /* it is looked at */
static struct placing done;

static enum reaction act(enum input_kind kind, int button, int square)
{
    struct view view = { .pos = &board, .index = moment };
    struct input in = {
        .kind = kind, .button = button, .square = square, .view = &view
    };

    done = (struct placing){ -7, -7 };
    return placing_input(&hand, &in, &done);
}

static enum reaction press(int square)
{
    return act(INPUT_PRESS, 1, square);
}

static enum reaction drag(int square)
{
    return act(INPUT_DRAG, 1, square);
}

static enum reaction release(int square)
{
    return act(INPUT_RELEASE, 1, square);
}

TEST a_press_on_an_empty_square_puts_a_piece(void)
{
    ASSERT_EQ(REACTION_EDITED, press(5));
    ASSERT_EQ(-1, done.from);
    ASSERT_EQ(5, done.to);
    ASSERT_EQ(REACTION_NONE, drag(4)); /* nothing is in the hand */
    ASSERT_EQ(REACTION_NONE, release(4));
    ASSERT_EQ(REACTION_NONE, press(-1)); /* beside the board */
    PASS();
}

TEST a_piece_is_taken_away_by_a_click_and_moved_by_a_drag(void)
{
    ASSERT_EQ(REACTION_GRIPPED, press(1));
    ASSERT_EQ(REACTION_EDITED, release(1));
    ASSERT_EQ(-1, done.from);
    ASSERT_EQ(1, done.to);
    ASSERT_EQ(REACTION_GRIPPED, press(1));
    ASSERT_EQ(REACTION_GRIPPED, drag(1));
    ASSERT_EQ(REACTION_GRIPPED, drag(2));
    ASSERT_EQ(REACTION_EDITED, release(3));
    ASSERT_EQ(1, done.from);
    ASSERT_EQ(3, done.to);
    ASSERT_EQ(REACTION_NONE, release(3));
    PASS();
}

TEST a_piece_that_was_taken_elsewhere_and_back_stays(void)
{
    ASSERT_EQ(REACTION_GRIPPED, press(1));
    ASSERT_EQ(REACTION_GRIPPED, drag(2));
    ASSERT_EQ(REACTION_GRIPPED, drag(1));
    ASSERT_EQ(REACTION_REDRAW, release(1));
    ASSERT_EQ(REACTION_GRIPPED, press(1));
    ASSERT_EQ(REACTION_REDRAW, release(-1)); /* beside the board */
    board.cell[LAYER_PIECE][4] = 2;
    ASSERT_EQ(REACTION_GRIPPED, press(1));
    ASSERT_EQ(REACTION_REDRAW, release(4)); /* another stands there */
    PASS();
}

TEST a_piece_of_another_moment_is_not_in_the_hand(void)
{
    ASSERT_EQ(REACTION_GRIPPED, press(1));
    moment++;
    ASSERT_EQ(REACTION_NONE, drag(2));
    ASSERT_EQ(REACTION_NONE, release(3));
    ASSERT_EQ(REACTION_GRIPPED, press(1));
    moment++;
    ASSERT_EQ(REACTION_NONE, release(1));
    PASS();
}

TEST only_the_first_button_places(void)
{
    ASSERT_EQ(REACTION_NONE, act(INPUT_PRESS, 3, 1));
    ASSERT_EQ(REACTION_GRIPPED, press(1));
    ASSERT_EQ(REACTION_NONE, act(INPUT_RELEASE, 3, 2));
    ASSERT_EQ(REACTION_NONE, act(INPUT_ACTION, 0, -1));
    ASSERT_EQ(REACTION_EDITED, release(2)); /* it was held all the while */
    PASS();
}

static void set_up(void *unused)
{
    (void)unused;
    position_init(&board, 3, 2);
    board.cell[LAYER_PIECE][1] = 2;
    placing_let_go(&hand);
}

static void tear_down(void *unused)
{
    (void)unused;
    position_free(&board);
}

SUITE(by_hand)
{
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(a_press_on_an_empty_square_puts_a_piece);
    RUN_TEST(a_piece_is_taken_away_by_a_click_and_moved_by_a_drag);
    RUN_TEST(a_piece_that_was_taken_elsewhere_and_back_stays);
    RUN_TEST(a_piece_of_another_moment_is_not_in_the_hand);
    RUN_TEST(only_the_first_button_places);
}

SUITE(placing)
{
    RUN_TEST(the_spelling_is_checked_first);
    RUN_TEST(squares_and_moves_come_in_their_order);
    RUN_TEST(what_cannot_have_been_done_is_named);
    RUN_TEST(of_several_kinds_each_follows_the_other);
    RUN_TEST(a_square_can_be_dropped);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(placing);
    RUN_SUITE(by_hand);
    GREATEST_MAIN_END();
}
