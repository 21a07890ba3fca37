/*
 * The roll of all ways: every white army, and for each the black ones that may
 * face it, which are chosen from the squares that it leaves. One army of an
 * orbit is entered, and when all are there, their images follow; so the roll
 * is in one order however it was found.
 */
#ifndef CHEQUER_ROLL_H
#define CHEQUER_ROLL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "solve/armies/field.h"
#include "solve/wide.h"

/* The parts of a way: any share of one down to an eighth is a whole number of
 * them. */
enum { ROLL_WAY = 840 };

struct roll {
    const struct field *field;
    int size;          /* of each army */
    struct set *white; /* owned: sets, sorted once the roll is closed */
    uint64_t *before;  /* owned: ways that come before each; then all */
    size_t count, cap;
    wide shares;    /* the number of ways, in parts of a way */
    bool countless; /* that does not fit */
    bool full;      /* there were more armies than can be kept */
};

void roll_init(struct roll *r, const struct field *f, int size);
void roll_free(struct roll *r);

/* A white army that holds one of `orbit`, and the squares it leaves. It stands
 * for all its images that hold none of earlier orbits. */
void roll_enter(struct roll *r, struct set white, struct set black,
                struct set orbit);

/* No more come. */
void roll_close(struct roll *r);

/* Of those entered: how many ways there are; false: too many to count. */
bool roll_count(const struct roll *r, wide *count);

/* Those that can be told by number, once it is closed: all, or the first of
 * many. And which they are, from 0. */
uint64_t roll_told(const struct roll *r);
void roll_at(const struct roll *r, uint64_t k, struct set *white,
             struct set *black);

/* In how many ways of a closed roll these stand; and if there is one, it adds
 * the others of the first. */
wide roll_complete(const struct roll *r, struct set *white, struct set *black);

#endif
