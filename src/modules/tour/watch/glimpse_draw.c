/*
 * What a method has in mind, drawn: the pheromone of ants, and links between
 * squares, be they neurons that are on or the moves of small tours. The rest
 * is in tour_patches.c and tour_population.c.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "chess/attack.h"
#include "modules/tour/watch/glimpse.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"
#include "solve/construct/patchwork.h"
#include "solve/tour/glimpse.h"

enum {
    LINES_SIDE_MAX = 64,  /* larger boards show no single moves */
    PERCENT_SIDE_MAX = 12 /* nor small numbers in corners */
};

int tour_longer_side(const struct puzzle *pz)
{
    return pz->board.files > pz->board.ranks ? pz->board.files
                                             : pz->board.ranks;
}

static bool is_walking(const struct view *view)
{
    return view->pos->npath > 1;
}

static void draw_move(struct scene *sc, int from, int to, float stroke,
                      enum ink ink)
{
    struct vec pts[2] = { scene_square(sc, from), scene_square(sc, to) };

    scene_polyline(sc, pts, 2, stroke, 0, ink);
}

/* --- pheromone ----------------------------------------------------------- */

/* The start has the most by far, since every ant leaves it; so the colours
 * run up to the most that any other square has. */
static void draw_heat(const struct puzzle *pz, const struct tour_thought *t,
                      struct scene *sc)
{
    int squares = board_squares(&pz->board), most = 1;
    uint8_t *level = xcalloc((size_t)squares, 1);

    for (int sq = 0; sq < squares; sq++)
        if (sq != pz->start && t->heat[sq] > most)
            most = t->heat[sq];
    for (int sq = 0; sq < squares; sq++)
        level[sq] = (uint8_t)(t->heat[sq] >= most ? 255
                                                  : t->heat[sq] * 255 / most);
    scene_field(sc, level);
    scene_fade(sc, 0.8f);
    free(level);
}

/* The same in numbers, in hundredths, in corners where no path goes. */
static void draw_percents(const struct puzzle *pz, const struct tour_thought *t,
                          struct scene *sc)
{
    for (int sq = 0; sq < board_squares(&pz->board); sq++) {
        struct box b = scene_square_box(sc, sq);
        char number[8];

        if (t->heat[sq] == 0)
            continue;
        snprintf(number, sizeof number, "%d", (t->heat[sq] * 100 + 127) / 255);
        scene_text(sc, (struct vec){ b.x + 0.05f, b.y + 0.13f }, 0.17f, 0.34f,
                   FACE_SANS, ANCHOR_LEFT, INK_LABEL, number);
    }
}

/* The most that lies on any move but those from the start, which every ant
 * makes one of. */
static int most_on_a_move(const struct puzzle *pz, const struct tour_thought *t)
{
    int most = 1;

    for (int i = 0; i < 8 * board_squares(&pz->board); i++)
        if (i / 8 != pz->start && t->trails[i] > most)
            most = t->trails[i];
    return most;
}

/* The least that is drawn: of all moves as many as there are squares. */
static int least_drawn(const struct puzzle *pz, const struct tour_thought *t)
{
    int n[256] = { 0 }, squares = board_squares(&pz->board), level = 256;

    for (int i = 0; i < 8 * squares; i++)
        n[t->trails[i]]++;
    for (int drawn = 0; level > 1 && drawn + n[level - 1] <= squares;)
        drawn += n[--level];
    return level;
}

static void draw_trails(const struct puzzle *pz, const struct tour_thought *t,
                        struct scene *sc)
{
    int most = most_on_a_move(pz, t), least = least_drawn(pz, t);

    for (int i = 0; i < 8 * board_squares(&pz->board); i++) {
        int to = i / 8 + knight_stride(i % 8, pz->board.files);
        float share = fminf(1, (float)t->trails[i] / (float)most);

        if (t->trails[i] < least || share < 0.2f)
            continue;
        draw_move(sc, i / 8, to, 0.015f + 0.12f * share * share, INK_ATTACKED);
        scene_fade(sc, 0.75f);
    }
}

/* --- links --------------------------------------------------------------- */

enum ink tour_group_ink(int group)
{
    static const enum ink inks[] = { INK_PATH, INK_CONFLICT, INK_SOLVED,
                                     INK_END,  INK_ATTACKED, INK_HINT };

    return inks[group % 6];
}

/* A to Z, then AA, AB ... as wide as there is need for. */
void tour_group_letters(int group, char out[8])
{
    if (group < 26)
        snprintf(out, 8, "%c", 'A' + group);
    else
        snprintf(out, 8, "%c%c", 'A' + (group / 26 - 1) % 26, 'A' + group % 26);
}

/* Each square says which ring it is on: colours alone would not do. */
static void draw_letter(struct scene *sc, int square, int group)
{
    struct vec at = scene_square(sc, square);
    char letters[8];

    tour_group_letters(group, letters);
    scene_bead(sc, at, 0.2f, INK_CASING);
    scene_text(sc, at, 0.26f, 0.36f, FACE_BOLD, ANCHOR_CENTRE,
               tour_group_ink(group), letters);
}

/* The group of each square, or -1; owned by the caller. */
int *tour_groups_of(const struct puzzle *pz, const struct tour_thought *t)
{
    int *group = xmalloc((size_t)board_squares(&pz->board) * sizeof *group);

    for (int sq = 0; sq < board_squares(&pz->board); sq++)
        group[sq] = -1;
    for (int i = 0; i < t->nlinks; i++)
        group[t->links[i].from] = group[t->links[i].to] = t->links[i].group;
    return group;
}

static void draw_letters(const struct puzzle *pz, const struct view *view,
                         const struct tour_thought *t, struct scene *sc)
{
    int *group = tour_groups_of(pz, t);

    for (int sq = 0; sq < board_squares(&pz->board); sq++)
        if (group[sq] >= 0 && !view->pos->cell[LAYER_PIECE][sq])
            draw_letter(sc, sq, group[sq]);
    free(group);
}

static bool is_one_ring(const struct tour_thought *t)
{
    bool loose = false;

    for (int i = 0; i < t->nlinks; i++)
        loose = loose || t->links[i].group < 0;
    return t->ngroups == 1 && !loose;
}

/* While the knight walks they are only a faint reminder. */
static void draw_links(const struct puzzle *pz, const struct view *view,
                       const struct tour_thought *t, struct scene *sc)
{
    for (int i = 0; i < t->nlinks; i++) {
        const struct tour_link *l = &t->links[i];

        if (l->group < 0)
            draw_move(sc, l->from, l->to, 0.04f, INK_LABEL);
        else
            draw_move(sc, l->from, l->to, 0.08f, tour_group_ink(l->group));
        scene_fade(sc, is_walking(view) ? 0.25f : l->group < 0 ? 0.6f : 1);
    }
    if (!is_walking(view) && !is_one_ring(t) &&
        tour_longer_side(pz) <= TOUR_LETTERS_MAX)
        draw_letters(pz, view, t, sc);
}

/* --- together ------------------------------------------------------------ */

void tour_underlay(const struct puzzle *pz, const struct view *view,
                   struct scene *sc)
{
    const struct tour_thought *t;
    const struct patchwork *pw = tour_patchwork(pz);
    int from, to;

    if (pz->mode != TOUR_SOLVE)
        return;
    t = tour_thought(pz, view);
    tour_seams_of(pz, view, &from, &to);
    if (pw)
        tour_draw_patches(pz, pw, from < to ? pw->seams[from].level : -1, sc);
    if (!t || tour_longer_side(pz) > LINES_SIDE_MAX)
        return;
    if (t->heat)
        draw_heat(pz, t, sc);
    if (t->trails)
        draw_trails(pz, t, sc);
    if (t->heat && tour_longer_side(pz) <= PERCENT_SIDE_MAX)
        draw_percents(pz, t, sc);
    draw_links(pz, view, t, sc);
    if (pw && tour_longer_side(pz) > TOUR_LETTERS_MAX && !is_walking(view) &&
        !is_one_ring(t))
        tour_draw_patch_letters(pz, pw, t, sc);
}

void tour_overlay(const struct puzzle *pz, const struct view *view,
                  struct scene *sc)
{
    const struct tour_thought *t;
    const struct patchwork *pw = tour_patchwork(pz);

    if (pz->mode != TOUR_SOLVE)
        return;
    t = tour_thought(pz, view);
    if (pw && tour_longer_side(pz) <= LINES_SIDE_MAX)
        tour_draw_seams(pz, view, pw, sc);
    if (t && t->nlengths && view->right.w > 0)
        tour_draw_population(pz, view, t, sc);
}
