/*
 * The greatest matching of a graph in two sides, and the proof that there is
 * no greater one: as many vertices that together touch every edge (Kőnig).
 */
#ifndef CHEQUER_MATCHING_H
#define CHEQUER_MATCHING_H

#include <stdint.h>

/* Vertices of each side count from 0; edges are stored by left vertex. */
struct bipartite {
    int left, right;
    int *start; /* owned; left + 1 places in `to` */
    int *to;    /* owned; right vertices */
};

struct matching {
    int *of_left;  /* owned; the partner, or -1 */
    int *of_right; /* owned */
    int size;
};

/* From `count` pairs (left, right), each given once. */
void bipartite_init(struct bipartite *g, int left, int right,
                    const int (*edges)[2], int count);
void bipartite_free(struct bipartite *g);

void matching_find(struct matching *m, const struct bipartite *g);
void matching_free(struct matching *m);

/* Marks the vertices of a least cover with 1, the others with 0. */
void matching_cover(const struct matching *m, const struct bipartite *g,
                    uint8_t *left, uint8_t *right);

#endif
