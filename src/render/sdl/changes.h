/*
 * Where two scenes that lie in the same place look different: a few
 * rectangles of pixels that cover all of it.
 */
#ifndef CHEQUER_CHANGES_H
#define CHEQUER_CHANGES_H

#include "render/sdl/canvas.h"

enum { CHANGES_MAX = 8 };

struct changes {
    SDL_Rect at[CHANGES_MAX];
    int n;
    bool all; /* too much to tell apart */
};

void changes_find(const struct canvas *c, const struct scene *was,
                  const struct scene *is, struct changes *out);

#endif
