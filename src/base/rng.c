/* SplitMix64 (Steele, Lea and Flood 2014): tiny, and any seed will do. */
#include "base/rng.h"

#include <assert.h>

void rng_seed(struct rng *r, uint64_t seed)
{
    r->state = seed;
}

uint64_t rng_next(struct rng *r)
{
    uint64_t z = r->state += UINT64_C(0x9e3779b97f4a7c15);

    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

/*
 * The high half of a 32 by 32 bit product is even over 0 to n - 1 but for the
 * 2^32 mod n lowest of the low halves, which are thrown again (Lemire 2019).
 */
uint32_t rng_below(struct rng *r, uint32_t n)
{
    uint32_t uneven;
    uint64_t product;

    assert(n > 0);
    uneven = (uint32_t)-n % n;
    do
        product = (rng_next(r) >> 32) * n;
    while ((uint32_t)product < uneven);
    return (uint32_t)(product >> 32);
}
