/*
 * The order in which a knight's eight moves are tried. Moves are numbered 1
 * to 8 clockwise from the one up and to the right, as in chess/attack.h.
 */
#ifndef CHEQUER_MOVE_ORDER_H
#define CHEQUER_MOVE_ORDER_H

#include <stdbool.h>
#include <stdint.h>

struct error;

struct move_order {
    uint8_t move[8]; /* indices 0 to 7 in knight_steps */
    bool random;     /* shuffled anew at every square */
};

/* The presets by name, ending NULL: s0, s1, s2, s4, random. */
extern const char *const move_order_names[];

/* What each is, in the same order; s2 is s0 under another source. */
extern const char *const move_order_titles[];

/* That of the order called `text`; of a permutation, the digits themselves. */
const char *move_order_title(const char *text);

/* How moves are numbered, and whose orders they are. */
#define MOVE_ORDER_FIRST \
    "Move 1 goes two up and one to the right, the others follow clockwise."
#define MOVE_ORDER_HELP                                                       \
    "The order in which the eight moves are tried: a name, or a permutation " \
    "of 1 to 8. " MOVE_ORDER_FIRST " Taken from: s0 Cuono, s1 C For "         \
    "Dummies, s2 Ghosh and Bhaduri, s4 Gijsbertsen."

/* A preset or a permutation of 1 to 8 such as "34567812". */
bool move_order_parse(struct move_order *out, const char *text,
                      struct error *err);

#endif
