/*
 * Whole files, in and out. A file is written to a temporary beside its target,
 * synced and renamed, so that an error leaves what was there before. How the
 * system is asked for that stands in base/platform/: read.c, write.c, batch.c.
 */
#ifndef CHEQUER_FILE_H
#define CHEQUER_FILE_H

#include <stdbool.h>
#include <stddef.h>

struct batch;
struct error;
struct temporary;
struct text;

/* Replace `path` as a whole; "-" is standard output. If that is a pipe which
 * nobody reads any more, *err has no words. */
bool file_write(const char *path, const void *bytes, size_t len,
                struct error *err);

/* Is it, or will it be, a file that is replaced? Devices, pipes and standard
 * output are written to as they are. */
bool file_is_replaced(const char *path);

/* Write a file that must not exist yet. *exists tells that failure apart. */
bool file_write_new(const char *path, const void *bytes, size_t len,
                    bool *exists, struct error *err);

/* Looked at before there is anything to write: could it be? */
bool file_may_be_written(const char *path, struct error *err);

/* An empty file where temporary files go, under a name of its own; it goes
 * with the struct, or with the program. NULL on failure. */
struct temporary *temporary_create(struct error *err);
const char *temporary_path(const struct temporary *t);
void temporary_destroy(struct temporary *t); /* fine if it is NULL */

/* Append the contents of `path` to `out`; refuses more than `limit` bytes, and
 * pipes, which might never end or begin. */
bool file_read(const char *path, size_t limit, struct text *out,
               struct error *err);

/* The same, but of a longer file takes only the first and the last bytes, as
 * many as that. */
bool file_read_ends(const char *path, size_t first, size_t last,
                    struct text *out, struct error *err);

/* Is there anything of that name? Is it a folder? Are both names of one, or
 * would they be once there is any? */
bool file_is_there(const char *path);
bool file_is_same(const char *path, const char *other);
bool file_is_folder(const char *path);

/* Make `path` and the folders above it; fine if they exist. */
bool file_make_folders(const char *path, struct error *err);

/*
 * "cannot WHAT PATH: REASON", the reason from errno; false. Of a very long
 * path the end is shown, so that the reason still fits.
 */
bool file_error(struct error *err, const char *what, const char *path);

/*
 * Several files that belong together, such as the frames of a film: all are
 * written first, each as a draft, and get their names only when the last is
 * complete. Whatever fails before that leaves everything as it was.
 */
struct batch *batch_create(void);

/* Removes what has not been published. */
void batch_destroy(struct batch *s);

/* On failure the batch is as before the call. */
bool batch_add(struct batch *s, const char *path, const void *bytes, size_t len,
               struct error *err);

/* More of the file that was added last, which is replaced; for one that is too
 * large to be had at once. On failure the batch is to be destroyed. */
bool batch_append(struct batch *s, const void *bytes, size_t len,
                  struct error *err);

/* Gives all their names. Should that fail half-way, *err says which files are
 * new; the others are as before. */
bool batch_publish(struct batch *s, struct error *err);

/* --- numbered.c: names with a place for a number ------------------------- */

/* For series of files: in "tour-%03d.png" the place is %03d. Every other % is
 * only a character. Is there such a place in the file's own name? */
bool pattern_has_place(const char *path);

/* False, with *err filled in, unless there is exactly one. */
bool pattern_check(const char *path, struct error *err);

/* Appends `path` with `number` in its place. */
void pattern_fill(const char *path, int number, struct text *out);

#endif
