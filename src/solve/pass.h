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
#include "solve/field.h"
#include "solve/pick.h"
#include "solve/tour.h"

struct pass {
    struct field field;
    struct rng rng;
    int at, square;         /* the knight */
    bool random;            /* equal scores: any, else the first */
};

/* The knight stands on the start. */
static inline void pass_begin(struct pass *p, const struct tour_question *q)
{
    field_init(&p->field, q);
    field_count_exits(&p->field);
    p->square = q->start;
    p->at = field_at(&p->field, q->start);
    field_take(&p->field, p->at);
}

/* Those of the neighbours with `exits` exits whose score is least. */
static inline unsigned pass_best(const struct pass *p, int exits,
                                 int (*score)(const struct pass *p, int at))
{
    const struct field *f = &p->field;
    unsigned best = 0;
    int least = INT_MAX;

    for (int i = 0; i < 8; i++) {
        int at = p->at + f->to[i], s;

        if (f->cell[at] != exits)
            continue;
        s = score(p, at);
        if (s > least)
            continue;
        best = (s == least ? best : 0) | 1u << i;
        least = s;
    }
    return best;
}

/* One move, to a free cell with the least score of those the rule leaves;
 * false if there is none. */
static inline bool pass_move(struct pass *p,
                             int (*score)(const struct pass *p, int at),
                             struct tour_step *out)
{
    struct field *f = &p->field;
    struct choice c = field_choose(f, p->at, 0, NULL);

    if (c.options == 0)
        return false;
    if (c.tied > 1) {
        unsigned best = pass_best(p, f->cell[p->at + f->to[c.move]], score);

        c.tied = pick_count(best);
        c.move = pick(best, p->random, &p->rng);
    }
    p->at += f->to[c.move];
    p->square += f->by[c.move];
    field_take(f, p->at);
    *out = (struct tour_step){
        .event = TOUR_ENTER, .square = p->square, .options = c.options,
        .tied = c.tied, .stranded = -1};
    return true;
}

#endif
