/*
 * The masks of a file say which of its squares are attacked by the queens of
 * the files before it. From one file to the next a diagonal moves by one
 * rank, so that a shift brings the masks along.
 */
#include "solve/queens/walk.h"

#include <assert.h>
#include <string.h>

static uint32_t all_ranks(int n)
{
    return UINT32_MAX >> (QUEENS_MASK_MAX - n);
}

void queens_wish_init(struct queens_wish *w, int n, enum piece_kind piece)
{
    assert(n >= 1 && n <= QUEENS_MASK_MAX);
    assert(piece == PIECE_QUEEN || piece == PIECE_ROOK);
    *w = (struct queens_wish){ .n = n, .piece = piece };
    for (int file = 0; file < n; file++)
        w->allowed[file] = all_ranks(n);
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
    *qw = (struct queens_walk){ .wish = *w,
                                .slant = w->piece == PIECE_QUEEN ? UINT32_MAX
                                                                 : 0 };
    qw->at.left = w->allowed[0];
}

static void find_ranks(struct queens_walk *qw)
{
    int n = qw->wish.n;

    for (int f = 0; f < n; f++)
        qw->rank[f] = (uint8_t)(n - 1 - __builtin_ctz(qw->queen[f]));
}

/*
 * The inmost loop of listing and counting: where it stands is kept in local
 * variables. Files whose last square is being tried are not put on the stack,
 * since there is nothing to go back to.
 */
enum queens_walk_event queens_walk_next(struct queens_walk *qw, long *budget)
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

uint64_t queens_number_of(const uint8_t *rank, int n, enum piece_kind piece,
                          long budget)
{
    struct queens_wish w;
    struct queens_walk qw;
    uint64_t number = 0;

    queens_wish_init(&w, n, piece);
    queens_walk_init(&qw, &w);
    while (queens_walk_next(&qw, &budget) == QUEENS_WALK_FOUND) {
        number++;
        if (memcmp(qw.rank, rank, (size_t)n) == 0)
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
