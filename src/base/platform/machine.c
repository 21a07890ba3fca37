/* Asked of the kernel. */
#include "base/platform/machine.h"

#include <poll.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

int machine_cores(void)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);

    return cores < 1 ? 1 : cores > 256 ? 256 : (int)cores;
}

static uint64_t from_proc(void)
{
    FILE *f = fopen("/proc/meminfo", "r");
    unsigned long long kilobytes = 0;
    char line[128];

    while (f && kilobytes == 0 && fgets(line, sizeof line, f))
        if (sscanf(line, "MemAvailable: %llu kB", &kilobytes) != 1)
            kilobytes = 0;
    if (f)
        fclose(f);
    return kilobytes * 1024;
}

static uint64_t from_pages(void)
{
#ifdef _SC_AVPHYS_PAGES
    long pages = sysconf(_SC_AVPHYS_PAGES), size = sysconf(_SC_PAGESIZE);

    return pages > 0 && size > 0 ? (uint64_t)pages * (uint64_t)size : 0;
#else
    return 0;
#endif
}

/* Linux tells what is available; elsewhere, what is free will do. And a small
 * process cannot have all of a large machine. */
uint64_t machine_memory(void)
{
    uint64_t bytes = from_proc(), most = SIZE_MAX;

    if (bytes == 0)
        bytes = from_pages();
    return bytes < most ? bytes : most;
}

uint64_t machine_memory_used(void)
{
    struct rusage usage;

    return getrusage(RUSAGE_SELF, &usage) == 0 ? (uint64_t)usage.ru_maxrss << 10
                                               : 0;
}

uint64_t machine_memory_held(void)
{
    FILE *f = fopen("/proc/self/statm", "r");
    long size = sysconf(_SC_PAGESIZE);
    unsigned long pages = 0;

    if (f && fscanf(f, "%*u %lu", &pages) != 1)
        pages = 0;
    if (f)
        fclose(f);
    return size > 0 ? (uint64_t)pages * (uint64_t)size : 0;
}

void machine_share_heap(void)
{
#ifdef __GLIBC__
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_MMAP_THRESHOLD, 128 << 10); /* and let it stay there */
#endif
}

void machine_give_back(void)
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

bool machine_shows_output(void)
{
    return isatty(STDOUT_FILENO);
}

bool machine_shows_errors(void)
{
    return isatty(STDERR_FILENO);
}

/* Linux says yes for a terminal only if it has room for 256 bytes. */
bool machine_takes_errors(void)
{
    struct pollfd errors = { .fd = STDERR_FILENO, .events = POLLOUT };

    return poll(&errors, 1, 0) == 1 && errors.revents & POLLOUT;
}
