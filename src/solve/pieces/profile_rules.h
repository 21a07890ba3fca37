/*
 * What a profile says and how one more square changes it, rule by rule: for
 * profile.c only, which inlines all of it into its loop.
 *
 * Squares are decided row by row (a row runs across the board), so a profile
 * can have one place for each column, which a square overwrites with its own
 * entry. `extra` is a place more, for what was just overwritten.
 */
#ifndef CHEQUER_PROFILE_RULES_H
#define CHEQUER_PROFILE_RULES_H

#include <stdbool.h>
#include <stdint.h>

enum profile_rule {
    PROFILE_KINGS, /* as many kings as stand in peace */
    PROFILE_ROOKS,
    PROFILE_DARK_BISHOPS, /* only squares of a1's colour */
    PROFILE_LIGHT_BISHOPS,
    PROFILE_KINGS_COVER /* as few kings as cover all squares */
};

/* One square to be decided. */
struct profile_cell {
    int row, column;
    int across;
    bool open;        /* it can take a piece */
    bool hole;        /* lines end here */
    bool first, last; /* of its row */
};

/* Kings: a bit for each of the last squares, set where a king stands. The
 * extra bit is the square above and to the left. */
static inline bool profile_kings(const struct profile_cell *c, uint32_t state,
                                 bool placed, uint32_t *next)
{
    uint32_t here = UINT32_C(1) << c->column;
    uint32_t extra = UINT32_C(1) << c->across;
    uint32_t near = here | (c->first ? 0 : here >> 1 | extra) |
                    (c->last ? 0 : here << 1);
    bool above = state & here;

    if (placed && (!c->open || state & near))
        return false;
    state &= ~(here | extra);
    *next = state | (placed ? here : 0) | (above && !c->last ? extra : 0);
    return true;
}

/* Rooks: a bit for each column, set where the line that comes down it has a
 * rook; the extra bit is the row's line. */
static inline bool profile_rooks(const struct profile_cell *c, uint32_t state,
                                 bool placed, uint32_t *next)
{
    uint32_t lines = UINT32_C(1) << c->column | UINT32_C(1) << c->across;

    if (placed && (!c->open || state & lines))
        return false;
    if (c->hole)
        state &= ~lines;
    state |= placed ? lines : 0;
    *next = c->last ? state & ~(UINT32_C(1) << c->across) : state;
    return true;
}

/* Bishops: a bit for each diagonal that squares on both sides of the frontier
 * lie on. Of one colour every other diagonal counts, and at most across + 1
 * are alive, so numbers modulo an even one above that are enough. */
static inline bool profile_bishops(const struct profile_cell *c, uint32_t state,
                                   bool placed, uint32_t *next)
{
    int modulus = (c->across + 2) & ~1;
    int down = ((c->column - c->row) % modulus + modulus) % modulus / 2;
    int up = (c->column + c->row) % modulus / 2;
    uint32_t falling = UINT32_C(1) << down;
    uint32_t rising = UINT32_C(1) << (modulus / 2 + up);

    if (placed && (!c->open || state & (falling | rising)))
        return false;
    if (placed)
        state |= falling | rising;
    if (c->hole || (c->last && c->open))
        state &= ~falling;
    if (c->hole || (c->first && c->open))
        state &= ~rising;
    *next = state;
    return true;
}

/* Covering by kings: each of the last squares is bare, covered or a king. */
enum { PROFILE_BARE, PROFILE_COVERED, PROFILE_KING };

static inline unsigned profile_get(uint32_t state, int place)
{
    return state >> 2 * place & 3;
}

static inline uint32_t profile_set(uint32_t state, int place, unsigned value)
{
    return (state & ~(UINT32_C(3) << 2 * place)) | value << 2 * place;
}

static inline uint32_t profile_cover_place(uint32_t state, int place)
{
    return profile_get(state, place) == PROFILE_BARE
               ? profile_set(state, place, PROFILE_COVERED)
               : state;
}

static inline bool profile_kings_cover(const struct profile_cell *c,
                                       uint32_t state, bool placed,
                                       uint32_t *next)
{
    int here = c->column, extra = c->across;
    /* The squares around that have been decided; `here` is still above. */
    int near[4] = { here, c->last ? here : here + 1, c->first ? here : here - 1,
                    c->first ? here : extra };
    unsigned now = c->open ? PROFILE_BARE : PROFILE_COVERED;
    unsigned above;

    if (placed && !c->open)
        return false;
    for (int i = 0; i < 4; i++) {
        if (placed)
            state = profile_cover_place(state, near[i]);
        else if (profile_get(state, near[i]) == PROFILE_KING)
            now = PROFILE_COVERED;
    }
    /* Nobody after this square can cover the one above and to the left, nor
     * after the last of a row the one above. */
    above = profile_get(state, here);
    if ((!c->first && profile_get(state, extra) == PROFILE_BARE) ||
        (c->last && above == PROFILE_BARE))
        return false;
    state = profile_set(state, here, placed ? PROFILE_KING : now);
    *next = profile_set(state, extra, c->last ? PROFILE_COVERED : above);
    return true;
}

/* Before the first square everything is covered, and at the end it must be. */
static inline uint32_t profile_start(enum profile_rule rule, int across)
{
    uint32_t state = 0;

    for (int i = 0; rule == PROFILE_KINGS_COVER && i <= across; i++)
        state = profile_set(state, i, PROFILE_COVERED);
    return state;
}

static inline bool profile_ends(enum profile_rule rule, int across,
                                uint32_t state)
{
    for (int i = 0; rule == PROFILE_KINGS_COVER && i <= across; i++)
        if (profile_get(state, i) == PROFILE_BARE)
            return false;
    return true;
}

/* The profile after `cell`, or false if a piece cannot be placed, or must be.
 * `rule` is known where this is inlined. */
static inline bool profile_next(enum profile_rule rule,
                                const struct profile_cell *cell, uint32_t state,
                                bool placed, uint32_t *next)
{
    switch (rule) {
    case PROFILE_KINGS: return profile_kings(cell, state, placed, next);
    case PROFILE_ROOKS: return profile_rooks(cell, state, placed, next);
    case PROFILE_DARK_BISHOPS:
    case PROFILE_LIGHT_BISHOPS:
        return profile_bishops(cell, state, placed, next);
    case PROFILE_KINGS_COVER:
        return profile_kings_cover(cell, state, placed, next);
    }
    return false;
}

#endif
