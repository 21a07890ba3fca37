/* Symmetries of boards, and orbits of what stands on them. */
#include "chess/symmetry.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "chess/board.h"

const char *symmetry_name(enum symmetry s)
{
    static const char *const names[SYMMETRIES] = {
        [SYMMETRY_SAME] = "no change",
        [SYMMETRY_FILES] = "left and right swapped",
        [SYMMETRY_RANKS] = "top and bottom swapped",
        [SYMMETRY_HALF_TURN] = "half turn",
        [SYMMETRY_DIAGONAL] = "mirrored in the a1 diagonal",
        [SYMMETRY_LEFT_TURN] = "quarter turn left",
        [SYMMETRY_RIGHT_TURN] = "quarter turn right",
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

unsigned symmetry_of_board(const struct board *b)
{
    unsigned all = b->files == b->ranks ? SYMMETRIES : SYMMETRY_DIAGONAL;
    unsigned found = 0;

    for (unsigned s = 0; s < all; s++)
        if (keeps_holes(b, (enum symmetry)s))
            found |= 1u << s;
    return found;
}

/* Compares the images of one set under two symmetries. */
static bool same_image(const struct board *b, const uint8_t *occupied,
                       enum symmetry s, enum symmetry t, uint8_t *scratch)
{
    int squares = board_squares(b);

    for (int i = 0; i < squares; i++)
        scratch[symmetry_square(s, b, i)] = occupied[i] != 0;
    for (int i = 0; i < squares; i++)
        if (scratch[symmetry_square(t, b, i)] != (occupied[i] != 0))
            return false;
    return true;
}

void orbit_find(struct orbit *out, const struct board *b,
                const uint8_t *occupied)
{
    uint8_t *scratch = xmalloc((size_t)board_squares(b));
    unsigned all = symmetry_of_board(b);

    *out = (struct orbit){ 0 };
    for (unsigned s = 0; s < SYMMETRIES; s++) {
        unsigned t = 0;

        if (!(all >> s & 1))
            continue;
        while (t < s && !((out->images >> t & 1) &&
                          same_image(b, occupied, (enum symmetry)s,
                                     (enum symmetry)t, scratch)))
            t++;
        if (t == 0 && s > 0)
            out->fixed |= 1u << s;
        if (t == s) {
            out->images |= 1u << s;
            out->size++;
        }
    }
    out->fixed |= 1u << SYMMETRY_SAME;
    free(scratch);
}
