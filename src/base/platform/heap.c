/*
 * The functions that all of the process, with its libraries, asks for memory:
 * they hand on to the C library's own, which GNU's has by a second name, and
 * end the program where that has none. Left out where there is no such library
 * and where a sanitizer brings its own functions.
 *
 * Whoever asks for much at once, such as the pixels of a picture, is told: that
 * may fail though all is well, the window has to live on, and SDL and cairo
 * look at these.
 */
#include <errno.h>
#include <stddef.h>

#include "base/platform/sudden.h"

enum { MUCH = 1 << 20 };

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t n, size_t size);
void *__libc_realloc(void *p, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size);
void *calloc(size_t n, size_t size);
void *realloc(void *p, size_t size);
void *memalign(size_t alignment, size_t size);
void *aligned_alloc(size_t alignment, size_t size);
int posix_memalign(void **p, size_t alignment, size_t size);

static void *answer(void *p, size_t size)
{
    if (!p && size > 0 && size < MUCH)
        sudden_no_memory();
    return p;
}

void *malloc(size_t size)
{
    return answer(__libc_malloc(size), size);
}

void *calloc(size_t n, size_t size)
{
    return answer(__libc_calloc(n, size),
                  size && n > MUCH / size ? MUCH : n * size);
}

void *realloc(void *p, size_t size)
{
    return answer(__libc_realloc(p, size), size);
}

void *memalign(size_t alignment, size_t size)
{
    return answer(__libc_memalign(alignment, size), size);
}

void *aligned_alloc(size_t alignment, size_t size)
{
    return memalign(alignment, size);
}

int posix_memalign(void **p, size_t alignment, size_t size)
{
    void *got;

    if (alignment % sizeof(void *) != 0 || alignment & (alignment - 1) ||
        alignment == 0)
        return EINVAL;
    got = memalign(alignment, size);
    if (!got)
        return ENOMEM;
    *p = got;
    return 0;
}
