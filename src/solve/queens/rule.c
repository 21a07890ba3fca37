/*
 * A ride is followed in the plane, where copies of the board lie side by side:
 * which of them it has come to tells how often it crossed a seam.
 */
#include "solve/queens/rule.h"

#include <assert.h>

#include "chess/board.h"
#include "chess/mover.h"
#include "chess/symmetry.h"

static unsigned symmetries(int n, enum surface surface)
{
    struct board b;
    unsigned found;

    board_init(&b, n, n);
    b.surface = surface;
    found = symmetry_of_board(&b);
    board_free(&b);
    return found;
}

void queens_rule_plain(struct queens_rule *rule, int n, enum piece_kind piece)
{
    assert(piece == PIECE_QUEEN || piece == PIECE_ROOK);
    *rule = (struct queens_rule){ .n = n,
                                  .plain = piece,
                                  .symmetries = (1u << SYMMETRIES) - 1 };
}

static int modulo(int a, int n)
{
    return (a % n + n) % n;
}

/* The number `at` as a bit, or all that are the same going round. */
static uint64_t bits_of(int at, int n, bool round)
{
    uint64_t bits = 0;

    if (!round)
        return UINT64_C(1) << at;
    for (at = modulo(at, n); at <= 2 * (n - 1); at += n)
        bits |= UINT64_C(1) << at;
    return bits;
}

/* So far away in the plane; false if that is beyond the board. */
static bool add(struct queens_rule *rule, enum surface s, int files, int ranks)
{
    int n = rule->n, d = modulo(files, n);
    bool round = surface_joins_ranks(s);
    bool crossed = (files - d) / n % 2 != 0;

    if ((!round && abs(ranks) >= n) ||
        (!surface_joins_files(s) && (files < 0 || files >= n)))
        return false;
    if (crossed && surface_twists(s))
        rule->sums[d] |= bits_of(n - 1 - ranks, n, round);
    else
        rule->apart[d] |= bits_of(n - 1 + ranks, n, round);
    return true;
}

/* After twice n steps a ride is where it was, on every surface. */
static void add_ride(struct queens_rule *rule, enum surface s, struct step step,
                     bool rides)
{
    for (int k = 1; k <= (rides ? 2 * rule->n : 1); k++)
        if (!add(rule, s, k * step.file, k * step.rank))
            break;
}

void queens_rule_init(struct queens_rule *rule, int n, const struct mover *m,
                      enum surface surface)
{
    bool plain = surface == SURFACE_FLAT &&
                 (m->kind == PIECE_QUEEN || m->kind == PIECE_ROOK);

    assert(n >= 1 && n <= QUEENS_MASK_MAX);
    *rule = (struct queens_rule){ .n = n,
                                  .plain = plain ? m->kind : PIECE_NONE,
                                  .surface = surface,
                                  .symmetries = symmetries(n, surface) };
    for (int i = 0; i < m->n; i++)
        add_ride(rule, surface, m->step[i], m->rides[i]);
}
