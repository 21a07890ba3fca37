/*
 * The search for small tours: a path grows by Warnsdorff's rule, ties broken
 * at random, and goes back where it has cut off a square. An unlucky beginning
 * is not worth a long search, so every attempt has a limit, which doubles
 * after a number of attempts; an attempt that ends before its limit has tried
 * everything.
 *
 * Required moves are met in two ways. Squares that have all their moves
 * prescribed lose the others before the search begins, so that the counts of
 * exits know of it; what is left is checked whenever a square is entered.
 */
#include "solve/construct/block.h"

#include <assert.h>
#include <string.h>

#include "base/rng.h"
#include "chess/attack.h"

enum {
    NONE = 255,
    FIRST_LIMIT = 4, /* squares entered per square of the block */
    TRIES_PER_LIMIT = 8,
    DOUBLINGS = 14,
    SEED = 2490 /* of 3000 tried, the one that finds the tiles
                   of grid.c soonest, taken all */
};

struct block_search {
    const struct block_task *task;
    struct rng rng;
    int total;                          /* squares to visit */
    uint8_t near[BLOCK_SQUARES_MAX][8]; /* moves left */
    uint8_t nnear[BLOCK_SQUARES_MAX];
    uint8_t partner[BLOCK_SQUARES_MAX][2]; /* required moves, NONE if none */
    uint8_t exits[BLOCK_SQUARES_MAX];      /* of moves, to free squares */
    bool taken[BLOCK_SQUARES_MAX];

    uint8_t *path;                      /* the caller's */
    int depth;                          /* squares on it */
    uint8_t next[BLOCK_SQUARES_MAX][8]; /* squares to try, by depth */
    uint8_t nnext[BLOCK_SQUARES_MAX];
};

void block_require(struct block_task *task, int from, int to)
{
    uint8_t *edge = task->edge[task->nedges++];

    assert(task->nedges <= BLOCK_EDGES_MAX);
    edge[0] = (uint8_t)from;
    edge[1] = (uint8_t)to;
}

/* --- the graph ------------------------------------------------------------ */

static bool has(const struct block_task *task, int x, int y)
{
    return x >= 0 && x < task->files && y >= 0 && y < task->ranks &&
           (!task->hole || !task->hole[y * task->files + x]);
}

static bool add_partner(struct block_search *bs, int square, int partner)
{
    uint8_t *p = bs->partner[square];

    if (p[0] == partner || p[1] == partner)
        return true;
    if (p[1] != NONE)
        return false;
    p[p[0] != NONE] = (uint8_t)partner;
    return true;
}

/* A square whose moves are all prescribed has no others. */
static bool may_join(const struct block_search *bs, int from, int to)
{
    const struct block_task *task = bs->task;
    const uint8_t *p = bs->partner[from];
    int free = from == task->start || from == task->end ? 1 : 2;

    free -= (p[0] != NONE) + (p[1] != NONE);
    return free > 0 || p[0] == to || p[1] == to;
}

static void link_square(struct block_search *bs, int square)
{
    const struct block_task *task = bs->task;

    for (int i = 0; i < 8; i++) {
        int x = square % task->files + knight_steps[i].file;
        int y = square / task->files + knight_steps[i].rank;
        int to = y * task->files + x;

        if (has(task, x, y) && may_join(bs, square, to) &&
            may_join(bs, to, square))
            bs->near[square][bs->nnear[square]++] = (uint8_t)to;
    }
}

/* False if more than two moves of one square are required. */
static bool link_all(struct block_search *bs)
{
    const struct block_task *task = bs->task;

    memset(bs->partner, NONE, sizeof bs->partner);
    for (int i = 0; i < task->nedges; i++)
        if (!add_partner(bs, task->edge[i][0], task->edge[i][1]) ||
            !add_partner(bs, task->edge[i][1], task->edge[i][0]))
            return false;
    memset(bs->nnear, 0, sizeof bs->nnear);
    bs->total = 0;
    for (int square = 0; square < task->files * task->ranks; square++)
        if (has(task, square % task->files, square / task->files)) {
            link_square(bs, square);
            bs->total++;
        }
    return true;
}

/* --- the path ------------------------------------------------------------- */

static void take(struct block_search *bs, int square)
{
    bs->taken[square] = true;
    bs->path[bs->depth++] = (uint8_t)square;
    for (int i = 0; i < bs->nnear[square]; i++)
        bs->exits[bs->near[square][i]]--;
}

static void give_back(struct block_search *bs)
{
    int square = bs->path[--bs->depth];

    bs->taken[square] = false;
    for (int i = 0; i < bs->nnear[square]; i++)
        bs->exits[bs->near[square][i]]++;
}

/* Entering `to` from `from` leaves all required moves possible. */
static bool keeps_promises(const struct block_search *bs, int from, int to)
{
    const uint8_t *leave = bs->partner[from], *enter = bs->partner[to];

    for (int i = 0; i < 2; i++) {
        if (leave[i] != NONE && leave[i] != to && !bs->taken[leave[i]])
            return false;
        if (enter[i] != NONE && enter[i] != from && bs->taken[enter[i]])
            return false;
    }
    return to != bs->task->end || bs->depth + 1 == bs->total;
}

/* The squares to try from the last one, the best of them at the end. */
static void list_next(struct block_search *bs)
{
    int from = bs->path[bs->depth - 1], n = 0;
    uint8_t *list = bs->next[bs->depth - 1];
    uint64_t chance = rng_next(&bs->rng);
    unsigned key[8];

    for (int i = 0; i < bs->nnear[from]; i++) {
        int to = bs->near[from][i], k = n;
        unsigned own;

        if (bs->taken[to] || !keeps_promises(bs, from, to))
            continue;
        own = (unsigned)bs->exits[to] << 8 | (chance >> 8 * i & 255);
        for (; k > 0 && key[k - 1] < own; k--) {
            key[k] = key[k - 1];
            list[k] = list[k - 1];
        }
        key[k] = own;
        list[k] = (uint8_t)to;
        n++;
    }
    bs->nnext[bs->depth - 1] = (uint8_t)n;
}

/*
 * Free neighbours of the last square can be entered from it now, or later if
 * they have two exits, or as the end of the tour if they have one. Drop what
 * would leave one of them behind.
 */
static void prune_next(struct block_search *bs)
{
    int from = bs->path[bs->depth - 1], poor = 0, only = NONE;
    int ends = bs->task->end < 0;
    uint8_t *n = &bs->nnext[bs->depth - 1];

    if (bs->depth + 1 >= bs->total)
        return;
    for (int i = 0; i < bs->nnear[from]; i++) {
        int to = bs->near[from][i];

        if (bs->taken[to] || to == bs->task->end || bs->exits[to] > 1)
            continue;
        poor += bs->exits[to] == 0 ? 8 : 1;
        only = to;
    }
    if (poor > 1 + ends)
        *n = 0;
    else if (poor > ends && poor == 1)
        for (int i = *n; i-- > 0;)
            if (bs->next[bs->depth - 1][i] == only) {
                bs->next[bs->depth - 1][0] = (uint8_t)only;
                *n = 1;
                return;
            }
}

/* --- attempts --------------------------------------------------------------*/

static void begin(struct block_search *bs)
{
    memset(bs->taken, 0, sizeof bs->taken);
    memcpy(bs->exits, bs->nnear, sizeof bs->exits);
    bs->depth = 0;
    take(bs, bs->task->start);
    list_next(bs);
}

/* Up to `limit` squares entered. *all: everything has been tried. */
static bool attempt(struct block_search *bs, long limit, bool *all)
{
    begin(bs);
    while (bs->depth < bs->total) {
        uint8_t *n = &bs->nnext[bs->depth - 1];

        if (*n == 0) {
            give_back(bs);
            *all = bs->depth == 0;
            if (*all)
                return false;
            continue;
        }
        if (limit-- == 0)
            return false;
        --*n;
        take(bs, bs->next[bs->depth - 1][*n]);
        list_next(bs);
        prune_next(bs);
    }
    return true;
}

bool block_search(const struct block_task *task, uint8_t *order)
{
    struct block_search bs = { .task = task, .path = order };
    bool all = false;

    assert(task->files * task->ranks <= BLOCK_SQUARES_MAX);
    rng_seed(&bs.rng, SEED);
    if (!link_all(&bs))
        return false;
    for (int i = 0; i < TRIES_PER_LIMIT * DOUBLINGS && !all; i++) {
        long limit = (long)FIRST_LIMIT * bs.total << i / TRIES_PER_LIMIT;

        if (attempt(&bs, limit, &all))
            return true;
    }
    return false;
}
