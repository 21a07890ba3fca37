/*
 * Listing: walks, wishes and albums, against a brute force that
 * goes through all permutations, and against the published numbers.
 */
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "solve/queens/album.h"
#include "support/album.h"
#include "support/queens/search.h"

enum { BRUTE_MAX = 9 };

/* All solutions in S0's order, by trying every permutation. */
struct brute {
    int n;
    size_t count;
    uint8_t *ranks;
};

static bool diagonals_free(const uint8_t *ranks, int n)
{
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            if (abs(ranks[i] - ranks[j]) == j - i)
                return false;
    return true;
}

/* The next permutation in descending order, or false after 0 1 2 ... */
static bool next_down(uint8_t *p, int n)
{
    int i = n - 2, j = n - 1;

    while (i >= 0 && p[i] < p[i + 1])
        i--;
    if (i < 0)
        return false;
    while (p[j] > p[i])
        j--;
    uint8_t was = p[i];
    p[i] = p[j];
    p[j] = was;
    for (i++, j = n - 1; i < j; i++, j--) {
        was = p[i];
        p[i] = p[j];
        p[j] = was;
    }
    return true;
}

static void brute_init(struct brute *b, int n, bool diagonals)
{
    uint8_t p[BRUTE_MAX];

    *b = (struct brute){ .n = n, .ranks = malloc(400000 * (size_t)n) };
    for (int i = 0; i < n; i++)
        p[i] = (uint8_t)(n - 1 - i);
    do
        if (!diagonals || diagonals_free(p, n))
            memcpy(b->ranks + b->count++ * (size_t)n, p, (size_t)n);
    while (next_down(p, n));
}

TEST albums_equal_brute_force(void)
{
    for (int n = 1; n <= BRUTE_MAX; n++)
        for (int diagonals = 0; diagonals < 2; diagonals++) {
            struct queens_album qa;
            struct brute b;

            if (n == 9 && !diagonals)
                continue;
            brute_init(&b, n, diagonals);
            ASSERT(
                album_make_all(&qa, n, diagonals ? PIECE_QUEEN : PIECE_ROOK));
            ASSERT_EQ_FMT(b.count, qa.count, "%zu");
            if (b.count)
                ASSERT_MEM_EQ(b.ranks, qa.ranks, b.count * (size_t)n);
            queens_album_free(&qa);
            free(b.ranks);
        }
    PASS();
}

/* A few random squares asked for or ruled out. */
static void random_wish(struct queens_wish *w, struct rng *r, int n,
                        int must[BRUTE_MAX], bool never[BRUTE_MAX][BRUTE_MAX])
{
    int puts = (int)rng_below(r, 3), bars = (int)rng_below(r, 8);

    queens_wish_init(w, n, PIECE_QUEEN);
    for (int i = 0; i < n; i++)
        must[i] = -1;
    memset(never, 0, sizeof(bool[BRUTE_MAX][BRUTE_MAX]));
    for (int i = 0; i < puts; i++) {
        int file = (int)rng_below(r, (uint32_t)n);

        if (must[file] >= 0)
            continue;
        must[file] = (int)rng_below(r, (uint32_t)n);
        queens_wish_put(w, file, must[file]);
    }
    for (int i = 0; i < bars; i++) {
        int file = (int)rng_below(r, (uint32_t)n);
        int rank = (int)rng_below(r, (uint32_t)n);

        never[file][rank] = true;
        queens_wish_bar(w, file, rank);
    }
}

static bool fits(const uint8_t *ranks, int n, const int *must,
                 bool never[BRUTE_MAX][BRUTE_MAX])
{
    for (int i = 0; i < n; i++)
        if ((must[i] >= 0 && must[i] != ranks[i]) || never[i][ranks[i]])
            return false;
    return true;
}

TEST wishes_and_completions_equal_brute_force(void)
{
    struct rng r;

    rng_seed(&r, 4);
    for (int n = 1; n <= BRUTE_MAX; n++) {
        struct brute b;

        brute_init(&b, n, true);
        for (int trial = 0; trial < 40; trial++) {
            bool never[BRUTE_MAX][BRUTE_MAX];
            struct queens_album qa;
            struct queens_wish w;
            int must[BRUTE_MAX];
            uint64_t completions;
            size_t k = 0;

            random_wish(&w, &r, n, must, never);
            ASSERT(album_make(&qa, &w));
            for (size_t i = 0; i < b.count; i++) {
                const uint8_t *ranks = b.ranks + i * (size_t)n;

                if (!fits(ranks, n, must, never))
                    continue;
                ASSERT(++k <= qa.count);
                ASSERT_MEM_EQ(ranks, queens_album_at(&qa, k), (size_t)n);
                ASSERT_EQ_FMT(k, queens_album_find(&qa, ranks), "%zu");
            }
            ASSERT_EQ_FMT(k, qa.count, "%zu");
            ASSERT(queens_completions(&w, 1000000, &completions));
            ASSERT_EQ_FMT(k, (size_t)completions, "%zu");
            queens_album_free(&qa);
        }
        free(b.ranks);
    }
    PASS();
}

TEST two_queens_in_one_file_leave_nothing(void)
{
    struct queens_wish w;
    uint64_t count;

    queens_wish_init(&w, 8, PIECE_QUEEN);
    queens_wish_put(&w, 3, 2);
    queens_wish_put(&w, 3, 5);
    ASSERT(queens_completions(&w, 1000000, &count));
    ASSERT_EQ_FMT(0u, (unsigned)count, "%u");
    PASS();
}

TEST a_queen_on_d1_is_in_18_of_the_92(void)
{
    struct queens_wish w;
    uint64_t count;

    queens_wish_init(&w, 8, PIECE_QUEEN);
    queens_wish_put(&w, 3, 0);
    ASSERT(queens_completions(&w, 1000000, &count));
    ASSERT_EQ_FMT(18u, (unsigned)count, "%u");
    PASS();
}

TEST completions_give_up_at_their_budget(void)
{
    struct queens_wish w;
    uint64_t count;

    queens_wish_init(&w, 12, PIECE_QUEEN);
    ASSERT_FALSE(queens_completions(&w, 1000, &count));
    ASSERT(queens_completions(&w, 1000000, &count));
    ASSERT_EQ_FMT(14200u, (unsigned)count, "%u");
    PASS();
}

TEST slices_of_any_size_make_the_same_album(void)
{
    struct queens_album whole, sliced;
    struct queens_wish w;

    queens_wish_init(&w, 9, PIECE_QUEEN);
    ASSERT(album_make(&whole, &w));
    for (long budget = 1; budget <= 7; budget += 6) {
        queens_album_init(&sliced, &w, PLENTY);
        ASSERT_EQ(QUEENS_ALBUM_DONE, album_fill(&sliced, budget));
        ASSERT_EQ_FMT(whole.count, sliced.count, "%zu");
        ASSERT_MEM_EQ(whole.ranks, sliced.ranks, whole.count * 9);
        queens_album_free(&sliced);
    }
    queens_album_free(&whole);
    PASS();
}

TEST larger_albums_are_in_order_and_complete(void)
{
    static const struct {
        int n;
        size_t count;
    } known[] = { { 10, 724 }, { 11, 2680 }, { 12, 14200 }, { 13, 73712 } };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        size_t n = (size_t)known[i].n;
        struct queens_album qa;

        ASSERT(album_make_all(&qa, known[i].n, PIECE_QUEEN));
        ASSERT_EQ_FMT(known[i].count, qa.count, "%zu");
        for (size_t k = 1; k <= qa.count; k++) {
            const uint8_t *ranks = queens_album_at(&qa, k);

            ASSERT(k == 1 || memcmp(ranks - n, ranks, n) > 0);
            ASSERT(diagonals_free(ranks, known[i].n));
        }
        queens_album_free(&qa);
    }
    PASS();
}

TEST s0_s_solutions_have_their_numbers(void)
{
    static const uint8_t s1[8] = { 7, 3, 0, 2, 5, 1, 6, 4 };
    static const uint8_t s91[8] = { 0, 5, 7, 2, 6, 3, 1, 4 };
    static const uint8_t s92[8] = { 0, 4, 7, 5, 2, 6, 1, 3 };
    static const uint8_t none[8] = { 0, 1, 2, 3, 4, 5, 6, 7 };
    struct queens_album qa;

    ASSERT(album_make_all(&qa, 8, PIECE_QUEEN));
    ASSERT_EQ_FMT((size_t)92, qa.count, "%zu");
    ASSERT_MEM_EQ(s1, queens_album_at(&qa, 1), 8);
    ASSERT_MEM_EQ(s91, queens_album_at(&qa, 91), 8);
    ASSERT_MEM_EQ(s92, queens_album_at(&qa, 92), 8);
    ASSERT_EQ_FMT((size_t)0, queens_album_find(&qa, none), "%zu");
    queens_album_free(&qa);
    PASS();
}

/* Where an album is full its pages are the first of all. */
TEST what_does_not_fit_is_left_out_at_the_end(void)
{
    struct queens_album qa, all;
    struct queens_wish w;

    queens_wish_init(&w, 8, PIECE_QUEEN);
    ASSERT(album_make(&all, &w));
    for (size_t most = 91; most <= 93; most++) {
        queens_album_init(&qa, &w, most * 8 + 7);
        ASSERT_EQ(most, queens_album_most(8, most * 8 + 7));
        ASSERT_EQ(most < 92 ? QUEENS_ALBUM_FULL : QUEENS_ALBUM_DONE,
                  album_fill(&qa, 1000));
        ASSERT_EQ(most < 92 ? most : 92, qa.count);
        ASSERT_MEM_EQ(all.ranks, qa.ranks, qa.count * 8);
        queens_album_free(&qa);
    }
    queens_album_free(&all);
    PASS();
}

/* The numbers are those of the search, from the first page on: what has been
 * found stays where it is. */
TEST the_first_pages_are_there_before_the_rest(void)
{
    static const int sizes[] = { 16, 18, 20, 27, 32 };
    struct queens_album qa;
    struct queens_wish w;

    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        int n = sizes[i];
        long budget = 100000000;
        struct queens_search s;
        struct queens_step step = { .event = QUEENS_NONE };

        queens_wish_init(&w, n, PIECE_QUEEN);
        queens_album_init(&qa, &w, 2 * (size_t)n);
        queens_album_step(&qa, &budget);
        ASSERT(qa.count >= 1);
        ASSERT(diagonals_free(queens_album_at(&qa, 1), n));
        queens_search_init(&s, n, PIECE_QUEEN);
        while (n <= 27 && step.event != QUEENS_FOUND)
            queens_search_step(&s, &step);
        for (int file = 0; n <= 27 && file < n; file++)
            ASSERT_EQ(s.rank[file], queens_album_at(&qa, 1)[file]);
        queens_search_free(&s);
        queens_album_free(&qa);
    }
    PASS();
}

TEST a_solution_has_a_number_among_all(void)
{
    struct queens_album qa;

    ASSERT(album_make_all(&qa, 7, PIECE_QUEEN));
    for (size_t k = 1; k <= qa.count; k++)
        ASSERT_EQ(
            k, queens_number_of(queens_album_at(&qa, k), &qa.wish.rule, 1000));
    ASSERT_EQ(0,
              queens_number_of(queens_album_at(&qa, 40), &qa.wish.rule, 100));
    queens_album_free(&qa);
    PASS();
}

TEST a_large_board_with_many_queens_given_is_listed(void)
{
    struct queens_album qa;
    struct queens_wish w;

    queens_wish_init(&w, 22, PIECE_QUEEN);
    for (int file = 0; file < 11; file++)
        queens_wish_put(&w, file, 2 * file + 1);
    ASSERT(album_make(&qa, &w));
    ASSERT(qa.count >= 1);
    for (size_t k = 1; k <= qa.count; k++)
        ASSERT(diagonals_free(queens_album_at(&qa, k), 22));
    queens_album_free(&qa);
    PASS();
}

SUITE(listing)
{
    RUN_TEST(albums_equal_brute_force);
    RUN_TEST(wishes_and_completions_equal_brute_force);
    RUN_TEST(two_queens_in_one_file_leave_nothing);
    RUN_TEST(a_queen_on_d1_is_in_18_of_the_92);
    RUN_TEST(completions_give_up_at_their_budget);
    RUN_TEST(slices_of_any_size_make_the_same_album);
    RUN_TEST(larger_albums_are_in_order_and_complete);
    RUN_TEST(s0_s_solutions_have_their_numbers);
    RUN_TEST(what_does_not_fit_is_left_out_at_the_end);
    RUN_TEST(the_first_pages_are_there_before_the_rest);
    RUN_TEST(a_solution_has_a_number_among_all);
    RUN_TEST(a_large_board_with_many_queens_given_is_listed);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(listing);
    GREATEST_MAIN_END();
}
