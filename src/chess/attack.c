/* Every piece attacks along steps, and all share one walk. */
#include "chess/attack.h"

#include <assert.h>
#include <stdlib.h>
#include <stddef.h>

#include "base/alloc.h"
#include "chess/mover.h"
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
    return board_step(b, square, &step);
}

bool knight_apart(int one, int other, int files)
{
    int file = one % files - other % files, rank = one / files - other / files;

    return file * file + rank * rank == 5;
}

/* A walk along one of a piece's steps. */
struct ride {
    const struct board *board;
    const uint8_t *occupied; /* or NULL */
    int from, at;
    struct step step;
    bool rides; /* goes on */
};

static struct ride ride_begin(const struct board *b, const uint8_t *occupied,
                              const struct mover *m, int from, int i)
{
    assert(from >= 0 && from < board_squares(b));
    return (struct ride){ b, occupied, from, from, m->step[i], true };
}

/* Goes on to the next square attacked; false if there is none. Who comes back
 * to where he set out has seen all there is: from there on each way on is one
 * of the piece's other steps. */
static bool ride_on(struct ride *r, bool rides)
{
    if (!r->rides)
        return false;
    r->at = board_step(r->board, r->at, &r->step);
    if (r->at < 0 || r->at == r->from)
        return false;
    r->rides = rides && !(r->occupied && r->occupied[r->at]);
    return true;
}

/* May two rides lead to the same square? */
static bool may_meet(const struct board *b, const struct mover *m)
{
    return b->surface != SURFACE_FLAT || m->kind == PIECE_CUSTOM;
}

static bool has(const int *squares, int n, int square)
{
    while (n-- > 0)
        if (squares[n] == square)
            return true;
    return false;
}

/* As attack_step, of a square whose place is known: few steps leave a board. */
static int step_from(const struct board *b, int file, int rank,
                     struct step step)
{
    int square = rank * b->files + file;

    file += step.file;
    rank += step.rank;
    if (file < 0 || file >= b->files || rank < 0 || rank >= b->ranks)
        return attack_step(b, square, step);
    square = rank * b->files + file;
    return b->hole[square] ? -1 : square;
}

/* Of a piece without rides: a few squares, for boards however large. Only where
 * edges are joined can two of them be one. */
static int leap_squares(const struct board *b, const struct mover *m,
                        int square, int *out)
{
    int file = square % b->files, rank = square / b->files, n = 0;

    for (int i = 0; i < m->n; i++) {
        int to = step_from(b, file, rank, m->step[i]);

        if (to >= 0 && to != square &&
            (b->surface == SURFACE_FLAT || !has(out, n, to)))
            out[n++] = to;
    }
    return n;
}

int attack_squares(const struct board *b, const uint8_t *occupied,
                   const struct mover *m, int square, int *out)
{
    uint8_t *seen;
    int n = 0;

    assert(square >= 0 && square < board_squares(b));
    if (mover_leaps(m))
        return leap_squares(b, m, square, out);
    seen = may_meet(b, m) ? xcalloc((size_t)board_squares(b), 1) : NULL;
    for (int i = 0; i < m->n; i++) {
        struct ride r = ride_begin(b, occupied, m, square, i);

        while (ride_on(&r, m->rides[i])) {
            if (seen && seen[r.at])
                continue;
            if (seen)
                seen[r.at] = 1;
            out[n++] = r.at;
        }
    }
    free(seen);
    return n;
}

int attack_max(const struct board *b)
{
    return board_squares(b);
}

bool attack_hits(const struct board *b, const uint8_t *occupied,
                 const struct mover *m, int from, int to)
{
    for (int i = 0; i < m->n; i++) {
        struct ride r = ride_begin(b, occupied, m, from, i);

        while (ride_on(&r, m->rides[i]))
            if (r.at == to)
                return true;
    }
    return false;
}

/* On a flat board it need not be tried where the steps lead. */
static int flat_move(const struct board *b, const struct mover *m, int from,
                     int to)
{
    int file = from % b->files, by = to - from;

    for (int i = 0; i < m->n; i++) {
        struct step s = m->step[i];

        if (s.rank * b->files + s.file == by && file + s.file >= 0 &&
            file + s.file < b->files)
            return b->hole[to] ? -1 : i;
    }
    return -1;
}

int attack_move(const struct board *b, const struct mover *m, int from, int to)
{
    if (b->surface == SURFACE_FLAT)
        return flat_move(b, m, from, to);
    for (int i = 0; i < m->n; i++)
        if (to != from && attack_step(b, from, m->step[i]) == to)
            return i;
    return -1;
}
