/* See the header. */
#include "modules/tour/watch/tree.h"

#include "base/branches.h"
#include "chess/attack.h"
#include "modules/tour/settings.h"
#include "modules/tour/watch/run.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"

enum { GROWN_MAX = 20 }; /* squares; of larger boards no search is small */

bool watch_chooses(const struct tour_method *method)
{
    return !method->glimpse && !method->replays;
}

/* --- what was tried ------------------------------------------------------ */

/* Of a piece with eight moves or fewer, four bits a move, 1 to 8, the latest
 * lowest; of others a bit each. */
enum { LISTED_MAX = 8 };

uint32_t watch_add_choice(const struct aim *aim, uint32_t tried, int move)
{
    return aim->mover.n <= LISTED_MAX ? tried << 4 | (uint32_t)(move + 1)
                                      : tried | UINT32_C(1) << move;
}

/* The cell of the square that was visited so many squares ago. */
static uint32_t cell_back(const struct position *pos, uint32_t back)
{
    return pos->npath > back
               ? pos->cell[LAYER_TRIED][pos->path[pos->npath - 1 - back]]
               : 0;
}

int watch_last_choice(const struct aim *aim, const struct position *pos)
{
    return aim->mover.n <= LISTED_MAX ? (int)(cell_back(pos, 0) & 15) - 1 : -1;
}

static int move_before(const struct aim *aim, const struct position *pos)
{
    return attack_move(&aim->board, &aim->mover, (int)pos->path[pos->npath - 2],
                       (int)pos->path[pos->npath - 1]);
}

static unsigned bits(const struct aim *aim, uint32_t tried)
{
    unsigned set = 0;

    if (aim->mover.n > LISTED_MAX)
        return tried;
    for (; tried; tried >>= 4)
        set |= 1u << ((tried & 15) - 1);
    return set;
}

unsigned watch_tried(const struct aim *aim, const struct position *pos)
{
    return bits(aim, cell_back(pos, 0));
}

/* All but the one by which the knight came here. */
unsigned watch_tried_before(const struct aim *aim, const struct position *pos)
{
    uint32_t tried = cell_back(pos, 1);

    return tried ? bits(aim, tried) & ~(1u << move_before(aim, pos)) : 0;
}

static bool is_listed(const struct tree_level *level, int square)
{
    for (int i = 0; i < level->n; i++)
        if (level->at[i].square == square)
            return true;
    return false;
}

static void list(struct tree_level *out, int square, enum tree_state state)
{
    out->at[out->n++] = (struct tree_choice){ square, state };
}

static void list_move(const struct aim *aim, int from, int move,
                      struct tree_level *out)
{
    list(out, attack_step(&aim->board, from, aim->mover.step[move]),
         TREE_TRIED);
}

/* Those in the cell, the latest last, if their order is known. */
static void list_tried(const struct aim *aim, int from, uint32_t tried,
                       struct tree_level *out)
{
    if (aim->mover.n > LISTED_MAX) {
        for (int move = 0; move < aim->mover.n; move++)
            if (tried >> move & 1)
                list_move(aim, from, move, out);
        return;
    }
    for (int shift = 28; shift >= 0; shift -= 4)
        if (tried >> shift & 15)
            list_move(aim, from, (int)(tried >> shift & 15) - 1, out);
}

void watch_level(const struct aim *aim, const struct view *view, int level,
                 struct tree_level *out)
{
    const struct position *pos = view->pos;
    int from = (int)pos->path[level], ways[MOVER_STEPS_MAX];
    int n = aim_ways(aim, pos, from, (uint32_t)level + 1, ways);
    uint32_t tried = pos->cell[LAYER_TRIED][from];

    out->n = 0;
    list_tried(aim, from, tried, out);
    for (int i = 0; (uint32_t)level + 1 < pos->npath && i < out->n; i++)
        if (out->at[i].square == (int)pos->path[level + 1])
            out->at[i].state = TREE_TAKEN;
    for (int i = 0; i < n; i++)
        if (!is_listed(out, ways[i]))
            list(out, ways[i], TREE_OPEN);
}

/* --- the whole ----------------------------------------------------------- */

/* One step of the search; false if it has ended. */
static bool grow_on(struct branches *b, const struct tour_step *s)
{
    switch (s->event) {
    case TOUR_ENTER: branches_enter(b, s->square); return true;
    case TOUR_RETREAT: branches_leave(b); return true;
    case TOUR_FOUND: branches_praise(b); return true;
    case TOUR_NONE: branches_end(b); return false;
    case TOUR_STUCK: /* one way, not a tree */
    case TOUR_AGAIN:
    case TOUR_WORK: break;
    }
    branches_free(b);
    return false;
}

void watch_grow(struct branches *b, const struct tour_method *method,
                const struct tour_question *q)
{
    int squares = board_squares(q->board) - q->board->nholes;
    struct tour_search *search;
    struct tour_step s;

    branches_init(b, q->start, TREE_WHOLE_MAX);
    if (squares > GROWN_MAX || !watch_chooses(method)) {
        branches_free(b);
        return;
    }
    search = method->create(q);
    do
        method->step(search, &s);
    while (grow_on(b, &s) && !b->over);
    method->destroy(search);
}

/* --- beside the board ---------------------------------------------------- */

static void level_at(const struct puzzle *pz, const struct view *view,
                     int level, struct tree_level *out)
{
    watch_level(&pz->aim, view, level, out);
}

static const char *end_of(const struct view *view)
{
    if (path_is_complete(view))
        return "every square is visited";
    return path_is_dead_end(view) ? "no way on" : NULL;
}

void watch_plan_tree(const struct params *params, struct plan *out)
{
    const struct tour_method *method = watch_method(params);

    if (!method || !watch_chooses(method))
        tour_hide(out, TOUR_TREE);
    else if (params->at[TOUR_TREE].number)
        tree_plan(out);
}

void watch_draw_tree(const struct puzzle *pz, const struct view *view,
                     struct scene *sc)
{
    struct tree tree = { .root = pz->aim.start,
                         .levels = (int)view->pos->npath,
                         .level = level_at,
                         .end = end_of(view),
                         .good = "tour",
                         .whole = pz->grown.over ? NULL : &pz->grown,
                         .entered = view->now->tally };

    if (!view->params->at[TOUR_TREE].number || !watch_chooses(pz->method))
        return;
    if (tree.end)
        tree.levels--; /* there is nothing to choose on its last square */
    tree_draw(&tree, pz, view, sc);
}
