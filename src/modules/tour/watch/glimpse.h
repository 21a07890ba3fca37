/* What the files that draw a method's thoughts share. */
#ifndef CHEQUER_TOUR_OVERLAY_H
#define CHEQUER_TOUR_OVERLAY_H

#include "modules/tour/run.h"

enum { TOUR_LETTERS_MAX = 32 }; /* sides with room for letters */

int tour_longer_side(const struct puzzle *pz);

/* Of each part of a tour, or ring: a colour, a letter or two, the squares. */
enum ink tour_group_ink(int group);
void tour_group_letters(int group, char out[8]);

/* The group of each square, or -1; owned by the caller. */
int *tour_groups_of(const struct puzzle *pz, const struct tour_thought *t);

/* The seams that the moment looked at has sewn: from, and up to. */
void tour_seams_of(const struct puzzle *pz, const struct view *view, int *from,
                   int *to);

/* The smallest patches, and as strong lines those of the level `made`. */
void tour_draw_patches(const struct puzzle *pz, const struct patchwork *pw,
                       int made, struct scene *sc);

/* Where squares are too small for letters, one for each patch. */
void tour_draw_patch_letters(const struct puzzle *pz,
                             const struct patchwork *pw,
                             const struct tour_thought *t, struct scene *sc);
void tour_draw_seams(const struct puzzle *pz, const struct view *view,
                     const struct patchwork *pw, struct scene *sc);

void tour_draw_population(const struct puzzle *pz, const struct view *view,
                          const struct tour_thought *t, struct scene *sc);

#endif
