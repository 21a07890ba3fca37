/* What the pointer asks of a board that is to be covered: what a piece covers,
 * and who covers a square. Drawn by frames and lines, not by a colour alone. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/say.h"
#include "chess/attack.h"
#include "chess/square.h"
#include "modules/pieces/best.h"
#include "modules/pieces/run.h"
#include "puzzle/trace.h"
#include "scene/seam.h"

/* The pieces of a view, and the squares that one of them covers or those that
 * cover the one pointed at. */
struct pointing {
    int square; /* pointed at, or -1 */
    bool piece; /* one stands there */
    uint8_t *occupied;
    int *hits; /* owned, both */
    int nhits;
};

static int list_coverers(const struct best *best, const struct pointing *p)
{
    int n = 0;

    for (int sq = 0; sq < board_squares(&best->board); sq++)
        if (p->occupied[sq] &&
            attack_hits(&best->board, p->occupied, &best->mover, sq, p->square))
            p->hits[n++] = sq;
    return n;
}

static void pointing_init(struct pointing *p, const struct best *best,
                          const struct view *view)
{
    const struct board *b = &best->board;
    int squares = board_squares(b), at = view->hover;

    *p = (struct pointing){ .square = at < 0 || b->hole[at] ? -1 : at,
                            .occupied = xcalloc((size_t)squares, 1),
                            .hits = xmalloc((size_t)squares *
                                            sizeof *p->hits) };
    for (int sq = 0; sq < squares; sq++)
        p->occupied[sq] = view->pos->cell[LAYER_PIECE][sq] != 0;
    if (p->square < 0)
        return;
    p->piece = p->occupied[at];
    p->nhits = p->piece
                   ? attack_squares(b, p->occupied, &best->mover, at, p->hits)
                   : list_coverers(best, p);
}

static void pointing_free(struct pointing *p)
{
    free(p->occupied);
    free(p->hits);
}

void pointing_draw(const struct best *best, const struct view *view,
                   struct scene *sc)
{
    size_t from = sc->ndraws;
    struct pointing p;

    pointing_init(&p, best, view);
    for (int i = 0; i < p.nhits; i++) {
        if (p.piece) {
            scene_outline(sc, scene_square_inner(sc, p.hits[i], 0.08f), 0.08f,
                          0.06f, INK_SELECTED);
        } else {
            seam_line(sc, &best->board, &best->mover, p.hits[i], p.square,
                      0.06f, 0.03f, INK_SELECTED);
            scene_ring(sc, scene_square(sc, p.hits[i]), 0.46f, 0.06f,
                       INK_SELECTED);
        }
    }
    scene_sink(sc, from); /* the pieces stand on it */
    pointing_free(&p);
}

static void say_coverers(const struct pointing *p, const struct params *params,
                         int files, struct text *out)
{
    text_addf(out, " %s is covered by the %s on ",
              say_square(p->square, files).at,
              pieces_called(params, p->nhits).at);
    for (int i = 0; i < p->nhits; i++)
        text_addf(out, "%s%s", say_between(i, p->nhits, " and "),
                  say_square(p->hits[i], files).at);
    text_add(out, ".");
}

void pointing_say(const struct best *best, const struct view *view,
                  struct text *out)
{
    int files = best->board.files;
    struct pointing p;

    pointing_init(&p, best, view);
    if (p.piece)
        text_addf(out, " The %s on %s covers its own square and %s more.",
                  pieces_called(view->params, 1).at,
                  say_square(p.square, files).at,
                  say_number((uint64_t)p.nhits).at);
    else if (p.nhits)
        say_coverers(&p, view->params, files, out);
    else if (p.square >= 0)
        text_addf(out, " %s is not covered.", say_square(p.square, files).at);
    pointing_free(&p);
}
