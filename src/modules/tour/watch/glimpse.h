/* What the files that draw a method's glimpses share. */
#ifndef CHEQUER_TOUR_WATCH_GLIMPSE_H
#define CHEQUER_TOUR_WATCH_GLIMPSE_H

#include "modules/tour/watch/run.h"

enum {
    GLIMPSE_LETTERS_MAX = 32,  /* sides with room for letters */
    GLIMPSE_LINES_MAX = 64,    /* larger boards show no single moves */
    GLIMPSE_PATCHES_MAX = 1024 /* the smallest are outlined up to */
};

int glimpse_longer_side(const struct puzzle *pz);

/* The group of each square, or -1; owned by the caller. */
int *glimpse_groups(const struct puzzle *pz, const struct past_glimpse *g);

/* The seams that the moment looked at has sewn: from, and up to. */
void glimpse_seams(const struct view *view, int *from, int *to);

/* The smallest patches, and as strong lines those of the level `made`. */
void glimpse_draw_patches(const struct puzzle *pz, const struct view *view,
                          const struct patchwork *pw, int made,
                          struct scene *sc);

/* Where squares are too small for letters, one for each patch. */
void glimpse_draw_patch_letters(const struct puzzle *pz,
                                const struct patchwork *pw,
                                const struct past_glimpse *g, struct scene *sc);
void glimpse_draw_seams(const struct puzzle *pz, const struct view *view,
                        const struct patchwork *pw, struct scene *sc);

void glimpse_draw_population(const struct puzzle *pz, const struct view *view,
                             const struct past_glimpse *g, struct scene *sc);

#endif
