/* Pictures opened again: the run, the moment and the style a file shows. */
#ifndef CHEQUER_REOPEN_H
#define CHEQUER_REOPEN_H

#include <stdbool.h>
#include <stddef.h>

#include "render/file/about.h"

struct error;
struct text;

/* Is this the name of a file rather than the first word of a run? */
bool reopen_is_file(const char *word);

/* The description in the first `len` bytes of a file that may hold anything,
 * appended to `run`. */
enum about_found reopen_find(const void *bytes, size_t len, struct text *run);

/* Appends the words of a file that a puzzle may make a run of. */
bool reopen_words(const char *path, struct text *words, struct error *err);

/* Appends to `line` the description that a picture of ours carries; on refusal
 * nothing is added. */
bool reopen_line(const char *path, struct text *line, struct error *err);

#endif
