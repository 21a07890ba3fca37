/*
 * The complete search by Warnsdorff's rule: it finds a tour from every start
 * that has one, loses none by looking ahead, and proves that others have none.
 */
#include <string.h>

#include <greatest.h>

#include "base/rng.h"
#include "base/text.h"
#include "support/tour/walk.h"

static bool impossible(const struct tour_question *q)
{
    struct text reason;
    bool yes;

    text_init(&reason);
    yes = tour_impossible(q, &reason);
    text_free(&reason);
    return yes;
}

struct tally {
    int found, none, other;
    uint64_t most;
};

/* Searches from every start about which nothing is known beforehand. */
/* By the size of the board, or by colours: no need to search. */
static bool ruled_out(int files, int ranks, int start)
{
    int m = files < ranks ? files : ranks, n = files + ranks - m;

    if (files * ranks % 2 == 1 && (start % files + start / files) % 2 == 1)
        return true;
    return m <= 4 && n > 1 && !(m == 3 && (n == 4 || n >= 7)) &&
           !(m == 4 && n >= 5);
}

/* The program must know beforehand what the search then finds. */
static struct tally search_board(int files, int ranks, const char *order)
{
    struct tally t = { 0 };
    struct board b;
    struct tour_question q = ask(&b, files, ranks, 0, order);

    for (; q.start < files * ranks; q.start++) {
        struct tour_walk w;
        enum tour_event end;

        if (ruled_out(files, ranks, q.start))
            continue;
        tour_walk_begin(&w, &tour_warnsdorff, &q);
        end = tour_walk_run(&w, 1000000);
        t.found += end == TOUR_FOUND && !w.wrong;
        t.none += end == TOUR_NONE && !w.wrong;
        t.other += w.wrong || (end != TOUR_FOUND && end != TOUR_NONE) ||
                   impossible(&q) != (end == TOUR_NONE);
        t.most = w.entered > t.most ? w.entered : t.most;
        tour_walk_end(&w);
    }
    board_free(&b);
    return t;
}

/* Starts from which there is no tour though the board has some, small side
 * first; all other boards up to 8x8 have a tour from every start that the
 * colours allow. */
static int starts_without(int m, int n)
{
    static const int known[][3] = { { 3, 4, 6 },  { 3, 7, 1 },  { 3, 8, 2 },
                                    { 4, 5, 10 }, { 4, 6, 12 }, { 4, 7, 14 },
                                    { 4, 8, 16 } };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (known[i][0] == m && known[i][1] == n)
            return known[i][2];
    return 0;
}

TEST every_start_of_every_board_to_8x8_is_answered_at_once(void)
{
    static const char *const orders[] = { "s0", "s1", "s4", "random" };
    int found = 0;

    for (int o = 0; o < 4; o++)
        for (int files = 1; files <= 8; files++)
            for (int ranks = 1; ranks <= 8; ranks++) {
                struct tally t = search_board(files, ranks, orders[o]);
                int m = files < ranks ? files : ranks;

                ASSERT_EQ(0, t.other);
                ASSERT_EQ(starts_without(m, files + ranks - m), t.none);
                ASSERT(t.most < 20u * (unsigned)(files * ranks));
                found += t.found;
            }
    ASSERT_EQ_FMT(4 * 787, found, "%d");
    PASS();
}

/* The starts that have none, by plain exhaustion. */
TEST starts_without_a_tour_are_those_of_plain_backtracking(void)
{
    static const int sizes[][2] = {
        { 3, 4 }, { 3, 7 }, { 7, 3 }, { 4, 5 }, { 8, 3 }
    };

    for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
        struct board b;
        struct tour_question q = ask(&b, sizes[k][0], sizes[k][1], 0, "s0");

        for (; q.start < board_squares(&b); q.start++) {
            struct tour_walk v, w;
            enum tour_event end;

            tour_walk_begin(&v, &tour_warnsdorff, &q);
            tour_walk_begin(&w, &tour_backtracking, &q);
            end = tour_walk_run(&v, UINT64_MAX);
            ASSERT_EQ(end, tour_walk_run(&w, UINT64_MAX));
            ASSERT(end == TOUR_FOUND || v.entered <= w.entered);
            tour_walk_end(&v);
            tour_walk_end(&w);
        }
        board_free(&b);
    }
    PASS();
}

TEST larger_boards_need_little_more_than_a_pass(void)
{
    static const int sizes[][2] = { { 9, 9 },   { 10, 12 }, { 12, 5 },
                                    { 14, 14 }, { 4, 20 },  { 20, 6 },
                                    { 17, 19 }, { 20, 20 } };

    for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
        int files = sizes[k][0], ranks = sizes[k][1];
        struct tally t = search_board(files, ranks, "s0");

        ASSERT_EQ(0, t.other);
        ASSERT_EQ(files == 4 ? files * ranks / 2 : 0, t.none);
        ASSERT(t.most < 20u * (unsigned)(files * ranks));
    }
    PASS();
}

/* Far beyond what the rule alone can do; some of these need looks back over
 * thousands of squares. */
TEST very_large_boards_are_searched_too(void)
{
    static const int cases[][3] = { { 100, 100, 0 },
                                    { 100, 100, 5151 },
                                    { 150, 150, 0 },
                                    { 97, 131, 4 },
                                    { 200, 200, 20100 } };

    for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
        struct board b;
        struct tour_question q = ask(&b, cases[k][0], cases[k][1], cases[k][2],
                                     "s0");
        struct tour_walk w;

        tour_walk_begin(&w, &tour_warnsdorff, &q);
        ASSERT_EQ(TOUR_FOUND, tour_walk_run(&w, 1000000));
        ASSERT_STR_EQ("", w.wrong ? w.wrong : "");
        tour_walk_end(&w);
        board_free(&b);
    }
    PASS();
}

TEST sizes_without_a_tour_are_proved_by_exhaustion(void)
{
    static const int sizes[][2] = { { 2, 1 }, { 2, 2 }, { 3, 2 }, { 1, 9 },
                                    { 3, 3 }, { 3, 5 }, { 5, 3 }, { 3, 6 },
                                    { 6, 3 }, { 4, 4 } };

    for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
        struct board b;
        struct tour_question q = ask(&b, sizes[k][0], sizes[k][1], 0, "s0");

        for (; q.start < board_squares(&b); q.start++)
            for (int m = 0; tour_walkers[m]; m++) {
                struct tour_walk w;

                if (!tour_walkers[m]->complete)
                    continue;
                tour_walk_begin(&w, tour_walkers[m], &q);
                ASSERT_EQ(TOUR_NONE, tour_walk_run(&w, UINT64_MAX));
                ASSERT_EQ(NULL, w.wrong);
                ASSERT_EQ(1, w.n);
                tour_walk_on(&w);
                ASSERT_EQ(TOUR_NONE, w.step.event);
                tour_walk_end(&w);
            }
        board_free(&b);
    }
    PASS();
}

TEST one_square_is_a_tour_for_every_method(void)
{
    struct board b;
    struct tour_question q = ask(&b, 1, 1, 0, "s0");

    for (int m = 0; tour_walkers[m]; m++) {
        struct tour_walk w;

        tour_walk_begin(&w, tour_walkers[m], &q);
        tour_walk_on(&w);
        ASSERT_EQ(TOUR_FOUND, w.step.event);
        tour_walk_on(&w);
        ASSERT_EQ(tour_walkers[m]->complete ? TOUR_NONE : TOUR_STUCK,
                  w.step.event);
        tour_walk_end(&w);
    }
    board_free(&b);
    PASS();
}

/* --- looking ahead loses nothing -------------------------------------- */

TEST all_1728_tours_of_5x5_are_found_start_by_start(void)
{
    static const uint64_t known[25] = { 304, 0,  56,  0,  304, 0,  56, 0,  56,
                                        0,   56, 0,   64, 0,   56, 0,  56, 0,
                                        56,  0,  304, 0,  56,  0,  304 };
    struct board b;
    struct tour_question q = ask(&b, 5, 5, 0, "s0");
    uint64_t all = 0;
    const char *wrong;

    for (; q.start < 25; q.start++) {
        uint64_t n = tour_walk_count(&tour_warnsdorff, &q, &wrong);

        ASSERT_EQ(NULL, wrong);
        ASSERT_EQ_FMT((unsigned)known[q.start], (unsigned)n, "%u");
        all += n;
    }
    ASSERT_EQ(1728u, all);
    board_free(&b);
    PASS();
}

TEST counts_of_all_tours_are_the_published_ones(void)
{
    static const struct {
        int files, ranks;
        unsigned directed;
    } known[] = { { 3, 4, 16 },   { 4, 3, 16 },   { 4, 5, 164 },
                  { 5, 4, 164 },  { 3, 7, 104 },  { 3, 8, 792 },
                  { 6, 4, 1488 }, { 3, 9, 1120 }, { 6, 5, 37568 } };

    for (size_t k = 0; k < sizeof known / sizeof *known; k++) {
        struct board b;
        struct tour_question q = ask(&b, known[k].files, known[k].ranks, 0,
                                     "s1");
        uint64_t all = 0;
        const char *wrong;

        for (; q.start < board_squares(&b); q.start++) {
            all += tour_walk_count(&tour_warnsdorff, &q, &wrong);
            ASSERT_EQ(NULL, wrong);
        }
        ASSERT_EQ_FMT(known[k].directed, (unsigned)all, "%u");
        board_free(&b);
    }
    PASS();
}

/* A board to 6x6 with holes at random; as many squares as are soon tried. */
static void random_board(struct board *b, struct rng *rng)
{
    int files = 2 + (int)rng_below(rng, 5), ranks = 2 + (int)rng_below(rng, 5);
    int squares = files * ranks;
    int keep = squares - (int)rng_below(rng, (uint32_t)squares / 3 + 1);

    board_init(b, files, ranks);
    while (squares - b->nholes > (keep < 20 ? keep : 20))
        board_set_hole(b, (int)rng_below(rng, (uint32_t)squares), true);
}

TEST boards_with_holes_keep_all_their_tours(void)
{
    struct rng rng;
    uint64_t tours = 0;

    rng_seed(&rng, 7);
    for (int k = 0; k < 400; k++) {
        struct board b, none;
        struct tour_question q = ask(&none, 1, 1, 0, k % 2 ? "random" : "s4");
        const char *wrong1, *wrong2;

        board_free(&none);
        random_board(&b, &rng);
        q.board = &b;
        for (q.start = 0; q.start < board_squares(&b); q.start++) {
            uint64_t all;

            if (b.hole[q.start])
                continue;
            all = tour_walk_count(&tour_backtracking, &q, &wrong1);
            ASSERT_EQ(all, tour_walk_count(&tour_warnsdorff, &q, &wrong2));
            ASSERT_EQ(NULL, wrong1);
            ASSERT_EQ(NULL, wrong2);
            ASSERT_FALSE(all > 0 && impossible(&q));
            tours += all;
        }
        board_free(&b);
    }
    ASSERT(tours > 1000);
    PASS();
}

/* In a race there is room for a shorter name, but it is the same one. */
TEST a_method_has_one_name(void)
{
    for (int i = 0; tour_methods[i]; i++) {
        const struct tour_method *m = tour_methods[i];

        ASSERT_STRN_EQ(m->brief, m->title, strlen(m->brief));
    }
    PASS();
}

/* What pupils read names no source and no file. */
TEST orders_are_called_what_they_are(void)
{
    for (int i = 0; move_order_names[i]; i++) {
        ASSERT(move_order_titles[i]);
        ASSERT(!strstr(move_order_titles[i], move_order_names[i]) ||
               !strcmp(move_order_names[i], "random"));
        for (int k = 0; k < i; k++)
            ASSERT(strcmp(move_order_titles[i], move_order_titles[k]) != 0);
    }
    PASS();
}

SUITE(tour_search)
{
    RUN_TEST(a_method_has_one_name);
    RUN_TEST(orders_are_called_what_they_are);
    RUN_TEST(every_start_of_every_board_to_8x8_is_answered_at_once);
    RUN_TEST(starts_without_a_tour_are_those_of_plain_backtracking);
    RUN_TEST(larger_boards_need_little_more_than_a_pass);
    RUN_TEST(very_large_boards_are_searched_too);
    RUN_TEST(sizes_without_a_tour_are_proved_by_exhaustion);
    RUN_TEST(one_square_is_a_tour_for_every_method);
    RUN_TEST(all_1728_tours_of_5x5_are_found_start_by_start);
    RUN_TEST(counts_of_all_tours_are_the_published_ones);
    RUN_TEST(boards_with_holes_keep_all_their_tours);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(tour_search);
    GREATEST_MAIN_END();
}
