/* The blocks of constructed tours: how they are found, joined and shown. */
#include <greatest.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "solve/construct/block.h"
#include "solve/construct/construct.h"
#include "solve/construct/cut.h"
#include "solve/construct/patchwork.h"
#include "support/tour/effort.h"
#include "support/tour/patchwork_check.h"
#include "support/tour/verifier.h"

/* --- searching blocks ----------------------------------------------------- */

static const char *wrong_block(const struct block_task *task,
                               const uint8_t *order, int n)
{
    int path[BLOCK_SQUARES_MAX];

    for (int i = 0; i < n; i++)
        path[i] = order[i];
    return verifier_tour(task->files, task->ranks, task->hole, path, n);
}

static bool has_move(const uint8_t *order, int n, int a, int b)
{
    for (int i = 1; i < n; i++)
        if ((order[i - 1] == a && order[i] == b) ||
            (order[i - 1] == b && order[i] == a))
            return true;
    return false;
}

TEST a_block_has_the_ends_and_moves_asked_for(void)
{
    struct block_task task = { .files = 8, .ranks = 8, .start = 9, .end = 3 };
    uint8_t order[BLOCK_SQUARES_MAX];

    block_require(&task, 9, 24);
    block_require(&task, 36, 46);
    block_require(&task, 46, 63);
    ASSERT(block_search(&task, order));
    ASSERT_EQ(NULL, wrong_block(&task, order, 64));
    ASSERT_EQ(9, order[0]);
    ASSERT_EQ(24, order[1]);
    ASSERT_EQ(3, order[63]);
    ASSERT(has_move(order, 64, 36, 46));
    ASSERT(has_move(order, 64, 46, 63));
    PASS();
}

TEST a_block_may_have_holes(void)
{
    uint8_t hole[25] = { 1 }, order[BLOCK_SQUARES_MAX];
    struct block_task task = {
        .files = 5, .ranks = 5, .hole = hole, .start = 4, .end = 7
    };

    ASSERT(block_search(&task, order));
    ASSERT_EQ(NULL, wrong_block(&task, order, 24));
    ASSERT_EQ(7, order[23]);
    PASS();
}

TEST blocks_without_a_tour_have_none(void)
{
    struct block_task square = { .files = 4, .ranks = 4, .end = -1 };
    struct block_task colours = {
        .files = 5, .ranks = 5, .start = 1, .end = -1
    };
    struct block_task ends = { .files = 3, .ranks = 4, .end = 3 };
    struct block_task crowd = { .files = 6, .ranks = 6, .end = -1 };
    uint8_t order[BLOCK_SQUARES_MAX];

    block_require(&crowd, 14, 1);
    block_require(&crowd, 14, 3);
    block_require(&crowd, 14, 6);
    ASSERT_FALSE(block_search(&square, order));
    ASSERT_FALSE(block_search(&colours, order));
    ASSERT_FALSE(block_search(&ends, order));
    ASSERT_FALSE(block_search(&crowd, order));
    PASS();
}

/* --- cutting sides -------------------------------------------------------- */

static bool cuts_fit(const struct cuts *c)
{
    int at = 0;

    for (int i = 0; i < c->n; i++) {
        if (c->at[i] != at || c->size[i] < 5 || c->size[i] > 16)
            return false;
        at += c->size[i];
    }
    return at == c->total && c->root >= 0 && c->root < c->n;
}

TEST sides_are_cut_into_tiles_without_rest(void)
{
    for (int total = 5; total <= 1000; total++)
        for (int unit = TILE_FILES; unit <= TILE_RANKS; unit += TILE_FILES) {
            struct cuts c;

            cuts_plain(&c, total, unit);
            ASSERT(cuts_fit(&c));
            for (int i = 0; i < c.n && total % 2 == 0; i++)
                ASSERT_EQ(0, c.size[i] % 2);
        }
    PASS();
}

TEST odd_sides_have_one_odd_tile_around_the_start(void)
{
    for (int total = 5; total <= 999; total += 2)
        for (int start = 0; start < total; start++) {
            struct cuts c;
            int place;

            cuts_around(&c, total, TILE_RANKS, start);
            ASSERT(cuts_fit(&c));
            for (int i = 0; i < c.n; i++)
                ASSERT_EQ(i == c.root, c.size[i] % 2);
            place = cuts_place(&c, start) - c.at[c.root];
            ASSERT(place >= 0 && place < c.size[c.root]);
            ASSERT(c.root == 0 || place != 1);
        }
    PASS();
}

/* --- the account of it ---------------------------------------------------- */

static const char *wrong_account(struct construct *c,
                                 struct construct_question q, size_t *seams)
{
    uint32_t *number = calloc((size_t)(q.files * q.ranks), sizeof *number);
    const char *wrong = "there is no tour";
    struct patchwork pw;
    struct text reason;

    text_init(&reason);
    patchwork_init(&pw);
    if (construct_tour(c, &q, number, &reason)) {
        construct_patchwork(c, &q, &pw);
        wrong = patchwork_wrong(q.files, q.ranks, number, q.closed, &pw);
    }
    if (wrong)
        fprintf(stderr, "%dx%d from %d: %s\n", q.files, q.ranks, q.start,
                wrong);
    *seams = pw.nseams;
    patchwork_free(&pw);
    text_free(&reason);
    free(number);
    return wrong;
}

TEST blocks_and_seams_are_those_of_the_tour(void)
{
    static const struct construct_question asked[] = {
        { 1, 1, 0, false },          { 8, 8, 3, true },
        { 5, 5, 12, false },         { 12, 13, 50, true },
        { 13, 13, 0, false },        { 13, 13, 168, false },
        { 41, 37, 758, false },      { 39, 39, 760, false },
        { 50, 70, 1000, true },      { 100, 100, 5050, true },
        { 101, 99, 4950, false },    { 3, 10, 4, true },
        { 3, 40, 77, true },         { 40, 3, 77, true },
        { 3, 41, 66, false },        { 41, 3, 66, false },
        { 45, 3, 0, false },         { 4, 13, 0, false },
        { 4, 40, 75, false },        { 40, 4, 20, false },
        { 41, 4, 39, false },        { 42, 4, 40, false },
        { 1000, 1000, 77777, true }, { 999, 997, 500498, false }
    };
    struct construct *c = construct_create();

    for (size_t i = 0; i < sizeof asked / sizeof asked[0]; i++) {
        size_t seams;

        ASSERT_EQ(NULL, wrong_account(c, asked[i], &seams));
        ASSERT_EQ(asked[i].files > 12 || asked[i].ranks > 12, seams > 0);
    }
    construct_destroy(c);
    PASS();
}

SUITE(blocks)
{
    RUN_TEST(a_block_has_the_ends_and_moves_asked_for);
    RUN_TEST(a_block_may_have_holes);
    RUN_TEST(blocks_without_a_tour_have_none);
    RUN_TEST(sides_are_cut_into_tiles_without_rest);
    RUN_TEST(odd_sides_have_one_odd_tile_around_the_start);
    RUN_TEST(blocks_and_seams_are_those_of_the_tour);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(blocks);
    GREATEST_MAIN_END();
}
