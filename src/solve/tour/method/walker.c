/* See the header. */
#include "solve/tour/method/walker.h"

#include "base/hash.h"

void walker_init(struct walker *w, const struct tour_question *q)
{
    *w = (struct walker){ .question = *q, .square = q->start };
    padded_init(&w->padded, q);
    seen_init(&w->tours);
    w->squares = w->padded.free;
    w->at = padded_at(&w->padded, w->square);
    w->padded.cell[w->at] = PADDED_TAKEN;
}

void walker_free(struct walker *w)
{
    padded_free(&w->padded);
    seen_free(&w->tours);
}

bool walker_found(struct walker *w, const uint8_t *moves)
{
    if (w->told || w->n != w->squares - 1 ||
        !tour_may_end(&w->question, w->square))
        return false;
    w->told = seen_add(&w->tours, hash_bytes(0, moves, (size_t)w->n));
    return w->told;
}

void walker_home(struct walker *w, const uint8_t *moves)
{
    for (; w->n > 0; w->n--) {
        w->padded.cell[w->at] = 0;
        w->at = padded_before(&w->padded, w->at, moves[w->n - 1]);
    }
    w->square = w->question.start;
    w->told = false;
}
