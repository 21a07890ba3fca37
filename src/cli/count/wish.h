/* How a count is to be done, and what may be wanted of one that falls into
 * units. */
#ifndef CHEQUER_COUNT_WISH_H
#define CHEQUER_COUNT_WISH_H

#include <stdbool.h>

#include "solve/job.h"

struct count_wish {
    int threads;          /* of whatever question */
    struct job_part part; /* of 0: all of it, and nothing was said of parts */
    const char *resume;   /* the file to go on with, or NULL */
    bool estimate;
};

/* Is any of it? */
static inline bool count_is_special(const struct count_wish *wish)
{
    return wish->part.of > 0 || wish->resume || wish->estimate;
}

#endif
