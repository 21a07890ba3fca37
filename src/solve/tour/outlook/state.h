/*
 * A look while it is going on, shared by the files that do its steps. Squares
 * of the two colours play different parts. On the colour that the tour does
 * not end on, the needy one, links are counted in full. The other colour has
 * then room for one link more: its square with one too few is the last of the
 * tour.
 */
#ifndef CHEQUER_OUTLOOK_STATE_H
#define CHEQUER_OUTLOOK_STATE_H

#include <stdbool.h>
#include <stdint.h>

struct spot {
    int number, low; /* when a walk came here; the earliest it saw */
    uint8_t open;    /* moves from here that a tour may contain */
    uint8_t links;   /* those chosen */
    uint8_t rest;    /* those a walk has yet to follow */
    uint8_t from;    /* the move by which it came */
    bool needy;
    bool end; /* the tour may end here */
};

struct outlook {
    struct spot *spots; /* owned, by cell; zero when no look is going on */
    int *list;          /* owned: the knight, then the free squares */
    int *stack;         /* owned: as many */
    int n, nstack;
    int count;          /* squares numbered by the walk */
    int at;             /* the knight */
    int end;            /* the last square, or 0 if it may be any */
    int to[8], back[8]; /* moves, and which of them leads back */
    int witness;
};

/* A needy square is left by new links, another one by those it has. */
static inline unsigned outlook_ways(const struct spot *s)
{
    return s->needy ? s->open & ~(unsigned)s->links : s->links;
}

/* Step 1: sets *spare to the square with one link too few, or to 0 if the end
 * was given. */
bool outlook_link(struct outlook *o, int *spare);

/* Step 2. */
void outlook_strike(struct outlook *o, int spare);

/* Step 3. */
bool outlook_joined(struct outlook *o);

#endif
