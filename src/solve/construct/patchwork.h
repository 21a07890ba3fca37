/*
 * How a big tour was put together from small ones: the rectangles that were
 * toured by themselves, and the seams where their tours were joined into one
 * by leaving out some moves and making others instead. For looking at, and
 * for checking.
 */
#ifndef CHEQUER_PATCHWORK_H
#define CHEQUER_PATCHWORK_H

#include <stddef.h>

enum { SEAM_MOVES_MAX = 4 };

struct patch {
    int file, rank; /* of its lowest square on the left */
    int files, ranks;
    int level; /* 0: the whole board, 1: its parts, ... */
};

/* The removed moves belong to the small tours, the added ones join them. */
struct seam {
    int removed[SEAM_MOVES_MAX][2], added[SEAM_MOVES_MAX][2]; /* squares */
    int nremoved, nadded;
    int level; /* of the patch that came to be */
};

struct patchwork {
    struct patch *patches; /* owned */
    size_t npatches, patches_cap;
    struct seam *seams; /* owned; in the order they are sewn */
    size_t nseams, seams_cap;
};

void patchwork_init(struct patchwork *pw);
void patchwork_free(struct patchwork *pw);

/* The level of the smallest patches; and how many there are of a level. */
int patchwork_finest(const struct patchwork *pw);
size_t patchwork_count(const struct patchwork *pw, int level);

void patchwork_add(struct patchwork *pw, struct patch patch);
void patchwork_sew(struct patchwork *pw, const struct seam *seam);

/* Room for one more move in a seam. */
void seam_remove(struct seam *s, int from, int to);
void seam_add(struct seam *s, int from, int to);

#endif
