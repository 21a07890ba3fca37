/*
 * The colours of a picture, as long as they are few: then a file keeps them
 * in a palette, and a byte or less a pixel.
 */
#ifndef CHEQUER_FEW_H
#define CHEQUER_FEW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { FEW_MAX = 256, FEW_SLOTS = 1024 };

/* Begins all zero. */
struct few {
    uint8_t colour[FEW_MAX][4]; /* R, G, B, A, in the order of appearance */
    uint16_t slot[FEW_SLOTS];   /* 1 + the index of a colour; 0: free */
    int n;
    bool many; /* more than FEW_MAX: no use to go on */
};

/* Look at `n` more pixels of R, G, B, A. */
void few_look(struct few *f, const uint8_t *rgba, size_t n);

/* The indices of pixels that were all looked at before. */
void few_map(const struct few *f, const uint8_t *rgba, size_t n,
             uint8_t *index);

#endif
