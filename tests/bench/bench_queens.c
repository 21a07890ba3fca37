/*
 * Counting and listing queens, and counting arrangements of other pieces. The
 * measure for counting is the plain program that everybody writes: recursive,
 * by bit masks, half of the board mirrored. The measure for listing is the
 * same program writing its solutions down and mirroring them.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "bench.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "solve/pieces/cover.h"
#include "solve/job.h"
#include "solve/pieces/peaceful.h"
#include "solve/pieces/profile.h"
#include "solve/queens/album.h"
#include "solve/queens/count/count.h"

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
    if (expected == got)
        return;
    fprintf(stderr, "chequer-bench: a count is wrong\n");
    exit(EXIT_FAILURE);
}

enum way { PLAIN, BACKTRACKING, HALVES, HALVES_NARROW, HALVES_ALL, WAYS };

static void count_once(int n, enum way way, uint64_t expected)
{
    struct job_status status;
    struct job *job;

    if (way == PLAIN) {
        must_be(expected, plain_count(n));
        return;
    }
    if (way == HALVES_NARROW)
        job = queens_count_plain(n, 1);
    else
        job = queens_count_start(
            n, way == BACKTRACKING ? QUEENS_BACKTRACKING : QUEENS_HALVES,
            way == HALVES_ALL ? job_cores() : 1);
    job_wait(job, &status);
    job_destroy(job);
    must_be(expected, status.result);
}

/* Ways that take minutes are left out of the larger rows. */
static const struct {
    const char *name;
    int n;
    uint64_t count;
    int ways[WAYS];
} counts[] = {
    { "queens counted, n = 12", 12, 14200, { 1, 1, 1, 1, 1 } },
    { "queens counted, n = 14", 14, 365596, { 1, 1, 1, 1, 1 } },
    { "queens counted, n = 15", 15, 2279184, { 1, 1, 1, 1, 1 } },
    { "queens counted, n = 16", 16, 14772512, { 1, 1, 1, 1, 1 } },
    { "queens counted, n = 17", 17, 95815104, { 0, 0, 1, 1, 1 } },
    { "queens counted, n = 18", 18, 666090624, { 0, 0, 1, 1, 1 } },
};

/* One try of all ways, in turn. By the clock as well: several threads are
 * to be done sooner, not to work less. */
static void count_try(int n, const int *ways, uint64_t expected,
                      double best[WAYS], double clock[WAYS])
{
    for (int way = 0; way < WAYS; way++) {
        double began = bench_seconds(), wall = bench_wall();

        if (!ways[way])
            continue;
        count_once(n, (enum way)way, expected);
        best[way] = bench_best(best[way], bench_seconds() - began);
        clock[way] = bench_best(clock[way], bench_wall() - wall);
    }
}

static double milliseconds(double seconds)
{
    return seconds > 0 ? seconds * 1e3 : -1;
}

static void count_rows(struct bench *b)
{
    static const char *const columns[] = {
        "plain",    "backtrack.", "halves",      "no AVX2", "all cores",
        "hv/plain", "all, clock", "all/one clk", NULL
    };

    bench_table(b, "queens counted, milliseconds", columns);
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        double best[WAYS] = { 0 }, clock[WAYS] = { 0 }, began = bench_seconds();

        if (!bench_wants(b, counts[i].name))
            continue;
        for (int j = 0; j < 2 || (j < 9 && bench_seconds() - began < 2); j++)
            count_try(counts[i].n, counts[i].ways, counts[i].count, best,
                      clock);
        bench_row(b, counts[i].name,
                  (double[]){ milliseconds(best[PLAIN]),
                              milliseconds(best[BACKTRACKING]),
                              milliseconds(best[HALVES]),
                              milliseconds(best[HALVES_NARROW]),
                              milliseconds(best[HALVES_ALL]),
                              best[PLAIN] > 0 ? best[HALVES] / best[PLAIN] : -1,
                              milliseconds(clock[HALVES_ALL]),
                              clock[HALVES_ALL] / clock[HALVES] });
    }
}

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
    static const char *const columns[] = { "plain", "album",       "slices",
                                           "ratio", "sl/straight", NULL };
    static const struct {
        const char *name;
        int n;
        size_t count;
    } rows[] = { { "queens listed, n = 8", 8, 92 },
                 { "queens listed, n = 12", 12, 14200 },
                 { "queens listed, n = 14", 14, 365596 } };

    bench_table(b, "queens listed, milliseconds", columns);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        double plain = 0, album = 0, sliced = 0, began = bench_seconds();
        int n = rows[i].n;

        if (!bench_wants(b, rows[i].name))
            continue;
        for (int j = 0; bench_again(j, began); j++) {
            plain = bench_best(plain, plain_list_seconds(n, rows[i].count));
            album = bench_best(album,
                               album_seconds(n, rows[i].count, 1000000000));
            sliced = bench_best(sliced, album_seconds(n, rows[i].count, 2000));
        }
        bench_row(b, rows[i].name,
                  (double[]){ plain * 1e3, album * 1e3, sliced * 1e3,
                              album / plain, sliced / album });
    }
}

static double profile_seconds(int n, enum profile_rule rule)
{
    double began = bench_seconds();
    struct profile p;
    struct board b;
    long budget = 1000000000;

    board_init(&b, n, n);
    profile_init(&p, &b, rule, 0);
    while (!profile_step(&p, &budget))
        ;
    profile_free(&p);
    board_free(&b);
    return bench_seconds() - began;
}

static double peaceful_seconds(int n, enum piece_kind piece)
{
    double began = bench_seconds();
    struct peaceful *p;
    struct mover m;
    struct error err;
    struct board b;

    board_init(&b, n, n);
    mover_of(&m, (int)piece);
    p = peaceful_create(&b, &m, &err);
    while (!peaceful_step(p, 10000))
        ;
    peaceful_destroy(p);
    board_free(&b);
    return bench_seconds() - began;
}

static double cover_seconds(int n, enum piece_kind piece)
{
    double began = bench_seconds();
    struct cover *c;
    struct mover m;
    struct error err;
    struct board b;

    board_init(&b, n, n);
    mover_of(&m, (int)piece);
    c = cover_create(&b, &m, &err);
    while (!cover_step(c, 10000))
        ;
    cover_destroy(c);
    board_free(&b);
    return bench_seconds() - began;
}

static void arrangement_rows(struct bench *b)
{
    static const char *const columns[] = { "ms", NULL };
    static const struct {
        const char *name;
        double (*seconds)(int n, enum piece_kind piece);
        int n;
        enum piece_kind piece;
    } rows[] = { { "peaceful kings 8x8, to be browsed", peaceful_seconds, 8,
                   PIECE_KING },
                 { "peaceful knights 8x8", peaceful_seconds, 8, PIECE_KNIGHT },
                 { "peaceful bishops 12x12", peaceful_seconds, 12,
                   PIECE_BISHOP },
                 { "peaceful queens 12x12", peaceful_seconds, 12, PIECE_QUEEN },
                 { "covering queens 8x8", cover_seconds, 8, PIECE_QUEEN },
                 { "covering queens 10x10", cover_seconds, 10, PIECE_QUEEN },
                 { "covering knights 8x8", cover_seconds, 8, PIECE_KNIGHT },
                 { "covering knights 10x10", cover_seconds, 10, PIECE_KNIGHT },
                 { "covering kings 10x10", cover_seconds, 10, PIECE_KING } };
    static const char *const kings[] = { "kings' maxima counted, n = 8",
                                         "kings' maxima counted, n = 16" };

    bench_table(b, "arrangements, milliseconds", columns);
    for (int i = 0; i < 2; i++) {
        double best = 0, began = bench_seconds();

        for (int j = 0; bench_wants(b, kings[i]) && bench_again(j, began); j++)
            best = bench_best(best, profile_seconds(8 + 8 * i, PROFILE_KINGS));
        if (best > 0)
            bench_row(b, kings[i], &(double){ best * 1e3 });
    }
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        double best = 0, began = bench_seconds();

        if (!bench_wants(b, rows[i].name))
            continue;
        for (int j = 0; bench_again(j, began); j++)
            best = bench_best(best, rows[i].seconds(rows[i].n, rows[i].piece));
        bench_row(b, rows[i].name, &(double){ best * 1e3 });
    }
}

void bench_queens(struct bench *b)
{
    count_rows(b);
    list_rows(b);
    arrangement_rows(b);
}
