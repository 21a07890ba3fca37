/*
 * A search of which the end alone is wanted: the knight moves and the steps are
 * counted, but nothing is prepared for words that nobody will read. Methods
 * that have more in mind than the path, or begin again, go the long way.
 */
#include "chess/attack.h"
#include "modules/tour/watch/run.h"
#include "modules/tour/watch/tree.h"
#include "puzzle/trace.h"

uint32_t watch_choice(const struct puzzle *pz, const struct position *tip,
                      int square)
{
    int from = (int)tip->path[tip->npath - 1], move = pz->way;

    if (!watch_chooses(pz->method))
        return 0;
    if (move < 0)
        move = attack_move(&pz->aim.board, &pz->aim.mover, from, square);
    return watch_add_choice(&pz->aim, tip->cell[LAYER_TRIED][from], move);
}

static bool is_plain(const struct tour_step *s)
{
    return s->event == TOUR_ENTER || s->event == TOUR_RETREAT;
}

static void pass(struct puzzle *pz, struct trace *tr, const struct tour_step *s)
{
    if (pz->marked >= 0)
        trace_set(tr, LAYER_WASH, pz->marked, 0);
    pz->marked = -1;
    if (s->event == TOUR_ENTER) {
        trace_enter(tr, s->square, watch_choice(pz, &tr->tip, s->square));
        pz->nodes++;
    } else {
        if (watch_is_stranded(pz, &tr->tip, s))
            trace_count(tr, WATCH_CUT_OFF, (uint64_t)s->stranded);
        trace_leave(tr, 0);
    }
    trace_moment(tr, 0, 0, pz->nodes);
}

/* The step after the next is known before that one is passed over: if it ends
 * something, the moment before it is of interest. */
void watch_skim(struct puzzle *pz, struct trace *tr, long *budget,
                uint64_t tired)
{
    struct tour_step *s = &pz->ahead;

    if (!pz->peeked || !watch_chooses(pz->method) || pz->method->say.again)
        return;
    while (*budget > 1 && tr->toil + (uint64_t)s->looked < tired &&
           is_plain(s)) {
        pz->method->step(pz->search, &pz->sight);
        pz->sighted = !is_plain(&pz->sight);
        if (pz->sighted)
            return;
        pass(pz, tr, s);
        pz->way = -1; /* is that of the step passed */
        tr->toil += (uint64_t)s->looked;
        --*budget;
        *s = pz->sight;
    }
}
