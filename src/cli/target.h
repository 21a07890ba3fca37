/*
 * Where the output goes, looked at before a run that may take long. `path` is
 * NULL if none was given, and "-" for standard output.
 */
#ifndef CHEQUER_TARGET_H
#define CHEQUER_TARGET_H

#include <stdbool.h>

#include "export/export.h"

struct error;

/* False if bytes of a picture would be sent to a terminal unasked. */
bool target_suits(const char *path, enum export_format format,
                  struct error *err);

/* False if writing is sure to fail: no such folder, no permission. */
bool target_reachable(const char *path, struct error *err);

#endif
