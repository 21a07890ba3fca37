/* See the header. */
#include "base/say.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

struct phrase say_number(uint64_t n)
{
    char digits[24];
    int len = snprintf(digits, sizeof digits, "%" PRIu64, n);
    struct phrase p = { "" };

    for (int i = 0, to = 0; i < len; i++) {
        if (i > 0 && (len - i) % 3 == 0)
            p.at[to++] = ',';
        p.at[to++] = digits[i];
    }
    return p;
}

/* "s", or "es" where that could not be spoken: "ferzes". */
static const char *ending(const char *noun)
{
    size_t len = strlen(noun);

    return len > 0 && strchr("sxz", noun[len - 1]) ? "es" : "s";
}

struct phrase say_plural(uint64_t n, const char *noun)
{
    const char *many = strchr(noun, '|');
    struct phrase p;

    if (many && n == 1)
        snprintf(p.at, sizeof p.at, "%.*s", (int)(many - noun), noun);
    else if (many)
        snprintf(p.at, sizeof p.at, "%s", many + 1);
    else
        snprintf(p.at, sizeof p.at, "%s%s", noun, n == 1 ? "" : ending(noun));
    return p;
}

struct phrase say_a(const char *noun)
{
    struct phrase p;

    snprintf(p.at, sizeof p.at, "%s %.60s",
             strchr("aeiou8", noun[0]) ? "an" : "a", noun);
    return p;
}

struct phrase say_count(uint64_t n, const char *noun)
{
    struct phrase p = say_number(n);
    size_t len = strlen(p.at);

    snprintf(p.at + len, sizeof p.at - len, " %.32s", say_plural(n, noun).at);
    return p;
}

struct phrase say_time(double seconds)
{
    static const struct {
        const char *unit;
        double seconds, until; /* the next larger one is told instead */
    } units[] = { { "second", 1, 90 },
                  { "minute", 60, 90 * 60 },
                  { "hour", 3600, 48 * 3600 },
                  { "day", 86400, 730 * 86400.0 },
                  { "year", 31557600, 1000 * 31557600.0 } };
    size_t i = 0, n = sizeof units / sizeof *units;

    while (i < n && seconds >= units[i].until)
        i++;
    if (i == n)
        return (struct phrase){ "more than 1,000 years" };
    seconds /= units[i].seconds;
    return say_count(seconds < 1 ? 1 : (uint64_t)(seconds + 0.5),
                     units[i].unit);
}

const char *say_between(int i, int n, const char *last)
{
    return i == 0 ? "" : i == n - 1 ? last : ", ";
}
