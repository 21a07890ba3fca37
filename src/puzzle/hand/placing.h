/*
 * Pieces that a user puts on a board, as a setting: "a1,c3,c3-d5". A square
 * by itself is one on which a piece was put, or from which it was taken away
 * if one stood there; two with a dash between them are a piece that was moved.
 * Where there are several kinds, a square named again has the next of them, and
 * after the last none.
 * Each is a moment of the trace, as in puzzle/hand/clicks.h: moment k shows the
 * first k of them, so clicks_keep is for these lists, too.
 */
#ifndef CHEQUER_PLACING_H
#define CHEQUER_PLACING_H

#include <stdbool.h>
#include <stddef.h>

#include "puzzle/puzzle.h"

struct placing {
    int from; /* -1: put on `to`, or taken away from there */
    int to;
};

/* Are all of them squares of this board, and could each piece be moved as it
 * is said? `key` is what the error names. */
bool placing_check(const char *list, const char *key, int files, int ranks,
                   struct error *err);

/* The same where there are so many kinds. */
bool placing_check_kinds(const char *list, const char *key, int files,
                         int ranks, int kinds, struct error *err);

/* The next of a list that has been checked; false at its end. */
bool placing_next(const char **list, int files, struct placing *out);

/* How many pieces more it makes, or less, where `there` stands on `to`. */
int placing_gain(struct placing p, bool there);

void placing_add(struct params *params, int control, int files,
                 struct placing p);

/* As if the square had never been there: who was moved to it was taken away,
 * who was moved from it was put where it went. */
void placing_drop(struct params *params, int control, int files, int square);

/* Does it to the board; the moment is the caller's to make. */
void placing_record(struct trace *tr, struct placing p, uint32_t piece);
void placing_record_kinds(struct trace *tr, struct placing p,
                          const uint32_t *pieces, int kinds);

/* --- the hand ------------------------------------------------------------ */

struct placing_hand {
    int held;  /* the square whose piece is in the hand, or -1 */
    size_t at; /* at which moment */
    bool away; /* it has been over another one */
};

void placing_let_go(struct placing_hand *hand);

/*
 * What the left button means on what is seen. A press on an empty square puts
 * a piece there; one on a piece takes hold of it: let go on the spot it is
 * taken away, on an empty square it is moved, anywhere else, or when another
 * moment is looked at by then, it goes back. EDITED: *out is to be done, which
 * the caller may still refuse.
 */
enum reaction placing_input(struct placing_hand *hand, const struct input *in,
                            struct placing *out);

#endif
