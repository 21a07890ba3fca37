/*
 * An album: pages of which one is looked at, turned by a live control with its
 * number, by the player, and by thumbnails beside the board, one below the
 * other. An activity keeps a struct album in its struct puzzle, tells it how
 * many pages there are, and shows the page that is asked for:
 *
 *     album_init(&pz->album, files, ranks, SOLUTION, params);   in create
 *     pz->album.pages = ...; pz->album.growing = false;         in step
 *     if (album_is_due(&pz->album)) { ... album_record(&pz->album, tr); }
 *
 * In input it calls album_input, and again shows what is due if that says
 * EDITED; as its pages it returns album_pages.
 */
#ifndef CHEQUER_ALBUM_H
#define CHEQUER_ALBUM_H

#include <stdbool.h>
#include <stdint.h>

#include "puzzle/puzzle.h"

struct album {
    int control;           /* its number is the page asked for */
    int files, ranks;      /* of the board */
    bool growing;          /* there may be more pages than known so far */
    uint64_t pages;        /* how many there are */
    uint64_t asked, shown; /* from 1; 0 if none is shown */
};

/* Open at the control's page; without pages so far. */
void album_init(struct album *a, int files, int ranks, int control,
                const struct params *params);

/* Is another page asked for than is shown, and is there one? */
bool album_is_due(const struct album *a);

/* Is there no page of the number asked for? The sentence says how many there
 * are: "There is no solution 93: there are only 92." */
bool album_is_missing(const struct album *a);
void album_say_missing(const struct album *a, const char *noun,
                       struct text *out);

/* The page asked for is on the board: it makes a moment. */
void album_record(struct album *a, struct trace *tr);

/* The page on the board at the moment looked at; 0 if none. */
uint64_t album_page(const struct view *view);

/* To a page, or as near as there is one. EDITED if it is another. */
enum reaction album_turn(struct album *a, struct params *params, uint64_t page);

/* The same if the control was changed, or a thumbnail clicked. */
enum reaction album_input(struct album *a, const struct input *in,
                          struct params *params);

/* For the player; false until a page is shown, or all are known. */
bool album_pages(const struct album *a, struct pages *out);

/* --- thumbnails ----------------------------------------------------------- */

/* The width they need, for `strip`: one is a sixth of the board. */
float album_width(int files, int ranks);

/* Where a page lies in such room beside the board, or false if it is not in
 * sight. */
bool album_place(const struct album *a, struct box room, uint64_t page,
                 struct box *out);

/* The page at a point of the board's plane, or 0. */
uint64_t album_page_at(const struct album *a, struct box room, struct vec at);

/* A puzzle says what is on a page, where a square is `cell` wide; where it
 * goes, its frame and its number are the same for all. */
struct album_page {
    struct box box;
    float cell;
    int ranks; /* of the board */
    uint64_t number;
};

typedef void album_painter(const struct puzzle *pz,
                           const struct album_page *page, struct scene *sc);

/* In view->right: the page that is shown and those around it. */
void album_draw(const struct album *a, const struct view *view,
                const struct puzzle *pz, album_painter *draw, struct scene *sc);

/* The middle of a square. */
struct vec album_square(const struct album_page *page, int file, int rank);

#endif
