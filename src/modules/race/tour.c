/* A lane in which a method looks for a knight's tour. */
#include <stdlib.h>

#include "base/alloc.h"
#include "chess/attack.h"
#include "modules/race/run.h"
#include "puzzle/trace.h"
#include "solve/tour/glimpse.h"

static const char *title(int method)
{
    return tour_methods[method]->brief;
}

static const char *about(int method)
{
    return tour_methods[method]->about;
}

/* --- what it has in mind ------------------------------------------------- */

static enum mind mind_of(const struct lane *l)
{
    struct tour_glimpse g;

    if (!l->search || !l->method->glimpse)
        return MIND_NONE;
    l->method->glimpse(l->search, &g);
    return g.heat ? MIND_HEAT : g.links ? MIND_LINKS : MIND_NONE;
}

static void show_heat(const struct lane *l, const float *heat, struct trace *tr)
{
    for (int sq = 0; sq < l->squares; sq++)
        trace_set(tr, LAYER_MARK, l->first + sq, (uint32_t)(heat[sq] * 255));
}

static void show_links(const struct lane *l, const struct tour_glimpse *g,
                       int files, struct trace *tr)
{
    uint32_t *moves = xcalloc((size_t)l->squares, sizeof *moves);

    for (int i = 0; i < g->nlinks; i++)
        moves[g->links[i].from] |= 1u << knight_move(g->links[i].from,
                                                     g->links[i].to, files);
    for (int sq = 0; sq < l->squares; sq++)
        trace_set(tr, LAYER_MARK, l->first + sq, moves[sq]);
    free(moves);
}

static void show_mind(struct lane *l, struct trace *tr)
{
    struct tour_glimpse g;

    l->method->glimpse(l->search, &g);
    if (g.version == l->version)
        return;
    l->version = g.version;
    if (l->mind == MIND_HEAT)
        show_heat(l, g.heat, tr);
    else
        show_links(l, &g, l->files, tr);
}

/* --- the run ------------------------------------------------------------- */

static void open(struct lane *l, const struct puzzle *pz, int method, int start,
                 uint64_t seed)
{
    struct tour_question q = { .board = &pz->board,
                               .start = start,
                               .end = -1,
                               .order = pz->order,
                               .seed = seed };

    l->method = tour_methods[method];
    l->files = pz->board.files;
    l->start = start;
    l->length = l->squares - pz->board.nholes;
    l->now.nodes = 1;
    l->version = UINT64_MAX;
    l->order[start] = 1;
    l->depth = 1;
    if (tour_impossible(&q, &l->reason))
        l->now.state = LANE_NONE;
    else if (l->method->refuses && l->method->refuses(&q, &l->reason))
        l->now.state = LANE_REFUSED;
    else
        l->search = l->method->create(&q);
    l->mind = mind_of(l);
}

static void close(struct lane *l)
{
    if (l->search)
        l->method->destroy(l->search);
    l->search = NULL;
}

static void put(struct lane *l, struct trace *tr, int square, int number)
{
    l->order[square] = (uint32_t)number;
    if (tr)
        trace_set(tr, LAYER_ORDER, l->first + square, (uint32_t)number);
}

/* False if that is one too many. */
static bool count_node(struct lane *l, uint64_t limit)
{
    if (l->now.nodes >= limit) {
        l->now.state = LANE_LIMIT;
        return false;
    }
    l->now.nodes++;
    return true;
}

static void begin_again(struct lane *l, struct trace *tr)
{
    for (int sq = 0; sq < l->squares; sq++)
        if (l->order[sq] > 1)
            put(l, tr, sq, 0);
    l->depth = 1;
    l->now.restarts++;
}

static void step(struct lane *l, uint64_t limit, struct trace *tr)
{
    struct tour_step s;

    l->method->step(l->search, &s);
    switch (s.event) {
    case TOUR_ENTER:
        if (count_node(l, limit))
            put(l, tr, s.square, ++l->depth);
        break;
    case TOUR_WORK: count_node(l, limit); break;
    case TOUR_RETREAT:
        put(l, tr, s.square, 0);
        l->depth--;
        l->now.retreats++;
        break;
    case TOUR_AGAIN: begin_again(l, tr); break;
    case TOUR_FOUND: l->now.state = LANE_FINISHED; break;
    case TOUR_NONE: l->now.state = LANE_NONE; break;
    case TOUR_STUCK: l->now.state = LANE_STUCK; break;
    }
    if (tr && l->mind != MIND_NONE)
        show_mind(l, tr);
}

const struct race_sport race_tours = { .node = "square entered",
                                       .title = title,
                                       .about = about,
                                       .open = open,
                                       .close = close,
                                       .step = step };
