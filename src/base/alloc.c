/*
 * Allocation that stops the program when it fails. A puzzle board is small;
 * running out of memory means that something else is badly wrong, and half a
 * picture would be worse than none.
 */
#include "base/alloc.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { EXIT_NO_MEMORY = 3 };

static void *checked(void *p)
{
    if (!p) {
        fputs("chequer: out of memory\n", stderr);
        exit(EXIT_NO_MEMORY);
    }
    return p;
}

void *xmalloc(size_t size)
{
    return checked(malloc(size ? size : 1));
}

void *xcalloc(size_t n, size_t size)
{
    return checked(n && size ? calloc(n, size) : calloc(1, 1));
}

void *xrealloc(void *p, size_t n, size_t size)
{
    if (size && n > SIZE_MAX / size)
        return checked(NULL);
    return checked(realloc(p, n && size ? n * size : 1));
}

char *xstrdup(const char *s)
{
    size_t size = strlen(s) + 1;

    return memcpy(xmalloc(size), s, size);
}

void *grow_double(void *p, size_t *cap, size_t size)
{
    if (*cap > SIZE_MAX / 2)
        return checked(NULL);
    *cap = *cap ? *cap * 2 : 16;
    return xrealloc(p, *cap, size);
}

/* --- what there is ------------------------------------------------------ */

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

/* Linux tells what is available; elsewhere, what is free will do. */
uint64_t memory_available(void)
{
    uint64_t bytes = from_proc();

    return bytes ? bytes : from_pages();
}
