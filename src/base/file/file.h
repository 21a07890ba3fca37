/*
 * Whole files, in and out. A file is written to a temporary beside its target,
 * synced and renamed, so that an error leaves what was there before.
 */
#ifndef CHEQUER_FILE_H
#define CHEQUER_FILE_H

#include <stdbool.h>
#include <stddef.h>

struct error;
struct text;

/* Replace `path` as a whole; "-" is standard output. */
bool file_write(const char *path, const void *bytes, size_t len,
                struct error *err);

/* Write a file that must not exist yet. *exists tells that failure apart. */
bool file_write_new(const char *path, const void *bytes, size_t len,
                    bool *exists, struct error *err);

/* Append the contents of `path` to `out`; refuses more than `limit` bytes. */
bool file_read(const char *path, size_t limit, struct text *out,
               struct error *err);

/* The same, but of a longer file takes only the first and the last bytes, as
 * many as that. */
bool file_read_ends(const char *path, size_t first, size_t last,
                    struct text *out, struct error *err);

/* Make `path` and the folders above it; fine if they exist. */
bool file_make_folders(const char *path, struct error *err);

#endif
