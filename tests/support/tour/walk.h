/*
 * Follows a search for a tour: keeps the path its steps make, counts them, and
 * notices when they make no sense. Knights on flat boards, which may be large,
 * are left to the quicker of the two who know moves.
 */
#ifndef TESTS_TOUR_WALK_H
#define TESTS_TOUR_WALK_H

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "solve/tour/tour.h"
#include "support/tour/judge.h"
#include "support/tour/verifier.h"

/* The methods that follow their rule on any board. */
static const struct tour_method *const tour_walkers[] = {
    &tour_warnsdorff,   &tour_greedy,     &tour_pohl, &tour_roth,
    &tour_backtracking, &tour_most_exits, NULL
};

struct tour_walk {
    struct tour_question question;
    struct judge judge;
    bool plain; /* a knight on a flat board */
    const struct tour_method *method;
    struct tour_search *search;
    struct tour_step step; /* the last */
    int *path;
    int n;
    bool *free_square;
    uint64_t entered, retreats, restarts;
    const char *wrong; /* what made no sense, or NULL */
};

/* A whole board of that size and a start on it; free the board. */
static inline struct tour_question ask(struct board *b, int files, int ranks,
                                       int start, const char *order)
{
    struct tour_question q = {
        .board = b, .mover = &mover_knight, .start = start, .end = -1, .seed = 1
    };
    struct error err;

    board_init(b, files, ranks);
    if (!move_order_parse(&q.order, order, &err))
        abort();
    return q;
}

static inline void tour_walk_begin(struct tour_walk *w,
                                   const struct tour_method *method,
                                   const struct tour_question *q)
{
    int squares = q->board->files * q->board->ranks;

    *w = (struct tour_walk){ .question = *q, .method = method, .entered = 1 };
    w->plain = strcmp(q->mover->terms, "1,2") == 0 &&
               q->board->surface == SURFACE_FLAT;
    if (!w->plain)
        w->judge = judge_make(q->board, q->mover->terms);
    w->search = method->create(q);
    w->path = calloc((size_t)squares, sizeof *w->path);
    w->free_square = calloc((size_t)squares, sizeof *w->free_square);
    for (int i = 0; i < squares; i++)
        w->free_square[i] = !q->board->hole[i] && i != q->start;
    w->path[w->n++] = q->start;
}

static inline void tour_walk_end(struct tour_walk *w)
{
    w->method->destroy(w->search);
    free(w->path);
    free(w->free_square);
    judge_free(&w->judge);
}

static inline bool tour_walk_apart(const struct tour_walk *w, int a, int b)
{
    return w->plain ? verifier_adjacent(w->question.board->files, a, b)
                    : judge_apart(&w->judge, a, b);
}

static inline int tour_walk_open(const struct tour_walk *w, int from)
{
    const struct board *b = w->question.board;

    return w->plain
               ? verifier_exits(b->files, b->ranks, w->free_square, from, NULL)
               : judge_exits(&w->judge, w->free_square, from);
}

static inline const char *tour_walk_tour(const struct tour_walk *w)
{
    const struct board *b = w->question.board;

    return w->plain ? verifier_tour(b->files, b->ranks, b->hole, w->path, w->n)
                    : judge_tour(&w->judge, w->path, w->n);
}

/* A chosen end may be left out until all other squares are visited. */
static inline bool tour_walk_counted(const struct tour_walk *w, int options,
                                     int open)
{
    const struct tour_question *q = &w->question;
    int from = w->path[w->n - 1];

    return options == open ||
           (q->end >= 0 && w->free_square[q->end] && options == open - 1 &&
            tour_walk_apart(w, from, q->end));
}

static inline void tour_walk_check_enter(struct tour_walk *w)
{
    const struct board *b = w->question.board;
    const struct tour_step *s = &w->step;
    int from = w->path[w->n - 1];
    int open = tour_walk_open(w, from);

    if (s->square < 0 || s->square >= b->files * b->ranks ||
        !w->free_square[s->square])
        w->wrong = "entered a square that is not free";
    else if (!tour_walk_apart(w, from, s->square))
        w->wrong = "entered a square that is not a move away";
    else if (!tour_walk_counted(w, s->options, open))
        w->wrong = "miscounted the options";
    else if (s->tried < 0 || s->tied < 1 || s->tried + s->tied > open)
        w->wrong = "tried and tied do not fit the options";
}

static inline void tour_walk_check_retreat(struct tour_walk *w)
{
    const struct tour_step *s = &w->step;

    if (w->n < 2 || s->square != w->path[w->n - 1])
        w->wrong = "took back a move that was not the last";
    else if (s->stranded >= 0 && !w->free_square[s->stranded] &&
             !(w->question.closed && s->stranded == w->question.start))
        w->wrong = "named a stranded square that is not free";
}

/* The board is swept but for the start. */
static inline void tour_walk_again(struct tour_walk *w)
{
    if (w->step.square != w->question.start)
        w->wrong = "began again on another square than the start";
    while (w->n > 1)
        w->free_square[w->path[--w->n]] = true;
    w->restarts++;
}

/* Is the path, which is a tour, what was asked for? */
static inline const char *tour_walk_answers(const struct tour_walk *w)
{
    const struct tour_question *q = &w->question;
    int last = w->path[w->n - 1];

    if (q->end >= 0 && last != q->end)
        return "it ends on another square than was asked for";
    if (q->closed && w->n > 1 && !tour_walk_apart(w, q->start, last))
        return "it is not closed";
    return NULL;
}

/* One step; false after one that ends the walk. */
static inline bool tour_walk_on(struct tour_walk *w)
{
    w->method->step(w->search, &w->step);
    if (w->step.event == TOUR_ENTER) {
        tour_walk_check_enter(w);
        if (w->wrong)
            return false;
        w->free_square[w->step.square] = false;
        w->path[w->n++] = w->step.square;
        w->entered++;
        return true;
    }
    if (w->step.event == TOUR_RETREAT) {
        tour_walk_check_retreat(w);
        if (w->wrong)
            return false;
        w->free_square[w->step.square] = true;
        w->n--;
        w->retreats++;
        return true;
    }
    if (w->step.event == TOUR_AGAIN) {
        tour_walk_again(w);
        return !w->wrong;
    }
    if (w->step.event == TOUR_WORK)
        return true;
    if (w->step.event == TOUR_FOUND)
        w->wrong = tour_walk_tour(w);
    if (w->step.event == TOUR_FOUND && !w->wrong)
        w->wrong = tour_walk_answers(w);
    return false;
}

/* To the next end, or until so many squares have been entered. */
static inline enum tour_event tour_walk_run(struct tour_walk *w, uint64_t limit)
{
    while (w->entered < limit && tour_walk_on(w))
        ;
    return w->step.event;
}

/* All tours there are. */
static inline uint64_t tour_walk_count(const struct tour_method *method,
                                       const struct tour_question *q,
                                       const char **wrong)
{
    struct tour_walk w;
    uint64_t n = 0;

    tour_walk_begin(&w, method, q);
    while (tour_walk_run(&w, UINT64_MAX) == TOUR_FOUND && !w.wrong)
        n++;
    *wrong = w.wrong;
    tour_walk_end(&w);
    return n;
}

#endif
