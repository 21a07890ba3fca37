/*
 * Arrangements decided square by square. What the squares decided so far mean
 * for the rest is put in a few bits, the profile; arrangements with the same
 * profile are counted together, and only the best of them can be part of the
 * best as a whole. So all best arrangements are counted without being gone
 * through, and any of them can be told by its number.
 *
 * The profile has a bit or two for every square across the board, so what
 * matters is its shorter side.
 */
#ifndef CHEQUER_PROFILE_H
#define CHEQUER_PROFILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "solve/pieces/profile_rules.h"
#include "solve/wide.h"

struct board;

/*
 * What is kept to tell arrangements by number: for every profile of every
 * square the ways that lead to it, each from a profile of the square before.
 * Profiles are numbered through from the first square to the last.
 */
struct profile_kept {
    wide *ways;      /* owned; in how many ways a profile is had */
    uint32_t *came;  /* owned; where its links begin in `links` */
    uint32_t *links; /* owned; profile before * 2 + piece placed */
    size_t profiles, profiles_cap;
    size_t nlinks, links_cap;
};

struct profile {
    enum profile_rule rule;
    int across, along;         /* the shorter side and the longer one */
    bool turned;               /* across is along a file */
    uint8_t *open;             /* owned; squares in the order of deciding */
    size_t bytes;              /* how much may be kept */
    struct profile_pass *pass; /* owned; NULL when all is known */
    struct profile_kept kept;
    int pieces; /* the number aimed at */
    wide count; /* of the arrangements that have it */
    wide told;  /* `count`, or 1 if there was no room for more */
};

enum { PROFILE_ACROSS_MAX = 20, PROFILE_COVER_MAX = 15 };

/* May keep `bytes` for telling arrangements; 0 is enough for one. */
void profile_init(struct profile *p, const struct board *b,
                  enum profile_rule rule, size_t bytes);

/* Goes through some squares, taking the profiles it had to look at off
 * *budget; true when all is known. */
bool profile_step(struct profile *p, long *budget);
void profile_free(struct profile *p);

/* Arrangement k, 0 <= k < told: sets a byte in `occupied` for each piece. */
void profile_at(const struct profile *p, wide k, uint8_t *occupied);

#endif
