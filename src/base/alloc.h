/*
 * Memory that is never NULL: when there is none left, the program says so and
 * stops. Nothing here needs to be checked by its caller.
 */
#ifndef CHEQUER_ALLOC_H
#define CHEQUER_ALLOC_H

#include <stddef.h>
#include <stdint.h>

void *xmalloc(size_t size);
void *xcalloc(size_t n, size_t size);           /* zeroed */
void *xrealloc(void *p, size_t n, size_t size); /* n * size, checked */
char *xstrdup(const char *s);

/* Twice the room, or some if there is none. */
void *grow_double(void *p, size_t *cap, size_t size);

/* Room for one more element: doubles `*cap` when `n` has reached it. */
static inline void *grow(void *p, size_t n, size_t *cap, size_t size)
{
    return n < *cap ? p : grow_double(p, cap, size);
}

#endif
