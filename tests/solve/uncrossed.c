/*
 * Uncrossed paths: against a brute force that walks every path and asks of
 * every two moves whether they meet, with geometry of its own; and against
 * the published numbers of the knight.
 */
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/rng.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "solve/uncrossed/crossing.h"
#include "solve/uncrossed/uncrossed.h"

enum { SQUARES_MAX = 128 };

/* --- the brute force -------------------------------------------------------
 */

struct place {
    int x, y;
};

/* p + s (q - p) = r + t (v - r), solved by hand for s and t. */
static bool meet(struct place p, struct place q, struct place r, struct place v)
{
    int ax = q.x - p.x, ay = q.y - p.y, bx = v.x - r.x, by = v.y - r.y;
    int cx = r.x - p.x, cy = r.y - p.y, d = ax * by - ay * bx;
    int s = cx * by - cy * bx, t = cx * ay - cy * ax;

    if (d < 0) {
        d = -d;
        s = -s;
        t = -t;
    }
    if (d != 0) { /* one point in common, if both hold it */
        bool both = 0 <= s && s <= d && 0 <= t && t <= d;

        return both && !((s == 0 || s == d) && (t == 0 || t == d));
    }
    if (ax * cy != ay * cx)
        return false; /* side by side */
    /* On one line: where they lie along it, in lengths of the first. */
    int len = ax * ax + ay * ay, from = ax * cx + ay * cy;
    int to = from + ax * bx + ay * by;
    int low = from < to ? from : to, high = from < to ? to : from;

    return low < len && high > 0;
}

struct brute {
    const struct board *b;
    const struct mover *m;
    bool closed;
    struct place path[SQUARES_MAX];
    bool been[SQUARES_MAX];
    int n, most;
    uint64_t ways;
};

static bool is_free(const struct brute *w, struct place to)
{
    struct place from = w->path[w->n - 1];

    for (int i = 0; i + 1 < w->n; i++)
        if (meet(w->path[i], w->path[i + 1], from, to))
            return false;
    return true;
}

static void count_one(struct brute *w, int moves)
{
    if (moves > w->most) {
        w->most = moves;
        w->ways = 0;
    }
    w->ways += moves == w->most;
}

static void walk(struct brute *w)
{
    struct place at = w->path[w->n - 1], first = w->path[0];

    if (!w->closed && w->n > 1)
        count_one(w, w->n - 1);
    for (int k = 0; k < w->m->n; k++) {
        struct place to = { at.x + w->m->step[k].file,
                            at.y + w->m->step[k].rank };
        int sq = to.y * w->b->files + to.x;

        if (!board_has(w->b, to.x, to.y) || !is_free(w, to))
            continue;
        if (w->closed && to.x == first.x && to.y == first.y && w->n > 2)
            count_one(w, w->n);
        if (w->been[sq] || (w->closed && sq < first.y * w->b->files + first.x))
            continue;
        w->been[sq] = true;
        w->path[w->n++] = to;
        walk(w);
        w->n--;
        w->been[sq] = false;
    }
}

/* Every path is walked from both ends, a closed one both ways round. */
static void count_all(struct brute *w)
{
    for (int sq = 0; sq < board_squares(w->b); sq++) {
        if (w->b->hole[sq])
            continue;
        memset(w->been, 0, sizeof w->been);
        w->been[sq] = true;
        w->n = 1;
        w->path[0] = (struct place){ sq % w->b->files, sq / w->b->files };
        walk(w);
    }
    w->ways /= 2;
}

/* --- the solver ------------------------------------------------------------
 */

static struct uncrossed *solve_in(const struct board *b, const char *piece,
                                  bool closed, long slice)
{
    struct mover m;
    struct error err;
    struct uncrossed *u;
    long budget;

    if (!mover_parse(&m, piece, &err) || !uncrossed_possible(b, &m, &err))
        return NULL;
    u = uncrossed_create(&(struct uncrossed_question){ b, &m, closed });
    do
        budget = slice;
    while (uncrossed_step(u, &budget) == UNCROSSED_MORE);
    return u;
}

static struct uncrossed *solve(const struct board *b, const char *piece,
                               bool closed)
{
    return solve_in(b, piece, closed, 1000);
}

/* Is it a path of the piece that never crosses itself, told from its first
 * end? */
static bool is_path(const struct board *b, const struct mover *m, bool closed,
                    const int *path, int n)
{
    struct brute w = { .b = b, .m = m, .closed = closed };

    for (int i = 0; i < n + closed; i++) {
        struct place to = { path[i % n] % b->files, path[i % n] / b->files };
        bool reached = i == 0;

        for (int k = 0; i > 0 && k < m->n; k++)
            reached |= w.path[i - 1].x + m->step[k].file == to.x &&
                       w.path[i - 1].y + m->step[k].rank == to.y;
        if (!reached || !board_has(b, to.x, to.y) ||
            (i < n && w.been[path[i]]) || (i > 0 && !is_free(&w, to)))
            return false;
        w.been[path[i % n]] = true;
        w.path[w.n++] = to;
    }
    return path[0] < path[closed ? 1 : n - 1];
}

/* All listed paths are paths and differ; returns how many are the first of
 * their images. */
static uint64_t check_list(const struct uncrossed *u, const struct board *b,
                           const struct mover *m, bool closed)
{
    int one[SQUARES_MAX], other[SQUARES_MAX];
    uint64_t first = 0;

    for (uint64_t i = 0; i < uncrossed_count(u); i++) {
        int n = uncrossed_at(u, i, one);

        if (n != uncrossed_moves(u) + !closed || !is_path(b, m, closed, one, n))
            return UINT64_MAX;
        for (uint64_t j = i > 50 ? i - 50 : 0; j < i; j++) {
            uncrossed_at(u, j, other);
            if (memcmp(one, other, (size_t)n * sizeof *one) == 0)
                return UINT64_MAX;
        }
        first += uncrossed_is_first(u, one, n);
    }
    return first;
}

static enum greatest_test_res agrees(const struct board *b, const char *piece,
                                     bool closed, bool listed)
{
    struct uncrossed *u = solve(b, piece, closed);
    struct brute w = { .b = b, .closed = closed };
    struct mover m;
    struct error err;

    mover_parse(&m, piece, &err);
    w.m = &m;
    count_all(&w);
    ASSERT(u);
    ASSERT_EQ(UNCROSSED_DONE, uncrossed_now(u));
    ASSERT_EQ_FMT(w.most, uncrossed_moves(u), "%d");
    ASSERT_EQ_FMT((unsigned long)w.ways, (unsigned long)uncrossed_count(u),
                  "%lu");
    if (listed)
        ASSERT(check_list(u, b, &m, closed) <= uncrossed_count(u));
    uncrossed_destroy(u);
    PASS();
}

static enum greatest_test_res agrees_on(int files, int ranks, const char *piece,
                                        const char *holes)
{
    struct board b;
    struct error err;

    board_init(&b, files, ranks);
    ASSERT(board_parse_holes(&b, holes, &err));
    CHECK_CALL(agrees(&b, piece, false, true));
    CHECK_CALL(agrees(&b, piece, true, true));
    board_free(&b);
    PASS();
}

TEST knights_agree_with_brute_force(void)
{
    for (int files = 1; files <= 5; files++)
        for (int ranks = 1; ranks <= 5; ranks++)
            CHECK_CALL(agrees_on(files, ranks, "knight", ""));
    CHECK_CALL(agrees_on(7, 3, "knight", ""));
    CHECK_CALL(agrees_on(4, 7, "knight", ""));
    CHECK_CALL(agrees_on(6, 5, "knight", "a1,c3"));
    PASS();
}

TEST other_leapers_agree_with_brute_force(void)
{
    static const char *const pieces[] = { "camel", "zebra",   "giraffe",
                                          "wazir", "ferz",    "king",
                                          "0,2",   "2,2+0,1", "0,1+0,2" };

    for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
        CHECK_CALL(agrees_on(4, 3, pieces[i], ""));
        CHECK_CALL(agrees_on(3, 4, pieces[i], "b2"));
    }
    CHECK_CALL(agrees_on(5, 5, "camel", ""));
    CHECK_CALL(agrees_on(6, 5, "zebra", ""));
    CHECK_CALL(agrees_on(6, 6, "giraffe", ""));
    CHECK_CALL(agrees_on(5, 4, "ferz", ""));
    CHECK_CALL(agrees_on(5, 4, "wazir", ""));
    PASS();
}

TEST boards_with_holes_agree_with_brute_force(void)
{
    static const char *const pieces[] = { "knight", "camel", "king", "1,1+1,2",
                                          "0,2+1,2" };
    struct rng rng;

    rng_seed(&rng, 7);
    for (int i = 0; i < 60; i++) {
        struct board b;

        board_init(&b, 2 + (int)rng_below(&rng, 3),
                   2 + (int)rng_below(&rng, 3));
        for (int sq = 0; sq < board_squares(&b); sq++)
            if (rng_below(&rng, 4) == 0)
                board_set_hole(&b, sq, true);
        CHECK_CALL(agrees(&b, pieces[i % 5], i / 5 % 2, true));
        board_free(&b);
    }
    PASS();
}

/* The knight on n by n: how many moves, how many paths, and how many of those
 * no two of which are images of each other. */
TEST the_knight_has_the_known_lengths(void)
{
    static const struct {
        int n, open, closed, ways, classes, closed_ways, closed_classes;
    } known[] = { { 3, 2, 0, 8, 2, 0, 0 },
                  { 4, 5, 4, 40, 5, 4, 2 },
                  { 5, 10, 8, 32, 4, 29, 6 },
                  { 6, 17, 12, 8, 1, 358, 51 } };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct uncrossed *u;
        struct board b;

        board_init(&b, known[i].n, known[i].n);
        u = solve(&b, "knight", false);
        ASSERT_EQ(known[i].open, uncrossed_moves(u));
        ASSERT_EQ(known[i].ways, (int)uncrossed_count(u));
        ASSERT_EQ(known[i].classes,
                  (int)check_list(u, &b, &mover_knight, false));
        uncrossed_destroy(u);
        u = solve(&b, "knight", true);
        ASSERT_EQ(known[i].closed, uncrossed_moves(u));
        ASSERT_EQ(known[i].closed_ways, (int)uncrossed_count(u));
        ASSERT_EQ(known[i].closed_classes,
                  (int)check_list(u, &b, &mover_knight, true));
        uncrossed_destroy(u);
        board_free(&b);
    }
    PASS();
}

/* More than one round is needed: what the first ones find is no proof. */
TEST seven_by_seven_is_proved_at_last(void)
{
    struct uncrossed *u;
    struct board b;
    long budget = 200000;

    board_init(&b, 7, 7);
    u = uncrossed_create(
        &(struct uncrossed_question){ &b, &mover_knight, true });
    while (uncrossed_moves(u) == 0)
        ASSERT_EQ(UNCROSSED_MORE, uncrossed_step(u, &(long){ 1000 }));
    ASSERT_EQ(24, uncrossed_moves(u));
    ASSERT_EQ(UNCROSSED_MORE, uncrossed_now(u));
    while (uncrossed_step(u, &budget) == UNCROSSED_MORE)
        budget = 200000;
    ASSERT_EQ(UNCROSSED_DONE, uncrossed_now(u));
    ASSERT_EQ(24, uncrossed_moves(u));
    ASSERT_EQ(2, (int)uncrossed_count(u));
    ASSERT_EQ(1, (int)check_list(u, &b, &mover_knight, true));
    uncrossed_destroy(u);
    board_free(&b);
    PASS();
}

TEST slices_do_not_matter(void)
{
    int one[SQUARES_MAX], other[SQUARES_MAX];
    struct uncrossed *a, *z;
    struct board b;

    board_init(&b, 5, 6);
    a = solve_in(&b, "knight", false, 1);
    z = solve_in(&b, "knight", false, 1000000);
    ASSERT_EQ(uncrossed_count(a), uncrossed_count(z));
    for (uint64_t i = 0; i < uncrossed_count(a); i++) {
        int n = uncrossed_at(a, i, one);

        ASSERT_EQ(n, uncrossed_at(z, i, other));
        ASSERT_MEM_EQ(one, other, (size_t)n * sizeof *one);
    }
    uncrossed_destroy(a);
    uncrossed_destroy(z);
    board_free(&b);
    PASS();
}

TEST touching_is_crossing(void)
{
    /* On 8 files: a1 is 0, b1 is 1, a2 is 8. */
    ASSERT(moves_cross(8, 0, 17, 1, 16)); /* a1-b3 and b1-a3 */
    ASSERT(!moves_cross(8, 0, 17, 1, 18));
    ASSERT(!moves_cross(8, 0, 17, 17, 32)); /* one after the other */
    ASSERT(moves_cross(8, 0, 18, 9, 24));   /* a1-c3 leads through b2 */
    ASSERT(moves_cross(8, 0, 2, 0, 1));     /* overlap from the same square */
    ASSERT(moves_cross(8, 0, 2, 1, 3));
    ASSERT(moves_cross(8, 0, 2, 2, 1)); /* and back over it */
    ASSERT(!moves_cross(8, 0, 1, 1, 2));
    ASSERT(!moves_cross(8, 0, 1, 2, 3));
    PASS();
}

TEST what_cannot_be_is_refused(void)
{
    struct board b;
    struct mover m;
    struct error err;

    board_init(&b, 8, 8);
    mover_parse(&m, "rook", &err);
    ASSERT_FALSE(uncrossed_possible(&b, &m, &err));
    ASSERT(strstr(err.message, "leaps"));
    mover_parse(&m, "knight", &err);
    b.surface = SURFACE_TORUS;
    ASSERT_FALSE(uncrossed_possible(&b, &m, &err));
    ASSERT(strstr(err.message, "flat"));
    board_free(&b);
    board_init(&b, 20, 20);
    ASSERT_FALSE(uncrossed_possible(&b, &m, &err));
    ASSERT(strstr(err.message, "too wide"));
    board_free(&b);
    PASS();
}

SUITE(uncrossed_suite)
{
    RUN_TEST(touching_is_crossing);
    RUN_TEST(knights_agree_with_brute_force);
    RUN_TEST(other_leapers_agree_with_brute_force);
    RUN_TEST(boards_with_holes_agree_with_brute_force);
    RUN_TEST(the_knight_has_the_known_lengths);
    RUN_TEST(seven_by_seven_is_proved_at_last);
    RUN_TEST(slices_do_not_matter);
    RUN_TEST(what_cannot_be_is_refused);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(uncrossed_suite);
    GREATEST_MAIN_END();
}
