/* A lane in which a method looks for a knight's tour. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/say.h"
#include "chess/attack.h"
#include "chess/mover.h"
#include "chess/piece.h"
#include "chess/square.h"
#include "modules/race/run.h"
#include "puzzle/board_setting.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/position_draw.h"
#include "scene/seam.h"
#include "puzzle/trace.h"
#include "solve/tour/glimpse.h"
#include "solve/tour/tour.h"

/* What a search has in mind besides its path, in the marks of its squares. */
enum mind {
    MIND_NONE,
    MIND_HEAT, /* 1 to 255: pheromone */
    MIND_LINKS /* bit k: linked by move k of the piece */
};

struct runner {
    const struct tour_method *method;
    struct tour_search *search; /* owned, or NULL */
    const struct board *board;
    struct mover mover;
    int start;
    int depth, length; /* squares visited, and wanted */
    enum mind mind;
    uint64_t version; /* of what it has in mind */
};

static void heading(const struct params *params, struct text *out)
{
    const struct setting *start = &params->at[RACE_START];

    race_heading_tours(params, out);
    text_add(out, square_name(start->number, start->second).at);
}

static struct entry entry(int method)
{
    const struct tour_method *m = tour_methods[method];

    return (struct entry){ method, m->name, m->brief, m->about, m->say.work };
}

static bool board(const struct params *params, struct board *out,
                  struct error *err)
{
    return board_setting_read(
        (struct board_setting){ RACE_SIZE, RACE_HOLES, RACE_SURFACE }, params,
        out, err);
}

/* --- what it has in mind ------------------------------------------------- */

static enum mind mind_of(const struct runner *r)
{
    struct tour_glimpse g;

    if (!r->search || !r->method->glimpse)
        return MIND_NONE;
    r->method->glimpse(r->search, &g);
    return g.heat ? MIND_HEAT : g.links ? MIND_LINKS : MIND_NONE;
}

static void show_heat(const struct lane *l, const float *heat, struct trace *tr)
{
    for (int sq = 0; sq < l->squares; sq++)
        trace_set(tr, LAYER_WASH, l->first + sq, (uint32_t)(heat[sq] * 255));
}

static void show_links(const struct lane *l, const struct tour_glimpse *g,
                       struct trace *tr)
{
    const struct runner *r = l->runner;
    uint32_t *moves = xcalloc((size_t)l->squares, sizeof *moves);

    for (int i = 0; i < g->nlinks; i++)
        moves[g->links[i].from] |= 1u << attack_move(r->board, &r->mover,
                                                     g->links[i].from,
                                                     g->links[i].to);
    for (int sq = 0; sq < l->squares; sq++)
        trace_set(tr, LAYER_WASH, l->first + sq, moves[sq]);
    free(moves);
}

static void show_mind(struct lane *l, struct trace *tr)
{
    struct runner *r = l->runner;
    struct tour_glimpse g;

    r->method->glimpse(r->search, &g);
    if (g.version == r->version)
        return;
    r->version = g.version;
    if (r->mind == MIND_HEAT)
        show_heat(l, g.heat, tr);
    else
        show_links(l, &g, tr);
}

/* --- the run ------------------------------------------------------------- */

static void open(struct lane *l, const struct course *course, int method)
{
    struct tour_question q = { .board = course->board,
                               .start = course->start,
                               .end = -1,
                               .order = course->order,
                               .seed = course->seed };
    struct runner *r = xcalloc(1, sizeof *r);

    *r = (struct runner){ .method = tour_methods[method],
                          .board = course->board,
                          .mover = course->mover,
                          .start = course->start,
                          .depth = 1,
                          .length = l->squares - course->board->nholes,
                          .version = UINT64_MAX };
    q.mover = &r->mover;
    l->runner = r;
    l->order[course->start] = 1;
    if (tour_impossible(&q, &l->reason))
        l->now.state = LANE_NONE;
    else if (r->method->refuses && r->method->refuses(&q, &l->reason))
        l->now.state = LANE_REFUSED;
    else
        r->search = r->method->create(&q);
    r->mind = mind_of(r);
}

static void close(struct lane *l)
{
    if (l->runner->search)
        l->runner->method->destroy(l->runner->search);
    free(l->runner);
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
    l->runner->depth = 1;
    l->now.restarts++;
}

static void step_once(struct lane *l, uint64_t limit, struct trace *tr)
{
    struct runner *r = l->runner;
    struct tour_step s;

    r->method->step(r->search, &s);
    l->looked = s.looked;
    switch (s.event) {
    case TOUR_ENTER:
        if (count_node(l, limit))
            put(l, tr, s.square, ++r->depth);
        break;
    case TOUR_WORK: count_node(l, limit); break;
    case TOUR_RETREAT:
        put(l, tr, s.square, 0);
        r->depth--;
        l->now.retreats++;
        break;
    case TOUR_AGAIN: begin_again(l, tr); break;
    case TOUR_FOUND: l->now.state = LANE_FINISHED; break;
    case TOUR_NONE: l->now.state = LANE_NONE; break;
    case TOUR_STUCK: l->now.state = LANE_STUCK; break;
    }
    if (tr && r->mind != MIND_NONE)
        show_mind(l, tr);
}

/* A tour that is complete is heard of at once. */
static void step(struct lane *l, uint64_t limit, struct trace *tr)
{
    uint64_t nodes = l->now.nodes;

    step_once(l, limit, tr);
    if (l->now.nodes != nodes && l->runner->depth == l->runner->length &&
        l->now.state == LANE_RUNNING)
        step_once(l, limit, tr);
}

/* --- words --------------------------------------------------------------- */

static void say_progress(const struct lane *l, const struct tally *t,
                         int visited, struct text *out)
{
    (void)t;
    text_addf(out, "%d of %d squares", visited, l->runner->length);
}

/* Methods either retreat or begin again; few do both. */
static void say_returns(const struct tally *t, struct text *out)
{
    if (t->restarts == 0)
        text_addf(out, "%s taken back", say_number(t->retreats).at);
    else if (t->retreats == 0)
        text_add(out, say_count(t->restarts, "restart").at);
    else
        text_addf(out, "%s back, %s", say_number(t->retreats).at,
                  say_count(t->restarts, "restart").at);
}

static void facts(const struct tally *t, struct facts *out)
{
    facts_number(out, "restarts", "restarts", t->restarts);
}

/* --- the picture --------------------------------------------------------- */

static void draw_heat(struct scene *sc, const uint32_t *marks, int squares)
{
    uint8_t *level = xcalloc((size_t)squares, 1);

    for (int sq = 0; sq < squares; sq++)
        level[sq] = (uint8_t)marks[sq];
    scene_field(sc, level);
    scene_fade(sc, 0.7f);
    free(level);
}

static void draw_links(struct scene *sc, const struct runner *r,
                       const uint32_t *marks, int squares)
{
    for (int sq = 0; sq < squares; sq++)
        for (int k = 0; k < r->mover.n; k++)
            if (marks[sq] & 1u << k)
                seam_line(sc, r->board, &r->mover, sq,
                          attack_step(r->board, sq, r->mover.step[k]), 0.06f, 0,
                          INK_PATH_OLD);
}

static void find_path(struct position *pos)
{
    for (int sq = 0; sq < position_squares(pos); sq++) {
        uint32_t number = pos->cell[LAYER_ORDER][sq];

        if (number)
            pos->path[number - 1] = (uint32_t)sq;
        pos->npath += number != 0;
    }
}

static void draw(const struct lane *l, const struct view *view,
                 struct position *pos, struct scene *sc)
{
    const uint32_t *marks = view->pos->cell[LAYER_WASH] + l->first;
    const struct runner *r = l->runner;
    struct lie lie = { r->board->surface == SURFACE_FLAT ? NULL : r->board,
                       &r->mover };
    uint32_t at;
    struct vec last;

    if (r->mind == MIND_HEAT)
        draw_heat(sc, marks, l->squares);
    else if (r->mind == MIND_LINKS)
        draw_links(sc, r, marks, l->squares);
    find_path(pos);
    at = pos->path[pos->npath - 1];
    pos->cell[LAYER_PIECE][at] = r->mover.kind; /* hides its number */
    last = scene_square(sc, (int)at);
    scene_ring(sc, scene_square(sc, (int)pos->path[0]), 0.42f, 0.06f,
               INK_START);
    if (pos->npath > 1)
        position_draw_line(pos, sc, lie, (struct path_tip){ 1, -1 }, false,
                           NULL);
    position_draw_numbers(pos, sc, view->first_number, NULL);
    scene_terms(sc, r->mover.terms);
    scene_piece(sc, last, (int)r->mover.kind, 1);
}

const struct sport sport_tours = {
    .unit = "square tried",
    .units = "squares tried",
    .step_is = "one square tried: the start, and each one entered",
    .later = ", later a square",
    .goal = "tour",
    .hint = "Click a square of any board: all set out from there.",
    .methods = RACE_ALGORITHMS,
    .counts = true,
    .heading = heading,
    .entry = entry,
    .board = board,
    .open = open,
    .close = close,
    .step = step,
    .say_progress = say_progress,
    .say_returns = say_returns,
    .facts = facts,
    .draw = draw,
};
