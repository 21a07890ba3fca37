/* The painter: boards, holes, pieces and text, and odd sizes survived. */
#include <greatest.h>

#include <math.h>

#include "chess/piece.h"
#include "support/drawing.h"

/* --- board --------------------------------------------------------------- */

static bool near(struct rgba a, struct rgba b, int by)
{
    return abs(a.r - b.r) <= by && abs(a.g - b.g) <= by && abs(a.b - b.b) <= by;
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

static int lightness(int x, int y)
{
    struct rgba c = picture_pixel(picture, x, y);
    return c.r + c.g + c.b;
}

/* So that dots on them are not lost in the pattern. */
TEST small_squares_are_less_apart(void)
{
    int before = 3 * 256;
    for (int px = 12; px >= 2; px -= 2) {
        scene_clear(&sc, (struct vec){ 8, 8 });
        scene_grid(&sc, 8, 8, false);
        scene_board(&sc, 0);
        draw_on(green, (float)px);
        int apart = lightness(px / 2, px / 2) - lightness(px + px / 2, px / 2);
        ASSERT(apart > 0 && apart < before);
        before = apart;
    }
    PASS();
}

/* A piece is drawn from 12 pixels on; below it is a dot, round and edged, and
 * white and black ones can be told apart. */
TEST small_pieces_are_dots(void)
{
    struct rgba white[2], black[2];
    for (int i = 0; i < 2; i++) {
        float unit = i == 0 ? 11 : 3;
        for (int side = 0; side < 2; side++) {
            scene_clear(&sc, (struct vec){ 5, 5 });
            scene_piece(&sc, (struct vec){ 2.5f, 2.5f },
                        PIECE_QUEEN + (side ? PIECE_BLACK : 0), 1);
            draw_on(green, unit);
            int middle = (int)(2.5f * unit);
            struct rgba *to = side ? &black[i] : &white[i];
            *to = picture_pixel(picture, middle, middle);
        }
        ASSERT(white[i].g > black[i].g + 100);
        ASSERT(picture_others(picture, green->ink[INK_BACK]) > 20);
    }
    PASS();
}

/* The line along its outer edge, at the edge of the picture. */
TEST a_plain_frame_is_whole_on_all_sides(void)
{
    static const float units[] = { 20, 23.7f, 28, 31.4f, 64 };
    const struct theme *paper = theme_find("paper");
    for (int i = 0; i < 5; i++) {
        scene_clear(&sc, (struct vec){ 5.55f, 4.55f });
        scene_place(&sc, (struct vec){ 0.275f, 0.275f }, 1);
        scene_grid(&sc, 5, 4, false);
        scene_board(&sc, 0.275f);
        draw_on(paper, units[i]);
        int w = picture->w, h = picture->h, found[4] = { 0 };
        for (int k = 0; k < 3; k++) {
            found[0] += lightness(k, h / 2) < 600;
            found[1] += lightness(w - 1 - k, h / 2) < 600;
            found[2] += lightness(w / 2, k) < 600;
            found[3] += lightness(w / 2, h - 1 - k) < 600;
        }
        for (int side = 0; side < 4; side++)
            ASSERT(found[side] > 0);
    }
    PASS();
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
        draw_on(green, 12);
        int x = flipped ? files - 1 : 0, y = flipped ? 0 : ranks - 1;
        ASSERT(picture_is(picture, x * 12 + 5, y * 12 + 5, green->dark));
        x += flipped ? -1 : 1; /* b1 is light */
        ASSERT(picture_is(picture, x * 12 + 5, y * 12 + 5, green->light));
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
                ASSERT(near(average(x, y, px),
                            (x + y) % 2 ? brown->dark : brown->light, 14));
    }
    PASS();
}

/* Also where one square is as large as the plank, or larger. */
TEST squares_of_wood_differ(void)
{
    static const int sizes[] = { 50, 120, 512, 600 };
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        int px = sizes[i], same = 0, inner = px - 4;
        scene_clear(&sc, (struct vec){ 3, 1 });
        scene_grid(&sc, 3, 1, false);
        scene_board(&sc, 0);
        draw((float)px);
        for (int y = 2; y < px - 2; y++)
            for (int x = 2; x < px - 2; x++)
                same += picture_is(picture, x, y,
                                   picture_pixel(picture, x + 2 * px, y));
        ASSERT(same < inner * inner / 4);
    }
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
    scene_hole(&sc, 4); /* b2 */
    scene_hole(&sc, 7); /* b3, above it */
    draw_on(green, 40);
    struct rgba wall = picture_pixel(picture, 60, 41);
    struct rgba below = picture_pixel(picture, 60, 81);
    ASSERT(!near(wall, green->ink[INK_HOLE], 12));
    ASSERT(near(below, green->ink[INK_HOLE], 2));
    ASSERT(picture_is(picture, 20, 60, green->light) ||
           picture_is(picture, 20, 60, green->dark));
    PASS();
}

/* --- pieces and text ----------------------------------------------------- */

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

/* In how many pixels the two of the first `kinds` differ that are most alike,
 * in a square of `side`. */
static long least_apart(int kinds, int side, int black)
{
    SDL_Surface *shot[PIECE_KINDS] = { NULL };
    long least = (long)side * side;
    for (int kind = 1; kind < kinds; kind++) {
        scene_clear(&sc, (struct vec){ 1, 1 });
        if (black)
            scene_rect(&sc, (struct box){ 0, 0, 1, 1 }, 0, INK_ACCENT);
        scene_piece(&sc, (struct vec){ 0.5f, 0.5f }, kind + black, 1);
        shot[kind] = picture_of(&sc, brown, (float)side, fonts);
    }
    for (int a = 1; a < kinds; a++)
        for (int b = a + 1; b < kinds; b++) {
            long n = 0;
            for (int i = 0; i < side * side; i++)
                n += !near(picture_pixel(shot[a], i % side, i / side),
                           picture_pixel(shot[b], i % side, i / side), 40);
            least = n < least ? n : least;
        }
    for (int kind = 1; kind < kinds; kind++)
        SDL_FreeSurface(shot[kind]);
    return least;
}

TEST no_two_pieces_look_alike_when_small(void)
{
    for (int black = 0; black <= PIECE_BLACK; black += PIECE_BLACK) {
        ASSERT(least_apart(PIECE_CHESS_KINDS, 16, black) >= 28);
        ASSERT(least_apart(PIECE_KINDS, 24, black) >= 48);
        ASSERT(least_apart(PIECE_KINDS, 32, black) >= 84);
    }
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

/* Draws a piece made up, alone; returns the pixels, to be freed. */
static SDL_Surface *made_up(const char *terms, float height, float unit)
{
    scene_clear(&sc, (struct vec){ 1, 1 });
    scene_terms(&sc, terms);
    scene_piece(&sc, (struct vec){ 0.5f, 0.5f }, PIECE_CUSTOM, 1);
    scene_lift(&sc, height);
    return picture_of(&sc, brown, unit, fonts);
}

static long differing(const char *a, const char *b, float unit)
{
    SDL_Surface *one = made_up(a, 0, unit), *other = made_up(b, 0, unit);
    int most;
    long n = picture_difference(one, other, &most);
    SDL_FreeSurface(one);
    SDL_FreeSurface(other);
    return n;
}

TEST terms_tell_pieces_made_up_apart(void)
{
    ASSERT(differing("", "1,3", 64) > 64);
    ASSERT(differing("1,3", "1,4", 64) > 16);
    ASSERT(differing("1,3", "1,3+0,2", 64) > 64);
    ASSERT(differing("1,3+0,2", "1,3+0,2*", 64) > 16);
    ASSERT_EQ(0, differing("1,3", "1,4", 24));
    ASSERT(differing("", "0,1*+1,1*+1,2*+1,3*+2,3*+9,9*", 128) > 128);
    ASSERT_EQ(0, differing("", "0,1*+1,1*+1,2*+1,3*+2,3*+9,9*", 64));
    PASS();
}

/* The same ink, higher up. */
TEST terms_are_lifted_with_their_piece(void)
{
    SDL_Surface *down = made_up("1,3", 0, 100), *up = made_up("1,3", 1, 100);
    int n = 0, moved = 0;
    for (int i = 0; i < 60 * 60; i++) {
        int x = 20 + i % 60, y = 20 + i / 60;
        if (picture_pixel(down, x, y).g < 80) {
            n++;
            moved += picture_pixel(up, x, y - 8).g < 80;
        }
    }
    SDL_FreeSurface(down);
    SDL_FreeSurface(up);
    ASSERT(n > 100 && moved == n);
    PASS();
}

static long label(const char *words, float em, float room, float unit)
{
    scene_clear(&sc, (struct vec){ 4, 1 });
    scene_text(&sc, (struct vec){ 2, 0.5f }, em, room, FACE_SANS, ANCHOR_CENTRE,
               INK_STRONG, words);
    draw(unit);
    return drawn();
}

TEST labels_grow_to_be_readable_or_are_left_out(void)
{
    ASSERT(label("8", 0.28f, 0.9f, 100) > 0);
    ASSERT(label("8", 0.28f, 0.9f, 12) > 0); /* 3 pixels become 11 */
    ASSERT_EQ(label("8", 0.28f, 0.9f, 12), label("8", 0.9f, 0.9f, 12));
    ASSERT_EQ(0, label("1024", 0.28f, 0.9f, 12));
    ASSERT_EQ(0, label("8", 0.28f, 0.9f, 4));
    ASSERT(label("1024", 0.28f, 0, 12) > 0); /* not a label */
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

/* --- survival ------------------------------------------------------------ */

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

static long dark_below(const struct theme *theme, float lift)
{
    long n = 0;
    scene_clear(&sc, (struct vec){ 2, 2 });
    scene_piece(&sc, (struct vec){ 1, 1 }, PIECE_ROOK, 1);
    scene_lift(&sc, lift);
    draw_on(theme, 60);
    for (int y = 87; y < 92; y++)
        for (int x = 30; x < 90; x++)
            n += lightness(x, y) < theme->ink[INK_BACK].r +
                                       theme->ink[INK_BACK].g +
                                       theme->ink[INK_BACK].b - 12;
    return n;
}

/* Below the foot of the piece, on the ground of light themes. */
TEST pieces_throw_a_shadow_but_not_on_paper(void)
{
    ASSERT(dark_below(theme_find("contrast"), 0) > 40);
    ASSERT_EQ(0, dark_below(theme_find("paper"), 0));
    PASS();
}

TEST a_lifted_piece_leaves_its_shadow(void)
{
    const struct theme *theme = theme_find("contrast");
    int foot[2], x = 60;
    for (int i = 0; i < 2; i++) {
        dark_below(theme, (float)i);
        foot[i] = 100; /* the lowest pixel of the outline */
        while (lightness(x, foot[i]) > 200)
            foot[i]--;
    }
    ASSERT_EQ(foot[0] - 5, foot[1]);
    ASSERT(dark_below(theme, 1) > 40);
    PASS();
}

SUITE(boards)
{
    begin_drawing();
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(a1_is_dark_on_every_board);
    RUN_TEST(a_plain_frame_is_whole_on_all_sides);
    RUN_TEST(small_squares_are_less_apart);
    RUN_TEST(small_pieces_are_dots);
    RUN_TEST(pieces_throw_a_shadow_but_not_on_paper);
    RUN_TEST(a_lifted_piece_leaves_its_shadow);
    RUN_TEST(wood_keeps_the_colours_of_the_theme);
    RUN_TEST(squares_of_wood_differ);
    RUN_TEST(squares_too_small_to_see_become_one_colour);
    RUN_TEST(a_field_colours_each_square_exactly);
    RUN_TEST(holes_side_by_side_are_one);
    RUN_TEST(pieces_are_there_at_every_size);
    RUN_TEST(white_pieces_are_lighter_than_black_ones);
    RUN_TEST(no_two_pieces_look_alike_when_small);
    RUN_TEST(terms_tell_pieces_made_up_apart);
    RUN_TEST(terms_are_lifted_with_their_piece);
    RUN_TEST(a_faded_piece_lets_the_ground_through);
    RUN_TEST(labels_grow_to_be_readable_or_are_left_out);
    RUN_TEST(text_is_anchored_and_centred);
    RUN_TEST(odd_sizes_are_survived);
    RUN_TEST(a_board_seen_from_very_near_is_survived);
    fonts_close(fonts);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(boards);
    GREATEST_MAIN_END();
}
