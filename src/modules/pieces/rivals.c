/* The best arrangements that have certain pieces: all of them are known, and
 * those without are passed over. */
#include "puzzle/series/rivals.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "modules/pieces/best.h"
#include "modules/pieces/run.h"
#include "solve/pieces/product.h"

enum { SLICE = 20000, GLANCE = 8 }; /* work that one arrangement takes */

struct rivals {
    struct best best;
    int *given; /* owned */
    int ngiven;
    uint64_t at;       /* the next to be looked at */
    uint8_t *occupied; /* owned */
};

static struct rivals *open_rivals(bool most, const struct params *params)
{
    struct rivals *r = xcalloc(1, sizeof *r);
    size_t squares;

    best_init(&r->best, most, params);
    squares = (size_t)board_squares(&r->best.board);
    r->given = xcalloc(squares, sizeof *r->given);
    r->occupied = xcalloc(squares, 1);
    return r;
}

static struct rivals *open_place(const struct params *params)
{
    return open_rivals(true, params);
}

static struct rivals *open_cover(const struct params *params)
{
    return open_rivals(false, params);
}

static void begin(struct rivals *r, const int *given, int n)
{
    for (int i = 0; i < n; i++)
        r->given[i] = given[i];
    r->ngiven = n;
    r->at = 0;
}

static bool has_given(const struct rivals *r)
{
    for (int i = 0; i < r->ngiven; i++)
        if (!r->occupied[r->given[i]])
            return false;
    return true;
}

static bool know_all(struct rivals *r, long *budget)
{
    while (!r->best.known && *budget > 0) {
        best_step(&r->best, SLICE);
        *budget -= SLICE;
    }
    return r->best.known;
}

static enum rivals_state next(struct rivals *r, long *budget, int *squares)
{
    int n = 0;

    if (!know_all(r, budget))
        return RIVALS_MORE;
    do {
        if (r->at == product_told(best_product(&r->best)))
            return best_tells_all(&r->best) ? RIVALS_DONE : RIVALS_UNKNOWN;
        if (*budget <= 0)
            return RIVALS_MORE;
        *budget -= GLANCE;
        product_at(best_product(&r->best), r->at++, r->occupied);
    } while (!has_given(r));
    for (int sq = 0; sq < board_squares(&r->best.board); sq++)
        if (r->occupied[sq])
            squares[n++] = sq;
    return RIVALS_FOUND;
}

static void close(struct rivals *r)
{
    best_free(&r->best);
    free(r->given);
    free(r->occupied);
    free(r);
}

const struct rivals_kind place_rivals = { open_place, begin, next, close };
const struct rivals_kind cover_rivals = { open_cover, begin, next, close };
