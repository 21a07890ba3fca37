/*
 * Leading the knight by hand. After every move a complete search looks, with
 * a bounded effort, whether a full tour can still be made from there; what it
 * finds is the light in the panel, and its first move the hint.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "chess/piece.h"
#include "chess/square.h"
#include "modules/tour/run.h"
#include "puzzle/trace.h"

enum { PROOF_WORK = 3000000 };

void tour_hand_free(struct puzzle *pz)
{
    if (pz->proof) {
        tour_warnsdorff.destroy(pz->proof);
        board_free(&pz->proof_board);
    }
    pz->proof = NULL;
    free(pz->outlooks);
    pz->outlooks = NULL;
}

bool tour_reaches(const struct puzzle *pz, const struct position *pos,
                  int square)
{
    int candidates[8];
    int n = tour_free(pz, pos, (int)pos->path[pos->npath - 1], pos->npath,
                      candidates);

    while (n-- > 0)
        if (candidates[n] == square)
            return true;
    return false;
}

/* --- moving -------------------------------------------------------------- */

static void stop_proof(struct puzzle *pz)
{
    if (!pz->proof)
        return;
    tour_warnsdorff.destroy(pz->proof);
    board_free(&pz->proof_board);
    pz->proof = NULL;
}

enum reaction tour_hand_move(struct puzzle *pz, struct trace *tr, int square,
                             struct error *err)
{
    int from = (int)tr->tip.path[tr->tip.npath - 1];
    int flags = 0, n = (int)tr->tip.npath + 1;

    if (!tour_reaches(pz, &tr->tip, square)) {
        error_set(err,
                  tr->tip.cell[LAYER_ORDER][square]
                      ? "the knight has been on %s already"
                      : "%s is not a knight's move away",
                  say_square(square, pz->board.files).at);
        return REACTION_REFUSED;
    }
    trace_set(tr, LAYER_PIECE, from, PIECE_NONE);
    trace_set(tr, LAYER_PIECE, square, PIECE_KNIGHT);
    trace_set(tr, LAYER_ORDER, square, (uint32_t)n);
    if (tour_completes(pz, n, square))
        flags = MOMENT_SOLUTION;
    else if (tour_stuck(pz, &tr->tip, square))
        flags = MOMENT_DEAD_END;
    trace_moment(tr, flags,
                 tour_note_pack((struct tour_note){
                     .kind = NOTE_ENTER, .options = 1, .tied = 1 }),
                 (uint64_t)n);
    stop_proof(pz);
    pz->shown_hint = -1;
    return REACTION_EDITED;
}

void tour_hand_resume(struct puzzle *pz, const struct view *view,
                      struct params *params)
{
    (void)params;
    stop_proof(pz);
    pz->shown_hint = -1;
    if (pz->noutlooks > view->index + 1)
        pz->noutlooks = view->index + 1;
}

/* --- proving ------------------------------------------------------------- */

struct tour_outlook tour_outlook_at(const struct puzzle *pz, size_t index)
{
    return index < pz->noutlooks ? pz->outlooks[index]
                                 : (struct tour_outlook){ VERDICT_OPEN, -1 };
}

size_t tour_lost_since(const struct puzzle *pz, size_t index)
{
    while (index > 0 && tour_outlook_at(pz, index - 1).verdict == VERDICT_LOST)
        index--;
    return index;
}

static void judge(struct puzzle *pz, const struct trace *tr,
                  enum tour_verdict verdict, int hint)
{
    size_t index = trace_end(tr) - 1;

    while (pz->noutlooks <= index) {
        pz->outlooks = grow(pz->outlooks, pz->noutlooks, &pz->outlooks_cap,
                            sizeof *pz->outlooks);
        pz->outlooks[pz->noutlooks++] = (struct tour_outlook){ VERDICT_OPEN,
                                                               -1 };
    }
    pz->outlooks[index] = (struct tour_outlook){ verdict, hint };
}

/*
 * The question that is left: a tour of the squares not visited yet, from
 * where the knight stands. A closed tour has to end beside the first square:
 * that one stays on the board and is asked for as the end.
 */
static void begin_proof(struct puzzle *pz, const struct trace *tr)
{
    const struct position *tip = &tr->tip;
    int at = (int)tip->path[tip->npath - 1];
    struct tour_question q = { .board = &pz->proof_board,
                               .start = at,
                               .end = pz->closed ? pz->start : pz->end };
    struct text reason;
    struct error err;

    board_copy(&pz->proof_board, &pz->board);
    for (uint32_t i = 0; i + 1 < tip->npath; i++)
        if (!pz->closed || (int)tip->path[i] != pz->start)
            board_set_hole(&pz->proof_board, (int)tip->path[i], true);
    if (pz->closed && tip->npath == 1) {
        q.closed = true;
        q.end = -1;
    }
    move_order_parse(&q.order, "s0", &err);
    text_init(&reason);
    if (tour_impossible(&q, &reason)) {
        board_free(&pz->proof_board);
        judge(pz, tr, VERDICT_LOST, -1);
    } else {
        pz->proof = tour_warnsdorff.create(&q);
        pz->proof_first = -1;
        pz->proof_left = PROOF_WORK;
    }
    text_free(&reason);
}

/* A step of the proof; false when the verdict has been given. */
static bool prove_on(struct puzzle *pz, const struct trace *tr, int *depth)
{
    struct tour_step s;

    tour_warnsdorff.step(pz->proof, &s);
    switch (s.event) {
    case TOUR_ENTER:
        if (++*depth == 1)
            pz->proof_first = s.square;
        return true;
    case TOUR_RETREAT: --*depth; return true;
    case TOUR_FOUND: judge(pz, tr, VERDICT_CAN, pz->proof_first); return false;
    case TOUR_NONE:
    case TOUR_STUCK: judge(pz, tr, VERDICT_LOST, -1); return false;
    case TOUR_AGAIN:
    case TOUR_WORK: break;
    }
    return true;
}

enum progress tour_hand_step(struct puzzle *pz, struct trace *tr, long *budget)
{
    size_t tip = trace_end(tr) - 1;

    if (pz->reason.len)
        return PROGRESS_DONE;
    if (tour_outlook_at(pz, tip).verdict != VERDICT_OPEN)
        return PROGRESS_WAITING;
    if (trace_at(tr, tip)->flags & MOMENT_SOLUTION) {
        judge(pz, tr, VERDICT_CAN, -1);
        return PROGRESS_WAITING;
    }
    if (!pz->proof) {
        pz->proof_depth = 0;
        begin_proof(pz, tr);
        return PROGRESS_MORE;
    }
    for (; *budget > 0 && pz->proof_left > 0; --*budget, --pz->proof_left)
        if (!prove_on(pz, tr, &pz->proof_depth)) {
            stop_proof(pz);
            return PROGRESS_WAITING;
        }
    if (pz->proof_left == 0) {
        stop_proof(pz);
        judge(pz, tr, VERDICT_UNPROVED, -1);
        return PROGRESS_WAITING;
    }
    return PROGRESS_MORE;
}

enum reaction tour_hand_hint(struct puzzle *pz, const struct view *view,
                             struct error *err)
{
    struct tour_outlook now = tour_outlook_at(pz, view->index);

    switch (now.verdict) {
    case VERDICT_CAN:
        if (now.hint < 0)
            break;
        pz->shown_hint = now.hint;
        pz->hint_at = view->index;
        return REACTION_REDRAW;
    case VERDICT_LOST:
        error_set(err, "no full tour goes on from here: take moves back");
        return REACTION_REFUSED;
    case VERDICT_UNPROVED:
        error_set(err,
                  "could not prove a move to lead to a full tour within "
                  "%d nodes",
                  PROOF_WORK);
        return REACTION_REFUSED;
    case VERDICT_OPEN:
        if (!view->tip) /* it is looked for only at the tip */
            return REACTION_PRESENT;
        error_set(err, "still looking for a move that is proved to be good");
        return REACTION_REFUSED;
    }
    error_set(err, "the tour is complete");
    return REACTION_REFUSED;
}
