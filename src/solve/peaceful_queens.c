/*
 * The most queens on any board, by trying. Each rank, or each piece of a rank
 * between holes, has room for one queen; the search goes through these lines,
 * and may leave some empty: none at first, then ever more, until there is an
 * arrangement. With files in place of ranks where they are fewer.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "chess/attack.h"
#include "solve/peaceful_parts.h"

enum { WORDS = (PEACEFUL_SIDE_MAX * PEACEFUL_SIDE_MAX + 63) / 64 };

struct line {
    int start, length;      /* first square, and how many */
};

/* A line being filled, and what it was like before. */
struct level {
    int tried;              /* squares of it that have been looked at */
    int skipped;            /* lines left empty before it */
    int queen;              /* where its queen stands, or -1 */
    uint64_t attacked[WORDS];
};

struct peaceful_queens {
    int squares, words;
    struct line *lines;     /* owned */
    int nlines;
    int stride;             /* from square to square of a line */
    uint64_t *attacks;      /* owned; `words` for each square, itself too */
    struct level *levels;   /* owned; nlines + 1 */
    int top;
    int target;             /* how many queens are to be placed */
};

static void add_line(struct peaceful_queens *pq, int start, int length)
{
    if (length > 0)
        pq->lines[pq->nlines++] = (struct line){start, length};
}

/* Cuts the ranks, or the files, at the holes. */
static void find_lines(struct peaceful_queens *pq, const struct board *b,
                       bool ranks)
{
    int count = ranks ? b->ranks : b->files;
    int length = ranks ? b->files : b->ranks;

    pq->nlines = 0;
    pq->stride = ranks ? 1 : b->files;
    for (int i = 0; i < count; i++) {
        int from = ranks ? i * b->files : i, run = 0;

        for (int j = 0; j < length; j++) {
            int square = from + j * pq->stride;

            if (b->hole[square]) {
                add_line(pq, square - run * pq->stride, run);
                run = 0;
            } else {
                run++;
            }
        }
        add_line(pq, from + (length - run) * pq->stride, run);
    }
}

static void find_attacks(struct peaceful_queens *pq, const struct board *b)
{
    int *to = xcalloc((size_t)attack_max(b), sizeof *to);

    pq->attacks = xcalloc((size_t)(pq->squares * pq->words + 1),
                          sizeof *pq->attacks);
    for (int i = 0; i < pq->squares; i++) {
        uint64_t *bits = pq->attacks + i * pq->words;
        int n = attack_squares(b, NULL, PIECE_QUEEN, i, to);

        for (int j = 0; j < n; j++)
            bits[to[j] / 64] |= UINT64_C(1) << to[j] % 64;
        bits[i / 64] |= UINT64_C(1) << i % 64;
    }
    free(to);
}

/* From the first line again, with `target` queens. */
static void restart(struct peaceful_queens *pq, int target)
{
    pq->target = target;
    pq->top = 0;
    pq->levels[0] = (struct level){.queen = -1};
}

struct peaceful_queens *peaceful_queens_create(const struct board *b,
                                               int bound)
{
    struct peaceful_queens *pq = xcalloc(1, sizeof *pq);
    int by_ranks;

    pq->squares = board_squares(b);
    pq->words = (pq->squares + 63) / 64;
    pq->lines = xcalloc((size_t)pq->squares + 1, sizeof *pq->lines);
    find_lines(pq, b, true);
    by_ranks = pq->nlines;
    find_lines(pq, b, false);
    if (by_ranks <= pq->nlines)
        find_lines(pq, b, true);
    find_attacks(pq, b);
    pq->levels = xcalloc((size_t)pq->nlines + 1, sizeof *pq->levels);
    restart(pq, bound);
    return pq;
}

void peaceful_queens_destroy(struct peaceful_queens *pq)
{
    if (!pq)
        return;
    free(pq->lines);
    free(pq->attacks);
    free(pq->levels);
    free(pq);
}

static void add_found(const struct peaceful_queens *pq,
                      struct peaceful_part *part)
{
    uint64_t bits[WORDS] = {0};

    part->count++;
    if (arrangement_list_bytes(&part->list) >= PEACEFUL_KEPT)
        return;
    for (int i = 0; i < pq->nlines; i++) {
        int square = pq->levels[i].queen;

        if (square >= 0)
            bits[square / 64] |= UINT64_C(1) << square % 64;
    }
    arrangement_list_add(&part->list, bits);
}

/* On to the next line, with a queen on `square` of this one, or none. */
static void descend(struct peaceful_queens *pq, int square)
{
    struct level *from = &pq->levels[pq->top], *to = from + 1;

    from->queen = square;
    to->tried = 0;
    to->queen = -1;
    to->skipped = from->skipped + (square < 0);
    for (int i = 0; i < pq->words; i++)
        to->attacked[i] = from->attacked[i] |
            (square < 0 ? 0 : pq->attacks[square * pq->words + i]);
    pq->top++;
}

/* The next way to fill this line; false if there is none left. */
static bool try_line(struct peaceful_queens *pq)
{
    struct level *l = &pq->levels[pq->top];
    const struct line *line = &pq->lines[pq->top];

    while (l->tried < line->length) {
        int square = line->start + l->tried++ * pq->stride;

        if (l->attacked[square / 64] >> square % 64 & 1)
            continue;
        descend(pq, square);
        return true;
    }
    if (l->tried++ > line->length ||
        l->skipped == pq->nlines - pq->target)
        return false;
    descend(pq, -1);
    return true;
}

/* One more queen, or back by one; false when there is no way back. */
static bool step(struct peaceful_queens *pq, struct peaceful_part *part)
{
    if (pq->top == pq->nlines)
        add_found(pq, part);
    else if (try_line(pq))
        return true;
    return --pq->top >= 0;
}

bool peaceful_queens_step(struct peaceful_queens *pq, long *budget,
                          struct peaceful_part *part)
{
    while (*budget > 0) {
        --*budget;
        if (step(pq, part))
            continue;
        if (part->count > 0) {
            part->told = part->list.count;
            part->exact = true;
            return true;
        }
        restart(pq, pq->target - 1);
    }
    return false;
}

int peaceful_queens_target(const struct peaceful_queens *pq)
{
    return pq->target;
}
