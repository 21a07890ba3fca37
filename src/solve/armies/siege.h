/*
 * Every white army of a given size that leaves room for a black one as large,
 * by trying all. A node has the white pieces put so far, the squares where
 * more may stand, and those left for Black; a square is dropped from either
 * set when with it the other army would be too small.
 *
 * Squares that symmetries turn into each other make an orbit. Of each orbit
 * the armies that hold its first square are tried, and after that none that
 * hold any of it: all others are images of those.
 */
#ifndef CHEQUER_SIEGE_H
#define CHEQUER_SIEGE_H

#include <stdbool.h>
#include <stdint.h>

#include "solve/armies/field.h"
#include "solve/beginning.h"

struct siege_node {
    struct set white;       /* stand */
    struct set more, black; /* may stand */
    double share;           /* of the whole search */
    int depth;              /* squares decided on */
};

struct siege {
    const struct field *field;
    int size;         /* of each army */
    bool either;      /* it is only asked whether there are such armies: so the
                         colours may be exchanged, too */
    struct set done;  /* squares of the orbits before the present one */
    struct set orbit; /* the present one */
    double share;     /* tried so far, 0 to 1 */
    struct beginning kept_to;
    int depth; /* nodes that wait */
    struct siege_node waiting[SET_MOST + 2];
};

/* `size` is at least 1, and the field's squares fit into sets. */
void siege_init(struct siege *s, const struct field *f, int size, bool either);

/* Before it begins: only what lies behind some of the first decisions. */
void siege_keep_to(struct siege *s, struct beginning share);

enum siege_state { SIEGE_MORE, SIEGE_FOUND, SIEGE_DONE };

/* Goes on until the budget, in nodes, is spent or an army is found: then *white
 * is the army, and *black all the squares left. With `either` those may be
 * fewer, as some are tried in the other colour. */
enum siege_state siege_step(struct siege *s, long *budget, struct set *white,
                            struct set *black);

#endif
