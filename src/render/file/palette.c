/* Counting colours in a hash table, and choosing among them. */
#include "render/file/gif.h"

#include <assert.h>
#include <limits.h>
#include <stdbool.h>
#include <stdlib.h>

#include "base/alloc.h"

enum {
    FREQUENT = 64,         /* chosen for being frequent */
    COLOURS_MAX = 1 << 16, /* told apart; of more, neighbours are one */
    BITS_FIRST = 12,       /* of the table's first size */
    UNKNOWN = PALETTE_MAX  /* no index yet */
};

struct colour {
    uint32_t rgb;
    uint64_t count; /* 0: the slot is free */
    uint8_t index;  /* of the nearest chosen colour, or UNKNOWN */
};

struct palette {
    struct colour *table; /* owned; at most half full */
    int bits;             /* it has 1 << bits slots */
    int n;
    int coarse; /* low bits of each part that are left out */
    struct rgba chosen[PALETTE_MAX];
    int nchosen;
};

struct palette *palette_create(void)
{
    struct palette *p = xcalloc(1, sizeof *p);
    p->bits = BITS_FIRST;
    p->table = xcalloc((size_t)1 << p->bits, sizeof *p->table);
    return p;
}

void palette_destroy(struct palette *p)
{
    if (p == NULL)
        return;
    free(p->table);
    free(p);
}

/* --- the table ----------------------------------------------------------- */

static uint32_t coarsened(const struct palette *p, uint32_t rgb)
{
    uint32_t low = 0x010101u * ((1u << p->coarse) - 1);
    return rgb & ~low;
}

/* Where the colour is, or would be. */
static struct colour *slot(const struct palette *p, uint32_t rgb)
{
    uint32_t mask = (1u << p->bits) - 1;
    uint32_t i = rgb * 2654435769u >> (32 - p->bits);
    while (p->table[i].count != 0 && p->table[i].rgb != rgb)
        i = (i + 1) & mask;
    return &p->table[i];
}

static void add(struct palette *p, uint32_t rgb, uint64_t count)
{
    struct colour *c = slot(p, rgb);
    if (c->count == 0) {
        *c = (struct colour){ .rgb = rgb, .index = UNKNOWN };
        p->n++;
    }
    c->count += count;
}

/* All colours again, in a table of another size or more coarsely. */
static void rebuild(struct palette *p, int bits, int coarse)
{
    struct colour *old = p->table;
    size_t slots = (size_t)1 << p->bits;
    p->bits = bits;
    p->coarse = coarse;
    p->n = 0;
    p->table = xcalloc((size_t)1 << bits, sizeof *p->table);
    for (size_t i = 0; i < slots; i++)
        if (old[i].count != 0)
            add(p, coarsened(p, old[i].rgb), old[i].count);
    free(old);
}

static void make_room(struct palette *p)
{
    while (p->n >= COLOURS_MAX)
        rebuild(p, p->bits, p->coarse + 1);
    if (p->n >= 1 << (p->bits - 1))
        rebuild(p, p->bits + 1, p->coarse);
}

static uint32_t pixel(const uint8_t *rgba)
{
    return (uint32_t)rgba[0] << 16 | (uint32_t)rgba[1] << 8 | rgba[2];
}

/* Neighbours are mostly alike, so they are counted together. */
static void count_row(struct palette *p, const uint8_t *row, int n)
{
    for (int x = 0, run; x < n; x += run) {
        uint32_t rgb = pixel(row + 4 * x);
        for (run = 1; x + run < n && pixel(row + 4 * (x + run)) == rgb;)
            run++;
        make_room(p);
        add(p, coarsened(p, rgb), (uint64_t)run);
    }
}

void palette_count(struct palette *p, const SDL_Surface *s)
{
    for (int y = 0; y < s->h; y++)
        count_row(p, (const uint8_t *)s->pixels + (ptrdiff_t)y * s->pitch,
                  s->w);
}

/* --- the choice ---------------------------------------------------------- */

/* The frequent first; among equals the order is that of their numbers, so
 * that it depends on nothing else. */
static int by_count(const void *a, const void *b)
{
    const struct colour *x = a, *y = b;
    if (x->count != y->count)
        return x->count > y->count ? -1 : 1;
    return x->rgb < y->rgb ? -1 : x->rgb > y->rgb;
}

static struct colour *sorted(const struct palette *p)
{
    struct colour *list = xcalloc((size_t)p->n, sizeof *list);
    int n = 0;
    for (size_t i = 0; i < (size_t)1 << p->bits; i++)
        if (p->table[i].count != 0)
            list[n++] = p->table[i];
    qsort(list, (size_t)n, sizeof *list, by_count);
    return list;
}

/* The middle of what a coarse colour stands for. */
static struct rgba middle(const struct palette *p, uint32_t rgb)
{
    uint32_t half = 0x010101u * ((1u << p->coarse) >> 1);
    rgb += half;
    return (struct rgba){ (uint8_t)(rgb >> 16), (uint8_t)(rgb >> 8),
                          (uint8_t)rgb, 255 };
}

static int distance(struct rgba a, struct rgba b)
{
    int r = a.r - b.r, g = a.g - b.g, bl = a.b - b.b;
    return r * r + g * g + bl * bl;
}

/* Choose it; the others may be nearer to it than to any chosen before. */
static void choose(struct palette *p, const struct colour *list, int *away,
                   int which)
{
    struct rgba c = middle(p, list[which].rgb);
    p->chosen[p->nchosen++] = c;
    for (int i = 0; i < p->n; i++) {
        int d = distance(c, middle(p, list[i].rgb));
        if (d < away[i])
            away[i] = d;
    }
}

static int farthest(const int *away, int n)
{
    int best = 0;
    for (int i = 1; i < n; i++)
        if (away[i] > away[best])
            best = i;
    return best;
}

void palette_choose(struct palette *p)
{
    struct colour *list = sorted(p);
    int *away = xcalloc((size_t)p->n, sizeof *away);
    for (int i = 0; i < p->n; i++)
        away[i] = INT_MAX;
    for (int i = 0; i < p->n && i < FREQUENT; i++)
        choose(p, list, away, i);
    while (p->nchosen < p->n && p->nchosen < PALETTE_MAX)
        choose(p, list, away, farthest(away, p->n));
    free(away);
    free(list);
}

int palette_size(const struct palette *p)
{
    return p->nchosen;
}

struct rgba palette_at(const struct palette *p, int index)
{
    assert(index >= 0 && index < p->nchosen);
    return p->chosen[index];
}

/* --- pixels -------------------------------------------------------------- */

static uint8_t nearest(const struct palette *p, struct rgba c)
{
    int best = 0;
    for (int i = 1; i < p->nchosen; i++)
        if (distance(c, p->chosen[i]) < distance(c, p->chosen[best]))
            best = i;
    return (uint8_t)best;
}

/* The answer is kept with the colour, which is asked for again and again; a
 * colour that was never counted has no place to keep it. */
static uint8_t index_of(struct palette *p, uint32_t rgb)
{
    struct colour *c = slot(p, coarsened(p, rgb));
    if (c->count == 0)
        return nearest(p, middle(p, coarsened(p, rgb)));
    if (c->index == UNKNOWN)
        c->index = nearest(p, middle(p, c->rgb));
    return c->index;
}

void palette_map(struct palette *p, const uint8_t *rgba, int n, uint8_t *index)
{
    assert(p->nchosen > 0);
    for (int x = 0; x < n; x++) {
        bool same = x > 0 && pixel(rgba + 4 * x) == pixel(rgba + 4 * (x - 1));
        index[x] = same ? index[x - 1] : index_of(p, pixel(rgba + 4 * x));
    }
}
