/* Eight bytes at a time, multiplied and folded; the length goes in last. */
#include "base/hash.h"

#include <string.h>

static uint64_t mix(uint64_t h, uint64_t word)
{
    h = (h ^ word) * UINT64_C(0x9fb21c651e98df25);
    return h ^ h >> 32;
}

uint64_t hash_bytes(uint64_t seed, const void *bytes, size_t len)
{
    const unsigned char *p = bytes;
    uint64_t h = seed ^ UINT64_C(0x2d358dccaa6c78a5);
    size_t left = len;

    for (; left >= 8; p += 8, left -= 8) {
        uint64_t word;

        memcpy(&word, p, 8);
        h = mix(h, word);
    }
    if (left) {
        uint64_t word = 0;

        memcpy(&word, p, left);
        h = mix(h, word);
    }
    return mix(mix(h, len), h >> 29);
}
