/*
 * GIF by giflib, which packs the bits; what goes into a frame is decided
 * here. Pixels that stay as they are get the colour that is not drawn: they
 * repeat, and what repeats takes next to no room.
 */
#include "render/file/gif.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <gif_lib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"

enum { UNCHANGED = PALETTE_MAX, COLOURS = 256 };

struct gif {
    GifFileType *file; /* owned */
    struct palette *palette;
    int width, height;
    bool begun;            /* there is a first frame */
    uint8_t *shown, *next; /* owned: indices of all pixels */
    uint8_t *row;          /* owned: of one row of the file */
};

bool gif_possible(double width, double height, double frames, struct error *err)
{
    if (width > GIF_SIDE_MAX || height > GIF_SIDE_MAX)
        return error_set(err,
                         "a GIF of %.0f by %.0f pixels is too large: "
                         "at most %d a side",
                         width, height, GIF_SIDE_MAX);
    if (frames > GIF_FRAMES_MAX)
        return error_set(err, "a GIF of %.0f frames is too long: at most %d",
                         frames, GIF_FRAMES_MAX);
    if (width * height * frames > GIF_PIXELS_MAX)
        return error_set(err,
                         "a GIF of %.0f frames of %.0f by %.0f pixels "
                         "is too large: at that size at most %.0f frames",
                         frames, width, height,
                         floor(GIF_PIXELS_MAX / (width * height)));
    return true;
}

static bool failed(const struct gif *g, struct error *err)
{
    const char *why = GifErrorString(g->file->Error);
    return error_set(err, "cannot make the GIF: %s",
                     why != NULL ? why : "it cannot be packed");
}

/* --- the head ------------------------------------------------------------ */

static int sink(GifFileType *file, const GifByteType *bytes, int n)
{
    text_add_bytes(file->UserData, bytes, (size_t)n);
    return n;
}

static bool put_screen(struct gif *g)
{
    GifColorType colours[COLOURS] = { { 0, 0, 0 } };
    for (int i = 0; i < palette_size(g->palette); i++) {
        struct rgba c = palette_at(g->palette, i);
        colours[i] = (GifColorType){ c.r, c.g, c.b };
    }
    ColorMapObject *map = GifMakeMapObject(COLOURS, colours);
    bool ok = map != NULL && EGifPutScreenDesc(g->file, g->width, g->height, 8,
                                               0, map) == GIF_OK;
    GifFreeMapObject(map);
    return ok;
}

/* The block by which one browser long ago taught all programs to repeat. */
static bool put_loop(struct gif *g, int loop)
{
    GifByteType count[] = { 1, (GifByteType)loop, (GifByteType)(loop >> 8) };
    return EGifPutExtensionLeader(g->file, APPLICATION_EXT_FUNC_CODE) &&
           EGifPutExtensionBlock(g->file, 11, "NETSCAPE2.0") &&
           EGifPutExtensionBlock(g->file, sizeof count, count) &&
           EGifPutExtensionTrailer(g->file);
}

static bool put_head(struct gif *g, const struct gif_head *head)
{
    EGifSetGifVersion(g->file, true);
    return put_screen(g) && put_loop(g, head->loop) &&
           (head->comment == NULL || *head->comment == '\0' ||
            EGifPutComment(g->file, head->comment));
}

struct gif *gif_begin(const struct gif_head *head, struct palette *palette,
                      struct text *out, struct error *err)
{
    size_t pixels = (size_t)head->width * (size_t)head->height;
    struct gif *g = xcalloc(1, sizeof *g);
    int code = 0;
    g->file = EGifOpen(out, sink, &code);
    if (g->file == NULL) {
        free(g);
        error_set(err, "cannot make the GIF: out of memory");
        return NULL;
    }
    g->palette = palette;
    g->width = head->width;
    g->height = head->height;
    g->shown = xmalloc(pixels);
    g->next = xmalloc(pixels);
    g->row = xmalloc((size_t)head->width);
    if (put_head(g, head))
        return g;
    failed(g, err);
    gif_drop(g);
    return NULL;
}

/* --- frames -------------------------------------------------------------- */

static uint8_t *row_of(uint8_t *indices, const struct gif *g, int y)
{
    return indices + (size_t)y * (size_t)g->width;
}

static bool row_changed(const struct gif *g, int y)
{
    return memcmp(row_of(g->shown, g, y), row_of(g->next, g, y),
                  (size_t)g->width) != 0;
}

/* Widens columns `x0` to `x1` to all that changed in a row. */
static void widen(const struct gif *g, int y, int *x0, int *x1)
{
    const uint8_t *was = row_of(g->shown, g, y);
    const uint8_t *now = row_of(g->next, g, y);
    for (int x = 0; x < *x0; x++)
        if (was[x] != now[x])
            *x0 = x;
    for (int x = g->width - 1; x > *x1; x--)
        if (was[x] != now[x])
            *x1 = x;
}

/* Where the next frame differs from what is shown; if nowhere, one pixel,
 * since each frame must have some. */
static SDL_Rect changed(const struct gif *g)
{
    int y0 = 0, y1 = g->height - 1, x0 = g->width, x1 = -1;
    if (!g->begun)
        return (SDL_Rect){ 0, 0, g->width, g->height };
    while (y0 <= y1 && !row_changed(g, y0))
        y0++;
    while (y1 > y0 && !row_changed(g, y1))
        y1--;
    if (y0 > y1)
        return (SDL_Rect){ 0, 0, 1, 1 };
    for (int y = y0; y <= y1; y++)
        widen(g, y, &x0, &x1);
    return (SDL_Rect){ x0, y0, x1 - x0 + 1, y1 - y0 + 1 };
}

static bool put_control(struct gif *g, int delay)
{
    GraphicsControlBlock control = {
        .DisposalMode = DISPOSE_DO_NOT,
        .DelayTime = delay,
        .TransparentColor = g->begun ? UNCHANGED : NO_TRANSPARENT_COLOR
    };
    GifByteType bytes[4];
    size_t n = EGifGCBToExtension(&control, bytes);
    return EGifPutExtension(g->file, GRAPHICS_EXT_FUNC_CODE, (int)n, bytes);
}

static bool put_row(struct gif *g, SDL_Rect r, int y)
{
    const uint8_t *was = row_of(g->shown, g, y) + r.x;
    const uint8_t *now = row_of(g->next, g, y) + r.x;
    for (int x = 0; x < r.w; x++)
        g->row[x] = g->begun && was[x] == now[x] ? UNCHANGED : now[x];
    return EGifPutLine(g->file, g->row, r.w);
}

bool gif_add(struct gif *g, const SDL_Surface *frame, int delay,
             struct error *err)
{
    for (int y = 0; y < g->height; y++)
        palette_map(g->palette,
                    (const uint8_t *)frame->pixels +
                        (ptrdiff_t)y * frame->pitch,
                    g->width, row_of(g->next, g, y));
    SDL_Rect r = changed(g);
    bool ok = put_control(g, delay) &&
              EGifPutImageDesc(g->file, r.x, r.y, r.w, r.h, false, NULL);
    for (int y = r.y; ok && y < r.y + r.h; y++)
        ok = put_row(g, r, y);
    if (!ok)
        return failed(g, err);
    uint8_t *old = g->shown;
    g->shown = g->next;
    g->next = old;
    g->begun = true;
    return true;
}

/* --- the end ------------------------------------------------------------- */

static bool close_file(struct gif *g)
{
    bool ok = EGifCloseFile(g->file, NULL) == GIF_OK;
    free(g->shown);
    free(g->next);
    free(g->row);
    free(g);
    return ok;
}

bool gif_end(struct gif *g, struct error *err)
{
    return close_file(g) || error_set(err, "cannot make the GIF: it cannot be "
                                           "packed");
}

void gif_drop(struct gif *g)
{
    if (g != NULL)
        close_file(g);
}
