/* Placing pieces by hand: what stands, what is attacked, what is missing. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/say.h"
#include "chess/attack.h"
#include "chess/square.h"
#include "modules/pieces/best.h"
#include "modules/pieces/run.h"
#include "puzzle/board_setting.h"
#include "puzzle/hand/clicks.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/hand/placing.h"
#include "puzzle/trace.h"
#include "scene/seam.h"

struct puzzle {
    struct best best;
    struct placing_hand hand;
};

static bool check_placed(const struct params *params, struct error *err)
{
    const char *rest = params->at[PIECES_PUT].text;
    struct placing p;
    struct board board;
    bool ok;

    if (!pieces_board(params, &board, err))
        return false;
    ok = placing_check(rest, "placed", board.files, board.ranks, err);
    while (ok && placing_next(&rest, board.files, &p))
        if (board.hole[p.to])
            ok = error_set(err, "placed '%s': nothing can stand on a hole",
                           say_square(p.to, board.files).at);
    board_free(&board);
    return ok;
}

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    out->manner = MANNER_PLAYED;
    pieces_plan(params, out);
    out->anew = "Clear board";
    out->hint = "Click a square to place a piece or to take it away; drag a "
                "piece to move it.";
    return check_placed(params, err);
}

/* --- what stands --------------------------------------------------------- */

/* What stands on the board at the moment looked at. */
struct look {
    uint8_t *occupied; /* a byte a square; owned */
    uint8_t *attacked; /* the same, of those that are not occupied */
    int standing, conflicts, open; /* pieces; attacking pairs; squares
                                      neither occupied nor attacked */
};

static void look_init(struct look *out, const struct best *best,
                      const struct position *pos)
{
    const struct board *b = &best->board;
    int squares = board_squares(b);
    int *hits = xmalloc((size_t)attack_max(b) * sizeof *hits);

    *out = (struct look){ .occupied = xcalloc((size_t)squares, 1),
                          .attacked = xcalloc((size_t)squares, 1) };
    for (int sq = 0; sq < squares; sq++) {
        out->occupied[sq] = pos->cell[LAYER_PIECE][sq] != 0;
        out->standing += out->occupied[sq];
    }
    for (int sq = 0; sq < squares; sq++) {
        int n = out->occupied[sq]
                    ? attack_squares(b, out->occupied, &best->mover, sq, hits)
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

static void look_free(struct look *look)
{
    free(look->occupied);
    free(look->attacked);
}

/* Is it an arrangement as good as any? Only if that is found out yet. */
static bool is_best(const struct best *best, const struct look *look)
{
    return best->found && look->standing == best_number(best) &&
           (best->most ? look->conflicts == 0 : look->open == 0);
}

/* The same, asked of every moment: of most the number of pieces tells. */
static bool is_best_at(const struct best *best, const struct position *pos)
{
    struct look look;
    bool so;

    if (!best->found || (int)pos->npieces != best_number(best))
        return false;
    look_init(&look, best, pos);
    so = is_best(best, &look);
    look_free(&look);
    return so;
}

/* --- the run ------------------------------------------------------------- */

static void put(struct puzzle *pz, struct trace *tr, struct placing p)
{
    placing_record(tr, p, (uint32_t)pz->best.mover.kind);
    trace_moment(tr, is_best_at(&pz->best, &tr->tip) ? MOMENT_SOLUTION : 0, 0,
                 0);
}

static struct puzzle *create(bool most, const struct params *params,
                             struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);
    const char *rest = params->at[PIECES_PUT].text;
    struct placing p;

    placing_let_go(&pz->hand);
    best_init(&pz->best, most, params);
    board_setting_record(&pz->best.board, tr);
    trace_moment(tr, 0, 0, 0);
    while (placing_next(&rest, tr->tip.files, &p))
        put(pz, tr, p);
    return pz;
}

static struct puzzle *create_place(const struct params *params,
                                   struct trace *tr)
{
    return create(true, params, tr);
}

static struct puzzle *create_cover(const struct params *params,
                                   struct trace *tr)
{
    return create(false, params, tr);
}

static void destroy(struct puzzle *pz)
{
    best_free(&pz->best);
    free(pz);
}

/* Meanwhile it is found out how good one can be. */
static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    (void)tr;
    if (pz->best.found)
        return PROGRESS_WAITING;
    best_step(&pz->best, *budget);
    *budget = 0;
    return PROGRESS_MORE;
}

static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    enum reaction reaction;
    struct placing p;

    if (in->kind == INPUT_CHANGED)
        return REACTION_REDRAW;
    if (in->kind == INPUT_PRESS && in->tool == TOOL_HOLES && in->square >= 0)
        return pieces_cut(&pz->best.board, params, in->square, err);
    reaction = placing_input(&pz->hand, in, &p);
    if (reaction != REACTION_EDITED)
        return reaction;
    if (pz->best.board.hole[p.to]) {
        error_set(err, "nothing can stand on a hole; \"Edit\" puts the square "
                       "back");
        return p.from < 0 ? REACTION_REFUSED : REACTION_REDRAW;
    }
    trace_truncate(tr, in->view->index);
    placing_add(params, PIECES_PUT, tr->tip.files, p);
    put(pz, tr, p);
    return REACTION_EDITED;
}

static void retell(const struct puzzle *pz, const struct view *view,
                   struct params *params)
{
    (void)pz;
    clicks_keep(params, PIECES_PUT, view->index);
}

/* --- the picture --------------------------------------------------------- */

static void draw_conflicts(const struct best *best, const struct look *look,
                           struct scene *sc)
{
    int squares = board_squares(&best->board);

    for (int a = 0; a < squares; a++)
        for (int b = a + 1; look->occupied[a] && b < squares; b++) {
            if (!look->occupied[b] ||
                !attack_hits(&best->board, look->occupied, &best->mover, a, b))
                continue;
            seam_line(sc, &best->board, &best->mover, a, b, 0.08f, 0.03f,
                      INK_CONFLICT);
            scene_ring(sc, scene_square(sc, a), 0.46f, 0.06f, INK_CONFLICT);
            scene_ring(sc, scene_square(sc, b), 0.46f, 0.06f, INK_CONFLICT);
        }
}

/* Attacked squares are hatched; where all must be covered, the open ones have
 * a dot instead. */
static void draw_attacks(const struct best *best, const struct look *look,
                         struct scene *sc)
{
    for (int sq = 0; sq < board_squares(&best->board); sq++) {
        if (look->occupied[sq] || best->board.hole[sq])
            continue;
        if (best->most && look->attacked[sq]) {
            scene_hatch(sc, sq, INK_ATTACKED);
            scene_fade(sc, 0.4f);
        } else if (!best->most && !look->attacked[sq]) {
            scene_disc(sc, scene_square(sc, sq), 0.12f, INK_CONFLICT);
        }
    }
}

static void draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    const struct best *best = &pz->best;
    struct look look;

    look_init(&look, best, view->pos);
    if (view->params->at[PIECES_ATTACKS].number) {
        if (!best->most)
            tints_draw(best, view, sc);
        draw_attacks(best, &look, sc);
    }
    if (best->most)
        draw_conflicts(best, &look, sc);
    else
        pointing_draw(best, view, sc);
    if (view->hover >= 0 && !look.occupied[view->hover] &&
        !best->board.hole[view->hover])
        scene_piece(sc, scene_square(sc, view->hover), (int)best->mover.kind,
                    0.4f);
    look_free(&look);
}

/* --- the words ----------------------------------------------------------- */

static void status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    const struct best *best = &pz->best;
    struct look look;

    look_init(&look, best, view->pos);
    text_addf(out, "%d %s", look.standing,
              pieces_called(view->params, look.standing).at);
    if (best->most && look.conflicts)
        text_addf(out, ", %s in conflict",
                  say_count((uint64_t)look.conflicts, "pair").at);
    else if (!best->most && look.open)
        text_addf(out, ", %s left",
                  say_count((uint64_t)look.open, "square").at);
    else if (is_best(best, &look))
        text_add(out, best->most ? ": no more fit" : ": fewer cannot do it");
    look_free(&look);
}

static void explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    if (is_best_at(&pz->best, view->pos))
        text_add(out, "This is a best arrangement. ");
    best_say(&pz->best, view->params, out);
    if (!pz->best.most && view->params->at[PIECES_ATTACKS].number)
        tints_say(out);
    pieces_say_surface(view->params, out);
    if (!pz->best.most)
        pointing_say(&pz->best, view, out);
}

static void facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    best_facts(&pz->best, out);
    pieces_fact_squares(view, "Placed", out);
}

#define HAND                                                              \
    .plan = plan, .destroy = destroy, .step = step, .input = input,       \
    .retell = retell, .draw = draw, .status = status, .explain = explain, \
    .notation = pieces_notation, .facts = facts

const struct activity place_hand = { .heading = place_heading,
                                     .create = create_place,
                                     HAND };
const struct activity cover_hand = { .heading = cover_heading,
                                     .create = create_cover,
                                     HAND };
