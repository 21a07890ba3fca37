/* `chequer` alone, which opens the window, and the options of the window. */
#ifndef CHEQUER_WINDOW_H
#define CHEQUER_WINDOW_H

#include <stdbool.h>

#include "cli/option.h"
#include "cli/request.h"

struct error;
struct text;

/* What the window is to be opened with; NULL or 0: as it was last time. */
struct cli_window {
    const char *run;    /* already checked */
    bool picture;       /* it comes from one: all of its style counts */
    const char *slides; /* a lesson to show, by its name or its file's */
    const char *font, *theme, *renderer;
    int scale_percent;
};

enum {
    WINDOW_THEME = COMMON_END,
    WINDOW_SCALE,
    WINDOW_RENDERER,
    WINDOW_VERSION
};

extern const struct option window_options[];

/* What the value of one of them may be, or of a common option beside them. */
void window_allowed(const struct option *o, struct text *out);

/* All but those that only print something. */
bool window_set(struct cli_window *window, const struct argument *a,
                struct error *err);

/* `chequer --help`: the commands, the window's options, the exit codes. */
void window_help(struct text *out);

typedef int window_opener(const struct cli_window *window);

/* argv[0] is left out. */
int window_command(int argc, char **argv, window_opener *open);

#endif
