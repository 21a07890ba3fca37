/*
 * Counting queens by halves. The board falls into four quadrants (and, if n
 * is odd, a cross of the middle row and column, which is filled first). East
 * and west share the rows; given the rows of the east half, its placements
 * are pairs of a north and a south quadrant that fit together, and so are
 * those of the west half. What is left is to count the pairs of halves that
 * have no diagonal in common: there are few bits in that, see queens_match.h.
 *
 * Rows and columns are told by their distance from the middle, so that every
 * symmetry takes the set of rows used in the north-east quadrant to the set of
 * rows or of columns of some quadrant. That set is the number which must be
 * the least of the eight, see queens_work.h. Of the eight four are known from
 * the rows of the halves, two from the columns of the east half, two from
 * those of the west half.
 *
 * With n odd and two queens on the cross, the one in the middle column is
 * taken to be north, that in the middle row to be east, and to be farther
 * from the middle: again one image of eight.
 */
#include <assert.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "solve/job.h"
#include "solve/queens/count/match.h"
#include "solve/queens/count/strain.h"
#include "solve/queens/count/quadrant.h"
#include "solve/queens/count/work.h"

/* The rows of the east half, and the queen of the middle column. */
struct unit {
    uint16_t north, south;
    uint16_t up; /* its distance from the middle, or 0 */
};

struct halves {
    int n, side;
    int gap;      /* 1 if there is a middle row */
    uint32_t all; /* rows or columns of a quadrant */
    enum match_width width;
    bool fundamental;
    bool strained; /* all pairs of halves are */
    struct quadrant quadrant;
    uint16_t *sets; /* owned; subsets of all, by size */
    size_t sets_at[QUADRANT_SIDE_MAX + 2];
    struct unit *units; /* owned */
    size_t count, cap;
};

/* A worker's lists. Tied: the columns' number is as little as the rows'. */
struct lists {
    struct match_list east, east_tied, west, west_tied;
    struct match_list north, north_crossing; /* of one quadrant */
    struct strainer strainer;
};

/* What to list: placements on half a board, as sets of diagonals. */
struct half {
    uint32_t north, south; /* rows */
    uint32_t columns;      /* those to be filled */
    uint64_t attacked;     /* diagonals that must stay free */
    uint64_t taken;        /* diagonals to add to each */
    uint32_t least;        /* no set of columns may be less */
    bool west;
};

void *queens_halves_context(int n, enum match_width width, bool fundamental,
                            bool strained)
{
    struct halves *hv = xcalloc(1, sizeof *hv);

    hv->n = n;
    hv->side = n / 2;
    hv->gap = n % 2;
    hv->all = (UINT32_C(1) << hv->side) - 1;
    hv->width = width;
    hv->fundamental = fundamental;
    hv->strained = strained;
    return hv;
}

static void release(void *context)
{
    struct halves *hv = context;

    quadrant_free(&hv->quadrant);
    free(hv->sets);
    free(hv->units);
    free(hv);
}

static void sort_sets(struct halves *hv)
{
    size_t count = 0;

    hv->sets = xmalloc((hv->all + 1) * sizeof *hv->sets);
    for (int size = 0; size <= hv->side; size++) {
        hv->sets_at[size] = count;
        for (uint32_t set = 0; set <= hv->all; set++)
            if (__builtin_popcount(set) == size)
                hv->sets[count++] = (uint16_t)set;
    }
    hv->sets_at[hv->side + 1] = count;
}

static void add_unit(struct halves *hv, uint32_t north, uint32_t south, int up)
{
    hv->units = grow(hv->units, hv->count, &hv->cap, sizeof *hv->units);
    hv->units[hv->count++] = (struct unit){ (uint16_t)north, (uint16_t)south,
                                            (uint16_t)up };
}

/* Rows for the east half where the cross is empty, or only its middle taken:
 * those in the north-east must be the least of the four quadrants' rows. */
static void add_plain_units(struct halves *hv)
{
    for (uint32_t north = 0; north <= hv->all / 2; north++) {
        int south = hv->side - __builtin_popcount(north);

        for (size_t i = hv->sets_at[south]; i < hv->sets_at[south + 1]; i++)
            if (hv->sets[i] >= north && (hv->all & ~hv->sets[i]) >= north)
                add_unit(hv, north, hv->sets[i], 0);
    }
}

/* The same where the cross has two queens, and thus one row less is free in
 * the north, and one column less in the east. */
static void add_cross_units(struct halves *hv)
{
    for (int up = 1; up < hv->side; up++)
        for (uint32_t north = 0; north <= hv->all; north++) {
            int south = hv->side - 1 - __builtin_popcount(north);

            if (north >> (up - 1) & 1 || south < 0)
                continue;
            for (size_t i = hv->sets_at[south]; i < hv->sets_at[south + 1]; i++)
                add_unit(hv, north, hv->sets[i], up);
        }
}

static size_t prepare(void *context, const struct job *job)
{
    struct halves *hv = context;

    (void)job;
    quadrant_init(&hv->quadrant, hv->side);
    sort_sets(hv);
    add_plain_units(hv);
    if (hv->gap)
        add_cross_units(hv);
    return hv->count;
}

static void *begin(const void *context)
{
    (void)context;
    return xcalloc(1, sizeof(struct lists));
}

static void end(void *scratch)
{
    struct lists *ls = scratch;

    match_list_free(&ls->east);
    match_list_free(&ls->east_tied);
    match_list_free(&ls->west);
    match_list_free(&ls->west_tied);
    match_list_free(&ls->north);
    match_list_free(&ls->north_crossing);
    strain_free(&ls->strainer);
    free(ls);
}

/* Rows count from the top in diagonals, so the north is upside down. */
static uint32_t from_top(const struct halves *hv, uint32_t rows)
{
    uint32_t turned = 0;

    for (int i = 0; i < hv->side; i++)
        turned |= (rows >> i & 1) << (hv->side - 1 - i);
    return turned;
}

/* The diagonals that cross the middle, in an order in which those of east and
 * west, which are listed as each other's mirror images, have equal places. */
static uint64_t crossing(const struct halves *hv, uint64_t diagonals, bool west)
{
    const int count = 2 * hv->side - 1;
    const uint64_t mask = (UINT64_C(1) << count) - 1;
    uint64_t one = diagonals >> (hv->side + hv->gap) & mask;
    uint64_t other = diagonals >> 32 & mask;

    return west ? other | one << count : one | other << count;
}

/* The north quadrant's placements that are not attacked. */
static void take_north(const struct halves *hv, const struct half *half,
                       struct lists *ls, const uint64_t *north, size_t count)
{
    struct match_list *all = &ls->north, *cross = &ls->north_crossing;

    all->count = 0;
    match_list_reserve(all, count);
    match_list_reserve(cross, count);
    for (size_t i = 0; i < count; i++) {
        if (north[i] & half->attacked)
            continue;
        all->sets[all->count] = north[i];
        cross->sets[all->count++] = crossing(hv, north[i], half->west);
    }
}

/* Its pairs with those of the south quadrant that fit. */
static void join(const struct halves *hv, const struct half *half,
                 const struct lists *ls, const uint64_t *south, size_t count,
                 struct match_list *out)
{
    const uint64_t *north = ls->north.sets, *cross = ls->north_crossing.sets;
    const size_t nnorth = ls->north.count;

    if (nnorth == 0)
        return;
    match_list_reserve(out, nnorth * count);
    for (size_t i = 0; i < count; i++) {
        uint64_t moved = south[i] << (hv->side + hv->gap);
        uint64_t crosses = crossing(hv, moved | half->taken, half->west);
        uint64_t *to = out->sets + out->count;

        if (moved & half->attacked)
            continue;
        for (size_t j = 0; j < nnorth; j++) {
            *to = cross[j] | crosses;
            to += (north[j] & moved) == 0;
        }
        out->count = (size_t)(to - out->sets);
    }
}

/* Into `out`, or into `tied` where the columns make a tie. */
static void list_half(const struct halves *hv, const struct half *half,
                      struct lists *ls, struct match_list *out,
                      struct match_list *tied)
{
    uint32_t top = from_top(hv, half->north);
    int size = __builtin_popcount(half->north);

    for (size_t i = hv->sets_at[size]; i < hv->sets_at[size + 1]; i++) {
        uint32_t columns = hv->sets[i], others = hv->all & ~columns;
        const uint64_t *north, *south;
        size_t nnorth, nsouth;
        bool ties = columns == half->least || others == half->least;

        if (columns & ~half->columns || columns < half->least ||
            others < half->least)
            continue;
        north = quadrant_at(&hv->quadrant, top, columns, &nnorth);
        south = quadrant_at(&hv->quadrant, half->south,
                            half->columns & ~columns, &nsouth);
        if (nnorth == 0 || nsouth == 0)
            continue;
        take_north(hv, half, ls, north, nnorth);
        join(hv, half, ls, south, nsouth, tied && ties ? tied : out);
    }
}

static uint64_t count(const struct halves *hv, struct strainer *strainer,
                      const struct match_list *a, const struct match_list *b)
{
    const int bits = 2 * (2 * hv->side - 1);

    return hv->strained || strain_pays(a, b)
               ? strain_count(strainer, a, b, bits, hv->width)
               : match_count(a, b, bits, hv->width);
}

/* The diagonals of a queen in the middle column, which lies just outside
 * both halves. */
static uint64_t middle_column(const struct halves *hv, int up)
{
    return quadrant_square(hv->side, hv->side - up, -1);
}

static uint64_t run_plain(const struct halves *hv, struct lists *ls,
                          const struct unit *u)
{
    struct half half = { .north = u->north,
                         .south = u->south,
                         .columns = hv->all,
                         .attacked = hv->gap ? middle_column(hv, 0) : 0,
                         .least = u->north };
    int least = 1 + (u->south == u->north) +
                ((hv->all & ~u->south) == u->north);

    list_half(hv, &half, ls, &ls->east, &ls->east_tied);
    half.north ^= hv->all;
    half.south ^= hv->all;
    half.west = true;
    list_half(hv, &half, ls, &ls->west, &ls->west_tied);
    return queens_weight(least) *
               count(hv, &ls->strainer, &ls->east, &ls->west) +
           queens_weight(least + 1) *
               (count(hv, &ls->strainer, &ls->east_tied, &ls->west) +
                count(hv, &ls->strainer, &ls->east, &ls->west_tied)) +
           queens_weight(least + 2) *
               count(hv, &ls->strainer, &ls->east_tied, &ls->west_tied);
}

static uint64_t run_cross(const struct halves *hv, struct lists *ls,
                          const struct unit *u)
{
    uint64_t above = middle_column(hv, u->up);
    struct half half;

    for (int column = u->up; column < hv->side; column++) {
        uint64_t right = quadrant_square(hv->side, hv->side, column);

        half = (struct half){ .north = u->north,
                              .south = u->south,
                              .columns = hv->all & ~(UINT32_C(1) << column),
                              .attacked = above | right,
                              .taken = right };
        list_half(hv, &half, ls, &ls->east, NULL);
    }
    half = (struct half){ .north = hv->all & ~(UINT32_C(1) << (u->up - 1)) &
                                   ~u->north,
                          .south = hv->all & ~u->south,
                          .columns = hv->all,
                          .attacked = above,
                          .west = true };
    list_half(hv, &half, ls, &ls->west, NULL);
    return queens_weight(1) * count(hv, &ls->strainer, &ls->east, &ls->west);
}

static struct job_sum run(const void *context, void *scratch, size_t unit,
                          const struct job *job)
{
    const struct halves *hv = context;
    const struct unit *u = &hv->units[unit];
    struct lists *ls = scratch;

    (void)job;
    ls->east.count = ls->east_tied.count = 0;
    ls->west.count = ls->west_tied.count = 0;
    return job_just(u->up ? run_cross(hv, ls, u) : run_plain(hv, ls, u));
}

static wide result(const void *context, wide sum)
{
    const struct halves *hv = context;

    return queens_unweighted(hv->n, hv->fundamental, sum);
}

const struct job_work queens_halves_work = {
    .division = "halves-1",
    .prepare = prepare,
    .begin = begin,
    .end = end,
    .run = run,
    .result = result,
    .release = release,
};
