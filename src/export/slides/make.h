/* The slides of a lesson as files: pictures, or a GIF of each. */
#ifndef CHEQUER_SLIDES_MAKE_H
#define CHEQUER_SLIDES_MAKE_H

#include <stdbool.h>

#include "base/task.h"

struct export_job;
struct film;
struct show;

/* A task: one file to a slide, or if they are `bound` one to all. The show is
 * lent, as are the strings of the job; its format is GIF, or that of the
 * pictures. A slide that cannot be made as it is written is refused. */
struct task slides_make(const struct show *show, const struct export_job *job,
                        const struct film *film, bool bound);

#endif
