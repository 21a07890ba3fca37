/*
 * The search that all four share, and the tests in which they differ. All
 * keep their books, whichever is used: a store costs the same for each.
 */
#include "solve/queens/contest.h"

#include <assert.h>
#include <stdlib.h>

#include "solve/queens/repair.h"

/* --- the tests ----------------------------------------------------------- */

/* Every earlier queen is compared, as a program does that keeps only a list
 * of ranks. */
static int safe_by_pairs(struct queens_contest *qc, int below)
{
    for (int rank = below - 1; rank >= 0; rank--) {
        int file = 0;

        for (; file < qc->file; file++) {
            int apart = abs(qc->rank[file] - rank);

            qc->tests++;
            if (apart == 0 || apart == qc->file - file)
                break;
        }
        if (file == qc->file)
            return rank;
    }
    return -1;
}

/* Each rank and diagonal knows whether a queen stands on it. */
static int safe_by_lines(struct queens_contest *qc, int below)
{
    for (int rank = below - 1; rank >= 0; rank--) {
        qc->tests++;
        if (!qc->on.rank[rank] && !qc->on.rising[rank - qc->file + qc->n - 1] &&
            !qc->on.falling[rank + qc->file])
            return rank;
    }
    return -1;
}

/* All squares of the file at once, a bit each. */
static int safe_by_masks(struct queens_contest *qc, int below)
{
    uint32_t allowed = (UINT32_C(1) << below) - 1;
    uint32_t safe = allowed & ~(qc->ranks[qc->file] | qc->up[qc->file] |
                                qc->down[qc->file]);

    qc->tests++;
    return safe ? 31 - __builtin_clz(safe) : -1;
}

static const struct queens_test pairs = {
    .name = "s0",
    .title = "Queen by queen",
    .about = "Each square is compared with every earlier queen, as in "
             "Cuono's program: a test is one queen looked at.",
    .safe = safe_by_pairs
};

static const struct queens_test lines = {
    .name = "lines",
    .title = "Line by line",
    .about = "Each rank and diagonal remembers whether it is taken: a test "
             "is one square looked up.",
    .safe = safe_by_lines
};

static const struct queens_test masks = {
    .name = "masks",
    .title = "Bit masks",
    .about = "The attacked squares of a whole file are the bits of one "
             "number: a test is one such number.",
    .safe = safe_by_masks
};

static const struct queens_test halved = {
    .name = "half",
    .title = "Half the board",
    .about = "Bit masks, and the first queen stays in the upper half: what "
             "is found there is found mirrored in the lower.",
    .safe = safe_by_masks,
    .halves = true
};

const struct queens_test *const queens_tests[] = { &pairs, &lines, &masks,
                                                   &halved, NULL };

const char *const queens_test_names[] = { pairs.name,         lines.name,
                                          masks.name,         halved.name,
                                          queens_repair_name, NULL };
const char *const queens_test_titles[] = { pairs.title,         lines.title,
                                           masks.title,         halved.title,
                                           queens_repair_title, NULL };

/* --- the search ---------------------------------------------------------- */

void queens_contest_init(struct queens_contest *qc, int n,
                         const struct queens_test *test)
{
    assert(n >= 1 && n <= QUEENS_CONTEST_MAX);
    *qc = (struct queens_contest){
        .n = n, .test = test, .below = n, .nodes = 1
    };
}

static void mark(struct queens_contest *qc, int file, int rank, uint8_t taken)
{
    qc->on.rank[rank] = taken;
    qc->on.rising[rank - file + qc->n - 1] = taken;
    qc->on.falling[rank + file] = taken;
}

static void place(struct queens_contest *qc, int rank)
{
    uint32_t bit = UINT32_C(1) << rank;
    int file = qc->file;

    qc->nodes++;
    qc->rank[file] = rank;
    mark(qc, file, rank, 1);
    qc->ranks[file + 1] = qc->ranks[file] | bit;
    qc->up[file + 1] = (qc->up[file] | bit) << 1;
    qc->down[file + 1] = (qc->down[file] | bit) >> 1;
    qc->file++;
    qc->below = qc->n;
    qc->told = false;
}

static void retreat(struct queens_contest *qc)
{
    qc->file--;
    qc->below = qc->rank[qc->file];
    mark(qc, qc->file, qc->below, 0);
    qc->retreats++;
}

/* How many solutions one stands for: it and its mirror image, unless the
 * search goes through both, or the first queen stands in the middle. */
static unsigned weight(const struct queens_contest *qc)
{
    return qc->test->halves && 2 * qc->rank[0] + 1 != qc->n ? 2 : 1;
}

static int next_rank(struct queens_contest *qc)
{
    int rank = qc->test->safe(qc, qc->below);

    if (qc->test->halves && qc->file == 0 && rank < qc->n / 2)
        return -1;
    return rank;
}

void queens_contest_step(struct queens_contest *qc, struct queens_step *out)
{
    int rank = qc->file < qc->n && qc->below > 0 ? next_rank(qc) : -1;

    *out = (struct queens_step){
        .file = qc->file, .rank = rank, .by_file = -1, .by_rank = -1
    };
    if (rank >= 0) {
        place(qc, rank);
        out->event = QUEENS_PLACED;
    } else if (qc->file == qc->n && !qc->told) {
        qc->told = true;
        qc->found += weight(qc);
        out->event = QUEENS_FOUND;
    } else if (qc->file > 0) {
        retreat(qc);
        out->event = QUEENS_RETREAT;
        out->file = qc->file;
        out->rank = qc->below;
    } else {
        out->event = QUEENS_NONE;
    }
}
