/*
 * Counting and listing queens. The measure for counting is the plain program
 * that everybody writes: recursive, by bit masks, half of the board mirrored.
 * The measure for listing is the same program writing its solutions down and
 * mirroring them.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "bench.h"
#include "solve/job.h"
#include "solve/queens/album.h"
#include "solve/queens/count/count.h"
#include "solve/queens/count/work.h"

static uint64_t plain_below(uint32_t all, uint32_t ranks, uint32_t down,
                            uint32_t up)
{
    uint32_t left = all & ~(ranks | down | up);
    uint64_t sum = 0;

    if (ranks == all)
        return 1;
    while (left) {
        uint32_t bit = left & -left;

        left ^= bit;
        sum += plain_below(all, ranks | bit, (down | bit) << 1,
                           (up | bit) >> 1);
    }
    return sum;
}

static uint64_t plain_count(int n)
{
    uint32_t all = (UINT32_C(1) << n) - 1, bit = 1;
    uint64_t sum = 0;

    for (int i = 0; i < n / 2; i++, bit <<= 1)
        sum += plain_below(all, bit, bit << 1, bit >> 1);
    sum *= 2;
    if (n % 2)
        sum += plain_below(all, bit, bit << 1, bit >> 1);
    return sum;
}

static void must_be(uint64_t expected, uint64_t got)
{
    bench_must(expected == got, "a count is wrong");
}

enum way {
    PLAIN,
    BACKTRACKING,
    HALVES,
    HALVES_AVX2,
    HALVES_NARROW,
    HALVES_ALL,
    WAYS
};

static void count_once(int n, enum way way, uint64_t expected)
{
    struct job_status status;
    struct job *job;

    if (way == PLAIN) {
        must_be(expected, plain_count(n));
        return;
    }
    if (way == HALVES_NARROW || way == HALVES_AVX2)
        job = job_create(&queens_halves_work,
                         queens_halves_context(
                             n, way == HALVES_AVX2 ? MATCH_AVX2 : MATCH_PLAIN,
                             false, false));
    else
        job = queens_count_job(
            n, way == BACKTRACKING ? QUEENS_BACKTRACKING : QUEENS_HALVES,
            false);
    job_begin(job, way == HALVES_ALL ? job_cores() : 1);
    job_wait(job, &status);
    job_destroy(job);
    must_be(expected, status.result.low);
}

/* Ways that take minutes are left out of the larger rows; rows that do have to
 * be named. */
static const struct {
    const char *name;
    int n;
    uint64_t count;
    int ways[WAYS];
    bool named;
} counts[] = {
    { "queens counted, n = 12", 12, 14200, { 1, 1, 1, 1, 1, 1 }, false },
    { "queens counted, n = 14", 14, 365596, { 1, 1, 1, 1, 1, 1 }, false },
    { "queens counted, n = 15", 15, 2279184, { 1, 1, 1, 1, 1, 1 }, false },
    { "queens counted, n = 16", 16, 14772512, { 1, 1, 1, 1, 1, 1 }, false },
    { "queens counted, n = 17", 17, 95815104, { 0, 0, 1, 1, 1, 1 }, false },
    { "queens counted, n = 18", 18, 666090624, { 0, 0, 1, 1, 1, 1 }, false },
    { "queens counted, n = 19", 19, 4968057848, { 0, 0, 1, 1, 0, 1 }, true },
    { "queens counted, n = 20", 20, 39029188884, { 0, 0, 1, 1, 0, 1 }, true },
};

/* One try of all ways, in turn. By the clock as well: several threads are
 * to be done sooner, not to work less. */
static void count_try(int n, const int *ways, uint64_t expected,
                      double best[WAYS], double clock[WAYS])
{
    for (int way = 0; way < WAYS; way++) {
        double began = bench_seconds(), wall = bench_wall();

        if (!ways[way] || (way == HALVES_AVX2 && !match_has(MATCH_AVX2)))
            continue;
        count_once(n, (enum way)way, expected);
        best[way] = bench_best(best[way], bench_seconds() - began);
        clock[way] = bench_best(clock[way], bench_wall() - wall);
    }
}

/* 0 stands for a way left out. */
static double or_blank(double seconds)
{
    return seconds > 0 ? seconds : -1;
}

static void count_rows(struct bench *b)
{
    static const struct column columns[] = {
        { "plain", SECONDS, "by bit masks, half of the board mirrored" },
        { "backtrack", SECONDS, "ours, one of each eight images" },
        { "halves", SECONDS, "ours, the best known: half boards matched" },
        { "AVX2", SECONDS, "the same by no wider registers" },
        { "no AVX2", SECONDS, "the same without wide registers" },
        { "all cores", SECONDS, "the same by as many threads as cores" },
        { "hv/backtr.", RATIO, "halves to backtracking" },
        { "hv/AVX2", RATIO, "the widest registers that there are to these" },
        { "all, clock", CLOCK, "by all cores" },
        { "all/one", RATIO, "by the clock, all cores to one" },
        { NULL, NUMBER, NULL }
    };

    bench_table(b, "queens counted", columns);
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        double best[WAYS] = { 0 }, clock[WAYS] = { 0 };

        if (!(counts[i].named ? bench_begin_named
                              : bench_begin)(b, counts[i].name))
            continue;
        for (int j = 0; j < 2 || (j < 9 && bench_seconds() - b->began < 2); j++)
            count_try(counts[i].n, counts[i].ways, counts[i].count, best,
                      clock);
        bench_row(
            b, (double[]){ or_blank(best[PLAIN]), or_blank(best[BACKTRACKING]),
                           or_blank(best[HALVES]), or_blank(best[HALVES_AVX2]),
                           or_blank(best[HALVES_NARROW]),
                           or_blank(best[HALVES_ALL]),
                           bench_ratio(best[HALVES], best[BACKTRACKING]),
                           bench_ratio(best[HALVES], best[HALVES_AVX2]),
                           or_blank(clock[HALVES_ALL]),
                           clock[HALVES_ALL] / clock[HALVES] });
    }
}

/* --- in parts --------------------------------------------------------------
 */

enum { PARTS = 64 };

static struct job_status finish(struct job *job)
{
    struct job_status status;

    job_begin(job, 1);
    job_wait(job, &status);
    job_destroy(job);
    return status;
}

static double whole_seconds(int n, uint64_t expected)
{
    double began = bench_seconds();

    must_be(expected,
            finish(queens_count_job(n, QUEENS_HALVES, false)).result.low);
    return bench_seconds() - began;
}

static double parts_seconds(int n, uint64_t expected)
{
    double began = bench_seconds();
    struct job *job = queens_count_job(n, QUEENS_HALVES, false);
    struct job_sum sum = { 0 };

    for (int part = 1; part <= PARTS; part++) {
        struct job *one = queens_count_job(n, QUEENS_HALVES, false);

        job_deal(one, (struct job_part){ part, PARTS });
        job_sum_add(&sum, finish(one).sum);
    }
    must_be(expected, job_result(job, sum.count).low);
    job_destroy(job);
    return bench_seconds() - began;
}

/* Without the starts of the program. */
static void part_rows(struct bench *b)
{
    static const struct column columns[] = {
        { "whole", SECONDS, "by halves, one thread" },
        { "64 parts", SECONDS, "one after the other, each got ready anew" },
        { "parts/whole", RATIO, "" },
        { NULL, NUMBER, NULL }
    };
    static const struct {
        const char *name;
        int n;
        uint64_t count;
    } rows[] = { { "queens in parts, n = 16", 16, 14772512 },
                 { "queens in parts, n = 17", 17, 95815104 },
                 { "queens in parts, n = 18", 18, 666090624 } };

    bench_table(b, "queens counted in parts", columns);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        double whole = 0, parts = 0;
        int n = rows[i].n;

        if (!bench_begin(b, rows[i].name))
            continue;
        for (int j = 0; j < 2 || bench_again(b, j); j++) {
            whole = bench_best(whole, whole_seconds(n, rows[i].count));
            parts = bench_best(parts, parts_seconds(n, rows[i].count));
        }
        bench_row(b, (double[]){ whole, parts, parts / whole });
    }
}

/* --- listed ----------------------------------------------------------------
 */

/* What the plain program writes down. */
struct plain_list {
    int n;
    size_t count;
    uint8_t rank[32];
    uint8_t *out;
};

static void plain_list_below(struct plain_list *pl, int file, uint32_t left,
                             uint32_t ranks, uint32_t down, uint32_t up)
{
    const uint32_t all = (UINT32_C(1) << pl->n) - 1;

    while (left) {
        uint32_t bit = left & -left;

        left ^= bit;
        pl->rank[file] = (uint8_t)(pl->n - 1 - __builtin_ctz(bit));
        if (file == pl->n - 1) {
            memcpy(pl->out + pl->count++ * (size_t)pl->n, pl->rank,
                   (size_t)pl->n);
            continue;
        }
        plain_list_below(
            pl, file + 1,
            all & ~(ranks | bit | (down | bit) << 1 | (up | bit) >> 1),
            ranks | bit, (down | bit) << 1, (up | bit) >> 1);
    }
}

static double plain_list_seconds(int n, size_t expected)
{
    double began = bench_seconds();
    struct plain_list pl = { .n = n, .out = xmalloc(expected * (size_t)n) };
    const size_t size = (size_t)n;
    uint8_t *to;

    plain_list_below(&pl, 0, (UINT32_C(1) << n / 2) - 1, 0, 0, 0);
    to = pl.out + pl.count * size;
    for (const uint8_t *from = to; from > pl.out; to += size) {
        from -= size;
        for (size_t i = 0; i < size; i++)
            to[i] = (uint8_t)(size - 1 - from[i]);
    }
    must_be(expected, 2 * pl.count);
    began = bench_seconds() - began;
    free(pl.out);
    return began;
}

static double album_seconds(int n, size_t expected, long slice)
{
    double began = bench_seconds();
    struct queens_album qa;
    struct queens_wish w;
    long budget;

    queens_wish_init(&w, n, PIECE_QUEEN);
    queens_album_init(&qa, &w, (size_t)1 << 30);
    do
        budget = slice;
    while (queens_album_step(&qa, &budget) == QUEENS_ALBUM_MORE);
    must_be(expected, qa.count);
    began = bench_seconds() - began;
    queens_album_free(&qa);
    return began;
}

static void list_rows(struct bench *b)
{
    static const struct column columns[] = {
        { "plain", SECONDS, "half of the search by bit masks, written down" },
        { "album", SECONDS, "ours, at once" },
        { "slices", SECONDS, "ours, 2,000 nodes at a time" },
        { "album/plain", RATIO, "" },
        { "slices/album", RATIO, "" },
        { NULL, NUMBER, NULL }
    };
    static const struct {
        const char *name;
        int n;
        size_t count;
    } rows[] = { { "queens listed, n = 8", 8, 92 },
                 { "queens listed, n = 12", 12, 14200 },
                 { "queens listed, n = 14", 14, 365596 } };

    bench_table(b, "queens listed", columns);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        double plain = 0, album = 0, sliced = 0;
        int n = rows[i].n;

        if (!bench_begin(b, rows[i].name))
            continue;
        for (int j = 0; bench_again(b, j); j++) {
            plain = bench_best(plain, plain_list_seconds(n, rows[i].count));
            album = bench_best(album,
                               album_seconds(n, rows[i].count, 1000000000));
            sliced = bench_best(sliced, album_seconds(n, rows[i].count, 2000));
        }
        bench_row(b, (double[]){ plain, album, sliced, album / plain,
                                 sliced / album });
    }
}

void bench_queens(struct bench *b)
{
    count_rows(b);
    part_rows(b);
    list_rows(b);
}
