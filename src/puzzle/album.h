/*
 * Thumbnails beside the board, one below the other: the page the album is
 * open at and those around it. A puzzle says what is on a page; where it goes,
 * its frame and its number are the same for all.
 */
#ifndef CHEQUER_ALBUM_H
#define CHEQUER_ALBUM_H

#include <stdbool.h>
#include <stdint.h>

#include "scene/scene.h"

struct puzzle;

struct album {
    struct box room;       /* view->right */
    int files, ranks;      /* of the board */
    uint64_t pages, shown; /* how many, and which is open, from 1; 0 if
                              none is */
};

/* The width it needs, for `aside`: a thumbnail is a sixth of the board. */
float album_width(int files, int ranks);

/* Where page `page` lies, or false if it is not in sight. */
bool album_place(const struct album *a, uint64_t page, struct box *out);

/* The page at a point of the board's plane, or 0. */
uint64_t album_page_at(const struct album *a, struct vec at);

/* `draw` fills in each page; a square is `cell` wide. */
struct album_page {
    struct box box;
    float cell;
    uint64_t number;
};

typedef void album_painter(const struct puzzle *pz,
                           const struct album_page *page, struct scene *sc);

void album_draw(const struct album *a, const struct puzzle *pz,
                album_painter *draw, struct scene *sc);

#endif
