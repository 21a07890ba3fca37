/* Square by square from a1: one that is apart from all before it is taken, and
 * where too few are left the last one is given up. */
#include "solve/pieces/apart.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "chess/attack.h"
#include "chess/board.h"

enum { SQUARES_MAX = 256, WORK = 20000 }; /* squares taken, in all */

struct apart {
    int squares;
    bool *meet;   /* owned; can one piece cover both? by pairs */
    int *blocked; /* owned; how many of those taken it meets */
    int *taken;   /* the caller's */
    int ntaken;
};

/* All that a piece on `place` covers meet each other. */
static void let_meet(struct apart *a, const struct board *b,
                     const struct mover *m, int place, int *at)
{
    int n = attack_squares(b, NULL, m, place, at);

    at[n++] = place;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            a->meet[at[i] * a->squares + at[j]] = true;
}

static void apart_init(struct apart *a, const struct board *b,
                       const struct mover *m, int *taken)
{
    int squares = board_squares(b);
    size_t n = (size_t)squares;
    int *at = xmalloc((n + 1) * sizeof *at);

    *a = (struct apart){ .squares = squares,
                         .meet = xcalloc(n * n, sizeof *a->meet),
                         .blocked = xcalloc(n, sizeof *a->blocked),
                         .taken = taken };
    for (int sq = 0; sq < squares; sq++) {
        a->blocked[sq] = b->hole[sq];
        if (!b->hole[sq])
            let_meet(a, b, m, sq, at);
    }
    free(at);
}

static void block(struct apart *a, int square, int by)
{
    for (int sq = 0; sq < a->squares; sq++)
        a->blocked[sq] += a->meet[square * a->squares + sq] ? by : 0;
}

/* The first square from `from` on that is apart from those taken, if as many
 * as are wanted are left; or -1. */
static int next_free(const struct apart *a, int from, int wanted)
{
    int first = -1;

    for (int sq = a->squares - 1; sq >= from; sq--)
        if (!a->blocked[sq]) {
            first = sq;
            wanted--;
        }
    return wanted <= 0 ? first : -1;
}

static bool search(struct apart *a, int n)
{
    int from = 0, work = WORK;

    while (a->ntaken < n && work > 0) {
        int sq = next_free(a, from, n - a->ntaken);

        if (sq >= 0) {
            a->taken[a->ntaken++] = sq;
            block(a, sq, 1);
            work--;
        } else if (a->ntaken > 0) {
            sq = a->taken[--a->ntaken];
            block(a, sq, -1);
        } else {
            return false;
        }
        from = sq + 1;
    }
    return a->ntaken == n;
}

bool apart_find(const struct board *b, const struct mover *m, int n, int *out)
{
    struct apart a;
    bool found;

    if (board_squares(b) > SQUARES_MAX)
        return false;
    apart_init(&a, b, m, out);
    found = search(&a, n);
    free(a.meet);
    free(a.blocked);
    return found;
}
