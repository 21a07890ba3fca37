/* PNG files: their pixels, their words, what is refused. */
#include <greatest.h>

#include <SDL_image.h>

#include "base/text.h"
#include "render/file/about.h"
#include "render/file/few.h"
#include "support/picture.h"
#include "support/sample.h"

static struct scene sc;
static struct fonts *fonts;
static struct text file;

static const struct about plain = { .title = "Knight's tour 6x5",
                                    .run = "tour size=6x5 start=a1" };
static const struct about foreign = { .title = "Knight's tour 6×5",
                                      .run = "tour size=6x5 start=a1" };

static void set_up(void *ctx)
{
    (void)ctx;
    text_init(&file);
    sample_board(&sc, 6, 5, true);
    sample_path(&sc);
}

static void tear_down(void *ctx)
{
    (void)ctx;
    text_free(&file);
}

static bool encode(float unit, const struct about *about)
{
    struct error err;
    return picture_png(&sc, theme_at(0), unit, fonts, about, &file, &err);
}

/* The pixels of the file, as far as they are those of the surface: how many
 * are not. */
static long differing(const SDL_Surface *drawn)
{
    SDL_Surface *raw = IMG_Load_RW(SDL_RWFromConstMem(file.at, (int)file.len),
                                   1);
    SDL_Surface *read = SDL_ConvertSurfaceFormat(raw, SDL_PIXELFORMAT_RGBA32,
                                                 0);
    int most;
    long n = read->w == drawn->w && read->h == drawn->h
                 ? picture_difference(read, drawn, &most)
                 : -1;
    for (int y = 0; n == 0 && y < read->h; y++)
        for (int x = 0; x < read->w; x++)
            n += picture_pixel(read, x, y).a != picture_pixel(drawn, x, y).a;
    SDL_FreeSurface(raw);
    SDL_FreeSurface(read);
    return n;
}

/* Bits to a channel or an index, and the kind of colour. */
static int depth(void)
{
    return file.at[24];
}

static int colour_kind(void)
{
    return file.at[25];
}

enum { KIND_RGB = 2, KIND_PALETTE = 3, KIND_RGBA = 6 };

static bool kept(const struct theme *theme, int kind, int bits)
{
    struct error err;
    SDL_Surface *drawn = picture_of(&sc, theme, 20, fonts);
    long n = picture_png(&sc, theme, 20, fonts, NULL, &file, &err)
                 ? differing(drawn)
                 : -1;
    SDL_FreeSurface(drawn);
    if (n != 0 || colour_kind() != kind || depth() != bits)
        printf("%ld differ, kind %d, %d bits\n", n, colour_kind(), depth());
    return n == 0 && colour_kind() == kind && depth() == bits;
}

TEST opaque_pictures_have_no_alpha(void)
{
    ASSERT(kept(theme_at(0), KIND_RGB, 8));
    PASS();
}

TEST transparent_ones_do(void)
{
    scene_transparent(&sc);
    ASSERT(kept(theme_find("contrast"), KIND_RGBA, 8));
    PASS();
}

/* As many rectangles, one below the other, in inks of their own. */
static void stripes(int n)
{
    scene_clear(&sc, (struct vec){ 3, (float)n });
    for (int i = 0; i < n; i++)
        scene_rect(&sc, (struct box){ 0, (float)i, 3, 1 }, 0, (enum ink)i);
}

TEST few_colours_are_a_palette(void)
{
    stripes(3);
    ASSERT(kept(theme_find("paper"), KIND_PALETTE, 2));
    text_clear(&file);
    stripes(9);
    ASSERT(kept(theme_find("paper"), KIND_PALETTE, 4));
    text_clear(&file);
    scene_clear(&sc, (struct vec){ 3, 2 });
    scene_transparent(&sc);
    scene_disc(&sc, (struct vec){ 1, 1 }, 0.7f, INK_STRONG);
    ASSERT(kept(theme_find("paper"), KIND_PALETTE, 4));
    PASS();
}

TEST colours_are_few_up_to_256(void)
{
    struct few few = { .n = 0 };
    uint8_t px[257][4], index[256];

    for (int i = 0; i < 257; i++) {
        const uint8_t c[4] = { (uint8_t)i, (uint8_t)(i / 3), 7,
                               (uint8_t)(255 - i / 256) };
        memcpy(px[i], c, 4);
    }
    few_look(&few, px[0], 256);
    few_look(&few, px[0], 256);
    ASSERT_FALSE(few.many);
    ASSERT_EQ(256, few.n);
    few_map(&few, px[0], 256, index);
    for (int i = 0; i < 256; i++)
        ASSERT_EQ(i, index[i]);
    few_look(&few, px[256], 1);
    ASSERT(few.many);
    PASS();
}

/* --- bands --------------------------------------------------------------- */

static bool same_in_bands(const struct theme *theme, float unit, int rows)
{
    struct easel *easel = easel_create(fonts);
    SDL_Surface *whole = picture_of(&sc, theme, unit, fonts), *band;
    size_t len = (size_t)whole->w * 4;
    bool same = true;
    struct error err;
    for (int top = 0; top < whole->h && same; top += rows) {
        band = easel_rows(easel, &sc, theme, unit, top, rows, &err);
        for (int y = 0; y < rows && top + y < whole->h && same; y++)
            same = memcmp((char *)band->pixels + y * band->pitch,
                          (char *)whole->pixels + (top + y) * whole->pitch,
                          len) == 0;
        if (!same)
            printf("not from row %d on\n", top);
    }
    SDL_FreeSurface(whole);
    easel_destroy(easel);
    return same;
}

TEST bands_are_parts_of_the_picture(void)
{
    sample_names(&sc);
    ASSERT(same_in_bands(theme_at(0), 61.3f, 37));
    ASSERT(same_in_bands(theme_find("paper"), 20, 1));
    sample_board(&sc, 8, 8, false);
    sample_names(&sc);
    sample_pieces(&sc);
    ASSERT(same_in_bands(theme_at(0), 47.7f, 100));
    ASSERT(same_in_bands(theme_find("contrast"), 47.7f, 64));
    scene_transparent(&sc);
    ASSERT(same_in_bands(theme_find("green"), 33, 50));
    PASS();
}

/* Two bands of four million pixels. */
TEST a_large_picture_holds_the_pixels_of_its_bands(void)
{
    struct bands_order order = { &sc, theme_find("paper"), 330, NULL,
                                 easel_create(fonts) };
    struct task task = bands_png(&order);
    SDL_Surface *drawn = picture_of(&sc, order.theme, order.unit, fonts);
    enum task_state state;
    struct error err;
    double share = 0;
    bool grows = true;
    while ((state = task_step(&task, &file, &err)) == TASK_MORE) {
        grows = grows && task_share(&task) >= share;
        share = task_share(&task);
    }
    long n = differing(drawn);
    SDL_FreeSurface(drawn);
    task_drop(&task);
    easel_destroy(order.easel);
    ASSERT_EQ(TASK_DONE, state);
    ASSERT(grows && share > 0.9 && share < 1);
    ASSERT_EQ(0, n);
    PASS();
}

TEST the_same_request_gives_the_same_bytes(void)
{
    struct text again;
    ASSERT(encode(20, &plain));
    text_init(&again);
    text_add_bytes(&again, file.at, file.len);
    text_clear(&file);
    bool ok = encode(20, &plain) && again.len == file.len &&
              memcmp(again.at, file.at, file.len) == 0;
    text_free(&again);
    ASSERT(ok);
    PASS();
}

static uint32_t u32_at(size_t at)
{
    const unsigned char *p = (const unsigned char *)file.at + at;
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 |
           p[3];
}

/* Where the `nth` chunk of that type begins, 0 if there is none. Stops at the
 * end of the file, and at a chunk whose check sum is wrong. */
static size_t chunk(const char *type, int nth, size_t *len)
{
    for (size_t at = 8; at + 12 <= file.len;) {
        size_t n = u32_at(at);
        if (at + 12 + n > file.len ||
            SDL_crc32(0, file.at + at + 4, n + 4) != u32_at(at + 8 + n))
            return 0;
        if (memcmp(file.at + at + 4, type, 4) == 0 && nth-- == 0) {
            *len = n;
            return at + 8;
        }
        at += 12 + n;
    }
    return 0;
}

static bool holds(size_t at, size_t len, const void *bytes, size_t n)
{
    return at != 0 && len == n && memcmp(file.at + at, bytes, n) == 0;
}

TEST words_are_text_chunks_before_the_pixels(void)
{
    static const char title[] = "Title\0Knight's tour 6x5";
    static const char run[] = "chequer\0tour size=6x5 start=a1";
    size_t len, pixels, first, second;
    ASSERT(encode(20, &plain));
    pixels = chunk("IDAT", 0, &len);
    first = chunk("tEXt", 0, &len);
    ASSERT(holds(first, len, title, sizeof title - 1));
    second = chunk("tEXt", 1, &len);
    ASSERT(holds(second, len, run, sizeof run - 1));
    ASSERT(first < pixels && second < pixels);
    ASSERT_EQ(0, chunk("iTXt", 0, &len));
    ASSERT(chunk("IEND", 0, &len) == file.len - 4);
    PASS();
}

TEST other_letters_go_into_international_chunks(void)
{
    static const char title[] = "Title\0\0\0\0\0Knight's tour 6×5";
    size_t len;
    ASSERT(encode(20, &foreign));
    size_t at = chunk("iTXt", 0, &len);
    ASSERT(holds(at, len, title, sizeof title - 1));
    ASSERT(chunk("tEXt", 0, &len) != 0);
    PASS();
}

TEST words_may_be_missing(void)
{
    const struct about half = { .run = "run" };
    size_t len;
    ASSERT(encode(20, NULL));
    ASSERT_EQ(0, chunk("tEXt", 0, &len));
    text_clear(&file);
    ASSERT(encode(20, &half));
    ASSERT(chunk("tEXt", 0, &len) != 0);
    ASSERT_EQ(0, chunk("tEXt", 1, &len));
    PASS();
}

TEST bytes_are_appended(void)
{
    text_add(&file, "before");
    ASSERT(encode(20, &plain));
    ASSERT_MEM_EQ("before\x89PNG", file.at, 10);
    PASS();
}

TEST pictures_too_large_are_refused(void)
{
    struct error err;
    scene_clear(&sc, (struct vec){ 200, 100 });
    ASSERT_FALSE(picture_png(&sc, theme_at(0), 100, fonts, NULL, &file, &err));
    ASSERT_STR_EQ("the picture would be 20000x10000 pixels; at most 16384 a "
                  "side are possible",
                  err.message);
    scene_clear(&sc, (struct vec){ 1e30f, 1 });
    ASSERT_FALSE(picture_png(&sc, theme_at(0), 100, fonts, NULL, &file, &err));
    ASSERT_EQ(0, file.len);
    PASS();
}

TEST the_widest_picture_is_made(void)
{
    scene_clear(&sc, (struct vec){ EASEL_SIDE_MAX, 2 });
    scene_rect(&sc, (struct box){ EASEL_SIDE_MAX - 1, 1, 1, 1 }, 0, INK_STRONG);
    SDL_Surface *s = picture_of(&sc, theme_at(0), 1, fonts);
    int w = s->w;
    bool there = picture_is(s, w - 1, 1, theme_at(0)->ink[INK_STRONG]);
    SDL_FreeSurface(s);
    ASSERT_EQ(EASEL_SIDE_MAX, w);
    ASSERT(there);
    PASS();
}

SUITE(png)
{
    scene_init(&sc);
    fonts = picture_fonts();
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(the_same_request_gives_the_same_bytes);
    RUN_TEST(opaque_pictures_have_no_alpha);
    RUN_TEST(transparent_ones_do);
    RUN_TEST(few_colours_are_a_palette);
    RUN_TEST(colours_are_few_up_to_256);
    RUN_TEST(bands_are_parts_of_the_picture);
    RUN_TEST(a_large_picture_holds_the_pixels_of_its_bands);
    RUN_TEST(words_are_text_chunks_before_the_pixels);
    RUN_TEST(other_letters_go_into_international_chunks);
    RUN_TEST(words_may_be_missing);
    RUN_TEST(bytes_are_appended);
    RUN_TEST(pictures_too_large_are_refused);
    RUN_TEST(the_widest_picture_is_made);
    fonts_close(fonts);
    scene_free(&sc);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(png);
    GREATEST_MAIN_END();
}
