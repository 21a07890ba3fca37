/*
 * Pictures compared with those kept in tests/golden, as pixels. They must be
 * equal on the platform they were made on; elsewhere libraries may round
 * differently, so each colour may be a little off, of however many pixels. A
 * failure leaves NAME.actual.png in the build folder; CHEQUER_UPDATE_GOLDEN=1
 * makes what is drawn the new truth.
 */
#ifndef CHEQUER_TEST_GOLDEN_H
#define CHEQUER_TEST_GOLDEN_H

#include <SDL_image.h>
#include <SDL_ttf.h>

#include "base/file/file.h"
#include "base/text.h"
#include "support/picture.h"

enum { GOLDEN_MOST = 12, GOLDEN_PATH = 4096 };

static inline const char *golden_folder(const char *variable)
{
    const char *folder = getenv(variable);
    return folder != NULL ? folder : ".";
}

/* What the pixels may depend on. */
static inline void golden_platform(struct text *out)
{
#if defined(__x86_64__)
    text_add(out, "x86_64");
#elif defined(__aarch64__)
    text_add(out, "aarch64");
#else
    text_add(out, "other");
#endif
    const SDL_version *ttf = TTF_Linked_Version(), *img = IMG_Linked_Version();
    SDL_version sdl;
    SDL_GetVersion(&sdl);
    text_addf(out, " SDL %d.%d.%d ttf %d.%d.%d image %d.%d.%d\n", sdl.major,
              sdl.minor, sdl.patch, ttf->major, ttf->minor, ttf->patch,
              img->major, img->minor, img->patch);
}

static inline bool golden_same_platform(const char *path)
{
    struct text kept, here;
    struct error err;
    text_init(&kept);
    text_init(&here);
    golden_platform(&here);
    bool same = file_read(path, 1000, &kept, &err) &&
                strcmp(kept.at, here.at) == 0;
    text_free(&kept);
    text_free(&here);
    return same;
}

static inline SDL_Surface *golden_load(const char *path)
{
    SDL_Surface *raw = IMG_Load(path), *s = NULL;
    if (raw != NULL)
        s = SDL_ConvertSurfaceFormat(raw, SDL_PIXELFORMAT_RGBA32, 0);
    SDL_FreeSurface(raw);
    return s;
}

static inline bool golden_update(const char *path, const char *platform,
                                 SDL_Surface *actual)
{
    struct text here;
    struct error err;
    text_init(&here);
    golden_platform(&here);
    bool ok = IMG_SavePNG(actual, path) == 0 &&
              file_write(platform, here.at, here.len, &err);
    text_free(&here);
    return ok;
}

static inline bool golden_agrees(const SDL_Surface *expected,
                                 const SDL_Surface *actual, bool exactly)
{
    int most;
    if (expected == NULL || expected->w != actual->w ||
        expected->h != actual->h)
        return false;
    long n = picture_difference(expected, actual, &most);
    if (n > 0)
        printf("%ld pixels differ, by %d at most\n", n, most);
    return n == 0 || (!exactly && most <= GOLDEN_MOST);
}

/* Is `actual` what tests/golden/NAME.png shows? */
static inline bool golden_check(const char *name, SDL_Surface *actual)
{
    char path[GOLDEN_PATH], platform[GOLDEN_PATH], left[GOLDEN_PATH];
    const char *from = golden_folder("SOURCE_DIR");
    snprintf(path, sizeof path, "%s/tests/golden/%s.png", from, name);
    snprintf(platform, sizeof platform, "%s/tests/golden/platform.txt", from);
    snprintf(left, sizeof left, "%s/%s.actual.png", golden_folder("BUILD_DIR"),
             name);
    if (getenv("CHEQUER_UPDATE_GOLDEN") != NULL)
        return golden_update(path, platform, actual);
    SDL_Surface *expected = golden_load(path);
    bool ok = golden_agrees(expected, actual, golden_same_platform(platform));
    SDL_FreeSurface(expected);
    if (!ok && IMG_SavePNG(actual, left) == 0)
        printf("%s is not as expected: see %s\n", name, left);
    return ok;
}

#endif
