/*
 * What a worksheet gives of a solution, and how many solutions have that: so
 * many numbers or pieces, or as few as leave only one solution.
 */
#ifndef CHEQUER_GIVEN_H
#define CHEQUER_GIVEN_H

#include <stdbool.h>
#include <stdint.h>

#include "base/task.h"

struct error;
struct params;
struct position;
struct series;

/* What is wished for of one board. */
struct given_wish {
    const struct series *series;
    const struct params *params;
    const struct position *solved;
    const char *fixed; /* squares that belong to the task, as a list */
    int reveal;        /* so many numbers, or pieces besides those */
    bool unique;       /* as few as leave one solution */
};

struct given {
    int *at; /* owned: of a way its first squares, else those of pieces */
    int n;
    uint64_t solutions; /* that have them; 0: nobody knows */
    bool more;          /* there are more than that */
};

/* The search for it. What the wish points to is lent until it is closed. */
struct giving;

struct giving *giving_open(const struct given_wish *wish);
void giving_close(struct giving *g);

/* DONE: here it is, to be freed. REFUSED, with the reason, if it cannot be
 * given so that it is unique: it takes all of the solution, or too long to
 * prove. */
enum task_state giving_step(struct giving *g, struct given *out,
                            struct error *err);

void given_free(struct given *g);

#endif
