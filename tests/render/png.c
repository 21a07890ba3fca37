/* PNG files: their pixels, their words, what is refused. */
#include <greatest.h>

#include <SDL_image.h>

#include "base/text.h"
#include "render/file/about.h"
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

TEST a_file_holds_the_pixels_of_the_surface(void)
{
    ASSERT(encode(20, &plain));
    SDL_Surface *raw = IMG_Load_RW(SDL_RWFromConstMem(file.at, (int)file.len),
                                   1);
    ASSERT(raw != NULL);
    SDL_Surface *read = SDL_ConvertSurfaceFormat(raw, SDL_PIXELFORMAT_RGBA32,
                                                 0);
    SDL_Surface *drawn = picture_of(&sc, theme_at(0), 20, fonts);
    int most = -1;
    long n = read->w == drawn->w && read->h == drawn->h
                 ? picture_difference(read, drawn, &most)
                 : -1;
    SDL_FreeSurface(raw);
    SDL_FreeSurface(read);
    SDL_FreeSurface(drawn);
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
    RUN_TEST(a_file_holds_the_pixels_of_the_surface);
    RUN_TEST(the_same_request_gives_the_same_bytes);
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
