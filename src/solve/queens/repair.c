/* See the header. Queens and rooks are counted by line, so that a move costs
 * no more than looking along its file; by other rules all files are asked for
 * each square. */
#include "solve/queens/repair.h"

#include <limits.h>
#include <stdlib.h>

#include "base/alloc.h"

const char queens_repair_name[] = "min-conflicts";
const char queens_repair_title[] = "Min-conflicts";

/* Adds a piece to its lines or takes it off, and keeps count of the pairs. */
static void mark_lines(struct queens_repair *qr, int file, int rank, int change)
{
    int *lines[] = { &qr->on_rank[rank],
                     &qr->on_rising[rank - file + qr->n - 1],
                     &qr->on_falling[rank + file] };

    for (int i = 0; i < (qr->rule.plain == PIECE_QUEEN ? 3 : 1); i++) {
        qr->pairs += change > 0 ? *lines[i] : 1 - *lines[i];
        *lines[i] += change;
    }
}

/* Those of the files up to `last` that are in conflict with a square, its own
 * file left out. */
static int hits(const struct queens_repair *qr, int file, int rank, int last)
{
    int count = 0;

    for (int by = 0; by <= last; by++)
        count += by != file &&
                 queens_rule_hits(&qr->rule, by, qr->rank[by], file, rank);
    return count;
}

/* Queens first: they are the ones that come in hundreds. */
int queens_repair_conflicts(const struct queens_repair *qr, int file, int rank)
{
    int own = qr->rank[file] == rank;

    if (qr->rule.plain == PIECE_QUEEN)
        return qr->on_rank[rank] + qr->on_rising[rank - file + qr->n - 1] +
               qr->on_falling[rank + file] - 3 * own;
    if (qr->rule.plain == PIECE_ROOK)
        return qr->on_rank[rank] - own;
    return hits(qr, file, rank, qr->n - 1);
}

/* Keeps count of the pairs after a throw. */
static void mark_all(struct queens_repair *qr)
{
    qr->pairs = 0;
    for (int file = 0; file < qr->n; file++)
        if (qr->rule.plain)
            mark_lines(qr, file, qr->rank[file], 1);
        else
            qr->pairs += hits(qr, file, qr->rank[file], file);
}

static void throw_all(struct queens_repair *qr)
{
    for (int file = 0; file < qr->n; file++) {
        if (qr->throws && qr->rule.plain)
            mark_lines(qr, file, qr->rank[file], -1);
        qr->rank[file] = (int)rng_below(&qr->rng, (uint32_t)qr->n);
    }
    mark_all(qr);
    qr->throws++;
    qr->since = 0;
}

void queens_repair_init(struct queens_repair *qr, int n, enum piece_kind piece,
                        uint64_t seed)
{
    struct queens_rule rule;

    queens_rule_plain(&rule, n, piece);
    queens_repair_by(qr, &rule, seed);
}

void queens_repair_by(struct queens_repair *qr, const struct queens_rule *rule,
                      uint64_t seed)
{
    int n = rule->n;

    *qr = (struct queens_repair){ .n = n, .rule = *rule };
    rng_seed(&qr->rng, seed);
    qr->rank = xcalloc((size_t)n, sizeof *qr->rank);
    qr->on_rank = xcalloc((size_t)n, sizeof *qr->on_rank);
    qr->on_rising = xcalloc((size_t)n * 2, sizeof *qr->on_rising);
    qr->on_falling = xcalloc((size_t)n * 2, sizeof *qr->on_falling);
    throw_all(qr);
}

void queens_repair_free(struct queens_repair *qr)
{
    free(qr->rank);
    free(qr->on_rank);
    free(qr->on_rising);
    free(qr->on_falling);
}

/* One of the pieces in conflict, each as likely as the others. */
static int pick_file(struct queens_repair *qr)
{
    int chosen = -1;
    uint32_t seen = 0;

    for (int file = 0; file < qr->n; file++)
        if (queens_repair_conflicts(qr, file, qr->rank[file]) > 0 &&
            rng_below(&qr->rng, ++seen) == 0)
            chosen = file;
    return chosen;
}

/* Where its piece has the fewest conflicts: where it is only if there is no
 * other such square, as moving on may open a way. */
static int pick_rank(struct queens_repair *qr, int file, int *tied)
{
    int least = queens_repair_conflicts(qr, file, qr->rank[file]);
    int chosen = qr->rank[file];

    *tied = 0;
    for (int rank = 0; rank < qr->n; rank++) {
        int count = queens_repair_conflicts(qr, file, rank);

        if (rank == qr->rank[file] || count > least)
            continue;
        *tied = count < least ? 1 : *tied + 1;
        least = count;
        if (rng_below(&qr->rng, (uint32_t)*tied) == 0)
            chosen = rank;
    }
    return chosen;
}

static void put(struct queens_repair *qr, int file, int to)
{
    int from = qr->rank[file];

    if (!qr->rule.plain) {
        qr->pairs += queens_repair_conflicts(qr, file, to) -
                     queens_repair_conflicts(qr, file, from);
    } else {
        mark_lines(qr, file, from, -1);
        mark_lines(qr, file, to, 1);
    }
    qr->rank[file] = to;
}

static void move(struct queens_repair *qr, struct queens_repair_step *out)
{
    int file = pick_file(qr), from = qr->rank[file];

    *out = (struct queens_repair_step){ .file = file, .from = from };
    out->to = pick_rank(qr, file, &out->tied);
    out->event = out->to == from ? QUEENS_REPAIR_STAYED : QUEENS_REPAIR_MOVED;
    put(qr, file, out->to);
    qr->since++;
    qr->moves += out->to != from;
}

void queens_repair_step(struct queens_repair *qr,
                        struct queens_repair_step *out)
{
    *out = (struct queens_repair_step){ .file = -1, .from = -1, .to = -1 };
    if (qr->pairs == 0) {
        out->event = QUEENS_REPAIR_FOUND;
    } else if (qr->since < QUEENS_REPAIR_MOVES * qr->n) {
        move(qr, out);
    } else if (qr->throws < QUEENS_REPAIR_THROWS) {
        out->event = QUEENS_REPAIR_THROWN;
        throw_all(qr);
    } else {
        out->event = QUEENS_REPAIR_GIVEN_UP;
    }
}

/* clang-format off */
const struct listing queens_repair_listing = { {
    { "put one into each file, by chance", 0, 0 },
    { "while two are in conflict:", 0, QUEENS_REPAIR_VALUE_PAIRS },
    { "  take one in conflict, by chance", 0, QUEENS_REPAIR_VALUE_PIECE },
    { "  for each square of its file:", 0, 0 },
    { "    count those in conflict with it", 0, 0 },
    { "  move it to the fewest", QUEENS_REPAIR_CUE_MOVE,
      QUEENS_REPAIR_VALUE_TO },
    { "  equal squares: by chance", QUEENS_REPAIR_CUE_TIE,
      QUEENS_REPAIR_VALUE_TO },
    { "  no square is as good: it stays", QUEENS_REPAIR_CUE_STAY, 0 },
    { "  after 10 moves a file: all anew", QUEENS_REPAIR_CUE_AGAIN, 0 },
    { "  (after 20 times: give up)", QUEENS_REPAIR_CUE_OVER, 0 },
    { "none is in conflict: a solution", QUEENS_REPAIR_CUE_FOUND, 0 },
} };
/* clang-format on */
