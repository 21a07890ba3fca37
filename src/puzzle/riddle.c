/* What a moment does to the board, for those who ask about it before. */
#include "puzzle/riddle.h"

#include "puzzle/trace.h"

/* The last square whose layer becomes something, or nothing. */
static int changed(const struct upcoming *next, enum layer layer, bool filled)
{
    for (size_t i = next->n; i-- > 0;) {
        const struct change *c = &next->changes[i];

        if (c->where < CHANGE_NUMBER && c->where % LAYER_COUNT == layer &&
            (c->now != 0) == filled)
            return (int)(c->where / LAYER_COUNT);
    }
    return -1;
}

int upcoming_put(const struct upcoming *next)
{
    return changed(next, LAYER_PIECE, true);
}

int upcoming_taken(const struct upcoming *next)
{
    return changed(next, LAYER_PIECE, false);
}

int upcoming_washed(const struct upcoming *next)
{
    return changed(next, LAYER_WASH, true);
}
