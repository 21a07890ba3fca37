/*
 * Help: a card with a tab for each of its pages. The first two are tables, of
 * the keys, and of what the mouse does and marks mean; the others are the
 * manual's.
 */
#ifndef CHEQUER_HELP_VIEW_H
#define CHEQUER_HELP_VIEW_H

#include <stdbool.h>

#include <SDL_keycode.h>

#include "app/parts/help/flow.h"
#include "app/ui/act.h"
#include "app/ui/layout.h"
#include "export/manual/manual.h"

struct stage;
struct text;

enum help_page {
    HELP_KEYS,
    HELP_MARKS,
    HELP_MANUAL, /* and those after it: see manual_pages */
    HELP_PAGES = HELP_MANUAL + MANUAL_PAGES
};

/* Who reads it, and where. All zero to begin with. */
struct reader {
    int page;
    float scroll[HELP_PAGES]; /* how far each is down, in pixels */
    float end;                /* how far the present one can be */
    float view;               /* how much of it is seen */
    struct flow flow;         /* the present one, if it is the manual's */
};

void reader_free(struct reader *r);

/* To another page; one that there is not stays unread. */
void reader_turn(struct reader *r, int page);
void reader_scroll_to(struct reader *r, float to);

/* What a key does to the page, or nothing. */
struct act reader_key(const struct reader *r, SDL_Keycode key, bool shift);

/* What a click on a line of code copies, without remarks: a command, or else
 * all lines around it. Appended. */
void reader_code(const struct reader *r, int block, struct text *out);

void help_draw(const struct stage *st, struct reader *r);

/* --- tables.c ------------------------------------------------------------ */

/* Rows that fit the room if they can, in two columns where that is wide
 * enough. All of it is `height` high. */
struct table {
    const struct stage *st;
    bool marks;      /* mouse and marks, else the keys */
    struct box room; /* what is seen of it */
    float row, head; /* heights */
    bool narrow;     /* one column */
    float height;
};

void table_lay(struct table *t, const struct stage *st, bool marks,
               struct box room);
void table_draw(const struct table *t, float scroll);

#endif
