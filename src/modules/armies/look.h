/* Who stands on the board at a moment, who attacks whom, and who may stand
 * where. */
#ifndef CHEQUER_ARMIES_LOOK_H
#define CHEQUER_ARMIES_LOOK_H

#include "modules/armies/run.h"
#include "solve/armies/muster.h"

struct look {
    uint8_t *side;          /* owned, by square: enum army */
    uint8_t *under[ARMIES]; /* owned, by square: attacked by that army */
    int size[ARMIES];
    int conflicts; /* pairs of two colours that attack each other */
};

void look_init(struct look *out, const struct camp *c,
               const struct position *pos);
void look_free(struct look *look);

/* The size of both armies, as far as it counts. */
static inline int look_score(const struct look *look)
{
    return look->size[ARMY_WHITE] < look->size[ARMY_BLACK]
               ? look->size[ARMY_WHITE]
               : look->size[ARMY_BLACK];
}

/* Lines between those in conflict; dots where an army may stand. */
void look_draw_conflicts(const struct look *look, const struct camp *c,
                         struct scene *sc);
void look_draw_free(const struct look *look, const struct camp *c,
                    struct scene *sc);

#endif
