/*
 * Sets of squares are words of 64 bits. As in the search by Warnsdorff's rule
 * (solve/tour/method/warnsdorff.c) a free square without a free neighbour can
 * only be the last, and one with a single one must be the last unless the
 * knight goes there next. Here it is known, too, which squares may be the last:
 * those of the right colour, where moves change it, and of a tour and its
 * reverse only one is wanted.
 *
 * The thorough look of outlook.h costs as much as a hundred squares entered.
 * So it is taken only where a way has failed that took at least as many: it
 * then never takes more than half of the time, and a mistake made long ago is
 * still found out soon.
 */
#include "solve/tour/all/small.h"

#include <stdint.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "chess/board.h"
#include "solve/tour/count_question.h"
#include "solve/tour/outlook.h"
#include "solve/tour/padded.h"
#include "solve/tour/tour.h"

enum { SQUARES = 64, LOOK_AFTER = 100 };

struct level {
    uint64_t single; /* free squares with a single free neighbour */
    long entered;    /* squares entered before the way now being tried */
    long found;      /* tours before it */
    uint8_t next[TOUR_MOVES_MAX]; /* squares to try, in order */
    uint8_t n, tried;
    bool looked;
};

struct tour_small {
    struct padded padded;    /* the path, as far as `laid` */
    struct outlook *outlook; /* owned; NULL until it is needed */
    int laid[SQUARES], nlaid;
    uint8_t near[SQUARES][TOUR_MOVES_MAX]; /* where moves lead, as tried */
    uint8_t nnear[SQUARES];
    uint64_t beside[SQUARES]; /* the same as sets */
    uint8_t exits[SQUARES];   /* free neighbours, of free squares */
    uint64_t free;            /* with the start, if that is the end */
    uint64_t ends;            /* squares that may be the last in the set */
    uint64_t closing;         /* of closed tours: the last but the start */
    int end;                  /* the one that must be the last, or -1 */
    bool ring, one_way;       /* closed; and only one way round is wanted */
    struct level level[SQUARES];
    int path[SQUARES];
    int depth, squares; /* on the path; of the board */
    long entered, found;
    bool told; /* the tour on the board was */
    bool done;
};

static inline uint64_t bit(int square)
{
    return (uint64_t)1 << square;
}

static inline bool is_several(uint64_t set)
{
    return (set & (set - 1)) != 0;
}

/* Those with a greater number. */
static uint64_t above(int square)
{
    return ~(bit(square) | (bit(square) - 1));
}

bool tour_small_suits(const struct tour_question *q)
{
    int squares = board_squares(q->board) - q->board->nholes;

    return !q->order.random && board_squares(q->board) <= SQUARES &&
           squares > 2 && (q->end < 0 || tour_may_end(q, q->end));
}

/* --- beginning ------------------------------------------------------------ */

static void list_moves(struct tour_small *ts, const struct board *b)
{
    const struct padded *f = &ts->padded;

    for (int square = 0; square < board_squares(b); square++) {
        for (int i = 0; i < f->moves && !b->hole[square]; i++) {
            int to = padded_next(f, padded_at(f, square), i);

            if (f->cell[to] & PADDED_TAKEN)
                continue;
            to = padded_square(f, to);
            ts->near[square][ts->nnear[square]++] = (uint8_t)to;
            ts->beside[square] |= bit(to);
        }
        ts->exits[square] = ts->nnear[square];
        ts->free |= b->hole[square] ? 0 : bit(square);
    }
}

/* All that can be reached from a square by an even number of moves. */
static uint64_t same_colour(const struct tour_small *ts, int from)
{
    uint64_t even = bit(from), odd = 0, before;

    do {
        before = even;
        for (int square = 0; square < SQUARES; square++)
            if (even & bit(square))
                odd |= ts->beside[square];
        for (int square = 0; square < SQUARES; square++)
            if (odd & bit(square))
                even |= ts->beside[square];
    } while (even != before);
    return even;
}

/* All that can be reached by so many moves, as far as colours tell. */
static uint64_t reached(const struct tour_small *ts, int from, int moves)
{
    uint64_t even = same_colour(ts, from), odd = 0;

    for (int square = 0; square < SQUARES; square++)
        if (even & bit(square))
            odd |= ts->beside[square];
    return moves % 2 ? odd : even;
}

/* Which squares may be the last of a tour that is asked for? */
static void choose_ends(struct tour_small *ts, const struct tour_question *q,
                        const struct tour_count_question *all)
{
    ts->closing = ~(uint64_t)0;
    ts->ring = q->closed && q->end < 0;
    ts->end = ts->ring ? q->start : q->end;
    ts->one_way = !all->directed && all->end < 0;
    if (ts->end >= 0) {
        ts->ends = bit(ts->end);
        return;
    }
    ts->ends = reached(ts, q->start, ts->squares - 1);
    if (all->kind == TOUR_COUNT_OPEN)
        ts->ends &= ~ts->beside[q->start];
    if (!all->directed && all->start < 0)
        ts->ends &= above(q->start);
}

/* A ring goes back to its start by an even number of moves, or not at all. */
static bool is_hopeless(const struct tour_small *ts, int start)
{
    uint64_t last = reached(ts, start, ts->squares - 1);

    return ts->ring ? (last & ts->beside[start]) == 0 : (last & ts->ends) == 0;
}

static void arrive(struct tour_small *ts, int at);

static void take(struct tour_small *ts, int at)
{
    ts->free &= ~bit(at);
    for (int i = 0; i < ts->nnear[at]; i++)
        ts->exits[ts->near[at][i]]--;
}

static void give(struct tour_small *ts, int at)
{
    for (int i = 0; i < ts->nnear[at]; i++)
        ts->exits[ts->near[at][i]]++;
    ts->free |= bit(at);
}

static uint64_t find_single(const struct tour_small *ts)
{
    uint64_t single = 0;

    for (int square = 0; square < SQUARES; square++)
        if (ts->free & bit(square) && ts->exits[square] == 1)
            single |= bit(square);
    return single;
}

struct tour_small *tour_small_create(const struct tour_question *q,
                                     const struct tour_count_question *all)
{
    struct tour_small *ts = xcalloc(1, sizeof *ts);

    padded_init(&ts->padded, q);
    list_moves(ts, q->board);
    padded_count_exits(&ts->padded);
    ts->squares = ts->padded.free;
    choose_ends(ts, q, all);
    ts->path[0] = q->start;
    ts->depth = 1;
    if (!ts->ring)
        take(ts, q->start);
    ts->level[0].single = find_single(ts);
    arrive(ts, q->start);
    if (is_hopeless(ts, q->start))
        ts->level[0].n = 0;
    return ts;
}

void tour_small_destroy(struct tour_small *ts)
{
    if (!ts)
        return;
    outlook_destroy(ts->outlook);
    padded_free(&ts->padded);
    free(ts);
}

/* --- going on ------------------------------------------------------------- */

/*
 * The knight has come to `at`: sets *single to the free squares with a single
 * free neighbour, of which it gets those of the square before. False if one
 * is left with none.
 */
static bool find_lonely(const struct tour_small *ts, int at, uint64_t *single)
{
    for (int i = 0; i < ts->nnear[at]; i++) {
        int to = ts->near[at][i];

        if (ts->exits[to] > 1 || !(ts->free & bit(to)))
            continue;
        if (ts->exits[to] == 0)
            return false;
        *single |= bit(to);
    }
    return true;
}

/* The squares to try from `at`, with more than one free. */
static uint64_t ways(struct tour_small *ts, int at, uint64_t single)
{
    uint64_t waiting = single & ~ts->beside[at];
    uint64_t must = single & ts->beside[at] & ~ts->ends;
    uint64_t open = ts->beside[at] & ts->free;

    if (ts->end >= 0)
        open &= ~bit(ts->end);
    if (waiting & ~ts->ends || is_several(waiting) || is_several(must) ||
        !(ts->free & ts->ends))
        return 0;
    if (must) /* and of the others one may be the last */
        return is_several(single & ~must) ? 0 : open & must;
    if (!is_several(single))
        return open;
    /* Two: the knight goes to one of them. */
    single &= single - 1;
    return is_several(single) ? 0 : open & ts->level[ts->depth - 1].single;
}

/* Fewest exits first; of equal ones the first that is tried. */
static void sort_ways(struct tour_small *ts, struct level *l, int at,
                      uint64_t open)
{
    for (int i = 0; i < ts->nnear[at]; i++) {
        uint8_t to = ts->near[at][i];
        int k;

        if (!(open & bit(to)))
            continue;
        for (k = l->n++; k > 0; k--) {
            if (ts->exits[l->next[k - 1]] <= ts->exits[to])
                break;
            l->next[k] = l->next[k - 1];
        }
        l->next[k] = to;
    }
}

/* The knight has come to `at`, which is taken: what now? The level has what
 * is known of single squares from the one before. */
static void arrive(struct tour_small *ts, int at)
{
    struct level *l = &ts->level[ts->depth - 1];
    uint64_t open;

    l->n = l->tried = 0;
    l->looked = false;
    ts->told = false;
    if (ts->depth >= ts->squares - 1) {
        open = ts->beside[at] & ts->free & ts->ends;
        if (ts->ring && ts->depth == ts->squares - 1)
            open = ts->beside[at] & ts->free & ts->closing & ~ts->ends;
    } else {
        if (!find_lonely(ts, at, &l->single) || !(ts->free & ts->closing))
            return;
        open = ways(ts, at, l->single);
    }
    if (ts->depth < ts->squares)
        sort_ways(ts, l, at, open);
}

/* Of a ring and its reverse the one that begins with the lesser square. */
static void choose_closing(struct tour_small *ts)
{
    ts->closing = ts->beside[ts->path[0]];
    if (ts->one_way)
        ts->closing &= above(ts->path[1]);
}

static void enter(struct tour_small *ts)
{
    struct level *l = &ts->level[ts->depth - 1];
    int to = l->next[l->tried++];

    l->entered = ts->entered++;
    l->found = ts->found;
    ts->path[ts->depth++] = to;
    if (ts->ring && ts->depth == 2)
        choose_closing(ts);
    l[1].single = l->single & ~bit(to);
    take(ts, to);
    arrive(ts, to);
}

static bool is_open(const struct level *l, int square)
{
    for (int i = 0; i < l->n; i++)
        if (l->next[i] == square)
            return true;
    return false;
}

void tour_small_keep_to(struct tour_small *ts, const int *squares, int n)
{
    for (int i = 1; i < n; i++) {
        struct level *l = &ts->level[ts->depth - 1];

        if (!is_open(l, squares[i])) {
            l->n = 0;
            return;
        }
        l->next[0] = (uint8_t)squares[i];
        l->n = 1;
        enter(ts);
    }
}

/* --- looking -------------------------------------------------------------- */

/* Makes the padded board's path that of the knight. */
static void lay_path(struct tour_small *ts)
{
    int same = 0, first = ts->ring ? 1 : 0;

    while (same < ts->nlaid && same < ts->depth - first &&
           ts->laid[same] == ts->path[first + same])
        same++;
    while (ts->nlaid > same)
        padded_give(&ts->padded, padded_at(&ts->padded, ts->laid[--ts->nlaid]));
    while (ts->nlaid < ts->depth - first) {
        int square = ts->path[first + ts->nlaid];

        padded_take(&ts->padded, padded_at(&ts->padded, square));
        ts->laid[ts->nlaid++] = square;
    }
}

/* Back on a square from which a way has failed, are others worth it? */
static void look(struct tour_small *ts)
{
    struct level *l = &ts->level[ts->depth - 1];
    const struct padded *f = &ts->padded;
    int at = ts->path[ts->depth - 1], witness;

    if (l->looked || l->tried == l->n || at == ts->end ||
        l->found < ts->found || ts->entered - l->entered < LOOK_AFTER)
        return;
    l->looked = true;
    lay_path(ts);
    if (!ts->outlook)
        ts->outlook = outlook_create(f);
    if (!outlook_good(ts->outlook, f, padded_at(f, at),
                      ts->end >= 0 ? padded_at(f, ts->end) : 0, &witness))
        l->n = l->tried;
}

/* --- one after another ---------------------------------------------------- */

static void retreat(struct tour_small *ts)
{
    give(ts, ts->path[--ts->depth]);
    look(ts);
}

static bool is_found(const struct tour_small *ts)
{
    return ts->depth == ts->squares && !ts->told;
}

enum tour_small_state tour_small_next(struct tour_small *ts, long *budget)
{
    while (*budget > 0 && !ts->done) {
        struct level *l = &ts->level[ts->depth - 1];

        if (l->tried < l->n) {
            --*budget;
            enter(ts);
        } else if (is_found(ts)) {
            ts->told = true;
            ts->found++;
            return TOUR_SMALL_FOUND;
        } else if (ts->depth > 1) {
            retreat(ts);
        } else {
            ts->done = true;
        }
    }
    return ts->done ? TOUR_SMALL_DONE : TOUR_SMALL_MORE;
}

const int *tour_small_path(const struct tour_small *ts)
{
    return ts->path;
}
