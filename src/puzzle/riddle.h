/*
 * Riddles: what a class can be asked before the next moment of a run, and
 * whether an answer is right. An activity that can be asked about has a
 * struct riddles; the session stops at them and keeps the score.
 */
#ifndef CHEQUER_RIDDLE_H
#define CHEQUER_RIDDLE_H

#include <stdbool.h>
#include <stddef.h>

#include "puzzle/trace.h"

struct puzzle;
struct text;
struct view;

enum riddle_kind { RIDDLE_NONE, RIDDLE_SQUARE, RIDDLE_YES_NO };

/* Answers to RIDDLE_YES_NO, and what stands for an answer of who has none. */
enum { RIDDLE_NO, RIDDLE_YES };
enum { RIDDLE_GIVEN_UP = -1 };

struct riddle {
    enum riddle_kind kind;
    int answer; /* a square, or RIDDLE_YES or RIDDLE_NO */
    int part;   /* which of the riddles about one moment, from 0 */
};

/* What happens in the moment after the one that is looked at. */
struct upcoming {
    const struct moment *moment;
    const struct change *changes;
    size_t n;
};

struct riddles {
    /* Part `part` of what there is to be asked about the moment to come; adds
     * its words, which must not tell the answer. RIDDLE_NONE: nothing, or
     * nothing more. */
    struct riddle (*ask)(const struct puzzle *pz, const struct view *view,
                         const struct upcoming *next, int part,
                         struct text *out);

    /* Does the guess count as right? Adds why, or why not. */
    bool (*judge)(const struct puzzle *pz, const struct view *view,
                  const struct riddle *riddle, int guess, struct text *out);
};

/* The last square whose layer becomes something, or nothing; -1 for none. */
static inline int upcoming_square(const struct upcoming *next, enum layer layer,
                                  bool filled)
{
    for (size_t i = next->n; i-- > 0;) {
        const struct change *c = &next->changes[i];

        if (change_is_cell(c) && c->where % LAYER_COUNT == layer &&
            (c->now != 0) == filled)
            return (int)(c->where / LAYER_COUNT);
    }
    return -1;
}

/* The square where a piece is put, or taken off. */
static inline int upcoming_put(const struct upcoming *next)
{
    return upcoming_square(next, LAYER_PIECE, true);
}

static inline int upcoming_taken(const struct upcoming *next)
{
    return upcoming_square(next, LAYER_PIECE, false);
}

#endif
