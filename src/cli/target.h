/*
 * Where the output goes, looked at before a run that may take long. `path` is
 * NULL if none was given, and "-" for standard output.
 */
#ifndef CHEQUER_TARGET_H
#define CHEQUER_TARGET_H

#include <stdbool.h>

struct error;
struct format;

/* False if bytes of a picture would be sent to a terminal unasked. */
bool target_suits(const char *path, const struct format *format,
                  struct error *err);

/* False if writing is sure to fail: no such folder, no permission. */
bool target_reachable(const char *path, struct error *err);

#endif
