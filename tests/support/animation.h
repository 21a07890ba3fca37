/*
 * GIFs read back: frames as viewers compose them, by SDL_image, and what the
 * file says of itself, by giflib's reader.
 */
#ifndef CHEQUER_TEST_ANIMATION_H
#define CHEQUER_TEST_ANIMATION_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <SDL_image.h>
#include <gif_lib.h>

#include "base/text.h"
#include "support/picture.h"

enum { ANIMATION_FRAMES = 5000 };

struct animation {
    int width, height, n;
    SDL_Surface *frames[ANIMATION_FRAMES]; /* RGBA32, composed */
    int delays[ANIMATION_FRAMES];          /* 1/100 s */
    int areas[ANIMATION_FRAMES];           /* pixels of its rectangle */
    int loop;                              /* -1: no such block */
    char comment[2000];
    int colours; /* of the global palette */
    int locals;  /* frames with their own */
};

struct animation_source {
    const char *at;
    size_t left;
};

static inline int animation_read(GifFileType *file, GifByteType *to, int n)
{
    struct animation_source *from = file->UserData;
    size_t got = (size_t)n < from->left ? (size_t)n : from->left;
    memcpy(to, from->at, got);
    from->at += got;
    from->left -= got;
    return (int)got;
}

static inline void animation_extension(struct animation *a,
                                       const ExtensionBlock *b, int frame)
{
    GraphicsControlBlock gcb;
    if (b->Function == GRAPHICS_EXT_FUNC_CODE &&
        DGifExtensionToGCB((size_t)b->ByteCount, b->Bytes, &gcb) == GIF_OK)
        a->delays[frame] = gcb.DelayTime;
    if (b->Function == COMMENT_EXT_FUNC_CODE)
        snprintf(a->comment, sizeof a->comment, "%.*s", b->ByteCount,
                 (const char *)b->Bytes);
    else if (b->Function == CONTINUE_EXT_FUNC_CODE && b->ByteCount == 3 &&
             b->Bytes[0] == 1)
        a->loop = b->Bytes[1] | b->Bytes[2] << 8;
    else if (b->Function == CONTINUE_EXT_FUNC_CODE && *a->comment)
        snprintf(a->comment + strlen(a->comment),
                 sizeof a->comment - strlen(a->comment), "%.*s", b->ByteCount,
                 (const char *)b->Bytes);
}

/* Head, delays and rectangles; false if it is no GIF. */
static inline bool animation_scan(struct animation *a, const struct text *bytes)
{
    struct animation_source from = { bytes->at, bytes->len };
    int code = 0;
    GifFileType *file = DGifOpen(&from, animation_read, &code);
    a->loop = -1;
    if (file == NULL)
        return false;
    bool ok = DGifSlurp(file) == GIF_OK && from.left == 0;
    a->width = file->SWidth;
    a->height = file->SHeight;
    a->n = file->ImageCount;
    a->colours = file->SColorMap != NULL ? file->SColorMap->ColorCount : 0;
    for (int i = 0; ok && i < a->n; i++) {
        const SavedImage *im = &file->SavedImages[i];
        a->areas[i] = im->ImageDesc.Width * im->ImageDesc.Height;
        a->locals += im->ImageDesc.ColorMap != NULL;
        for (int j = 0; j < im->ExtensionBlockCount; j++)
            animation_extension(a, &im->ExtensionBlocks[j], i);
    }
    DGifCloseFile(file, NULL);
    return ok;
}

/* NULL if another program's reader would refuse it. */
static inline struct animation *animation_open(const struct text *bytes)
{
    struct animation *a = calloc(1, sizeof *a);
    SDL_RWops *rw = SDL_RWFromConstMem(bytes->at, (int)bytes->len);
    IMG_Animation *im = rw != NULL ? IMG_LoadAnimation_RW(rw, 1) : NULL;
    if (!animation_scan(a, bytes) || im == NULL || im->count != a->n) {
        IMG_FreeAnimation(im);
        free(a);
        return NULL;
    }
    for (int i = 0; i < a->n; i++)
        a->frames[i] = SDL_ConvertSurfaceFormat(im->frames[i],
                                                SDL_PIXELFORMAT_RGBA32, 0);
    IMG_FreeAnimation(im);
    return a;
}

static inline void animation_close(struct animation *a)
{
    for (int i = 0; a != NULL && i < a->n; i++)
        SDL_FreeSurface(a->frames[i]);
    free(a);
}

#endif
