/* The help pages, made from the same tables as the options themselves. */
#ifndef CHEQUER_HELP_H
#define CHEQUER_HELP_H

#include <stdbool.h>

struct option;
struct puzzle_class;
struct text;

/* `left` in its column, then `words` beside it, or under it if it is long. */
void help_entry(struct text *out, const char *left, const char *words);

/* An option; `cls` is needed for those of a puzzle's own. */
void help_option(struct text *out, const struct puzzle_class *cls,
                 const struct option *o);

/* The options of the window, and others beside them: see request_others. */
void help_window(struct text *out);
void help_others(struct text *out, bool (*wanted)(int id));

#endif
