/*
 * Allocation that stops the program when it fails. A puzzle board is small;
 * running out of memory means that something else is badly wrong, and half a
 * picture would be worse than none.
 */
#include "base/alloc.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/platform/sudden.h"

static void *checked(void *p)
{
    if (!p)
        sudden_no_memory();
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
