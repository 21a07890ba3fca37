/*
 * The command line: what the arguments ask for, done without a display, or
 * handed on to whoever opens the window.
 */
#ifndef CHEQUER_CLI_H
#define CHEQUER_CLI_H

#include "cli/window.h"

/* What the command line is told of the program that it is a part of. */
struct cli_program {
    const char *version;        /* as --version says it */
    const char *date;           /* of it, such as "2026-11-18" */
    window_opener *open_window; /* called at most once */
};

/* The program's exit code; the answer of `open_window` where it was called. */
int cli_main(int argc, char **argv, const struct cli_program *program);

#endif
