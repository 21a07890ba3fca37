/* PNG files as greys: every kind of pixel, and files that are none. */
#include <greatest.h>

#include <string.h>

#include <png.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "render/file/shades.h"

static struct error err;

/* Appends the file of a picture, as others write it. */
static void write_png(struct text *out, png_uint_32 format, int width,
                      int height, const void *pixels)
{
    png_image image = { .version = PNG_IMAGE_VERSION,
                        .width = (png_uint_32)width,
                        .height = (png_uint_32)height,
                        .format = format };
    png_alloc_size_t len = 0;
    char *bytes;

    png_image_write_to_memory(&image, NULL, &len, 0, pixels, 0, NULL);
    bytes = xmalloc(len);
    png_image_write_to_memory(&image, bytes, &len, 0, pixels, 0, NULL);
    text_add_bytes(out, bytes, len);
    free(bytes);
}

TEST grey_and_colour_become_grey(void)
{
    static const uint8_t grey[] = { 0, 255, 100, 0, 255, 100 };
    static const uint8_t colour[] = { 0, 0, 0, 255, 255, 255, 255, 255, 0 };
    struct shades s;
    struct text t;

    text_init(&t);
    write_png(&t, PNG_FORMAT_GRAY, 3, 2, grey);
    ASSERT(shades_meant(t.at, t.len));
    ASSERT(shades_read(&s, t.at, t.len, &err));
    ASSERT_EQ(3, s.width);
    ASSERT_EQ(2, s.height);
    ASSERT_MEM_EQ(grey, s.at, sizeof grey);
    ASSERT_EQ(127, shades_mean(&s, 0, 0, 2, 2));
    ASSERT_EQ(100, shades_mean(&s, 2, 0, 3, 2));
    shades_free(&s);
    text_clear(&t);
    write_png(&t, PNG_FORMAT_RGB, 3, 1, colour);
    ASSERT(shades_read(&s, t.at, t.len, &err));
    ASSERT_EQ(0, s.at[0]);
    ASSERT_EQ(255, s.at[1]);
    ASSERT(s.at[2] > 200); /* yellow is light */
    shades_free(&s);
    text_free(&t);
    PASS();
}

TEST what_is_transparent_is_seen_on_white(void)
{
    static const uint8_t pixels[] = { 0, 0, 0, 0, 0, 0, 0, 255 };
    struct shades s;
    struct text t;

    text_init(&t);
    write_png(&t, PNG_FORMAT_RGBA, 2, 1, pixels);
    ASSERT(shades_read(&s, t.at, t.len, &err));
    ASSERT_EQ(255, s.at[0]);
    ASSERT_EQ(0, s.at[1]);
    shades_free(&s);
    text_free(&t);
    PASS();
}

/* Cut at any byte it is refused, never read beyond. */
TEST a_damaged_file_is_refused(void)
{
    static const uint8_t pixels[64] = { 0 };
    struct shades s;
    struct text t;

    text_init(&t);
    write_png(&t, PNG_FORMAT_GRAY, 8, 8, pixels);
    /* The last twelve bytes only say that this is the end. */
    for (size_t len = 0; len + 12 < t.len; len++) {
        char *part = xmalloc(len + 1);

        memcpy(part, t.at, len);
        ASSERT_FALSE(shades_read(&s, part, len, &err));
        ASSERT(strstr(err.message, "the PNG is damaged"));
        free(part);
    }
    t.at[t.len - 20] ^= 0x55;
    ASSERT_FALSE(shades_read(&s, t.at, t.len, &err));
    ASSERT_FALSE(shades_meant("\x89PNG", 4));
    ASSERT_FALSE(shades_meant("GIF89a      ", 12));
    text_free(&t);
    PASS();
}

/* A file of a few bytes can claim any size: nothing is made for it. */
TEST the_size_is_known_without_the_pixels(void)
{
    static const uint8_t pixels[6] = { 0 };
    struct shades s;
    struct text t;

    text_init(&t);
    write_png(&t, PNG_FORMAT_GRAY, 3, 2, pixels);
    for (size_t len = 0; len < 24; len++)
        ASSERT_FALSE(shades_size(&s, t.at, len, &err));
    ASSERT(shades_size(&s, t.at, 24, &err));
    ASSERT_EQ(3, s.width);
    ASSERT_EQ(2, s.height);
    t.at[18] = 0x20;
    ASSERT_FALSE(shades_size(&s, t.at, t.len, &err));
    ASSERT_STR_EQ("a picture of 8195x2 pixels: want at most 8192 a side and "
                  "10 million in all",
                  err.message);
    text_free(&t);
    PASS();
}

TEST a_picture_that_claims_to_be_huge_is_refused(void)
{
    uint8_t *row = xcalloc(1, SHADES_SIDE_MAX + 1);
    struct shades s;
    struct text t;

    text_init(&t);
    write_png(&t, PNG_FORMAT_GRAY, SHADES_SIDE_MAX + 1, 1, row);
    ASSERT_FALSE(shades_read(&s, t.at, t.len, &err));
    ASSERT_STR_EQ("a picture of 8193x1 pixels: want at most 8192 a side and "
                  "10 million in all",
                  err.message);
    text_clear(&t);
    write_png(&t, PNG_FORMAT_GRAY, SHADES_SIDE_MAX, 1, row);
    ASSERT(shades_read(&s, t.at, t.len, &err));
    shades_free(&s);
    text_free(&t);
    free(row);
    PASS();
}

SUITE(shades)
{
    RUN_TEST(grey_and_colour_become_grey);
    RUN_TEST(what_is_transparent_is_seen_on_white);
    RUN_TEST(a_damaged_file_is_refused);
    RUN_TEST(the_size_is_known_without_the_pixels);
    RUN_TEST(a_picture_that_claims_to_be_huge_is_refused);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(shades);
    GREATEST_MAIN_END();
}
