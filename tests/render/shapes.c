/* The painter, by the pixels of single shapes. */
#include <greatest.h>

#include <math.h>

#include "chess/piece.h"
#include "support/drawing.h"

TEST nothing_leaves_the_ground(void)
{
    draw(10);
    ASSERT_EQ(200, picture->w);
    ASSERT_EQ(100, picture->h);
    ASSERT_EQ(0, drawn());
    PASS();
}

TEST a_rectangle_covers_exactly_its_pixels(void)
{
    scene_rect(&sc, (struct box){ 3, 2, 4, 5 }, 0, INK_ACCENT);
    draw(10);
    ASSERT_EQ(40 * 50, drawn());
    ASSERT(is_ink(30, 20, INK_ACCENT) && is_ink(69, 69, INK_ACCENT));
    ASSERT(is_back(29, 20) && is_back(30, 19));
    ASSERT(is_back(70, 69) && is_back(69, 70));
    PASS();
}

/* At no unit may neighbours overlap or leave a line between them. */
TEST neighbours_meet_at_any_unit(void)
{
    static const float units[] = { 0.4f, 0.75f, 1,       1.5f,   2.37f,
                                   7.5f, 10.3f, 12.345f, 33.33f, 62.5f };
    const float ground = 0.37f;
    for (size_t u = 0; u < sizeof units / sizeof *units; u++) {
        scene_clear(&sc, (struct vec){ 14, 9 });
        scene_place(&sc, (struct vec){ ground, ground }, 1.013f);
        scene_grid(&sc, 12, 7, false);
        for (int sq = 0; sq < 84; sq++)
            scene_tint(&sc, sq, INK_STRONG, 0.5f);
        draw(units[u]);
        int w = (int)floorf(1.013f * 12 * units[u]);
        int h = (int)floorf(1.013f * 7 * units[u]);
        struct rgba first = picture_pixel(picture,
                                          (int)(ground * units[u]) + w / 2,
                                          (int)(ground * units[u]) + h / 2);
        long n = drawn();
        ASSERT(n >= (long)(w - 1) * (h - 1) && n <= (long)(w + 1) * (h + 1));
        for (int y = 0; y < picture->h; y++)
            for (int x = 0; x < picture->w; x++)
                ASSERT(is_back(x, y) || picture_is(picture, x, y, first));
    }
    PASS();
}

TEST rounded_corners_leave_the_middle_of_edges_whole(void)
{
    scene_rect(&sc, (struct box){ 2, 2, 10, 6 }, 2, INK_STRONG);
    draw(10);
    ASSERT(is_back(20, 20) && is_back(119, 20) && is_back(20, 79));
    ASSERT(is_ink(70, 20, INK_STRONG) && is_ink(20, 50, INK_STRONG));
    ASSERT(is_ink(119, 50, INK_STRONG) && is_ink(70, 79, INK_STRONG));
    ASSERT(is_ink(60, 50, INK_STRONG));
    PASS();
}

TEST an_outline_is_hollow_and_stays_inside(void)
{
    scene_outline(&sc, (struct box){ 2, 2, 10, 6 }, 0, 0.3f, INK_STRONG);
    draw(10);
    ASSERT_EQ(100 * 60 - 94 * 54, drawn());
    ASSERT(is_ink(20, 20, INK_STRONG) && is_ink(22, 50, INK_STRONG));
    ASSERT(is_back(23, 50) && is_back(19, 50));
    PASS();
}

TEST an_outline_wider_than_its_box_fills_it(void)
{
    scene_outline(&sc, (struct box){ 2, 2, 2, 2 }, 0.5f, 3, INK_STRONG);
    draw(10);
    ASSERT(is_ink(30, 30, INK_STRONG));
    ASSERT(drawn() <= 20 * 20);
    PASS();
}

TEST a_disc_is_round(void)
{
    scene_disc(&sc, (struct vec){ 5, 5 }, 3, INK_STRONG);
    draw(10);
    double sum = 0;
    for (int y = 0; y < 100; y++)
        for (int x = 0; x < 100; x++) {
            struct rgba p = picture_pixel(picture, x, y);
            struct rgba q = picture_pixel(picture, 99 - x, y);
            struct rgba r = picture_pixel(picture, y, x);
            ASSERT_EQ(p.g, q.g);
            ASSERT_EQ(p.g, r.g);
            sum += (p.g - brown->ink[INK_BACK].g) /
                   (255.0 - brown->ink[INK_BACK].g);
        }
    ASSERT_IN_RANGE(3.14159 * 30 * 30, sum, 10);
    PASS();
}

TEST a_ring_is_as_wide_as_asked(void)
{
    scene_ring(&sc, (struct vec){ 5, 5 }, 3, 0.4f, INK_STRONG);
    draw(10);
    ASSERT(is_back(50, 50));
    ASSERT(is_ink(50, 20, INK_STRONG) && is_ink(79, 50, INK_STRONG));
    ASSERT(is_back(50, 16) && is_back(50, 23));
    PASS();
}

/* A translucent line is as dark at its joins and crossings as elsewhere. */
TEST lines_are_not_blended_twice(void)
{
    const struct vec pts[5] = {
        { 2, 2 }, { 9, 5 }, { 2, 8 }, { 9, 2 }, { 9, 8 }
    };
    scene_polyline(&sc, pts, 5, 0.6f, 0, INK_STRONG);
    scene_fade(&sc, 0.5f);
    draw(10);
    struct rgba full = picture_pixel(picture, 90, 30);
    ASSERT(full.g > 100 && full.g < 160);
    for (int y = 0; y < 100; y++)
        for (int x = 0; x < 200; x++)
            ASSERT(picture_pixel(picture, x, y).g <= full.g);
    ASSERT(picture_is(picture, 89, 50, full)); /* a join */
    ASSERT(picture_is(picture, 64, 40, full)); /* a crossing */
    PASS();
}

TEST casing_lies_beside_the_line_and_below_it(void)
{
    const struct vec pts[3] = { { 2, 5 }, { 12, 5 }, { 12, 1 } };
    scene_polyline(&sc, pts, 3, 1, 0.3f, INK_ACCENT);
    draw(10);
    ASSERT(is_ink(60, 50, INK_ACCENT) && is_ink(60, 46, INK_ACCENT));
    ASSERT(is_ink(60, 43, INK_CASING) && is_ink(60, 56, INK_CASING));
    ASSERT(is_back(60, 40) && is_back(60, 59));
    ASSERT(is_ink(120, 45, INK_ACCENT)); /* no casing across */
    PASS();
}

TEST a_line_of_one_point_is_a_dot(void)
{
    const struct vec p = { 5, 5 };
    scene_polyline(&sc, &p, 1, 1, 0, INK_STRONG);
    draw(10);
    ASSERT(is_ink(50, 50, INK_STRONG));
    ASSERT(drawn() < 140);
    PASS();
}

TEST an_arrow_points_at_its_end(void)
{
    scene_arrow(&sc, (struct vec){ 2, 5 }, (struct vec){ 15, 5 }, 0.4f,
                INK_STRONG);
    draw(10);
    ASSERT(is_ink(146, 50, INK_STRONG) && is_back(152, 50));
    ASSERT(is_ink(134, 45, INK_STRONG)); /* the head is wider */
    ASSERT(is_back(60, 45) && is_ink(60, 50, INK_STRONG));
    PASS();
}

TEST a_polygon_is_filled_either_way_round(void)
{
    const struct vec pts[3] = { { 2, 2 }, { 12, 5 }, { 2, 8 } };
    const struct vec back[3] = { { 2, 8 }, { 12, 5 }, { 2, 2 } };
    scene_polygon(&sc, pts, 3, INK_STRONG);
    draw(10);
    long n = drawn();
    ASSERT(is_ink(30, 50, INK_STRONG) && is_back(100, 20));
    ASSERT_IN_RANGE(3000, n, 150);
    scene_clear(&sc, (struct vec){ 20, 10 });
    scene_polygon(&sc, back, 3, INK_STRONG);
    draw(10);
    ASSERT_EQ(n, drawn());
    PASS();
}

TEST hatching_stays_inside_its_square(void)
{
    scene_grid(&sc, 20, 10, false);
    scene_hatch(&sc, 5 * 20 + 4, INK_STRONG); /* x 4, y 4 */
    draw(20);
    long n = drawn();
    ASSERT(n > 40 && n < 300);
    for (int y = 0; y < 200; y++)
        for (int x = 0; x < 400; x++)
            if (x < 80 || x >= 100 || y < 80 || y >= 100)
                ASSERT(is_back(x, y));
    PASS();
}

/* Larger than any texture that is kept: states must not vanish in print. */
TEST hatching_and_pieces_are_there_at_any_size(void)
{
    SDL_Surface *s;
    long inked;
    scene_clear(&sc, (struct vec){ 1, 1 });
    scene_grid(&sc, 1, 1, false);
    scene_hatch(&sc, 0, INK_STRONG);
    s = picture_of(&sc, theme_at(0), 2200, fonts);
    inked = picture_others(s, theme_at(0)->ink[INK_BACK]);
    SDL_FreeSurface(s);
    ASSERT(inked > 2200L * 2200 / 8 && inked < 2200L * 2200 / 2);
    scene_clear(&sc, (struct vec){ 1, 1 });
    scene_piece(&sc, (struct vec){ 0.5f, 0.5f }, PIECE_ROOK, 1);
    s = picture_of(&sc, theme_at(0), 1100, fonts);
    inked = picture_others(s, theme_at(0)->ink[INK_BACK]);
    SDL_FreeSurface(s);
    ASSERT(inked > 1100L * 1100 / 4 && inked < 1100L * 1100 * 3 / 4);
    PASS();
}

TEST clipping_holds_until_it_ends(void)
{
    scene_clip(&sc, (struct box){ 2, 2, 3, 3 });
    scene_rect(&sc, (struct box){ 0, 0, 20, 10 }, 0, INK_STRONG);
    scene_unclip(&sc);
    scene_rect(&sc, (struct box){ 10, 0, 1, 1 }, 0, INK_STRONG);
    draw(10);
    ASSERT_EQ(30 * 30 + 10 * 10, drawn());
    PASS();
}

TEST a_shadow_fades_outwards(void)
{
    scene_clear(&sc, (struct vec){ 20, 10 });
    const struct theme *paper = theme_find("paper");
    scene_shadow(&sc, (struct box){ 8, 4, 4, 2 }, 2);
    draw_on(paper, 10);
    for (int y = 21; y < 39; y++)
        ASSERT(picture_pixel(picture, 100, y).g >=
               picture_pixel(picture, 100, y + 1).g);
    for (int i = 1; i < 19; i++) /* a corner */
        ASSERT(picture_pixel(picture, 60 + i, 20 + i).g >=
               picture_pixel(picture, 61 + i, 21 + i).g);
    ASSERT(picture_is(picture, 100, 18, paper->ink[INK_BACK]));
    ASSERT(picture_pixel(picture, 100, 41).g < 160);
    PASS();
}

SUITE(shapes)
{
    begin_drawing();
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(nothing_leaves_the_ground);
    RUN_TEST(a_rectangle_covers_exactly_its_pixels);
    RUN_TEST(neighbours_meet_at_any_unit);
    RUN_TEST(rounded_corners_leave_the_middle_of_edges_whole);
    RUN_TEST(an_outline_is_hollow_and_stays_inside);
    RUN_TEST(an_outline_wider_than_its_box_fills_it);
    RUN_TEST(a_disc_is_round);
    RUN_TEST(a_ring_is_as_wide_as_asked);
    RUN_TEST(lines_are_not_blended_twice);
    RUN_TEST(casing_lies_beside_the_line_and_below_it);
    RUN_TEST(a_line_of_one_point_is_a_dot);
    RUN_TEST(an_arrow_points_at_its_end);
    RUN_TEST(a_polygon_is_filled_either_way_round);
    RUN_TEST(hatching_stays_inside_its_square);
    RUN_TEST(hatching_and_pieces_are_there_at_any_size);
    RUN_TEST(clipping_holds_until_it_ends);
    RUN_TEST(a_shadow_fades_outwards);
    fonts_close(fonts);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(shapes);
    GREATEST_MAIN_END();
}
