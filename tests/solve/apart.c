/* Squares that take a piece each: they are apart, and there are as many as
 * are known. */
#include <greatest.h>

#include "support/attacks.h"
#include "chess/board.h"
#include "solve/pieces/apart.h"

static bool covers(const struct board *b, int piece, int place, int sq)
{
    return place == sq || piece_hits(b, NULL, piece, place, sq);
}

/* Looked at place by place, rather than by pairs. */
static bool are_apart(const struct board *b, int piece, const int *at, int n)
{
    for (int place = 0; place < board_squares(b); place++) {
        int covered = 0;

        for (int i = 0; i < n && !b->hole[place]; i++)
            covered += covers(b, piece, place, at[i]);
        if (covered > 1)
            return false;
    }
    return true;
}

TEST as_many_as_are_known(int files, int ranks, int piece, int most)
{
    struct mover m = piece_mover(piece);
    int at[64];
    struct board b;

    board_init(&b, files, ranks);
    ASSERT(apart_find(&b, &m, most, at));
    ASSERT(are_apart(&b, piece, at, most));
    ASSERT_FALSE(apart_find(&b, &m, most + 1, at));
    board_free(&b);
    PASS();
}

TEST a_hole_is_none_of_them(void)
{
    struct mover king = piece_mover(PIECE_KING);
    int at[3];
    struct board b;

    board_init(&b, 4, 1);
    b.hole[0] = b.hole[1] = 1;
    b.nholes = 2;
    ASSERT(apart_find(&b, &king, 1, at));
    ASSERT_EQ(2, at[0]);
    ASSERT_FALSE(apart_find(&b, &king, 2, at));
    board_free(&b);
    PASS();
}

SUITE(apart)
{
    /* A king on every third square of every third rank. */
    RUN_TESTp(as_many_as_are_known, 8, 8, PIECE_KING, 9);
    RUN_TESTp(as_many_as_are_known, 7, 4, PIECE_KING, 6);
    RUN_TESTp(as_many_as_are_known, 1, 1, PIECE_QUEEN, 1);
    /* One rook covers any two squares. */
    RUN_TESTp(as_many_as_are_known, 5, 3, PIECE_ROOK, 1);
    RUN_TESTp(as_many_as_are_known, 3, 3, PIECE_KNIGHT, 3);
    RUN_TEST(a_hole_is_none_of_them);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(apart);
    GREATEST_MAIN_END();
}
