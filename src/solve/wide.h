/*
 * Numbers of up to 39 digits, for counts that pass 64 bits. They are two
 * halves, so that a machine of 32 bits counts as far as any other: its
 * compiler has no such type. Sums and products wrap around as unsigned numbers
 * do, but for those that say whether they fit.
 */
#ifndef CHEQUER_WIDE_H
#define CHEQUER_WIDE_H

#include <stdbool.h>
#include <stdint.h>

struct text;

typedef struct {
    uint64_t low, high;
} wide;

static inline wide wide_of(uint64_t n)
{
    return (wide){ n, 0 };
}

/* --- comparing ------------------------------------------------------------ */

static inline bool wide_same(wide a, wide b)
{
    return a.low == b.low && a.high == b.high;
}

static inline bool wide_less(wide a, wide b)
{
    return a.high < b.high || (a.high == b.high && a.low < b.low);
}

static inline bool wide_is(wide a, uint64_t n)
{
    return a.high == 0 && a.low == n;
}

static inline bool wide_is_more(wide a, uint64_t n)
{
    return a.high > 0 || a.low > n;
}

/* --- reckoning ------------------------------------------------------------ */

static inline wide wide_plus(wide a, wide b)
{
    uint64_t low = a.low + b.low;

    return (wide){ low, a.high + b.high + (low < a.low) };
}

static inline wide wide_minus(wide a, wide b)
{
    return (wide){ a.low - b.low, a.high - b.high - (a.low < b.low) };
}

/* What wide_product does where the compiler cannot. */
wide wide_product_of_halves(uint64_t a, uint64_t b);

static inline wide wide_product(uint64_t a, uint64_t b)
{
#ifdef __SIZEOF_INT128__
    __extension__ unsigned __int128 all = (unsigned __int128)a * b;

    return (wide){ (uint64_t)all, (uint64_t)(all >> 64) };
#else
    return wide_product_of_halves(a, b);
#endif
}

static inline wide wide_times(wide a, uint64_t b)
{
    wide all = wide_product(a.low, b);

    all.high += a.high * b;
    return all;
}

/* False if that is too much for *n, which then may be anything. */
bool wide_add(wide *n, wide more);
bool wide_multiply(wide *n, wide by);

/* Divides *n, and returns what is left over. Never by 0. */
uint32_t wide_divide(wide *n, uint32_t by);
wide wide_divide_by_wide(wide *n, wide by);

/* --- writing and reading -------------------------------------------------- */

/* Digits and nothing else; false if it is no number, or too large for one. */
bool wide_parse(const char *digits, wide *out);

/* All digits; `grouped` as in 13,267,364,410,532. */
void wide_format(wide n, bool grouped, struct text *out);

#endif
