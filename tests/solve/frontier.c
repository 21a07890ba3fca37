/* The parts of a count along a frontier, each by itself. */
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "solve/frontier/frontier.h"
#include "solve/frontier/pass.h"
#include "solve/frontier/plan.h"
#include "solve/frontier/ring_sum.h"
#include "support/pairing.h"

/* --- outlines and steps --------------------------------------------------- */

/* The types of places from the apex on: "-" free, "x" full, "o" end. */
static uint64_t outline(const char *types)
{
    uint64_t p = 0;

    for (int i = 0; types[i]; i++)
        p = outline_with(p, i,
                         types[i] == 'o'   ? PLACE_END
                         : types[i] == 'x' ? PLACE_FULL
                                           : PLACE_FREE);
    return p;
}

TEST outlines_know_their_places(void)
{
    uint64_t p = outline("-oxo-xoo");

    ASSERT_EQ(PLACE_FREE, outline_at(p, 0));
    ASSERT_EQ(PLACE_END, outline_at(p, 1));
    ASSERT_EQ(PLACE_FULL, outline_at(p, 2));
    ASSERT_EQ_FMT(4, outline_ends(p), "%d");
    ASSERT_EQ_FMT(0, outline_ends_before(p, 1), "%d");
    ASSERT_EQ_FMT(2, outline_ends_before(p, 6), "%d");
    ASSERT_EQ_FMT(3, outline_ends_before(p, 7), "%d");
    ASSERT(outline("-xo-xoo") == outline_pop(p));
    ASSERT(outline("oxo") == outline_pop(outline("oxxo")));
    PASS();
}

TEST outlines_are_indexed_to_the_base_of_three(void)
{
    struct rng rng;

    rng_seed(&rng, 1);
    for (int i = 0; i < 1000; i++) {
        uint64_t p = 0;
        uint32_t expected = 0, power = 1;

        for (int place = 0; place < 19; place++, power *= 3) {
            uint32_t type = rng_below(&rng, 3);

            p = outline_with(p, place, (enum place_type)type);
            expected += type * power;
        }
        ASSERT_EQ_FMT(expected, outline_index(p), "%u");
    }
    PASS();
}

static enum greatest_test_res check_send(const struct frontier_send *s,
                                         const char *to,
                                         enum pairing_change change, int i,
                                         int j)
{
    ASSERT(outline(to) == s->to);
    ASSERT_EQ(change, s->change);
    ASSERT_EQ_FMT(i, s->i, "%d");
    ASSERT_EQ_FMT(j, s->j, "%d");
    PASS();
}

TEST links_make_ends_of_free_places_and_fill_ends(void)
{
    struct frontier_step s = { .act = FRONTIER_LINK, .u = 2, .w = 4 };
    struct frontier_send out[FRONTIER_SENDS_MAX];

    ASSERT_EQ_FMT(2, frontier_sends(&s, outline("-o-o-"), out), "%d");
    CHECK_CALL(check_send(&out[0], "-o-o-", PAIRING_SAME, 0, 0));
    CHECK_CALL(check_send(&out[1], "-oooo", PAIRING_INSERT, 1, 3));
    ASSERT_EQ_FMT(2, frontier_sends(&s, outline("-oo--"), out), "%d");
    CHECK_CALL(check_send(&out[1], "-ox-o", PAIRING_MOVE, 1, 1));
    ASSERT_EQ_FMT(2, frontier_sends(&s, outline("--oooo"), out), "%d");
    CHECK_CALL(check_send(&out[1], "--xoxo", PAIRING_JOIN, 0, 2));
    ASSERT_EQ_FMT(2, frontier_sends(&s, outline("oo-oo"), out), "%d");
    CHECK_CALL(check_send(&out[1], "oooox", PAIRING_MOVE, 3, 2));
    ASSERT_EQ_FMT(1, frontier_sends(&s, outline("-ox-o"), out), "%d");
    s.must = true;
    ASSERT_EQ_FMT(0, frontier_sends(&s, outline("-ox-o"), out), "%d");
    ASSERT_EQ_FMT(1, frontier_sends(&s, outline("-----"), out), "%d");
    CHECK_CALL(check_send(&out[0], "--o-o", PAIRING_INSERT, 0, 1));
    PASS();
}

TEST a_square_that_is_taken_leads_on(void)
{
    struct frontier_step s = { .act = FRONTIER_TAKE,
                               .near = { 3, 5 },
                               .nnear = 2 };
    struct frontier_send out[FRONTIER_SENDS_MAX];

    ASSERT_EQ_FMT(1, frontier_sends(&s, outline("-----"), out), "%d");
    CHECK_CALL(check_send(&out[0], "--o-o", PAIRING_INSERT, 0, 1));
    ASSERT_EQ_FMT(2, frontier_sends(&s, outline("-o-o-"), out), "%d");
    CHECK_CALL(check_send(&out[0], "--x-", PAIRING_JOIN, 0, 1));
    CHECK_CALL(check_send(&out[1], "--o-o", PAIRING_MOVE, 0, 1));
    ASSERT_EQ_FMT(1, frontier_sends(&s, outline("-x-o-"), out), "%d");
    CHECK_CALL(check_send(&out[0], "--o-", PAIRING_SAME, 0, 0));
    s.entering = outline("-----x");
    ASSERT_EQ_FMT(0, frontier_sends(&s, outline("-----"), out), "%d");
    s.near[1] = PLACE_APEX;
    ASSERT_EQ_FMT(1, frontier_sends(&s, outline("-----"), out), "%d");
    CHECK_CALL(check_send(&out[0], "o-o-x", PAIRING_INSERT, 0, 1));
    PASS();
}

TEST folding_keeps_one_of_two_images(void)
{
    struct frontier_step s = { .act = FRONTIER_FOLD, .width = 3 };
    struct frontier_send out[FRONTIER_SENDS_MAX];

    ASSERT_EQ_FMT(1, frontier_sends(&s, outline("o-xoo--"), out), "%d");
    CHECK_CALL(check_send(&out[0], "o-xoo--", PAIRING_SAME, 0, 0));
    ASSERT_EQ_FMT(1, frontier_sends(&s, outline("oox---o"), out), "%d");
    CHECK_CALL(check_send(&out[0], "o-xoo--", PAIRING_ROWS, 1,
                          PAIRING_MIRROR | PAIRING_APEX));
    ASSERT_EQ_FMT(1, frontier_sends(&s, outline("-oxo---"), out), "%d");
    CHECK_CALL(check_send(&out[0], "-oxo---", PAIRING_SAME, 0, 0));
    PASS();
}

TEST turning_asks_for_what_is_missing(void)
{
    struct frontier_step s = { .act = FRONTIER_TURN,
                               .width = 3,
                               .fold = true,
                               .apex = true,
                               .times = { 1, 1, 1 } };
    struct frontier_send out[FRONTIER_SENDS_MAX];

    ASSERT_EQ_FMT(2, frontier_sends(&s, outline("-ox---o"), out), "%d");
    CHECK_CALL(check_send(&out[0], "xxxoo-x", PAIRING_ROWS, 1, PAIRING_SWAP));
    CHECK_CALL(check_send(&out[1], "xoxxx-o", PAIRING_ROWS, 1,
                          PAIRING_SWAP | PAIRING_MIRROR));
    s.fold = false;
    s.apex = false;
    s.absent = outline("-----x-");
    ASSERT_EQ_FMT(1, frontier_sends(&s, outline("-ox---o"), out), "%d");
    CHECK_CALL(check_send(&out[0], "-xxooxx", PAIRING_ROWS, 1, PAIRING_SWAP));
    s.times[PLACE_FREE] = 0;
    ASSERT_EQ_FMT(0, frontier_sends(&s, outline("-ox---o"), out), "%d");
    PASS();
}

/* --- storing -------------------------------------------------------------- */

/* State i of an outline in the tests below. */
static uint64_t ways_of(size_t i)
{
    return i % 100 == 7 ? (uint64_t)1 << 40 | i : i + 1;
}

TEST what_is_written_is_read(void)
{
    enum { MOST = 3000 };
    static const size_t sizes[] = { 1, 2, 3, 40, 338, 339, 508, 509, MOST };
    struct pool pool;
    struct writer w, *writers[1] = { &w };
    struct tier l;
    uint32_t pairing[MOST];
    uint64_t ways[MOST], sum = 0;
    size_t seen[9] = { 0 };
    struct reader r;
    struct bunch b;

    pool_init(&pool, (size_t)-1);
    writer_init(&w, &pool);
    writer_begin(&w, 1, ~(uint64_t)0);
    for (size_t i = 0; i < MOST; i++) {
        pairing[i] = (uint32_t)(3 * i);
        ways[i] = ways_of(i);
    }
    for (size_t k = 0; k < 9; k++)
        writer_put(&w, 1000 + k, pairing, ways, sizes[k]);
    tier_gather(&l, writers, 1);
    ASSERT_EQ_FMT(4740u, (unsigned)l.states, "%u");
    r = reader_at(&l, 0);
    while (reader_next(&r, &b)) {
        size_t *at = &seen[b.outline - 1000];

        ASSERT(b.n <= BUNCH_MAX);
        for (int i = 0; i < b.n; i++) {
            /* Chunks come last first, so a long list begins with its end. */
            size_t state = b.pairing[i] / 3;

            ASSERT(bunch_ways(&b, i) == ways_of(state));
            sum += bunch_ways(&b, i);
        }
        *at += (size_t)b.n;
    }
    for (size_t k = 0; k < 9; k++)
        ASSERT_EQ_FMT((unsigned)sizes[k], (unsigned)seen[k], "%u");
    ASSERT(sum == l.ways);
    tier_free(&l, &w);
    writer_free(&w);
    pool_free(&pool);
    PASS();
}

TEST bunches_are_passed_on_whole(void)
{
    uint32_t pairing[BUNCH_MAX];
    uint64_t ways[BUNCH_MAX];
    struct bunch from = { .outline = 5, .n = 300, .wide = true, .ways = ways };
    struct pool pool;
    struct writer w, *writers[1] = { &w };
    struct tier l;
    struct reader r;
    struct bunch b;
    int n = 0;

    for (int i = 0; i < BUNCH_MAX; i++) {
        pairing[i] = (uint32_t)i;
        ways[i] = ways_of((size_t)i);
    }
    pool_init(&pool, (size_t)-1);
    writer_init(&w, &pool);
    writer_begin(&w, 3, 0);
    for (int i = 0; i < 4; i++)
        writer_put_bunch(&w, 6, pairing, &from);
    tier_gather(&l, writers, 1);
    ASSERT_EQ_FMT(1200u, (unsigned)l.states, "%u");
    for (int part = 0; part < 3; part++) {
        r = reader_at(&l, part);
        while (reader_next(&r, &b))
            for (int i = 0; i < b.n; i++, n++) {
                ASSERT(b.outline == 6);
                ASSERT(bunch_ways(&b, i) == ways_of(b.pairing[i]));
            }
    }
    ASSERT_EQ_FMT(1200, n, "%d");
    tier_free(&l, &w);
    writer_free(&w);
    pool_free(&pool);
    PASS();
}

TEST a_pool_says_when_it_is_full_and_uses_chunks_again(void)
{
    struct pool pool;
    struct writer w, *writers[1] = { &w };
    struct tier l;
    size_t bytes;

    pool_init(&pool, 4000000);
    writer_init(&w, &pool);
    for (int round = 0; round < 3; round++) {
        writer_begin(&w, 1, 0);
        for (uint32_t i = 0; i < 100000; i++)
            writer_put(&w, i, &i, &(uint64_t){ 1 }, 1);
        tier_gather(&l, writers, 1);
        if (round == 0)
            bytes = pool.bytes;
        ASSERT(bytes == pool.bytes);
        tier_free(&l, &w);
    }
    ASSERT_FALSE(pool.full);
    writer_begin(&w, 1, 0);
    for (uint32_t i = 0; i < 200000; i++)
        writer_put(&w, i, &i, &(uint64_t){ 1 }, 1);
    ASSERT(pool.full);
    tier_gather(&l, writers, 1);
    tier_free(&l, &w);
    writer_free(&w);
    pool_free(&pool);
    PASS();
}

/* --- adding up ------------------------------------------------------------ */

static enum greatest_test_res check_adder(struct adder *t, int pairs,
                                          struct rng *rng)
{
    enum { N = 500, DIFFERENT = 90 };
    uint32_t pairing[N], ring = pairing_count(pairs), some[DIFFERENT];
    uint64_t ways[N], sum[DIFFERENT] = { 0 };
    uint32_t narrow[N];
    size_t n;

    for (int i = 0; i < DIFFERENT; i++)
        some[i] = (uint32_t)((uint64_t)(ring - 1) * (uint64_t)i / DIFFERENT);
    for (int i = 0; i < N; i++) {
        uint32_t k = rng_below(rng, DIFFERENT);

        pairing[i] = i % 10 == 3 ? ring : some[k];
        narrow[i] = 1 + rng_below(rng, 1000);
        ways[i] = (uint64_t)narrow[i] << 33;
        if (pairing[i] != ring)
            sum[k] += ways[i] + narrow[i];
    }
    adder_begin(t, pairs, 2 * N);
    adder_add_wide(t, pairing, ways, N);
    adder_add_narrow(t, pairing, narrow, N);
    n = adder_end(t);
    for (size_t i = 0; i < n; i++) {
        uint64_t expected = 0;

        for (int k = 0; k < DIFFERENT; k++)
            if (some[k] == t->seen[i])
                expected += sum[k];
        ASSERT(t->ways[i] == expected);
        for (size_t k = 0; k < i; k++)
            ASSERT(t->seen[k] != t->seen[i]);
    }
    for (int k = 0; k < DIFFERENT; k++)
        for (size_t i = 0; i < n; i++)
            if (some[k] == t->seen[i])
                sum[k] = 0;
    for (int k = 0; k < DIFFERENT; k++)
        ASSERT(sum[k] == 0);
    PASS();
}

TEST equal_pairings_are_added_up(void)
{
    struct adder t;
    struct rng rng;

    adder_init(&t);
    rng_seed(&rng, 1);
    for (int round = 0; round < 3; round++)
        for (int pairs = 0; pairs <= PAIRING_PAIRS_MAX; pairs++)
            CHECK_CALL(check_adder(&t, pairs, &rng));
    adder_free(&t);
    PASS();
}

TEST sums_over_rings_agree_with_looking_at_every_pair(void)
{
    enum { MOST = 60 };
    struct pairings *ps = pairings_create();
    struct ring_tables tables;
    struct ring_sum rs;
    struct rng rng;

    rng_seed(&rng, 5);
    ring_tables_init(&tables, ps, PAIRING_PAIRS_MAX);
    ring_sum_init(&rs, ps, &tables);
    for (int i = 0; i < 300; i++) {
        int pairs = i % (PAIRING_PAIRS_MAX + 1);
        uint32_t upper[MOST], lower[MOST];
        uint64_t above[MOST], below[MOST];
        size_t nupper = rng_below(&rng, MOST), nlower = rng_below(&rng, MOST);
        wide expected = wide_of(0);

        for (size_t k = 0; k < MOST; k++) {
            upper[k] = rng_below(&rng, pairing_count(pairs));
            lower[k] = rng_below(&rng, pairing_count(pairs));
            above[k] = rng_next(&rng) >> 6;
            below[k] = rng_next(&rng) >> 6;
        }
        for (size_t u = 0; u < nupper; u++)
            for (size_t l = 0; l < nlower; l++)
                if (pairing_is_ring(pairs, upper[u], lower[l]))
                    expected = wide_plus(expected,
                                         wide_product(above[u], below[l]));
        ASSERT(wide_same(expected,
                         ring_sum(&rs, pairs,
                                  (struct weighted){ upper, above, nupper },
                                  (struct weighted){ lower, below, nlower })));
    }
    ring_sum_free(&rs);
    ring_tables_free(&tables);
    pairings_destroy(ps);
    PASS();
}

/* --- all of it ------------------------------------------------------------ */

/* A board of the tests below: sizes, holes, ends and kinds by number. */
static struct frontier_board sample(int i, uint8_t hole[42])
{
    struct frontier_board b = { .width = 4 + i % 3,
                                .height = 6 + i % 2,
                                .hole = hole,
                                .open = i & 4,
                                .end = { -1, -1 } };

    if (i >= 8)
        b.end[0] = i;
    if (i >= 16)
        b.end[1] = 2;
    memset(hole, 0, 42);
    hole[5] = i & 1;
    return b;
}

static enum frontier_outcome run(const struct frontier_board *b, wide *count,
                                 double *done)
{
    enum frontier_outcome outcome;
    struct crew crew;

    crew_init(&crew, 2, (size_t)1 << 30);
    outcome = frontier_count(&crew, b, count);
    *done = crew_done(&crew);
    crew_free(&crew);
    return outcome;
}

/* Progress is told by the work foreseen, so that must be the work done. */
TEST the_work_done_is_the_work_foreseen(void)
{
    for (int i = 0; i < 24; i++) {
        uint8_t hole[42];
        struct frontier_board b = sample(i, hole);
        double done;
        wide count;

        b.cuts = i % 3;
        ASSERT_EQ(FRONTIER_COUNTED, run(&b, &count, &done));
        ASSERT_EQ_FMT((double)frontier_work(&b), done, "%g");
    }
    PASS();
}

TEST slices_add_up_to_the_whole(void)
{
    int some = 0;

    for (int i = 0; i < 24; i += 2) {
        uint8_t hole[42];
        struct frontier_board b = sample(i, hole);
        wide whole, sliced;
        double done;

        run(&b, &whole, &done);
        some += wide_is_more(whole, 0);
        for (b.cuts = 1; b.cuts <= FRONTIER_CUTS_MAX; b.cuts += 3) {
            ASSERT_EQ(FRONTIER_COUNTED, run(&b, &sliced, &done));
            ASSERT(wide_same(whole, sliced));
        }
    }
    ASSERT(some >= 4);
    PASS();
}

TEST cuts_are_made_where_memory_is_short(void)
{
    uint8_t hole[64] = { 0 };
    struct frontier_board b = {
        .width = 8, .height = 8, .hole = hole, .end = { -1, -1 }
    };
    uint64_t need = frontier_memory(&b);

    ASSERT_EQ_FMT(0, frontier_cuts_for(&b, need), "%d");
    ASSERT(frontier_cuts_for(&b, need - 1) > 0);
    b.cuts = frontier_cuts_for(&b, need * 6 / 10);
    ASSERT(frontier_memory(&b) <= need * 6 / 10);
    ASSERT_EQ_FMT((int)FRONTIER_CUTS_MAX, frontier_cuts_for(&b, 1), "%d");
    hole[0] = 1;
    ASSERT(frontier_memory(&b) > need);
    PASS();
}

SUITE(steps)
{
    RUN_TEST(outlines_know_their_places);
    RUN_TEST(outlines_are_indexed_to_the_base_of_three);
    RUN_TEST(links_make_ends_of_free_places_and_fill_ends);
    RUN_TEST(a_square_that_is_taken_leads_on);
    RUN_TEST(folding_keeps_one_of_two_images);
    RUN_TEST(turning_asks_for_what_is_missing);
}

SUITE(states)
{
    RUN_TEST(what_is_written_is_read);
    RUN_TEST(bunches_are_passed_on_whole);
    RUN_TEST(a_pool_says_when_it_is_full_and_uses_chunks_again);
    RUN_TEST(equal_pairings_are_added_up);
    RUN_TEST(sums_over_rings_agree_with_looking_at_every_pair);
    RUN_TEST(the_work_done_is_the_work_foreseen);
    RUN_TEST(slices_add_up_to_the_whole);
    RUN_TEST(cuts_are_made_where_memory_is_short);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(steps);
    RUN_SUITE(states);
    GREATEST_MAIN_END();
}
