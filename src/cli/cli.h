/*
 * The command line: what the arguments ask for, done without a display, or
 * handed on to whoever opens the window.
 */
#ifndef CHEQUER_CLI_H
#define CHEQUER_CLI_H

#include "cli/window.h"

/* The program's exit code. `open_window` is called at most once, and its
 * answer is the exit code then. */
int cli_main(int argc, char **argv, window_opener *open_window);

#endif
