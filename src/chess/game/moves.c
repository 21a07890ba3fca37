/*
 * Legal moves are those by the pieces' rules that do not leave the own king in
 * check. Most need no test: a piece that does not stand in line with its king
 * uncovers nothing by leaving. The others are played on a copy.
 */
#include "chess/game/moves.h"

#include <stdlib.h>

#include "chess/game/castling.h"
#include "chess/game/check.h"
#include "chess/game/pseudo.h"

/* What every move of a position is tested with. */
struct safety {
    const struct game *game;
    int king; /* SQUARE_NONE: nothing to keep safe */
    bool checked;
};

static struct safety safety_of(const struct game *g)
{
    return (struct safety){ g, game_king(g, (enum colour)g->turn),
                            check_given_to(g, (enum colour)g->turn) };
}

static bool in_line(int a, int b)
{
    int files = abs(square_file(a) - square_file(b));
    int ranks = abs(square_rank(a) - square_rank(b));

    return files == 0 || ranks == 0 || files == ranks;
}

int moves_exposed_to(const struct game *g, struct move m)
{
    enum colour mover = piece_colour(g->at[m.from]);
    struct game after = *g;
    int king;

    after.turn = (int8_t)mover;
    move_play(&after, m);
    king = game_king(&after, mover);
    if (king == SQUARE_NONE)
        return SQUARE_NONE;
    return check_attacker(&after, king, colour_other(mover));
}

static bool is_safe(const struct safety *s, struct move m)
{
    if (s->king == SQUARE_NONE)
        return true;
    if (!s->checked && m.from != s->king && m.kind != MOVE_PASSANT &&
        !in_line(m.from, s->king))
        return true;
    return moves_exposed_to(s->game, m) == SQUARE_NONE;
}

static int add_castling(const struct game *g, struct move *out)
{
    int n = 0;

    for (int wing = WING_KING; wing <= WING_QUEEN; wing++) {
        struct castling c;

        if (castling_judge(g, (enum wing)wing).answer != CASTLING_ALLOWED)
            continue;
        castling_of(g, (enum colour)g->turn, (enum wing)wing, &c);
        out[n++] = (struct move){ .from = (int8_t)c.king_from,
                                  .to = (int8_t)c.king_to,
                                  .kind = MOVE_CASTLE,
                                  .wing = (uint8_t)wing };
    }
    return n;
}

/* Of one piece of the side to move, whichever it is. */
static int add_piece(const struct safety *s, int from, struct move *out)
{
    struct move tries[PSEUDO_MAX];
    int ntries = pseudo_moves(s->game, from, tries);
    int n = 0;

    for (int i = 0; i < ntries; i++) {
        if (is_safe(s, tries[i]))
            out[n++] = tries[i];
    }
    if (from == s->king && !s->checked)
        n += add_castling(s->game, out + n);
    return n;
}

static bool is_to_move(const struct game *g, int square)
{
    return g->at[square] && (int)piece_colour(g->at[square]) == g->turn;
}

int moves_legal(const struct game *g, struct move out[MOVES_MAX])
{
    struct safety s = safety_of(g);
    int n = 0;

    for (int from = 0; from < GAME_SQUARES; from++) {
        if (is_to_move(g, from))
            n += add_piece(&s, from, out + n);
    }
    return n;
}

int moves_from(const struct game *g, int from, struct move out[MOVES_MAX])
{
    struct safety s;

    if (!is_to_move(g, from))
        return 0;
    s = safety_of(g);
    return add_piece(&s, from, out);
}

/* Is castling by `m` meant by putting the king there? */
static bool means_castling(const struct game *g, struct move m, int to)
{
    int rook = square_at(g->rook_file[g->turn][m.wing], square_rank(m.from));

    return m.to == to || rook == to;
}

int moves_meant(const struct game *g, int from, int to,
                struct move out[MOVES_MEANT_MAX])
{
    struct move all[MOVES_MAX];
    int nall, n = 0;

    if (from == to) /* put back: not even castling on the spot */
        return 0;
    nall = moves_from(g, from, all);
    for (int i = 0; i < nall; i++) {
        if (all[i].kind != MOVE_CASTLE && all[i].to == to)
            out[n++] = all[i];
    }
    for (int i = 0; i < nall && n == 0; i++) {
        if (all[i].kind == MOVE_CASTLE && means_castling(g, all[i], to))
            out[n++] = all[i];
    }
    return n;
}
