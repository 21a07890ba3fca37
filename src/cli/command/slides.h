/* `chequer slides`: a show in the window, or as pictures. */
#ifndef CHEQUER_CLI_SLIDES_H
#define CHEQUER_CLI_SLIDES_H

#include "cli/option.h"
#include "cli/command/window.h"

enum { SLIDES_OPTIONS = 32 };

/* The window's options, and those that write files instead: the latter begin
 * at `*writing`. Ends with a NULL name. */
void slides_options(struct option out[SLIDES_OPTIONS], int *writing);

/* argv[0] is left out. */
int slides_command(int argc, char **argv, window_opener *open);

#endif
