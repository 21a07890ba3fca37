/* The depths of a run: right for short runs and for very long ones,
 * whether or not their beginning is still held. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "base/rng.h"
#include "puzzle/depths.h"
#include "puzzle/trace.h"

/* A saw of teeth 10 long, each beginning one higher than the last. */
static uint32_t saw(size_t i)
{
    return (uint32_t)(i % 10 + i / 10 % 50);
}

TEST a_short_run_keeps_every_depth(void)
{
    static struct depths p;
    struct depth_range d;

    depths_clear(&p);
    for (size_t i = 0; i < DEPTHS_CELLS - 1; i++)
        depths_add(&p, saw(i));
    for (size_t i = 0; i < DEPTHS_CELLS - 1; i++) {
        ASSERT(depths_between(&p, i, i + 1, &d));
        ASSERT_EQ(saw(i), d.least);
        ASSERT_EQ(saw(i), d.most);
    }
    ASSERT_FALSE(depths_between(&p, DEPTHS_CELLS - 1, DEPTHS_CELLS + 9, &d));
    ASSERT_FALSE(depths_between(&p, 5, 5, &d));
    PASS();
}

/* Whatever is asked for, its depths are within the answer, which reaches no
 * further than a cell to either side. */
static enum greatest_test_res check(const struct depths *p, size_t from,
                                    size_t to)
{
    size_t wide = (size_t)1 << p->scale;
    size_t first = from / wide * wide, end = (to + wide - 1) / wide * wide;
    uint32_t least = UINT32_MAX, most = 0;
    struct depth_range d;

    if (end > depths_moments(p))
        end = depths_moments(p);
    for (size_t i = first; i < end; i++) {
        least = saw(i) < least ? saw(i) : least;
        most = saw(i) > most ? saw(i) : most;
    }
    ASSERT(depths_between(p, from, to, &d));
    ASSERT_EQ(least, d.least);
    ASSERT_EQ(most, d.most);
    PASS();
}

TEST a_long_run_keeps_its_shape(void)
{
    static struct depths p;
    struct rng rng;

    depths_clear(&p);
    for (size_t i = 0; i < 1000003; i++)
        depths_add(&p, saw(i));
    ASSERT_EQ(1000003u, depths_moments(&p));
    rng_seed(&rng, 3);
    for (int i = 0; i < 200; i++) {
        size_t from = rng_below(&rng, 1000003);
        size_t to = from + 1 + rng_below(&rng, 5000);

        CHECK_CALL(check(&p, from, to < 1000003 ? to : 1000003));
    }
    PASS();
}

TEST the_deepest_moment_is_the_first_that_deep(void)
{
    static struct depths p;

    depths_clear(&p);
    for (size_t i = 0; i < 100000; i++)
        depths_add(&p, i == 70001 || i == 70007 ? 99 : saw(i));
    ASSERT_EQ(99u, p.deepest);
    ASSERT_EQ(70001u, p.deepest_at);
    PASS();
}

TEST what_is_added_again_after_a_cut_counts(void)
{
    static struct depths p;
    struct depth_range d;

    depths_clear(&p);
    for (uint32_t i = 0; i < 20; i++)
        depths_add(&p, i);
    depths_truncate(&p, 10);
    ASSERT_FALSE(depths_between(&p, 10, 11, &d));
    depths_add(&p, 3);
    ASSERT(depths_between(&p, 9, 11, &d));
    ASSERT_EQ(3u, d.least);
    ASSERT_EQ(9u, d.most);
    PASS();
}

/* Where squares are visited their number is the depth, else the pieces. */
TEST a_trace_tells_depths_also_of_what_was_folded(void)
{
    struct trace tr;
    struct depth_range d;

    trace_init(&tr, 3, 4);
    for (int sq = 0; sq < 5; sq++) {
        trace_set(&tr, LAYER_PIECE, sq, 1);
        trace_set(&tr, LAYER_PIECE, sq, 2); /* another kind: still one */
        trace_moment(&tr, 0, 0, 0);
    }
    trace_set(&tr, LAYER_PIECE, 4, 0);
    trace_moment(&tr, 0, 0, 0);
    trace_set(&tr, LAYER_ORDER, 11, 1);
    trace_moment(&tr, 0, 0, 0);
    trace_fold(&tr, 4);
    for (size_t i = 0; i < 5; i++) {
        ASSERT(depths_between(&tr.depths, i, i + 1, &d));
        ASSERT_EQ(i + 1, d.most);
    }
    ASSERT(depths_between(&tr.depths, 5, 6, &d));
    ASSERT_EQ(4u, d.most);
    ASSERT(depths_between(&tr.depths, 6, 7, &d));
    ASSERT_EQ(1u, d.most);
    ASSERT_EQ(7u, depths_moments(&tr.depths));
    trace_clear(&tr);
    ASSERT_EQ(0u, depths_moments(&tr.depths));
    trace_free(&tr);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(a_short_run_keeps_every_depth);
    RUN_TEST(a_long_run_keeps_its_shape);
    RUN_TEST(the_deepest_moment_is_the_first_that_deep);
    RUN_TEST(what_is_added_again_after_a_cut_counts);
    RUN_TEST(a_trace_tells_depths_also_of_what_was_folded);
    GREATEST_MAIN_END();
}
