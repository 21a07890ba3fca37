/* See the header. */
#include "chess/symmetry.h"

#include <assert.h>

#include "chess/board.h"

const char *symmetry_name(enum symmetry s)
{
    static const char *const names[SYMMETRIES] = {
        [SYMMETRY_SAME] = "as it is",
        [SYMMETRY_FILES] = "mirrored left to right",
        [SYMMETRY_RANKS] = "mirrored top to bottom",
        [SYMMETRY_HALF_TURN] = "turned by 180\u00b0",
        [SYMMETRY_DIAGONAL] = "mirrored in the a1 diagonal",
        [SYMMETRY_LEFT_TURN] = "turned left by 90\u00b0",
        [SYMMETRY_RIGHT_TURN] = "turned right by 90\u00b0",
        [SYMMETRY_ANTIDIAGONAL] = "mirrored in the other diagonal",
    };

    assert(s < SYMMETRIES);
    return names[s];
}

int symmetry_square(enum symmetry s, const struct board *b, int square)
{
    int file = square % b->files, rank = square / b->files;

    symmetry_apply(s, b->files, b->ranks, &file, &rank);
    return rank * b->files + file;
}

static bool keeps_holes(const struct board *b, enum symmetry s)
{
    for (int i = 0; b->nholes > 0 && i < board_squares(b); i++)
        if (b->hole[i] != b->hole[symmetry_square(s, b, i)])
            return false;
    return true;
}

/* May files and ranks change places? Not where only files are joined, or one
 * of them with a twist. */
static bool swaps(const struct board *b)
{
    return b->files == b->ranks &&
           (b->surface == SURFACE_FLAT || b->surface == SURFACE_TORUS);
}

unsigned symmetry_of_board(const struct board *b)
{
    unsigned all = swaps(b) ? SYMMETRIES : SYMMETRY_DIAGONAL;
    unsigned found = 0;

    for (unsigned s = 0; s < all; s++)
        if (keeps_holes(b, (enum symmetry)s))
            found |= 1u << s;
    return found;
}
