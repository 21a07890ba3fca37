/* Numbers from text. Digits and, for an int, one minus sign: nothing else. */
#include "base/parse.h"

bool parse_u64(const char *s, uint64_t max, uint64_t *out)
{
    uint64_t n = 0;

    if (!*s)
        return false;
    for (; *s; s++) {
        unsigned digit = (unsigned)(*s - '0');

        if (*s < '0' || *s > '9')
            return false;
        if (digit > max || n > (max - digit) / 10)
            return false;
        n = n * 10 + digit;
    }
    *out = n;
    return true;
}

bool parse_int(const char *s, int min, int max, int *out)
{
    bool negative = *s == '-';
    uint64_t size;
    int64_t n;

    /* 2^31 is as far as an int goes, on the negative side. */
    if (!parse_u64(s + negative, UINT64_C(1) << 31, &size))
        return false;
    n = negative ? -(int64_t)size : (int64_t)size;
    if (n < min || n > max)
        return false;
    *out = (int)n;
    return true;
}
