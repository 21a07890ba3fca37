/* A run of which only the end is kept ends as one that was recorded does,
 * wherever it is stopped: board, words, numbers and depths. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "puzzle/depths.h"
#include "puzzle/trace.h"
#include "support/run.h"

static uint64_t seen(const struct session *ss)
{
    struct scene sc;
    uint64_t hash;

    scene_init(&sc);
    scene_clear(&sc, session_extent(ss));
    session_draw(ss, &sc);
    hash = scene_hash(&sc);
    scene_free(&sc);
    return hash;
}

static enum greatest_test_res same(struct session *a, struct session *b)
{
    const struct moment *last = session_moment(a, session_index(a));
    const struct moment *also = session_moment(b, session_index(b));

    ASSERT_EQ(session_outcome(a), session_outcome(b));
    ASSERT_EQ(session_count(a), session_count(b));
    ASSERT_EQ(session_index(a), session_index(b));
    ASSERT_EQ(last->flags, also->flags);
    ASSERT_EQ(last->note, also->note);
    ASSERT_EQ(last->tally, also->tally);
    ASSERT_STR_EQ(session_status(a), session_status(b));
    ASSERT_STR_EQ(session_explain(a), session_explain(b));
    ASSERT_EQ(0,
              memcmp(session_position(a)->number, session_position(b)->number,
                     sizeof session_position(a)->number));
    ASSERT_EQ(session_depths(a)->deepest_at, session_depths(b)->deepest_at);
    ASSERT_EQ(seen(a), seen(b));
    PASS();
}

TEST skimmed_is_as_recorded(const char *line, uint64_t limit)
{
    struct session *skimmed = open_run(line), *recorded = open_run(line);

    session_limit(skimmed, limit);
    session_limit(recorded, limit);
    session_run(skimmed);
    session_chase(recorded);
    while (session_advance(recorded, 1000, 0))
        ;
    CHECK_CALL(same(skimmed, recorded));
    session_close(skimmed);
    session_close(recorded);
    PASS();
}

/* The next tour begins in the middle of things. */
TEST a_second_tour_is_the_same(void)
{
    static const char line[] = "tour size=5 start=a1 algorithm=backtracking";
    struct session *skimmed = open_run(line), *recorded = open_run(line);

    for (int i = 0; i < 3; i++) {
        session_more(skimmed);
        session_more(recorded);
        ASSERT_EQ(OUTCOME_FOUND, session_run(skimmed));
        session_chase(recorded);
        while (session_advance(recorded, 1000, 0))
            ;
        CHECK_CALL(same(skimmed, recorded));
    }
    session_close(skimmed);
    session_close(recorded);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    static const char *const lines[] = {
        "tour start=a8 algorithm=backtracking tree=on",
        "tour size=6 start=b1 closed=on algorithm=backtracking",
        "tour size=5x6 start=a1 end=b1 algorithm=backtracking",
        "tour size=19x3 start=b1 algorithm=warnsdorff",
        "tour size=5 start=a1 closed=off algorithm=warnsdorff",
        "tour size=7 start=b2 algorithm=best-first",
        "tour size=5 surface=torus start=a1 algorithm=backtracking",
        "tour size=6 piece=zebra algorithm=backtracking",
        "tour size=6 algorithm=ants",
        "tour size=20 algorithm=greedy",
    };

    GREATEST_MAIN_BEGIN();
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        for (uint64_t limit = 1; limit < 4000; limit += limit < 70 ? 1 : 491)
            RUN_TESTp(skimmed_is_as_recorded, lines[i], limit);
    RUN_TEST(a_second_tour_is_the_same);
    GREATEST_MAIN_END();
}
