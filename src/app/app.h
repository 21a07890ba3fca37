/* The window: opens, runs until it is closed, and leaves nothing behind. */
#ifndef CHEQUER_APP_H
#define CHEQUER_APP_H

#include <stdbool.h>

struct app_options {
    const char *run;      /* the run to open, already checked, or NULL */
    const char *slides;   /* slides to show, already checked, or NULL */
    const char *file;     /* to open as if it had been dropped, or NULL */
    bool picture;         /* it comes from one, with all of its style */
    const char *font;     /* file of the Sans font, or NULL */
    const char *theme;    /* name of a theme; NULL: as remembered */
    const char *renderer; /* SDL's name for one; NULL: choose */
    int scale_percent;    /* size of the program's own parts; 0: as
                             remembered */
    bool say;             /* what is shown is printed, too, in words */
};

/* The exit code: 0 after a quit, 1 if no window could be opened, which has
 * then been said on stderr in one line. */
int app_run(const struct app_options *options);

#endif
