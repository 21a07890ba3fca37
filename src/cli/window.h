/* The commands that open the window: `chequer` alone, and `chequer show`. */
#ifndef CHEQUER_WINDOW_H
#define CHEQUER_WINDOW_H

#include <stdbool.h>

#include "cli/cli.h"
#include "cli/option.h"

struct text;

extern const struct option window_options[];

/* What the value of one of them may be. */
void window_allowed(const struct option *o, struct text *out);

typedef int window_opener(const struct cli_window *window);

/* argv[0] is left out. With `show`, the words must be a run; else there must
 * be none. */
int window_command(int argc, char **argv, bool show, window_opener *open);

#endif
