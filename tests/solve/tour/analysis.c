/*
 * What is said of finished tours: known ones, all of small boards against
 * slower ways to find out, and numbers published about them.
 */
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "chess/move_order.h"
#include "chess/mover.h"
#include "solve/tour/all/list.h"
#include "solve/tour/analysis.h"
#include "support/tour/count.h"
#include "support/tour/verifier.h"

enum { SQUARES_MAX = 64 };

/* The closed tour of S3, and W. Beverley's of 1848, as printed. */
static const int s3[64] = { 1,  46, 17, 50, 3,  6,  31, 52, 18, 49, 2,  7,  30,
                            51, 56, 5,  45, 64, 47, 16, 27, 4,  53, 32, 48, 19,
                            8,  29, 10, 55, 26, 57, 63, 44, 11, 22, 15, 28, 33,
                            54, 12, 41, 20, 9,  36, 23, 58, 25, 43, 62, 39, 14,
                            21, 60, 37, 34, 40, 13, 42, 61, 38, 35, 24, 59 };
static const int beverley[64] = { 1,  48, 31, 50, 33, 16, 63, 18, 30, 51, 46,
                                  3,  62, 19, 14, 35, 47, 2,  49, 32, 15, 34,
                                  17, 64, 52, 29, 4,  45, 20, 61, 36, 13, 5,
                                  44, 25, 56, 9,  40, 21, 60, 28, 53, 8,  41,
                                  24, 57, 12, 37, 43, 6,  55, 26, 39, 10, 59,
                                  22, 54, 27, 42, 7,  58, 23, 38, 11 };

static void analyse(struct tour_analysis *ta, struct board *b,
                    const int *printed, int files, int ranks)
{
    uint32_t number[SQUARES_MAX];

    for (int i = 0; i < files * ranks; i++)
        number[(ranks - 1 - i / files) * files + i % files] = (uint32_t)
            printed[i];
    board_init(b, files, ranks);
    tour_analysis_init(ta, b, &mover_knight, number);
}

TEST the_known_tours_are_tours(void)
{
    const int *const printed[] = { s3, beverley };

    for (int k = 0; k < 2; k++) {
        int path[64];

        for (int i = 0; i < 64; i++)
            path[printed[k][i] - 1] = i;
        ASSERT_EQ(NULL, verifier_tour(8, 8, NULL, path, 64));
    }
    PASS();
}

TEST the_tour_of_the_eiffel_notes_is_closed_and_not_magic(void)
{
    struct tour_analysis ta;
    struct board b;

    analyse(&ta, &b, s3, 8, 8);
    ASSERT(ta.closed);
    ASSERT_EQ_FMT(64, ta.squares, "%d");
    ASSERT_EQ_FMT(1u << SYMMETRY_SAME, ta.symmetries, "%x");
    ASSERT_FALSE(ta.semi_magic);
    ASSERT_COUNT(1 + 46 + 17 + 50 + 3 + 6 + 31 + 52, ta.rank_sum[7]);
    ASSERT_COUNT(52 + 5 + 32 + 57 + 54 + 25 + 34 + 59, ta.file_sum[7]);
    ASSERT(ta.deviations > 0);
    tour_analysis_free(&ta);
    board_free(&b);
    PASS();
}

TEST beverleys_tour_is_semi_magic(void)
{
    struct tour_analysis ta;
    struct board b;

    analyse(&ta, &b, beverley, 8, 8);
    for (int i = 0; i < 8; i++) {
        ASSERT_COUNT(260, ta.file_sum[i]);
        ASSERT_COUNT(260, ta.rank_sum[i]);
    }
    ASSERT(ta.semi_magic);
    ASSERT_FALSE(ta.magic);
    ASSERT_FALSE(ta.closed);
    ASSERT_COUNT(210, ta.diagonal_sum[0]); /* 54 ... 18 */
    ASSERT_COUNT(282, ta.diagonal_sum[1]); /* 1 ... 11 */
    tour_analysis_free(&ta);
    board_free(&b);
    PASS();
}

TEST the_smallest_tour_is_magic_and_closed(void)
{
    struct tour_analysis ta;
    struct board b;

    analyse(&ta, &b, (const int[]){ 1 }, 1, 1);
    ASSERT(ta.closed);
    ASSERT(ta.magic);
    ASSERT_EQ_FMT(255u, ta.symmetries, "%x");
    ASSERT_COUNT(0, ta.crossings);
    ASSERT_EQ_FMT(0, ta.deviations, "%d");
    tour_analysis_free(&ta);
    board_free(&b);
    PASS();
}

/* --- all tours of small boards -------------------------------------------- */

/* A tour under examination: `n` squares in order, by two ways to look. */
struct example {
    struct board board;
    struct tour_list *list;
    int path[SQUARES_MAX], n;
    uint32_t number[SQUARES_MAX];
    struct tour_analysis ta;
};

static void begin(struct example *e, int files, int ranks,
                  enum tour_count_kind kind)
{
    struct tour_count_question q = ask(&e->board, files, ranks, kind);
    struct move_order order;
    struct error err;

    if (!move_order_parse(&order, "s0", &err))
        abort();
    e->list = tour_list_create(&q, &order, 1);
    while (tour_list_step(e->list, 10000) == TOUR_LIST_MORE)
        ;
    e->n = board_squares(&e->board);
}

static void end(struct example *e)
{
    tour_list_destroy(e->list);
    board_free(&e->board);
}

static void take(struct example *e, size_t k)
{
    memset(e->number, 0, sizeof e->number);
    tour_list_at(e->list, k, e->path);
    for (int i = 0; i < e->n; i++)
        e->number[e->path[i]] = (uint32_t)i + 1;
    tour_analysis_init(&e->ta, &e->board, &mover_knight, e->number);
}

/* The image of the tour as a list of squares is the tour again, from some
 * square on and in one direction or the other. */
static bool maps_to_itself(const struct example *e, enum symmetry s)
{
    int n = e->n;

    for (int shift = 0; shift < (e->ta.closed ? n : 1); shift++)
        for (int back = 0; back < 2; back++) {
            int i = 0;

            while (i < n && symmetry_square(s, &e->board, e->path[i]) ==
                                e->path[((back ? n - 1 - i : i) + shift) % n])
                i++;
            if (i == n)
                return true;
        }
    return false;
}

/* By the point where the two lines meet, as a fraction of each move. */
static bool moves_cross(int files, const int *one, const int *other)
{
    int ax = one[0] % files, ay = one[0] / files;
    int ux = one[1] % files - ax, uy = one[1] / files - ay;
    int bx = other[0] % files, by = other[0] / files;
    int vx = other[1] % files - bx, vy = other[1] / files - by;
    int det = ux * vy - uy * vx;
    int t = (bx - ax) * vy - (by - ay) * vx;
    int u = (bx - ax) * uy - (by - ay) * ux;

    if (det < 0) {
        det = -det;
        t = -t;
        u = -u;
    }
    return det != 0 && t > 0 && t < det && u > 0 && u < det;
}

static uint64_t crossings(const struct example *e)
{
    int path[SQUARES_MAX + 1], moves = e->n - 1 + e->ta.closed;
    uint64_t n = 0;

    memcpy(path, e->path, sizeof e->path);
    path[e->n] = path[0];
    for (int i = 0; i < moves; i++)
        for (int j = 0; j < i; j++)
            n += moves_cross(e->board.files, path + i, path + j);
    return n;
}

static int deviations(const struct example *e, int *last)
{
    const struct board *b = &e->board;
    bool open[SQUARES_MAX];
    int n = 0, near[8];

    for (int i = 0; i < board_squares(b); i++)
        open[i] = !b->hole[i];
    *last = 0;
    for (int i = 0; i + 1 < e->n; i++) {
        int exits, count;

        open[e->path[i]] = false;
        exits = verifier_exits(b->files, b->ranks, open, e->path[i + 1], NULL);
        count = verifier_exits(b->files, b->ranks, open, e->path[i], near);
        for (int k = 0; k < count; k++)
            if (verifier_exits(b->files, b->ranks, open, near[k], NULL) <
                exits) {
                n++;
                *last = i + 1;
                break;
            }
    }
    return n;
}

static enum greatest_test_res check_example(struct example *e)
{
    int last;

    ASSERT_EQ(verifier_adjacent(e->board.files, e->path[0], e->path[e->n - 1]),
              e->ta.closed);
    for (int s = 0; s < SYMMETRIES; s++)
        if (s < SYMMETRY_DIAGONAL || e->board.files == e->board.ranks)
            ASSERT_EQ(maps_to_itself(e, (enum symmetry)s),
                      e->ta.symmetries >> s & 1);
    ASSERT_COUNT(crossings(e), e->ta.crossings);
    ASSERT_EQ_FMT(deviations(e, &last), e->ta.deviations, "%d");
    ASSERT_EQ(e->ta.deviations == 0, e->ta.first_deviation == 0);
    /* Ganzfried, theorem 2.2: never among the last four moves. */
    ASSERT(last <= e->n - 1 - 4);
    PASS();
}

TEST all_tours_of_small_boards_are_seen_as_slower_ways_see_them(void)
{
    static const int sizes[][3] = { { 5, 5, TOUR_COUNT_ALL },
                                    { 4, 6, TOUR_COUNT_OPEN },
                                    { 10, 3, TOUR_COUNT_CLOSED },
                                    { 3, 9, TOUR_COUNT_ALL },
                                    { 6, 5, TOUR_COUNT_CLOSED } };
    struct example e;

    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        begin(&e, sizes[i][0], sizes[i][1], (enum tour_count_kind)sizes[i][2]);
        ASSERT(tour_list_count(e.list) > 0);
        for (size_t k = 1; k <= tour_list_count(e.list); k++) {
            take(&e, k);
            CHECK_CALL(check_example(&e));
            tour_analysis_free(&e.ta);
        }
        end(&e);
    }
    PASS();
}

/* Jelliss: 5 of them have a quarter turn, 17 a half turn, 1223 nothing. */
TEST the_rings_of_six_by_six_have_the_published_symmetries(void)
{
    struct example e;
    int quarter = 0, half = 0, none = 0;

    begin(&e, 6, 6, TOUR_COUNT_CLOSED);
    for (size_t k = 1; k <= tour_list_count(e.list); k++) {
        take(&e, k);
        if (e.ta.symmetries >> SYMMETRY_LEFT_TURN & 1)
            quarter++;
        else if (e.ta.symmetries >> SYMMETRY_HALF_TURN & 1)
            half++;
        else
            none += e.ta.symmetries == 1u << SYMMETRY_SAME;
        tour_analysis_free(&e.ta);
    }
    end(&e);
    ASSERT_EQ_FMT(5 * 2, quarter, "%d");
    ASSERT_EQ_FMT(17 * 4, half, "%d");
    ASSERT_EQ_FMT(1223 * 8, none, "%d");
    PASS();
}

/* The only tours of the ring of 3 by 3 go round it. */
TEST a_board_with_a_hole_is_analysed_too(void)
{
    struct tour_analysis ta;
    struct board b;
    const uint32_t number[9] = { 1, 4, 7, 6, 0, 2, 3, 8, 5 };

    board_init(&b, 3, 3);
    board_set_hole(&b, 4, true);
    tour_analysis_init(&ta, &b, &mover_knight, number);
    ASSERT(ta.closed);
    ASSERT_EQ_FMT(8, ta.squares, "%d");
    ASSERT_EQ_FMT(255u, ta.symmetries, "%x");
    ASSERT_COUNT(8 * 4 / 2, ta.crossings); /* a star with eight points */
    ASSERT_COUNT(1 + 4 + 7, ta.rank_sum[0]);
    ASSERT_COUNT(1 + 5, ta.diagonal_sum[0]);
    ASSERT_EQ_FMT(0, ta.deviations, "%d");
    tour_analysis_free(&ta);
    board_free(&b);
    PASS();
}

/* Two diagonals that change places between two ranks: on the board, across the
 * seam of a cylinder, and across a twist, where they change places once more,
 * so that straight moves do. */
static const struct {
    const char *piece;
    enum surface surface;
    int files, ranks;
    uint32_t number[6];
    unsigned crossings;
    bool closed;
} crossed[] = {
    { "king", SURFACE_FLAT, 2, 2, { 1, 4, 3, 2 }, 1, true },
    { "king", SURFACE_FLAT, 2, 2, { 1, 2, 4, 3 }, 0, true },
    { "king", SURFACE_FLAT, 3, 2, { 1, 4, 5, 3, 2, 6 }, 1, false },
    { "king", SURFACE_CYLINDER, 3, 2, { 6, 1, 2, 3, 4, 5 }, 1, true },
    { "king", SURFACE_MOBIUS, 3, 2, { 6, 1, 2, 3, 4, 5 }, 0, true },
    { "wazir", SURFACE_TORUS, 3, 2, { 1, 2, 3, 6, 5, 4 }, 0, true },
};

TEST lines_cross_across_seams(void)
{
    for (size_t i = 0; i < sizeof crossed / sizeof *crossed; i++) {
        struct tour_analysis ta;
        struct board b;
        struct mover m;
        struct error err;

        board_init(&b, crossed[i].files, crossed[i].ranks);
        b.surface = crossed[i].surface;
        ASSERT(mover_parse(&m, crossed[i].piece, &err));
        tour_analysis_init(&ta, &b, &m, crossed[i].number);
        ASSERT_EQ_FMT(crossed[i].crossings, (unsigned)ta.crossings, "%u");
        ASSERT_EQ(crossed[i].closed, ta.closed);
        tour_analysis_free(&ta);
        board_free(&b);
    }
    PASS();
}

SUITE(known)
{
    RUN_TEST(the_known_tours_are_tours);
    RUN_TEST(the_tour_of_the_eiffel_notes_is_closed_and_not_magic);
    RUN_TEST(beverleys_tour_is_semi_magic);
    RUN_TEST(the_smallest_tour_is_magic_and_closed);
    RUN_TEST(a_board_with_a_hole_is_analysed_too);
    RUN_TEST(lines_cross_across_seams);
}

SUITE(listed)
{
    RUN_TEST(all_tours_of_small_boards_are_seen_as_slower_ways_see_them);
    RUN_TEST(the_rings_of_six_by_six_have_the_published_symmetries);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(known);
    RUN_SUITE(listed);
    GREATEST_MAIN_END();
}
