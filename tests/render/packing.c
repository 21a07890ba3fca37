/* How much pixels unpack to, for every kind that libpng writes. */
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include <png.h>
#include <zlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "render/file/packing.h"

enum { PIXEL_MAX = 8, SIDE_MAX = 20, BEFORE = 33 }; /* signature and IHDR */

struct kind {
    int colours, depth, interlace;
};

static void add_bytes(png_structp png, png_bytep bytes, size_t len)
{
    text_add_bytes(png_get_io_ptr(png), bytes, len);
}

static void flush(png_structp png)
{
    (void)png;
}

static void write_png(struct text *out, struct kind kind, png_uint_32 width,
                      png_uint_32 height)
{
    static uint8_t black[SIDE_MAX * PIXEL_MAX];
    static png_color colours[2];
    png_bytep rows[SIDE_MAX];
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL,
                                              NULL);
    png_infop info = png_create_info_struct(png);

    for (int i = 0; i < SIDE_MAX; i++)
        rows[i] = black;
    png_set_write_fn(png, out, add_bytes, flush);
    png_set_IHDR(png, info, width, height, kind.depth, kind.colours,
                 kind.interlace, PNG_COMPRESSION_TYPE_DEFAULT,
                 PNG_FILTER_TYPE_DEFAULT);
    if (kind.colours == PNG_COLOR_TYPE_PALETTE)
        png_set_PLTE(png, info, colours, 2);
    png_write_info(png, info);
    png_write_image(png, rows);
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
}

/* What its only chunk of pixels unpacks to. */
static size_t unpacked(const struct text *png)
{
    static Bytef room[SIDE_MAX * (SIDE_MAX * PIXEL_MAX + 8)];
    const char *at = png->at + BEFORE;
    uLongf len = sizeof room;

    while (memcmp(at + 4, "IDAT", 4) != 0)
        at += 12 + (unsigned char)at[3]; /* a palette, of few bytes */
    if (uncompress(room, &len, (const Bytef *)at + 8,
                   (uLong)(png->len - BEFORE)) != Z_OK)
        return 0;
    return len;
}

TEST all_is_unpacked_and_no_more(struct kind kind)
{
    struct error err;
    struct text png;

    text_init(&png);
    for (unsigned width = 1; width <= SIDE_MAX; width++)
        for (unsigned height = 1; height <= SIDE_MAX; height++) {
            text_clear(&png);
            write_png(&png, kind, width, height);
            ASSERT_EQ(unpacked(&png),
                      packing_bytes((const uint8_t *)png.at + 16));
            ASSERT(packing_ends(png.at, png.len, &err));
            png.at[23] = (char)(height - 1); /* a row less */
            ASSERT_FALSE(packing_ends(png.at, png.len, &err));
        }
    text_free(&png);
    PASS();
}

SUITE(packing)
{
    static const struct kind kinds[] = {
        { PNG_COLOR_TYPE_GRAY, 1, 0 },      { PNG_COLOR_TYPE_GRAY, 2, 0 },
        { PNG_COLOR_TYPE_GRAY, 4, 0 },      { PNG_COLOR_TYPE_GRAY, 8, 0 },
        { PNG_COLOR_TYPE_GRAY, 16, 0 },     { PNG_COLOR_TYPE_PALETTE, 1, 0 },
        { PNG_COLOR_TYPE_PALETTE, 8, 0 },   { PNG_COLOR_TYPE_RGB, 8, 0 },
        { PNG_COLOR_TYPE_RGB, 16, 0 },      { PNG_COLOR_TYPE_GRAY_ALPHA, 8, 0 },
        { PNG_COLOR_TYPE_RGB_ALPHA, 8, 0 }, { PNG_COLOR_TYPE_RGB_ALPHA, 16, 0 }
    };

    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        struct kind kind = kinds[i];

        RUN_TESTp(all_is_unpacked_and_no_more, kind);
        kind.interlace = PNG_INTERLACE_ADAM7;
        RUN_TESTp(all_is_unpacked_and_no_more, kind);
    }
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(packing);
    GREATEST_MAIN_END();
}
