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

/* A preset or a permutation of 1 to 8 such as "34567812". */
bool move_order_parse(struct move_order *out, const char *text,
                      struct error *err);

#endif
