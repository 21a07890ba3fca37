/*
 * Repair of queens and rooks, followed move by move with conflicts counted
 * here from the squares alone.
 */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <stdlib.h>

#include "solve/queens/repair.h"

static bool on_one_line(const struct queens_repair *qr, int f, int r, int g)
{
    int files = g - f, ranks = qr->rank[g] - r;

    return ranks == 0 ||
           (qr->rule.plain == PIECE_QUEEN && abs(files) == abs(ranks));
}

static int in_line_with(const struct queens_repair *qr, int file, int rank)
{
    int count = 0;

    for (int other = 0; other < qr->n; other++)
        count += other != file && on_one_line(qr, file, rank, other);
    return count;
}

static int pairs_of(const struct queens_repair *qr)
{
    int twice = 0;

    for (int file = 0; file < qr->n; file++)
        twice += in_line_with(qr, file, qr->rank[file]);
    return twice / 2;
}

/* A piece in conflict went where the fewest others are in line with it. */
static enum greatest_test_res check_move(const struct queens_repair *qr,
                                         const struct queens_repair_step *s)
{
    int best = in_line_with(qr, s->file, s->to), equal = 0;

    ASSERT(in_line_with(qr, s->file, s->from) > 0);
    ASSERT_EQ(s->to, qr->rank[s->file]);
    for (int rank = 0; rank < qr->n; rank++) {
        int count = in_line_with(qr, s->file, rank);

        ASSERT(count >= best);
        ASSERT_EQ(count, queens_repair_conflicts(qr, s->file, rank));
        equal += count == best && rank != s->from;
    }
    ASSERT_EQ(equal, s->tied);
    ASSERT_EQ(equal == 0, s->event == QUEENS_REPAIR_STAYED);
    ASSERT_EQ(equal == 0, s->to == s->from);
    PASS();
}

/* To its end, every step checked. */
static enum greatest_test_res follow(struct queens_repair *qr,
                                     struct queens_repair_step *s)
{
    uint64_t moves = 0;
    int throws = 1, since = 0;

    do {
        ASSERT_EQ(pairs_of(qr), qr->pairs);
        queens_repair_step(qr, s);
        if (s->event == QUEENS_REPAIR_THROWN) {
            ASSERT_EQ(10 * qr->n, since);
            since = 0;
            throws++;
        } else if (s->file >= 0) {
            CHECK_CALL(check_move(qr, s));
            moves += s->event == QUEENS_REPAIR_MOVED;
            since++;
        }
        ASSERT_EQ(throws, qr->throws);
        ASSERT_EQ(moves, qr->moves);
    } while (s->event < QUEENS_REPAIR_FOUND);
    PASS();
}

TEST every_move_is_for_the_best(int n, enum piece_kind piece)
{
    for (uint64_t seed = 1; seed <= 20; seed++) {
        struct queens_repair qr;
        struct queens_repair_step s;

        queens_repair_init(&qr, n, piece, seed);
        CHECK_CALL(follow(&qr, &s));
        ASSERT_EQ(QUEENS_REPAIR_FOUND, s.event);
        ASSERT_EQ(0, pairs_of(&qr));
        queens_repair_step(&qr, &s);
        ASSERT_EQ(QUEENS_REPAIR_FOUND, s.event);
        queens_repair_free(&qr);
    }
    PASS();
}

TEST where_there_is_none_it_gives_up(int n)
{
    struct queens_repair qr;
    struct queens_repair_step s;

    queens_repair_init(&qr, n, PIECE_QUEEN, 1);
    CHECK_CALL(follow(&qr, &s));
    ASSERT_EQ(QUEENS_REPAIR_GIVEN_UP, s.event);
    ASSERT_EQ(20, qr.throws);
    queens_repair_step(&qr, &s);
    ASSERT_EQ(QUEENS_REPAIR_GIVEN_UP, s.event);
    queens_repair_free(&qr);
    PASS();
}

TEST the_seed_decides(void)
{
    int same = 0;

    for (uint64_t seed = 1; seed <= 10; seed++) {
        struct queens_repair a, b, other;

        queens_repair_init(&a, 12, PIECE_QUEEN, seed);
        queens_repair_init(&b, 12, PIECE_QUEEN, seed);
        queens_repair_init(&other, 12, PIECE_QUEEN, seed + 1);
        ASSERT_MEM_EQ(a.rank, b.rank, 12 * sizeof *a.rank);
        same += memcmp(a.rank, other.rank, 12 * sizeof *a.rank) == 0;
        queens_repair_free(&a);
        queens_repair_free(&b);
        queens_repair_free(&other);
    }
    ASSERT_EQ(0, same);
    PASS();
}

SUITE(queens_repair)
{
    static const int sizes[] = { 1, 4, 5, 7, 8, 13, 40 };

    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        RUN_TESTp(every_move_is_for_the_best, sizes[i], PIECE_QUEEN);
        RUN_TESTp(every_move_is_for_the_best, sizes[i], PIECE_ROOK);
    }
    RUN_TESTp(where_there_is_none_it_gives_up, 2);
    RUN_TESTp(where_there_is_none_it_gives_up, 3);
    RUN_TEST(the_seed_decides);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(queens_repair);
    GREATEST_MAIN_END();
}
