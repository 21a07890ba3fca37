/*
 * Short phrases of which sentences are made. They are handed out whole, so
 * that they can stand in the middle of a call:
 *
 *     text_addf(out, "%s left", say_count(n, "queen").at);
 *
 * A noun is given as one of them; what does not become many by an "s", or by
 * an "es" after s, x or z, is given both ways: "is|are", "way out|ways out".
 */
#ifndef CHEQUER_BASE_SAY_H
#define CHEQUER_BASE_SAY_H

#include <stdint.h>

struct phrase {
    char at[64];
};

struct phrase say_number(uint64_t n);                   /* "1,728" */
struct phrase say_count(uint64_t n, const char *noun);  /* "1,728 tours" */
struct phrase say_plural(uint64_t n, const char *noun); /* "tours" */

struct phrase say_a(const char *noun); /* "a queen", "an amazon" */

/* A time nobody knows exactly, after "about": "40 seconds", "6 minutes", "3
 * hours", "12 days", "70 years"; beyond a thousand years only that. */
struct phrase say_time(double seconds);

/* What stands before the i-th of n in a list, where `last` is " and " or
 * " or ": nothing, a comma, or that. */
const char *say_between(int i, int n, const char *last);

#endif
