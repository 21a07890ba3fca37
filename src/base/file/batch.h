/*
 * Several files that belong together, such as the frames of a film: all are
 * written first, each as a draft, and get their names only when the last is
 * complete. Whatever fails before that leaves everything as it was.
 */
#ifndef CHEQUER_BATCH_H
#define CHEQUER_BATCH_H

#include <stdbool.h>
#include <stddef.h>

struct error;
struct batch;

struct batch *batch_create(void);

/* Removes what has not been published. */
void batch_destroy(struct batch *s);

/* On failure the batch is as before the call. */
bool batch_add(struct batch *s, const char *path, const void *bytes, size_t len,
               struct error *err);

/* Gives all their names. Should that fail half-way, *err says which files are
 * new; the others are as before. */
bool batch_publish(struct batch *s, struct error *err);

#endif
