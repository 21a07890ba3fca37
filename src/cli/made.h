/* What a request makes, and what there is to say of it. */
#ifndef CHEQUER_MADE_H
#define CHEQUER_MADE_H

#include <stdbool.h>

struct request;

enum {
    MADE_ANSWER = 1 << 0,  /* to a question */
    MADE_SHARED = 1 << 1,  /* the same, worked out by all processors */
    MADE_WINDOW = 1 << 2,  /* nothing: the window opens */
    MADE_DIAGRAM = 1 << 3, /* words, with the board among them */
    MADE_DATA = 1 << 4,    /* other words of a run */
    MADE_PICTURE = 1 << 5,
    MADE_FILM = 1 << 6,   /* in one file */
    MADE_SERIES = 1 << 7, /* pictures with numbers */
    MADE_SHEET = 1 << 8,
    MADE_WORKSHEET = 1 << 9,
    MADE_LETTERED = 1 << 10, /* with letters of our font */
    MADE_CHANCE = 1 << 11,   /* by the seed */
    MADE_LOOPS = 1 << 12,    /* a film that repeats itself */
    MADE_SETTLED = 1 << 13,  /* words that need no run */
    MADE_JOINED = 1 << 14,   /* shows a board with joined edges */
    MADE_DIVIDED = 1 << 15,  /* an answer that falls into parts */
    MADE_TALE = 1 << 16,     /* each step in words */
    MADE_TIMED = 1 << 17,    /* tells times */

    MADE_SHEETS = MADE_SHEET | MADE_WORKSHEET,
    MADE_FILMS = MADE_FILM | MADE_SERIES,
    MADE_SHOWN = MADE_PICTURE | MADE_FILMS | MADE_SHEETS,
    MADE_RUN = MADE_DIAGRAM | MADE_DATA | MADE_PICTURE | MADE_FILMS,
    MADE_ANY = MADE_ANSWER | MADE_RUN | MADE_SHEETS | MADE_SETTLED | MADE_TALE
};

/* All that is true of what the request makes, a bit each. */
int made(const struct request *r);

#endif
