/* A set of 64-bit numbers, such as hashes of what has been found. */
#ifndef CHEQUER_SEEN_H
#define CHEQUER_SEEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct seen {
    uint64_t *slot; /* owned; 0 where empty */
    size_t n, cap;  /* cap is a power of two, or 0 */
};

void seen_init(struct seen *s);
void seen_free(struct seen *s);

/* True if it was not there before. 0 and 1 count as the same. */
bool seen_add(struct seen *s, uint64_t number);

#endif
