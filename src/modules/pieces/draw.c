/* What stands, what is attacked, and how it is shown. */
#include <stdlib.h>

#include "base/alloc.h"
#include "chess/attack.h"
#include "modules/pieces/run.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"

void pieces_look(const struct puzzle *pz, const struct position *pos,
                 struct pieces_look *out)
{
    const struct board *b = &pz->board;
    int squares = board_squares(b);
    int *hits = xmalloc((size_t)attack_max(b) * sizeof *hits);

    *out = (struct pieces_look){ .occupied = xcalloc((size_t)squares, 1),
                                 .attacked = xcalloc((size_t)squares, 1) };
    for (int sq = 0; sq < squares; sq++) {
        out->occupied[sq] = pos->cell[LAYER_PIECE][sq] != 0;
        out->standing += out->occupied[sq];
    }
    for (int sq = 0; sq < squares; sq++) {
        int n = out->occupied[sq]
                    ? attack_squares(b, out->occupied, (int)pz->piece, sq, hits)
                    : 0;

        while (n-- > 0) {
            out->attacked[hits[n]] = 1;
            out->conflicts += out->occupied[hits[n]] && hits[n] > sq;
        }
    }
    for (int sq = 0; sq < squares; sq++)
        out->open += !out->occupied[sq] && !out->attacked[sq] && !b->hole[sq];
    free(hits);
}

void pieces_look_free(struct pieces_look *look)
{
    free(look->occupied);
    free(look->attacked);
}

static void draw_conflicts(const struct puzzle *pz,
                           const struct pieces_look *look, struct scene *sc)
{
    int squares = board_squares(&pz->board);

    for (int a = 0; a < squares; a++)
        for (int b = a + 1; look->occupied[a] && b < squares; b++) {
            struct vec pts[2] = { scene_square(sc, a), scene_square(sc, b) };

            if (!look->occupied[b] ||
                !attack_hits(&pz->board, look->occupied, (int)pz->piece, a, b))
                continue;
            scene_polyline(sc, pts, 2, 0.08f, 0.03f, INK_CONFLICT);
            scene_ring(sc, pts[0], 0.46f, 0.06f, INK_CONFLICT);
            scene_ring(sc, pts[1], 0.46f, 0.06f, INK_CONFLICT);
        }
}

/* Attacked squares are hatched; where all must be covered, the open ones have
 * a dot. */
static void draw_attacks(const struct puzzle *pz,
                         const struct pieces_look *look, struct scene *sc)
{
    for (int sq = 0; sq < board_squares(&pz->board); sq++) {
        if (look->occupied[sq] || pz->board.hole[sq])
            continue;
        if (look->attacked[sq]) {
            scene_hatch(sc, sq, INK_ATTACKED);
            scene_fade(sc, 0.4f);
        } else if (!pz->solver->most) {
            scene_disc(sc, scene_square(sc, sq), 0.12f, INK_CONFLICT);
        }
    }
}

void pieces_draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    struct pieces_look look;

    if (view->params->at[PIECES_ARGUMENT].number && pz->known &&
        pz->mode == MODE_ALBUM && pz->solver->draw_why)
        pz->solver->draw_why(pz, sc);
    if (pz->mode != MODE_HAND)
        return;
    pieces_look(pz, view->pos, &look);
    if (view->params->at[PIECES_ATTACKS].number)
        draw_attacks(pz, &look, sc);
    if (pz->solver->most)
        draw_conflicts(pz, &look, sc);
    if (view->hover >= 0 && !look.occupied[view->hover] &&
        !pz->board.hole[view->hover])
        scene_piece(sc, scene_square(sc, view->hover), (int)pz->piece, 0.4f);
    pieces_look_free(&look);
}
