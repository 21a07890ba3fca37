/*
 * The album in the window: a strip of its pages beside the board.
 */
#ifndef CHEQUER_ALBUM_VIEW_H
#define CHEQUER_ALBUM_VIEW_H

#include <stdbool.h>
#include <stdint.h>

#include "app/parts/album/grid.h"
#include "app/parts/parts.h"

struct album_view {
    struct grid strip; /* as it was seen last */
    int shown;         /* the page it was brought to ... */
    bool roams;        /* ... from where somebody has scrolled on */
};

/* Another run: its pages are sought afresh. */
void album_view_refresh(struct album_view *a);

/* Are its pages much wider than high? */
bool album_is_wide(const struct runs *r);

/* Beside the board. */
void strip_draw(const struct stage *st, struct album_view *a);

/* What of it lies at a pixel: a page, or 0. */
int strip_page_at(const struct album_view *a, const struct runs *r,
                  struct vec pixel);

/* --- what the files of this folder share ---------------------------------- */

/* The grid's pages that are in sight, each with its number below, a frame
 * around the one that is shown, and the one lit that the pointer is on: it
 * rests on widget `id`. */
void draw_pages(const struct stage *st, const struct grid *g, uint32_t id);

/* Which page of the grid the pointer on widget `id` is on; -1 if on none. */
long draw_pointed(const struct stage *st, const struct grid *g, uint32_t id);

#endif
