/* Short phrases. */
#include "chess/words.h"

#include <stdio.h>

struct phrase say_square(int square)
{
    struct phrase p;

    square_write(square, p.at);
    return p;
}

struct phrase say_piece(const struct game *g, int square)
{
    char name[SQUARE_NAME_MAX];
    struct phrase p;

    square_write(square, name);
    snprintf(p.at, sizeof p.at, "%s on %s",
             piece_kind_name(piece_kind(g->at[square])), name);
    return p;
}
