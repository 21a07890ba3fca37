/*
 * What a user did, as a setting: the squares that were chosen, one after the
 * other, in a control of kind CONTROL_SQUARES. So a run's line tells all of
 * it, and whatever keeps the line keeps what was made by hand. Each click is a
 * moment of the trace: moment k shows the first k of them.
 */
#ifndef CHEQUER_CLICKS_H
#define CHEQUER_CLICKS_H

#include <stdbool.h>
#include <stddef.h>

struct error;
struct params;

/* Are all of them squares of this board? `key` is what the error names. */
bool clicks_check(const char *list, const char *key, int files, int ranks,
                  struct error *err);

/* The next square of a list that has been checked, or -1 at its end. */
int clicks_next(const char **list, int files);

bool clicks_has(const char *list, int files, int square);

/* For lists whose order means nothing: with or without the square, sorted. */
void clicks_put(struct params *params, int control, int files, int square,
                bool on);

/* One click more, and only the first `n` of them. */
void clicks_add(struct params *params, int control, int files, int square);
void clicks_keep(struct params *params, int control, size_t n);

#endif
