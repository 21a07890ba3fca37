/*
 * What a method has in mind, drawn: the pheromone of ants, and links between
 * squares, be they neurons that are on or the moves of small tours. The rest
 * is in patches.c and population.c.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "chess/attack.h"
#include "modules/tour/watch/glimpse.h"
#include "puzzle/trace.h"
#include "scene/badge.h"
#include "solve/construct/patchwork.h"
#include "solve/tour/glimpse.h"
#include "scene/seam.h"

enum { PERCENT_SIDE_MAX = 12 }; /* with room for small numbers in corners */

int glimpse_longer_side(const struct puzzle *pz)
{
    return pz->aim.board.files > pz->aim.board.ranks ? pz->aim.board.files
                                                     : pz->aim.board.ranks;
}

static bool is_walking(const struct view *view)
{
    return view->pos->npath > 1;
}

static void draw_move(const struct puzzle *pz, struct scene *sc, int from,
                      int to, float stroke, enum ink ink)
{
    seam_line(sc, &pz->aim.board, &pz->aim.mover, from, to, stroke, 0, ink);
}

/* --- pheromone ----------------------------------------------------------- */

/* The start has the most by far, since every ant leaves it; so the colours
 * run up to the most that any other square has. */
static void draw_heat(const struct puzzle *pz, const struct past_glimpse *g,
                      struct scene *sc)
{
    int squares = board_squares(&pz->aim.board), most = 1;
    uint8_t *level = xcalloc((size_t)squares, 1);

    for (int sq = 0; sq < squares; sq++)
        if (sq != pz->aim.start && g->heat[sq] > most)
            most = g->heat[sq];
    for (int sq = 0; sq < squares; sq++)
        level[sq] = (uint8_t)(g->heat[sq] >= most ? 255
                                                  : g->heat[sq] * 255 / most);
    scene_field(sc, level);
    scene_fade(sc, 0.8f);
    free(level);
}

/* The same in numbers, in hundredths, in corners where no path goes. */
static void draw_percents(const struct puzzle *pz, const struct past_glimpse *g,
                          struct scene *sc)
{
    for (int sq = 0; sq < board_squares(&pz->aim.board); sq++) {
        struct box b = scene_square_box(sc, sq);
        char number[8];

        if (g->heat[sq] == 0)
            continue;
        snprintf(number, sizeof number, "%d", (g->heat[sq] * 100 + 127) / 255);
        scene_text(sc, (struct vec){ b.x + 0.05f, b.y + 0.13f }, 0.17f, 0.34f,
                   FACE_SANS, ANCHOR_LEFT, INK_LABEL, number);
    }
}

/* The most that lies on any move but those from the start, which every ant
 * makes one of. */
static int most_on_a_move(const struct puzzle *pz, const struct past_glimpse *g)
{
    int most = 1, ways = pz->aim.mover.n;

    for (int i = 0; i < ways * board_squares(&pz->aim.board); i++)
        if (i / ways != pz->aim.start && g->trails[i] > most)
            most = g->trails[i];
    return most;
}

/* The least that is drawn: of all moves as many as there are squares. */
static int least_drawn(const struct puzzle *pz, const struct past_glimpse *g)
{
    int n[256] = { 0 }, squares = board_squares(&pz->aim.board), level = 256;

    for (int i = 0; i < pz->aim.mover.n * squares; i++)
        n[g->trails[i]]++;
    for (int drawn = 0; level > 1 && drawn + n[level - 1] <= squares;)
        drawn += n[--level];
    return level;
}

static void draw_trails(const struct puzzle *pz, const struct past_glimpse *g,
                        struct scene *sc)
{
    int most = most_on_a_move(pz, g), least = least_drawn(pz, g);
    int ways = pz->aim.mover.n;

    for (int i = 0; i < ways * board_squares(&pz->aim.board); i++) {
        int to = attack_step(&pz->aim.board, i / ways,
                             pz->aim.mover.step[i % ways]);
        float share = fminf(1, (float)g->trails[i] / (float)most);

        if (g->trails[i] < least || share < 0.2f)
            continue;
        draw_move(pz, sc, i / ways, to, 0.015f + 0.12f * share * share,
                  INK_ATTACKED);
        scene_fade(sc, 0.75f);
    }
}

/* --- links --------------------------------------------------------------- */

/* Each square says which ring it is on: colours alone would not do. */
static void draw_letter(struct scene *sc, int square, int group)
{
    struct vec at = scene_square(sc, square);
    char letters[8];

    badge_letters(group, letters);
    scene_bead(sc, at, 0.2f, 0);
    scene_text(sc, at, 0.26f, 0.36f, FACE_BOLD, ANCHOR_CENTRE, badge_ink(group),
               letters);
}

/* The group of each square, or -1; owned by the caller. */
int *glimpse_groups(const struct puzzle *pz, const struct past_glimpse *g)
{
    int *group = xmalloc((size_t)board_squares(&pz->aim.board) * sizeof *group);

    for (int sq = 0; sq < board_squares(&pz->aim.board); sq++)
        group[sq] = -1;
    for (int i = 0; i < g->nlinks; i++)
        group[g->links[i].from] = group[g->links[i].to] = g->links[i].group;
    return group;
}

static void draw_letters(const struct puzzle *pz, const struct view *view,
                         const struct past_glimpse *g, struct scene *sc)
{
    int *group = glimpse_groups(pz, g);

    for (int sq = 0; sq < board_squares(&pz->aim.board); sq++)
        if (group[sq] >= 0 && !view->pos->cell[LAYER_PIECE][sq])
            draw_letter(sc, sq, group[sq]);
    free(group);
}

static bool is_one_ring(const struct past_glimpse *g)
{
    bool loose = false;

    for (int i = 0; i < g->nlinks; i++)
        loose = loose || g->links[i].group < 0;
    return g->ngroups == 1 && !loose;
}

/* While the knight walks they are only a faint reminder. */
static void draw_links(const struct puzzle *pz, const struct view *view,
                       const struct past_glimpse *g, struct scene *sc)
{
    for (int i = 0; i < g->nlinks; i++) {
        const struct tour_link *l = &g->links[i];

        if (l->group < 0)
            draw_move(pz, sc, l->from, l->to, 0.04f, INK_LABEL);
        else
            draw_move(pz, sc, l->from, l->to, 0.08f, badge_ink(l->group));
        scene_fade(sc, is_walking(view) ? 0.25f : l->group < 0 ? 0.6f : 1);
    }
    if (!is_walking(view) && !is_one_ring(g) &&
        glimpse_longer_side(pz) <= GLIMPSE_LETTERS_MAX)
        draw_letters(pz, view, g, sc);
}

/* --- together ------------------------------------------------------------ */

void glimpse_draw_below(const struct puzzle *pz, const struct view *view,
                        struct scene *sc)
{
    const struct past_glimpse *g = watch_glimpse(pz, view);
    const struct patchwork *pw = watch_patchwork(pz);
    int from, to;

    glimpse_seams(view, &from, &to);
    if (pw)
        glimpse_draw_patches(pz, view, pw,
                             from < to ? pw->seams[from].level : -1, sc);
    if (!g || glimpse_longer_side(pz) > GLIMPSE_LINES_MAX)
        return;
    if (g->heat)
        draw_heat(pz, g, sc);
    if (g->trails)
        draw_trails(pz, g, sc);
    if (g->heat && glimpse_longer_side(pz) <= PERCENT_SIDE_MAX)
        draw_percents(pz, g, sc);
    draw_links(pz, view, g, sc);
    if (pw && glimpse_longer_side(pz) > GLIMPSE_LETTERS_MAX &&
        !is_walking(view) && !is_one_ring(g))
        glimpse_draw_patch_letters(pz, pw, g, sc);
}

void glimpse_draw(const struct puzzle *pz, const struct view *view,
                  struct scene *sc)
{
    const struct past_glimpse *g = watch_glimpse(pz, view);
    const struct patchwork *pw = watch_patchwork(pz);

    if (pw && glimpse_longer_side(pz) <= GLIMPSE_LINES_MAX)
        glimpse_draw_seams(pz, view, pw, sc);
    if (g && g->nlengths && view->right.w > 0)
        glimpse_draw_population(pz, view, g, sc);
}
