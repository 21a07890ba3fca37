/*
 * Shapes by name: on every board they can be drawn on they cut something out,
 * leave squares that hang together, and look as they should. The boards of
 * twelve squares are counted by a search of this test's own.
 */
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "chess/board.h"
#include "chess/shape_grid.h"
#include "chess/shapes.h"

enum { SIDE = 20 };

static struct error err;

static bool make(struct board *b, const char *name, int files, int ranks)
{
    board_init(b, files, ranks);
    if (board_parse_holes(b, name, &err))
        return true;
    board_free(b);
    return false;
}

/* Squares that a rook can get to from there by steps of one. */
static int reach(const struct board *b, bool *seen, int file, int rank)
{
    bool *here = &seen[rank * b->files + file];

    if (!board_has(b, file, rank) || *here)
        return 0;
    *here = true;
    return 1 + reach(b, seen, file + 1, rank) + reach(b, seen, file - 1, rank) +
           reach(b, seen, file, rank + 1) + reach(b, seen, file, rank - 1);
}

static bool hangs_together(const struct board *b)
{
    bool seen[SIDE * SIDE + SIDE] = { false };
    int first = board_nearest(b, 0, 0);

    return reach(b, seen, first % b->files, first / b->files) ==
           board_squares(b) - b->nholes;
}

/* No file and no rank at the edge is all holes: the board is as large as it
 * is said to be. */
static bool fills(const struct board *b)
{
    bool left = false, right = false, low = false, high = false;

    for (int rank = 0; rank < b->ranks; rank++) {
        left = left || board_has(b, 0, rank);
        right = right || board_has(b, b->files - 1, rank);
    }
    for (int file = 0; file < b->files; file++) {
        low = low || board_has(b, file, 0);
        high = high || board_has(b, file, b->ranks - 1);
    }
    return left && right && low && high;
}

TEST every_shape_is_one_on_every_board(void)
{
    for (int i = 1; shape_names[i]; i++)
        for (int files = 5; files <= SIDE; files++)
            for (int ranks = 5; ranks <= SIDE; ranks++) {
                struct board b;

                ASSERTm(shape_names[i], make(&b, shape_names[i], files, ranks));
                ASSERTm(shape_names[i], b.nholes > 0);
                ASSERTm(shape_names[i], hangs_together(&b));
                ASSERTm(shape_names[i], fills(&b));
                board_free(&b);
            }
    PASS();
}

/* From its smallest on, it cuts something out and leaves something. */
TEST a_board_that_is_too_small_is_refused_in_a_sentence(void)
{
    struct board b;

    for (int i = 1; shape_names[i]; i++)
        for (int files = 1; files <= 6; files++)
            for (int ranks = 1; ranks <= 6; ranks++) {
                if (!make(&b, shape_names[i], files, ranks)) {
                    ASSERT(strstr(err.message, shape_names[i]));
                    ASSERT(strstr(err.message, "or more, not "));
                    continue;
                }
                ASSERTm(shape_names[i], b.nholes > 0);
                board_free(&b);
            }
    ASSERT_FALSE(make(&b, "heart", 4, 9));
    ASSERT_STR_EQ("holes 'heart': want a board of 5x5 or more, not 4x9",
                  err.message);
    ASSERT_FALSE(make(&b, "letter-e", 9, 4));
    ASSERT_STR_EQ("holes 'letter-e': want a board of 3x5 or more, not 9x4",
                  err.message);
    PASS();
}

static bool is(const char *name, int files, int ranks, const char *grid)
{
    struct text out;
    struct board b;
    bool same;

    if (!make(&b, name, files, ranks))
        return false;
    text_init(&out);
    shape_grid_write(&b, &out);
    same = strcmp(grid, out.at) == 0;
    text_free(&out);
    board_free(&b);
    return same;
}

/* clang-format off */
TEST they_look_as_they_are_called(void)
{
    ASSERT(is("cross", 4, 4, "#..#\n....\n....\n#..#\n"));
    ASSERT(is("ring", 3, 3, "...\n.#.\n...\n"));
    ASSERT(is("ring", 7, 5, "#.....#\n...#...\n..###..\n...#...\n#.....#\n"));
    ASSERT(is("heart", 5, 5, "#.#.#\n..#..\n.....\n#...#\n##.##\n"));
    ASSERT(is("heart", 8, 8, "#..##..#\n........\n........\n........\n"
                             "#......#\n##....##\n##....##\n###..###\n"));
    ASSERT(is("diamond", 5, 4, "##.##\n.....\n.....\n##.##\n"));
    ASSERT(is("stairs", 3, 3, ".##\n..#\n...\n"));
    ASSERT(is("letter-e", 3, 5, "...\n.##\n...\n.##\n...\n"));
    ASSERT(is("letter-h", 5, 4, ".###.\n.....\n.....\n.###.\n"));
    ASSERT(is("letter-t", 5, 3, ".....\n##.##\n##.##\n"));
    ASSERT(is("letter-u", 4, 3, ".##.\n.##.\n....\n"));
    ASSERT(is("letter-l", 3, 3, ".##\n.##\n...\n"));
    ASSERT(is("letter-c", 3, 4, "...\n.##\n.##\n...\n"));
    PASS();
}
/* clang-format on */

/* --- twelve squares ------------------------------------------------------ */

struct count {
    const struct board *board;
    int start, open, closed; /* in both directions, from every start */
};

static bool is_knight_move(const struct board *b, int from, int to)
{
    int x = abs(from % b->files - to % b->files);
    int y = abs(from / b->files - to / b->files);

    return x * y == 2;
}

static void walk(struct count *c, uint32_t visited, int at, int left)
{
    const struct board *b = c->board;

    if (left == 0) {
        c->open++;
        c->closed += is_knight_move(b, at, c->start);
        return;
    }
    for (int to = 0; to < board_squares(b); to++)
        if (!b->hole[to] && !(visited >> to & 1) && is_knight_move(b, at, to))
            walk(c, visited | 1u << to, to, left - 1);
}

static struct count count_tours(const char *name, int files, int ranks)
{
    struct count c = { 0 };
    struct board b;
    int squares;

    make(&b, name, files, ranks);
    squares = board_squares(&b) - b.nholes;
    c.board = &b;
    if (squares == 12)
        for (c.start = 0; c.start < board_squares(&b); c.start++)
            if (!b.hole[c.start])
                walk(&c, 1u << c.start, c.start, squares - 1);
    board_free(&b);
    return c;
}

/* The cross is where one comes back to where one began, the rectangle where
 * one comes through but not back, and without its centre the board has squares
 * that no knight leaves. */
TEST three_boards_of_twelve_squares_have_three_answers(void)
{
    struct count cross = count_tours("cross", 4, 4);
    struct count rectangle = count_tours("", 3, 4);
    struct count around = count_tours("centre", 4, 4);

    ASSERT_EQ(96, cross.open);
    ASSERT_EQ(2 * 2 * 12, cross.closed);
    ASSERT_EQ(16, rectangle.open);
    ASSERT_EQ(0, rectangle.closed);
    ASSERT_EQ(0, around.open);
    PASS();
}

SUITE(shapes)
{
    RUN_TEST(every_shape_is_one_on_every_board);
    RUN_TEST(a_board_that_is_too_small_is_refused_in_a_sentence);
    RUN_TEST(they_look_as_they_are_called);
    RUN_TEST(three_boards_of_twelve_squares_have_three_answers);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(shapes);
    GREATEST_MAIN_END();
}
