/*
 * What is on a page of an album, as a small board of its own: so that it can
 * be drawn anywhere, turned round and compared, whatever the puzzle.
 */
#ifndef CHEQUER_PAGE_H
#define CHEQUER_PAGE_H

#include <stdbool.h>
#include <stdint.h>

#include "chess/board.h"
#include "chess/symmetry.h"

struct mover;
struct scene;

struct page {
    struct board board;
    uint8_t *piece; /* owned: of each square, 0 for none */
    int *path;      /* owned: squares in the order of a way ... */
    int npath;      /* ... and how many */
    bool closed;    /* the way leads back to its beginning */
};

/* An empty one. */
void page_init(struct page *p, int files, int ranks);
void page_free(struct page *p);
void page_clear(struct page *p);

/* The image by a symmetry of its board; `out` is as large. */
void page_image(const struct page *p, enum symmetry s, struct page *out);

/* Do they look the same? A way is the same from either end. */
bool page_same(const struct page *a, const struct page *b);

/* On the scene's present grid, where a square is `pixels` wide: pieces that
 * would be specks are dots, if they are all alike. A way goes as `m` does,
 * which may be NULL. */
void page_draw(const struct page *p, const struct mover *m, float pixels,
               struct scene *sc);

#endif
