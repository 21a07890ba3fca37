/* The slides that come with the program, and those in files. */
#ifndef CHEQUER_SHOWS_H
#define CHEQUER_SHOWS_H

#include <stdbool.h>

struct error;
struct puzzle_class;
struct show;

struct supplied_show {
    const char *name;  /* on the command line: "warnsdorff" */
    const char *title; /* in the menu */
    const char *text;
};

enum { SHOWS = 3 };

extern const struct supplied_show shows[SHOWS];

/* By the name of one of them, or of a file. On refusal there is nothing to
 * free. `classes` ends with NULL. */
bool show_open(struct show *out, const struct puzzle_class *const *classes,
               const char *name, struct error *err);

#endif
