/*
 * What follows from the piece and the surface: who attacks whom, which numbers
 * are hopeless, and which pictures make sense.
 */
#include <stdlib.h>

#include "base/error.h"
#include "base/text.h"
#include "modules/queens/run.h"
#include "puzzle/control.h"
#include "solve/queens/rule.h"

enum surface queens_surface(const struct params *params)
{
    return (enum surface)params->at[QUEENS_SURFACE].number;
}

/* A queen where it cannot be read: then the settings are refused. */
struct mover queens_mover(const struct params *params)
{
    struct error unasked;
    struct mover m;

    if (!mover_parse(&m, params->at[QUEENS_PIECE].text, &unasked))
        mover_of(&m, PIECE_QUEEN);
    return m;
}

enum piece_kind queens_piece(const struct params *params)
{
    return queens_mover(params).kind;
}

struct phrase queens_called(const struct params *params, int n)
{
    struct mover m = queens_mover(params);

    return mover_called(&m, n);
}

struct phrase queens_a(const struct params *params)
{
    return say_a(queens_called(params, 1).at);
}

bool queens_are_plain(const struct params *params)
{
    enum piece_kind kind = queens_piece(params);

    return queens_surface(params) == SURFACE_FLAT &&
           (kind == PIECE_QUEEN || kind == PIECE_ROOK);
}

void queens_rule_of(const struct params *params, struct queens_rule *out)
{
    struct mover m = queens_mover(params);

    if (queens_are_plain(params))
        queens_rule_plain(out, queens_number(params), m.kind);
    else
        queens_rule_init(out, queens_number(params), &m,
                         queens_surface(params));
}

bool queens_ride(const struct params *params, int file, int rank)
{
    struct mover m = queens_mover(params);

    for (int i = 0; i < m.n; i++)
        if (m.step[i].file == file && m.step[i].rank == rank)
            return m.rides[i];
    return false;
}

/* Rides or leaps like a knight. */
static bool has_knight(const struct params *params)
{
    struct mover m = queens_mover(params);

    for (int i = 0; i < m.n; i++)
        if (m.step[i].file == 1 && m.step[i].rank == 2)
            return true;
    return false;
}

uint32_t queens_idle(const struct params *params)
{
    uint32_t lines = 1u << QUEENS_DIAGONALS, stairs = 1u << QUEENS_STAIRS;

    if (!queens_is_small(params))
        return lines | stairs;
    if (queens_are_plain(params))
        return 0;
    if (queens_surface(params) != SURFACE_FLAT)
        return lines | stairs;
    return (queens_ride(params, 1, 1) ? 0 : lines) |
           (has_knight(params) ? stairs : 0);
}

/* On a cylinder queens attack each other as on a torus: a diagonal that would
 * go on across the top has come to the same square round the side. */
static bool is_hopeless_round(const struct params *params)
{
    int n = queens_number(params);
    enum surface s = queens_surface(params);

    return queens_piece(params) == PIECE_QUEEN &&
           (s == SURFACE_TORUS || s == SURFACE_CYLINDER) &&
           (n % 2 == 0 || n % 3 == 0);
}

static bool is_hopeless_twisted(const struct params *params)
{
    return surface_twists(queens_surface(params)) &&
           queens_ride(params, 0, 1) && queens_number(params) > 1;
}

bool queens_have_none(const struct params *params, struct text *why)
{
    int n = queens_number(params);

    if (is_hopeless_round(params)) {
        if (why)
            text_addf(why,
                      "%d divides %d, and then so many queens never are at "
                      "peace%s (G. P\u00f3lya, 1918)",
                      n % 2 == 0 ? 2 : 3, n,
                      surface_on(queens_surface(params)));
        return true;
    }
    if (!is_hopeless_twisted(params))
        return false;
    if (why)
        text_addf(why,
                  "behind the twist a rank goes on as the one that mirrors it, "
                  "so that of two such ranks only one can be used, and the %d "
                  "files need %d different ranks",
                  n, n);
    return true;
}

void queens_explain_rule(const struct params *params, struct text *out)
{
    if (!queens_ride(params, 0, 1))
        text_addf(out, "\nThere is one %s in each file.",
                  queens_called(params, 1).at);
    if (queens_surface(params) != SURFACE_FLAT)
        text_addf(out, "\n%s", surface_about(queens_surface(params)));
    if (queens_have_none(params, NULL)) {
        text_add(out, "\nThere is no solution: ");
        queens_have_none(params, out);
        text_add(out, ".");
    }
}
