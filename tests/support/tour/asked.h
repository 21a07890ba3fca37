/* A question about the tours of a piece on a surface, and who judges them. */
#ifndef TESTS_TOUR_ASKED_H
#define TESTS_TOUR_ASKED_H

#include <stdio.h>
#include <stdlib.h>

#include "base/error.h"
#include "base/text.h"
#include "chess/mover.h"
#include "support/tour/walk.h"

struct pair {
    const char *piece;
    enum surface surface;
    int files, ranks;
    const char *holes;
};

struct asked {
    struct board board;
    struct mover mover;
    struct tour_question question;
    struct judge judge;
    char what[80];
};

static inline void begin(struct asked *a, const struct pair *p)
{
    struct error err;

    a->question = ask(&a->board, p->files, p->ranks, 0, "s0");
    a->board.surface = p->surface;
    if (!board_parse_holes(&a->board, p->holes, &err) ||
        !mover_parse(&a->mover, p->piece, &err) || !tour_suits(&a->mover, &err))
        abort();
    a->question.mover = &a->mover;
    a->judge = judge_make(&a->board, a->mover.terms);
    snprintf(a->what, sizeof a->what, "%s, %s, %dx%d", p->piece,
             surface_names[p->surface], p->files, p->ranks);
}

static inline void end(struct asked *a)
{
    board_free(&a->board);
    judge_free(&a->judge);
}

static inline bool impossible(const struct tour_question *q)
{
    struct text reason;
    bool yes;

    text_init(&reason);
    yes = tour_impossible(q, &reason);
    if (yes && reason.len == 0)
        abort();
    text_free(&reason);
    return yes;
}

#endif
