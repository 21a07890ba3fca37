/* Setting games up, and finding things on them. */
#include "chess/game/game.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

const char *colour_name(enum colour colour)
{
    return colour == COLOUR_WHITE ? "White" : "Black";
}

const char *wing_name(enum wing wing)
{
    return wing == WING_KING ? "kingside" : "queenside";
}

struct phrase say_piece(const struct game *g, int square)
{
    struct phrase p;

    snprintf(p.at, sizeof p.at, "%s on %.8s",
             piece_kind_name(piece_kind(g->at[square])),
             say_square(square, GAME_SIDE).at);
    return p;
}

void game_clear(struct game *g)
{
    *g = (struct game){ .rook_file = { { FILE_NONE, FILE_NONE },
                                       { FILE_NONE, FILE_NONE } },
                        .passant = SQUARE_NONE,
                        .fullmove = 1 };
}

/* The rooks left and right of the king are those that castle. */
static void give_rights(struct game *g, const enum piece_kind *kinds)
{
    bool passed_king = false;

    for (int file = 0; file < GAME_SIDE; file++) {
        passed_king = passed_king || kinds[file] == PIECE_KING;
        if (kinds[file] == PIECE_ROOK) {
            enum wing wing = passed_king ? WING_KING : WING_QUEEN;

            g->rook_file[COLOUR_WHITE][wing] = (int8_t)file;
            g->rook_file[COLOUR_BLACK][wing] = (int8_t)file;
        }
    }
}

void game_start(struct game *g, const enum piece_kind kinds[GAME_SIDE])
{
    game_clear(g);
    for (int file = 0; file < GAME_SIDE; file++) {
        g->at[square_at(file, 0)] = (uint8_t)kinds[file];
        g->at[square_at(file, 1)] = PIECE_PAWN;
        g->at[square_at(file, 6)] = PIECE_BLACK + PIECE_PAWN;
        g->at[square_at(file, 7)] = (uint8_t)(PIECE_BLACK + kinds[file]);
    }
    give_rights(g, kinds);
}

void game_start_usual(struct game *g)
{
    static const enum piece_kind kinds[GAME_SIDE] = {
        PIECE_ROOK, PIECE_KNIGHT, PIECE_BISHOP, PIECE_QUEEN,
        PIECE_KING, PIECE_BISHOP, PIECE_KNIGHT, PIECE_ROOK
    };

    game_start(g, kinds);
}

static int find(const struct game *g, int piece)
{
    const uint8_t *found = memchr(g->at, piece, sizeof g->at);

    return found ? (int)(found - g->at) : SQUARE_NONE;
}

int game_king(const struct game *g, enum colour colour)
{
    return find(g, piece_of(colour, PIECE_KING));
}
