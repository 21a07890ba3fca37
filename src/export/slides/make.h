/* A show as files: a picture or a film of each slide, or all in one. */
#ifndef CHEQUER_SLIDES_MAKE_H
#define CHEQUER_SLIDES_MAKE_H

#include <stdbool.h>

#include "base/task.h"
#include "export/slides/page.h"

struct export_job;
struct film;
struct show;

/* A task: one file to a slide, or if they are `bound` one to all. The show is
 * lent, as are the strings of the job; its format is that of a film, or of
 * pictures. A slide that cannot be made as it is written is refused. */
struct task slides_make(const struct show *show, const struct export_job *job,
                        const struct film *film, enum aspect aspect,
                        bool bound);

#endif
