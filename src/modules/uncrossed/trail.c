/* A path on the board: put there, drawn, told. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/text.h"
#include "chess/square.h"
#include "modules/uncrossed/run.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/trace.h"
#include "solve/uncrossed/crossing.h"

/* --- on the trace ----------------------------------------------------------
 */

void trail_put(struct trace *tr, enum piece_kind piece, int square)
{
    uint32_t n = tr->tip.npath;

    if (n)
        trace_set(tr, LAYER_PIECE, (int)tr->tip.path[n - 1], PIECE_NONE);
    trace_set(tr, LAYER_PIECE, square, (uint32_t)piece);
    trace_set(tr, LAYER_ORDER, square, n + 1);
}

void trail_take(struct trace *tr, enum piece_kind piece)
{
    uint32_t n = tr->tip.npath;

    trace_set(tr, LAYER_PIECE, (int)tr->tip.path[n - 1], PIECE_NONE);
    trace_set(tr, LAYER_ORDER, (int)tr->tip.path[n - 1], 0);
    if (n > 1)
        trace_set(tr, LAYER_PIECE, (int)tr->tip.path[n - 2], (uint32_t)piece);
}

void trail_close(struct trace *tr, bool closed)
{
    trace_count(tr, SLOT_CLOSED, closed);
}

/* --- looked at -------------------------------------------------------------
 */

int trail_squares(const struct view *view, int *out)
{
    for (uint32_t i = 0; i < view->pos->npath; i++)
        out[i] = (int)view->pos->path[i];
    return (int)view->pos->npath;
}

bool trail_is_closed(const struct view *view)
{
    return position_count(view->pos, SLOT_CLOSED) != 0;
}

int trail_moves(const struct view *view)
{
    int squares = (int)view->pos->npath;

    return squares ? squares - 1 + trail_is_closed(view) : 0;
}

static int last_square(const struct view *view)
{
    return (int)view->pos->path[view->pos->npath - 1];
}

/* --- drawn -----------------------------------------------------------------
 */

void trail_draw_ends(const struct view *view, struct scene *sc)
{
    size_t from = sc->ndraws;
    uint32_t n = view->pos->npath;

    if (n == 0)
        return;
    scene_ring(sc, scene_square(sc, (int)view->pos->path[0]), 0.42f, 0.05f,
               INK_START);
    if (trail_is_closed(view) && !(view->lined && scene_close_line(sc)))
        scene_arrow(sc, scene_square(sc, last_square(view)),
                    scene_square(sc, (int)view->pos->path[0]), 0.05f,
                    INK_SOLVED);
    scene_sink(sc, from);
}

static void draw_small_cross(struct scene *sc, int square)
{
    scene_cross(sc, scene_square_inner(sc, square, 0.36f), 0.05f, 0.02f,
                INK_CONFLICT);
}

void trail_draw_ways(const struct wanted *w, const struct view *view,
                     struct scene *sc)
{
    int squares = board_squares(&w->board), files = w->board.files;
    int *path = xmalloc((size_t)squares * sizeof *path);
    int n = trail_squares(view, path);

    for (int k = 0; n > 0 && !trail_is_closed(view) && k < w->mover.n; k++) {
        int file = path[n - 1] % files + w->mover.step[k].file;
        int rank = path[n - 1] / files + w->mover.step[k].rank;
        int to = rank * files + file;
        bool home = w->closed && n > 2 && to == path[0];

        if (!board_has(&w->board, file, rank) ||
            (view->pos->cell[LAYER_ORDER][to] && !home))
            continue;
        if (path_crossing(files, path, n, to) >= 0)
            draw_small_cross(sc, to);
        else
            scene_disc(sc, scene_square(sc, to), 0.16f, INK_TARGET);
    }
    free(path);
}

static void draw_dashed(struct scene *sc, struct vec a, struct vec b)
{
    enum { DASHES = 6 };
    for (int i = 0; i < DASHES; i++) {
        float s = (float)i / DASHES, t = ((float)i + 0.55f) / DASHES;
        struct vec dash[2] = { { a.x + (b.x - a.x) * s, a.y + (b.y - a.y) * s },
                               { a.x + (b.x - a.x) * t,
                                 a.y + (b.y - a.y) * t } };

        scene_polyline(sc, dash, 2, 0.07f, 0.03f, INK_CONFLICT);
    }
}

/* Where two lines meet; of lines along each other, the end of the second. */
static struct vec meeting(struct vec a, struct vec b, struct vec c,
                          struct vec d)
{
    float abx = b.x - a.x, aby = b.y - a.y, cdx = d.x - c.x, cdy = d.y - c.y;
    float det = abx * cdy - aby * cdx, t;

    if (det > -0.001f && det < 0.001f)
        return d;
    t = ((c.x - a.x) * cdy - (c.y - a.y) * cdx) / det;
    return (struct vec){ a.x + t * abx, a.y + t * aby };
}

void trail_draw_crossing(const struct view *view, int square, int place,
                         struct scene *sc)
{
    struct vec a = scene_square(sc, last_square(view));
    struct vec b = scene_square(sc, square);
    struct vec crossed[2] = { scene_square(sc, (int)view->pos->path[place]),
                              scene_square(sc,
                                           (int)view->pos->path[place + 1]) };
    size_t from = sc->ndraws;

    /* Below path and piece, so that these can still be seen. */
    scene_polyline(sc, crossed, 2, 0.22f, 0.02f, INK_CONFLICT);
    draw_dashed(sc, a, b);
    scene_sink(sc, from);
    scene_ring(sc, meeting(a, b, crossed[0], crossed[1]), 0.16f, 0.06f,
               INK_CONFLICT);
    draw_small_cross(sc, square);
}

void trail_draw_left(const struct view *view, int square, struct scene *sc)
{
    size_t from = sc->ndraws;

    if (view->pos->npath)
        draw_dashed(sc, scene_square(sc, last_square(view)),
                    scene_square(sc, square));
    scene_sink(sc, from);
}

/* --- told ------------------------------------------------------------------
 */

void trail_notation(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    int files = view->pos->files;

    (void)pz;
    for (uint32_t i = 0; i < view->pos->npath; i++)
        text_addf(out, "%s%s", i ? " " : "",
                  say_square((int)view->pos->path[i], files).at);
    if (trail_is_closed(view))
        text_addf(out, " %s", say_square((int)view->pos->path[0], files).at);
}

void trail_facts(const struct view *view, struct facts *out)
{
    /* The status tells it. */
    facts_number(out, "moves", NULL, (uint64_t)trail_moves(view));
    facts_truth(out, "closed", NULL, trail_is_closed(view));
    facts_squares(out, "squares", NULL, view->pos->files);
    for (uint32_t i = 0; i < view->pos->npath; i++)
        facts_item(out, view->pos->path[i]);
}

/* --- what the solver knows -------------------------------------------------
 */

void known_say(const struct uncrossed *u, const struct wanted *w,
               struct text *out)
{
    int moves = uncrossed_moves(u);
    const char *kind = w->closed ? "closed " : "";
    double share = 100 * uncrossed_share(u);

    switch (uncrossed_now(u)) {
    case UNCROSSED_DONE:
        if (moves == 0)
            text_addf(out, "There is no %spath of this piece on this board.",
                      kind);
        else
            text_addf(out, "No %spath has more than %s: this is proved.", kind,
                      say_count((uint64_t)moves, "move").at);
        break;
    case UNCROSSED_GAVE_UP:
        text_addf(out,
                  "The search gave up: this board has more cases than fit into "
                  "memory. The longest %spath found has %s. There may be "
                  "longer ones.",
                  kind, say_count((uint64_t)moves, "move").at);
        break;
    case UNCROSSED_MORE:
        text_addf(out, "Round %d of the search, %.0f %% done. ",
                  uncrossed_round(u), share);
        if (moves)
            text_addf(out,
                      "The longest %spath so far has %s. Is there a longer "
                      "one?",
                      kind, say_count((uint64_t)moves, "move").at);
        break;
    }
}

void known_facts(const struct uncrossed *u, struct facts *out)
{
    bool proved = uncrossed_now(u) == UNCROSSED_DONE;

    facts_number(out, "longest", proved ? "Longest" : "Longest so far",
                 (uint64_t)uncrossed_moves(u));
    facts_help(out, "The most moves of a path on this board that never "
                    "crosses itself.");
    facts_truth(out, "proved", "Proved", proved);
    facts_help(out, "Is it sure that no path is longer? The board is gone over "
                    "square by square; of all beginnings after which the rest "
                    "of the board can be used alike, only the longest counts.");
}
