/*
 * Best first: the paths it follows, against all paths kept here as lists of
 * squares and counted afresh each time; the knight's way from one to the next;
 * tours, proofs that there is none, and giving up.
 */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "chess/attack.h"
#include "support/tour/walk.h"

enum { SQUARES_MAX = 64, KEPT_MAX = 4000 };

struct kept {
    int square[SQUARES_MAX], n;
    int points, exits, parent;
    bool followed;
};

/* One for each square, less two for each free one with less than two ways. */
static int points_of(const struct board *b, const struct kept *k, int *exits)
{
    bool is_free[SQUARES_MAX];
    int points = k->n;

    for (int sq = 0; sq < board_squares(b); sq++)
        is_free[sq] = !b->hole[sq];
    for (int i = 0; i < k->n; i++)
        is_free[k->square[i]] = false;
    for (int sq = 0; sq < board_squares(b); sq++)
        if (is_free[sq] &&
            verifier_exits(b->files, b->ranks, is_free, sq, NULL) < 2)
            points -= 2;
    *exits = verifier_exits(b->files, b->ranks, is_free, k->square[k->n - 1],
                            NULL);
    return points;
}

static bool visits(const struct kept *k, int square)
{
    for (int i = 0; i < k->n; i++)
        if (k->square[i] == square)
            return true;
    return false;
}

/* Adds the paths that are one move longer; how many are kept then. */
static int extend(const struct tour_question *q, struct kept *all, int n,
                  int parent)
{
    const struct board *b = q->board;
    struct kept *from = &all[parent];

    from->followed = true;
    for (int i = 0; i < 8; i++) {
        int last = from->square[from->n - 1];
        int file = last % b->files + knight_steps[q->order.move[i]].file;
        int rank = last / b->files + knight_steps[q->order.move[i]].rank;
        int to = rank * b->files + file;

        if (file < 0 || file >= b->files || rank < 0 || rank >= b->ranks ||
            b->hole[to] || visits(from, to))
            continue;
        all[n] = *from;
        all[n].square[all[n].n++] = to;
        all[n].points = points_of(b, &all[n], &all[n].exits);
        all[n].parent = parent;
        all[n++].followed = false;
    }
    return n;
}

static bool is_better(const struct kept *a, const struct kept *b)
{
    if (a->points != b->points)
        return a->points > b->points;
    if (a->exits != b->exits)
        return a->exits < b->exits;
    return a->parent > b->parent; /* of brothers the first stays */
}

static int best_of(const struct kept *all, int n)
{
    int best = -1;

    for (int i = 0; i < n; i++)
        if (!all[i].followed && (best < 0 || is_better(&all[i], &all[best])))
            best = i;
    return best;
}

/* Squares that two paths have in common from the start. */
static int common(const struct kept *k, const struct tour_walk *w)
{
    int n = 0;

    while (n < k->n && n < w->n && k->square[n] == w->path[n])
        n++;
    return n;
}

/* Back to the fork and then forward, no step more. */
static enum greatest_test_res check_way(struct tour_walk *w,
                                        const struct kept *to)
{
    int fork = common(to, w);

    for (int back = w->n - fork; back > 0; back--) {
        ASSERT(tour_walk_on(w));
        ASSERT_EQ(TOUR_RETREAT, w->step.event);
    }
    while (w->n < to->n) {
        ASSERT(tour_walk_on(w));
        ASSERT_EQ(TOUR_ENTER, w->step.event);
        ASSERT_EQ(to->square[w->n - 1], w->path[w->n - 1]);
    }
    PASS();
}

static enum greatest_test_res check_paths(const struct tour_question *q,
                                          int choices)
{
    struct kept *all = calloc(KEPT_MAX, sizeof *all);
    int squares = board_squares(q->board) - q->board->nholes, n = 1, at = 0;
    struct tour_walk w;

    all[0] = (struct kept){ .square = { q->start }, .n = 1, .parent = -1 };
    tour_walk_begin(&w, &tour_best_first, q);
    while (choices-- > 0 && n + 8 < KEPT_MAX) {
        n = extend(q, all, n, at);
        at = best_of(all, n);
        if (at < 0)
            break;
        CHECK_CALL(check_way(&w, &all[at]));
        if (all[at].n < squares)
            continue;
        ASSERT_FALSE(tour_walk_on(&w));
        ASSERT_EQ(TOUR_FOUND, w.step.event);
    }
    if (at < 0) {
        ASSERT_FALSE(tour_walk_on(&w));
        ASSERT_EQ(TOUR_NONE, w.step.event);
        tour_walk_on(&w);
        ASSERT_EQ(TOUR_NONE, w.step.event);
    }
    ASSERT_STR_EQ("", w.wrong ? w.wrong : "");
    tour_walk_end(&w);
    free(all);
    PASS();
}

TEST it_follows_the_best_of_all_paths(void)
{
    static const struct {
        int files, ranks, start, hole;
        const char *order;
    } at[] = { { 8, 8, 0, -1, "s0" }, { 5, 4, 2, -1, "s1" },
               { 4, 3, 0, -1, "s4" }, { 6, 7, 20, 3, "64827153" },
               { 3, 4, 5, -1, "s0" }, { 4, 4, 0, -1, "s0" },
               { 3, 3, 0, 4, "s0" } };

    for (size_t i = 0; i < sizeof at / sizeof *at; i++) {
        struct board b;
        struct tour_question q = ask(&b, at[i].files, at[i].ranks, at[i].start,
                                     at[i].order);

        if (at[i].hole >= 0)
            board_set_hole(&b, at[i].hole, true);
        CHECK_CALL(check_paths(&q, 400));
        board_free(&b);
    }
    PASS();
}

/* Nothing is lost by going from path to path. */
TEST all_tours_of_small_boards_are_found(void)
{
    static const struct {
        int files, ranks;
    } sizes[] = { { 3, 4 }, { 4, 3 }, { 5, 4 }, { 4, 4 }, { 3, 7 } };

    for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++)
        for (int start = 0; start < sizes[k].files * sizes[k].ranks; start++) {
            struct board b;
            struct tour_question q = ask(&b, sizes[k].files, sizes[k].ranks,
                                         start, "s0");
            const char *wrong, *also;
            uint64_t n = tour_walk_count(&tour_best_first, &q, &wrong);

            ASSERT_EQ(tour_walk_count(&tour_backtracking, &q, &also), n);
            ASSERT_STR_EQ("", wrong ? wrong : "");
            board_free(&b);
        }
    PASS();
}

TEST it_aims_at_an_end_and_a_closed_tour(void)
{
    struct board b;
    struct tour_question q = ask(&b, 6, 6, 7, "s0");
    struct tour_walk w;

    q.closed = true;
    tour_walk_begin(&w, &tour_best_first, &q);
    ASSERT_EQ(TOUR_FOUND, tour_walk_run(&w, UINT64_MAX));
    ASSERT_STR_EQ("", w.wrong ? w.wrong : "");
    tour_walk_end(&w);
    q.closed = false;
    q.end = 35 - 7 - 6;
    tour_walk_begin(&w, &tour_best_first, &q);
    ASSERT_EQ(TOUR_FOUND, tour_walk_run(&w, UINT64_MAX));
    ASSERT_STR_EQ("", w.wrong ? w.wrong : "");
    tour_walk_end(&w);
    board_free(&b);
    PASS();
}

/* From all starts of the chessboard but one; the work as it was measured. */
TEST it_tours_the_chessboard_from_nearly_every_start(void)
{
    uint64_t entered = 0;
    int found = 0;

    for (int start = 0; start < 64; start++) {
        struct board b;
        struct tour_question q = ask(&b, 8, 8, start, "s0");
        struct tour_walk w;

        tour_walk_begin(&w, &tour_best_first, &q);
        if (tour_walk_run(&w, UINT64_MAX) == TOUR_FOUND) {
            found++;
            entered += w.entered;
        }
        ASSERT_STR_EQ("", w.wrong ? w.wrong : "");
        tour_walk_end(&w);
        board_free(&b);
    }
    ASSERT_EQ(63, found);
    ASSERT_EQ_FMT(580651ul, (unsigned long)entered, "%lu");
    PASS();
}

TEST one_square_is_a_tour(void)
{
    struct board b;
    struct tour_question q = ask(&b, 1, 1, 0, "s0");
    const char *wrong;

    ASSERT_EQ(1u, tour_walk_count(&tour_best_first, &q, &wrong));
    ASSERT_EQ(NULL, wrong);
    board_free(&b);
    PASS();
}

TEST with_a_million_paths_it_gives_up(void)
{
    struct board b;
    struct tour_question q = ask(&b, 20, 20, 0, "s0");
    struct tour_walk w;

    tour_walk_begin(&w, &tour_best_first, &q);
    ASSERT_EQ(TOUR_STUCK, tour_walk_run(&w, UINT64_MAX));
    ASSERT_STR_EQ("", w.wrong ? w.wrong : "");
    ASSERT(w.entered > 300000);
    tour_walk_on(&w);
    ASSERT_EQ(TOUR_STUCK, w.step.event);
    tour_walk_end(&w);
    board_free(&b);
    PASS();
}

SUITE(best_first)
{
    RUN_TEST(it_follows_the_best_of_all_paths);
    RUN_TEST(all_tours_of_small_boards_are_found);
    RUN_TEST(it_aims_at_an_end_and_a_closed_tour);
    RUN_TEST(it_tours_the_chessboard_from_nearly_every_start);
    RUN_TEST(one_square_is_a_tour);
    RUN_TEST(with_a_million_paths_it_gives_up);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(best_first);
    GREATEST_MAIN_END();
}
