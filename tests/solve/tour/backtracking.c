/*
 * Plain backtracking: it enters the squares that S2's program enters, in its
 * order and number, and looks ahead nowhere.
 */
#include <greatest.h>

#include "support/tour/walk.h"

static int sq(const char *name)
{
    return (name[1] - '1') * 8 + name[0] - 'a';
}

/* Steps without the walk's checks: these runs are long. */
static enum greatest_test_res check_run(const char *start, unsigned entered,
                                        const char *end, bool closed)
{
    struct board b;
    struct tour_question q = ask(&b, 8, 8, sq(start), "s2");
    struct tour_search *ts = tour_backtracking.create(&q);
    struct tour_step s;
    unsigned n = 1;
    int path[64] = { q.start }, length = 1;

    do {
        tour_backtracking.step(ts, &s);
        if (s.event == TOUR_ENTER) {
            path[length++] = s.square;
            n++;
        } else if (s.event == TOUR_RETREAT) {
            length--;
        }
    } while (s.event == TOUR_ENTER || s.event == TOUR_RETREAT);

    ASSERT_EQ(TOUR_FOUND, s.event);
    ASSERT_EQ(NULL, verifier_tour(8, 8, NULL, path, length));
    ASSERT_EQ_FMT(entered, n, "%u");
    ASSERT_EQ(sq(end), path[63]);
    ASSERT_EQ(closed, verifier_adjacent(8, path[0], path[63]));
    tour_backtracking.destroy(ts);
    board_free(&b);
    PASS();
}

TEST the_open_tour_of_s2_from_a8(void)
{
    CHECK_CALL(check_run("a8", 3242065, "h2", false));
    PASS();
}

TEST the_closed_tour_of_s2_from_g3(void)
{
    CHECK_CALL(check_run("g3", 35136565, "h1", true));
    PASS();
}

TEST other_starts_that_end_soon(void)
{
    CHECK_CALL(check_run("c4", 2252173, "h2", false));
    CHECK_CALL(check_run("a1", 8250733, "h1", false));
    CHECK_CALL(check_run("a5", 9152986, "h1", false));
    PASS();
}

/* The same search in its shortest form; true once a tour stands. */
struct plain {
    struct tour_walk *walk;
    bool visited[36];
    int files, ranks;
};

static bool same_step(struct plain *p, enum tour_event event, int square)
{
    p->walk->method->step(p->walk->search, &p->walk->step);
    return p->walk->step.event == event && p->walk->step.square == square &&
           p->walk->step.stranded == -1;
}

static bool follow(struct plain *p, int file, int rank, int visited)
{
    static const int moves[8][2] = { { 2, 1 },   { -1, -2 }, { 1, 2 },
                                     { -2, 1 },  { 2, -1 },  { 1, -2 },
                                     { -2, -1 }, { -1, 2 } };
    int tried = 0;

    if (visited == p->files * p->ranks)
        return same_step(p, TOUR_FOUND, rank * p->files + file);
    for (int i = 0; i < 8; i++) {
        int f = file + moves[i][0], r = rank + moves[i][1];
        int to = r * p->files + f;

        if (f < 0 || f >= p->files || r < 0 || r >= p->ranks || p->visited[to])
            continue;
        p->visited[to] = true;
        if (!same_step(p, TOUR_ENTER, to) || p->walk->step.tried != tried++ ||
            p->walk->step.tied != 1 || !follow(p, f, r, visited + 1) ||
            !same_step(p, TOUR_RETREAT, to))
            return false;
        p->visited[to] = false;
    }
    return true;
}

TEST every_step_is_that_of_the_plain_recursion(void)
{
    static const int sizes[][2] = { { 1, 1 }, { 3, 3 }, { 4, 3 },
                                    { 3, 5 }, { 4, 4 }, { 5, 4 } };

    for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
        struct board b;
        struct tour_question q = ask(&b, sizes[k][0], sizes[k][1], 0,
                                     "25173468");

        for (; q.start < board_squares(&b); q.start++) {
            struct tour_walk w;
            struct plain p = { .walk = &w, .files = b.files, .ranks = b.ranks };

            tour_walk_begin(&w, &tour_backtracking, &q);
            p.visited[q.start] = true;
            ASSERT(follow(&p, q.start % b.files, q.start / b.files, 1));
            ASSERT(same_step(&p, TOUR_NONE, q.start));
            tour_walk_end(&w);
        }
        board_free(&b);
    }
    PASS();
}

TEST options_and_those_tried_are_right_all_along(void)
{
    struct board b;
    struct tour_question q = ask(&b, 7, 5, 3, "random");
    struct tour_walk w;

    board_set_hole(&b, 17, true);
    tour_walk_begin(&w, &tour_backtracking, &q);
    tour_walk_run(&w, 300000);
    ASSERT_STR_EQ("", w.wrong ? w.wrong : "");
    ASSERT(w.retreats > 0 || w.step.event == TOUR_FOUND);
    tour_walk_end(&w);
    board_free(&b);
    PASS();
}

SUITE(tour_backtracking_suite)
{
    RUN_TEST(the_open_tour_of_s2_from_a8);
    RUN_TEST(the_closed_tour_of_s2_from_g3);
    RUN_TEST(other_starts_that_end_soon);
    RUN_TEST(every_step_is_that_of_the_plain_recursion);
    RUN_TEST(options_and_those_tried_are_right_all_along);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(tour_backtracking_suite);
    GREATEST_MAIN_END();
}
