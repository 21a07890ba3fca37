/*
 * What a method has in mind, drawn: below the path the pheromone of ants, the
 * neurons that are on, the small tours that are being joined; above it the
 * seam under way; beside the board the population of a genetic algorithm.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "chess/attack.h"
#include "modules/tour_run.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"
#include "solve/patchwork.h"
#include "solve/tour_glimpse.h"

enum {
    LINES_SIDE_MAX = 64,        /* larger boards show no single moves */
    LETTERS_SIDE_MAX = 32,      /* nor letters on squares */
    PERCENT_SIDE_MAX = 12,      /* nor small numbers in their corners */
    PATCHES_MAX = 1024,         /* the smallest are outlined up to */
    TRAIL_LEAST = 77            /* of 255: fainter ones are not drawn */
};

static int longer_side(const struct puzzle *pz)
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
static void draw_percents(const struct puzzle *pz,
                          const struct tour_thought *t, struct scene *sc)
{
    for (int sq = 0; sq < board_squares(&pz->board); sq++) {
        struct box b = scene_square_box(sc, sq);
        char number[8];

        if (t->heat[sq] == 0)
            continue;
        snprintf(number, sizeof number, "%d", (t->heat[sq] * 100 + 127) / 255);
        scene_text(sc, (struct vec){ b.x + 0.05f, b.y + 0.13f }, 0.17f,
                   0.34f, FACE_SANS, ANCHOR_LEFT, INK_LABEL, number);
    }
}

static void draw_trails(const struct puzzle *pz, const struct tour_thought *t,
                        struct scene *sc)
{
    for (int i = 0; i < 8 * board_squares(&pz->board); i++) {
        int to = i / 8 + knight_steps[i % 8].rank * pz->board.files +
                 knight_steps[i % 8].file;

        if (t->trails[i] < TRAIL_LEAST)
            continue;
        draw_move(sc, i / 8, to, 0.2f * (float)(t->trails[i] - TRAIL_LEAST / 2)
                                 / 255, INK_ATTACKED);
        scene_fade(sc, 0.75f);
    }
}

/* --- links --------------------------------------------------------------- */

static enum ink group_ink(int group)
{
    static const enum ink inks[] = {
        INK_PATH, INK_CONFLICT, INK_SOLVED, INK_END, INK_ATTACKED, INK_HINT
    };

    return inks[group % 6];
}

/* A to Z, then AA, AB ... as wide as there is need for. */
static void group_letters(int group, char out[8])
{
    if (group < 26)
        snprintf(out, 8, "%c", 'A' + group);
    else
        snprintf(out, 8, "%c%c", 'A' + (group / 26 - 1) % 26,
                 'A' + group % 26);
}

/* Each square says which ring it is on: colours alone would not do. */
static void draw_letter(struct scene *sc, int square, int group)
{
    struct vec at = scene_square(sc, square);
    char letters[8];

    group_letters(group, letters);
    scene_bead(sc, at, 0.2f, INK_CASING);
    scene_text(sc, at, 0.26f, 0.36f, FACE_BOLD, ANCHOR_CENTRE,
               group_ink(group), letters);
}

/* The group of each square, or -1; owned by the caller. */
static int *groups_of(const struct puzzle *pz, const struct tour_thought *t)
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
    int *group = groups_of(pz, t);

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
            draw_move(sc, l->from, l->to, 0.08f, group_ink(l->group));
        scene_fade(sc, is_walking(view) ? 0.25f : l->group < 0 ? 0.6f : 1);
    }
    if (!is_walking(view) && !is_one_ring(t) &&
        longer_side(pz) <= LETTERS_SIDE_MAX)
        draw_letters(pz, view, t, sc);
}

/* --- patchwork ----------------------------------------------------------- */

static struct box patch_box(const struct scene *sc, const struct puzzle *pz,
                            const struct patch *p)
{
    int files = pz->board.files;
    struct box a = scene_square_box(sc, p->rank * files + p->file);
    struct box b = scene_square_box(sc, (p->rank + p->ranks - 1) * files +
                                        p->file + p->files - 1);
    float x = fminf(a.x, b.x), y = fminf(a.y, b.y);

    return (struct box){ x, y, (float)p->files, (float)p->ranks };
}

/* The smallest patches, and as strong lines those that a seam has made. */
static void draw_patches(const struct puzzle *pz, const struct patchwork *pw,
                         int made, struct scene *sc)
{
    float width = fmaxf(0.04f, (float)longer_side(pz) / 400);
    int finest = patchwork_finest(pw);
    bool many = patchwork_count(pw, finest) > PATCHES_MAX;

    for (size_t i = 0; i < pw->npatches; i++) {
        const struct patch *p = &pw->patches[i];

        if (p->level != made && (p->level != finest || many))
            continue;
        scene_outline(sc, patch_box(sc, pz, p), 0,
                      p->level == made ? 2.5f * width : width, INK_LABEL);
    }
}

/* Where squares are too small for letters, one for each patch. */
static void draw_patch_letters(const struct puzzle *pz,
                               const struct patchwork *pw,
                               const struct tour_thought *t, struct scene *sc)
{
    int *group = groups_of(pz, t), finest = patchwork_finest(pw);

    for (size_t i = 0; i < pw->npatches; i++) {
        const struct patch *p = &pw->patches[i];
        struct box b = patch_box(sc, pz, p);
        struct vec at = { b.x + b.w / 2, b.y + b.h / 2 };
        int g = group[(p->rank + 1) * pz->board.files + p->file + 1];
        char letters[8];

        if (p->level != finest || g < 0)
            continue;
        group_letters(g, letters);
        scene_bead(sc, at, 1.3f, INK_CASING);
        scene_text(sc, at, 1.5f, 2.4f, FACE_BOLD, ANCHOR_CENTRE,
                   group_ink(g), letters);
    }
    free(group);
}

/* The seams that the moment looked at has sewn: from, and up to. */
static void seams_of(const struct puzzle *pz, const struct view *view,
                     int *from, int *to)
{
    const struct tour_record *r = tour_record(pz, view);

    *to = *from = r->turn;
    if (r->moment == view->index && r->moment > 0)
        *from = tour_past_at(&pz->past, r->moment - 1)->turn;
}

static void draw_dashes(struct scene *sc, int from, int to, enum ink ink)
{
    struct vec a = scene_square(sc, from), b = scene_square(sc, to);
    enum { DASHES = 7 };

    for (int i = 0; i < DASHES; i += 2) {
        float s = (float)i / DASHES, e = (float)(i + 1) / DASHES;
        struct vec pts[2] = {
            { a.x + (b.x - a.x) * s, a.y + (b.y - a.y) * s },
            { a.x + (b.x - a.x) * e, a.y + (b.y - a.y) * e }
        };

        scene_polyline(sc, pts, 2, 0.09f, 0.03f, ink);
    }
}

static void draw_seam(const struct seam *s, struct scene *sc)
{
    for (int i = 0; i < s->nremoved; i++)
        draw_dashes(sc, s->removed[i][0], s->removed[i][1], INK_CONFLICT);
    for (int i = 0; i < s->nadded; i++) {
        struct vec pts[2] = { scene_square(sc, s->added[i][0]),
                              scene_square(sc, s->added[i][1]) };

        scene_polyline(sc, pts, 2, 0.13f, 0.04f, INK_SOLVED);
    }
}

static void draw_seams(const struct puzzle *pz, const struct view *view,
                       const struct patchwork *pw, struct scene *sc)
{
    int from, to;

    seams_of(pz, view, &from, &to);
    for (; from < to; from++)
        draw_seam(&pw->seams[from], sc);
}

/* --- population ---------------------------------------------------------- */

struct vec tour_aside(const struct params *params)
{
    int files = params->at[TOUR_SIZE].number;
    int ranks = params->at[TOUR_SIZE].second;
    const struct tour_method *method = tour_method_find(
        tour_algorithms[params->at[TOUR_ALGORITHM].number]);

    if (method != &tour_genetic ||
        params->at[TOUR_MODE].number != TOUR_SOLVE)
        return (struct vec){ 0, 0 };
    return (struct vec){ 0.32f * (float)(files > ranks ? files : ranks), 0 };
}

static int longest_member(const struct tour_thought *t)
{
    int best = 0;

    for (int i = 1; i < t->nlengths; i++)
        best = t->lengths[i] > t->lengths[best] ? i : best;
    return best;
}

static void draw_triangle(struct scene *sc, struct vec at, float size,
                          enum ink ink)
{
    struct vec pts[3] = { { at.x + size, at.y },
                          { at.x - size, at.y - size },
                          { at.x - size, at.y + size } };

    scene_polygon(sc, pts, 3, ink);
}

static void draw_diamond(struct scene *sc, struct vec at, float size,
                         enum ink ink)
{
    struct vec pts[4] = { { at.x, at.y - size }, { at.x + size, at.y },
                          { at.x, at.y + size }, { at.x - size, at.y } };

    scene_polygon(sc, pts, 4, ink);
}

/* One bar a member, as long as its walk; a hair where there was none yet. */
static void draw_bars(const struct puzzle *pz, const struct tour_thought *t,
                      struct box room, struct scene *sc)
{
    float row = room.h / (float)t->nlengths, mark = fminf(row * 0.45f,
                                                          room.w * 0.05f);
    float x = room.x + 3 * mark, width = room.w - 6 * mark;
    int best = longest_member(t);

    for (int i = 0; i < t->nlengths; i++) {
        float y = room.y + row * ((float)i + 0.5f);
        float share = (float)t->lengths[i] / (float)tour_squares(pz);
        struct box bar = { x, y - row * 0.32f, width * share, row * 0.64f };
        bool marked = i == best && t->lengths[i] > 0;

        if (t->lengths[i] == 0)
            bar = (struct box){ x, y - row * 0.05f, width, row * 0.1f };
        scene_rect(sc, bar, 0, marked ? INK_ACCENT
                              : t->lengths[i] ? INK_FAINT : INK_LINE);
        if (marked)
            draw_diamond(sc, (struct vec){ x + bar.w + 1.6f * mark, y },
                         1.2f * mark, INK_ACCENT);
        if (i == t->walking)
            draw_triangle(sc, (struct vec){ x - 1.6f * mark, y }, 1.2f * mark,
                          INK_STRONG);
    }
}

static void draw_population(const struct puzzle *pz, const struct view *view,
                            const struct tour_thought *t, struct scene *sc)
{
    float em = view->right.w * 0.095f, in = view->right.w * 0.08f;
    struct box room = { view->right.x + in, view->right.y,
                        view->right.w - in, view->right.h };
    char line[64];

    snprintf(line, sizeof line, "Generation %llu",
             (unsigned long long)tour_record(pz, view)->rounds);
    scene_text(sc, (struct vec){ room.x, room.y + em * 0.7f }, em, room.w,
               FACE_BOLD, ANCHOR_LEFT, INK_STRONG, line);
    snprintf(line, sizeof line, "best: %d of %d",
             t->lengths[longest_member(t)], tour_squares(pz));
    scene_text(sc, (struct vec){ room.x, room.y + em * 2 }, em, room.w,
               FACE_SANS, ANCHOR_LEFT, INK_TEXT, line);
    room.y += em * 2.9f;
    room.h -= em * 2.9f;
    draw_bars(pz, t, room, sc);
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
    seams_of(pz, view, &from, &to);
    if (pw)
        draw_patches(pz, pw, from < to ? pw->seams[from].level : -1, sc);
    if (!t || longer_side(pz) > LINES_SIDE_MAX)
        return;
    if (t->heat)
        draw_heat(pz, t, sc);
    if (t->trails)
        draw_trails(pz, t, sc);
    if (t->heat && longer_side(pz) <= PERCENT_SIDE_MAX)
        draw_percents(pz, t, sc);
    draw_links(pz, view, t, sc);
    if (pw && longer_side(pz) > LETTERS_SIDE_MAX && !is_walking(view) &&
        !is_one_ring(t))
        draw_patch_letters(pz, pw, t, sc);
}

void tour_overlay(const struct puzzle *pz, const struct view *view,
                  struct scene *sc)
{
    const struct tour_thought *t;
    const struct patchwork *pw = tour_patchwork(pz);

    if (pz->mode != TOUR_SOLVE)
        return;
    t = tour_thought(pz, view);
    if (pw && longer_side(pz) <= LINES_SIDE_MAX)
        draw_seams(pz, view, pw, sc);
    if (t && t->nlengths && view->right.w > 0)
        draw_population(pz, view, t, sc);
}
