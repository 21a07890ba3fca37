/* The fields of a FEN, read into a scratch game that is handed out whole. */
#include "chess/game/notation/fen.h"

#include <ctype.h>
#include <string.h>

#include "base/error.h"
#include "base/parse.h"
#include "base/say.h"
#include "base/text.h"
#include "chess/game/castling.h"
#include "chess/game/game.h"

enum { FIELDS = 6, FIELD_MAX = 80, MOVES_WRITTEN_MAX = 9999 };

/* --- which rooks may castle ------------------------------------------------
 *
 * K and Q say on which side of the king; which rook is meant, if there are
 * several, is the outermost, and any other must be named by its file. */

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

/* Reads the rights into a game whose pieces stand on the board already. */
static bool parse_castling(struct game *g, const char *field, struct error *err)
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

static void format_castling(const struct game *g, enum fen_style style,
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

/* --- all six fields --------------------------------------------------------
 */

/* Squares and slashes make 71 at most: a longer field is wrong anyway. */
struct fields {
    char at[FIELDS][FIELD_MAX];
};

static bool split(const char *fen, struct fields *out, struct error *err)
{
    int n = 0;

    for (fen += strspn(fen, " \t\r\n"); *fen; fen += strspn(fen, " \t\r\n")) {
        size_t len = strcspn(fen, " \t\r\n");

        if (n < FIELDS && len >= FIELD_MAX)
            return error_set(err,
                             "field %d of the FEN is too long ('%.20s"
                             "...')",
                             n + 1, fen);
        if (n < FIELDS) {
            memcpy(out->at[n], fen, len);
            out->at[n][len] = '\0';
        }
        n++;
        fen += len;
    }
    if (n != FIELDS)
        return error_set(err,
                         "a FEN has 6 fields (pieces, side to move, "
                         "castling, en passant, halfmoves, move number), "
                         "not %d",
                         n);
    return true;
}

static int piece_from_letter(char letter)
{
    static const char letters[] = "KQRBNP";
    const char *found = strchr(letters, toupper((unsigned char)letter));

    if (!found || !letter)
        return PIECE_NONE;
    return piece_of(isupper((unsigned char)letter) ? COLOUR_WHITE
                                                   : COLOUR_BLACK,
                    (enum piece_kind)(PIECE_KING + (found - letters)));
}

/* One rank, `len` characters. */
static bool parse_rank(struct game *g, int rank, const char *s, int len,
                       struct error *err)
{
    int file = 0;

    for (int i = 0; i < len; i++) {
        int piece = piece_from_letter(s[i]);

        if (s[i] >= '1' && s[i] <= '8') {
            if (i > 0 && s[i - 1] >= '1' && s[i - 1] <= '8')
                return error_set(err,
                                 "rank %d has two numbers side by side "
                                 "(%c%c); write their sum",
                                 rank + 1, s[i - 1], s[i]);
            file += s[i] - '0';
        } else if (!piece) {
            return error_set(err,
                             "'%c' on rank %d is not a piece (allowed "
                             "are KQRBNP, kqrbnp and 1 to 8)",
                             s[i], rank + 1);
        } else if (file < GAME_SIDE) {
            g->at[square_at(file++, rank)] = (uint8_t)piece;
        } else {
            file++;
        }
    }
    if (file != GAME_SIDE)
        return error_set(err, "rank %d has %d squares (8 are needed)", rank + 1,
                         file);
    return true;
}

static bool parse_pieces(struct game *g, const char *field, struct error *err)
{
    int ranks = 1;

    for (const char *p = field; *p; p++)
        ranks += *p == '/';
    if (ranks != GAME_SIDE)
        return error_set(err,
                         "the FEN has %s (8 are needed, from the 8th down, "
                         "with '/' between)",
                         say_count((uint64_t)ranks, "rank").at);
    for (int rank = GAME_SIDE - 1; rank >= 0; rank--) {
        int len = (int)strcspn(field, "/");

        if (!parse_rank(g, rank, field, len, err))
            return false;
        field += len + 1;
    }
    return true;
}

static bool parse_turn(struct game *g, const char *field, struct error *err)
{
    if (strcmp(field, "w") != 0 && strcmp(field, "b") != 0)
        return error_set(err, "side to move '%.20s' is not w or b", field);
    g->turn = *field == 'w' ? COLOUR_WHITE : COLOUR_BLACK;
    return true;
}

/* Does a pawn of the side to move stand ready to take en passant? */
static bool is_awaited(const struct game *g, int square)
{
    enum colour mover = (enum colour)g->turn;

    for (int side = -1; side <= 1; side += 2) {
        int from = square_step(square, side, -colour_ahead(mover));

        if (from != SQUARE_NONE && g->at[from] == piece_of(mover, PIECE_PAWN))
            return true;
    }
    return false;
}

static bool parse_passant(struct game *g, const char *field, struct error *err)
{
    int file, rank, square;

    if (strcmp(field, "-") == 0)
        return true;
    if (!square_parse(field, &file, &rank) || file >= GAME_SIDE ||
        rank != (g->turn == COLOUR_WHITE ? 5 : 2))
        return error_set(err,
                         "en passant square '%.20s' is not a square of "
                         "rank %d (where %s's pawn would go) or -",
                         field, g->turn == COLOUR_WHITE ? 6 : 3,
                         colour_name((enum colour)g->turn));
    square = square_at(file, rank);
    if (!game_passant_is_valid(g, square))
        return error_set(err,
                         "en passant square '%s': no pawn of %s can have "
                         "just passed it with a double step",
                         field,
                         colour_name(colour_other((enum colour)g->turn)));
    if (is_awaited(g, square))
        g->passant = (int8_t)square;
    return true;
}

static bool parse_counters(struct game *g, const struct fields *fields,
                           struct error *err)
{
    if (!parse_int(fields->at[4], 0, MOVES_WRITTEN_MAX, &g->halfmoves))
        return error_set(err,
                         "halfmoves '%.20s' is not a number from 0 to "
                         "%d",
                         fields->at[4], MOVES_WRITTEN_MAX);
    if (!parse_int(fields->at[5], 1, MOVES_WRITTEN_MAX, &g->fullmove))
        return error_set(err,
                         "move number '%.20s' is not a number from 1 to "
                         "%d",
                         fields->at[5], MOVES_WRITTEN_MAX);
    return true;
}

bool fen_parse(struct game *g, const char *fen, enum game_rules rules,
               struct error *err)
{
    struct fields fields;
    struct game read;

    game_clear(&read);
    if (!split(fen, &fields, err) || !parse_pieces(&read, fields.at[0], err) ||
        !parse_turn(&read, fields.at[1], err) ||
        !game_is_valid(&read, rules, err) ||
        !parse_castling(&read, fields.at[2], err) ||
        !parse_passant(&read, fields.at[3], err) ||
        !parse_counters(&read, &fields, err))
        return false;
    *g = read;
    return true;
}

static void format_rank(const struct game *g, int rank, struct text *out)
{
    int gap = 0;

    for (int file = 0; file < GAME_SIDE; file++) {
        int piece = g->at[square_at(file, rank)];

        if (!piece) {
            gap++;
            continue;
        }
        if (gap)
            text_addf(out, "%d", gap);
        gap = 0;
        text_addf(out, "%c", piece_letter(piece));
    }
    if (gap)
        text_addf(out, "%d", gap);
}

/* Only the first field: rnbqkbnr/pppppppp/8/... */
static void fen_format_pieces(const struct game *g, struct text *out)
{
    for (int rank = GAME_SIDE - 1; rank >= 0; rank--) {
        format_rank(g, rank, out);
        if (rank > 0)
            text_add(out, "/");
    }
}

void fen_format(const struct game *g, enum fen_style style, struct text *out)
{
    struct phrase passant = { "-" };

    fen_format_pieces(g, out);
    text_add(out, g->turn == COLOUR_WHITE ? " w " : " b ");
    format_castling(g, style, out);
    if (g->passant != SQUARE_NONE)
        passant = say_square(g->passant, GAME_SIDE);
    text_addf(out, " %s %d %d", passant.at, g->halfmoves, g->fullmove);
}
