/*
 * A finished tour, walked square by square: how a method that has its tour
 * all at once can be watched like those that find it by and by.
 */
#ifndef CHEQUER_TOUR_REPLAY_H
#define CHEQUER_TOUR_REPLAY_H

#include <stdbool.h>
#include <stdint.h>

#include "solve/tour/padded.h"

struct board;
struct mover;
struct tour_question;
struct tour_step;

struct tour_replay {
    const struct board *board;
    struct padded padded;
    uint32_t *path; /* owned: the squares in order */
    int count;      /* how many */
    int at;         /* how many have been entered */
    bool rule;      /* ties by Warnsdorff's rule are counted */
};

/* Takes over `path`, which visits every square of the board by the piece's
 * moves; both must outlive it. */
void tour_replay_init(struct tour_replay *tr, const struct board *b,
                      const struct mover *m, uint32_t *path);
void tour_replay_free(struct tour_replay *tr);

/* As struct tour_method has it: FOUND at the end, and STUCK ever after. */
void tour_replay_step(struct tour_replay *tr, struct tour_step *out);

/* The path of a tour given as the number of each square, from 1; 0 for holes.
 * Owned by the caller. */
uint32_t *tour_replay_path(const struct board *b, const uint32_t *number);

#endif
