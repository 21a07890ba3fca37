/*
 * Several files that belong together, such as the frames of a film: all are
 * written first, each as a draft, and get their names only when the last is
 * complete. Whatever fails before that leaves everything as it was.
 */
#ifndef CHEQUER_SERIES_H
#define CHEQUER_SERIES_H

#include <stdbool.h>
#include <stddef.h>

struct error;
struct series;

struct series *series_create(void);

/* Removes what has not been published. */
void series_destroy(struct series *s);

/* On failure the series is as before the call. */
bool series_add(struct series *s, const char *path, const void *bytes,
                size_t len, struct error *err);

/* Gives all their names. Should that fail half-way, *err says which files are
 * new; the others are as before. */
bool series_publish(struct series *s, struct error *err);

#endif
