/* What a picture's file says about itself, for people and for us. */
#ifndef CHEQUER_ABOUT_H
#define CHEQUER_ABOUT_H

#include <stddef.h>

struct text;

struct about {
    const char *title; /* for people: <title>, PNG Title */
    const char *run;   /* the run's description: SVG metadata, PNG chequer,
                          GIF, MP4 and WebM comment, PDF keywords */
    float dpi;         /* dots an inch on paper; 0: any size */
    const char *words; /* what is to be seen, for those who cannot: <desc>;
                          NULL: nothing is said */
};

/* What stands before the run where other words may stand, too: in the metadata
 * of an SVG, formerly on the last line of its <desc>. */
#define ABOUT_RUN "chequer: "

/* The names of the <title> and the <desc>, so that readers of screens tell
 * them; and that the run is not to be looked for in that <desc>. */
#define ABOUT_TITLE_ID "chequer-title"
#define ABOUT_WORDS_ID "chequer-words"

/* What our PDFs are said to be made by, so that their keywords are ours. */
#define ABOUT_CREATOR "chequer"

enum about_found {
    ABOUT_FOUND,
    ABOUT_NONE,    /* a picture that says nothing of a run */
    ABOUT_DAMAGED, /* or whose words cannot be trusted */
    ABOUT_FOREIGN  /* another format */
};

/* Enough of a file's beginning: descriptions come before the pixels; and of
 * the end of one that has them behind. */
enum { ABOUT_BYTES = 1 << 20, ABOUT_LAST = 1 << 16 };

/* Find the description again in `len` bytes of a file that may hold anything,
 * and append it to `run`. ABOUT_FOREIGN: it is not theirs. */
enum about_found about_png(const void *bytes, size_t len, struct text *run);
enum about_found about_gif(const void *bytes, size_t len, struct text *run);
enum about_found about_svg(const void *bytes, size_t len, struct text *run);
enum about_found about_pdf(const void *bytes, size_t len, struct text *run);
enum about_found about_mp4(const void *bytes, size_t len, struct text *run);
enum about_found about_webm(const void *bytes, size_t len, struct text *run);

#endif
