/* Two armies as they stand, and what is drawn of it. */
#include "modules/armies/look.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "chess/attack.h"
#include "puzzle/trace.h"
#include "scene/seam.h"

static int enemy(int army)
{
    return army == ARMY_WHITE ? ARMY_BLACK : ARMY_WHITE;
}

void look_init(struct look *out, const struct camp *c,
               const struct position *pos)
{
    const struct board *b = &c->board;
    int squares = board_squares(b);
    int *hits = xmalloc((size_t)attack_max(b) * sizeof *hits);

    *out = (struct look){ .side = xcalloc((size_t)squares, 1) };
    for (int army = 0; army < ARMIES; army++)
        out->under[army] = xcalloc((size_t)squares, 1);
    for (int sq = 0; sq < squares; sq++) {
        out->side[sq] = (uint8_t)armies_side(pos->cell[LAYER_PIECE][sq]);
        out->size[out->side[sq]]++;
    }
    for (int sq = 0; sq < squares; sq++) {
        int army = out->side[sq];
        int n = army ? attack_squares(b, out->side, &c->mover, sq, hits) : 0;

        while (n-- > 0) {
            out->under[army][hits[n]] = 1;
            out->conflicts += army == ARMY_WHITE &&
                              out->side[hits[n]] == ARMY_BLACK;
        }
    }
    free(hits);
}

void look_free(struct look *look)
{
    for (int army = 0; army < ARMIES; army++)
        free(look->under[army]);
    free(look->side);
}

/* --- drawn ---------------------------------------------------------------- */

static void draw_conflict(const struct camp *c, int from, int to,
                          struct scene *sc)
{
    seam_line(sc, &c->board, &c->mover, from, to, 0.08f, 0.03f, INK_CONFLICT);
    scene_ring(sc, scene_square(sc, from), 0.46f, 0.06f, INK_CONFLICT);
    scene_ring(sc, scene_square(sc, to), 0.46f, 0.06f, INK_CONFLICT);
}

void look_draw_conflicts(const struct look *look, const struct camp *c,
                         struct scene *sc)
{
    int *hits = xmalloc((size_t)attack_max(&c->board) * sizeof *hits);

    for (int sq = 0; sq < board_squares(&c->board); sq++) {
        int n = look->side[sq] == ARMY_WHITE
                    ? attack_squares(&c->board, look->side, &c->mover, sq, hits)
                    : 0;

        while (n-- > 0)
            if (look->side[hits[n]] == ARMY_BLACK)
                draw_conflict(c, sq, hits[n], sc);
    }
    free(hits);
}

/* A light dot on the left for White, a dark one on the right for Black. */
void look_draw_free(const struct look *look, const struct camp *c,
                    struct scene *sc)
{
    size_t from = sc->ndraws;

    for (int sq = 0; sq < board_squares(&c->board); sq++)
        for (int army = ARMY_WHITE; army <= ARMY_BLACK; army++) {
            struct vec at = scene_square(sc, sq);

            if (look->side[sq] || c->board.hole[sq] ||
                look->under[enemy(army)][sq])
                continue;
            at.x += army == ARMY_WHITE ? -0.15f : 0.15f;
            scene_disc(sc, at, 0.1f, INK_LABEL);
            if (army == ARMY_WHITE)
                scene_disc(sc, at, 0.08f, INK_CASING);
        }
    scene_sink(sc, from);
}

void armies_draw_pointed(const struct camp *c, const struct view *view,
                         struct scene *sc)
{
    size_t from = sc->ndraws;
    struct look look;
    int *hits, n = 0;

    if (view->hover < 0 || !view->pos->cell[LAYER_PIECE][view->hover])
        return;
    look_init(&look, c, view->pos);
    hits = xmalloc((size_t)attack_max(&c->board) * sizeof *hits);
    n = attack_squares(&c->board, look.side, &c->mover, view->hover, hits);
    while (n-- > 0)
        scene_outline(sc, scene_square_inner(sc, hits[n], 0.08f), 0.08f, 0.06f,
                      INK_SELECTED);
    scene_sink(sc, from); /* the pieces stand on it */
    free(hits);
    look_free(&look);
}
