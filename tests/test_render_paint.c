/* The painter, by the pixels of single draws. */
#include <greatest.h>

#include <math.h>

#include "chess/piece.h"
#include "support/picture.h"

static struct scene sc;
static struct fonts *fonts;
static SDL_Surface *picture;        /* of the last draw(); freed by the next */

static const struct theme *brown, *green;

static void draw_on(const struct theme *theme, float unit)
{
    SDL_FreeSurface(picture);
    picture = picture_of(&sc, theme, unit, fonts);
}

static void draw(float unit)
{
    draw_on(brown, unit);
}

static void set_up(void *ctx)
{
    (void)ctx;
    scene_init(&sc);
    scene_clear(&sc, (struct vec){ 20, 10 });
}

static void tear_down(void *ctx)
{
    (void)ctx;
    scene_free(&sc);
    SDL_FreeSurface(picture);
    picture = NULL;
}

static bool is_back(int x, int y)
{
    return picture_is(picture, x, y, brown->ink[INK_BACK]);
}

static bool is_ink(int x, int y, enum ink ink)
{
    return picture_is(picture, x, y, brown->ink[ink]);
}

static long drawn(void)
{
    return picture_others(picture, brown->ink[INK_BACK]);
}

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
    static const float units[] = { 0.4f, 0.75f, 1, 1.5f, 2.37f, 7.5f, 10.3f,
                                   12.345f, 33.33f, 62.5f };
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
        struct rgba first = picture_pixel(
            picture, (int)(ground * units[u]) + w / 2,
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
    const struct vec pts[5] = { { 2, 2 }, { 9, 5 }, { 2, 8 }, { 9, 2 },
                                { 9, 8 } };
    scene_polyline(&sc, pts, 5, 0.6f, 0, INK_STRONG);
    scene_fade(&sc, 0.5f);
    draw(10);
    struct rgba full = picture_pixel(picture, 90, 30);
    ASSERT(full.g > 100 && full.g < 160);
    for (int y = 0; y < 100; y++)
        for (int x = 0; x < 200; x++)
            ASSERT(picture_pixel(picture, x, y).g <= full.g);
    ASSERT(picture_is(picture, 89, 50, full));      /* a join */
    ASSERT(picture_is(picture, 64, 40, full));      /* a crossing */
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
    ASSERT(is_ink(120, 45, INK_ACCENT));            /* no casing across */
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
    ASSERT(is_ink(134, 45, INK_STRONG));            /* the head is wider */
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
    scene_hatch(&sc, 5 * 20 + 4, INK_STRONG);       /* x 4, y 4 */
    draw(20);
    long n = drawn();
    ASSERT(n > 40 && n < 300);
    for (int y = 0; y < 200; y++)
        for (int x = 0; x < 400; x++)
            if (x < 80 || x >= 100 || y < 80 || y >= 100)
                ASSERT(is_back(x, y));
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
    for (int i = 1; i < 19; i++)                    /* a corner */
        ASSERT(picture_pixel(picture, 60 + i, 20 + i).g >=
               picture_pixel(picture, 61 + i, 21 + i).g);
    ASSERT(picture_is(picture, 100, 18, paper->ink[INK_BACK]));
    ASSERT(picture_pixel(picture, 100, 41).g < 160);
    PASS();
}

/* --- board ----------------------------------------------------------------- */

static bool near(struct rgba a, struct rgba b, int by)
{
    return abs(a.r - b.r) <= by && abs(a.g - b.g) <= by &&
           abs(a.b - b.b) <= by;
}

/* The average colour of the square in column `x` of row `y`. */
static struct rgba average(int x, int y, int px)
{
    long sum[3] = { 0 };
    for (int v = y * px + 1; v < (y + 1) * px - 1; v++)
        for (int u = x * px + 1; u < (x + 1) * px - 1; u++) {
            struct rgba p = picture_pixel(picture, u, v);
            sum[0] += p.r, sum[1] += p.g, sum[2] += p.b;
        }
    long n = (long)(px - 2) * (px - 2);
    return (struct rgba){ (uint8_t)(sum[0] / n), (uint8_t)(sum[1] / n),
                          (uint8_t)(sum[2] / n), 255 };
}

TEST a1_is_dark_on_every_board(void)
{
    static const int sizes[][2] = { { 6, 5 }, { 5, 6 }, { 7, 7 }, { 8, 3 } };
    for (int i = 0; i < 8; i++) {
        int files = sizes[i / 2][0], ranks = sizes[i / 2][1];
        bool flipped = i % 2;
        scene_clear(&sc, (struct vec){ (float)files, (float)ranks });
        scene_grid(&sc, files, ranks, flipped);
        scene_board(&sc, 0);
        draw_on(green, 10);
        int x = flipped ? files - 1 : 0, y = flipped ? 0 : ranks - 1;
        ASSERT(picture_is(picture, x * 10 + 5, y * 10 + 5, green->dark));
        x += flipped ? -1 : 1;                      /* b1 is light */
        ASSERT(picture_is(picture, x * 10 + 5, y * 10 + 5, green->light));
    }
    PASS();
}

TEST wood_keeps_the_colours_of_the_theme(void)
{
    static const int sizes[] = { 12, 30, 60, 100, 200, 700 };
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        int px = sizes[i], n = px > 300 ? 2 : 6;
        scene_clear(&sc, (struct vec){ (float)n, (float)n });
        scene_grid(&sc, n, n, false);
        scene_board(&sc, 0);
        draw((float)px);
        for (int y = 0; y < n; y++)
            for (int x = 0; x < n; x++)
                ASSERT(near(average(x, y, px), (x + y) % 2 ? brown->dark
                                                           : brown->light,
                            14));
    }
    PASS();
}

TEST squares_of_wood_differ(void)
{
    scene_clear(&sc, (struct vec){ 4, 4 });
    scene_grid(&sc, 4, 4, false);
    scene_board(&sc, 0);
    draw(50);
    int same = 0;
    for (int y = 2; y < 48; y++)
        for (int x = 2; x < 48; x++)
            same += picture_is(picture, x, y,
                               picture_pixel(picture, x + 100, y));
    ASSERT(same < 46 * 46 / 4);
    PASS();
}

TEST squares_too_small_to_see_become_one_colour(void)
{
    scene_clear(&sc, (struct vec){ 1000, 700 });
    scene_grid(&sc, 1000, 700, false);
    scene_board(&sc, 0);
    draw(0.5f);
    ASSERT_EQ(500, picture->w);
    struct rgba p = picture_pixel(picture, 0, 0);
    ASSERT(p.g < brown->light.g && p.g > brown->dark.g);
    ASSERT_EQ(0, picture_others(picture, p));
    PASS();
}

TEST a_field_colours_each_square_exactly(void)
{
    uint8_t level[12] = { 0, 255, 1, 0, 128, 0, 200, 7, 0, 0, 0, 90 };
    scene_clear(&sc, (struct vec){ 4, 3 });
    scene_grid(&sc, 4, 3, false);
    scene_rect(&sc, (struct box){ 0, 0, 4, 3 }, 0, INK_STRONG);
    scene_field(&sc, level);
    draw(10.5f);
    for (int sq = 0; sq < 12; sq++) {
        struct box b = scene_square_box(&sc, sq);
        int x0 = (int)floorf(b.x * 10.5f + 0.507f);
        int x1 = (int)floorf((b.x + 1) * 10.5f + 0.507f) - 1;
        int y0 = (int)floorf(b.y * 10.5f + 0.507f);
        int y1 = (int)floorf((b.y + 1) * 10.5f + 0.507f) - 1;
        struct rgba p = picture_pixel(picture, x0, y0);
        ASSERT(picture_is(picture, x1, y1, p));
        ASSERT(picture_is(picture, x0, y1, p));
        ASSERT_EQ(level[sq] == 0, p.r == 255 && p.b == 255);
        if (level[sq] != 0)
            ASSERT(near(p, theme_ramp(brown, level[sq]), 30));
    }
    PASS();
}

/* The wall below the far edge shows only where there is an edge. */
TEST holes_side_by_side_are_one(void)
{
    scene_clear(&sc, (struct vec){ 3, 4 });
    scene_grid(&sc, 3, 4, false);
    scene_board(&sc, 0);
    scene_hole(&sc, 4);             /* b2 */
    scene_hole(&sc, 7);             /* b3, above it */
    draw_on(green, 40);
    struct rgba wall = picture_pixel(picture, 60, 41);
    struct rgba below = picture_pixel(picture, 60, 81);
    ASSERT(!near(wall, green->ink[INK_HOLE], 12));
    ASSERT(near(below, green->ink[INK_HOLE], 2));
    ASSERT(picture_is(picture, 20, 60, green->light) ||
           picture_is(picture, 20, 60, green->dark));
    PASS();
}

/* --- pieces and text -------------------------------------------------------- */

TEST pieces_are_there_at_every_size(void)
{
    static const int sizes[] = { 1, 5, 16, 33, 200, 1100 };
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (int kind = 1; kind < PIECE_KINDS; kind++) {
            scene_clear(&sc, (struct vec){ 1, 1 });
            scene_piece(&sc, (struct vec){ 0.5f, 0.5f }, kind, 1);
            draw((float)sizes[i]);
            ASSERT(drawn() > (long)sizes[i] * sizes[i] / 6);
        }
    PASS();
}

TEST white_pieces_are_lighter_than_black_ones(void)
{
    for (int kind = 1; kind < PIECE_KINDS; kind++) {
        long light[2] = { 0 };
        for (int black = 0; black < 2; black++) {
            scene_clear(&sc, (struct vec){ 1, 1 });
            scene_rect(&sc, (struct box){ 0, 0, 1, 1 }, 0, INK_ACCENT);
            scene_piece(&sc, (struct vec){ 0.5f, 0.5f },
                        kind | (black ? PIECE_BLACK : 0), 1);
            draw(16);
            for (int i = 0; i < 256; i++)
                light[black] += picture_pixel(picture, i % 16, i / 16).r;
        }
        ASSERT(light[0] > light[1] + 256 * 20);
    }
    PASS();
}

TEST no_two_pieces_look_alike_when_small(void)
{
    SDL_Surface *shot[PIECE_KINDS] = { NULL };
    long least = 256;
    for (int kind = 1; kind < PIECE_KINDS; kind++) {
        scene_clear(&sc, (struct vec){ 1, 1 });
        scene_piece(&sc, (struct vec){ 0.5f, 0.5f }, kind, 1);
        shot[kind] = picture_of(&sc, brown, 16, fonts);
    }
    for (int a = 1; a < PIECE_KINDS; a++)
        for (int b = a + 1; b < PIECE_KINDS; b++) {
            long n = 0;
            for (int i = 0; i < 256; i++)
                n += !near(picture_pixel(shot[a], i % 16, i / 16),
                           picture_pixel(shot[b], i % 16, i / 16), 40);
            least = n < least ? n : least;
        }
    for (int kind = 1; kind < PIECE_KINDS; kind++)
        SDL_FreeSurface(shot[kind]);
    ASSERT(least >= 28);
    PASS();
}

TEST a_faded_piece_lets_the_ground_through(void)
{
    scene_clear(&sc, (struct vec){ 1, 1 });
    scene_piece(&sc, (struct vec){ 0.5f, 0.5f }, PIECE_ROOK, 0.25f);
    draw(100);
    struct rgba p = picture_pixel(picture, 50, 60);
    ASSERT(p.g > brown->ink[INK_BACK].g + 20 && p.g < 120);
    PASS();
}

static long label(const char *words, float em, float room, float unit)
{
    scene_clear(&sc, (struct vec){ 4, 1 });
    scene_text(&sc, (struct vec){ 2, 0.5f }, em, room, FACE_SANS,
               ANCHOR_CENTRE, INK_STRONG, words);
    draw(unit);
    return drawn();
}

TEST labels_grow_to_be_readable_or_are_left_out(void)
{
    ASSERT(label("8", 0.28f, 0.9f, 100) > 0);
    ASSERT(label("8", 0.28f, 0.9f, 12) > 0);        /* 3 pixels become 11 */
    ASSERT_EQ(label("8", 0.28f, 0.9f, 12), label("8", 0.9f, 0.9f, 12));
    ASSERT_EQ(0, label("1024", 0.28f, 0.9f, 12));
    ASSERT_EQ(0, label("8", 0.28f, 0.9f, 4));
    ASSERT(label("1024", 0.28f, 0, 12) > 0);        /* not a label */
    ASSERT_EQ(0, label("", 0.28f, 0.9f, 100));
    PASS();
}

TEST text_is_anchored_and_centred(void)
{
    static const enum anchor anchors[] = { ANCHOR_LEFT, ANCHOR_CENTRE,
                                           ANCHOR_RIGHT };
    for (int i = 0; i < 3; i++) {
        int left = 200, right = -1, top = 100, bottom = -1;
        scene_clear(&sc, (struct vec){ 20, 10 });
        scene_text(&sc, (struct vec){ 10, 5 }, 3, 0, FACE_BOLD, anchors[i],
                   INK_STRONG, "H8H");
        draw(10);
        for (int y = 0; y < 100; y++)
            for (int x = 0; x < 200; x++)
                if (!is_back(x, y)) {
                    left = x < left ? x : left;
                    right = x > right ? x : right;
                    top = y < top ? y : top;
                    bottom = y > bottom ? y : bottom;
                }
        ASSERT_IN_RANGE(50, (top + bottom + 1) / 2.0, 1.5);
        if (anchors[i] == ANCHOR_LEFT)
            ASSERT(left >= 100 && left < 106);
        if (anchors[i] == ANCHOR_CENTRE)
            ASSERT_IN_RANGE(100, (left + right + 1) / 2.0, 2);
        if (anchors[i] == ANCHOR_RIGHT)
            ASSERT(right < 100 && right > 93);
    }
    PASS();
}

/* --- survival --------------------------------------------------------------- */

TEST odd_sizes_are_survived(void)
{
    const struct vec far[2] = { { -1e9f, 4 }, { 1e9f, 6 } };
    const float odd[] = { 0, -3, 1e-9f, 1e7f };
    for (size_t i = 0; i < sizeof odd / sizeof *odd; i++) {
        float v = odd[i];
        scene_rect(&sc, (struct box){ 1, 1, v, v }, v, INK_STRONG);
        scene_outline(&sc, (struct box){ 1, 1, v, v }, v, v, INK_STRONG);
        scene_shadow(&sc, (struct box){ 1, 1, v, 2 }, v);
        scene_disc(&sc, (struct vec){ v, 1 }, v, INK_STRONG);
        scene_ring(&sc, (struct vec){ 1, v }, v, v, INK_STRONG);
        scene_text(&sc, (struct vec){ v, 1 }, v, 0, FACE_SANS, ANCHOR_LEFT,
                   INK_STRONG, "x");
        scene_piece(&sc, (struct vec){ v, v }, PIECE_KING, 1);
        scene_polyline(&sc, far, 2, v, v, INK_PATH);
        scene_arrow(&sc, far[0], far[1], v, INK_PATH);
        scene_polygon(&sc, far, 2, INK_PATH);
    }
    scene_polyline(&sc, NULL, 0, 1, 1, INK_PATH);
    draw(10);
    scene_clear(&sc, (struct vec){ 0, 0 });
    draw(10);
    ASSERT_EQ(1, picture->w);
    PASS();
}

TEST a_board_seen_from_very_near_is_survived(void)
{
    scene_clear(&sc, (struct vec){ 0.001f, 0.001f });
    scene_grid(&sc, 8, 8, false);
    scene_board(&sc, 1);
    scene_hole(&sc, 56);
    scene_piece(&sc, scene_square(&sc, 57), PIECE_KNIGHT, 1);
    draw(100000);
    ASSERT_EQ(100, picture->w);
    PASS();
}

static void run_boards(void)
{
    RUN_TEST(a1_is_dark_on_every_board);
    RUN_TEST(wood_keeps_the_colours_of_the_theme);
    RUN_TEST(squares_of_wood_differ);
    RUN_TEST(squares_too_small_to_see_become_one_colour);
    RUN_TEST(a_field_colours_each_square_exactly);
    RUN_TEST(holes_side_by_side_are_one);
    RUN_TEST(pieces_are_there_at_every_size);
    RUN_TEST(white_pieces_are_lighter_than_black_ones);
    RUN_TEST(no_two_pieces_look_alike_when_small);
    RUN_TEST(a_faded_piece_lets_the_ground_through);
    RUN_TEST(labels_grow_to_be_readable_or_are_left_out);
    RUN_TEST(text_is_anchored_and_centred);
    RUN_TEST(odd_sizes_are_survived);
    RUN_TEST(a_board_seen_from_very_near_is_survived);
}

SUITE(painting)
{
    fonts = picture_fonts();
    brown = theme_find("brown");
    green = theme_find("green");
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
    RUN_TEST(clipping_holds_until_it_ends);
    RUN_TEST(a_shadow_fades_outwards);
    run_boards();
    fonts_close(fonts);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(painting);
    GREATEST_MAIN_END();
}
