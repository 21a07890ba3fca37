/* Linux tells what is available; elsewhere, what is free will do. */
#include "base/memory.h"

#include <stdio.h>
#include <unistd.h>

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
    long pages = sysconf(_SC_AVPHYS_PAGES), size = sysconf(_SC_PAGESIZE);

    return pages > 0 && size > 0 ? (uint64_t)pages * (uint64_t)size : 0;
}

uint64_t memory_available(void)
{
    uint64_t bytes = from_proc();

    return bytes ? bytes : from_pages();
}
