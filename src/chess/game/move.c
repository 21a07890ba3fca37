/* Playing a move on a game. */
#include "chess/game/move.h"

#include <assert.h>

#include "chess/game/castling.h"

bool move_equal(struct move a, struct move b)
{
    return a.from == b.from && a.to == b.to && a.kind == b.kind &&
           a.promotion == b.promotion && a.wing == b.wing;
}

int move_capture(const struct game *g, struct move m)
{
    if (m.kind == MOVE_CASTLE)
        return SQUARE_NONE;
    if (m.kind == MOVE_PASSANT)
        return square_at(square_file(m.to), square_rank(m.from));
    return g->at[m.to] ? m.to : SQUARE_NONE;
}

/* A right is lost when the rook leaves its square or is taken on it. */
static void lose_rook(struct game *g, int square)
{
    for (int colour = 0; colour < 2; colour++) {
        int8_t *files = g->rook_file[colour];

        if (square_rank(square) != colour_home((enum colour)colour))
            continue;
        for (int wing = 0; wing < 2; wing++) {
            if (files[wing] == square_file(square))
                files[wing] = FILE_NONE;
        }
    }
}

static void lose_both(struct game *g)
{
    int8_t *own = g->rook_file[g->turn];

    own[WING_KING] = own[WING_QUEEN] = FILE_NONE;
}

static void castle(struct game *g, struct move m)
{
    enum colour colour = (enum colour)g->turn;
    struct castling c;
    bool right = castling_of(g, colour, (enum wing)m.wing, &c);

    assert(right);
    g->at[c.king_from] = g->at[c.rook_from] = PIECE_NONE;
    g->at[c.king_to] = (uint8_t)piece_of(colour, PIECE_KING);
    g->at[c.rook_to] = (uint8_t)piece_of(colour, PIECE_ROOK);
    lose_both(g);
}

static void carry(struct game *g, struct move m)
{
    int taken = move_capture(g, m);
    int piece = g->at[m.from];

    if (piece_kind(piece) == PIECE_KING)
        lose_both(g);
    lose_rook(g, m.from);
    lose_rook(g, m.to);
    if (m.promotion)
        piece = piece_of((enum colour)g->turn, (enum piece_kind)m.promotion);
    if (taken != SQUARE_NONE)
        g->at[taken] = PIECE_NONE;
    g->at[m.from] = PIECE_NONE;
    g->at[m.to] = (uint8_t)piece;
}

/* Does an enemy's pawn stand beside the one that has just moved two? */
static bool can_be_taken(const struct game *g, struct move m)
{
    int pawn = piece_of(colour_other((enum colour)g->turn), PIECE_PAWN);

    for (int side = -1; side <= 1; side += 2) {
        int beside = square_step(m.to, side, 0);

        if (beside != SQUARE_NONE && g->at[beside] == pawn)
            return true;
    }
    return false;
}

void move_play(struct game *g, struct move m)
{
    bool resets = piece_kind(g->at[m.from]) == PIECE_PAWN ||
                  move_capture(g, m) != SQUARE_NONE;

    g->passant = SQUARE_NONE;
    if (m.kind == MOVE_DOUBLE && can_be_taken(g, m))
        g->passant = (int8_t)((m.from + m.to) / 2);
    if (m.kind == MOVE_CASTLE)
        castle(g, m);
    else
        carry(g, m);
    g->halfmoves = resets ? 0 : g->halfmoves + 1;
    g->fullmove += g->turn == COLOUR_BLACK;
    g->turn = (int8_t)colour_other((enum colour)g->turn);
}
