/* A string that grows: doubling, so that adding is cheap on average. */
#include "base/text.h"

#include <assert.h>
#include <ctype.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/say.h"

/* Room for `more` bytes and the NUL after them. */
static void reserve(struct text *t, size_t more)
{
    while (t->cap - t->len <= more)
        t->at = grow(t->at, t->cap, &t->cap, 1);
}

void text_init(struct text *t)
{
    *t = (struct text){ 0 };
    reserve(t, 0);
    t->at[0] = '\0';
}

void text_free(struct text *t)
{
    free(t->at);
    *t = (struct text){ 0 };
}

void text_clear(struct text *t)
{
    t->len = 0;
    t->at[0] = '\0';
}

void text_add(struct text *t, const char *s)
{
    text_add_bytes(t, s, strlen(s));
}

void text_add_bytes(struct text *t, const void *bytes, size_t len)
{
    reserve(t, len);
    if (len)
        memcpy(t->at + t->len, bytes, len);
    t->len += len;
    t->at[t->len] = '\0';
}

void text_addf(struct text *t, const char *format, ...)
{
    va_list args, again;
    int len;

    va_start(args, format);
    va_copy(again, args);
    len = vsnprintf(NULL, 0, format, args);
    va_end(args);
    assert(len >= 0);
    reserve(t, (size_t)len);
    vsnprintf(t->at + t->len, (size_t)len + 1, format, again);
    va_end(again);
    t->len += (size_t)len;
}

void text_add_sentence(struct text *t, const char *words)
{
    if (*words)
        text_addf(t, "%c%s.", toupper((unsigned char)*words), words + 1);
}

void text_add_grouped(struct text *t, uint64_t n)
{
    text_add(t, say_number(n).at);
}

/* Three digits, by whole numbers: a locale may write a comma in a decimal. */
static void add_three(struct text *t, uint64_t thousandths, const char *unit)
{
    uint64_t whole = thousandths / 1000;
    int places = whole >= 100 ? 0 : whole >= 10 ? 1 : 2;

    text_addf(t, "%" PRIu64, whole);
    if (places)
        text_addf(t, ".%0*" PRIu64, places,
                  thousandths % 1000 / (places == 1 ? 100 : 10));
    text_addf(t, " %s", unit);
}

void text_add_duration(struct text *t, double seconds)
{
    static const char *const units[] = { "ns", "\u00b5s", "ms", "s" };
    double value = seconds * 1e9;
    int unit = 0;

    for (; unit < 3 && value >= 999.5; unit++)
        value /= 1000;
    if (value >= 1e6) {
        text_add_grouped(t, (uint64_t)(value + 0.5));
        text_add(t, " s");
        return;
    }
    value *= 1000; /* rounded to the last digit that is shown */
    add_three(t,
              (uint64_t)(value + (value >= 1e5   ? 500
                                  : value >= 1e4 ? 50
                                                 : 5)),
              units[unit]);
}
