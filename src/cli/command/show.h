/* `chequer show`: a run, or a picture of one, in the window or made again. */
#ifndef CHEQUER_SHOW_H
#define CHEQUER_SHOW_H

#include "cli/option.h"
#include "cli/command/window.h"

enum { SHOW_OPTIONS = 16 };

/* The window's options, and those that write a file instead: the latter begin
 * at `*writing`. Ends with a NULL name. */
void show_options(struct option out[SHOW_OPTIONS], int *writing);

/* argv[0] is left out. */
int show_command(int argc, char **argv, window_opener *open);

#endif
