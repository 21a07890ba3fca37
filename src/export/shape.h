/*
 * The shape of a board in a file: a grid of . and # (see chess/shape_grid.h),
 * or a PNG, in which dark squares are holes.
 */
#ifndef CHEQUER_EXPORT_SHAPE_H
#define CHEQUER_EXPORT_SHAPE_H

#include <stdbool.h>

struct board;
struct error;

enum {
    SHAPE_FILE_MAX = 32 << 20, /* bytes */
    SHAPE_PIXELS_MAX = 64      /* a side of a picture with a pixel for each
                                  square, unless a size is asked for */
};

/* The size of the board. If it is asked for, a grid has to have it and every
 * picture is divided into so many squares; if not, only a picture is that is
 * too large for a pixel to be a square. 0: it is not known. */
struct shape_size {
    int files, ranks;
    bool asked;
};

/* On refusal there is nothing to free, and *err says where it is wrong. Never
 * waits, as it would for a pipe. */
bool shape_open(const char *path, struct shape_size size, struct board *out,
                struct error *err);

#endif
