/* Setting up a board by hand. */
#include "chess/game/setup.h"

#include <assert.h>

#include "chess/game/castling.h"
#include "chess/game/validity.h"

void setup_put(struct game *g, int square, int piece)
{
    assert(square >= 0 && square < GAME_SQUARES);
    g->at[square] = (uint8_t)piece;
    for (int colour = 0; colour < 2; colour++) {
        for (int wing = 0; wing < 2; wing++) {
            struct castling c;

            if (!castling_of(g, (enum colour)colour, (enum wing)wing, &c))
                g->rook_file[colour][wing] = FILE_NONE;
        }
    }
    if (g->passant != SQUARE_NONE && !game_passant_is_valid(g, g->passant))
        g->passant = SQUARE_NONE;
}
