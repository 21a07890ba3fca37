/*
 * Which rooks may castle, as letters. K and Q say on which side of the king;
 * which rook is meant, if there are several, is the outermost, and any other
 * must be named by its file.
 */
#include "chess/game/notation/fen_castling.h"

#include <ctype.h>
#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "chess/game/castling.h"
#include "chess/game/game.h"

static const char LETTERS[] =
    "allowed are K, Q, k, q, file letters A to H and a to h, or -";

static bool is_rook(const struct game *g, enum colour colour, int file)
{
    return g->at[square_at(file, colour_home(colour))] ==
           piece_of(colour, PIECE_ROOK);
}

/* The file of the outermost rook on that side of the king, or FILE_NONE. */
static int outermost(const struct game *g, enum colour colour, enum wing wing,
                     int king_file)
{
    int inward = wing == WING_KING ? -1 : 1;
    int file = wing == WING_KING ? GAME_SIDE - 1 : 0;

    for (; file != king_file; file += inward) {
        if (is_rook(g, colour, file))
            return file;
    }
    return FILE_NONE;
}

/* One letter for one right: where the king and which rook it must be. */
static bool parse_letter(struct game *g, char letter, struct error *err)
{
    enum colour colour = isupper((unsigned char)letter) ? COLOUR_WHITE
                                                        : COLOUR_BLACK;
    int rank = colour_home(colour), king = game_king(g, colour);
    int upper = toupper((unsigned char)letter), file;
    bool by_wing = upper == 'K' || upper == 'Q';
    enum wing wing = upper == 'K' ? WING_KING : WING_QUEEN;

    if (!by_wing && (upper < 'A' || upper > 'H'))
        return error_set(err, "'%c' in the castling field is not a right (%s)",
                         letter, LETTERS);
    if (king == SQUARE_NONE || square_rank(king) != rank)
        return error_set(err,
                         "castling right '%c': %s has no king on rank "
                         "%d",
                         letter, colour_name(colour), rank + 1);
    if (!by_wing)
        wing = upper - 'A' > square_file(king) ? WING_KING : WING_QUEEN;
    file = by_wing ? outermost(g, colour, wing, square_file(king))
                   : upper - 'A';
    if (file == FILE_NONE)
        return error_set(err,
                         "castling right '%c': %s has no rook on the %s "
                         "of rank %d",
                         letter, colour_name(colour), wing_name(wing),
                         rank + 1);
    if (!is_rook(g, colour, file))
        return error_set(err, "castling right '%c': %s has no rook on %c%d",
                         letter, colour_name(colour), 'a' + file, rank + 1);
    if (g->rook_file[colour][wing] != FILE_NONE)
        return error_set(err,
                         "castling right '%c': %s's %s right is given "
                         "twice",
                         letter, colour_name(colour), wing_name(wing));
    g->rook_file[colour][wing] = (int8_t)file;
    return true;
}

bool fen_parse_castling(struct game *g, const char *field, struct error *err)
{
    if (strcmp(field, "-") == 0)
        return true;
    for (; *field; field++) {
        if (!parse_letter(g, *field, err))
            return false;
    }
    return true;
}

static char letter_of(const struct game *g, enum colour colour, enum wing wing,
                      enum fen_style style)
{
    int file = g->rook_file[colour][wing];
    int king_file = square_file(game_king(g, colour));
    int letter = wing == WING_KING ? 'K' : 'Q';

    if (style == FEN_SHREDDER || outermost(g, colour, wing, king_file) != file)
        letter = 'A' + file;
    return (char)(colour == COLOUR_WHITE ? letter : tolower(letter));
}

void fen_format_castling(const struct game *g, enum fen_style style,
                         struct text *out)
{
    char letters[5];
    int n = 0;

    for (int colour = 0; colour < 2; colour++) {
        for (int wing = WING_KING; wing <= WING_QUEEN; wing++) {
            struct castling c;

            if (castling_of(g, (enum colour)colour, (enum wing)wing, &c))
                letters[n++] = letter_of(g, (enum colour)colour,
                                         (enum wing)wing, style);
        }
    }
    letters[n] = '\0';
    text_add(out, n ? letters : "-");
}
