/* How the system's refusals concerning files are worded. */
#ifndef CHEQUER_FILE_ERROR_H
#define CHEQUER_FILE_ERROR_H

#include <stdbool.h>

struct error;

/*
 * "cannot WHAT PATH: REASON", the reason from errno; false. Of a very long
 * path the end is shown, so that the reason still fits.
 */
bool file_error(struct error *err, const char *what, const char *path);

#endif
