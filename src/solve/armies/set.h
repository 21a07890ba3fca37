/* Sets of up to 128 squares by number, a bit each, in two halves. */
#ifndef CHEQUER_ARMIES_SET_H
#define CHEQUER_ARMIES_SET_H

#include <stdbool.h>
#include <stdint.h>

enum { SET_MOST = 128 };

struct set {
    uint64_t low, high;
};

static inline bool set_is_empty(struct set s)
{
    return (s.low | s.high) == 0;
}

static inline bool set_same(struct set a, struct set b)
{
    return a.low == b.low && a.high == b.high;
}

static inline int set_size(struct set s)
{
    return __builtin_popcountll(s.low) + __builtin_popcountll(s.high);
}

static inline struct set set_of(int number)
{
    uint64_t bit = (uint64_t)1 << number % 64;

    return number < 64 ? (struct set){ bit, 0 } : (struct set){ 0, bit };
}

static inline struct set set_first(int n) /* 0 to n - 1 */
{
    return (struct set){ n < 64 ? ((uint64_t)1 << n) - 1 : UINT64_MAX,
                         n < 64         ? 0
                         : n < SET_MOST ? ((uint64_t)1 << n % 64) - 1
                                        : UINT64_MAX };
}

static inline struct set set_either(struct set a, struct set b)
{
    return (struct set){ a.low | b.low, a.high | b.high };
}

static inline struct set set_both(struct set a, struct set b)
{
    return (struct set){ a.low & b.low, a.high & b.high };
}

static inline struct set set_without(struct set a, struct set b)
{
    return (struct set){ a.low & ~b.low, a.high & ~b.high };
}

static inline bool set_has(struct set s, int number)
{
    return (number < 64 ? s.low >> number : s.high >> number % 64) & 1;
}

/* The least of a set that is not empty. */
static inline int set_least(struct set s)
{
    return s.low ? __builtin_ctzll(s.low) : 64 + __builtin_ctzll(s.high);
}

/* The set without its least. */
static inline struct set set_rest(struct set s)
{
    if (s.low)
        return (struct set){ s.low & (s.low - 1), s.high };
    return (struct set){ 0, s.high & (s.high - 1) };
}

/* Of two sets the one that has the least square in which they differ. */
static inline bool set_before(struct set one, struct set other)
{
    struct set differ = { one.low ^ other.low, one.high ^ other.high };

    return !set_is_empty(differ) && set_has(one, set_least(differ));
}

#endif
