/* Moves as programs write them. */
#include "chess/game/notation/uci.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "chess/game/castling.h"
#include "chess/game/moves.h"
#include "chess/game/refusal.h"
#include "chess/game/game.h"

/* Where the king is put: where it ends, or if need be on its rook. */
static int castling_target(const struct game *g, struct move m, bool chess960)
{
    struct move meant[MOVES_MEANT_MAX];
    struct castling c;
    bool right;

    if (!chess960 && moves_meant(g, m.from, m.to, meant) == 1 &&
        move_equal(meant[0], m))
        return m.to;
    right = castling_of(g, (enum colour)g->turn, (enum wing)m.wing, &c);
    assert(right);
    return c.rook_from;
}

void uci_format(const struct game *g, struct move m, bool chess960,
                char out[UCI_MAX])
{
    int to = m.kind == MOVE_CASTLE ? castling_target(g, m, chess960) : m.to;
    char promotion[2] = "";

    if (m.promotion)
        promotion[0] = piece_letter(PIECE_BLACK + m.promotion);
    snprintf(out, UCI_MAX, "%.2s%.2s%s", say_square(m.from, GAME_SIDE).at,
             say_square(to, GAME_SIDE).at, promotion);
}

/* The first two squares of the text; false if it is no move at all. */
static bool parse_squares(const char *text, int *from, int *to)
{
    size_t len = strlen(text);
    int file, rank;

    if (len != 4 && len != 5)
        return false;
    if (!square_parse_n(text, 2, &file, &rank) || file >= GAME_SIDE ||
        rank >= GAME_SIDE)
        return false;
    *from = square_at(file, rank);
    if (!square_parse_n(text + 2, 2, &file, &rank) || file >= GAME_SIDE ||
        rank >= GAME_SIDE)
        return false;
    *to = square_at(file, rank);
    return len == 4 || strchr("qrbn", text[4]);
}

static bool say_refusal(const struct game *g, const char *text, int from,
                        int to, struct error *err)
{
    struct refusal r = refusal_of(g, from, to);
    struct text why;

    text_init(&why);
    refusal_say(g, &r, &why);
    error_set(err, "%s is not legal: %s", text, why.at);
    text_free(&why);
    return false;
}

bool uci_parse(const struct game *g, const char *text, struct move *out,
               struct error *err)
{
    struct move meant[MOVES_MEANT_MAX];
    int from, to, n;

    if (!parse_squares(text, &from, &to))
        return error_set(err,
                         "'%.20s' is not a move (write two squares, as "
                         "in e2e4, and q, r, b or n to promote, as in "
                         "e7e8q)",
                         text);
    n = moves_meant(g, from, to, meant);
    if (n == 0)
        return say_refusal(g, text, from, to, err);
    if (n > 1 && !text[4])
        return error_set(err, "%s is a promotion (add q, r, b or n)", text);
    if (n == 1 && text[4])
        return error_set(err, "%s is not a promotion (leave out the %c)", text,
                         text[4]);
    for (int i = 0; i < n; i++) {
        if (n == 1 || piece_letter(PIECE_BLACK + meant[i].promotion) == text[4])
            *out = meant[i];
    }
    return true;
}
