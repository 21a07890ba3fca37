/* Pictures opened again: the run, the moment and the style a file shows. */
#ifndef CHEQUER_REOPEN_H
#define CHEQUER_REOPEN_H

#include <stdbool.h>

struct error;
struct text;

/* Is this the name of a file rather than the first word of a run? */
bool reopen_is_file(const char *word);

/* Appends to `line` the description that a PNG, SVG or GIF of ours carries;
 * on refusal nothing is added. */
bool reopen_line(const char *path, struct text *line, struct error *err);

#endif
