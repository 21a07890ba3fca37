/* The solutions that have certain queens: a walk with a wish. */
#include "puzzle/series/rivals.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "modules/queens/run.h"
#include "solve/queens/walk.h"

struct rivals {
    struct queens_wish wish; /* of the settings */
    struct queens_walk walk;
};

static struct rivals *open(const struct params *params)
{
    struct rivals *r = xcalloc(1, sizeof *r);

    if (queens_wish_of(params, &r->wish))
        return r;
    free(r);
    return NULL;
}

static void begin(struct rivals *r, const int *given, int n)
{
    struct queens_wish wish = r->wish;

    for (int i = 0; i < n; i++)
        queens_wish_put(&wish, given[i] % wish.n, given[i] / wish.n);
    queens_walk_init(&r->walk, &wish);
}

static int by_number(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

/* Squares in order: ranks from the first on. */
static enum rivals_state next(struct rivals *r, long *budget, int *squares)
{
    int n = r->wish.n;

    switch (queens_walk_next(&r->walk, budget)) {
    case QUEENS_WALK_MORE: return RIVALS_MORE;
    case QUEENS_WALK_DONE: return RIVALS_DONE;
    case QUEENS_WALK_FOUND: break;
    }
    for (int file = 0; file < n; file++)
        squares[file] = r->walk.rank[file] * n + file;
    qsort(squares, (size_t)n, sizeof *squares, by_number);
    return RIVALS_FOUND;
}

static void close(struct rivals *r)
{
    free(r);
}

const struct rivals_kind queens_rivals = { open, begin, next, close };
