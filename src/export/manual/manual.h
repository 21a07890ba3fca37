/*
 * The manual: its pages, compiled in by the build from assets/manual, so that
 * they can be read wherever the program runs.
 */
#ifndef CHEQUER_MANUAL_H
#define CHEQUER_MANUAL_H

struct manual_page {
    const char *name;  /* of its file, without the ending */
    const char *title; /* on its tab */
    const char *text;  /* see markup.h */
};

enum { MANUAL_PAGES = 5 };

extern const struct manual_page manual_pages[MANUAL_PAGES];

/* The page that a link leads to, "slides.md" or "slides"; -1: none. */
int manual_find(const char *link);

#endif
