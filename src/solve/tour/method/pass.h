/*
 * A pass over the board by Warnsdorff's rule, where a method's own score
 * decides between squares with equally few exits. For methods in this folder
 * that never go back.
 */
#ifndef CHEQUER_PASS_H
#define CHEQUER_PASS_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>

#include "base/rng.h"
#include "solve/tour/padded.h"
#include "solve/tour/pick.h"
#include "solve/tour/tour.h"

struct pass {
    struct padded padded;
    struct rng rng;
    int at, square;    /* the knight */
    struct step place; /* its file and rank */
    bool random;       /* equal scores: any, else the first */
};

/* The knight stands on the start. */
static inline void pass_begin(struct pass *p, const struct tour_question *q)
{
    padded_init(&p->padded, q);
    padded_count_exits(&p->padded);
    p->square = q->start;
    p->place = (struct step){ q->start % p->padded.files,
                              q->start / p->padded.files };
    p->at = padded_at(&p->padded, q->start);
    padded_take(&p->padded, p->at);
}

/* File and rank of where a move leads. */
static inline struct step pass_place(const struct pass *p, int move)
{
    const struct padded *f = &p->padded;
    int square;

    if (!f->table)
        return (struct step){ p->place.file + f->step[move].file,
                              p->place.rank + f->step[move].rank };
    square = padded_square(f, padded_next(f, p->at, move));
    return (struct step){ square % f->files, square / f->files };
}

/* Those of the moves to neighbours with `exits` exits whose score is least. */
static inline unsigned pass_best(const struct pass *p, int exits,
                                 int (*score)(const struct pass *p, int move))
{
    unsigned best = 0;
    int least = INT_MAX;

    for (unsigned left = padded_with(&p->padded, p->at, exits); left;
         left &= left - 1) {
        int s = score(p, pick_first(left));

        if (s > least)
            continue;
        best = (s == least ? best : 0) | (left & -left);
        least = s;
    }
    return best;
}

/* Make a move that was one of `c.options`, and as good as `c.tied` of them. */
static inline void pass_go(struct pass *p, struct choice c,
                           struct tour_step *out)
{
    p->place = pass_place(p, c.move);
    padded_go(&p->padded, &p->at, &p->square, c.move);
    padded_take(&p->padded, p->at);
    *out = (struct tour_step){ .event = TOUR_ENTER,
                               .square = p->square,
                               .options = c.options,
                               .tied = c.tied,
                               .stranded = -1 };
}

/* One move, to a free cell with the least score of those the rule leaves;
 * false if there is none. */
static inline bool pass_move(struct pass *p,
                             int (*score)(const struct pass *p, int move),
                             struct tour_step *out)
{
    struct padded *f = &p->padded;
    struct choice c = padded_choose(f, p->at, 0, NULL);

    if (c.options == 0)
        return false;
    if (c.tied > 1) {
        unsigned best = pass_best(p, f->cell[padded_next(f, p->at, c.move)],
                                  score);

        c.tied = pick_count(best);
        c.move = pick(best, p->random, &p->rng);
    }
    pass_go(p, c, out);
    return true;
}

#endif
