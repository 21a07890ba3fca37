/* Letterings on surfaces, by cairo. */
#include "render/letters/letters.h"

#include <math.h>
#include <string.h>

#include <cairo.h>

#include "render/font.h"
#include "render/letters/lettering.h"
#include "render/letters/typeface.h"

enum { SIDE_MAX = 30000 }; /* cairo's, and more than any picture has */

int letters_width(struct fonts *fonts, enum face face, int px, const char *utf8,
                  size_t len)
{
    struct lettering l;
    float width;

    if (lettering_plain(fonts, face, utf8, len))
        return fonts_width(fonts, face, px, utf8, len);
    lettering_init(&l, fonts, face, utf8, len);
    width = l.width * (float)px;
    lettering_free(&l);
    return (int)ceilf(width);
}

/* --- as pixels ----------------------------------------------------------- */

static SDL_Surface *draw_plain(struct fonts *fonts, enum face face, int px,
                               const char *utf8, int *baseline)
{
    TTF_Font *font = fonts_get(fonts, face, px);

    if (font == NULL)
        return NULL;
    *baseline = TTF_FontAscent(font);
    return TTF_RenderUTF8_Blended(font, utf8,
                                  (SDL_Color){ 255, 255, 255, 255 });
}

/* The surface takes over what the mask covers. */
static void copy_mask(SDL_Surface *to, cairo_surface_t *mask)
{
    const unsigned char *from = cairo_image_surface_get_data(mask);
    int stride = cairo_image_surface_get_stride(mask);

    for (int y = 0; y < to->h; y++) {
        Uint32 *row = (Uint32 *)(void *)((Uint8 *)to->pixels +
                                         (size_t)y * (size_t)to->pitch);

        for (int x = 0; x < to->w; x++)
            row[x] = (Uint32)from[(size_t)y * (size_t)stride + (size_t)x]
                         << 24 |
                     0xFFFFFF;
    }
}

static SDL_Surface *draw_mask(const struct lettering *l, int w, int h,
                              int baseline, int px)
{
    cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, w, h);
    cairo_t *cr = cairo_create(mask);
    SDL_Surface *out = NULL;

    typeface_unhinted(cr);
    lettering_outline(l, cr, 0, baseline, px);
    cairo_fill(cr);
    cairo_surface_flush(mask);
    if (cairo_status(cr) == CAIRO_STATUS_SUCCESS && !l->failed)
        out = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32,
                                             SDL_PIXELFORMAT_ARGB8888);
    if (out != NULL)
        copy_mask(out, mask);
    cairo_destroy(cr);
    cairo_surface_destroy(mask);
    return out;
}

static int pixels(float length)
{
    return (int)fminf(fmaxf(ceilf(length), 1), SIDE_MAX);
}

static SDL_Surface *draw_laid_out(struct fonts *fonts, enum face face, int px,
                                  const char *utf8, int *baseline)
{
    struct lettering l;
    SDL_Surface *out;

    lettering_init(&l, fonts, face, utf8, strlen(utf8));
    *baseline = pixels(l.up * (float)px);
    out = draw_mask(&l, pixels(l.width * (float)px),
                    *baseline + pixels(l.down * (float)px), *baseline, px);
    lettering_free(&l);
    if (out == NULL)
        SDL_SetError("not enough memory for letters of %d pixels", px);
    return out;
}

SDL_Surface *letters_draw(struct fonts *fonts, enum face face, int px,
                          const char *utf8, int *baseline)
{
    return (lettering_plain(fonts, face, utf8, strlen(utf8))
                ? draw_plain
                : draw_laid_out)(fonts, face, px, utf8, baseline);
}
