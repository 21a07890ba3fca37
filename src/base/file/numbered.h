/*
 * File names with a place for a number, for series of files: in
 * "tour-%03d.png" the place is %03d. Every other % is only a character.
 */
#ifndef CHEQUER_PATTERN_H
#define CHEQUER_PATTERN_H

#include <stdbool.h>

struct error;
struct text;

/* Is there such a place in the file's own name? */
bool pattern_has_place(const char *path);

/* False, with *err filled in, unless there is exactly one. */
bool pattern_check(const char *path, struct error *err);

/* Appends `path` with `number` in its place. */
void pattern_fill(const char *path, int number, struct text *out);

#endif
