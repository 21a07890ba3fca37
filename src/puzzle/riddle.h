/*
 * Riddles: what a class can be asked before the next moment of a run, and
 * whether an answer is right. An activity that can be asked about has a
 * struct riddles; the session stops at them and keeps the score.
 */
#ifndef CHEQUER_RIDDLE_H
#define CHEQUER_RIDDLE_H

#include <stdbool.h>
#include <stddef.h>

struct change;
struct moment;
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

/* The square where a piece is put, taken off, or that gets a wash; the last
 * of several, -1 for none. */
int upcoming_put(const struct upcoming *next);
int upcoming_taken(const struct upcoming *next);
int upcoming_washed(const struct upcoming *next);

#endif
