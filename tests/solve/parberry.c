/* Parberry's divide and conquer: all boards it is for, and its quadrants. */
#include <greatest.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "solve/construct/parberry.h"
#include "solve/construct/patchwork.h"
#include "support/tour/effort.h"
#include "support/tour/patchwork_check.h"
#include "support/tour/numbers.h"
#include "support/tour/walk.h"

static bool follows(const uint32_t *number, uint32_t last, int a, int b)
{
    uint32_t apart = number[a] > number[b] ? number[a] - number[b]
                                           : number[b] - number[a];

    return apart == 1 || apart == last - 1;
}

/* The eight moves of a structured tour, but for the missing corner's. */
static bool is_structured(const struct parberry_question *q,
                          const uint32_t *number)
{
    uint32_t last = (uint32_t)(q->files * q->ranks - (q->missing >= 0));

    for (int corner = 0; corner < 4; corner++) {
        int at = (corner & 1 ? q->files - 1 : 0) +
                 (corner & 2 ? q->files * (q->ranks - 1) : 0);
        int x = corner & 1 ? -1 : 1, y = corner & 2 ? -q->files : q->files;

        if (at != q->missing && !(follows(number, last, at + x, at + 2 * y) &&
                                  follows(number, last, at + 2 * x, at + y)))
            return false;
    }
    return true;
}

/* What is wrong with a tour or with the account of it; NULL: nothing. */
static const char *wrong_tour(struct parberry_question q)
{
    size_t squares = (size_t)(q.files * q.ranks);
    uint32_t *number = calloc(squares, sizeof *number);
    unsigned char *hole = calloc(squares, 1);
    const char *wrong = "it is refused";
    struct patchwork pw;
    struct text reason;

    text_init(&reason);
    patchwork_init(&pw);
    if (q.missing >= 0)
        hole[q.missing] = 1;
    if (!parberry_refuses(&q, &reason)) {
        parberry_tour(&q, number);
        parberry_patchwork(&q, &pw);
        wrong = verifier_numbers(q.files, q.ranks, hole, number, q.start, true);
        if (!wrong && !is_structured(&q, number))
            wrong = "it is not structured";
        if (!wrong)
            wrong = patchwork_wrong(q.files, q.ranks, number, true, &pw);
    }
    if (wrong)
        fprintf(stderr, "%dx%d: %s\n", q.files, q.ranks, wrong);
    patchwork_free(&pw);
    text_free(&reason);
    free(hole);
    free(number);
    return wrong;
}

/* All small boards and some large ones. */
static int next_side(int n)
{
    if (n < 60 || (EFFORT_FULL && n < 130))
        return n + 1;
    return n + (EFFORT_FULL ? 41 : 211);
}

TEST boards_of_its_shapes_have_closed_structured_tours(void)
{
    for (int n = 6; n <= 1000; n = next_side(n))
        for (int more = 0; more <= 2 && n + more <= 1000; more++)
            if (more == 1 || n % 2 == 0) {
                int last = n * (n + more) - 1;

                ASSERT_EQ(NULL, wrong_tour((struct parberry_question){
                                    n, n + more, -1, last / 2 }));
                ASSERT_EQ(NULL, wrong_tour((struct parberry_question){
                                    n + more, n, -1, last }));
            }
    ASSERT_EQ(NULL,
              wrong_tour((struct parberry_question){ 1000, 1000, -1, 0 }));
    PASS();
}

TEST odd_squares_do_without_a_corner(void)
{
    for (int n = 5; n <= 1000; n = next_side(next_side(n)) | 1) {
        int corner[4] = { 0, n - 1, n * (n - 1), n * n - 1 };

        for (int i = 0; i < (n < 40 ? 4 : 1); i++)
            ASSERT_EQ(NULL, wrong_tour((struct parberry_question){
                                n, n, corner[i], n + 1 }));
    }
    ASSERT_EQ(NULL, wrong_tour((struct parberry_question){ 999, 999, 998, 0 }));
    PASS();
}

TEST quadrants_are_cut_in_four_and_joined_by_four_moves(void)
{
    struct parberry_question q = { 48, 50, -1, 0 };
    struct patchwork pw;
    size_t at_level[4] = { 0 };

    patchwork_init(&pw);
    parberry_patchwork(&q, &pw);
    for (size_t i = 0; i < pw.npatches; i++) {
        ASSERT(pw.patches[i].level <= 3);
        at_level[pw.patches[i].level]++;
    }
    ASSERT_EQ(1, at_level[0]);
    ASSERT_EQ(4, at_level[1]);
    ASSERT_EQ(16, at_level[2]);
    ASSERT_EQ(64, at_level[3]);
    ASSERT_EQ(1 + 4 + 16, pw.nseams);
    for (size_t i = 0; i < pw.nseams; i++) {
        ASSERT_EQ(4, pw.seams[i].nremoved);
        ASSERT_EQ(4, pw.seams[i].nadded);
        ASSERT(i == 0 || pw.seams[i].level <= pw.seams[i - 1].level);
    }
    ASSERT_EQ(0, pw.seams[pw.nseams - 1].level);
    patchwork_free(&pw);
    PASS();
}

static bool refused(int files, int ranks, int hole, int end)
{
    struct board b;
    struct tour_question q = ask(&b, files, ranks, 2, "s0");
    struct text reason;
    bool is;

    text_init(&reason);
    q.end = end;
    if (hole >= 0)
        board_set_hole(&b, hole, true);
    is = tour_parberry.refuses(&q, &reason);
    if (is != (reason.len > 0))
        abort();
    text_free(&reason);
    board_free(&b);
    return is;
}

TEST it_says_beforehand_what_it_is_not_for(void)
{
    ASSERT_FALSE(refused(8, 8, -1, -1));
    ASSERT_FALSE(refused(8, 10, -1, -1));
    ASSERT_FALSE(refused(9, 8, -1, -1));
    ASSERT_FALSE(refused(7, 7, 0, -1));
    ASSERT_FALSE(refused(7, 7, 48, -1));
    ASSERT(refused(7, 7, -1, -1));
    ASSERT(refused(7, 9, -1, -1));
    ASSERT(refused(5, 6, -1, -1));
    ASSERT(refused(8, 11, -1, -1));
    ASSERT(refused(7, 7, 24, -1));
    ASSERT(refused(8, 8, 0, -1));
    ASSERT(refused(7, 9, 0, -1));
    ASSERT(refused(3, 3, 0, -1));
    ASSERT(refused(8, 8, -1, 19));
    PASS();
}

TEST it_can_be_watched(void)
{
    static const int asked[][3] = { { 6, 6, -1 },
                                    { 8, 9, -1 },
                                    { 14, 12, -1 },
                                    { 9, 9, 72 },
                                    { 13, 13, 168 } };

    for (size_t i = 0; i < sizeof asked / sizeof asked[0]; i++) {
        struct board b;
        struct tour_question q = ask(&b, asked[i][0], asked[i][1], 3, "s0");
        struct tour_walk w;

        q.closed = true;
        if (asked[i][2] >= 0)
            board_set_hole(&b, asked[i][2], true);
        tour_walk_begin(&w, &tour_parberry, &q);
        ASSERT_EQ(TOUR_FOUND, tour_walk_run(&w, UINT64_MAX));
        ASSERT_EQ(NULL, w.wrong);
        tour_walk_end(&w);
        board_free(&b);
    }
    PASS();
}

SUITE(parberry)
{
    RUN_TEST(boards_of_its_shapes_have_closed_structured_tours);
    RUN_TEST(odd_squares_do_without_a_corner);
    RUN_TEST(quadrants_are_cut_in_four_and_joined_by_four_moves);
    RUN_TEST(it_says_beforehand_what_it_is_not_for);
    RUN_TEST(it_can_be_watched);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(parberry);
    GREATEST_MAIN_END();
}
