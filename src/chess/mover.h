/*
 * How a piece moves: a set of leaps and rides. A leap of 1,2 goes one square
 * one way and two the other, in all directions, over anything. A ride repeats
 * its leap until something is in the way. Written as terms: "1,2" is the
 * knight, "0,1*" the rook, "0,1*+1,2" both in one.
 */
#ifndef CHEQUER_MOVER_H
#define CHEQUER_MOVER_H

#include <stdbool.h>

#include "base/say.h"
#include "chess/piece.h"
#include "chess/step.h"

struct error;

enum {
    MOVER_LEAP_MAX = 9,  /* squares a leap may go either way */
    MOVER_TERMS_MAX = 6, /* of one piece */
    MOVER_STEPS_MAX = 8 * MOVER_TERMS_MAX
};

/*
 * Steps stand term by term, shorter terms first, each clockwise from the one
 * that goes up or up and to the right. So the knight's are numbered as move
 * orders have them.
 */
struct mover {
    enum piece_kind kind; /* PIECE_CUSTOM if it has no name of its own */
    char terms[5 * MOVER_TERMS_MAX]; /* "0,1*+1,2": the same for equal pieces */
    struct step step[MOVER_STEPS_MAX];
    bool rides[MOVER_STEPS_MAX];
    int n;
};

/* The knight, for all that is its own. */
extern const struct mover mover_knight;

/* Names that may stand for terms, and how the panel has them; end NULL. */
extern const char *const mover_names[];
extern const char *const mover_titles[];

/* The same of those that leap. */
extern const char *const mover_leaper_names[];
extern const char *const mover_leaper_titles[];

/* What may be written, for the help of controls. */
#define MOVER_HELP                                                            \
    "A name, or leaps and rides joined by '+': 1,3 leaps one square one way " \
    "and three the other, 0,1* rides along ranks and files; 0,1*+1,2 is the " \
    "chancellor."

/* A name or terms. On refusal says what is wrong and what is allowed. */
bool mover_parse(struct mover *out, const char *text, struct error *err);

/* The piece of a code of chess/piece.h that is neither none nor custom; only a
 * pawn's colour matters, and it has no terms. */
void mover_of(struct mover *out, int piece);

/* What it is called: "camels", or "1,3+0,2 pieces". */
struct phrase mover_called(const struct mover *m, int n);

/* No rides: each move is one leap. */
bool mover_leaps(const struct mover *m);

/* Does every move lead to a square of the other colour? */
bool mover_changes_colour(const struct mover *m);

#endif
