/*
 * A node may cost a whole look at the board. Who lends a slice of work gets
 * back after what that many cheap nodes would have cost: counted here by the
 * same search beside it, in squares and not by a clock.
 */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "base/error.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "solve/tour/tour.h"
#include "support/run.h"

enum { SIDE = 120, SQUARES = SIDE * SIDE, SLICE = 4096 };

/* No slice can be stopped within a node, which has two looks at most; and one
 * node is looked ahead. */
enum { NODE = 2 * SQUARES };

struct twin {
    struct board board;
    struct tour_search *search;
    uint64_t nodes, looked;
};

static void twin_init(struct twin *t)
{
    struct tour_question q = { .board = &t->board,
                               .mover = &mover_knight,
                               .start = 0,
                               .end = -1,
                               .closed = true,
                               .seed = 1 };
    struct error err;

    board_init(&t->board, SIDE, SIDE);
    move_order_parse(&q.order, "s0", &err);
    t->search = tour_warnsdorff.create(&q);
    t->nodes = t->looked = 0;
}

static void twin_free(struct twin *t)
{
    tour_warnsdorff.destroy(t->search);
    board_free(&t->board);
}

/* Follows the session to where it is, and says what that took. */
static uint64_t looked_since(struct twin *t, const struct session *ss)
{
    uint64_t before = t->looked;
    struct tour_step s;

    for (; t->nodes < session_work(ss); t->nodes++) {
        tour_warnsdorff.step(t->search, &s);
        t->looked += (uint64_t)s.looked;
    }
    return t->looked - before;
}

/* The most that one slice looked at. */
static uint64_t dearest(const char *line, bool (*slice)(struct session *ss),
                        struct twin *t)
{
    struct session *ss = open_run(line);
    uint64_t most = 0;
    bool more;

    do {
        uint64_t looked;

        more = slice(ss);
        looked = looked_since(t, ss);
        most = looked > most ? looked : most;
    } while (more);
    session_close(ss);
    return most;
}

static bool advance(struct session *ss)
{
    session_chase(ss);
    return session_advance(ss, SLICE, 0);
}

TEST one_slice_looks_at_no_more(const char *line,
                                bool (*slice)(struct session *ss), int allowed)
{
    struct twin t;
    uint64_t most;

    twin_init(&t);
    most = dearest(line, slice, &t);
    ASSERT(t.looked > 10 * (uint64_t)allowed); /* else nothing is shown */
    ASSERT(most > 0);
    ASSERT(most <= (uint64_t)(allowed + 2 * NODE));
    twin_free(&t);
    PASS();
}

TEST dear_nodes_are_still_counted_as_nodes(void)
{
    struct session *whole = open_run("tour size=120 start=a1 closed=on "
                                     "algorithm=warnsdorff");
    struct session *sliced = open_run("tour size=120 start=a1 closed=on "
                                      "algorithm=warnsdorff");

    ASSERT_EQ(OUTCOME_FOUND, session_run(whole));
    session_chase(sliced);
    while (session_advance(sliced, 1, 0))
        ;
    ASSERT_EQ(session_work(whole), session_work(sliced));
    ASSERT_EQ(session_count(whole), session_count(sliced));
    session_close(whole);
    session_close(sliced);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    static const char watched[] = "tour size=120 start=a1 closed=on "
                                  "algorithm=warnsdorff";
    static const char led[] = "tour size=120 start=a1 closed=on mode=hand";

    GREATEST_MAIN_BEGIN();
    RUN_TESTp(one_slice_looks_at_no_more, watched, advance, SLICE);
    RUN_TESTp(one_slice_looks_at_no_more, watched, session_run_on, 65536);
    RUN_TESTp(one_slice_looks_at_no_more, led, advance, SLICE);
    RUN_TEST(dear_nodes_are_still_counted_as_nodes);
    GREATEST_MAIN_END();
}
