/* A film of the run, in the pictures folder. */
#ifndef CHEQUER_SAVEFILM_H
#define CHEQUER_SAVEFILM_H

#include <stdbool.h>

struct error;
struct format;
struct making;
struct runs;

/* Goes on while the window does, see app/save/making.h. Its end is noted with
 * the path of the file. */
bool savefilm_begin(struct making *m, struct runs *r,
                    const struct format *format, struct error *err);

#endif
