/*
 * Tours put together from blocks: every small board from every square, large
 * ones from here and there, and what is said to be impossible.
 */
#include <greatest.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "solve/construct/construct.h"
#include "support/tour/effort.h"
#include "support/tour/start_oracle.h"
#include "support/tour/numbers.h"
#include "support/tour/walk.h"

enum { SMALL = 40 }; /* sides of boards tried from every start */

struct lab {
    struct construct *construct;
    struct text reason;
    uint32_t *number, *other;
};

static void lab_open(struct lab *l)
{
    l->construct = construct_create();
    text_init(&l->reason);
    l->number = calloc(1000 * 1000, sizeof *l->number);
    l->other = calloc(1000 * 1000, sizeof *l->other);
}

static void lab_close(struct lab *l)
{
    construct_destroy(l->construct);
    text_free(&l->reason);
    free(l->number);
    free(l->other);
}

static bool tour(struct lab *l, struct construct_question q, uint32_t *number)
{
    text_clear(&l->reason);
    return construct_tour(l->construct, &q, number, &l->reason);
}

/* What is wrong with the tour for a question, NULL if nothing is. */
static const char *wrong_tour(struct lab *l, struct construct_question q)
{
    const char *wrong = "it is refused";

    if (tour(l, q, l->number))
        wrong = verifier_numbers(q.files, q.ranks, NULL, l->number, q.start,
                                 q.closed);
    if (wrong)
        fprintf(stderr, "%dx%d from %d%s: %s. %s\n", q.files, q.ranks, q.start,
                q.closed ? ", closed" : "", wrong, l->reason.at);
    return wrong;
}

/* --- what exists, by other means than the program's ----------------------- */

/* Schwenk's theorem, in his words. */
static bool schwenk(int files, int ranks)
{
    int m = files < ranks ? files : ranks, n = files < ranks ? ranks : files;

    if (n == 1)
        return true;
    return !((m % 2 == 1 && n % 2 == 1) || m == 1 || m == 2 || m == 4 ||
             (m == 3 && (n == 4 || n == 6 || n == 8)));
}

/* Starts that the tests below show to be the right ones on small boards; on
 * larger ones, that the program has a tour from each. */
static bool legal(int files, int ranks, int start)
{
    int m = files < ranks ? files : ranks, n = files < ranks ? ranks : files;
    int along = files < ranks ? start / files : start % files;
    int line = files < ranks ? start % files : start / files;

    if (n == 1)
        return true;
    if (m <= 2 || (m == 3 && n != 4 && n < 7) || (m == 4 && n == 4))
        return false;
    if (m == 4)
        return line == 0 || line == 3;
    if (n == 4)
        return along == 0 || along == 3;
    if (m == 3 && n == 7 && line == 1 && along == 3)
        return false;
    if (m == 3 && n == 8 && line == 1 && (along == 2 || along == 5))
        return false;
    return m * n % 2 == 0 || (along + line) % 2 == 0;
}

static bool says_possible(int files, int ranks, int start)
{
    struct construct_question q = { files, ranks, start, false };
    struct text reason;
    bool possible;

    text_init(&reason);
    possible = !construct_impossible(&q, &reason);
    if (possible != (reason.len == 0))
        abort();
    text_free(&reason);
    return possible;
}

/* All starts of a board, its two ways round, against an exhaustive search. */
static bool agrees_with_search(int lines, int columns)
{
    uint64_t starts = oracle_starts(lines, columns);

    for (int column = 0; column < columns; column++)
        for (int line = 0; line < lines; line++) {
            bool is = starts >> (column * lines + line) & 1;

            if (says_possible(columns, lines, line * columns + column) != is ||
                says_possible(lines, columns, column * lines + line) != is) {
                fprintf(stderr, "%dx%d, line %d, column %d\n", lines, columns,
                        line, column);
                return false;
            }
        }
    return true;
}

TEST it_knows_the_starts_of_narrow_boards(void)
{
    for (int columns = 2; columns <= 12; columns++)
        for (int lines = 2; lines <= 4 && lines <= columns; lines++)
            ASSERT(agrees_with_search(lines, columns));
    ASSERT(agrees_with_search(3, 16));
    PASS();
}

TEST it_knows_the_starts_of_boards_five_wide(void)
{
    ASSERT(agrees_with_search(5, 5));
    if (EFFORT_FULL)
        ASSERT(agrees_with_search(5, 6));
    PASS();
}

TEST it_knows_which_boards_have_closed_tours(void)
{
    for (int files = 1; files <= SMALL; files++)
        for (int ranks = 1; ranks <= SMALL; ranks++) {
            struct construct_question q = { files, ranks, -1, true };
            struct text reason;

            text_init(&reason);
            ASSERT_EQ(schwenk(files, ranks),
                      !construct_impossible(&q, &reason));
            ASSERT_EQ(schwenk(files, ranks), reason.len == 0);
            text_free(&reason);
        }
    PASS();
}

/* --- small boards --------------------------------------------------------- */

/* The same closed tour, from another start: all numbers moved on. */
static bool turned(const uint32_t *from, const uint32_t *to, int squares,
                   int start)
{
    uint32_t total = (uint32_t)squares, shift = from[start] - 1;
    uint32_t differ = 0;

    for (int i = 0; i < squares; i++) {
        uint32_t want = from[i] - shift;

        want += from[i] > shift ? 0 : total;
        differ |= want ^ to[i];
    }
    return differ == 0;
}

static bool fair_sample(int start, int squares)
{
    return EFFORT_FULL || start < 3 || start % (1 + squares / 7) == 0;
}

/* Tours of one board from all its starts. */
static bool board_is_right(struct lab *l, int files, int ranks)
{
    int squares = files * ranks;
    bool even = squares % 2 == 0 && files >= 5 && ranks >= 5;

    if (even && (wrong_tour(l, (struct construct_question){ files, ranks, 0,
                                                            true }) != NULL))
        return false;
    for (int start = 0; start < squares; start++) {
        struct construct_question q = { files, ranks, start, false };

        if (!fair_sample(start, squares))
            continue;
        if (!legal(files, ranks, start)) {
            if (tour(l, q, l->other) || l->reason.len == 0)
                return false;
        } else if (even) {
            if (!tour(l, q, l->other) ||
                !turned(l->number, l->other, squares, start))
                return false;
        } else if (wrong_tour(l, q))
            return false;
    }
    return true;
}

TEST every_board_up_to_40_by_40_has_its_tours(void)
{
    struct lab l;

    lab_open(&l);
    for (int files = 1; files <= SMALL; files++)
        for (int ranks = 1; ranks <= SMALL; ranks++)
            ASSERT(board_is_right(&l, files, ranks));
    lab_close(&l);
    PASS();
}

TEST closed_tours_begin_anywhere(void)
{
    struct lab l;

    lab_open(&l);
    for (int files = 1; files <= SMALL; files++)
        for (int ranks = 1; ranks <= SMALL; ranks++)
            for (int start = -1; start < files * ranks;
                 start += 1 + files * ranks / 3)
                if (schwenk(files, ranks))
                    ASSERT_EQ(NULL,
                              wrong_tour(&l, (struct construct_question){
                                                 files, ranks, start, true }));
    lab_close(&l);
    PASS();
}

/* --- large boards --------------------------------------------------------- */

static bool large_is_right(struct lab *l, int files, int ranks)
{
    const int file[] = { 0, 1, files / 3, files / 2, files - 2, files - 1 };
    const int rank[] = { 0, 1, ranks / 3, ranks / 2, ranks - 2, ranks - 1 };
    bool closed = schwenk(files, ranks);

    for (int i = 0; i < 6; i++)
        for (int k = i % 2; k < 6; k += 2) {
            int start = rank[k] * files + file[i];

            if (EFFORT_FULL + (i == k) + (k == 3) == 0)
                continue;
            if (legal(files, ranks, start) &&
                wrong_tour(l, (struct construct_question){ files, ranks, start,
                                                           closed }))
                return false;
        }
    return true;
}

TEST large_boards_have_tours_from_corners_edges_and_middle(void)
{
    static const int size[][2] = {
        { 1000, 1000 }, { 999, 999 }, { 1000, 999 }, { 999, 1000 },
        { 997, 995 },   { 3, 1000 },  { 3, 999 },    { 3, 998 },
        { 3, 997 },     { 1000, 3 },  { 4, 1000 },   { 4, 999 },
        { 998, 4 },     { 997, 4 },   { 5, 1000 },   { 999, 5 },
        { 6, 999 },     { 7, 1000 },  { 7, 997 },    { 8, 8 },
        { 13, 999 },    { 14, 1000 }, { 100, 101 },  { 101, 103 },
        { 500, 500 },   { 500, 501 }, { 502, 506 },  { 503, 509 }
    };
    struct lab l;

    lab_open(&l);
    for (size_t i = 0; i < sizeof size / sizeof size[0]; i++)
        ASSERT(large_is_right(&l, size[i][0], size[i][1]));
    lab_close(&l);
    PASS();
}

TEST long_strips_begin_on_every_line(void)
{
    struct lab l;

    lab_open(&l);
    for (int ranks = 3; ranks <= 5; ranks++)
        for (int files = 990; files <= 1000; files++)
            for (int start = 0; start < files * ranks;
                 start += EFFORT_FULL ? 7 : 731)
                if (legal(files, ranks, start))
                    ASSERT_EQ(NULL,
                              wrong_tour(&l, (struct construct_question){
                                                 files, ranks, start, false }));
    lab_close(&l);
    PASS();
}

/* --- promises ------------------------------------------------------------- */

static bool same_numbers(const struct lab *l, int squares)
{
    return memcmp(l->number, l->other, (size_t)squares * sizeof *l->number) ==
           0;
}

TEST the_answer_does_not_depend_on_earlier_questions(void)
{
    struct construct_question q = { 29, 31, 8, false };
    struct construct_question before = { 30, 27, 5, true };
    struct lab l, fresh;

    lab_open(&l);
    lab_open(&fresh);
    ASSERT(tour(&l, before, l.number));
    ASSERT(tour(&l, q, l.number));
    ASSERT(tour(&fresh, q, l.other));
    ASSERT(same_numbers(&l, 29 * 31));
    lab_close(&fresh);
    lab_close(&l);
    PASS();
}

static bool refusal_has(struct construct_question q, const char *word)
{
    struct text reason;
    bool has;

    text_init(&reason);
    has = construct_impossible(&q, &reason) && strstr(reason.at, word) != NULL;
    if (!has)
        fprintf(stderr, "no \"%s\" in: %s\n", word, reason.at);
    text_free(&reason);
    return has;
}

TEST refusals_give_their_reason(void)
{
    typedef struct construct_question question;

    ASSERT(refusal_has((question){ 1, 7, -1, false }, "no room"));
    ASSERT(refusal_has((question){ 2, 2, 0, false }, "no room"));
    ASSERT(refusal_has((question){ 2, 9, 0, false }, "in between"));
    ASSERT(refusal_has((question){ 3, 3, 0, false }, "middle"));
    ASSERT(refusal_has((question){ 4, 4, -1, true }, "exhaustive"));
    ASSERT(refusal_has((question){ 5, 3, 0, false }, "exhaustive"));
    ASSERT(refusal_has((question){ 8, 4, -1, true }, "inner"));
    ASSERT(refusal_has((question){ 4, 3, -1, true }, "inner"));
    ASSERT(refusal_has((question){ 3, 8, -1, true }, "exhaustive"));
    ASSERT(refusal_has((question){ 7, 9, -1, true }, "63 squares"));
    ASSERT(refusal_has((question){ 7, 9, 1, false }, "b1 is not"));
    ASSERT(refusal_has((question){ 8, 4, 10, false }, "c2"));
    ASSERT(refusal_has((question){ 7, 3, 10, false }, "d2"));
    ASSERT(refusal_has((question){ 3, 8, 7, false }, "b3"));
    PASS();
}

TEST it_can_be_watched(void)
{
    static const int asked[][3] = { { 1, 1, 0 },     { 8, 8, 27 },  { 3, 4, 0 },
                                    { 4, 9, 3 },     { 3, 11, 4 },  { 5, 7, 0 },
                                    { 21, 23, 240 }, { 40, 13, 99 } };

    for (size_t i = 0; i < sizeof asked / sizeof asked[0]; i++) {
        struct board b;
        struct tour_question q = ask(&b, asked[i][0], asked[i][1], asked[i][2],
                                     "s0");
        struct tour_walk w;

        tour_walk_begin(&w, &tour_construct, &q);
        ASSERT_EQ(TOUR_FOUND, tour_walk_run(&w, UINT64_MAX));
        ASSERT_EQ(NULL, w.wrong);
        tour_walk_on(&w);
        ASSERT_EQ(TOUR_STUCK, w.step.event);
        tour_walk_end(&w);
        board_free(&b);
    }
    PASS();
}

TEST to_be_watched_it_needs_a_whole_board_with_a_tour(void)
{
    struct board b;
    struct tour_question q = ask(&b, 8, 8, 0, "s0");
    struct text reason;

    text_init(&reason);
    ASSERT_FALSE(tour_construct.refuses(&q, &reason));
    q.closed = true;
    ASSERT_FALSE(tour_construct.refuses(&q, &reason));
    q.end = 17;
    ASSERT(tour_construct.refuses(&q, &reason));
    q.end = -1;
    text_clear(&reason);
    board_set_hole(&b, 9, true);
    ASSERT(tour_construct.refuses(&q, &reason));
    ASSERT(strstr(reason.at, "whole boards"));
    board_free(&b);
    q = ask(&b, 7, 7, 1, "s0");
    text_clear(&reason);
    ASSERT(tour_construct.refuses(&q, &reason));
    ASSERT(strstr(reason.at, "colour"));
    board_free(&b);
    text_free(&reason);
    PASS();
}

SUITE(existence)
{
    RUN_TEST(it_knows_the_starts_of_narrow_boards);
    RUN_TEST(it_knows_the_starts_of_boards_five_wide);
    RUN_TEST(it_knows_which_boards_have_closed_tours);
    RUN_TEST(refusals_give_their_reason);
}

SUITE(tours)
{
    RUN_TEST(every_board_up_to_40_by_40_has_its_tours);
    RUN_TEST(closed_tours_begin_anywhere);
    RUN_TEST(large_boards_have_tours_from_corners_edges_and_middle);
    RUN_TEST(long_strips_begin_on_every_line);
    RUN_TEST(it_can_be_watched);
    RUN_TEST(to_be_watched_it_needs_a_whole_board_with_a_tour);
    RUN_TEST(the_answer_does_not_depend_on_earlier_questions);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(existence);
    RUN_SUITE(tours);
    GREATEST_MAIN_END();
}
