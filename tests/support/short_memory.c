/*
 * Loaded before a program (LD_PRELOAD), it counts what the whole process asks
 * of memory and refuses some of it:
 *
 *   SHORT_AT=N     the N-th request is refused
 *   SHORT_FROM=N   that one and all after it
 *   SHORT_BYTES=N  only requests for as many bytes or more are counted
 *   SHORT_TOLD=F   how many were counted is written to the file F at the end
 *   SHORT_SIGNAL=N from that signal on all are refused
 *
 * The program's own functions (base/platform/heap.c) come before these, and
 * hand on to the C library by its other names, so both are here.
 */
#define _GNU_SOURCE /* RTLD_NEXT */

#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t n, size_t size);
void *__libc_realloc(void *p, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void *memalign(size_t alignment, size_t size);

static atomic_ulong counted;
static unsigned long at, least;
static atomic_ulong from;
static void *(*real_malloc)(size_t);
static void *(*real_calloc)(size_t, size_t);
static void *(*real_realloc)(void *, size_t);
static void *(*real_memalign)(size_t, size_t);

/* The C library's own function of that name, into the pointer at `real`, in
 * the way that POSIX has for functions. */
static void find(void *real, const char *name)
{
    void **at_real = real;

    if (!*at_real)
        *at_real = dlsym(RTLD_NEXT, name);
}

static unsigned long number(const char *name)
{
    const char *value = getenv(name);

    return value ? strtoul(value, NULL, 10) : 0;
}

static void run_out(int signal_number)
{
    (void)signal_number;
    from = 1;
}

__attribute__((constructor)) static void begin(void)
{
    at = number("SHORT_AT");
    from = number("SHORT_FROM");
    least = number("SHORT_BYTES");
    if (number("SHORT_SIGNAL"))
        signal((int)number("SHORT_SIGNAL"), run_out);
    unsetenv("LD_PRELOAD"); /* programs that it starts have enough */
    counted = 0;            /* what came before was the loader's */
}

__attribute__((destructor)) static void tell(void)
{
    const char *path = getenv("SHORT_TOLD");
    unsigned long n = counted;
    FILE *told = path ? fopen(path, "w") : NULL;

    if (told) {
        fprintf(told, "%lu\n", n);
        fclose(told);
    }
}

static int refused(size_t size)
{
    unsigned long n = size < least ? 0 : atomic_fetch_add(&counted, 1) + 1;

    if (n == 0 || !(n == at || (from && n >= from)))
        return 0;
    errno = ENOMEM;
    return 1;
}

void *__libc_malloc(size_t size)
{
    find(&real_malloc, "__libc_malloc");
    return refused(size) ? NULL : real_malloc(size);
}

void *__libc_calloc(size_t n, size_t size)
{
    find(&real_calloc, "__libc_calloc");
    return refused(n * size) ? NULL : real_calloc(n, size);
}

void *__libc_realloc(void *p, size_t size)
{
    find(&real_realloc, "__libc_realloc");
    return refused(size) ? NULL : real_realloc(p, size);
}

void *__libc_memalign(size_t alignment, size_t size)
{
    find(&real_memalign, "__libc_memalign");
    return refused(size) ? NULL : real_memalign(alignment, size);
}

void *malloc(size_t size)
{
    return __libc_malloc(size);
}

void *calloc(size_t n, size_t size)
{
    return __libc_calloc(n, size);
}

void *realloc(void *p, size_t size)
{
    return __libc_realloc(p, size);
}

void *memalign(size_t alignment, size_t size)
{
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size)
{
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **p, size_t alignment, size_t size)
{
    void *got = __libc_memalign(alignment, size);

    if (!got)
        return ENOMEM;
    *p = got;
    return 0;
}
