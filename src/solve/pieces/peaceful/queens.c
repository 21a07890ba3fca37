/*
 * The most queens on any board, by trying. Each line, a rank or a file or a
 * piece of one between holes, has room for one queen. The search takes the
 * line with the fewest squares left, tries a queen on each of them, and then
 * leaves the line empty. How many lines may stay empty follows from the number
 * of queens that is aimed at; with more, it turns back. It aims ever lower
 * until there is an arrangement.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "chess/mover.h"
#include "solve/pieces/cover/reach.h"
#include "solve/pieces/peaceful/parts.h"

/* A line as bits, all of which lie in some words. */
struct line {
    uint64_t bits[PEACEFUL_WORDS];
    int from, to; /* the first word, and one past the last */
};

/* A line being filled. */
struct level {
    uint64_t free[PEACEFUL_WORDS]; /* squares that are not attacked */
    int line;
    int tried;      /* the last square tried; `squares`: left empty */
    int placed;     /* queens before this line */
    int queen;      /* where its queen stands, or -1 */
    int ways, done; /* to fill it, and how many have been begun */
};

struct peaceful_queens {
    int squares, words;
    struct line *lines; /* owned; ranks, then files */
    int nlines, nranks;
    struct cover_reach attacks;
    struct level *levels; /* owned; nlines + 1 */
    int bound, top, target;
    bool entering; /* the top level has not been looked at */

    struct beginning share;
    int least; /* pieces to be tried with a share */
};

static bool has(const uint64_t *set, int square)
{
    return set[square / 64] >> square % 64 & 1;
}

static void put(uint64_t *set, int square)
{
    set[square / 64] |= UINT64_C(1) << square % 64;
}

/* Cuts the ranks, or the files, at the holes. */
static void find_lines(struct peaceful_queens *pq, const struct board *b,
                       bool ranks)
{
    int count = ranks ? b->ranks : b->files;
    int length = ranks ? b->files : b->ranks;
    bool open = false;

    for (int i = 0; i < count * length; i++) {
        int across = i / length, along = i % length;
        int square = ranks ? i : along * b->files + across;
        struct line *line;

        open = open && along > 0 && !b->hole[square];
        if (b->hole[square])
            continue;
        if (!open)
            pq->lines[pq->nlines++].from = square / 64;
        open = true;
        line = &pq->lines[pq->nlines - 1];
        line->to = square / 64 + 1;
        put(line->bits, square);
    }
}

/* From the empty board again, with `target` queens. */
static void restart(struct peaceful_queens *pq, int target)
{
    struct level *first = &pq->levels[0];

    *first = (struct level){ .queen = -1 };
    for (int i = 0; i < pq->nranks; i++)
        for (int word = 0; word < pq->words; word++)
            first->free[word] |= pq->lines[i].bits[word];
    pq->target = target;
    pq->top = 0;
    pq->entering = true;
    pq->share.seen = 0;
}

void peaceful_queens_keep_to(struct peaceful_queens *pq, struct beginning share,
                             int least)
{
    pq->share = share;
    pq->least = least;
    restart(pq, pq->bound);
}

size_t peaceful_queens_seen(const struct peaceful_queens *pq)
{
    return pq->share.seen;
}

struct peaceful_queens *peaceful_queens_create(const struct board *b, int bound)
{
    struct peaceful_queens *pq = xcalloc(1, sizeof *pq);
    size_t lines = 2 * (size_t)board_squares(b);
    struct mover queen;

    pq->squares = board_squares(b);
    pq->words = (pq->squares + 63) / 64;
    pq->lines = xcalloc(lines, sizeof *pq->lines);
    find_lines(pq, b, true);
    pq->nranks = pq->nlines;
    find_lines(pq, b, false);
    mover_of(&queen, PIECE_QUEEN);
    cover_reach_init(&pq->attacks, b, &queen);
    pq->levels = xcalloc((size_t)pq->nlines + 2, sizeof *pq->levels);
    pq->bound = bound;
    restart(pq, bound);
    return pq;
}

void peaceful_queens_destroy(struct peaceful_queens *pq)
{
    if (!pq)
        return;
    free(pq->lines);
    cover_reach_free(&pq->attacks);
    free(pq->levels);
    free(pq);
}

static void add_found(const struct peaceful_queens *pq, struct part *part)
{
    uint64_t bits[PEACEFUL_WORDS] = { 0 };

    part->count = wide_plus(part->count, wide_of(1));
    if (pq->share.of || arrangement_list_bytes(&part->list) >= PRODUCT_KEPT)
        return;
    for (int i = 0; i < pq->top; i++)
        if (pq->levels[i].queen >= 0)
            put(bits, pq->levels[i].queen);
    arrangement_list_add(&part->list, bits);
    part->told = wide_of(part->list.count);
}

static int squares_left(const struct line *line, const uint64_t *free_squares)
{
    int count = 0;

    for (int i = line->from; i < line->to; i++)
        count += __builtin_popcountll(line->bits[i] & free_squares[i]);
    return count;
}

/* Chooses the line to be filled; false if too many would stay empty. */
static bool choose_line(const struct peaceful_queens *pq, struct level *l)
{
    int fewest = INT32_MAX, full[2] = { 0 };

    for (int i = 0; i < pq->nlines; i++) {
        int left = squares_left(&pq->lines[i], l->free);

        full[i >= pq->nranks] += left == 0;
        if (left > 0 && left < fewest) {
            fewest = left;
            l->line = i;
        }
    }
    l->ways = fewest == INT32_MAX ? 0 : fewest + 1;
    l->done = 0;
    /* Lines without a free square that have no queen are empty for good. */
    return full[0] - l->placed <= pq->nranks - pq->target &&
           full[1] - l->placed <= pq->nlines - pq->nranks - pq->target;
}

/* Looks at a new level; false if there is nothing to try on it. */
static bool enter(struct peaceful_queens *pq, struct part *part)
{
    struct level *l = &pq->levels[pq->top];

    pq->entering = false;
    if (!beginning_is_mine(&pq->share, pq->top, l->placed == pq->target))
        return false;
    if (l->placed == pq->target) {
        add_found(pq, part);
        return false;
    }
    l->tried = -1;
    return choose_line(pq, l);
}

/* The next way to fill this line; false if there is none left. */
static bool try_line(struct peaceful_queens *pq)
{
    struct level *l = &pq->levels[pq->top], *to = l + 1;
    const struct line *line = &pq->lines[l->line];
    const uint64_t *gone;

    if (l->tried == pq->squares)
        return false;
    do
        l->tried++;
    while (l->tried < pq->squares &&
           !(has(line->bits, l->tried) && has(l->free, l->tried)));
    l->queen = l->tried < pq->squares ? l->tried : -1;
    l->done++;
    gone = l->queen < 0 ? line->bits : cover_reach_of(&pq->attacks, l->queen);
    for (int i = 0; i < pq->words; i++)
        to->free[i] = l->free[i] & ~gone[i];
    to->placed = l->placed + (l->queen >= 0);
    pq->top++;
    pq->entering = true;
    return true;
}

/* One more queen, or back by one; false when there is no way back. */
static bool step(struct peaceful_queens *pq, struct part *part)
{
    if ((!pq->entering || enter(pq, part)) && try_line(pq))
        return true;
    return --pq->top >= 0;
}

bool peaceful_queens_step(struct peaceful_queens *pq, long *budget,
                          struct part *part)
{
    while (*budget > 0) {
        *budget -= 1 + pq->words / 4; /* a large board takes longer */
        if (step(pq, part))
            continue;
        if (wide_is_more(part->count, 0) ||
            (pq->share.of && pq->target <= pq->least)) {
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

int peaceful_queens_line(const struct peaceful_queens *pq,
                         const uint64_t *free_squares, int placed, int target)
{
    struct level l = { .placed = placed };

    assert(target == pq->target);
    memcpy(l.free, free_squares, sizeof l.free);
    choose_line(pq, &l);
    return l.line;
}

void peaceful_queens_cover(const struct peaceful_queens *pq, int square,
                           const uint64_t *from, uint64_t *to)
{
    const uint64_t *gone = cover_reach_of(&pq->attacks, square);

    for (int i = 0; i < pq->words; i++)
        to[i] = from[i] & ~gone[i];
}

/* Each way to fill a line counts the same. */
double peaceful_queens_share(const struct peaceful_queens *pq)
{
    double share = 0, width = 1;

    if (pq->top < 0)
        return 1;
    for (int i = 0; i < pq->top; i++) {
        width /= pq->levels[i].ways;
        share += width * (pq->levels[i].done - 1);
    }
    return share;
}
