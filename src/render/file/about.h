/* What a picture's file says about itself, for people and for us. */
#ifndef CHEQUER_ABOUT_H
#define CHEQUER_ABOUT_H

#include <stddef.h>

struct text;

struct about {
    const char *title; /* for people: <title>, PNG Title */
    const char *run;   /* the run's description: <desc>, PNG chequer,
                          GIF comment */
    float dpi;         /* dots an inch on paper; 0: any size */
};

enum about_found {
    ABOUT_FOUND,
    ABOUT_NONE,    /* a picture that says nothing of a run */
    ABOUT_DAMAGED, /* or whose words cannot be trusted */
    ABOUT_FOREIGN  /* neither PNG nor SVG nor GIF */
};

/* Enough of a file's beginning: descriptions come before the pixels. */
enum { ABOUT_BYTES = 1 << 20 };

/* Finds the description again in the first `len` bytes of a file that may
 * hold anything, and appends it to `run`. */
enum about_found about_find(const void *bytes, size_t len, struct text *run);

#endif
