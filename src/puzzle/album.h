/*
 * An album: pages of which one is looked at, turned by a live control with its
 * number, by the player, and by a window that shows many at once. An activity
 * keeps a struct album in its struct puzzle, tells it how many pages there are,
 * and shows the page that is asked for:
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

struct page;

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

/* The same if the control was changed. */
enum reaction album_input(struct album *a, const struct input *in,
                          struct params *params);

/* Puts what is on a page on an empty one. */
typedef void page_shower(const struct puzzle *pz, int number, struct page *out);

/* The pages there are: the control whose number is the page that is shown, and
 * the first and last it can be. */
struct pages {
    int control;
    int first, last;
    bool growing;     /* so far: asking for a page beyond makes for more */
    const bool *has;  /* by number: is it there? NULL: all are */
    int files, ranks; /* of the board of a page */
    page_shower *show;
};

/* True for the player: false until a page is shown, or all are known. */
bool album_pages(const struct album *a, page_shower *show, struct pages *out);

/* --- a part of all numbers ------------------------------------------------ */

/* How many pages there are, the number of the one in place `i` from 0 on, and
 * the place of a number; if that is not there, of the next that is. */
long pages_count(const struct pages *p);
int pages_at(const struct pages *p, long i);
long pages_place(const struct pages *p, int number);

#endif
