/*
 * Parts of all tours - one of each class, symmetric ones, those with the fewest
 * crossings, those whose numbers add up - against a search, symmetries and
 * crossings of the test's own, which share nothing with the program's.
 */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "chess/move_order.h"
#include "solve/tour/all/list.h"
#include "solve/tour/all/stream.h"
#include "solve/tour/count.h"

enum { MAX = 36 };

/* Squares by file and rank: place y * w + x. */
struct tour {
    uint8_t at[MAX];
    int crossings;
    bool symmetric, semimagic;
};

struct census {
    int w, h, n; /* n: squares without the hole */
    int hole;    /* or -1 */
    bool closed, directed;
    int start; /* or -1 */
    struct tour *tours;
    size_t count, cap;
    uint8_t way[MAX];
    uint64_t near[MAX], left; /* by square its neighbours; squares not seen */
};

/* --- all tours, by trying --------------------------------------------------
 */

static bool apart(const struct census *c, int a, int b)
{
    int dx = abs(a % c->w - b % c->w), dy = abs(a / c->w - b / c->w);

    return (dx == 1 && dy == 2) || (dx == 2 && dy == 1);
}

static bool is_listed(const struct census *c)
{
    int first = c->way[0], last = c->way[c->n - 1];

    if (c->closed)
        return apart(c, first, last) && (c->directed || c->way[1] < last);
    return c->directed || c->start >= 0 || first < last;
}

static void keep(struct census *c)
{
    if (c->count == c->cap) {
        c->cap = c->cap ? 2 * c->cap : 1024;
        c->tours = realloc(c->tours, c->cap * sizeof *c->tours);
    }
    memcpy(c->tours[c->count++].at, c->way, MAX);
}

/* Has each square that is left two others to come from and go to? But for the
 * last of a way. */
static bool is_hopeless(const struct census *c, int depth)
{
    uint64_t open = c->left | UINT64_C(1) << c->way[depth - 1];
    int poor = 0;

    if (c->closed)
        open |= UINT64_C(1) << c->way[0];
    for (int sq = 0; sq < c->w * c->h; sq++) {
        int ways = __builtin_popcountll(c->near[sq] & open);

        if (!(c->left >> sq & 1) || ways > 1)
            continue;
        if (ways == 0)
            return true;
        poor++;
    }
    return poor > (c->closed ? 0 : 1);
}

static void walk(struct census *c, int depth)
{
    uint64_t next = c->near[c->way[depth - 1]] & c->left;

    if (depth == c->n) {
        if (is_listed(c))
            keep(c);
        return;
    }
    if (c->n - depth > 1 && is_hopeless(c, depth))
        return;
    for (int to = 0; to < c->w * c->h; to++) {
        if (!(next >> to & 1))
            continue;
        c->left &= ~(UINT64_C(1) << to);
        c->way[depth] = (uint8_t)to;
        walk(c, depth + 1);
        c->left |= UINT64_C(1) << to;
    }
}

static void search(struct census *c)
{
    int all = c->w * c->h;

    c->n = all - (c->hole >= 0);
    c->left = (UINT64_C(1) << all) - 1;
    if (c->hole >= 0)
        c->left &= ~(UINT64_C(1) << c->hole);
    for (int one = 0; one < all; one++)
        for (int other = 0; other < all; other++)
            if (apart(c, one, other))
                c->near[one] |= UINT64_C(1) << other;
    for (int sq = 0; sq < all; sq++) {
        if (sq == c->hole || (c->start >= 0 && sq != c->start))
            continue;
        c->way[0] = (uint8_t)sq;
        c->left &= ~(UINT64_C(1) << sq);
        walk(c, 1);
        c->left |= UINT64_C(1) << sq;
        if (c->closed)
            break; /* a ring is on every square */
    }
}

/* --- what they are ---------------------------------------------------------
 */

static int image(const struct census *c, int turn, int sq)
{
    int x = sq % c->w, y = sq / c->w;

    switch (turn) {
    case 1: x = c->w - 1 - x; break;
    case 2: y = c->h - 1 - y; break;
    case 3:
        x = c->w - 1 - x;
        y = c->h - 1 - y;
        break;
    case 4: return x * c->w + y;
    case 5: return (c->w - 1 - x) * c->w + y;
    case 6: return x * c->w + c->w - 1 - y;
    case 7: return (c->w - 1 - x) * c->w + c->w - 1 - y;
    default: break;
    }
    return y * c->w + x;
}

static bool counts(const struct census *c, int turn)
{
    return (turn < 4 || c->w == c->h) &&
           (c->hole < 0 || image(c, turn, c->hole) == c->hole) &&
           (c->start < 0 || image(c, turn, c->start) == c->start);
}

static void reverse(uint8_t *at, int n)
{
    for (int i = 0; i < n / 2; i++) {
        uint8_t was = at[i];

        at[i] = at[n - 1 - i];
        at[n - 1 - i] = was;
    }
}

/* The image as it would be listed. */
static void list_image(const struct census *c, const struct tour *t, int turn,
                       bool directed, uint8_t *out)
{
    uint8_t way[MAX] = { 0 };
    int first = 0;

    for (int i = 0; i < c->n; i++)
        way[i] = (uint8_t)image(c, turn, t->at[i]);
    while (c->closed && way[first] != t->at[0])
        first++;
    for (int i = 0; i < c->n; i++)
        out[i] = way[(first + i) % c->n];
    if (c->closed && !directed && out[1] > out[c->n - 1])
        reverse(out + 1, c->n - 1);
    if (!c->closed && !directed && out[0] > out[c->n - 1])
        reverse(out, c->n);
}

static bool is_one_way(const struct census *c)
{
    return c->directed || (!c->closed && c->start >= 0);
}

static bool is_first(const struct census *c, const struct tour *t)
{
    uint8_t other[MAX];

    for (int turn = 1; turn < 8; turn++) {
        if (!counts(c, turn))
            continue;
        list_image(c, t, turn, is_one_way(c), other);
        if (memcmp(other, t->at, (size_t)c->n) < 0)
            return false;
    }
    return true;
}

/* Whichever way it is gone. A way whose ends meet is looked at as a ring. */
static bool is_symmetric(const struct census *c, const struct tour *t)
{
    struct census ring = *c;
    struct tour self = *t;
    uint8_t other[MAX];

    ring.start = -1;
    ring.closed = apart(c, t->at[0], t->at[c->n - 1]);
    list_image(&ring, t, 0, false, self.at);
    for (int turn = 1; turn < 8; turn++) {
        if (!counts(&ring, turn))
            continue;
        list_image(&ring, &self, turn, false, other);
        if (memcmp(other, self.at, (size_t)c->n) == 0)
            return true;
    }
    return false;
}

/* Where a + s (b - a) meets c + t (d - c): both between 0 and 1. */
static bool meet(const struct census *c, const uint8_t *one,
                 const uint8_t *other)
{
    int ax = one[0] % c->w, ay = one[0] / c->w;
    int cx = other[0] % c->w, cy = other[0] / c->w;
    int bx = one[1] % c->w - ax, by = one[1] / c->w - ay;
    int dx = other[1] % c->w - cx, dy = other[1] / c->w - cy;
    int by_d = bx * dy - by * dx;
    double s, t;

    if (by_d == 0)
        return false;
    s = (double)((cx - ax) * dy - (cy - ay) * dx) / by_d;
    t = (double)((cx - ax) * by - (cy - ay) * bx) / by_d;
    return s > 1e-9 && s < 1 - 1e-9 && t > 1e-9 && t < 1 - 1e-9;
}

static int crossings(const struct census *c, const struct tour *t)
{
    uint8_t way[MAX + 1];
    int moves = c->n - 1 + apart(c, t->at[0], t->at[c->n - 1]), n = 0;

    memcpy(way, t->at, (size_t)c->n);
    way[c->n] = t->at[0];
    for (int i = 0; i < moves; i++)
        for (int k = i + 1; k < moves; k++)
            n += meet(c, way + i, way + k);
    return n;
}

static bool is_semimagic(const struct census *c, const struct tour *t)
{
    int rank[MAX] = { 0 }, file[MAX] = { 0 };
    bool ok = true;

    for (int i = 0; i < c->n; i++) {
        rank[t->at[i] / c->w] += i + 1;
        file[t->at[i] % c->w] += i + 1;
    }
    for (int y = 1; y < c->h; y++)
        ok = ok && rank[y] == rank[0];
    for (int x = 1; x < c->w; x++)
        ok = ok && file[x] == file[0];
    return ok;
}

static void take_census(struct census *c)
{
    search(c);
    for (size_t i = 0; i < c->count; i++) {
        struct tour *t = &c->tours[i];

        t->crossings = crossings(c, t);
        t->symmetric = is_symmetric(c, t);
        t->semimagic = is_semimagic(c, t);
    }
}

static bool suits(const struct census *c, const struct tour *t,
                  const struct tour_sieve *s)
{
    return (!s->fundamental || is_first(c, t)) &&
           (!s->symmetric || t->symmetric) &&
           (s->crossings != TOUR_CROSSINGS_MOST || t->crossings <= s->most) &&
           (s->sums == TOUR_SUMS_ANY || t->semimagic);
}

/* --- against the program ---------------------------------------------------
 */

static struct tour_list *list_of(const struct census *c, struct board *b,
                                 struct tour_sieve sieve)
{
    struct tour_count_question q = { .board = b,
                                     .mover = &mover_knight,
                                     .kind = c->closed ? TOUR_COUNT_CLOSED
                                                       : TOUR_COUNT_ALL,
                                     .start = c->start,
                                     .end = -1,
                                     .directed = c->directed,
                                     .sieve = sieve };
    struct move_order order;
    struct error err;
    struct tour_list *list;

    board_init(b, c->w, c->h);
    if (c->hole >= 0)
        board_set_hole(b, c->hole, true);
    move_order_parse(&order, "s0", &err);
    list = tour_list_create(&q, &order, 1);
    while (tour_list_step(list, 100000) == TOUR_LIST_MORE)
        ;
    return list;
}

static int compare(const void *a, const void *b)
{
    return memcmp(a, b, MAX);
}

/* Are they the same tours, in whatever order? Returns how many, -1 if not. */
static long agree(const struct census *c, struct tour_sieve sieve)
{
    uint8_t(*mine)[MAX] = calloc(c->count + 1, sizeof *mine);
    uint8_t(*theirs)[MAX] = calloc(c->count + 1, sizeof *theirs);
    struct tour_sieve bound = sieve;
    int squares[MAX], fewest = 1 << 20;
    struct tour_list *list;
    struct board b;
    size_t n = 0;
    long same;

    for (size_t i = 0; i < c->count; i++)
        if (suits(c, &c->tours[i], &sieve) && c->tours[i].crossings < fewest)
            fewest = c->tours[i].crossings;
    if (sieve.crossings == TOUR_CROSSINGS_FEWEST) {
        bound.crossings = TOUR_CROSSINGS_MOST;
        bound.most = fewest;
    }
    for (size_t i = 0; i < c->count; i++)
        if (suits(c, &c->tours[i], &bound))
            memcpy(mine[n++], c->tours[i].at, (size_t)c->n);
    list = list_of(c, &b, sieve);
    same = tour_list_count(list) == n ? (long)n : -1;
    for (size_t i = 0; same > 0 && i < n; i++) {
        tour_list_at(list, i + 1, squares);
        for (int k = 0; k < c->n; k++)
            theirs[i][k] = (uint8_t)squares[k];
    }
    qsort(mine, n, sizeof *mine, compare);
    qsort(theirs, n, sizeof *theirs, compare);
    if (memcmp(mine, theirs, n * sizeof *mine) != 0)
        same = -1;
    tour_list_destroy(list);
    board_free(&b);
    free(mine);
    free(theirs);
    return same;
}

/* Which of all, and how many each of the sieves leaves. */
static enum greatest_test_res check(struct census c, long all, long classes,
                                    long symmetric, long fewest)
{
    static const struct tour_sieve open = { 0 },
                                   first = { .fundamental = true },
                                   same = { .symmetric = true },
                                   few = { .crossings = TOUR_CROSSINGS_FEWEST },
                                   both = { .fundamental = true,
                                            .symmetric = true },
                                   most = { .fundamental = true,
                                            .crossings = TOUR_CROSSINGS_MOST,
                                            .most = 30 },
                                   semi = { .sums = TOUR_SUMS_SEMIMAGIC };

    take_census(&c);
    ASSERT_EQ_FMT(all, agree(&c, open), "%ld");
    ASSERT_EQ_FMT(classes, agree(&c, first), "%ld");
    ASSERT_EQ_FMT(symmetric, agree(&c, same), "%ld");
    ASSERT_EQ_FMT(fewest, agree(&c, few), "%ld");
    ASSERT(agree(&c, both) >= 0);
    ASSERT(agree(&c, most) >= 0);
    ASSERT(agree(&c, semi) >= 0);
    free(c.tours);
    PASS();
}

TEST open_tours(void)
{
    struct census c = { .w = 5, .h = 5, .hole = -1, .start = -1 };

    CHECK_CALL(check(c, 864, 112, 32, 4));
    c.directed = true;
    CHECK_CALL(check(c, 1728, 216, 64, 8));
    c.start = 0; /* only the diagonal leaves it where it is */
    CHECK_CALL(check(c, 304, 152, 16, 2));
    c.start = 12;
    CHECK_CALL(check(c, 64, 8, 0, 16));
    PASS();
}

TEST boards_that_are_not_square(void)
{
    struct census c = { .w = 4, .h = 5, .hole = -1, .start = -1 };

    CHECK_CALL(check(c, 82, 22, 6, 8));
    c = (struct census){ .w = 3, .h = 4, .hole = -1, .start = -1 };
    CHECK_CALL(check(c, 8, 3, 4, 4));
    c = (struct census){ .w = 5, .h = 5, .hole = 12, .start = -1 };
    CHECK_CALL(check(c, 64, 8, 0, 32));
    c = (struct census){ .w = 6, .h = 5, .hole = -1, .start = -1 };
    c.closed = true;
    CHECK_CALL(check(c, 8, 3, 4, 2));
    c = (struct census){ .w = 3, .h = 10, .hole = -1, .start = -1 };
    c.closed = true;
    CHECK_CALL(check(c, 16, 6, 8, 4));
    PASS();
}

/* 9,862 rings in 1,245 classes; listing them takes a while, so only once. */
TEST closed_tours(void)
{
    struct census c = {
        .w = 6, .h = 6, .hole = -1, .start = -1, .closed = true
    };

    take_census(&c);
    ASSERT_EQ_FMT((size_t)9862, c.count, "%zu");
    ASSERT_EQ_FMT(1245L, agree(&c, (struct tour_sieve){ .fundamental = true }),
                  "%ld");
    free(c.tours);
    PASS();
}

/* Large boards have tours close to each other: a slice that counted nodes alone
 * would look at thousands of them. */
TEST a_tour_looked_at_is_work(void)
{
    struct tour_sieve none = { .crossings = TOUR_CROSSINGS_MOST, .most = 0 };
    struct tour_count_question q = { .kind = TOUR_COUNT_ALL, .sieve = none };
    struct move_order order = { { 0, 1, 2, 3, 4, 5, 6, 7 }, false };
    struct tour_stream *ts;
    enum { SIDE = 40, SQUARES = SIDE * SIDE };
    long budget = SQUARES + 100;
    struct board b;

    board_init(&b, SIDE, SIDE);
    q.board = &b;
    q.mover = &mover_knight;
    q.start = 0;
    q.end = -1;
    ts = tour_stream_create(&q, &order, 1);
    ASSERT_EQ(TOUR_STREAM_MORE, tour_stream_step(ts, &budget));
    ASSERT(budget <= 100 - SQUARES);
    tour_stream_destroy(ts);
    board_free(&b);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(open_tours);
    RUN_TEST(boards_that_are_not_square);
    RUN_TEST(closed_tours);
    RUN_TEST(a_tour_looked_at_is_work);
    GREATEST_MAIN_END();
}
