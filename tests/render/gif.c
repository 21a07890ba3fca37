/* GIF files: palettes, frames as viewers see them, what the head says. */
#include <greatest.h>

#include "render/file/gif.h"
#include "support/animation.h"

enum { W = 40, H = 25 };

static SDL_Surface *frames[8];
static struct palette *palette;
static struct text file;
static struct error err;

static void set_up(void *ctx)
{
    (void)ctx;
    for (int i = 0; i < 8; i++)
        frames[i] = SDL_CreateRGBSurfaceWithFormat(0, W, H, 32,
                                                   SDL_PIXELFORMAT_RGBA32);
    palette = palette_create();
    text_init(&file);
}

static void tear_down(void *ctx)
{
    (void)ctx;
    for (int i = 0; i < 8; i++)
        SDL_FreeSurface(frames[i]);
    palette_destroy(palette);
    text_free(&file);
}

static void paint(int frame, SDL_Rect r, uint32_t rgb)
{
    SDL_FillRect(frames[frame], &r,
                 SDL_MapRGB(frames[frame]->format, (Uint8)(rgb >> 16),
                            (Uint8)(rgb >> 8), (Uint8)rgb));
}

/* Frame i is the one before with one more square. */
static void paint_story(int n)
{
    for (int i = 0; i < n; i++) {
        paint(i, (SDL_Rect){ 0, 0, W, H }, 0xF0D9B5);
        for (int j = 0; j < i; j++)
            paint(i, (SDL_Rect){ 4 * j, 3 * j, 4, 3 },
                  0x102030u * (unsigned)(j + 1));
    }
}

static bool encode(int n, const struct gif_head *head)
{
    for (int i = 0; i < n; i++)
        palette_count(palette, frames[i]);
    palette_choose(palette);
    struct gif *g = gif_begin(head, palette, &file, &err);
    for (int i = 0; g != NULL && i < n; i++)
        if (!gif_add(g, frames[i], 10 + i, &err)) {
            gif_drop(g);
            return false;
        }
    return g != NULL && gif_end(g, &err);
}

static const struct gif_head head = { W, H, 3, "tour size=5x4 start=a1" };

/* --- palettes ------------------------------------------------------------ */

TEST few_colours_are_all_chosen_exactly(void)
{
    uint8_t index[W];
    paint_story(8);
    palette_count(palette, frames[7]);
    palette_choose(palette);
    ASSERT_EQ(8, palette_size(palette));
    for (int y = 0; y < H; y++) {
        palette_map(palette,
                    (uint8_t *)frames[7]->pixels + y * frames[7]->pitch, W,
                    index);
        for (int x = 0; x < W; x++)
            ASSERT(picture_is(frames[7], x, y, palette_at(palette, index[x])));
    }
    PASS();
}

/* 1,000 colours along a line: each has a chosen one nearby, and the one that
 * fills most of the picture is exact. */
TEST many_colours_are_all_near_a_chosen_one(void)
{
    uint8_t index[W];
    int most = 0;
    for (int i = 0; i < W * H; i++)
        paint(0, (SDL_Rect){ i % W, i / W, 1, 1 },
              (uint32_t)(i / 4) << 16 | (uint32_t)(i / 8) << 8 |
                  (uint32_t)(255 - i / 4));
    paint(1, (SDL_Rect){ 0, 0, W, H }, 0x123456);
    palette_count(palette, frames[0]);
    palette_count(palette, frames[1]);
    palette_choose(palette);
    ASSERT(palette_size(palette) <= PALETTE_MAX);
    for (int y = 0; y < H; y++) {
        const uint8_t *row = (uint8_t *)frames[0]->pixels +
                             y * frames[0]->pitch;
        palette_map(palette, row, W, index);
        for (int x = 0; x < W; x++) {
            struct rgba c = palette_at(palette, index[x]);
            most = abs(c.r - row[4 * x]) > most ? abs(c.r - row[4 * x]) : most;
        }
    }
    ASSERT(most <= 2);
    palette_map(palette, frames[1]->pixels, 1, index);
    ASSERT(picture_is(frames[1], 0, 0, palette_at(palette, index[0])));
    PASS();
}

/* More than the table tells apart: still near, and still no crash. */
TEST a_flood_of_colours_is_counted_more_coarsely(void)
{
    SDL_Surface *s = SDL_CreateRGBSurfaceWithFormat(0, 512, 512, 32,
                                                    SDL_PIXELFORMAT_RGBA32);
    uint8_t index[512];
    for (int y = 0; y < 512; y++)
        for (int x = 0; x < 512; x++) {
            uint8_t *p = (uint8_t *)s->pixels + y * s->pitch + 4 * x;
            p[0] = (uint8_t)(x / 2), p[1] = (uint8_t)(y / 2);
            p[2] = (uint8_t)(x % 2 * 128 + y % 2 * 64);
        }
    palette_count(palette, s);
    palette_choose(palette);
    ASSERT_EQ(PALETTE_MAX, palette_size(palette));
    palette_map(palette, (uint8_t *)s->pixels + 200 * s->pitch, 512, index);
    struct rgba c = palette_at(palette, index[300]);
    ASSERT(abs(c.r - 150) < 60 && abs(c.g - 100) < 60);
    SDL_FreeSurface(s);
    PASS();
}

TEST a_colour_never_counted_gets_its_nearest(void)
{
    uint8_t index[1];
    paint(0, (SDL_Rect){ 0, 0, W, H }, 0x101010);
    paint(0, (SDL_Rect){ 0, 0, 5, 5 }, 0xF0F0F0);
    palette_count(palette, frames[0]);
    palette_choose(palette);
    palette_map(palette, (uint8_t[]){ 0xE0, 0xE0, 0xFF, 255 }, 1, index);
    ASSERT_EQ(0xF0, palette_at(palette, index[0]).r);
    PASS();
}

/* --- files --------------------------------------------------------------- */

TEST frames_are_seen_as_they_were_drawn(void)
{
    int most;
    paint_story(8);
    ASSERT(encode(8, &head));
    struct animation *a = animation_open(&file);
    ASSERT(a != NULL);
    ASSERT_EQ(8, a->n);
    ASSERT_EQ(W, a->width);
    ASSERT_EQ(H, a->height);
    for (int i = 0; i < 8; i++)
        ASSERT_EQ(0, picture_difference(a->frames[i], frames[i], &most));
    animation_close(a);
    PASS();
}

TEST the_head_tells_loop_comment_and_delays(void)
{
    paint_story(3);
    ASSERT(encode(3, &head));
    struct animation *a = animation_open(&file);
    ASSERT(a != NULL);
    ASSERT_MEM_EQ("GIF89a", file.at, 6);
    ASSERT_EQ(3, a->loop);
    ASSERT_STR_EQ("tour size=5x4 start=a1", a->comment);
    for (int i = 0; i < 3; i++)
        ASSERT_EQ(10 + i, a->delays[i]);
    ASSERT_EQ(256, a->colours);
    ASSERT_EQ(0, a->locals);
    animation_close(a);
    PASS();
}

/* A run with many holes is longer than one block of the file holds. */
TEST a_long_comment_comes_back_whole(void)
{
    char words[1001];
    for (int i = 0; i < 1000; i++)
        words[i] = (char)('a' + i % 26);
    words[1000] = '\0';
    paint_story(1);
    ASSERT(encode(1, &(struct gif_head){ W, H, 0, words }));
    struct animation *a = animation_open(&file);
    ASSERT(a != NULL);
    ASSERT_STR_EQ(words, a->comment);
    ASSERT_EQ(0, a->loop);
    animation_close(a);
    PASS();
}

TEST only_what_changed_is_in_a_frame(void)
{
    paint_story(3);
    ASSERT(encode(3, &head));
    struct animation *a = animation_open(&file);
    ASSERT(a != NULL);
    ASSERT_EQ(W * H, a->areas[0]);
    ASSERT_EQ(12, a->areas[1]);
    ASSERT_EQ(12, a->areas[2]);
    animation_close(a);
    PASS();
}

TEST a_frame_without_a_change_is_still_one(void)
{
    int most;
    paint_story(2);
    SDL_BlitSurface(frames[1], NULL, frames[2], NULL);
    ASSERT(encode(3, &head));
    struct animation *a = animation_open(&file);
    ASSERT(a != NULL);
    ASSERT_EQ(3, a->n);
    ASSERT_EQ(1, a->areas[2]);
    ASSERT_EQ(0, picture_difference(a->frames[2], frames[1], &most));
    animation_close(a);
    PASS();
}

/* What was painted over goes back to what it was: nothing shines through. */
TEST a_change_can_be_taken_back(void)
{
    int most;
    paint_story(4);
    paint_story(1);
    SDL_BlitSurface(frames[1], NULL, frames[3], NULL);
    ASSERT(encode(4, &head));
    struct animation *a = animation_open(&file);
    ASSERT(a != NULL);
    ASSERT_EQ(0, picture_difference(a->frames[3], frames[1], &most));
    animation_close(a);
    PASS();
}

TEST the_same_frames_give_the_same_bytes(void)
{
    struct text first;
    paint_story(8);
    ASSERT(encode(8, &head));
    first = file;
    text_init(&file);
    palette_destroy(palette);
    palette = palette_create();
    ASSERT(encode(8, &head));
    ASSERT_EQ(first.len, file.len);
    ASSERT_MEM_EQ(first.at, file.at, file.len);
    text_free(&first);
    PASS();
}

/* --- limits -------------------------------------------------------------- */

TEST what_is_too_large_is_refused_with_what_is_allowed(void)
{
    ASSERT(gif_possible(4096, 4096, 1, &err));
    ASSERT(gif_possible(480, 480, 4096, &err));
    ASSERT_FALSE(gif_possible(4097, 10, 1, &err));
    ASSERT(strstr(err.message, "at most 4096 a side"));
    ASSERT_FALSE(gif_possible(10, 4097, 1, &err));
    ASSERT_FALSE(gif_possible(10, 10, 4097, &err));
    ASSERT(strstr(err.message, "4097 frames"));
    ASSERT(strstr(err.message, "at most 4096"));
    ASSERT_FALSE(gif_possible(4000, 4000, 157, &err));
    ASSERT(strstr(err.message, "at most 156 frames"));
    ASSERT(gif_possible(4000, 4000, 156, &err));
    PASS();
}

SUITE(palettes)
{
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(few_colours_are_all_chosen_exactly);
    RUN_TEST(many_colours_are_all_near_a_chosen_one);
    RUN_TEST(a_flood_of_colours_is_counted_more_coarsely);
    RUN_TEST(a_colour_never_counted_gets_its_nearest);
}

SUITE(files)
{
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(frames_are_seen_as_they_were_drawn);
    RUN_TEST(the_head_tells_loop_comment_and_delays);
    RUN_TEST(a_long_comment_comes_back_whole);
    RUN_TEST(only_what_changed_is_in_a_frame);
    RUN_TEST(a_frame_without_a_change_is_still_one);
    RUN_TEST(a_change_can_be_taken_back);
    RUN_TEST(the_same_frames_give_the_same_bytes);
    RUN_TEST(what_is_too_large_is_refused_with_what_is_allowed);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(palettes);
    RUN_SUITE(files);
    GREATEST_MAIN_END();
}
