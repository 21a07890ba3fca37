/*
 * A tour, or parts of one, as the two squares next to each square on it. This
 * has no direction and no beginning, so that tours can be opened and joined
 * anywhere in no time; the numbers come at the end, by walking along.
 */
#ifndef CHEQUER_LINKS_H
#define CHEQUER_LINKS_H

#include <stdint.h>

struct seam;

struct links {
    uint32_t (*to)[2]; /* owned; LINKS_NONE where there is no move */
    int squares;
};

#define LINKS_NONE UINT32_MAX

void links_init(struct links *l, int squares);
void links_free(struct links *l);

/* A move between two squares that have room for one each; and away with it. */
void links_join(struct links *l, int a, int b);
void links_cut(struct links *l, int a, int b);
void links_sew(struct links *l, const struct seam *seam);

/* A closed tour of n squares that have no links yet, each given by its
 * distance from `origin`. */
void links_ring(struct links *l, int origin, const int *offset, int n);

/* Numbers from 1 by walking from `start`, either way if there are two; 0 for
 * squares not met. Returns how many were. */
int links_number(const struct links *l, int start, uint32_t *number);

#endif
