/* The rules that a position must obey, one function each. */
#include "chess/game/validity.h"

#include <assert.h>

#include "base/error.h"
#include "chess/game/castling.h"
#include "chess/game/check.h"
#include "chess/game/game.h"

static int count(const struct game *g, int piece)
{
    int n = 0;

    for (int at = 0; at < GAME_SQUARES; at++)
        n += g->at[at] == piece;
    return n;
}

static bool kings_are_right(const struct game *g, enum colour colour,
                            enum game_rules rules, struct error *err)
{
    int kings = count(g, piece_of(colour, PIECE_KING));

    if (kings > 1)
        return error_set(err, "%s has %d kings (one is allowed)",
                         colour_name(colour), kings);
    if (kings == 0 && rules == RULES_GAME)
        return error_set(err, "%s has no king (exactly one is needed)",
                         colour_name(colour));
    return true;
}

/* What a side starts with is the most it can have. */
static bool numbers_are_right(const struct game *g, enum colour colour,
                              struct error *err)
{
    int pawns = count(g, piece_of(colour, PIECE_PAWN)), pieces = 0;

    for (int kind = PIECE_KING; kind < PIECE_CHESS_KINDS; kind++)
        pieces += count(g, piece_of(colour, (enum piece_kind)kind));
    if (pawns > 8)
        return error_set(err, "%s has %d pawns (at most 8 are possible)",
                         colour_name(colour), pawns);
    if (pieces > 16)
        return error_set(err, "%s has %d pieces (at most 16 are possible)",
                         colour_name(colour), pieces);
    return true;
}

static bool pawns_are_right(const struct game *g, struct error *err)
{
    for (int at = 0; at < GAME_SQUARES; at++) {
        int rank = square_rank(at);

        if (piece_kind(g->at[at]) != PIECE_PAWN ||
            (rank != 0 && rank != GAME_SIDE - 1))
            continue;
        return error_set(err,
                         "a pawn stands on %s (pawns can only be on "
                         "ranks 2 to 7)",
                         say_square(at, GAME_SIDE).at);
    }
    return true;
}

static bool rights_are_right(const struct game *g, enum colour colour,
                             enum wing wing, struct error *err)
{
    int file = g->rook_file[colour][wing];
    int king = game_king(g, colour);

    if (file == FILE_NONE)
        return true;
    if (king == SQUARE_NONE || square_rank(king) != colour_home(colour))
        return error_set(err, "%s may not castle: the king is not on rank %d",
                         colour_name(colour), colour_home(colour) + 1);
    if (g->at[square_at(file, colour_home(colour))] !=
        piece_of(colour, PIECE_ROOK))
        return error_set(err,
                         "%s may not castle %s: there is no rook on "
                         "%c%d",
                         colour_name(colour), wing_name(wing), 'a' + file,
                         colour_home(colour) + 1);
    if ((file > square_file(king)) != (wing == WING_KING))
        return error_set(err,
                         "%s may not castle %s with the rook on %c%d: "
                         "it stands on the king's other side",
                         colour_name(colour), wing_name(wing), 'a' + file,
                         colour_home(colour) + 1);
    return true;
}

static bool enemy_is_not_in_check(const struct game *g, struct error *err)
{
    enum colour enemy = colour_other((enum colour)g->turn);

    if (!check_given_to(g, enemy))
        return true;
    return error_set(err, "%s is in check, but it is %s's move",
                     colour_name(enemy), colour_name((enum colour)g->turn));
}

bool game_passant_is_valid(const struct game *g, int square)
{
    enum colour mover = colour_other((enum colour)g->turn);
    int ahead = colour_ahead(mover);

    if (square_rank(square) != colour_home(mover) + 2 * ahead)
        return false;
    return g->at[square_step(square, 0, ahead)] ==
               piece_of(mover, PIECE_PAWN) &&
           !g->at[square] && !g->at[square_step(square, 0, -ahead)];
}

static bool passant_is_right(const struct game *g, struct error *err)
{
    if (g->passant == SQUARE_NONE || game_passant_is_valid(g, g->passant))
        return true;
    return error_set(err, "no pawn can have just passed %s with a double step",
                     say_square(g->passant, GAME_SIDE).at);
}

bool game_is_valid(const struct game *g, enum game_rules rules,
                   struct error *err)
{
    for (int i = 0; i < 2; i++) {
        enum colour colour = (enum colour)i;

        if (!kings_are_right(g, colour, rules, err) ||
            (rules == RULES_GAME && !numbers_are_right(g, colour, err)) ||
            !rights_are_right(g, colour, WING_KING, err) ||
            !rights_are_right(g, colour, WING_QUEEN, err))
            return false;
    }
    return pawns_are_right(g, err) && passant_is_right(g, err) &&
           enemy_is_not_in_check(g, err);
}

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
