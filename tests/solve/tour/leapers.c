/* Tours of any leaper on any surface, against brute force that shares no code
 * with the program: see support/tour/judge.h. */
#include <greatest.h>

#include <stdio.h>
#include <string.h>

#include "solve/tour/all/fill.h"
#include "solve/tour/all/list.h"
#include "solve/tour/all/stream.h"
#include "solve/tour/parts.h"
#include "support/tour/asked.h"
#define ask ask_count /* that of tours one by one is another */
#include "support/tour/count.h"
#undef ask

static const struct pair pairs[] = {
    { "knight", SURFACE_FLAT, 3, 4, "" },
    { "knight", SURFACE_CYLINDER, 3, 4, "" },
    { "knight", SURFACE_CYLINDER, 4, 3, "" },
    { "knight", SURFACE_CYLINDER, 4, 4, "" },
    { "knight", SURFACE_CYLINDER, 7, 2, "" },
    { "knight", SURFACE_CYLINDER, 6, 2, "" },
    { "knight", SURFACE_TORUS, 3, 3, "" },
    { "knight", SURFACE_TORUS, 4, 3, "" },
    { "knight", SURFACE_TORUS, 2, 6, "" },
    { "knight", SURFACE_TORUS, 7, 1, "" },
    { "knight", SURFACE_TORUS, 1, 8, "" },
    { "knight", SURFACE_TORUS, 3, 4, "b2,c4" },
    { "knight", SURFACE_MOBIUS, 3, 4, "" },
    { "knight", SURFACE_MOBIUS, 5, 3, "" },
    { "knight", SURFACE_MOBIUS, 3, 4, "a1" },
    { "knight", SURFACE_KLEIN, 3, 3, "" },
    { "knight", SURFACE_KLEIN, 2, 5, "" },
    { "camel", SURFACE_FLAT, 4, 4, "" },
    { "camel", SURFACE_TORUS, 3, 3, "" },
    { "camel", SURFACE_TORUS, 5, 2, "" },
    { "camel", SURFACE_KLEIN, 3, 4, "" },
    { "camel", SURFACE_MOBIUS, 3, 5, "" },
    { "zebra", SURFACE_CYLINDER, 5, 3, "" },
    { "zebra", SURFACE_TORUS, 5, 2, "" },
    { "zebra", SURFACE_MOBIUS, 4, 4, "" },
    { "giraffe", SURFACE_FLAT, 3, 3, "" },
    { "giraffe", SURFACE_TORUS, 3, 4, "" },
    { "giraffe", SURFACE_CYLINDER, 3, 5, "" },
    { "wazir", SURFACE_FLAT, 4, 4, "" },
    { "wazir", SURFACE_FLAT, 3, 4, "b2" },
    { "wazir", SURFACE_CYLINDER, 4, 3, "" },
    { "wazir", SURFACE_CYLINDER, 1, 5, "" },
    { "wazir", SURFACE_TORUS, 4, 3, "" },
    { "wazir", SURFACE_TORUS, 2, 5, "" },
    { "wazir", SURFACE_TORUS, 2, 2, "" },
    { "wazir", SURFACE_TORUS, 9, 1, "" },
    { "wazir", SURFACE_TORUS, 1, 2, "" },
    { "wazir", SURFACE_TORUS, 1, 1, "" },
    { "wazir", SURFACE_MOBIUS, 4, 3, "" },
    { "wazir", SURFACE_MOBIUS, 1, 4, "" },
    { "wazir", SURFACE_KLEIN, 3, 4, "b1" },
    { "ferz", SURFACE_FLAT, 3, 3, "b1,a2,c2,b3" },
    { "ferz", SURFACE_CYLINDER, 3, 4, "" },
    { "ferz", SURFACE_TORUS, 3, 3, "" },
    { "ferz", SURFACE_TORUS, 5, 2, "" },
    { "ferz", SURFACE_MOBIUS, 3, 3, "" },
    { "king", SURFACE_FLAT, 3, 3, "" },
    { "king", SURFACE_FLAT, 2, 5, "" },
    { "king", SURFACE_CYLINDER, 3, 2, "" },
    { "king", SURFACE_TORUS, 3, 2, "" },
    { "king", SURFACE_KLEIN, 3, 2, "a1" },
    { "0,1+1,2", SURFACE_FLAT, 3, 3, "" },
    { "0,1+1,2", SURFACE_CYLINDER, 2, 4, "" },
    { "1,2+1,3", SURFACE_FLAT, 4, 3, "" },
    { "1,2+1,3", SURFACE_TORUS, 2, 3, "" },
    { "0,2+0,3", SURFACE_CYLINDER, 5, 3, "" },
    { "0,9", SURFACE_TORUS, 11, 1, "" },
    { "0,1+1,1+1,2+2,3", SURFACE_FLAT, 3, 3, "" },
    { "0,1+1,1+1,2+2,3", SURFACE_MOBIUS, 2, 3, "" },
    { "2,2+1,1", SURFACE_KLEIN, 3, 3, "" },
};

enum { PAIRS = sizeof pairs / sizeof *pairs, LIST_MAX = 600 };

/* --- how many ------------------------------------------------------------ */

static enum greatest_test_res check_method(const struct asked *a,
                                           const struct tour_method *method,
                                           unsigned long long expected)
{
    const char *wrong;

    if (expected > LIST_MAX)
        PASS();
    ASSERT_EQ_FMTm(
        a->what, expected,
        (unsigned long long)tour_walk_count(method, &a->question, &wrong),
        "%llu");
    ASSERT_EQm(a->what, NULL, wrong);
    PASS();
}

/* Open and closed tours from a start, and those to each end. */
static enum greatest_test_res check_start(struct asked *a)
{
    struct judge_count c = judge_tours(&a->judge, a->question.start);

    CHECK_CALL(check_method(a, &tour_warnsdorff, c.open));
    CHECK_CALL(check_method(a, &tour_backtracking, c.open));
    ASSERTm(a->what, c.open == 0 || !impossible(&a->question));
    a->question.closed = true;
    CHECK_CALL(check_method(a, &tour_warnsdorff, c.closed));
    ASSERTm(a->what, c.closed == 0 || !impossible(&a->question));
    a->question.closed = false;
    for (int i = 0; i < c.n; i += 3) {
        a->question.end = c.square[i];
        if (c.n > 1 && a->question.end != a->question.start) {
            CHECK_CALL(check_method(a, &tour_warnsdorff, c.to[i]));
            ASSERTm(a->what, c.to[i] == 0 || !impossible(&a->question));
        }
    }
    a->question.end = -1;
    PASS();
}

TEST listings_agree_with_brute_force(void)
{
    for (int i = 0; i < PAIRS; i++) {
        static struct asked a; /* its words outlive the test */

        begin(&a, &pairs[i]);
        for (int sq = 0;
             sq<board_squares(&a.board); sq += board_squares(&a.board)> 12
                 ? 3
                 : 1) {
            a.question.start = sq;
            if (!a.board.hole[sq])
                CHECK_CALL(check_start(&a));
        }
        end(&a);
    }
    PASS();
}

/* All starts together, in one direction and in both. */
static void sum_up(const struct asked *a, unsigned long long *open,
                   unsigned long long *closed)
{
    for (int sq = 0; sq < board_squares(&a->board); sq++)
        if (!a->board.hole[sq]) {
            struct judge_count c = judge_tours(&a->judge, sq);

            *open += c.open;
            *closed = c.closed;
        }
}

TEST counts_agree_with_brute_force(void)
{
    for (int i = 0; i < PAIRS; i++) {
        struct tour_count_question q = { .start = -1, .end = -1 };
        unsigned long long open = 0, closed = 0;
        static struct asked a; /* its words outlive the test */
        int squares;

        begin(&a, &pairs[i]);
        q.board = &a.board;
        q.mover = &a.mover;
        squares = board_squares(&a.board) - a.board.nholes;
        if (squares > 1 && squares <= 12)
            sum_up(&a, &open, &closed);
        if (open > 0 && open < 4 * LIST_MAX) {
            ASSERT_EQ_FMTm(a.what, open / 2, (unsigned long long)number(&q),
                           "%llu");
            q.directed = true;
            ASSERT_EQ_FMTm(a.what, open, (unsigned long long)number(&q),
                           "%llu");
            q.kind = TOUR_COUNT_OPEN;
            ASSERT_EQ_FMTm(a.what, open - closed * (unsigned)squares,
                           (unsigned long long)number(&q), "%llu");
            q.kind = TOUR_COUNT_CLOSED;
            ASSERT_EQ_FMTm(a.what, closed, (unsigned long long)number(&q),
                           "%llu");
        }
        end(&a);
    }
    PASS();
}

/* A wazir's moves on tori of 4x2 and 4x4 are the edges of cubes of three and
 * four dimensions, whose paths and rings were counted long ago. */
TEST cubes_have_as_many_as_is_known(void)
{
    static const struct {
        int ranks;
        unsigned long long paths, rings;
    } cubes[] = { { 2, 144, 6 }, { 4, 91392, 1344 } };

    for (int i = 0; i < 2; i++) {
        struct pair p = { "wazir", SURFACE_TORUS, 4, cubes[i].ranks, "" };
        struct tour_count_question q = { .start = -1, .end = -1 };
        static struct asked a; /* its words outlive the test */

        begin(&a, &p);
        q.board = &a.board;
        q.mover = &a.mover;
        q.directed = true;
        ASSERT_COUNT(cubes[i].paths, number(&q));
        q.directed = false;
        ASSERT_COUNT(cubes[i].paths / 2, number(&q));
        q.kind = TOUR_COUNT_CLOSED;
        ASSERT_COUNT(cubes[i].rings, number(&q));
        end(&a);
    }
    PASS();
}

TEST on_a_torus_all_starts_are_alike(void)
{
    for (int i = 0; i < PAIRS; i++) {
        static struct asked a; /* its words outlive the test */
        unsigned long long first;

        begin(&a, &pairs[i]);
        first = judge_tours(&a.judge, 0).open;
        for (int sq = 0; pairs[i].surface == SURFACE_TORUS && !a.board.nholes &&
                         sq < board_squares(&a.board);
             sq++) {
            const char *wrong;

            a.question.start = sq;
            if (first <= LIST_MAX)
                ASSERT_EQ_FMTm(a.what, first,
                               (unsigned long long)tour_walk_count(
                                   &tour_warnsdorff, &a.question, &wrong),
                               "%llu");
        }
        end(&a);
    }
    PASS();
}

/* --- one by one ----------------------------------------------------------- */

static const struct move_order plain_order = { { 0, 1, 2, 3, 4, 5, 6, 7 },
                                               false };

/* Each is a tour that comes back from the list as it went in; no two are
 * equal, or the number would be wrong. */
static enum greatest_test_res check_list(const struct asked *a,
                                         unsigned long long expected)
{
    struct tour_count_question q = { .board = &a->board,
                                     .mover = &a->mover,
                                     .start = a->question.start,
                                     .end = -1 };
    struct tour_list *list = tour_list_create(&q, &plain_order, 1);
    int path[JUDGE_SQUARES_MAX];

    while (tour_list_step(list, 1000) == TOUR_LIST_MORE)
        ;
    ASSERT_EQ_FMTm(a->what, expected, (unsigned long long)tour_list_count(list),
                   "%llu");
    for (size_t k = 1; k <= tour_list_count(list); k++) {
        tour_list_at(list, k, path);
        ASSERT_EQ_FMTm(
            a->what, (void *)NULL,
            (void *)judge_tour(&a->judge, path,
                               board_squares(&a->board) - a->board.nholes),
            "%p");
    }
    tour_list_destroy(list);
    PASS();
}

/* Filled in from the start alone, these are the same tours. */
static enum greatest_test_res check_fill(const struct asked *a, bool closed,
                                         unsigned long long expected)
{
    struct tour_fill *fill = tour_fill_create(&a->board, &a->mover, closed);
    int known[JUDGE_SQUARES_MAX];
    unsigned long long n = 0;
    enum tour_fill_state state;

    known[0] = a->question.start;
    for (int i = 1; i < tour_fill_squares(fill); i++)
        known[i] = -1;
    tour_fill_begin(fill, known);
    do {
        long budget = 1000;

        state = tour_fill_next(fill, &budget);
        n += state == TOUR_FILL_FOUND;
    } while (state != TOUR_FILL_DONE);
    tour_fill_destroy(fill);
    ASSERT_EQ_FMTm(a->what, expected, n, "%llu");
    PASS();
}

/* The graph is in one piece with a path through all of it, if there is a tour
 * from anywhere; and goes round, if there is a closed one. */
static enum greatest_test_res check_parts(const struct asked *a)
{
    int squares = board_squares(&a->board) - a->board.nholes;
    struct tour_parts parts;
    struct judge_count c = { 0 };
    bool any = false;

    for (int sq = 0; sq < board_squares(&a->board); sq++)
        if (!a->board.hole[sq]) {
            c = judge_tours(&a->judge, sq);
            any = any || c.open > 0;
        }
    ASSERTm(a->what, tour_parts_find(&parts, &a->board, &a->mover));
    ASSERT_EQm(a->what, any, parts.at[0].line == squares);
    ASSERT_EQm(a->what, c.closed > 0 && squares > 2,
               parts.at[0].n == squares && parts.at[0].closed);
    PASS();
}

TEST lists_puzzles_and_graphs_agree_with_brute_force(void)
{
    for (int i = 0; i < PAIRS; i++) {
        struct judge_count c;
        static struct asked a; /* its words outlive the test */

        begin(&a, &pairs[i]);
        if (board_squares(&a.board) <= 12) {
            a.question.start = board_nearest(&a.board, 1, 1);
            c = judge_tours(&a.judge, a.question.start);
            if (c.open <= LIST_MAX) {
                CHECK_CALL(check_list(&a, c.open));
                CHECK_CALL(check_fill(&a, false, c.open));
                CHECK_CALL(check_fill(&a, true, c.closed));
            }
            CHECK_CALL(check_parts(&a));
        }
        end(&a);
    }
    PASS();
}

/* Too many to wait for: they can be stopped. */
TEST long_counts_stop(void)
{
    const struct pair p = { "king", SURFACE_TORUS, 5, 4, "" };
    struct tour_stream *stream;
    struct tour_count *count;
    long budget = 250000;
    static struct asked a; /* its words outlive the test */
    struct tour_count_question q = { .start = 0, .end = -1 };

    begin(&a, &p);
    q.board = &a.board;
    q.mover = &a.mover;
    stream = tour_stream_create(&q, &plain_order, 1);
    while (tour_stream_step(stream, &budget) == TOUR_STREAM_FOUND)
        ;
    ASSERT(budget <= 0); /* and not because there are no more */
    tour_stream_destroy(stream);
    count = tour_count_start(&q, 2);
    end(&a); /* it has copies */
    tour_count_destroy(count);
    PASS();
}

/* --- every method --------------------------------------------------------- */

static bool refuses(const struct tour_method *m, const struct tour_question *q)
{
    struct text reason;
    bool yes;

    text_init(&reason);
    yes = m->refuses && m->refuses(q, &reason);
    text_free(&reason);
    return yes;
}

/* Not to the end, if that is far; *found if it came to a tour. */
static enum greatest_test_res check_walk(const struct asked *a,
                                         const struct tour_method *m, bool any,
                                         bool *found)
{
    struct tour_walk w;

    tour_walk_begin(&w, m, &a->question);
    for (int step = 0; step < 2000 && tour_walk_on(&w); step++)
        ;
    ASSERT_EQ_FMTm(a->what, (void *)NULL, (void *)w.wrong, "%p");
    *found = *found || w.step.event == TOUR_FOUND;
    if (w.step.event == TOUR_FOUND)
        ASSERTm(a->what, any);
    if (w.step.event == TOUR_NONE)
        ASSERT_FALSEm(a->what, any);
    tour_walk_end(&w);
    PASS();
}

static bool is_prescribed(const struct tour_method *m)
{
    return m == &tour_squirrel_cull || m == &tour_parberry ||
           m == &tour_construct;
}

TEST every_method_makes_true_tours(void)
{
    bool found[SURFACES][20] = { 0 };

    for (int i = 0; i < PAIRS * 4; i++) {
        static struct asked a; /* its words outlive the test */
        struct judge_count c;

        begin(&a, &pairs[i / 4]);
        a.question.start = board_nearest(&a.board, i % 3, i % 2);
        a.question.closed = i & 1;
        if (i & 2)
            move_order_parse(&a.question.order, "random", &(struct error){ 0 });
        c = judge_tours(&a.judge, a.question.start);
        for (int k = 0; tour_methods[k] && !impossible(&a.question); k++)
            if (!refuses(tour_methods[k], &a.question))
                CHECK_CALL(check_walk(&a, tour_methods[k],
                                      i & 1 ? c.closed > 0 : c.open > 0,
                                      &found[a.board.surface][k]));
        end(&a);
    }
    for (int surface = 1; surface < SURFACES; surface++)
        for (int k = 0; tour_methods[k]; k++)
            ASSERT_EQm(tour_methods[k]->name, !is_prescribed(tour_methods[k]),
                       found[surface][k]);
    PASS();
}

TEST larger_boards_are_toured(void)
{
    static const struct pair large[] = {
        { "knight", SURFACE_TORUS, 8, 8, "" },
        { "knight", SURFACE_KLEIN, 9, 7, "" },
        { "knight", SURFACE_MOBIUS, 12, 5, "c3" },
        { "knight", SURFACE_CYLINDER, 20, 6, "" },
        { "zebra", SURFACE_TORUS, 9, 10, "" },
        { "giraffe", SURFACE_TORUS, 8, 7, "" },
        { "king", SURFACE_FLAT, 12, 9, "e5" },
        { "wazir", SURFACE_FLAT, 6, 7, "" },
        { "1,2+0,1", SURFACE_CYLINDER, 8, 8, "" },
        { "1,2+1,3", SURFACE_KLEIN, 8, 8, "" },
        { "camel", SURFACE_TORUS, 7, 9, "" },
        { "0,1+1,1+1,2+2,3", SURFACE_TORUS, 8, 8, "" },
    };

    for (size_t i = 0; i < sizeof large / sizeof *large; i++) {
        struct tour_walk w;
        static struct asked a; /* its words outlive the test */

        begin(&a, &large[i]);
        while (impossible(&a.question))
            a.question.start++;
        for (int closed = 0; closed <= 1; closed++) {
            a.question.closed = closed;
            if (impossible(&a.question))
                continue;
            tour_walk_begin(&w, &tour_warnsdorff, &a.question);
            ASSERT_EQm(a.what, TOUR_FOUND, tour_walk_run(&w, 100000));
            ASSERT_EQ_FMTm(a.what, (void *)NULL, (void *)w.wrong, "%p");
            tour_walk_end(&w);
        }
        end(&a);
    }
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(listings_agree_with_brute_force);
    RUN_TEST(counts_agree_with_brute_force);
    RUN_TEST(cubes_have_as_many_as_is_known);
    RUN_TEST(on_a_torus_all_starts_are_alike);
    RUN_TEST(lists_puzzles_and_graphs_agree_with_brute_force);
    RUN_TEST(long_counts_stop);
    RUN_TEST(every_method_makes_true_tours);
    RUN_TEST(larger_boards_are_toured);
    GREATEST_MAIN_END();
}
