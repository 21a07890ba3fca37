/*
 * Closed tours and chosen ends by search: that they are found, that none is
 * lost, and the reasons given where there can be none.
 */
#include <greatest.h>

#include <string.h>

#include "base/rng.h"
#include "base/text.h"
#include "support/tour/effort.h"
#include "support/tour/walk.h"

/* The reason, or "" if nothing speaks against a tour. */
struct answer {
    char text[400];
};

static struct answer reason(const struct tour_question *q)
{
    struct answer a = { "" };
    struct text text;

    text_init(&text);
    if (tour_impossible(q, &text))
        strcpy(a.text, text.at);
    else if (text.len > 0)
        strcpy(a.text, "a reason, but possible");
    text_free(&text);
    return a;
}

static bool impossible(const struct tour_question *q)
{
    return reason(q).text[0] != '\0';
}

/* --- a plain count, to compare with -------------------------------------- */

struct plain {
    const struct board *board;
    int start;
    bool *free_square;
    uint64_t *by_end; /* tours that end on each square */
};

static void plain_count(struct plain *p, int at, int left)
{
    int near[8];

    if (left == 0)
        p->by_end[at]++;
    for (int n = verifier_exits(p->board->files, p->board->ranks,
                                p->free_square, at, near);
         n-- > 0;) {
        p->free_square[near[n]] = false;
        plain_count(p, near[n], left - 1);
        p->free_square[near[n]] = true;
    }
}

/* All tours from one start, by their ends. */
static void plain_tours(const struct board *b, int start, uint64_t *by_end)
{
    struct plain p = { .board = b, .start = start, .by_end = by_end };
    int squares = b->files * b->ranks;

    p.free_square = calloc((size_t)squares, sizeof *p.free_square);
    memset(by_end, 0, sizeof *by_end * (size_t)squares);
    for (int i = 0; i < squares; i++)
        p.free_square[i] = !b->hole[i] && i != start;
    plain_count(&p, start, squares - b->nholes - 1);
    free(p.free_square);
}

/* For one start: all closed tours, and all to each end, closed and not. */
static enum greatest_test_res check_counts(struct tour_question *q)
{
    const struct board *b = q->board;
    uint64_t by_end[64], closed = 0;
    const char *wrong;

    plain_tours(b, q->start, by_end);
    q->closed = true;
    for (q->end = 0; q->end < b->files * b->ranks; q->end++) {
        bool near = verifier_adjacent(b->files, q->start, q->end);
        uint64_t here = near ? by_end[q->end] : 0;

        if (b->hole[q->end])
            continue;
        closed += here;
        ASSERT_EQ_FMT((int)here,
                      (int)tour_walk_count(&tour_warnsdorff, q, &wrong), "%d");
        ASSERT_EQ(NULL, wrong);
        ASSERT_FALSE(here > 0 && impossible(q));
        q->closed = false;
        ASSERT_EQ(by_end[q->end], tour_walk_count(&tour_warnsdorff, q, &wrong));
        ASSERT_EQ(NULL, wrong);
        ASSERT_FALSE(by_end[q->end] > 0 && impossible(q));
        q->closed = true;
    }
    q->end = -1;
    ASSERT_EQ(closed, tour_walk_count(&tour_warnsdorff, q, &wrong));
    ASSERT_EQ(NULL, wrong);
    ASSERT_EQ(closed, tour_walk_count(&tour_backtracking, q, &wrong));
    ASSERT_EQ(NULL, wrong);
    ASSERT_FALSE(closed > 0 && impossible(q));
    q->closed = false;
    PASS();
}

TEST no_tour_of_a_whole_board_is_lost(void)
{
    static const int sizes[][2] = { { 1, 2 }, { 3, 3 }, { 3, 4 }, { 4, 5 },
                                    { 5, 4 }, { 5, 5 }, { 3, 7 }, { 7, 3 },
                                    { 3, 8 }, { 4, 6 } };

    for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
        int stride = k < 4 ? 1 : EFFORT_FULL ? 3 : 11;
        struct board b;
        struct tour_question q = ask(&b, sizes[k][0], sizes[k][1], 0,
                                     k % 2 ? "s1" : "random");

        for (; q.start < board_squares(&b); q.start += stride)
            CHECK_CALL(check_counts(&q));
        board_free(&b);
    }
    PASS();
}

TEST no_tour_of_a_board_with_holes_is_lost(void)
{
    struct rng rng;
    int boards = EFFORT_FULL ? 400 : 60;

    rng_seed(&rng, 11);
    for (int k = 0; k < boards; k++) {
        int files = 3 + (int)rng_below(&rng, 3);
        int ranks = 3 + (int)rng_below(&rng, 3), squares = files * ranks;
        int keep = 4 + (int)rng_below(&rng, 15);
        struct board b;
        struct tour_question q = ask(&b, files, ranks, 0, "s4");

        while (squares - b.nholes > keep)
            board_set_hole(&b, (int)rng_below(&rng, (uint32_t)squares), true);
        for (; q.start < squares; q.start++)
            if (!b.hole[q.start])
                CHECK_CALL(check_counts(&q));
        board_free(&b);
    }
    PASS();
}

/* 8 and 16 closed tours of 5x6 and 3x10, each in both directions. */
TEST closed_tours_are_as_many_as_published(void)
{
    static const struct {
        int files, ranks;
        unsigned both;
    } known[] = { { 5, 6, 16 },  { 6, 5, 16 },   { 3, 10, 32 },
                  { 10, 3, 32 }, { 3, 12, 352 }, { 6, 6, 19724 } };
    const char *wrong;

    for (int k = 0; k < (EFFORT_FULL ? 6 : 5); k++) {
        struct board b;
        struct tour_question q = ask(&b, known[k].files, known[k].ranks, 0,
                                     "s0");

        q.closed = true;
        for (; q.start < 12; q.start += 7) {
            uint64_t n = tour_walk_count(&tour_warnsdorff, &q, &wrong);

            ASSERT_EQ(NULL, wrong);
            ASSERT_EQ_FMT(known[k].both, (unsigned)n, "%u");
        }
        board_free(&b);
    }
    PASS();
}

/* --- found at once ------------------------------------------------------- */

/* The most squares entered from any start, or 0 if one finds no tour. */
static uint64_t most_entered(struct tour_question *q, int stride)
{
    uint64_t most = 0;

    for (q->start = 0; q->start < board_squares(q->board); q->start += stride) {
        struct tour_walk w;
        bool found;

        tour_walk_begin(&w, &tour_warnsdorff, q);
        found = tour_walk_run(&w, 100000) == TOUR_FOUND && !w.wrong;
        most = w.entered > most ? w.entered : most;
        tour_walk_end(&w);
        if (!found)
            return 0;
    }
    return most;
}

TEST closed_tours_are_found_from_every_start(void)
{
    int side = EFFORT_FULL ? 20 : 11, stride = EFFORT_FULL ? 5 : 7;

    for (int files = 3; files <= side; files++)
        for (int ranks = 3; ranks <= side; ranks++) {
            struct board b;
            struct tour_question q = ask(&b, files, ranks, 0, "s0");

            q.closed = true;
            if (!impossible(&q)) {
                uint64_t most = most_entered(&q,
                                             files * ranks > 64 ? stride : 1);

                ASSERT(most > 0);
                ASSERT(most < 20u * (unsigned)(files * ranks));
            }
            board_free(&b);
        }
    PASS();
}

/* Conrad and others, 1994: on even boards from 6x6 on every start goes with
 * every end of the other colour. */
TEST every_end_of_the_other_colour_is_reached(void)
{
    for (int size = 6; size <= (EFFORT_FULL ? 8 : 6); size += 2) {
        struct board b;
        struct tour_question q = ask(&b, size, size, 0, "s2");
        int found = 0;

        for (q.end = 0; q.end < size * size; q.end++)
            for (q.start = 0; q.start < size * size; q.start++) {
                struct tour_walk w;

                if (impossible(&q))
                    continue;
                tour_walk_begin(&w, &tour_warnsdorff, &q);
                found += tour_walk_run(&w, 10000) == TOUR_FOUND && !w.wrong;
                tour_walk_end(&w);
            }
        ASSERT_EQ(size * size * size * size / 2, found);
        board_free(&b);
    }
    PASS();
}

/* --- reasons ------------------------------------------------------------- */

static struct answer why_not(int files, int ranks, int start, int end,
                             bool closed, const char *holes)
{
    struct board b;
    struct tour_question q = ask(&b, files, ranks, start, "s0");
    struct error err;
    struct answer a;

    q.end = end;
    q.closed = closed;
    if (!board_parse_holes(&b, holes, &err))
        abort();
    a = reason(&q);
    board_free(&b);
    return a;
}

TEST closed_whole_boards_are_those_of_schwenk(void)
{
    for (int files = 1; files <= 12; files++)
        for (int ranks = 1; ranks <= 12; ranks++) {
            int m = files < ranks ? files : ranks, n = files + ranks - m;
            bool exists = n == 1 || !(m * n % 2 || m == 1 || m == 2 || m == 4 ||
                                      (m == 3 && (n == 4 || n == 6 || n == 8)));
            struct answer a = why_not(files, ranks, 0, -1, true, "");

            ASSERT_EQ(exists, a.text[0] == '\0');
        }
    PASS();
}

TEST closed_whole_boards_say_why(void)
{
    ASSERT_STR_EQ("No closed tour exists on a board of 5\u00d75: a knight "
                  "changes colour with every move, so it can return to its "
                  "start only after an even number of them, and the board "
                  "has 25 squares.",
                  why_not(5, 5, 1, -1, true, "").text);
    ASSERT_STR_EQ("No closed tour exists on a board of 4\u00d77: from the "
                  "outer lines of the four a knight can only move to the "
                  "inner ones, so a closed tour would alternate between "
                  "them. As it alternates between the colours too, it would "
                  "see only one colour of the outer squares.",
                  why_not(4, 7, 0, -1, true, "").text);
    ASSERT(strstr(why_not(9, 4, 0, -1, true, "").text, "the outer lines"));
    ASSERT(strstr(why_not(3, 4, 0, -1, true, "").text, "the outer lines"));
    ASSERT_STR_EQ("No closed tour exists on a board of 8\u00d73: an "
                  "exhaustive search of all the ways a knight can go has "
                  "shown it.",
                  why_not(8, 3, 0, -1, true, "").text);
    ASSERT(strstr(why_not(6, 2, 0, -1, true, "").text,
                  "No tour exists on a board of 6"));
    PASS();
}

TEST ends_must_have_the_right_colour(void)
{
    ASSERT_STR_EQ("A knight changes colour with every move. A tour of this "
                  "board takes 63 moves, an odd number, so it ends on the "
                  "other colour than it began on; but a1 is dark and h8 is "
                  "dark too.",
                  why_not(8, 8, 0, 63, false, "").text);
    ASSERT_STR_EQ("A knight changes colour with every move. A tour of this "
                  "board takes 34 moves, an even number, so it ends on the "
                  "colour it began on; but a1 is dark and b1 is light.",
                  why_not(7, 5, 0, 1, false, "").text);
    ASSERT_STR_EQ("", why_not(7, 5, 0, 2, false, "").text);
    ASSERT_STR_EQ("", why_not(8, 8, 0, 1, false, "").text);
    ASSERT_STR_EQ("", why_not(8, 8, 1, 62, false, "a1").text);
    PASS();
}

TEST a_tour_ends_elsewhere_than_it_begins(void)
{
    ASSERT_STR_EQ("A tour visits every square once, so it cannot end on c1, "
                  "where it begins; a closed tour ends a knight's move away "
                  "from there.",
                  why_not(8, 8, 2, 2, false, "").text);
    ASSERT(strstr(why_not(8, 8, 2, 2, true, "").text, "cannot end on c1"));
    ASSERT_STR_EQ("", why_not(1, 1, 0, 0, true, "").text);
    ASSERT_STR_EQ("A closed tour ends a knight's move away from where it "
                  "began; b1 is not a knight's move away from a1.",
                  why_not(8, 8, 0, 1, true, "").text);
    ASSERT_STR_EQ("", why_not(8, 8, 0, 10, true, "").text);
    PASS();
}

TEST holes_can_rule_out_a_closed_tour(void)
{
    /* a1 has only c2 left. */
    ASSERT_STR_EQ("Only a single move leads to a1, but a closed tour has to "
                  "enter and to leave every square.",
                  why_not(8, 8, 20, -1, true, "b3,b2").text);
    ASSERT(
        strstr(why_not(8, 8, 20, -1, true, "a1").text, "31 dark and 32 light"));
    ASSERT_STR_EQ("", why_not(8, 8, 20, -1, true, "d4,d5").text);
    ASSERT_STR_EQ("", why_not(3, 3, 0, -1, true, "b2").text);
    PASS();
}

/* A ring around b2, one around e6, and a single move between: c3 to d5. */
TEST a_square_that_would_be_passed_twice_rules_out_a_closed_tour(void)
{
    static const char holes[] =
        "b2,e6,d1,e1,f1,d2,e2,f2,d3,e3,f3,a4,b4,c4,d4,e4,f4,a5,b5,c5,a6,b6,"
        "c6,a7,b7,c7";

    ASSERT_STR_EQ("Every way between e7 and a1 leads over d5, so a closed "
                  "tour would have to pass it twice.",
                  why_not(6, 7, 0, -1, true, holes).text);
    ASSERT_STR_EQ("Every way between b1 and f7 leads over c3, so a closed "
                  "tour would have to pass it twice.",
                  why_not(6, 7, 41, -1, true, holes).text);
    ASSERT(strstr(why_not(6, 7, 14, -1, true, holes).text, " leads over "));
    ASSERT(strstr(why_not(6, 7, 27, -1, true, holes).text, " leads over "));
    ASSERT_STR_EQ("", why_not(6, 7, 0, -1, false, holes).text);
    PASS();
}

TEST a_chosen_end_leaves_no_room_for_another(void)
{
    /* a1 has only c2 left, so it must be the end. */
    ASSERT_STR_EQ("Only a single move leads to a1: the knight could not leave "
                  "it again, so the tour would have to end there and not on "
                  "g7.",
                  why_not(8, 8, 1, 54, false, "b3,b2").text);
    ASSERT_STR_EQ("", why_not(8, 8, 1, 0, false, "b3,b2").text);
    ASSERT_STR_EQ("", why_not(8, 8, 0, 1, false, "b3,b2").text);
    PASS();
}

TEST searches_that_cannot_succeed_end_at_once(void)
{
    static const struct {
        int start, end;
        bool closed;
    } hopeless[] = {
        { 0, 0, false }, { 0, 0, true }, { 0, 1, true }, { 0, 63, false }
    };

    for (int k = 0; k < 4; k++) {
        struct board b;
        struct tour_question q = ask(&b, 8, 8, hopeless[k].start, "s0");
        struct tour_walk w;

        q.end = hopeless[k].end;
        q.closed = hopeless[k].closed;
        tour_walk_begin(&w, &tour_warnsdorff, &q);
        ASSERT_EQ(TOUR_NONE, tour_walk_run(&w, 10000));
        tour_walk_end(&w);
        board_free(&b);
    }
    PASS();
}

SUITE(tour_aims)
{
    RUN_TEST(no_tour_of_a_whole_board_is_lost);
    RUN_TEST(no_tour_of_a_board_with_holes_is_lost);
    RUN_TEST(closed_tours_are_as_many_as_published);
    RUN_TEST(closed_tours_are_found_from_every_start);
    RUN_TEST(every_end_of_the_other_colour_is_reached);
    RUN_TEST(closed_whole_boards_are_those_of_schwenk);
    RUN_TEST(closed_whole_boards_say_why);
    RUN_TEST(ends_must_have_the_right_colour);
    RUN_TEST(a_tour_ends_elsewhere_than_it_begins);
    RUN_TEST(holes_can_rule_out_a_closed_tour);
    RUN_TEST(a_square_that_would_be_passed_twice_rules_out_a_closed_tour);
    RUN_TEST(a_chosen_end_leaves_no_room_for_another);
    RUN_TEST(searches_that_cannot_succeed_end_at_once);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(tour_aims);
    GREATEST_MAIN_END();
}
