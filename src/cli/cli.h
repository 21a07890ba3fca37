/*
 * The command line: what the arguments ask for, done without a display, or
 * handed on to whoever opens the window.
 */
#ifndef CHEQUER_CLI_H
#define CHEQUER_CLI_H

#include <stdbool.h>

enum cli_exit {
    CLI_DONE = 0,
    CLI_NO_SOLUTION = 1, /* none exists, or the method got stuck */
    CLI_REFUSED = 2,     /* the request is wrong */
    CLI_NOT_WRITTEN = 3, /* the output could not be written */
    CLI_LIMIT = 4,       /* stopped at a limit */
    CLI_SIGNAL = 128     /* plus the signal's number: stopped by it */
};

/* What the window is to be opened with; NULL or 0: as it was last time. */
struct cli_window {
    const char *run;    /* already checked */
    bool picture;       /* it comes from one: all of its style counts */
    const char *slides; /* a lesson to show, by its name or its file's */
    const char *font, *theme, *renderer;
    int scale_percent;
};

/* The program's exit code. `open_window` is called at most once, and its
 * answer is the exit code then. */
int cli_main(int argc, char **argv,
             int (*open_window)(const struct cli_window *window));

#endif
