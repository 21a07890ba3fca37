/*
 * The masks of a file say which of its squares are attacked by the queens of
 * the files before it. From one file to the next a diagonal moves by one
 * rank, so that a shift brings the masks along.
 */
#include "solve/queens_walk.h"

#include <assert.h>

static uint32_t all_ranks(int n)
{
    return (UINT32_C(1) << n) - 1;
}

void queens_wish_init(struct queens_wish *w, int n, enum piece_kind piece)
{
    assert(n >= 1 && n <= QUEENS_MASK_MAX);
    assert(piece == PIECE_QUEEN || piece == PIECE_ROOK);
    *w = (struct queens_wish){.n = n, .piece = piece};
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

void queens_walk_init(struct queens_walk *qw, const struct queens_wish *w)
{
    *qw = (struct queens_walk){
        .wish = *w, .slant = w->piece == PIECE_QUEEN};
    qw->left[0] = w->allowed[0];
}

enum queens_walk_event queens_walk_next(struct queens_walk *qw, long *budget)
{
    const int last = qw->wish.n - 1;
    int f = qw->file;

    while (*budget > 0) {
        uint32_t left = qw->left[f], bit, ranks, down, up;

        if (!left) {
            if (f == 0)
                return QUEENS_WALK_DONE;
            f--;
            continue;
        }
        --*budget;
        bit = left & -left;
        qw->left[f] = left ^ bit;
        qw->rank[f] = (uint8_t)(last - __builtin_ctz(left));
        if (f == last) {
            qw->file = f;
            return QUEENS_WALK_FOUND;
        }
        ranks = qw->ranks[f] | bit;
        bit *= qw->slant;
        down = (qw->down[f] | bit) << 1;
        up = (qw->up[f] | bit) >> 1;
        left = qw->wish.allowed[f + 1] & ~(ranks | down | up);
        if (left) {
            f++;
            qw->left[f] = left;
            qw->ranks[f] = ranks;
            qw->down[f] = down;
            qw->up[f] = up;
        }
    }
    qw->file = f;
    return QUEENS_WALK_MORE;
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
