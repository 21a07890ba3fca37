/*
 * Best first: all paths that were begun are kept, each with points, and the
 * one with the most is followed by one move more. A square visited is a point;
 * a free square with fewer than two free ones around it, a lonely one, costs
 * some, as it may be cut off soon. The knight walks from the path it is on to
 * the best one, back to where the two part and then forward, so that every
 * step can be watched. Memory is what ends the search, if no tour does.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/rng.h"
#include "solve/tour/listing.h"
#include "solve/tour/padded.h"
#include "solve/tour/pick.h"
#include "solve/tour/tour.h"

enum { LONELY_COST = 2, PATHS_MAX = 1000000 };

/* A path by its last move; what was before is that of `parent`. */
struct path {
    int parent;
    int squares; /* visited */
    int lonely;
    uint8_t move;  /* by which its last square was entered */
    uint8_t exits; /* from there */
};

struct tour_search {
    struct tour_question question;
    struct padded padded;
    struct rng rng;
    struct path *paths; /* owned: all that were begun; 0 is the start alone */
    size_t n, cap;
    int *heap; /* owned: those not followed yet, the best first */
    size_t nheap, heap_cap;
    int *walked;     /* owned, by squares: the path the knight is on */
    int *route;      /* owned: the one to be reached, where it differs */
    int depth, goal; /* how many squares they have ... */
    int common;      /* ... and how many of them in common */
    int at, square;  /* the knight */
    int all;         /* squares of the board */
    int tied;        /* new paths as good as the one to be reached */
    bool told, over; /* this tour; that memory is full */
};

/* --- which path is best --------------------------------------------------- */

static int points(const struct path *p)
{
    return p->squares - LONELY_COST * p->lonely;
}

static bool is_equal(const struct path *a, const struct path *b)
{
    return points(a) == points(b) && a->exits == b->exits;
}

/* Of equal ones the one that was begun last, as it is nearest; of those from
 * one square, the first in the order. */
static bool is_better(const struct tour_search *ts, int a, int b)
{
    const struct path *pa = &ts->paths[a], *pb = &ts->paths[b];

    if (points(pa) != points(pb))
        return points(pa) > points(pb);
    if (pa->exits != pb->exits)
        return pa->exits < pb->exits;
    return pa->parent != pb->parent ? pa->parent > pb->parent : a < b;
}

static void heap_add(struct tour_search *ts, int path)
{
    size_t at = ts->nheap;

    ts->heap = grow(ts->heap, ts->nheap++, &ts->heap_cap, sizeof *ts->heap);
    for (; at > 0 && is_better(ts, path, ts->heap[(at - 1) / 2]);
         at = (at - 1) / 2)
        ts->heap[at] = ts->heap[(at - 1) / 2];
    ts->heap[at] = path;
}

/* The best, which is taken out; there is one. */
static int heap_take(struct tour_search *ts)
{
    int best = ts->heap[0], last = ts->heap[--ts->nheap];
    size_t at = 0, child = 1;

    while (child < ts->nheap) {
        child += child + 1 < ts->nheap &&
                 is_better(ts, ts->heap[child + 1], ts->heap[child]);
        if (!is_better(ts, ts->heap[child], last))
            break;
        ts->heap[at] = ts->heap[child];
        at = child;
        child = 2 * at + 1;
    }
    ts->heap[at] = last;
    return best;
}

/* --- one move more -------------------------------------------------------- */

static bool is_lonely(uint8_t cell)
{
    return cell < 2; /* and free */
}

static int count_lonely(const struct padded *f)
{
    int lonely = 0;

    for (int at = 0; at < f->cells; at++)
        lonely += is_lonely(f->cell[at]);
    return lonely;
}

/* How many more lonely squares there are if the knight goes to `to`. */
static int more_lonely(const struct padded *f, int to)
{
    int more = -is_lonely(f->cell[to]);

    for (int i = 0; i < f->moves; i++)
        more += f->cell[padded_next(f, to, i)] == 2;
    return more;
}

/* Where the knight may go: to a chosen end only at last. */
static unsigned ways(const struct tour_search *ts)
{
    const struct padded *f = &ts->padded;
    unsigned open = padded_open(f, ts->at);

    if (ts->question.end < 0 || f->free == 1)
        return open;
    for (int i = 0; i < f->moves; i++)
        if (open >> i & 1 &&
            padded_square(f, padded_next(f, ts->at, i)) == ts->question.end)
            open &= ~(1u << i);
    return open;
}

/* All paths that go on from where the knight stands. */
static void expand(struct tour_search *ts)
{
    const struct padded *f = &ts->padded;
    int parent = ts->walked[ts->depth - 1];

    for (unsigned left = ways(ts); left;) {
        int move = pick(left, ts->question.order.random, &ts->rng);
        int to = padded_next(f, ts->at, move);

        left &= ~(1u << move);
        ts->paths = grow(ts->paths, ts->n, &ts->cap, sizeof *ts->paths);
        ts->paths[ts->n] = (struct path){
            .parent = parent,
            .squares = ts->depth + 1,
            .lonely = ts->paths[parent].lonely + more_lonely(f, to),
            .move = (uint8_t)move,
            .exits = f->cell[to],
        };
        heap_add(ts, (int)ts->n++);
    }
}

/* --- from path to path ---------------------------------------------------- */

static void aim_at(struct tour_search *ts, int path)
{
    int first = ts->paths[path].squares - 1;

    ts->goal = first + 1;
    ts->common = ts->depth < first ? ts->depth : first;
    for (int d = first, p = path; d >= 0; d--, p = ts->paths[p].parent) {
        if (d < ts->depth && ts->walked[d] == p) {
            ts->common = d + 1;
            return;
        }
        ts->route[d] = p;
    }
}

/* Follows the best path; false if there is none, or no room for more. */
static bool choose(struct tour_search *ts)
{
    size_t first = ts->n;
    int best;

    if (first + TOUR_MOVES_MAX > PATHS_MAX) {
        ts->over = true;
        return false;
    }
    expand(ts);
    if (ts->nheap == 0)
        return false;
    best = heap_take(ts);
    ts->tied = 1;
    for (size_t i = first; i < ts->n && (size_t)best >= first; i++)
        ts->tied += (int)i != best && is_equal(&ts->paths[i], &ts->paths[best]);
    aim_at(ts, best);
    ts->told = false;
    return true;
}

static void retreat(struct tour_search *ts, struct tour_step *out)
{
    int move = ts->paths[ts->walked[--ts->depth]].move;

    *out = (struct tour_step){ .event = TOUR_RETREAT,
                               .square = ts->square,
                               .stranded = -1 };
    padded_give(&ts->padded, ts->at);
    padded_back(&ts->padded, &ts->at, &ts->square, move);
}

static void enter(struct tour_search *ts, struct tour_step *out)
{
    int path = ts->route[ts->depth], move = ts->paths[path].move;

    *out = (struct tour_step){ .event = TOUR_ENTER,
                               .options = pick_count(ways(ts)),
                               .tied = ts->tied,
                               .stranded = -1 };
    ts->walked[ts->depth++] = path;
    padded_go(&ts->padded, &ts->at, &ts->square, move);
    out->square = ts->square;
    padded_take(&ts->padded, ts->at);
    ts->common = ts->depth;
}

static bool is_new_tour(const struct tour_search *ts)
{
    return ts->depth == ts->all && !ts->told &&
           tour_may_end(&ts->question, ts->square);
}

static void step(struct tour_search *ts, struct tour_step *out)
{
    enum tour_event event = TOUR_FOUND;

    if (ts->depth == ts->goal && ts->common == ts->depth) {
        if (is_new_tour(ts))
            ts->told = true;
        else if (ts->over || !choose(ts))
            event = ts->over ? TOUR_STUCK : TOUR_NONE;
    }
    if (ts->depth > ts->common)
        retreat(ts, out);
    else if (ts->depth < ts->goal)
        enter(ts, out);
    else
        *out = (struct tour_step){ .event = event,
                                   .square = ts->square,
                                   .stranded = -1 };
}

/* --- the beginning and the end -------------------------------------------- */

static struct tour_search *create(const struct tour_question *q)
{
    struct tour_search *ts = xmalloc(sizeof *ts);

    *ts = (struct tour_search){
        .question = *q, .square = q->start, .depth = 1, .goal = 1, .common = 1
    };
    padded_init(&ts->padded, q);
    padded_count_exits(&ts->padded);
    rng_seed(&ts->rng, q->seed);
    ts->all = ts->padded.free;
    ts->at = padded_at(&ts->padded, q->start);
    padded_take(&ts->padded, ts->at);
    ts->walked = xcalloc((size_t)ts->all, sizeof *ts->walked);
    ts->route = xcalloc((size_t)ts->all, sizeof *ts->route);
    ts->paths = grow(ts->paths, ts->n++, &ts->cap, sizeof *ts->paths);
    ts->paths[0] = (struct path){ .parent = -1,
                                  .squares = 1,
                                  .lonely = count_lonely(&ts->padded) };
    return ts;
}

static void destroy(struct tour_search *ts)
{
    padded_free(&ts->padded);
    free(ts->paths);
    free(ts->heap);
    free(ts->walked);
    free(ts->route);
    free(ts);
}

const struct tour_method tour_best_first = {
    .name = "best-first",
    .title = "Best first, of all paths",
    .brief = "Best first",
    .about = "Keep every path begun and always follow the one with most "
             "points: one for each square visited, less two for each free "
             "square with fewer than two ways on. The knight walks from one "
             "path to the next.",
    .say.choice = "Of all paths begun, the one with most points goes to ",
    .say.back = "The best of all paths begun is another one now: the knight "
                "goes back to where the two part.",
    .say.stuck = "It keeps no more than a million paths, and so many were "
                 "begun: it gives up.",
    .goes_on = true,
    .ordered = true,
    .create = create,
    .destroy = destroy,
    .step = step,
    .listing.at = {
        TOUR_LINE("begin with the start as a path", NONE, START),
        TOUR_LINE("until the board is full:", NONE, VISITED),
        TOUR_LINE("  for each way on of this path:", NONE, NONE),
        TOUR_LINE("    keep the longer path, with points:", NONE, NONE),
        TOUR_LINE("    1 for each square visited, less 2", NONE, NONE),
        TOUR_LINE("    for each with under 2 ways on", NONE, NONE),
        TOUR_LINE("  take the kept path with most points", NONE, NONE),
        TOUR_LINE("  if none is left: all was tried", OVER, NONE),
        TOUR_LINE("  if it is another: back to the fork", BACK, NONE),
        TOUR_LINE("  go where it leads", GO, CHOSEN),
        TOUR_LINE("  equal: the order decides", TIE, CHOSEN),
        TOUR_LINE("the board is full: a tour", TOUR, NONE),
    },
};
