/*
 * A knight that walks from the start until it can go no further, goes home and
 * sets out again, and knows the tours it has made before. Who chooses its
 * moves keeps them, too.
 */
#ifndef CHEQUER_TOUR_WALKER_H
#define CHEQUER_TOUR_WALKER_H

#include "solve/tour/padded.h"
#include "solve/tour/method/seen.h"
#include "solve/tour/pick.h"
#include "solve/tour/tour.h"

struct walker {
    struct tour_question question;
    struct padded padded;
    struct seen tours;
    int at, square, n; /* where it is, after so many moves */
    int squares;       /* of the board */
    bool told;         /* its tour has been reported */
};

void walker_init(struct walker *w, const struct tour_question *q);
void walker_free(struct walker *w);

/* Makes the move, one of `open`, and says so. */
static inline void walker_go(struct walker *w, int move, unsigned open,
                             struct tour_step *out)
{
    w->n++;
    padded_go(&w->padded, &w->at, &w->square, move);
    w->padded.cell[w->at] = PADDED_TAKEN;
    *out = (struct tour_step){ .event = TOUR_ENTER,
                               .square = w->square,
                               .options = pick_count(open),
                               .tied = 1,
                               .stranded = -1 };
}

/* Has it come round as asked, in a way not seen before? True only once. */
bool walker_found(struct walker *w, const uint8_t *moves);

/* Takes back all of its moves. */
void walker_home(struct walker *w, const uint8_t *moves);

#endif
