/* What the command line hands on to whoever opens the window. */
#ifndef CHEQUER_CLI_WINDOW_H
#define CHEQUER_CLI_WINDOW_H

#include <stdbool.h>

/* What it is to be opened with; NULL or 0: as it was last time. */
struct cli_window {
    const char *run;    /* already checked */
    bool picture;       /* it comes from one: all of its style counts */
    const char *slides; /* a lesson to show, by its name or its file's */
    const char *file;   /* to be opened there, as if it had been dropped */
    const char *font, *theme, *renderer;
    int scale_percent;
    bool say; /* tell in words what is shown */
};

/* Returns the exit code. */
typedef int window_opener(const struct cli_window *window);

#endif
