/* PNG files read as greys. */
#include "render/file/shades.h"

#include <stdlib.h>
#include <string.h>

#include <png.h>

#include "base/alloc.h"
#include "base/error.h"

bool shades_meant(const void *bytes, size_t len)
{
    static const char begin[] = "\x89PNG\r\n\x1a\n";

    return len >= sizeof begin - 1 &&
           memcmp(bytes, begin, sizeof begin - 1) == 0;
}

/* The size is looked at before there is room for the pixels: a small file can
 * claim to be a very large picture. */
static bool check_size(const png_image *image, struct error *err)
{
    if (image->width <= SHADES_SIDE_MAX && image->height <= SHADES_SIDE_MAX)
        return true;
    return error_set(err, "a picture of %ux%u pixels: want at most %dx%d",
                     image->width, image->height, SHADES_SIDE_MAX,
                     SHADES_SIDE_MAX);
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

bool shades_read(struct shades *out, const void *bytes, size_t len,
                 struct error *err)
{
    png_image image = { .version = PNG_IMAGE_VERSION };
    bool ok;

    if (!png_image_begin_read_from_memory(&image, bytes, len))
        return error_set(err, "the PNG is damaged: %s", image.message);
    ok = check_size(&image, err) && read_pixels(&image, out, err);
    png_image_free(&image);
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
