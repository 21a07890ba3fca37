/* The watched search: its events, its counters, and its order. */
#include <greatest.h>

#include <string.h>

#include "support/queens/search.h"

/* Steps on until the next event of that kind. */
static void run_to(struct queens_search *qs, enum queens_event event,
                   struct queens_step *out)
{
    do
        queens_search_step(qs, out);
    while (out->event != event && out->event != QUEENS_NONE);
}

static void run_all(struct queens_search *qs, int n, enum piece_kind piece)
{
    struct queens_step step;

    queens_search_init(qs, n, piece);
    run_to(qs, QUEENS_NONE, &step);
}

TEST counters_for_all_solutions_are_the_published_ones(void)
{
    static const struct {
        int n;
        unsigned nodes, found;
    } known[] = { { 1, 2, 1 },          { 2, 3, 0 },     { 4, 17, 2 },
                  { 6, 153, 4 },        { 8, 2057, 92 }, { 10, 35539, 724 },
                  { 12, 856189, 14200 } };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct queens_search qs;
        int n = known[i].n;

        run_all(&qs, n, PIECE_QUEEN);
        ASSERT_EQ_FMT(known[i].nodes, (unsigned)qs.nodes, "%u");
        ASSERT_EQ_FMT(known[i].found, (unsigned)qs.found, "%u");
        ASSERT_EQ_FMT((unsigned)(qs.nodes - qs.found) * (unsigned)n,
                      (unsigned)qs.tests, "%u");
        ASSERT_EQ_FMT((unsigned)qs.nodes - 1, (unsigned)qs.retreats, "%u");
        queens_search_free(&qs);
    }
    PASS();
}

TEST eight_queens_need_15720_tests(void)
{
    struct queens_search qs;

    run_all(&qs, 8, PIECE_QUEEN);
    ASSERT_EQ_FMT(15720u, (unsigned)qs.tests, "%u");
    queens_search_free(&qs);
    PASS();
}

TEST the_first_solution_comes_after_876_tests_and_113_placements(void)
{
    static const int first[8] = { 7, 3, 0, 2, 5, 1, 6, 4 };
    struct queens_search qs;
    struct queens_step step;

    queens_search_init(&qs, 8, PIECE_QUEEN);
    run_to(&qs, QUEENS_FOUND, &step);
    ASSERT_EQ_FMT(876u, (unsigned)qs.tests, "%u");
    ASSERT_EQ_FMT(114u, (unsigned)qs.nodes, "%u");
    ASSERT_MEM_EQ(first, qs.rank, sizeof first);
    queens_search_free(&qs);
    PASS();
}

TEST solutions_91_and_92_are_the_document_s(void)
{
    static const int s91[8] = { 0, 5, 7, 2, 6, 3, 1, 4 };
    static const int s92[8] = { 0, 4, 7, 5, 2, 6, 1, 3 };
    struct queens_search qs;
    struct queens_step step;

    queens_search_init(&qs, 8, PIECE_QUEEN);
    while (qs.found < 91)
        run_to(&qs, QUEENS_FOUND, &step);
    ASSERT_MEM_EQ(s91, qs.rank, sizeof s91);
    run_to(&qs, QUEENS_FOUND, &step);
    ASSERT_MEM_EQ(s92, qs.rank, sizeof s92);
    run_to(&qs, QUEENS_FOUND, &step);
    ASSERT_EQ(QUEENS_NONE, step.event);
    queens_search_step(&qs, &step);
    ASSERT_EQ(QUEENS_NONE, step.event);
    queens_search_free(&qs);
    PASS();
}

TEST the_steps_on_a_4x4_board_are_these(void)
{
    static const struct queens_step expected[] = {
        { QUEENS_PLACED, 0, 3, -1, -1, QUEENS_RANK },
        { QUEENS_REFUSED, 1, 3, 0, 3, QUEENS_RANK },
        { QUEENS_REFUSED, 1, 2, 0, 3, QUEENS_FALLING },
        { QUEENS_PLACED, 1, 1, -1, -1, QUEENS_RANK },
        { QUEENS_REFUSED, 2, 3, 0, 3, QUEENS_RANK },
        { QUEENS_REFUSED, 2, 2, 1, 1, QUEENS_RISING },
        { QUEENS_REFUSED, 2, 1, 1, 1, QUEENS_RANK },
        { QUEENS_REFUSED, 2, 0, 1, 1, QUEENS_FALLING },
        { QUEENS_RETREAT, 1, 1, -1, -1, QUEENS_RANK },
        { QUEENS_PLACED, 1, 0, -1, -1, QUEENS_RANK }
    };
    struct queens_search qs;

    queens_search_init(&qs, 4, PIECE_QUEEN);
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
        struct queens_step got;

        queens_search_step(&qs, &got);
        ASSERT_EQ_FMT((int)expected[i].event, (int)got.event, "%d");
        ASSERT_EQ_FMT(expected[i].file, got.file, "%d");
        ASSERT_EQ_FMT(expected[i].rank, got.rank, "%d");
        ASSERT_EQ_FMT(expected[i].by_file, got.by_file, "%d");
        ASSERT_EQ_FMT(expected[i].by_rank, got.by_rank, "%d");
        if (got.event == QUEENS_REFUSED)
            ASSERT_EQ_FMT((int)expected[i].line, (int)got.line, "%d");
    }
    queens_search_free(&qs);
    PASS();
}

TEST of_two_attackers_along_diagonals_the_first_file_is_named(void)
{
    struct queens_search qs;
    struct queens_step step;
    int seen = 0;

    queens_search_init(&qs, 7, PIECE_QUEEN);
    do {
        queens_search_step(&qs, &step);
        if (step.event != QUEENS_REFUSED || step.line == QUEENS_RANK)
            continue;
        for (int f = 0; f < step.by_file; f++) {
            int d = step.file - f, r = qs.rank[f] - step.rank;

            ASSERT(r != d && r != -d);
        }
        seen++;
    } while (step.event != QUEENS_NONE);
    ASSERT(seen > 100);
    queens_search_free(&qs);
    PASS();
}

TEST rooks_do_not_mind_diagonals(void)
{
    struct queens_search qs;

    run_all(&qs, 8, PIECE_ROOK);
    ASSERT_EQ_FMT(40320u, (unsigned)qs.found, "%u");
    ASSERT_EQ_FMT(109601u, (unsigned)qs.nodes, "%u");
    queens_search_free(&qs);
    PASS();
}

SUITE(queens_search)
{
    RUN_TEST(counters_for_all_solutions_are_the_published_ones);
    RUN_TEST(eight_queens_need_15720_tests);
    RUN_TEST(the_first_solution_comes_after_876_tests_and_113_placements);
    RUN_TEST(solutions_91_and_92_are_the_document_s);
    RUN_TEST(the_steps_on_a_4x4_board_are_these);
    RUN_TEST(of_two_attackers_along_diagonals_the_first_file_is_named);
    RUN_TEST(rooks_do_not_mind_diagonals);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(queens_search);
    GREATEST_MAIN_END();
}
