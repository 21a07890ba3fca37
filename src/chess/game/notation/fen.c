/* The fields of a FEN, read into a scratch game that is handed out whole. */
#include "chess/game/notation/fen.h"

#include <ctype.h>
#include <string.h>

#include "base/error.h"
#include "base/parse.h"
#include "base/text.h"
#include "chess/game/game.h"

enum { FIELDS = 6, FIELD_MAX = 80, MOVES_WRITTEN_MAX = 9999 };

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
                         "the FEN has %d ranks (8 are needed, from the "
                         "8th down, with '/' between)",
                         ranks);
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
        !fen_parse_castling(&read, fields.at[2], err) ||
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
    fen_format_castling(g, style, out);
    if (g->passant != SQUARE_NONE)
        passant = say_square(g->passant, GAME_SIDE);
    text_addf(out, " %s %d %d", passant.at, g->halfmoves, g->fullmove);
}
