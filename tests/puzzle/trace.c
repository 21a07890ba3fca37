/* Traces: changes can be played in both directions, folded and cut off. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "base/rng.h"
#include "puzzle/trace.h"

enum { FILES = 5, RANKS = 3, SQUARES = FILES * RANKS, MOMENTS = 200 };

static uint64_t sum(const struct position *pos)
{
    uint64_t h = pos->npath;

    for (int layer = 0; layer < LAYER_COUNT; layer++)
        for (int sq = 0; sq < SQUARES; sq++)
            h = h * 31 + pos->cell[layer][sq];
    return h;
}

/* Random changes; sums[i] is what the board was after moment i. */
static void record(struct trace *tr, uint64_t sums[MOMENTS])
{
    struct rng rng;

    rng_seed(&rng, 7);
    trace_init(tr, FILES, RANKS);
    for (int i = 0; i < MOMENTS; i++) {
        for (uint32_t n = rng_below(&rng, 4); n; n--)
            trace_set(tr, (enum layer)rng_below(&rng, LAYER_COUNT),
                      (int)rng_below(&rng, SQUARES), rng_below(&rng, 5));
        trace_moment(tr, i % 2, i, (uint64_t)i);
        sums[i] = sum(&tr->tip);
    }
}

TEST replay_goes_anywhere_and_back(void)
{
    struct trace tr;
    struct position pos;
    uint64_t sums[MOMENTS];
    struct rng rng;
    size_t at = MOMENTS - 1;

    record(&tr, sums);
    position_init(&pos, FILES, RANKS);
    position_copy(&pos, &tr.tip);
    rng_seed(&rng, 1);
    for (int i = 0; i < 500; i++) {
        size_t to = rng_below(&rng, MOMENTS);

        trace_replay(&tr, &pos, at, to);
        at = to;
        ASSERT_EQ(sums[at], sum(&pos));
    }
    position_free(&pos);
    trace_free(&tr);
    PASS();
}

/* A piece goes on and back along its path by chance, and something else
 * changes now and then. */
static void wander(struct trace *tr, uint64_t sums[MOMENTS])
{
    struct rng rng;

    rng_seed(&rng, 3);
    trace_init(tr, FILES, RANKS);
    trace_set(tr, LAYER_PIECE, 7, 2);
    trace_set(tr, LAYER_ORDER, 7, 1);
    for (int i = 0; i < MOMENTS; i++) {
        int to = (int)rng_below(&rng, SQUARES);

        if (!tr->tip.cell[LAYER_ORDER][to])
            trace_enter(tr, to, rng_below(&rng, 9));
        else if (tr->tip.npath > 1)
            trace_leave(tr, rng_below(&rng, 2));
        if (rng_below(&rng, 3) == 0)
            trace_set(tr, LAYER_WASH, to, rng_below(&rng, 4));
        trace_moment(tr, 0, i, (uint64_t)i);
        sums[i] = sum(&tr->tip);
    }
}

TEST a_walk_is_replayed_folded_and_cut_off(void)
{
    struct trace tr;
    struct position pos;
    uint64_t sums[MOMENTS];
    size_t at = MOMENTS - 1;
    struct rng rng;

    wander(&tr, sums);
    position_init(&pos, FILES, RANKS);
    position_copy(&pos, &tr.tip);
    rng_seed(&rng, 1);
    trace_fold(&tr, 40);
    for (int i = 0; i < 500; i++) {
        size_t to = 40 + rng_below(&rng, MOMENTS - 40);

        trace_replay(&tr, &pos, at, to);
        at = to;
        ASSERT_EQ(sums[at], sum(&pos));
        ASSERT_EQ(1u, pos.npieces);
        ASSERT_EQ(2u, pos.cell[LAYER_PIECE][pos.path[pos.npath - 1]]);
    }
    trace_truncate(&tr, 99);
    ASSERT_EQ(sums[99], sum(&tr.tip));
    trace_fold(&tr, 90);
    ASSERT_EQ(sums[89], sum(&tr.base));
    position_free(&pos);
    trace_free(&tr);
    PASS();
}

TEST a_walk_tells_its_squares_before_and_after(void)
{
    static const int legs[2][2] = { { 7, 3 }, { 3, 7 } };
    struct trace tr;
    int from, to;
    size_t n;

    trace_init(&tr, FILES, RANKS);
    trace_set(&tr, LAYER_PIECE, 7, 2);
    trace_set(&tr, LAYER_ORDER, 7, 1);
    trace_moment(&tr, 0, 0, 0);
    trace_enter(&tr, 3, 5);
    trace_moment(&tr, 0, 0, 0);
    ASSERT_EQ(5u, tr.tip.cell[LAYER_TRIED][7]);
    trace_leave(&tr, 0);
    trace_moment(&tr, 0, 0, 0);
    for (size_t i = 0; i < 4; i++) {
        struct position pos;

        position_init(&pos, FILES, RANKS);
        position_copy(&pos, &tr.tip);
        trace_replay(&tr, &pos, 2, i / 2 + i % 2);
        ASSERT(
            change_walk(trace_changes(&tr, 1 + i / 2, &n), &pos, &from, &to));
        ASSERT_EQ(1u, n);
        ASSERT_EQ(legs[i / 2][0], from);
        ASSERT_EQ(legs[i / 2][1], to);
        position_free(&pos);
    }
    trace_changes(&tr, 0, &n);
    ASSERT_FALSE(change_walk(trace_changes(&tr, 0, &n), &tr.tip, &from, &to));
    trace_free(&tr);
    PASS();
}

TEST folding_keeps_numbers_and_boards(void)
{
    struct trace tr;
    struct position pos;
    uint64_t sums[MOMENTS];

    record(&tr, sums);
    position_init(&pos, FILES, RANKS);
    position_copy(&pos, &tr.tip);
    trace_fold(&tr, 60);
    trace_fold(&tr, 120);
    ASSERT_EQ(120u, trace_first(&tr));
    ASSERT_EQ((size_t)MOMENTS, trace_end(&tr));
    ASSERT_EQ(150, trace_at(&tr, 150)->note);
    trace_replay(&tr, &pos, MOMENTS - 1, 120);
    ASSERT_EQ(sums[120], sum(&pos));
    trace_replay(&tr, &pos, 120, 177);
    ASSERT_EQ(sums[177], sum(&pos));
    position_free(&pos);
    trace_free(&tr);
    PASS();
}

TEST the_base_is_the_board_before_the_first_moment_held(void)
{
    struct trace tr;
    uint64_t sums[MOMENTS];

    record(&tr, sums);
    trace_fold(&tr, 121);
    ASSERT_EQ(sums[120], sum(&tr.base));
    trace_free(&tr);
    PASS();
}

TEST truncating_brings_the_tip_back(void)
{
    struct trace tr;
    uint64_t sums[MOMENTS];

    record(&tr, sums);
    trace_truncate(&tr, 42);
    ASSERT_EQ(43u, trace_end(&tr));
    ASSERT_EQ(sums[42], sum(&tr.tip));
    trace_truncate(&tr, 42);
    ASSERT_EQ(43u, trace_end(&tr));
    trace_free(&tr);
    PASS();
}

TEST a_brief_trace_holds_the_newest_moment_alone(void)
{
    struct trace tr;
    struct position pos;
    uint64_t sums[MOMENTS], end;

    record(&tr, sums);
    trace_brief(&tr, true);
    ASSERT_EQ(sums[MOMENTS - 1], sum(&tr.tip));
    for (int i = 0; i < 10; i++) {
        trace_set(&tr, LAYER_PIECE, i, 3);
        trace_moment(&tr, 0, i, (uint64_t)i);
    }
    end = sum(&tr.tip);
    trace_brief(&tr, false);
    ASSERT_EQ((size_t)MOMENTS + 10, trace_end(&tr));
    ASSERT_EQ((size_t)MOMENTS + 9, trace_first(&tr));
    ASSERT_EQ(9, trace_at(&tr, MOMENTS + 9)->note);
    position_init(&pos, FILES, RANKS);
    position_copy(&pos, &tr.tip);
    trace_set(&tr, LAYER_WASH, 2, 4);
    trace_moment(&tr, 0, 99, 0);
    trace_replay(&tr, &pos, MOMENTS + 9, MOMENTS + 10);
    ASSERT_EQ(sum(&tr.tip), sum(&pos));
    trace_truncate(&tr, MOMENTS + 9);
    ASSERT_EQ(end, sum(&tr.tip));
    position_free(&pos);
    trace_free(&tr);
    PASS();
}

/* It is asked for again and again, and also before there is anything. */
TEST brief_twice_is_brief_once(void)
{
    struct trace tr;
    uint64_t sums[MOMENTS];

    trace_init(&tr, FILES, RANKS);
    trace_brief(&tr, false);
    trace_brief(&tr, true);
    ASSERT_EQ(0u, trace_end(&tr));
    trace_set(&tr, LAYER_PIECE, 4, 3);
    trace_moment(&tr, 0, 0, 0);
    trace_brief(&tr, false);
    trace_brief(&tr, true); /* of one moment */
    ASSERT_EQ(1u, trace_end(&tr));
    ASSERT_EQ(3u, tr.tip.cell[LAYER_PIECE][4]);
    trace_free(&tr);
    record(&tr, sums);
    trace_brief(&tr, true);
    trace_brief(&tr, true);
    ASSERT_EQ(sums[MOMENTS - 1], sum(&tr.tip));
    ASSERT_EQ((size_t)MOMENTS - 1, trace_first(&tr));
    trace_free(&tr);
    PASS();
}

TEST a_cleared_trace_begins_anew_on_an_empty_board(void)
{
    struct trace tr;

    trace_init(&tr, 3, 2);
    for (int i = 0; i < 5; i++) {
        trace_set(&tr, LAYER_ORDER, i, (uint32_t)i + 1);
        trace_moment(&tr, 0, 0, 0);
    }
    trace_fold(&tr, 2);
    trace_clear(&tr);
    ASSERT_EQ(1u, tr.rewrites);
    ASSERT_EQ(0u, trace_first(&tr));
    ASSERT_EQ(0u, trace_end(&tr));
    ASSERT_EQ(0u, tr.tip.npath);
    for (int sq = 0; sq < 6; sq++) {
        ASSERT_EQ(0u, tr.tip.cell[LAYER_ORDER][sq]);
        ASSERT_EQ(0u, tr.base.cell[LAYER_ORDER][sq]);
    }
    trace_set(&tr, LAYER_ORDER, 4, 1);
    trace_moment(&tr, MOMENT_SOLUTION, 0, 7);
    ASSERT_EQ(1u, trace_end(&tr));
    ASSERT_EQ(7u, trace_at(&tr, 0)->tally);
    ASSERT_EQ(4u, tr.tip.path[0]);
    trace_free(&tr);
    PASS();
}

TEST a_change_to_the_same_value_is_none(void)
{
    struct trace tr;
    size_t n;

    trace_init(&tr, FILES, RANKS);
    trace_set(&tr, LAYER_WASH, 3, 2);
    trace_set(&tr, LAYER_WASH, 3, 2);
    trace_moment(&tr, 0, 0, 0);
    trace_changes(&tr, 0, &n);
    ASSERT_EQ(1u, n);
    trace_free(&tr);
    PASS();
}

TEST the_path_follows_the_visit_numbers(void)
{
    struct trace tr;

    trace_init(&tr, FILES, RANKS);
    trace_set(&tr, LAYER_ORDER, 7, 1);
    trace_moment(&tr, 0, 0, 0);
    trace_set(&tr, LAYER_ORDER, 14, 2);
    trace_moment(&tr, 0, 0, 0);
    ASSERT_EQ(2u, tr.tip.npath);
    ASSERT_EQ(14u, tr.tip.path[1]);
    trace_set(&tr, LAYER_ORDER, 14, 0);
    trace_set(&tr, LAYER_ORDER, 2, 2);
    trace_moment(&tr, 0, 0, 0);
    ASSERT_EQ(2u, tr.tip.npath);
    ASSERT_EQ(2u, tr.tip.path[1]);
    trace_truncate(&tr, 1);
    ASSERT_EQ(14u, tr.tip.path[1]);
    trace_truncate(&tr, 0);
    ASSERT_EQ(1u, tr.tip.npath);
    trace_free(&tr);
    PASS();
}

TEST numbers_go_back_and_forth_like_cells(void)
{
    const uint64_t large = UINT64_C(0x123456789abcdef0);
    struct trace tr;
    struct position pos;

    trace_init(&tr, 3, 2);
    position_init(&pos, 3, 2);
    trace_moment(&tr, 0, 0, 0);
    trace_count(&tr, 0, 7);
    trace_count(&tr, TRACE_SLOTS - 1, large);
    trace_set(&tr, LAYER_ORDER, 5, 1);
    trace_moment(&tr, 0, 0, 0);
    trace_count(&tr, 0, 8);
    trace_moment(&tr, 0, 0, 0);
    trace_replay(&tr, &pos, 0, 2);
    ASSERT_EQ(8u, position_count(&pos, 0));
    ASSERT_EQ(large, position_count(&pos, TRACE_SLOTS - 1));
    trace_replay(&tr, &pos, 2, 1);
    ASSERT_EQ(7u, position_count(&pos, 0));
    ASSERT_EQ(1u, pos.npath);
    trace_replay(&tr, &pos, 1, 0);
    ASSERT_EQ(0u, position_count(&pos, 0));
    ASSERT_EQ(0u, position_count(&pos, TRACE_SLOTS - 1));
    trace_truncate(&tr, 1);
    ASSERT_EQ(7u, position_count(&tr.tip, 0));
    position_free(&pos);
    trace_free(&tr);
    PASS();
}

SUITE(trace)
{
    RUN_TEST(replay_goes_anywhere_and_back);
    RUN_TEST(a_walk_is_replayed_folded_and_cut_off);
    RUN_TEST(a_walk_tells_its_squares_before_and_after);
    RUN_TEST(folding_keeps_numbers_and_boards);
    RUN_TEST(the_base_is_the_board_before_the_first_moment_held);
    RUN_TEST(truncating_brings_the_tip_back);
    RUN_TEST(a_brief_trace_holds_the_newest_moment_alone);
    RUN_TEST(brief_twice_is_brief_once);
    RUN_TEST(a_cleared_trace_begins_anew_on_an_empty_board);
    RUN_TEST(a_change_to_the_same_value_is_none);
    RUN_TEST(the_path_follows_the_visit_numbers);
    RUN_TEST(numbers_go_back_and_forth_like_cells);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(trace);
    GREATEST_MAIN_END();
}
