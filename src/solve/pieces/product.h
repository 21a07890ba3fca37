/*
 * All best arrangements of an answer as a product: pieces that stand in every
 * one, and parts of the board that can be filled in several ways, whatever the
 * other parts do.
 */
#ifndef CHEQUER_PRODUCT_H
#define CHEQUER_PRODUCT_H

#include <stddef.h>

#include "chess/board.h"
#include "solve/pieces/profile.h"

struct cover_search;
struct peaceful_search;

/* Boards have at most such a side where all is to be covered. */
enum { COVER_SIDE_MAX = 24 };

/* Sets of squares, a bit a square. */
struct arrangement_list {
    int squares, words;
    uint64_t *bits; /* owned; `words` for each */
    size_t count, cap;
};

void arrangement_list_init(struct arrangement_list *al, int squares);
void arrangement_list_free(struct arrangement_list *al);

/* Copies `words` words to the end. */
void arrangement_list_add(struct arrangement_list *al, const uint64_t *bits);

static inline size_t arrangement_list_bytes(const struct arrangement_list *al)
{
    return al->count * (size_t)al->words * sizeof *al->bits;
}

/* Sets a byte of `occupied` for each square of number k, from 0. */
void arrangement_list_at(const struct arrangement_list *al, size_t k,
                         uint8_t *occupied);

/* The most that is kept of one part, in bytes. */
#define PRODUCT_KEPT ((size_t)64 << 20)

struct part {
    struct arrangement_list list; /* of the ways, unless by what follows */
    struct profile *profile;      /* owned, or NULL */
    void (*formula)(const struct board *b, wide k, uint8_t *occupied);
    struct cover_search *search;      /* cover.c's; NULL when done */
    struct peaceful_search *peaceful; /* peaceful.c's; the same */
    int pieces;                       /* where one was */
    wide count;                       /* known ways */
    wide told;                        /* those that can be told by number */
    bool exact;                       /* there are no more than `count` */
};

struct product {
    struct board board;
    uint8_t *fixed;     /* owned; pieces in all arrangements */
    struct part *parts; /* owned */
    size_t nparts, cap;
    size_t known; /* parts that are complete */
};

void product_init(struct product *p, const struct board *b);
void product_free(struct product *p);

/* A new part at the end: a list that is empty; by profiles; or by a formula,
 * all of whose ways are known. */
struct part *product_add(struct product *p);
void product_add_profile(struct product *p, enum profile_rule rule);
struct part *product_add_formula(struct product *p, wide count,
                                 void (*formula)(const struct board *b, wide k,
                                                 uint8_t *occupied));

/* True when a part by profiles is complete. */
bool product_step_profile(struct part *part, long *budget);

/* In how many ways, to be asked when all parts are known; false if there are
 * more than could be counted. */
bool product_count(const struct product *p, wide *count);

/* Arrangements by number, from 0: those that can be told so far, which in the
 * end are all or the first of many, and at least one. */
uint64_t product_told(const struct product *p);

/* A byte of `occupied` for every square: 1 where a piece stands, else 0. */
void product_at(const struct product *p, uint64_t k, uint8_t *occupied);

#endif
