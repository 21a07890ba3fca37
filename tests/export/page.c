/* Boards laid out on pages: none is cut off, none lies on another. */
#include <greatest.h>

#include <math.h>
#include <string.h>

#include "base/error.h"
#include "export/sheet/page.h"

static struct error err;

static struct page_wish wish_for(enum paper paper, int count)
{
    return (struct page_wish){ .paper = paper,
                               .count = count,
                               .board = { 8.32f, 8.32f },
                               .square_mm = 2,
                               .label = 1.5f,
                               .head = 30,
                               .foot = 16 };
}

static bool within(struct vec at, struct vec size, const struct page_plan *p)
{
    const float slack = 0.51f; /* places are rounded */

    return at.x >= p->inside.x - slack && at.y >= p->inside.y - slack &&
           at.x + size.x <= p->inside.x + p->inside.w + slack &&
           at.y + size.y <= p->inside.y + p->inside.h + slack;
}

/* How many boards are on a page, counted from 0. */
static int page_boards(const struct page_plan *p, int page)
{
    int full = p->columns * p->rows, left = p->count - page * full;

    return left < full ? left : full;
}

/* Every board and label is inside the margins, apart from all others. */
static enum greatest_test_res check_places(const struct page_plan *p)
{
    int full = page_boards(p, 0);

    for (int i = 0; i < full; i++) {
        struct vec at = page_board(p, i), label = page_label(p, i);

        ASSERT(within(at, p->board, p));
        ASSERT(at.y >= p->inside.y + p->head - 0.5f);
        ASSERT_EQ_FMT(0.0f, at.x - floorf(at.x), "%f");
        ASSERT(label.y - p->em / 2 > at.y + p->board.y);
        ASSERT(label.y + p->em / 2 < p->inside.y + p->inside.h);
        for (int j = 0; j < i; j++) {
            struct vec other = page_board(p, j);

            ASSERT(fabsf(at.x - other.x) > p->board.x ||
                   fabsf(at.y - other.y) > p->board.y + 1.2f * p->em);
        }
    }
    PASS();
}

TEST papers_have_their_size_at_300_dots_an_inch(void)
{
    struct page_plan p;
    struct page_wish w = wish_for(PAPER_A4, 1);

    ASSERT(page_plan(&p, &w, &err));
    ASSERT_EQ(2480, (int)p.size.x);
    ASSERT_EQ(3508, (int)p.size.y);
    ASSERT_EQ(300, (int)p.dpi);
    w.landscape = true;
    ASSERT(page_plan(&p, &w, &err));
    ASSERT_EQ(3508, (int)p.size.x);
    w = wish_for(PAPER_LETTER, 1);
    ASSERT(page_plan(&p, &w, &err));
    ASSERT_EQ(2550, (int)p.size.x);
    ASSERT_EQ(3300, (int)p.size.y);
    PASS();
}

TEST the_92_and_the_12_go_on_one_page(void)
{
    for (int paper = PAPER_A4; paper < PAPER_COUNT; paper++)
        for (int side = 0; side < 2; side++)
            for (int i = 0; i < 2; i++) {
                struct page_wish w = wish_for((enum paper)paper, i ? 92 : 12);
                struct page_plan p;

                w.landscape = side;
                ASSERT(page_plan(&p, &w, &err));
                ASSERT_EQ(1, p.pages);
                ASSERT_EQ(w.count, page_boards(&p, 0));
                CHECK_CALL(check_places(&p));
            }
    PASS();
}

TEST any_number_of_boards_of_any_shape_fits(void)
{
    const struct vec boards[] = { { 8.32f, 8.32f }, { 8.88f, 8.88f },
                                  { 3, 40 },        { 40, 3 },
                                  { 1, 1 },         { 1000, 1000 },
                                  { 1.5f, 1.5f } };

    for (size_t b = 0; b < sizeof boards / sizeof *boards; b++)
        for (int count = 1; count < 400; count = count * 3 / 2 + 1)
            for (int paper = 0; paper < PAPER_COUNT; paper++) {
                struct page_wish w = wish_for((enum paper)paper, count);
                struct page_plan p;
                int boards_placed = 0;

                w.board = boards[b];
                w.label = 9;
                ASSERT(page_plan(&p, &w, &err));
                ASSERT(p.px >= 1);
                for (int page = 0; page < p.pages; page++) {
                    ASSERT(page_boards(&p, page) > 0);
                    boards_placed += page_boards(&p, page);
                }
                ASSERT_EQ(count, boards_placed);
                CHECK_CALL(check_places(&p));
            }
    PASS();
}

TEST squares_keep_their_least_size_and_pages_follow(void)
{
    struct page_wish w = wish_for(PAPER_A4, 960);
    struct page_plan p;

    w.square_mm = 6.5f;
    ASSERT(page_plan(&p, &w, &err));
    ASSERT(p.px >= 76);
    ASSERT_EQ(3, p.columns);
    ASSERT_EQ((960 + p.columns * p.rows - 1) / (p.columns * p.rows), p.pages);
    PASS();
}

TEST columns_are_as_asked_for(void)
{
    for (int columns = 1; columns <= 20; columns++) {
        struct page_wish w = wish_for(PAPER_LETTER, 30);
        struct page_plan p;

        w.columns = columns;
        ASSERT(page_plan(&p, &w, &err));
        ASSERT_EQ(columns, p.columns);
        CHECK_CALL(check_places(&p));
    }
    PASS();
}

TEST too_many_columns_are_refused_with_how_many_fit(void)
{
    struct page_wish w = wish_for(PAPER_A4, 92);
    struct page_plan p;
    int most;

    w.columns = 60;
    ASSERT_FALSE(page_plan(&p, &w, &err));
    ASSERT_EQ(1, sscanf(err.message, "columns '60': want 1 to %d on A4 upright",
                        &most));
    w.columns = most;
    ASSERT(page_plan(&p, &w, &err));
    w.columns = most + 1;
    ASSERT_FALSE(page_plan(&p, &w, &err));
    PASS();
}

TEST long_labels_make_room_for_themselves(void)
{
    struct page_wish w = wish_for(PAPER_A4, 92);
    struct page_plan p;

    w.label = 12;
    ASSERT(page_plan(&p, &w, &err));
    ASSERT(p.cell.x >= w.label * p.em);
    ASSERT(p.inside.w / (float)p.columns >= w.label * p.em);
    PASS();
}

TEST without_paper_the_page_is_as_large_as_the_squares_want(void)
{
    struct page_wish w = wish_for(PAPER_NONE, 12);
    struct page_plan p, q;

    w.px = 20;
    ASSERT(page_plan(&p, &w, &err));
    ASSERT_EQ(20, p.px);
    ASSERT_EQ(0, (int)p.dpi);
    w.px = 40;
    ASSERT(page_plan(&q, &w, &err));
    ASSERT_EQ(p.columns, q.columns);
    ASSERT(q.size.x > 1.5f * p.size.x);
    CHECK_CALL(check_places(&q));
    PASS();
}

SUITE(page)
{
    RUN_TEST(papers_have_their_size_at_300_dots_an_inch);
    RUN_TEST(the_92_and_the_12_go_on_one_page);
    RUN_TEST(any_number_of_boards_of_any_shape_fits);
    RUN_TEST(squares_keep_their_least_size_and_pages_follow);
    RUN_TEST(columns_are_as_asked_for);
    RUN_TEST(too_many_columns_are_refused_with_how_many_fit);
    RUN_TEST(long_labels_make_room_for_themselves);
    RUN_TEST(without_paper_the_page_is_as_large_as_the_squares_want);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(page);
    GREATEST_MAIN_END();
}
