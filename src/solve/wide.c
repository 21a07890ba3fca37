/* Reckoning with two halves, and writing what printf does not know. */
#include "solve/wide.h"

#include <assert.h>

#include "base/text.h"

static uint64_t upper(uint64_t n)
{
    return n >> 32;
}

static uint64_t lower(uint64_t n)
{
    return n & UINT32_MAX;
}

/* Four products, as on paper: none of the sums passes 64 bits. */
wide wide_product_of_halves(uint64_t a, uint64_t b)
{
    uint64_t low = lower(a) * lower(b), high = upper(a) * upper(b);
    uint64_t one = upper(a) * lower(b) + upper(low);
    uint64_t other = lower(a) * upper(b) + lower(one);

    return (wide){ other << 32 | lower(low), high + upper(one) + upper(other) };
}

bool wide_add(wide *n, wide more)
{
    *n = wide_plus(*n, more);
    return !wide_less(*n, more);
}

bool wide_multiply(wide *n, wide by)
{
    wide all = wide_product(n->low, by.low), cross;
    bool fits = n->high == 0 || by.high == 0;

    cross = n->high ? wide_product(n->high, by.low)
                    : wide_product(by.high, n->low);
    *n = all;
    return wide_add(n, (wide){ 0, cross.low }) && fits && cross.high == 0;
}

/* Long division by digits of 32 bits. */
uint32_t wide_divide(wide *n, uint32_t by)
{
    uint64_t rest = n->high % by, digit;

    assert(by > 0);
    n->high /= by;
    if (rest == 0) {
        rest = n->low % by;
        n->low /= by;
        return (uint32_t)rest;
    }
    digit = rest << 32 | upper(n->low);
    rest = digit % by << 32 | lower(n->low);
    n->low = digit / by << 32 | rest / by;
    return (uint32_t)(rest % by);
}

/* Long division by bits; who has large divisors has few of them. */
wide wide_divide_by_wide(wide *n, wide by)
{
    wide left = { 0, 0 }, all = *n;

    assert(by.low || by.high);
    if (all.high == 0) {
        *n = wide_of(by.high ? 0 : all.low / by.low);
        return by.high ? all : wide_of(all.low % by.low);
    }
    for (int bit = 127; bit >= 0; bit--) {
        uint64_t *half = bit >= 64 ? &all.high : &all.low;
        uint64_t mask = (uint64_t)1 << bit % 64;
        bool over = left.high >> 63;

        left = wide_plus(left, left);
        left.low |= (*half & mask) != 0;
        *half &= ~mask;
        if (over || !wide_less(left, by)) {
            left = wide_minus(left, by);
            *half |= mask;
        }
    }
    *n = all;
    return left;
}

void wide_format(wide n, bool grouped, struct text *out)
{
    char digits[40 + 13]; /* 39 digits, 12 commas */
    int at = (int)sizeof digits, count = 0;

    digits[--at] = '\0';
    do {
        if (grouped && count > 0 && count % 3 == 0)
            digits[--at] = ',';
        digits[--at] = (char)('0' + (int)wide_divide(&n, 10));
        count++;
    } while (wide_is_more(n, 0));
    text_add(out, digits + at);
}

bool wide_parse(const char *digits, wide *out)
{
    wide n = wide_of(0);

    if (*digits == '\0')
        return false;
    for (; *digits; digits++)
        if (*digits < '0' || *digits > '9' || !wide_multiply(&n, wide_of(10)) ||
            !wide_add(&n, wide_of((uint64_t)(*digits - '0'))))
            return false;
    *out = n;
    return true;
}
