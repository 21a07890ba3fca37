/*
 * A picture as a PNG, drawn and written band by band: however large it is,
 * only a few of its rows are ever in memory.
 */
#ifndef CHEQUER_BANDS_H
#define CHEQUER_BANDS_H

#include "base/task.h"

struct about;
struct easel;
struct scene;
struct theme;

/* All that it points to must outlive the task. */
struct bands_order {
    const struct scene *sc;
    const struct theme *theme;
    float unit;                /* pixels to a unit */
    const struct about *about; /* may be NULL */
    struct easel *easel;       /* what draws it */
};

struct task bands_png(const struct bands_order *order);

#endif
