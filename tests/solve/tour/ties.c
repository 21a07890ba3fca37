/*
 * Pohl's and Roth's ways of breaking the ties of Warnsdorff's rule: that each
 * keeps to its own, how often each leads to a tour, and that Roth's with new
 * tries always does.
 */
#include <greatest.h>

#include "base/text.h"
#include "support/tour/effort.h"
#include "support/tour/walk.h"

/* --- how often they succeed ---------------------------------------------- */

struct tally {
    int legal, found, at_once, tries;
};

/* From every start of a square board that the colours allow. */
static struct tally all_starts(const struct tour_method *method, int size,
                               const char *order)
{
    struct tally t = { 0 };
    struct board b;
    struct tour_question q = ask(&b, size, size, 0, order);

    for (; q.start < size * size; q.start++) {
        struct tour_walk w;

        if (size % 2 && (q.start % size + q.start / size) % 2)
            continue;
        t.legal++;
        tour_walk_begin(&w, method, &q);
        if (tour_walk_run(&w, UINT64_MAX) == TOUR_FOUND && !w.wrong) {
            t.found++;
            t.at_once += w.restarts == 0;
            t.tries = (int)w.restarts >= t.tries ? (int)w.restarts + 1
                                                 : t.tries;
        }
        tour_walk_end(&w);
    }
    board_free(&b);
    return t;
}

TEST as_many_starts_succeed_as_are_known_to(void)
{
    static const struct {
        int size, pohl, roth;
    } known[] = { { 5, 9, 13 }, { 7, 20, 15 }, { 8, 58, 64 }, { 11, 61, 59 } };

    for (size_t k = 0; k < sizeof known / sizeof *known; k++) {
        int size = known[k].size;

        ASSERT_EQ_FMT(known[k].pohl, all_starts(&tour_pohl, size, "s2").found,
                      "%d");
        ASSERT_EQ_FMT(known[k].roth, all_starts(&tour_roth, size, "s2").at_once,
                      "%d");
    }
    PASS();
}

TEST roth_finds_a_tour_from_every_legal_start(void)
{
    static const char *const orders[] = { "s2", "s1", "s4", "random" };

    for (int size = 5; size <= (EFFORT_FULL ? 24 : 14); size++) {
        struct tally t = all_starts(&tour_roth, size, orders[size % 4]);

        ASSERT_EQ(size % 2 ? (size * size + 1) / 2 : size * size, t.legal);
        ASSERT_EQ_FMT(t.legal, t.found, "%d");
        ASSERT(t.tries <= 20);
    }
    PASS();
}

TEST roth_finds_a_tour_of_large_boards(void)
{
    static const int sizes[] = { 61, 100, 257 };

    for (int k = 0; k < (EFFORT_FULL ? 3 : 1); k++) {
        int n = sizes[k];
        int starts[] = { 0, n * n - 1, n * n / 2, n - 1 };
        struct board b;
        struct tour_question q = ask(&b, n, n, 0, "s0");

        for (int i = 0; i < 4; i++) {
            struct tour_walk w;

            q.start = starts[i];
            tour_walk_begin(&w, &tour_roth, &q);
            ASSERT_EQ(TOUR_FOUND, tour_walk_run(&w, UINT64_MAX));
            ASSERT_EQ(NULL, w.wrong);
            tour_walk_end(&w);
        }
        board_free(&b);
    }
    PASS();
}

/* --- that each keeps to its own rule ------------------------------------- */

static int exits(const struct tour_walk *w, int square, int *out)
{
    const struct board *b = w->question.board;

    return verifier_exits(b->files, b->ranks, w->free_square, square, out);
}

/* The less the better, as Pohl has it; as he said, exits of exits. */
static int pohl_score(const struct tour_walk *w, int square)
{
    int near[8], sum = 0;

    for (int n = exits(w, square, near); n-- > 0;)
        sum += exits(w, near[n], NULL);
    return sum;
}

static int roth_score(const struct tour_walk *w, int square)
{
    const struct board *b = w->question.board;
    double x = square % b->files - (b->files - 1) / 2.0;
    double y = square / b->files - (b->ranks - 1) / 2.0;

    return (int)(-4 * (x * x + y * y));
}

/* The squares the rule would go to next, among `near`; their number. */
static int best_squares(const struct tour_walk *w,
                        int (*score)(const struct tour_walk *, int), int *out)
{
    int near[8], n = exits(w, w->path[w->n - 1], near), least = 9, low = 0;
    int found = 0;

    for (int i = 0; i < n; i++)
        least = exits(w, near[i], NULL) < least ? exits(w, near[i], NULL)
                                                : least;
    for (int i = 0; i < n; i++) {
        int s = score(w, near[i]);

        if (exits(w, near[i], NULL) != least || (found && s > low))
            continue;
        found = found && s == low ? found : 0;
        out[found++] = near[i];
        low = s;
    }
    return found;
}

static enum greatest_test_res check_rule(const struct tour_method *method,
                                         const struct tour_question *q,
                                         int (*score)(const struct tour_walk *,
                                                      int))
{
    struct tour_walk w;
    bool more = true;

    tour_walk_begin(&w, method, q);
    while (more) {
        int best[8], n = best_squares(&w, score, best), met = 0;

        more = tour_walk_on(&w);
        if (w.step.event != TOUR_ENTER)
            continue;
        for (int i = 0; i < n; i++)
            met += best[i] == w.step.square;
        ASSERT_EQ(1, met);
        ASSERT_EQ_FMT(n, w.step.tied, "%d");
    }
    ASSERT_STR_EQ("", w.wrong ? w.wrong : "");
    tour_walk_end(&w);
    PASS();
}

TEST no_step_deviates_from_the_rule(void)
{
    static const int sizes[][2] = {
        { 5, 5 }, { 7, 7 }, { 9, 6 }, { 4, 11 }, { 12, 13 }
    };
    static const char *const orders[] = { "s0", "random", "64827153" };

    for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++)
        for (int o = 0; o < 3; o++) {
            struct board b;
            int squares = sizes[k][0] * sizes[k][1];
            struct tour_question q = ask(&b, sizes[k][0], sizes[k][1],
                                         squares / 3, orders[o]);

            if (o == 1)
                board_set_hole(&b, squares / 2, true);
            CHECK_CALL(check_rule(&tour_pohl, &q, pohl_score));
            CHECK_CALL(check_rule(&tour_roth, &q, roth_score));
            board_free(&b);
        }
    PASS();
}

/* --- new tries ----------------------------------------------------------- */

/* From ten starts of 7x7 the first try gets stuck, the next goes on. */
TEST a_new_try_sweeps_the_board_and_goes_another_way(void)
{
    struct board b;
    struct tour_question q = ask(&b, 7, 7, 0, "s2");
    int first[49], restarts = 0;

    for (; q.start < 49; q.start += 2) {
        struct tour_walk w;
        int n = 0;

        tour_walk_begin(&w, &tour_roth, &q);
        while (w.step.event != TOUR_AGAIN && tour_walk_on(&w)) {
            if (w.step.event == TOUR_ENTER)
                n = w.n;
            memcpy(first, w.path, sizeof *first * (size_t)n);
        }
        if (w.step.event == TOUR_AGAIN) {
            restarts++;
            ASSERT(n < 49);
            ASSERT_EQ(q.start, w.step.square);
            ASSERT_EQ(TOUR_FOUND, tour_walk_run(&w, UINT64_MAX));
            ASSERT(memcmp(first, w.path, sizeof *first * (size_t)n) != 0);
        }
        ASSERT_EQ(NULL, w.wrong);
        tour_walk_end(&w);
    }
    ASSERT_EQ(10, restarts);
    board_free(&b);
    PASS();
}

TEST without_a_tour_the_tries_come_to_an_end(void)
{
    struct board b;
    struct tour_question q = ask(&b, 4, 4, 5, "s0");
    struct tour_walk w;

    tour_walk_begin(&w, &tour_roth, &q);
    ASSERT_EQ(TOUR_STUCK, tour_walk_run(&w, UINT64_MAX));
    ASSERT(w.restarts >= 20 && w.restarts < 1000);
    tour_walk_on(&w);
    ASSERT_EQ(TOUR_STUCK, w.step.event);
    tour_walk_end(&w);
    board_free(&b);
    PASS();
}

TEST they_do_not_aim_and_say_so(void)
{
    const struct tour_method *methods[] = { &tour_greedy, &tour_pohl,
                                            &tour_roth, &tour_most_exits };
    struct board b;
    struct tour_question q = ask(&b, 6, 6, 0, "s0");

    for (int i = 0; i < 4; i++) {
        struct text reason;

        text_init(&reason);
        q.closed = false;
        q.end = -1;
        ASSERT_FALSE(methods[i]->refuses(&q, &reason));
        ASSERT_EQ(0u, reason.len);
        q.end = 35;
        ASSERT(methods[i]->refuses(&q, &reason));
        ASSERT_STR_EQ("This method goes where its rule leads: it cannot aim "
                      "at a chosen last square. \u201cWarnsdorff, may go "
                      "back\u201d can.",
                      reason.at);
        text_clear(&reason);
        q.closed = true;
        ASSERT(methods[i]->refuses(&q, &reason));
        ASSERT_STR_EQ("This method goes where its rule leads: it cannot aim "
                      "at a closed tour. \u201cWarnsdorff, may go "
                      "back\u201d can.",
                      reason.at);
        text_free(&reason);
    }
    board_free(&b);
    PASS();
}

SUITE(tour_ties)
{
    RUN_TEST(as_many_starts_succeed_as_are_known_to);
    RUN_TEST(roth_finds_a_tour_from_every_legal_start);
    RUN_TEST(roth_finds_a_tour_of_large_boards);
    RUN_TEST(no_step_deviates_from_the_rule);
    RUN_TEST(a_new_try_sweeps_the_board_and_goes_another_way);
    RUN_TEST(without_a_tour_the_tries_come_to_an_end);
    RUN_TEST(they_do_not_aim_and_say_so);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(tour_ties);
    GREATEST_MAIN_END();
}
