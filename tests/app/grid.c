/* Small boards in a grid: all can be found again, and none lies outside. */
#include <greatest.h>

#include "app/parts/album/grid.h"

static const struct box area = { 10, 60, 800, 640 };
static const struct grid_plan queens = { 8, 8, 40, 160, 72, 18, { 8, 6 } };
static const struct grid_plan row = { 8, 1, 96, 160, 112, 18, { 8, 6 } };
static const struct grid_plan tall = { 3, 9, 40, 160, 72, 18, { 8, 6 } };

static bool inside(const struct grid *g, long i)
{
    struct box b = grid_box(g, i);

    return b.x >= g->area.x && b.x + b.w <= g->area.x + g->area.w;
}

TEST all_are_seen_where_they_fit(void)
{
    const struct grid_plan *plans[] = { &queens, &row, &tall };

    for (int k = 0; k < 3; k++)
        for (long count = 1; count <= 92; count++) {
            struct grid g = { .scroll = 1000 };

            grid_lay(&g, plans[k], area, count);
            ASSERT_EQ(0, (int)g.end);
            ASSERT_EQ(0, (int)g.scroll);
            ASSERT_EQ(0, grid_first(&g));
            ASSERT_EQ(count, grid_last(&g));
            for (long i = 0; i < count; i++) {
                struct box b = grid_box(&g, i);

                ASSERT(inside(&g, i));
                ASSERT(b.y + b.h <= area.y + area.h);
                ASSERT_EQ(i, grid_at(&g, (struct vec){ b.x + b.w / 2,
                                                       b.y + b.h / 2 }));
            }
        }
    PASS();
}

TEST fewer_boards_are_not_smaller(void)
{
    float before = 1e9f;

    for (long count = 1; count < 2000; count += 7) {
        struct grid g = { 0 };

        grid_lay(&g, &queens, area, count);
        if (g.end > 0) { /* small ones would not help */
            ASSERT(g.board.x == 72);
            continue;
        }
        ASSERT(g.board.x <= before);
        ASSERT(g.board.x >= 40 && g.board.x <= 160);
        before = g.board.x;
    }
    PASS();
}

/* Also where the last lie millions of pixels down. */
TEST what_does_not_fit_scrolls(void)
{
    static const long counts[] = { 352, 14200, 281571, 14772512 };

    for (int k = 0; k < 4; k++) {
        struct grid g = { 0 };
        long last = counts[k] - 1, seen;

        grid_lay(&g, &queens, area, counts[k]);
        seen = grid_last(&g);
        ASSERT(seen < 400);
        ASSERT(g.end > 0 || counts[k] <= seen);
        grid_reveal(&g, last);
        ASSERT_EQ(counts[k], grid_last(&g));
        ASSERT(grid_box(&g, last).y + g.board.y <= area.y + area.h);
        ASSERT(grid_box(&g, last).y >= area.y);
        grid_reveal(&g, last - 3); /* as little as needed: not at all */
        ASSERT_EQ(counts[k], grid_last(&g));
        grid_reveal(&g, 0);
        ASSERT_EQ(0, (int)g.scroll);
    }
    PASS();
}

TEST nothing_is_found_where_nothing_is(void)
{
    struct grid g = { 0 };

    grid_lay(&g, &queens, area, 10);
    ASSERT_EQ(-1, grid_at(&g, (struct vec){ area.x - 1, area.y + 5 }));
    ASSERT_EQ(-1, grid_at(&g, (struct vec){ area.x + 5, area.y - 1 }));
    ASSERT_EQ(-1, grid_at(&g, (struct vec){ area.x + 799, area.y + 639 }));
    grid_lay(&g, &queens, area, 0);
    ASSERT_EQ(-1, grid_at(&g, (struct vec){ area.x + 400, area.y + 20 }));
    ASSERT_EQ(0, grid_last(&g));
    PASS();
}

TEST a_strip_shows_whole_rows_around_its_page(void)
{
    struct grid g = { 0 };

    for (float h = 100; h < 900; h += 13) {
        struct box strip = { 700, 50, 120, h };
        long seen;

        grid_lay_strip(&g, &queens, strip, 92);
        ASSERT_EQ(1, g.columns);
        seen = grid_seen(&g);
        for (long i = 0; i < 92; i += 13) {
            grid_centre(&g, i);
            ASSERT(i >= grid_first(&g) && i < grid_last(&g));
            ASSERT_EQ(seen, grid_last(&g) - grid_first(&g));
            ASSERT(grid_box(&g, grid_first(&g)).y >= strip.y);
        }
    }
    PASS();
}

/* In half a window there is little height; a page alone says little. Boards
 * that are much higher than wide are not made too narrow to see, though. */
TEST a_low_strip_shows_neighbours(void)
{
    struct box low = { 560, 100, 110, 264 };
    struct grid g = { 0 };

    grid_lay_strip(&g, &queens, low, 92);
    ASSERT_EQ(3, grid_seen(&g));
    ASSERT(g.board.x >= 40);
    grid_lay_strip(&g, &queens, low, 1);
    ASSERT(g.board.x > 90);
    grid_lay_strip(&g, &tall, low, 92);
    ASSERT(g.board.x >= 39);
    PASS();
}

SUITE(grid)
{
    RUN_TEST(all_are_seen_where_they_fit);
    RUN_TEST(fewer_boards_are_not_smaller);
    RUN_TEST(what_does_not_fit_scrolls);
    RUN_TEST(nothing_is_found_where_nothing_is);
    RUN_TEST(a_strip_shows_whole_rows_around_its_page);
    RUN_TEST(a_low_strip_shows_neighbours);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(grid);
    GREATEST_MAIN_END();
}
