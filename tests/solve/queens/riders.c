/*
 * Riders on surfaces, against a second definition: the plane is tiled with
 * copies of the board, every placement with a piece in each file is looked at,
 * and every ride is followed there until it meets a piece.
 */
#include <greatest.h>

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "chess/mover.h"
#include "solve/job.h"
#include "solve/queens/album.h"
#include "solve/queens/classes.h"
#include "solve/queens/count/count.h"
#include "solve/queens/repair.h"
#include "solve/queens/search.h"
#include "support/album.h"

enum { SIDE = 6, ORACLE_TERMS = 3 };

/* A piece as its leaps: both numbers, and how often they may be repeated. */
struct oracle_piece {
    const char *text;
    struct {
        int a, b, times;
    } term[ORACLE_TERMS];
};

enum { FAR = 4 * SIDE }; /* a ride has repeated itself by then */

static const struct oracle_piece pieces[] = {
    { "queen", { { 0, 1, FAR }, { 1, 1, FAR } } },
    { "rook", { { 0, 1, FAR } } },
    { "amazon", { { 0, 1, FAR }, { 1, 1, FAR }, { 1, 2, 1 } } },
    { "chancellor", { { 0, 1, FAR }, { 1, 2, 1 } } },
    { "archbishop", { { 1, 1, FAR }, { 1, 2, 1 } } },
    { "bishop", { { 1, 1, FAR } } },
    { "nightrider", { { 1, 2, FAR } } },
    { "1,3*+0,1", { { 1, 3, FAR }, { 0, 1, 1 } } },
    { "0,2*+1,1", { { 0, 2, FAR }, { 1, 1, 1 } } },
    { "2,9*", { { 2, 9, FAR } } },
};

enum { PIECES = sizeof pieces / sizeof *pieces };

/* --- the oracle ----------------------------------------------------------- */

struct oracle {
    int n;
    enum surface surface;
    const struct oracle_piece *piece;
    int rank[SIDE];
};

/* Brings a place of the tiled plane to the board, copy by copy; false if there
 * is none. */
static bool bring_home(const struct oracle *o, int *file, int *rank)
{
    int n = o->n;

    for (; *file < 0 || *file >= n; *file += *file < 0 ? n : -n) {
        if (o->surface == SURFACE_FLAT)
            return false;
        if (o->surface == SURFACE_MOBIUS || o->surface == SURFACE_KLEIN)
            *rank = n - 1 - *rank;
    }
    for (; *rank < 0 || *rank >= n; *rank += *rank < 0 ? n : -n)
        if (o->surface != SURFACE_TORUS && o->surface != SURFACE_KLEIN)
            return false;
    return true;
}

/* Does the piece of a file meet another that way? */
static bool meets(const struct oracle *o, int from, int df, int dr, int times)
{
    for (int k = 1; k <= times; k++) {
        int file = from + k * df, rank = o->rank[from] + k * dr;

        if (!bring_home(o, &file, &rank))
            return false;
        if (o->rank[file] == rank)
            return file != from;
    }
    return false;
}

static bool attacks(const struct oracle *o, int from)
{
    for (int t = 0; t < ORACLE_TERMS; t++)
        for (int way = 0; way < 8 && o->piece->term[t].times; way++) {
            int a = o->piece->term[t].a, b = o->piece->term[t].b;
            int df = way & 4 ? a : b, dr = way & 4 ? b : a;

            if (meets(o, from, way & 1 ? -df : df, way & 2 ? -dr : dr,
                      o->piece->term[t].times))
                return true;
        }
    return false;
}

/* All placements, from file `file` on; `at` gets those at peace, n ranks
 * each, in the order of an album. */
static int go_on(struct oracle *o, int file, uint8_t *at)
{
    int found = 0;

    if (file == o->n) {
        for (int f = 0; f < o->n; f++) {
            if (attacks(o, f))
                return 0;
            at[f] = (uint8_t)o->rank[f];
        }
        return 1;
    }
    for (int rank = o->n - 1; rank >= 0; rank--) {
        o->rank[file] = rank;
        found += go_on(o, file + 1, at + found * o->n);
    }
    return found;
}

enum { MOST = 46656 }; /* 6 to the 6th */
static uint8_t expected[(MOST + 1) * SIDE];

static int look_at_all(int n, const struct oracle_piece *piece, enum surface s)
{
    struct oracle o = { .n = n, .surface = s, .piece = piece };

    return go_on(&o, 0, expected);
}

/* Is it one of the first k, when turned or mirrored in a way that leaves the
 * seams where they are? */
static bool is_image_of_earlier(int k, int n, enum surface s)
{
    bool swaps = s == SURFACE_FLAT || s == SURFACE_TORUS;

    for (int way = 0; way < (swaps ? 8 : 4); way++)
        for (int i = 0; i < k; i++) {
            int same = 0;

            for (int f = 0; f < n; f++) {
                int a = f, b = expected[k * n + f], file, rank;

                a = way & 1 ? n - 1 - a : a;
                b = way & 2 ? n - 1 - b : b;
                file = way & 4 ? b : a;
                rank = way & 4 ? a : b;
                same += expected[i * n + file] == rank;
            }
            if (same == n)
                return true;
        }
    return false;
}

static int count_classes(int found, int n, enum surface s)
{
    int classes = 0;

    for (int k = 0; k < found; k++)
        classes += !is_image_of_earlier(k, n, s);
    return classes;
}

/* --- the solvers ---------------------------------------------------------- */

static struct queens_rule rule_of(const char *piece, int n, enum surface s)
{
    struct queens_rule rule;
    struct error err;
    struct mover m;

    if (!mover_parse(&m, piece, &err))
        abort();
    queens_rule_init(&rule, n, &m, s);
    return rule;
}

static uint64_t count(const struct queens_rule *rule, bool fundamental)
{
    struct queens_wish wish;
    struct job_status status;
    struct job *job;

    queens_wish_by(&wish, rule);
    job = queens_wish_job(&wish, true, fundamental);
    job_begin(job, 2);
    job_wait(job, &status);
    job_destroy(job);
    return status.result.low;
}

static enum greatest_test_res album_has(const struct queens_rule *rule,
                                        int found)
{
    struct queens_wish w;
    struct queens_album qa;

    queens_wish_by(&w, rule);
    ASSERT(album_make(&qa, &w));
    ASSERT_EQ_FMT((size_t)found, qa.count, "%zu");
    ASSERT(found == 0 ||
           memcmp(expected, qa.ranks, (size_t)(found * rule->n)) == 0);
    queens_album_free(&qa);
    PASS();
}

static enum greatest_test_res search_finds(const struct queens_rule *rule,
                                           int found)
{
    struct queens_search qs;
    struct queens_step s;

    queens_search_by(&qs, rule);
    do {
        queens_search_step(&qs, &s);
        if (s.event == QUEENS_REFUSED)
            ASSERT(
                queens_rule_hits(rule, s.by_file, s.by_rank, s.file, s.rank));
        for (int f = 0; s.event == QUEENS_FOUND && f < rule->n; f++)
            ASSERT_EQ(expected[((int)qs.found - 1) * rule->n + f], qs.rank[f]);
    } while (s.event != QUEENS_NONE);
    ASSERT_EQ((uint64_t)found, qs.found);
    queens_search_free(&qs);
    PASS();
}

TEST all_agree_with_every_placement_looked_at(int n, enum surface s)
{
    for (int p = 0; p < PIECES; p++) {
        int found = look_at_all(n, &pieces[p], s);
        struct queens_rule rule = rule_of(pieces[p].text, n, s);

        CHECK_CALL(album_has(&rule, found));
        CHECK_CALL(search_finds(&rule, found));
        rule.plain = PIECE_NONE; /* flat queens and rooks the long way, too */
        CHECK_CALL(album_has(&rule, found));
        ASSERT_EQm(pieces[p].text, (uint64_t)found, count(&rule, false));
    }
    PASS();
}

TEST classes_agree_with_every_pair_compared(int n, enum surface s)
{
    for (int p = 0; p < PIECES; p++) {
        int found = look_at_all(n, &pieces[p], s);
        struct queens_rule rule = rule_of(pieces[p].text, n, s);
        struct queens_wish w;
        struct queens_album qa;
        struct queens_classes qc = { 0 };
        int classes = count_classes(found, n, s);

        queens_wish_by(&w, &rule);
        ASSERT(album_make(&qa, &w));
        queens_classes_update(&qc, &qa);
        ASSERT_EQ_FMTm(pieces[p].text, (size_t)classes, qc.count, "%zu");
        ASSERT_EQm(pieces[p].text, (uint64_t)classes, count(&rule, true));
        queens_classes_free(&qc);
        queens_album_free(&qa);
    }
    PASS();
}

/* --- what is known -------------------------------------------------------- */

TEST the_numbers_are_those_published(void)
{
    static const struct {
        const char *piece;
        int n;
        enum surface surface;
        uint64_t count;
    } known[] = {
        { "queen", 1, SURFACE_TORUS, 1 },
        { "queen", 5, SURFACE_TORUS, 10 },
        { "queen", 7, SURFACE_TORUS, 28 },
        { "queen", 11, SURFACE_TORUS, 88 },
        { "queen", 13, SURFACE_TORUS, 4524 },
        { "queen", 8, SURFACE_TORUS, 0 },
        { "queen", 9, SURFACE_TORUS, 0 },
        { "queen", 10, SURFACE_TORUS, 0 },
        { "amazon", 1, SURFACE_FLAT, 1 },
        { "amazon", 9, SURFACE_FLAT, 0 },
        { "amazon", 10, SURFACE_FLAT, 4 },
        { "amazon", 11, SURFACE_FLAT, 44 },
        { "amazon", 12, SURFACE_FLAT, 156 },
        { "amazon", 13, SURFACE_FLAT, 1876 },
    };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct queens_rule rule = rule_of(known[i].piece, known[i].n,
                                          known[i].surface);

        ASSERT_EQ_FMT(known[i].count, count(&rule, false), "%" PRIu64);
    }
    PASS();
}

/* Its pairs and its choices are as the rule has them, to the end. */
TEST repair_counts_conflicts_by_the_rule(const char *piece, int n,
                                         enum surface s)
{
    struct queens_rule rule = rule_of(piece, n, s);
    struct queens_repair qr;
    struct queens_repair_step step;

    queens_repair_by(&qr, &rule, 1);
    do {
        int pairs = 0;

        for (int i = 0; i < n; i++)
            for (int j = 0; j < i; j++)
                pairs += queens_rule_hits(&rule, i, qr.rank[i], j, qr.rank[j]);
        ASSERT_EQ(pairs, qr.pairs);
        queens_repair_step(&qr, &step);
    } while (step.event != QUEENS_REPAIR_FOUND &&
             step.event != QUEENS_REPAIR_GIVEN_UP);
    ASSERT_EQ(QUEENS_REPAIR_FOUND, step.event);
    queens_repair_free(&qr);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    for (int s = 0; s < SURFACES; s++) {
        for (int n = 1; n <= SIDE; n++)
            RUN_TESTp(all_agree_with_every_placement_looked_at, n,
                      (enum surface)s);
        for (int n = 1; n < SIDE; n++)
            RUN_TESTp(classes_agree_with_every_pair_compared, n,
                      (enum surface)s);
    }
    RUN_TEST(the_numbers_are_those_published);
    RUN_TESTp(repair_counts_conflicts_by_the_rule, "queen", 11, SURFACE_TORUS);
    RUN_TESTp(repair_counts_conflicts_by_the_rule, "queen", 7,
              SURFACE_CYLINDER);
    RUN_TESTp(repair_counts_conflicts_by_the_rule, "chancellor", 12,
              SURFACE_FLAT);
    RUN_TESTp(repair_counts_conflicts_by_the_rule, "nightrider", 6,
              SURFACE_MOBIUS);
    GREATEST_MAIN_END();
}
