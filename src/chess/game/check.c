/*
 * Attacks are looked for backwards: along each of a queen's lines from the
 * square to the first piece, and a knight's jump away. What stands there is
 * then asked whether it attacks along that step, the other way round.
 */
#include "chess/game/check.h"

#include "chess/attack.h"

static bool goes_along(int piece, struct step step, bool once)
{
    struct reach reach = attack_reach(piece);

    if (!reach.slides && !once)
        return false;
    for (int i = 0; i < reach.nsteps; i++) {
        if (reach.steps[i].file == step.file &&
            reach.steps[i].rank == step.rank)
            return true;
    }
    return false;
}

/* The attacker that comes along that step, reversed, or SQUARE_NONE. */
static int look(const struct game *g, int square, enum colour by,
                struct step step, bool slides)
{
    struct step back = { -step.file, -step.rank };
    int first = square_step(square, step.file, step.rank), at = first;

    while (slides && at != SQUARE_NONE && !g->at[at])
        at = square_step(at, step.file, step.rank);
    if (at == SQUARE_NONE || !g->at[at] || piece_colour(g->at[at]) != by ||
        !goes_along(g->at[at], back, at == first))
        return SQUARE_NONE;
    return at;
}

/* Stops when there are `max` of them. */
static int attackers(const struct game *g, int square, enum colour by, int max,
                     int *out)
{
    static const int from[] = { PIECE_QUEEN, PIECE_KNIGHT };
    int n = 0;

    for (int k = 0; k < 2; k++) {
        struct reach reach = attack_reach(from[k]);

        for (int i = 0; i < reach.nsteps && n < max; i++) {
            int at = look(g, square, by, reach.steps[i], reach.slides);

            if (at != SQUARE_NONE)
                out[n++] = at;
        }
    }
    return n;
}

int check_attackers(const struct game *g, int square, enum colour by,
                    int out[ATTACKERS_MAX])
{
    return attackers(g, square, by, ATTACKERS_MAX, out);
}

int check_attacker(const struct game *g, int square, enum colour by)
{
    int at;

    return attackers(g, square, by, 1, &at) ? at : SQUARE_NONE;
}

bool check_given_to(const struct game *g, enum colour colour)
{
    int king = game_king(g, colour);

    return king != SQUARE_NONE &&
           check_attacker(g, king, colour_other(colour)) != SQUARE_NONE;
}
