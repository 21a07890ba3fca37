/* A woven line by its pixels: what lies above at a crossing, what holds
 * together at a join, which colours tell the order. */
#include <greatest.h>

#include "support/drawing.h"

/* 6 pixels wide with 3 more of casing on either side, at 10 to a unit. */
static void add_line(const struct vec *pts, size_t n, size_t of)
{
    scene_polyline(&sc, pts, n, 0.6f, 0.3f, INK_PATH);
    scene_weave(&sc, 0, of);
}

/* Along y = 5, round, and down x = 8. */
static const struct vec crossing[] = {
    { 2, 5 }, { 14, 5 }, { 14, 1 }, { 8, 1 }, { 8, 9 }
};

TEST the_later_part_lies_above(void)
{
    add_line(crossing, 5, 0);
    draw(10);
    ASSERT(is_ink(80, 50, INK_PATH));
    ASSERT(is_ink(84, 50, INK_CASING) && is_ink(75, 50, INK_CASING));
    ASSERT(is_ink(80, 45, INK_PATH) && is_ink(80, 54, INK_PATH));
    PASS();
}

TEST turned_round_the_other_part_does(void)
{
    struct vec back[5];
    for (int i = 0; i < 5; i++)
        back[i] = crossing[4 - i];
    add_line(back, 5, 0);
    draw(10);
    ASSERT(is_ink(80, 50, INK_PATH));
    ASSERT(is_ink(84, 50, INK_PATH) && is_ink(75, 50, INK_PATH));
    ASSERT(is_ink(80, 45, INK_CASING) && is_ink(80, 54, INK_CASING));
    PASS();
}

/* The casing of what follows does not cut off what it follows. */
TEST joins_have_no_gap(void)
{
    static const struct vec sharp[] = { { 2, 8 }, { 10, 8 }, { 4, 3 } };
    add_line(sharp, 3, 0);
    draw(10);
    for (int x = 20; x <= 100; x++)
        ASSERT(is_ink(x, 81, INK_PATH));
    PASS();
}

TEST a_closed_line_leads_back_and_joins_there(void)
{
    static const struct vec corner[] = { { 3, 2 }, { 12, 2 }, { 12, 8 } };
    add_line(corner, 3, 0);
    scene_shelf(&sc);
    scene_close_line(&sc); /* it was added before the shelf */
    draw(10);
    ASSERT(is_back(75, 50));
    scene_shelf(&sc);
    add_line(corner, 3, 0);
    scene_close_line(&sc);
    draw(10);
    ASSERT(is_ink(75, 50, INK_PATH));
    for (int x = 30; x <= 120; x++)
        ASSERT(is_ink(x, 19, INK_PATH));
    for (int y = 20; y <= 80; y++)
        ASSERT(is_ink(120, y, INK_PATH));
    PASS();
}

TEST colours_tell_the_order(void)
{
    add_line(crossing, 5, 4);
    draw(10);
    ASSERT(picture_is(picture, 40, 50, theme_line(brown, 1)));
    ASSERT(picture_is(picture, 140, 30, theme_line(brown, 1 + 254 / 3)));
    ASSERT(picture_is(picture, 80, 80, theme_line(brown, 255)));
    PASS();
}

/* Half of the way has half of the colours, so that it can grow. */
TEST a_shorter_way_uses_fewer_colours(void)
{
    add_line(crossing, 3, 4);
    draw(10);
    ASSERT(picture_is(picture, 40, 50, theme_line(brown, 1)));
    ASSERT(picture_is(picture, 140, 30, theme_line(brown, 1 + 254 / 3)));
    PASS();
}

TEST a_point_is_a_dot_and_nothing_is_nothing(void)
{
    add_line(crossing, 0, 0);
    draw(10);
    ASSERT_EQ(0, drawn());
    add_line(crossing, 1, 9);
    draw(10);
    ASSERT(picture_is(picture, 20, 50, theme_line(brown, 1)));
    ASSERT(is_ink(24, 50, INK_CASING));
    PASS();
}

TEST a_translucent_line_is_even(void)
{
    add_line(crossing, 5, 0);
    scene_fade(&sc, 0.5f);
    draw(10);
    struct rgba at = picture_pixel(picture, 80, 50);
    ASSERT(picture_is(picture, 40, 50, at));
    ASSERT(picture_is(picture, 140, 10, at));
    PASS();
}

/* Thousands of pixels wide it is drawn tile by tile. */
TEST tiles_show_no_seam(void)
{
    static const struct vec wide[] = {
        { 2, 5 }, { 18, 5 }, { 10, 1 }, { 10, 9 }
    };
    add_line(wide, 4, 0);
    draw(150);
    ASSERT(picture->w > 2048);
    for (int x = 300; x < 2700; x++)
        if (x < 1350 || x > 1650) /* where it is crossed */
            ASSERT(is_ink(x, 750, INK_PATH));
    PASS();
}

SUITE(woven)
{
    begin_drawing();
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(the_later_part_lies_above);
    RUN_TEST(turned_round_the_other_part_does);
    RUN_TEST(joins_have_no_gap);
    RUN_TEST(a_closed_line_leads_back_and_joins_there);
    RUN_TEST(colours_tell_the_order);
    RUN_TEST(a_shorter_way_uses_fewer_colours);
    RUN_TEST(a_point_is_a_dot_and_nothing_is_nothing);
    RUN_TEST(a_translucent_line_is_even);
    RUN_TEST(tiles_show_no_seam);
    fonts_close(fonts);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(woven);
    GREATEST_MAIN_END();
}
