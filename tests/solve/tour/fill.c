/* Tours of which some numbers are known: as many as a plain search that knows
 * no tricks finds, on any board. */
#include <greatest.h>

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/rng.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "solve/tour/all/fill.h"

enum { SQUARES = 64 };

/* --- the plain search ---------------------------------------------------- */

struct plain {
    const struct board *board;
    const int *known;
    int n, path[SQUARES];
    bool closed, visited[SQUARES];
};

static uint64_t plain_count(struct plain *p, int at)
{
    uint64_t count = 0;
    int next[8],
        ways = attack_squares(p->board, NULL, &mover_knight, p->path[at], next);

    if (at == p->n - 1)
        return !p->closed || p->n == 1 ||
               (p->n > 2 &&
                knight_apart(p->path[0], p->path[at], p->board->files));
    for (int i = 0; i < ways; i++) {
        int want = p->known[at + 1];

        if (p->visited[next[i]] || (want >= 0 && want != next[i]))
            continue;
        p->visited[next[i]] = true;
        p->path[at + 1] = next[i];
        count += plain_count(p, at + 1);
        p->visited[next[i]] = false;
    }
    return count;
}

static uint64_t count_plainly(const struct board *b, bool closed,
                              const int *known)
{
    struct plain p = { .board = b, .known = known, .closed = closed };

    p.n = board_squares(b) - b->nholes;
    p.path[0] = known[0];
    p.visited[known[0]] = true;
    return plain_count(&p, 0);
}

/* --- ours ---------------------------------------------------------------- */

static bool is_tour(const struct board *b, const int *known, const int *path)
{
    bool seen[SQUARES] = { false };

    for (int i = 0; i < board_squares(b) - b->nholes; i++) {
        if (seen[path[i]] || b->hole[path[i]] ||
            (known[i] >= 0 && known[i] != path[i]) ||
            (i && !knight_apart(path[i - 1], path[i], b->files)))
            return false;
        seen[path[i]] = true;
    }
    return true;
}

/* In slices of `slice`; UINT64_MAX if one is no tour. */
static uint64_t count_filled(struct tour_fill *tf, const struct board *b,
                             const int *known, long slice)
{
    uint64_t count = 0;
    long budget = slice;

    tour_fill_begin(tf, known);
    for (;;) {
        switch (tour_fill_next(tf, &budget)) {
        case TOUR_FILL_MORE: budget = slice; break;
        case TOUR_FILL_DONE: return count;
        case TOUR_FILL_FOUND:
            if (!is_tour(b, known, tour_fill_tour(tf)))
                return UINT64_MAX;
            count++;
            break;
        }
    }
}

static struct board board_of(int files, int ranks, const char *holes)
{
    struct board b;
    struct error err;

    board_init(&b, files, ranks);
    if (!board_parse_holes(&b, holes, &err))
        abort();
    return b;
}

static void none_known(int known[SQUARES], int start)
{
    for (int i = 0; i < SQUARES; i++)
        known[i] = -1;
    known[0] = start;
}

TEST from_each_start_there_are_as_many_as_published(void)
{
    struct board b = board_of(5, 5, "");
    struct tour_fill *tf = tour_fill_create(&b, &mover_knight, false);
    int known[SQUARES];

    none_known(known, 0);
    ASSERT_EQ_FMT(UINT64_C(304), count_filled(tf, &b, known, 1000), "%" PRIu64);
    none_known(known, 12);
    ASSERT_EQ_FMT(UINT64_C(64), count_filled(tf, &b, known, 1), "%" PRIu64);
    none_known(known, 1);
    ASSERT_EQ_FMT(UINT64_C(0), count_filled(tf, &b, known, 7), "%" PRIu64);
    tour_fill_destroy(tf);
    board_free(&b);
    PASS();
}

TEST boards_of_all_shapes_open_and_closed(void)
{
    static const struct {
        int files, ranks;
        const char *holes;
    } boards[] = { { 3, 4, "" },      { 4, 3, "" },   { 5, 5, "c3" },
                   { 5, 4, "a1,e4" }, { 3, 7, "b2" }, { 7, 3, "" },
                   { 4, 5, "" },      { 1, 1, "" },   { 2, 2, "" } };

    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++)
        for (int closed = 0; closed <= 1; closed++) {
            struct board b = board_of(boards[i].files, boards[i].ranks,
                                      boards[i].holes);
            struct tour_fill *tf = tour_fill_create(&b, &mover_knight, closed);
            int known[SQUARES];

            for (int sq = 0; sq < board_squares(&b); sq += 2) {
                none_known(known, sq);
                if (!b.hole[sq])
                    ASSERT_EQ_FMT(count_plainly(&b, closed, known),
                                  count_filled(tf, &b, known, 5000),
                                  "%" PRIu64);
            }
            tour_fill_destroy(tf);
            board_free(&b);
        }
    PASS();
}

/* Some numbers of a tour, and sometimes one that is wrong. */
TEST with_any_numbers_known(void)
{
    struct board b = board_of(5, 6, "");
    struct tour_fill *tf = tour_fill_create(&b, &mover_knight, false);
    int known[SQUARES], tour[SQUARES];
    struct rng rng;
    long budget = 1000000;

    none_known(known, 0);
    tour_fill_begin(tf, known);
    ASSERT_EQ(TOUR_FILL_FOUND, tour_fill_next(tf, &budget));
    memcpy(tour, tour_fill_tour(tf), 30 * sizeof *tour);
    rng_seed(&rng, 7);
    for (int round = 0; round < 60; round++) {
        none_known(known, 0);
        for (int i = 1; i < 30; i++)
            if (rng_below(&rng, 3) == 0)
                known[i] = tour[i];
        if (round % 3 == 0) { /* two numbers change places */
            known[9] = tour[11];
            known[11] = tour[9];
        }
        ASSERT_EQ_FMT(count_plainly(&b, false, known),
                      count_filled(tf, &b, known, 100), "%" PRIu64);
    }
    tour_fill_destroy(tf);
    board_free(&b);
    PASS();
}

TEST boards_that_are_too_large_are_none(void)
{
    struct board b = board_of(40, 40, "");

    ASSERT_EQ(NULL, tour_fill_create(&b, &mover_knight, false));
    board_free(&b);
    b = board_of(32, 32, "");
    tour_fill_destroy(tour_fill_create(&b, &mover_knight, true));
    board_free(&b);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(from_each_start_there_are_as_many_as_published);
    RUN_TEST(boards_of_all_shapes_open_and_closed);
    RUN_TEST(with_any_numbers_known);
    RUN_TEST(boards_that_are_too_large_are_none);
    GREATEST_MAIN_END();
}
