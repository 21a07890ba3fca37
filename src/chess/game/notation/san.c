/*
 * A piece is named by its letter and, if another of its kind could go to the
 * same square, by its file; if that does not tell them apart, by its rank; if
 * neither does, by both.
 */
#include "chess/game/notation/san.h"

#include <stdio.h>

#include "chess/game/check.h"
#include "chess/game/moves.h"
#include "chess/game/state.h"
#include "chess/game/game.h"

/* Do others of this kind go there, and do they share its file, its rank? */
struct rivals {
    bool any, on_file, on_rank;
};

static struct rivals rivals_of(const struct game *g, struct move m)
{
    struct rivals r = { false, false, false };
    struct move moves[MOVES_MAX];
    int n = moves_legal(g, moves);

    for (int i = 0; i < n; i++) {
        int from = moves[i].from;

        if (from == m.from || moves[i].to != m.to ||
            g->at[from] != g->at[m.from])
            continue;
        r.any = true;
        r.on_file = r.on_file || square_file(from) == square_file(m.from);
        r.on_rank = r.on_rank || square_rank(from) == square_rank(m.from);
    }
    return r;
}

/* "N", "Nb", "N1", "Nb1"; for a pawn that captures "e", else "". */
static void format_mover(const struct game *g, struct move m, char out[4])
{
    struct phrase from = say_square(m.from, GAME_SIDE);
    struct rivals r = { false, false, false };
    bool pawn = piece_kind(g->at[m.from]) == PIECE_PAWN;
    int n = 0;

    if (!pawn) {
        r = rivals_of(g, m);
        out[n++] = piece_letter((int)piece_kind(g->at[m.from]));
    }
    if (pawn ? move_capture(g, m) != SQUARE_NONE
             : r.any && (!r.on_file || r.on_rank))
        out[n++] = from.at[0];
    if (!pawn && r.on_file)
        out[n++] = from.at[1];
    out[n] = '\0';
}

static const char *suffix_of(const struct game *g, struct move m)
{
    struct game after = *g;
    enum game_state state;

    move_play(&after, m);
    state = state_of(&after);
    if (state == STATE_CHECKMATE)
        return "#";
    return check_given_to(&after, (enum colour)after.turn) ? "+" : "";
}

void san_format(const struct game *g, struct move m, char out[SAN_MAX])
{
    char mover[4], promotion[3] = "";

    if (m.kind == MOVE_CASTLE) {
        snprintf(out, SAN_MAX, "%s%s", m.wing == WING_KING ? "O-O" : "O-O-O",
                 suffix_of(g, m));
        return;
    }
    format_mover(g, m, mover);
    if (m.promotion) {
        promotion[0] = '=';
        promotion[1] = piece_letter(m.promotion);
        promotion[2] = '\0';
    }
    snprintf(out, SAN_MAX, "%s%s%.2s%s%s", mover,
             move_capture(g, m) == SQUARE_NONE ? "" : "x",
             say_square(m.to, GAME_SIDE).at, promotion, suffix_of(g, m));
}
