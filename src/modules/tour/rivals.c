/* The tours that have certain numbers on certain squares. */
#include "chess/mover.h"
#include "puzzle/series/rivals.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "modules/tour/aim.h"
#include "modules/tour/settings.h"
#include "solve/tour/all/fill.h"

struct rivals {
    struct tour_fill *fill; /* owned */
    int *known;             /* owned */
    int end;                /* of the tours that are asked for, or -1 */
};

static struct rivals *open(const struct params *params)
{
    struct rivals *r = xcalloc(1, sizeof *r);
    struct aim aim;

    aim_init(&aim, params);
    r->fill = tour_fill_create(&aim.board, &aim.mover, aim.closed);
    r->end = aim.end;
    r->known = xcalloc((size_t)aim_squares(&aim) + 1, sizeof *r->known);
    aim_free(&aim);
    if (r->fill)
        return r;
    free(r->known);
    free(r);
    return NULL;
}

static void begin(struct rivals *r, const int *given, int n)
{
    memcpy(r->known, given, (size_t)n * sizeof *given);
    if (r->end >= 0)
        r->known[n - 1] = r->end;
    tour_fill_begin(r->fill, r->known);
}

static enum rivals_state next(struct rivals *r, long *budget, int *squares)
{
    switch (tour_fill_next(r->fill, budget)) {
    case TOUR_FILL_MORE: return RIVALS_MORE;
    case TOUR_FILL_DONE: return RIVALS_DONE;
    case TOUR_FILL_FOUND: break;
    }
    memcpy(squares, tour_fill_tour(r->fill),
           (size_t)tour_fill_squares(r->fill) * sizeof *squares);
    return RIVALS_FOUND;
}

static void close(struct rivals *r)
{
    tour_fill_destroy(r->fill);
    free(r->known);
    free(r);
}

const struct rivals_kind tour_rivals = { open, begin, next, close };
