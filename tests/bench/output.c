#include "output.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { NAME_WIDTH = 42, CELL_WIDTH = 10 };

/* --- numbers that fit ----------------------------------------------------- */

struct scale {
    double from;
    const char *unit;
};

/* Three digits, in the largest unit that the value has at least one of. */
static void write_scaled(char *out, size_t size, double v,
                         const struct scale *scales)
{
    const struct scale *s = scales;

    while (s->from > 0 && v < s->from)
        s++;
    if (s->from > 0)
        v /= s->from;
    snprintf(out, size, "%.*f%s",
             v < 9.995   ? 2
             : v < 99.95 ? 1
                         : 0,
             v, s->unit);
}

static void write_seconds(char *out, size_t size, double v)
{
    static const struct scale scales[] = {
        { 1e9, " s" }, { 1e6, " ms" }, { 1e3, " us" }, { 0, " ns" }
    };

    write_scaled(out, size, v * 1e9, scales);
}

static void write_number(char *out, size_t size, double v)
{
    static const struct scale scales[] = { { 1e9, " G" },
                                           { 1e6, " M" },
                                           { 0, "" } };

    if (v < 1e6 && v == floor(v))
        snprintf(out, size, "%.0f", v);
    else
        write_scaled(out, size, v, scales);
}

static void write_bytes(char *out, size_t size, double v)
{
    static const struct scale scales[] = {
        { 1e9, " GB" }, { 1e6, " MB" }, { 1e3, " KB" }, { 0, " B" }
    };

    write_scaled(out, size, v, scales);
}

static void write_cell(char *out, size_t size, enum unit unit, double v)
{
    switch (unit) {
    case SECONDS:
    case CLOCK: write_seconds(out, size, v); break;
    case BYTES: write_bytes(out, size, v); break;
    case RATIO: snprintf(out, size, "%.2fx", v); break;
    case PERCENT: snprintf(out, size, "%.1f %%", v); break;
    case NUMBER: write_number(out, size, v); break;
    case RATE:
        write_number(out, size - 2, v);
        strcat(out, "/s");
        break;
    }
}

/* --- tables --------------------------------------------------------------- */

static bool noisy(const struct report *r)
{
    return r->noise > NOISE_MAX;
}

static int width_of(const struct column *c)
{
    int n = (int)strlen(c->name);

    return n > CELL_WIDTH ? n : CELL_WIDTH;
}

/* Names that say all have no words of their own. */
static const char *meaning(const struct column *c)
{
    if (*c->means)
        return c->means;
    return c->unit == RATIO ? "the one divided by the other"
                            : "the same by the clock";
}

static void print_head(const struct bench *b)
{
    printf("\n%s\n", b->title);
    for (const struct column *c = b->columns; c->name; c++)
        printf("    %-13s %s\n", c->name, meaning(c));
    printf("  %-*s", NAME_WIDTH, "");
    for (const struct column *c = b->columns; c->name; c++)
        printf("  %*s", width_of(c), c->name);
    printf("  %*s\n", CELL_WIDTH, "peak");
}

static void print_row(const struct bench *b, const char *name,
                      const struct report *r)
{
    char cell[32];

    printf("  %-*s", NAME_WIDTH, name);
    if (*r->skipped) {
        printf("  %s\n", r->skipped);
        return;
    }
    for (int i = 0; b->columns[i].name; i++) {
        *cell = '\0';
        if (b->columns[i].unit == CLOCK && noisy(r))
            strcpy(cell, "busy");
        else if (r->values[i] >= 0)
            write_cell(cell, sizeof cell, b->columns[i].unit, r->values[i]);
        printf("  %*s", width_of(&b->columns[i]), cell);
    }
    write_bytes(cell, sizeof cell, r->peak);
    printf("  %*s\n", CELL_WIDTH, cell);
}

/* --- JSON ----------------------------------------------------------------- */

static void print_string(const char *s)
{
    putchar('"');
    for (; *s; s++)
        if (*s == '"' || *s == '\\')
            printf("\\%c", *s);
        else if ((unsigned char)*s < ' ')
            printf("\\u%04x", *s);
        else
            putchar(*s);
    putchar('"');
}

static void print_member(const char *key, double v, bool known)
{
    printf("\"%s\": ", key);
    if (known && isfinite(v))
        printf("%.6g", v);
    else
        printf("null");
}

static const char *unit_name(enum unit unit)
{
    switch (unit) {
    case SECONDS: return "seconds of the processor";
    case CLOCK: return "seconds by the clock";
    case BYTES: return "bytes";
    case RATIO: return "ratio";
    case PERCENT: return "per cent";
    case RATE: return "a second";
    case NUMBER: break;
    }
    return "number";
}

static void print_json_row(const struct output *o, const struct bench *b,
                           const char *name, const struct report *r)
{
    printf("%s\n    { \"table\": ", o->rows ? "," : "");
    print_string(b->title);
    printf(", \"row\": ");
    print_string(name);
    printf(",\n      \"values\": [");
    for (int i = 0; b->columns[i].name && !*r->skipped; i++) {
        const struct column *c = &b->columns[i];

        printf("%s\n        { \"column\": ", i ? "," : "");
        print_string(c->name);
        printf(", \"unit\": \"%s\", ", unit_name(c->unit));
        print_member("value", r->values[i],
                     r->values[i] >= 0 && !(c->unit == CLOCK && noisy(r)));
        printf(" }");
    }
    printf(" ],\n      ");
    if (*r->skipped) {
        printf("\"skipped\": ");
        print_string(r->skipped);
        printf(", ");
    }
    print_member("peak", r->peak, true);
    printf(", ");
    print_member("processor", r->processor, true);
    printf(", ");
    print_member("clock", r->clock, true);
    printf(", ");
    print_member("noise", r->noise, r->noise > 0);
    printf(" }");
}

/* --- all ------------------------------------------------------------------ */

void output_begin(struct output *o)
{
    if (o->json) {
        printf("{ \"program\": \"chequer-bench\", ");
        print_member("noise", o->noise, true);
        printf(",\n  \"rows\": [");
        return;
    }
    printf("The best of several tries each; compare within one run only.\n"
           "Times are the processor's work; where a column says clock, they "
           "are the clock's,\nand 'busy' stands where the machine did other "
           "things meanwhile. peak is the most\nmemory that the row's process "
           "or one that it started had at once, with whatever\nit is compared "
           "to. 1 KB is 1,000 bytes; 2.00x is twice as much.\n"
           "The machine is %s: work took %.2f times as long by the clock as "
           "by the processor.\n",
           o->noise > NOISE_MAX ? "busy" : "quiet", o->noise);
}

void output_row(struct output *o, const struct bench *b, const char *name,
                const struct report *r)
{
    if (o->json) {
        print_json_row(o, b, name, r);
    } else {
        if (o->title != b->title)
            print_head(b);
        print_row(b, name, r);
    }
    o->title = b->title;
    o->rows++;
    fflush(stdout);
}

void output_end(struct output *o)
{
    if (o->json)
        printf(" ] }\n");
}
