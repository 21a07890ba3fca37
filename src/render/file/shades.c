/* PNG files read as greys. */
#include "render/file/shades.h"

#include <stdlib.h>
#include <string.h>

#include <png.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "render/file/chunk.h"
#include "render/file/packing.h"

bool shades_meant(const void *bytes, size_t len)
{
    static const char begin[] = "\x89PNG\r\n\x1a\n";

    return len >= sizeof begin - 1 &&
           memcmp(bytes, begin, sizeof begin - 1) == 0;
}

/* The size is looked at before there is room for the pixels: a small file can
 * claim to be a very large picture. */
static bool check_size(uint32_t width, uint32_t height, struct error *err)
{
    uint64_t most = SHADES_MILLIONS_MAX * UINT64_C(1000000);

    return (width <= SHADES_SIDE_MAX && height <= SHADES_SIDE_MAX &&
            (uint64_t)width * height <= most) ||
           error_set(err,
                     "a picture of %ux%u pixels: want at most %d a side and "
                     "%d million in all",
                     width, height, SHADES_SIDE_MAX, SHADES_MILLIONS_MAX);
}

static bool read_pixels(png_image *image, struct shades *out, struct error *err)
{
    const png_color white = { 255, 255, 255 };

    image->format = PNG_FORMAT_GRAY;
    *out = (struct shades){ (int)image->width, (int)image->height, NULL };
    out->at = xmalloc(PNG_IMAGE_SIZE(*image));
    if (png_image_finish_read(image, &white, out->at, 0, NULL))
        return true;
    shades_free(out);
    return error_set(err, "the PNG is damaged: %s", image->message);
}

/* --- what is of use --------------------------------------------------------
 */

/* What the pixels need. Everything else, words and profiles that may unpack to
 * any length, is nothing that libpng has to see. */
static bool is_needed(const uint8_t *chunk)
{
    static const char needed[][5] = { "IHDR", "PLTE", "tRNS", "gAMA",
                                      "sRGB", "IDAT", "IEND" };

    for (size_t i = 0; i < sizeof needed / sizeof *needed; i++)
        if (memcmp(chunk + 4, needed[i], 4) == 0)
            return true;
    return false;
}

/* Appends that; false if a chunk is longer than what is left of the file, as
 * memory for all of it would be had before anybody notices. */
static bool take_needed(const uint8_t *at, size_t left, struct text *out)
{
    text_add_bytes(out, at, CHUNK_FIRST);
    at += CHUNK_FIRST;
    left -= CHUNK_FIRST;
    while (left >= CHUNK_HEAD + CHUNK_SUM) {
        size_t len = chunk_number(at);

        if (len > left - CHUNK_HEAD - CHUNK_SUM)
            return false;
        len += CHUNK_HEAD + CHUNK_SUM;
        if (is_needed(at))
            text_add_bytes(out, at, len);
        at += len;
        left -= len;
    }
    return true;
}

/* --- all of it -------------------------------------------------------------
 */

static bool read_needed(struct shades *out, const struct text *png,
                        struct error *err)
{
    png_image image = { .version = PNG_IMAGE_VERSION };
    bool ok;

    if (!png_image_begin_read_from_memory(&image, png->at, png->len))
        return error_set(err, "the PNG is damaged: %s", image.message);
    ok = check_size(image.width, image.height, err) &&
         packing_ends(png->at, png->len, err) && read_pixels(&image, out, err);
    png_image_free(&image);
    return ok;
}

static bool refuse_cut(struct error *err)
{
    return error_set(err, "the PNG is damaged: it is cut off");
}

bool shades_size(struct shades *out, const void *bytes, size_t len,
                 struct error *err)
{
    const uint8_t *head = (const uint8_t *)bytes + CHUNK_FIRST;
    uint32_t width, height;

    if (!shades_meant(bytes, len) || len < CHUNK_FIRST + CHUNK_HEAD + 8 ||
        memcmp(head + 4, "IHDR", 4) != 0)
        return refuse_cut(err);
    width = chunk_number(head + CHUNK_HEAD);
    height = chunk_number(head + CHUNK_HEAD + 4);
    if (!check_size(width, height, err))
        return false;
    *out = (struct shades){ (int)width, (int)height, NULL };
    return true;
}

bool shades_read(struct shades *out, const void *bytes, size_t len,
                 struct error *err)
{
    struct text png;
    bool ok;

    text_init(&png);
    if (shades_meant(bytes, len) && take_needed(bytes, len, &png))
        ok = read_needed(out, &png, err);
    else
        ok = refuse_cut(err);
    text_free(&png);
    return ok;
}

void shades_free(struct shades *s)
{
    free(s->at);
    *s = (struct shades){ 0 };
}

int shades_mean(const struct shades *s, int x0, int y0, int x1, int y1)
{
    uint64_t sum = 0;

    for (int y = y0; y < y1; y++)
        for (int x = x0; x < x1; x++)
            sum += s->at[(size_t)y * (size_t)s->width + (size_t)x];
    return (int)(sum / ((uint64_t)(x1 - x0) * (uint64_t)(y1 - y0)));
}
