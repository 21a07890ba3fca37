/*
 * A knight's tour of every whole board that has one, from every square from
 * which there is one, and closed wherever that is possible: boards are cut
 * into small blocks, the blocks' tours are found by search, each kind once,
 * and joined. The time grows with the squares and no faster.
 *
 * The idea is that of A. Conrad and others (1994) and of S.-S. Lin and C.-L.
 * Wei (2005), who did it from and between given squares and for all boards;
 * the blocks and their joints are our own.
 */
#ifndef CHEQUER_CONSTRUCT_H
#define CHEQUER_CONSTRUCT_H

#include <stdbool.h>
#include <stdint.h>

struct patchwork;
struct text;

struct construct_question {
    int files, ranks; /* 1 to BOARD_SIDE_MAX; no holes */
    int start;        /* square index; -1: wherever */
    bool closed;      /* the end must be a move away from the start */
};

/* The blocks found so far. More than one tour can be made with them. */
struct construct;
struct construct *construct_create(void);
void construct_destroy(struct construct *c);

/* True, with the reason as a sentence, if there is no such tour; if not,
 * there is one. Answers at once. */
bool construct_impossible(const struct construct_question *q,
                          struct text *reason);

/* The number of each square in the tour, from 1, by square index; or false
 * and the reason why there is none. The same question has the same answer. */
bool construct_tour(struct construct *c, const struct construct_question *q,
                    uint32_t *number, struct text *reason);

/* The blocks and joints of the tour, for a question that has one. */
void construct_patchwork(struct construct *c,
                         const struct construct_question *q,
                         struct patchwork *out);

#endif
