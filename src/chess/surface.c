/* See the header. */
#include "chess/surface.h"

#include <assert.h>
#include <stddef.h>

const char *const surface_names[] = { "flat",   "cylinder", "torus",
                                      "mobius", "klein",    NULL };
const char *const surface_titles[] = { "Flat",           "Cylinder",
                                       "Torus (a ring)", "M\u00f6bius strip",
                                       "Klein bottle",   NULL };

const char *surface_about(enum surface s)
{
    static const char *const about[SURFACES] = {
        [SURFACE_FLAT] = "The board is flat: it ends at its edges.",
        [SURFACE_CYLINDER] = "The left edge is joined to the right one: who "
                             "goes out on one side comes in on the other.",
        [SURFACE_TORUS] = "Left and right edge are joined, and so are top and "
                          "bottom: the board has no edge at all.",
        [SURFACE_MOBIUS] = "The left edge is joined to the right one with a "
                           "twist: who crosses it finds top and bottom "
                           "exchanged.",
        [SURFACE_KLEIN] = "Top and bottom are joined, and left and right with "
                          "a twist: who crosses from left to right finds top "
                          "and bottom exchanged.",
    };

    assert(s < SURFACES);
    return about[s];
}

const char *surface_on(enum surface s)
{
    static const char *const on[SURFACES] = {
        [SURFACE_FLAT] = "",
        [SURFACE_CYLINDER] = " on a cylinder",
        [SURFACE_TORUS] = " on a torus",
        [SURFACE_MOBIUS] = " on a M\u00f6bius strip",
        [SURFACE_KLEIN] = " on a Klein bottle",
    };

    assert(s < SURFACES);
    return on[s];
}

/* Brings *at into 0 to n - 1; returns by how many times n it was out. */
static int wrap(int *at, int n)
{
    int times = *at / n - (*at % n < 0);

    *at -= times * n;
    return times;
}

bool surface_place(enum surface s, int files, int ranks, int *file, int *rank,
                   bool *flipped)
{
    *flipped = false;
    if (surface_joins_files(s))
        *flipped = wrap(file, files) & 1 && surface_twists(s);
    if (*flipped)
        *rank = ranks - 1 - *rank;
    if (surface_joins_ranks(s))
        wrap(rank, ranks);
    return *file >= 0 && *file < files && *rank >= 0 && *rank < ranks;
}

/* Going round must lead from a colour to the same; a twist exchanges a rank
 * with one whose distance is odd where there is an even number of them. */
bool surface_keeps_colours(enum surface s, int files, int ranks)
{
    int round = surface_twists(s) ? files + ranks - 1 : files;

    return (!surface_joins_files(s) || round % 2 == 0) &&
           (!surface_joins_ranks(s) || ranks % 2 == 0);
}
