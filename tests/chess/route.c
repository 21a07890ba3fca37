/* Ways across seams: where they lie, and that their parts join up. */
#include <greatest.h>

#include <math.h>

#include "chess/attack.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "chess/route.h"
#include "chess/square.h"

static int sq(const struct board *b, const char *name)
{
    int file, rank;

    square_parse(name, &file, &rank);
    return rank * b->files + file;
}

static enum greatest_test_res step_is(enum surface s, int piece,
                                      const char *from, const char *to,
                                      int file, int rank)
{
    struct board b;
    struct mover m;
    struct step by;

    board_init(&b, 8, 6);
    b.surface = s;
    mover_of(&m, piece);
    by = route_step(&b, &m, sq(&b, from), sq(&b, to));
    board_free(&b);
    ASSERT_EQ_FMT(file, by.file, "%d");
    ASSERT_EQ_FMT(rank, by.rank, "%d");
    PASS();
}

TEST a_way_goes_as_the_piece_does(void)
{
    CHECK_CALL(step_is(SURFACE_FLAT, PIECE_KNIGHT, "b1", "c3", 1, 2));
    CHECK_CALL(step_is(SURFACE_FLAT, PIECE_QUEEN, "b1", "b6", 0, 5));
    CHECK_CALL(step_is(SURFACE_CYLINDER, PIECE_KNIGHT, "a1", "h3", -1, 2));
    CHECK_CALL(step_is(SURFACE_TORUS, PIECE_KNIGHT, "a1", "h5", -1, -2));
    CHECK_CALL(step_is(SURFACE_MOBIUS, PIECE_KNIGHT, "a1", "h4", -1, 2));
    CHECK_CALL(step_is(SURFACE_TORUS, PIECE_ROOK, "a1", "a5", 0, -2));
    CHECK_CALL(step_is(SURFACE_TORUS, PIECE_BISHOP, "a1", "h6", -1, -1));
    /* No king's move at all: the nearest copy. */
    CHECK_CALL(step_is(SURFACE_CYLINDER, PIECE_KING, "a1", "g3", -2, 2));
    CHECK_CALL(step_is(SURFACE_FLAT, PIECE_KING, "a1", "g3", 6, 2));
    PASS();
}

/* Two ends of parts that meet at a seam are the same point of the surface: the
 * board brings them to the same place when both are pushed over by a hair. */
static bool joins(const struct board *b, const struct route_part *p,
                  const struct route_part *q)
{
    float files = (float)b->files, ranks = (float)b->ranks;
    float x = p->x[1], y = p->y[1], gap;
    bool side = fabsf(x) < 1e-3f || fabsf(x - files) < 1e-3f;
    bool end = fabsf(y) < 1e-3f || fabsf(y - ranks) < 1e-3f;

    if (!side && !end)
        return false;
    for (int right = -1; right <= 1; right++)
        for (int up = -1; up <= 1; up++) {
            float qx = q->x[0] + (float)right * files;
            float qy = surface_twists(b->surface) && right ? ranks - q->y[0]
                                                           : q->y[0];

            gap = fabsf(qx - x) + fabsf(qy + (float)up * ranks - y);
            if (gap < 1e-3f)
                return true;
        }
    return false;
}

TEST parts_join_up_and_end_where_the_move_does(void)
{
    static const int sizes[][2] = { { 8, 8 }, { 5, 3 }, { 2, 7 }, { 1, 4 } };
    static const int kinds[] = { PIECE_KNIGHT, PIECE_ZEBRA, PIECE_GIRAFFE,
                                 PIECE_KING, PIECE_CAMEL };
    int crossed = 0;

    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++)
            for (int s = 0; s < SURFACES; s++) {
                struct board b;
                struct mover m;

                board_init(&b, sizes[i][0], sizes[i][1]);
                b.surface = (enum surface)s;
                mover_of(&m, kinds[k]);
                for (int from = 0; from < board_squares(&b); from++)
                    for (int j = 0; j < m.n; j++) {
                        struct route_part p[ROUTE_PARTS_MAX];
                        int to = attack_step(&b, from, m.step[j]), n;

                        if (to < 0)
                            continue;
                        n = route_parts(&b, from, m.step[j], p);
                        ASSERT(n >= 1 && n < ROUTE_PARTS_MAX);
                        ASSERT_IN_RANGE(from % b.files + 0.5, p[0].x[0], 1e-3);
                        ASSERT_IN_RANGE(from / b.files + 0.5, p[0].y[0], 1e-3);
                        ASSERT_IN_RANGE(to % b.files + 0.5, p[n - 1].x[1],
                                        1e-3);
                        ASSERT_IN_RANGE(to / b.files + 0.5, p[n - 1].y[1],
                                        1e-3);
                        for (int q = 1; q < n; q++)
                            ASSERT(joins(&b, &p[q - 1], &p[q]));
                        crossed += n > 1;
                        ASSERT(s != SURFACE_FLAT || n == 1);
                    }
                board_free(&b);
            }
    ASSERT(crossed > 100);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(a_way_goes_as_the_piece_does);
    RUN_TEST(parts_join_up_and_end_where_the_move_does);
    GREATEST_MAIN_END();
}
