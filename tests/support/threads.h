/* What waits until another thread does something needs another thread. */
#ifndef CHEQUER_TEST_THREADS_H
#define CHEQUER_TEST_THREADS_H

#include <stddef.h>

#include "base/platform/thread.h"

static inline void *threads_nothing(void *context)
{
    return context;
}

static inline bool threads_are_there(void)
{
    struct thread t;

    if (!thread_start(&t, threads_nothing, NULL))
        return false;
    thread_join(&t);
    return true;
}

#endif
