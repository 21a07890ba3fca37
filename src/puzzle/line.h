/*
 * Settings in a line of text: words such as "theme=paper" between others. Each
 * table of controls takes the words that are its own and leaves the rest to
 * whoever comes next.
 */
#ifndef CHEQUER_LINE_H
#define CHEQUER_LINE_H

#include <stdbool.h>

struct control;
struct error;
struct params;
struct text;

/* Sets one control, by its index, from its text form. */
typedef bool line_set(void *ctx, int index, const char *value,
                      struct error *err);

/* Calls `set` for each word of the line that begins with the key of a control
 * of the table, and appends the other words to `rest`. */
bool line_take(const char *line, const struct control *table, line_set *set,
               void *ctx, struct text *rest, struct error *err);

/* The reverse: what does not go without saying, each as " key=value". */
void line_format(const struct params *params, const struct control *table,
                 struct text *out);

#endif
