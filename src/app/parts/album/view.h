/*
 * The album in the window: a strip of its pages beside the board; in place of
 * the board all of them at once, or the images of one side by side.
 */
#ifndef CHEQUER_ALBUM_VIEW_H
#define CHEQUER_ALBUM_VIEW_H

#include <stdbool.h>
#include <stdint.h>

#include "app/parts/album/grid.h"
#include "app/parts/album/images.h"
#include "app/parts/parts.h"

struct pages;

/* What is seen in the board's place. */
enum sight { SIGHT_BOARD, SIGHT_ALL, SIGHT_IMAGES };

struct album_view {
    enum sight sight;
    struct grid strip, all; /* as they were seen last */
    int shown;              /* the page the strip was brought to ... */
    bool roams;             /* ... from where somebody has scrolled on */
    int revealed;           /* the same where all are seen */
    struct images images;   /* of the page shown ... */
    struct grid beside;     /* ... side by side */
};

void album_view_free(struct album_view *a);

/* Another run: its pages are sought afresh. */
void album_view_refresh(struct album_view *a);

/* See something else, or again the board; without an album nothing else. */
void album_view_see(struct album_view *a, enum sight sight);
void album_view_check(struct album_view *a, const struct runs *r);

/* Goes on looking for what is to be told of it. False if all is. */
bool album_view_tick(struct album_view *a, const struct runs *r);

/* Are its pages much wider than high? */
bool album_is_wide(const struct runs *r);

/* Beside the board, and in its place. */
void strip_draw(const struct stage *st, struct album_view *a);
void sight_draw(const struct stage *st, struct album_view *a);

/* What of it lies at a pixel: a page, or 0. */
int strip_page_at(const struct album_view *a, const struct runs *r,
                  struct vec pixel);
int sight_page_at(const struct album_view *a, const struct runs *r,
                  struct vec pixel);

/* Where all are seen: the page that a key leads to from the one shown. */
enum sight_key {
    SIGHT_LEFT,
    SIGHT_RIGHT,
    SIGHT_UP,
    SIGHT_DOWN,
    SIGHT_PAGE_UP,
    SIGHT_PAGE_DOWN,
    SIGHT_FIRST,
    SIGHT_LAST
};

int sight_page_by_key(const struct album_view *a, const struct runs *r,
                      enum sight_key key);

/* The part of what is seen that is about images: below the line above them. */
void images_draw(const struct stage *st, struct album_view *a, struct box area);
void images_say_title(const struct stage *st, const struct album_view *a,
                      struct text *out);
int images_page_at(const struct album_view *a, struct vec pixel);

/* --- what the files of this folder share ---------------------------------- */

/* The grid's pages that are in sight, each with its number below, a frame
 * around the one that is shown, and the one lit that the pointer is on: it
 * rests on widget `id`. */
void draw_pages(const struct stage *st, const struct grid *g, uint32_t id);

/* One small board; `frame`: around it, or not. */
enum page_frame { FRAME_NONE, FRAME_LIT, FRAME_SHOWN };

void draw_page(const struct stage *st, struct box b, float square,
               const struct page *page, enum page_frame frame);

/* Which page of the grid the pointer on widget `id` is on; -1 if on none. */
long draw_pointed(const struct stage *st, const struct grid *g, uint32_t id);

#endif
