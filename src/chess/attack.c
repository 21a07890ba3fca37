/*
 * Every piece attacks along steps: some take a step once, others slide until
 * something is in the way. A table says which, so all six share one walk.
 */
#include "chess/attack.h"

#include <assert.h>
#include <stddef.h>

#include "chess/piece.h"

const struct step knight_steps[8] = { { 1, 2 },  { 2, 1 },   { 2, -1 },
                                      { 1, -2 }, { -1, -2 }, { -2, -1 },
                                      { -2, 1 }, { -1, 2 } };

/* Four along files and ranks, then four along diagonals. */
static const struct step lines[8] = { { 0, 1 },   { 1, 0 }, { 0, -1 },
                                      { -1, 0 },  { 1, 1 }, { 1, -1 },
                                      { -1, -1 }, { -1, 1 } };

/* White's pawns, then black's. */
static const struct step pawn_steps[4] = {
    { -1, 1 }, { 1, 1 }, { -1, -1 }, { 1, -1 }
};

struct reach attack_reach(int piece)
{
    switch ((int)piece_kind(piece)) {
    case PIECE_KING: return (struct reach){ lines, 8, false };
    case PIECE_QUEEN: return (struct reach){ lines, 8, true };
    case PIECE_ROOK: return (struct reach){ lines, 4, true };
    case PIECE_BISHOP: return (struct reach){ lines + 4, 4, true };
    case PIECE_KNIGHT: return (struct reach){ knight_steps, 8, false };
    case PIECE_PAWN:
        return (struct reach){ piece & PIECE_BLACK ? pawn_steps + 2
                                                   : pawn_steps,
                               2, false };
    }
    assert(false && "no such piece");
    return (struct reach){ NULL, 0, false };
}

int attack_step(const struct board *b, int square, struct step step)
{
    int file = square % b->files + step.file;
    int rank = square / b->files + step.rank;

    return board_has(b, file, rank) ? rank * b->files + file : -1;
}

int knight_move(int from, int to, int files)
{
    int file = to % files - from % files, rank = to / files - from / files;

    for (int k = 0; k < 8; k++)
        if (knight_steps[k].file == file && knight_steps[k].rank == rank)
            return k;
    return -1;
}

bool knight_apart(int one, int other, int files)
{
    int file = one % files - other % files, rank = one / files - other / files;

    return file * file + rank * rank == 5;
}

int knight_squares(const struct board *b, int square, int out[8])
{
    int n = 0;

    for (int k = 0; k < 8; k++) {
        int to = attack_step(b, square, knight_steps[k]);

        if (to >= 0)
            out[n++] = to;
    }
    return n;
}

static bool goes_on(const struct reach *reach, const uint8_t *occupied,
                    int square)
{
    return reach->slides && !(occupied && occupied[square]);
}

int attack_squares(const struct board *b, const uint8_t *occupied, int piece,
                   int square, int *out)
{
    const struct reach reach = attack_reach(piece);
    int n = 0;

    assert(square >= 0 && square < board_squares(b));
    for (int i = 0; i < reach.nsteps; i++) {
        int at = square;

        do {
            at = attack_step(b, at, reach.steps[i]);
            if (at >= 0)
                out[n++] = at;
        } while (at >= 0 && goes_on(&reach, occupied, at));
    }
    return n;
}

/* What a queen's four lines can hold; no other piece attacks more. */
int attack_max(const struct board *b)
{
    int shorter = b->files < b->ranks ? b->files : b->ranks;

    return b->files - 1 + b->ranks - 1 + 2 * (shorter - 1);
}

bool attack_hits(const struct board *b, const uint8_t *occupied, int piece,
                 int from, int to)
{
    const struct reach reach = attack_reach(piece);

    assert(from >= 0 && from < board_squares(b));
    for (int i = 0; i < reach.nsteps; i++) {
        int at = from;

        do {
            at = attack_step(b, at, reach.steps[i]);
            if (at == to && at >= 0)
                return true;
        } while (at >= 0 && goes_on(&reach, occupied, at));
    }
    return false;
}
