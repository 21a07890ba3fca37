/* See the header. */
#include "modules/tour/proof.h"

#include "base/error.h"
#include "base/text.h"
#include "modules/tour/aim.h"
#include "chess/mover.h"
#include "solve/tour/tour.h"

static struct verdict give(struct proof *p, enum verdict_kind kind)
{
    proof_stop(p);
    return (struct verdict){ kind, kind == VERDICT_CAN ? p->first : -1 };
}

void proof_stop(struct proof *p)
{
    if (!p->search)
        return;
    tour_warnsdorff.destroy(p->search);
    board_free(&p->board);
    p->search = NULL;
}

/* Of a start alone it has been asked before: see aim->reason. */
static bool is_impossible(const struct tour_question *q, uint32_t n)
{
    struct text reason;
    bool lost;

    text_init(&reason);
    lost = n > 1 && tour_impossible(q, &reason);
    text_free(&reason);
    return lost;
}

/*
 * The question that is left: a tour of the squares not visited yet, from
 * where the knight stands. A closed tour has to end beside the first square:
 * that one stays on the board and is asked for as the end.
 */
struct verdict proof_begin(struct proof *p, const struct aim *aim,
                           const uint32_t *path, uint32_t n)
{
    struct tour_question q = { .board = &p->board,
                               .mover = &aim->mover,
                               .start = (int)path[n - 1],
                               .end = aim->closed ? aim->start : aim->end };
    struct error err;

    board_copy(&p->board, &aim->board);
    for (uint32_t i = 0; i + 1 < n; i++)
        if (!aim->closed || (int)path[i] != aim->start)
            board_set_hole(&p->board, (int)path[i], true);
    if (aim->closed && n == 1) {
        q.closed = true;
        q.end = -1;
    }
    move_order_parse(&q.order, "s0", &err);
    if (is_impossible(&q, n)) {
        board_free(&p->board);
        return (struct verdict){ VERDICT_LOST, -1 };
    }
    p->search = tour_warnsdorff.create(&q);
    p->first = -1;
    p->depth = 0;
    p->left = PROOF_WORK;
    return (struct verdict){ VERDICT_OPEN, -1 };
}

struct verdict proof_step(struct proof *p, long *budget, uint64_t *toil)
{
    uint64_t tired = *toil + (uint64_t)*budget; /* leave it at that */
    struct tour_step s;

    for (; *budget > 0 && *toil < tired && p->left > 0; --*budget, --p->left) {
        tour_warnsdorff.step(p->search, &s);
        *toil += (uint64_t)s.looked;
        switch (s.event) {
        case TOUR_ENTER:
            if (++p->depth == 1)
                p->first = s.square;
            break;
        case TOUR_RETREAT: p->depth--; break;
        case TOUR_FOUND: return give(p, VERDICT_CAN);
        case TOUR_NONE:
        case TOUR_STUCK: return give(p, VERDICT_LOST);
        case TOUR_AGAIN:
        case TOUR_WORK: break;
        }
    }
    return p->left ? (struct verdict){ VERDICT_OPEN, -1 }
                   : give(p, VERDICT_UNPROVED);
}
