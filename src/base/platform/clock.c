/* The system's clocks. */
#include "base/platform/clock.h"

#include <stddef.h>
#include <time.h>

static double seconds_by(clockid_t clock)
{
    struct timespec t;

    clock_gettime(clock, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

double clock_now(void)
{
    return seconds_by(CLOCK_MONOTONIC);
}

double clock_spent(void)
{
    return seconds_by(CLOCK_PROCESS_CPUTIME_ID);
}

uint64_t clock_moment(void)
{
    struct timespec t;

    clock_gettime(CLOCK_REALTIME, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

void clock_nap(int milliseconds)
{
    nanosleep(&(struct timespec){ .tv_sec = milliseconds / 1000,
                                  .tv_nsec = milliseconds % 1000 * 1000000L },
              NULL);
}
