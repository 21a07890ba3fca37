/* The knight's graph on the board, and in words. */
#include "modules/tour/graph.h"

#include <stdio.h>

#include "base/error.h"
#include "base/say.h"
#include "base/text.h"
#include "chess/attack.h"
#include "chess/mover.h"
#include "chess/route.h"
#include "chess/square.h"
#include "modules/tour/aim.h"
#include "modules/tour/settings.h"
#include "puzzle/control.h"
#include "puzzle/puzzle.h"
#include "scene/seam.h"

static const float STROKE = 0.025f, STRENGTH = 0.75f;
static const float RING = 1.0f; /* room for the ring, by the longer side */

void graph_init(struct graph *g, const struct aim *aim)
{
    g->small = tour_parts_find(&g->parts, &aim->board, &aim->mover);
}

static enum graph_look look_of(const struct params *params)
{
    return (enum graph_look)params->at[TOUR_GRAPH].number;
}

/* --- which boards -------------------------------------------------------- */

static bool is_possible(const struct board *b, enum graph_look look,
                        struct error *err)
{
    int squares = board_squares(b) - b->nholes;

    if (look != GRAPH_OFF &&
        (b->files > GRAPH_SIDE_MAX || b->ranks > GRAPH_SIDE_MAX))
        return error_set(err,
                         "the knight's graph is drawn for boards of up "
                         "to %d\u00d7%d, this one is %d\u00d7%d",
                         GRAPH_SIDE_MAX, GRAPH_SIDE_MAX, b->files, b->ranks);
    if (look == GRAPH_RING && squares > TOUR_PARTS_MAX)
        return error_set(err,
                         "graph 'ring': boards of up to %d squares can "
                         "be pulled apart, this one has %d",
                         TOUR_PARTS_MAX, squares);
    return true;
}

bool graph_plan(const struct params *params, struct plan *out,
                struct error *err)
{
    float longer = (float)(out->files > out->ranks ? out->files : out->ranks);
    struct board board;
    bool ok;

    if (look_of(params) == GRAPH_RING)
        out->slip[SLIP_GRAPH] = (struct vec){ RING * longer, RING * longer };
    if (!tour_board(&board, params, err))
        return false;
    ok = is_possible(&board, look_of(params), err);
    board_free(&board);
    return ok;
}

void graph_keep(struct params *params)
{
    int *look = &params->at[TOUR_GRAPH].number;
    struct board board;
    struct error err;

    if (!tour_board(&board, params, &err))
        return;
    while (!is_possible(&board, (enum graph_look) * look, &err))
        --*look;
    board_free(&board);
}

/* --- on the board -------------------------------------------------------- */

/* The squares a move away from `sq`; returns how many. */
static int moves_from(const struct aim *aim, int sq, int to[MOVER_STEPS_MAX])
{
    return attack_squares(&aim->board, NULL, &aim->mover, sq, to);
}

static void draw_line(const struct aim *aim, int from, int to, struct scene *sc)
{
    struct seam_part parts[ROUTE_PARTS_MAX];
    int n = seam_parts(sc, &aim->board, &aim->mover, from, to, parts);

    for (int i = 0; i < n; i++) {
        scene_polyline(sc, parts[i].ends, 2, STROKE, 0, INK_TARGET);
        scene_fade(sc, STRENGTH);
    }
}

/* Each line once: from the square with the lower number. */
static void draw_lines(const struct aim *aim, int sq, struct scene *sc)
{
    int to[MOVER_STEPS_MAX], n = moves_from(aim, sq, to);

    for (int i = 0; i < n; i++)
        if (to[i] > sq)
            draw_line(aim, sq, to[i], sc);
}

/* How many moves the square has, in a corner where no line goes. */
static void draw_degree(const struct aim *aim, int sq, struct scene *sc)
{
    struct box box = scene_square_box(sc, sq);
    int ignored[MOVER_STEPS_MAX];
    char number[4];

    snprintf(number, sizeof number, "%d", moves_from(aim, sq, ignored));
    scene_text(sc, (struct vec){ box.x + 0.07f, box.y + 0.14f }, 0.2f, 0.3f,
               FACE_BOLD, ANCHOR_LEFT, INK_LABEL, number);
}

void graph_draw_below(const struct aim *aim, const struct view *view,
                      struct scene *sc)
{
    const struct board *b = &aim->board;

    if (look_of(view->params) == GRAPH_OFF)
        return;
    for (int sq = 0; sq < board_squares(b); sq++)
        if (!b->hole[sq])
            draw_lines(aim, sq, sc);
    for (int sq = 0; sq < board_squares(b); sq++)
        if (!b->hole[sq])
            draw_degree(aim, sq, sc);
}

/* --- in words ------------------------------------------------------------ */

/* Of a board that is not pulled apart. */
static void explain_lines(const struct aim *aim, struct text *out)
{
    const struct board *b = &aim->board;
    int least = MOVER_STEPS_MAX, most = 0, ends = 0;

    for (int sq = 0; sq < board_squares(b); sq++) {
        int ignored[MOVER_STEPS_MAX];
        int n = b->hole[sq] ? -1 : moves_from(aim, sq, ignored);

        if (n < 0)
            continue;
        ends += n;
        least = n < least ? n : least;
        most = n > most ? n : most;
    }
    text_addf(out,
              "each line is a move that the knight can make, %s in all. "
              "The small numbers tell how many a square has: ",
              say_number((uint64_t)ends / 2).at);
    if (least < most)
        text_addf(out, "from %d to %d.", least, most);
    else
        text_addf(out, "%d, wherever it is.", most);
}

static int count_singles(const struct tour_parts *p)
{
    int n = 0;

    while (n < p->n && p->at[p->n - 1 - n].n == 1)
        n++;
    return n;
}

static bool is_centre(const struct board *b, int sq)
{
    return 2 * (sq % b->files) == b->files - 1 &&
           2 * (sq / b->files) == b->ranks - 1;
}

/* "the centre b2 has no move at all" */
static void explain_singles(const struct board *b, int singles, int sq,
                            struct text *out)
{
    if (singles == 1)
        text_addf(out, "%s%s has no move at all",
                  is_centre(b, sq) ? "the centre " : "",
                  say_square(sq, b->files).at);
    else
        text_addf(out, "%d squares have no move at all", singles);
}

/* What the squares of one part do: "form one ring". */
static void explain_part(const struct tour_part *part, struct text *out)
{
    if (part->n == 2)
        text_add(out, "are joined by one move");
    else if (part->closed && part->moves == part->n)
        text_add(out, "form one ring");
    else if (part->closed)
        text_add(out, "hang together, and a closed path leads through all of "
                      "them");
    else if (part->line == part->n)
        text_add(out, "hang together, and a path leads through all of them, "
                      "but none that closes");
    else
        text_addf(out,
                  "hang together, but no path leads through all of "
                  "them: the longest has %d",
                  part->line);
}

/* "fall into 3 parts, of 4, 2 and 2 squares" */
static void explain_many(const struct tour_parts *p, int parts,
                         struct text *out)
{
    text_addf(out, "fall into %d parts, of ", parts);
    if (p->at[0].n == p->at[parts - 1].n) {
        text_addf(out, "%d squares each", p->at[0].n);
        return;
    }
    for (int i = 0; i < parts; i++)
        text_addf(out, "%s%d", say_between(i, parts, " and "), p->at[i].n);
    text_add(out, " squares");
}

static void explain_others(const struct tour_parts *p, int squares, int singles,
                           struct text *out)
{
    int parts = p->n - singles;

    text_addf(out, "%s %d squares ",
              singles     ? "; the other"
              : parts > 1 ? "the"
                          : "all",
              squares - singles);
    if (parts == 1)
        explain_part(&p->at[0], out);
    else
        explain_many(p, parts, out);
}

static void explain_parts(const struct tour_parts *p, const struct aim *aim,
                          struct text *out)
{
    int squares = aim_squares(aim), singles = count_singles(p);

    if (singles == squares) {
        text_add(out, squares == 1 ? "the only square has no move."
                                   : "no square has a move, so no tour is "
                                     "possible.");
        return;
    }
    if (singles)
        explain_singles(&aim->board, singles, p->at[p->n - 1].square[0], out);
    explain_others(p, squares, singles, out);
    text_add(out, p->n > 1 ? ". So no tour visits every square." : ".");
}

void graph_explain(const struct graph *g, const struct aim *aim,
                   const struct view *view, struct text *out)
{
    if (look_of(view->params) == GRAPH_OFF)
        return;
    text_addf(out, "%sThe knight's graph: ", out->len ? "\n" : "");
    if (g->small)
        explain_parts(&g->parts, aim, out);
    else
        explain_lines(aim, out);
}
