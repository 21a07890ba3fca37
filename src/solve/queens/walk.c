/*
 * The masks of a file say which of its squares are attacked by the queens of
 * the files before it. From one file to the next a diagonal moves by one
 * rank, so that on a flat board a shift brings the masks along. By any other
 * rule each of the files before is asked.
 */
#include "solve/queens/walk.h"

#include <assert.h>
#include <string.h>

static uint32_t all_ranks(int n)
{
    return UINT32_MAX >> (QUEENS_MASK_MAX - n);
}

void queens_wish_by(struct queens_wish *w, const struct queens_rule *rule)
{
    assert(rule->n >= 1 && rule->n <= QUEENS_MASK_MAX);
    *w = (struct queens_wish){ .n = rule->n, .rule = *rule };
    for (int file = 0; file < w->n; file++)
        w->allowed[file] = all_ranks(w->n);
}

void queens_wish_init(struct queens_wish *w, int n, enum piece_kind piece)
{
    struct queens_rule rule;

    queens_rule_plain(&rule, n, piece);
    queens_wish_by(w, &rule);
}

static uint32_t *file_and_bit(struct queens_wish *w, int file, int rank,
                              uint32_t *bit)
{
    assert(file >= 0 && file < w->n && rank >= 0 && rank < w->n);
    *bit = UINT32_C(1) << (w->n - 1 - rank);
    return &w->allowed[file];
}

void queens_wish_put(struct queens_wish *w, int file, int rank)
{
    uint32_t bit, *allowed = file_and_bit(w, file, rank, &bit);

    *allowed &= bit;
}

void queens_wish_bar(struct queens_wish *w, int file, int rank)
{
    uint32_t bit, *allowed = file_and_bit(w, file, rank, &bit);

    *allowed &= ~bit;
}

bool queens_wish_allows(const struct queens_wish *w, int file, int rank)
{
    return w->allowed[file] >> (w->n - 1 - rank) & 1;
}

void queens_wish_edges(struct queens_wish *w, int n, int k)
{
    assert(n >= 4 && k >= 0 && k < (n + 1) / 2);
    queens_wish_init(w, n, PIECE_QUEEN);
    for (int i = k + 1; i < n - 1 - k; i++) {
        queens_wish_bar(w, n - 1, i);
        queens_wish_bar(w, i, 0);
        queens_wish_bar(w, i, n - 1);
    }
    /* With the first queen in the middle, all may still be upside down. */
    for (int i = k; 2 * k == n - 1 && i < n; i++)
        queens_wish_bar(w, 1, i);
    queens_wish_put(w, 0, k);
}

int queens_edges_tied(const uint8_t *rank, int n)
{
    int k = rank[0], end = n - 1;

    return 1 + (rank[end] == k || rank[end] == end - k) +
           (rank[k] == 0 || rank[k] == end) +
           (rank[end - k] == 0 || rank[end - k] == end);
}

void queens_walk_init(struct queens_walk *qw, const struct queens_wish *w)
{
    *qw = (struct queens_walk){
        .wish = *w, .slant = w->rule.plain == PIECE_QUEEN ? UINT32_MAX : 0
    };
    qw->at.left = w->allowed[0];
}

static void find_ranks(struct queens_walk *qw)
{
    int n = qw->wish.n;

    for (int f = 0; f < n; f++)
        qw->rank[f] = (uint8_t)(n - 1 - __builtin_ctz(qw->queen[f]));
}

/* The squares of the file after `file` that none so far attacks. */
static uint32_t left_after(const struct queens_walk *qw, int file)
{
    const struct queens_rule *rule = &qw->wish.rule;
    uint32_t left = qw->wish.allowed[file + 1];

    for (int f = file; f >= 0 && left; f--)
        left &= ~queens_rule_mask(rule, file + 1 - f,
                                  __builtin_ctz(qw->queen[f]));
    return left;
}

/* The same as below, by any rule. */
static enum queens_walk_event next_by_rule(struct queens_walk *qw, long *budget)
{
    struct queens_walk_file *at = &qw->at;

    for (; *budget > 0; --*budget) {
        uint32_t bit, next;

        if (!at->left) {
            if (qw->nback == 0)
                return QUEENS_WALK_DONE;
            *at = qw->back[--qw->nback];
        }
        bit = at->left & -at->left;
        at->left ^= bit;
        qw->queen[at->file] = bit;
        if (at->file == qw->wish.n - 1) {
            --*budget;
            find_ranks(qw);
            return QUEENS_WALK_FOUND;
        }
        next = left_after(qw, at->file);
        if (!next)
            continue;
        if (at->left)
            qw->back[qw->nback++] = *at;
        *at = (struct queens_walk_file){ .left = next, .file = at->file + 1 };
    }
    return QUEENS_WALK_MORE;
}

/*
 * The inmost loop of listing and counting: where it stands is kept in local
 * variables. Files whose last square is being tried are not put on the stack,
 * since there is nothing to go back to.
 */
static enum queens_walk_event next_by_lines(struct queens_walk *qw,
                                            long *budget)
{
    const uint32_t *allowed = qw->wish.allowed;
    const uint32_t slant = qw->slant;
    const int last = qw->wish.n - 1;
    enum queens_walk_event event = QUEENS_WALK_MORE;
    struct queens_walk_file at = qw->at;
    int nback = qw->nback;
    long steps = *budget;

    while (steps > 0) {
        uint32_t bit, ranks, down, up, next;

        if (!at.left) {
            if (nback == 0) {
                event = QUEENS_WALK_DONE;
                break;
            }
            at = qw->back[--nback];
        }
        steps--;
        bit = at.left & -at.left;
        at.left ^= bit;
        qw->queen[at.file] = bit;
        ranks = at.ranks | bit;
        down = (at.down | (bit & slant)) << 1;
        up = (at.up | (bit & slant)) >> 1;
        next = allowed[at.file + 1] & ~(ranks | down | up);
        if (next) {
            if (at.left)
                qw->back[nback++] = at;
            at = (struct queens_walk_file){ next, ranks, down, up,
                                            at.file + 1 };
        } else if (at.file == last) {
            find_ranks(qw);
            event = QUEENS_WALK_FOUND;
            break;
        }
    }
    qw->at = at;
    qw->nback = nback;
    *budget = steps;
    return event;
}

enum queens_walk_event queens_walk_next(struct queens_walk *qw, long *budget)
{
    return qw->wish.rule.plain ? next_by_lines(qw, budget)
                               : next_by_rule(qw, budget);
}

uint64_t queens_number_of(const uint8_t *rank, const struct queens_rule *rule,
                          long budget)
{
    struct queens_wish w;
    struct queens_walk qw;
    uint64_t number = 0;

    queens_wish_by(&w, rule);
    queens_walk_init(&qw, &w);
    while (queens_walk_next(&qw, &budget) == QUEENS_WALK_FOUND) {
        number++;
        if (memcmp(qw.rank, rank, (size_t)rule->n) == 0)
            return number;
    }
    return 0;
}

bool queens_completions(const struct queens_wish *w, long budget,
                        uint64_t *count)
{
    enum queens_walk_event event;
    struct queens_walk qw;

    *count = 0;
    queens_walk_init(&qw, w);
    while ((event = queens_walk_next(&qw, &budget)) == QUEENS_WALK_FOUND)
        ++*count;
    return event == QUEENS_WALK_DONE;
}
