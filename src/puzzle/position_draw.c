/* The parts of a board's picture that come from its position alone. */
#include "puzzle/position_draw.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "chess/route.h"
#include "puzzle/trace.h"
#include "scene/seam.h"

/* How far from the squares that are seen lines are still drawn: a little
 * sticks out, and a move across a seam has a part on either side. */
enum { SEAM_REACH = 8 };

static const float STROKE = 0.07f, CASING = 0.03f, BEAD = 0.245f, ROOM = 0.52f,
                   CORNER = 0.33f, BESIDE = 0.68f;

void position_draw_holes(const struct position *pos, struct scene *sc)
{
    for (int sq = 0; sq < position_squares(pos); sq++)
        if (pos->cell[LAYER_HOLE][sq])
            scene_hole(sc, sq);
}

void position_draw_washes(const struct position *pos, struct scene *sc)
{
    for (int sq = 0; sq < position_squares(pos); sq++)
        if (pos->cell[LAYER_WASH][sq])
            scene_tint(sc, sq, (enum ink)(pos->cell[LAYER_WASH][sq] - 1), 0.5f);
}

/* As many squares as can be visited. */
static size_t most_visits(const struct position *pos)
{
    size_t n = 0;

    for (int sq = 0; sq < position_squares(pos); sq++)
        n += !pos->cell[LAYER_HOLE][sq];
    return n;
}

void position_draw_colours(const struct position *pos, struct scene *sc)
{
    int n = position_squares(pos), most = n;
    uint8_t *level = xcalloc((size_t)n, 1);

    for (uint32_t i = 0; i < pos->npath; i++)
        level[pos->path[i]] = (uint8_t)(1 + (uint64_t)i * 254 / (uint64_t)most);
    scene_field(sc, level);
    free(level);
}

/* --- the line ------------------------------------------------------------- */

struct vec position_between(const struct scene *sc, struct lie lie, int from,
                            int to, float share)
{
    struct vec a = scene_square(sc, from), b = scene_square(sc, to);

    if (lie.board)
        return seam_point(sc, lie.board, lie.mover, from, to, share);
    return (struct vec){ a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share };
}

/* A stretch of the line that crosses no seam. */
struct stretch {
    struct scene *sc;
    struct vec *pts; /* owned; room for all of the path */
    size_t n, first; /* points; the number of its first move */
    size_t of;       /* see scene_weave */
    bool cut;        /* there may be more of it where nobody looks */
};

static void stretch_end(struct stretch *s)
{
    if (s->n > 1) {
        scene_polyline(s->sc, s->pts, s->n, STROKE, CASING, INK_PATH);
        scene_weave(s->sc, s->first, s->of);
        if (s->cut)
            scene_cut(s->sc);
    }
    s->n = 0;
}

static void stretch_on(struct stretch *s, struct vec from, struct vec to,
                       size_t move)
{
    if (s->n == 0) {
        s->first = move;
        s->pts[s->n++] = from;
    }
    s->pts[s->n++] = to;
}

/* A move is in several parts where it crosses seams: each begins a stretch. */
static void stretch_move(struct stretch *s, struct lie lie, int from, int to,
                         float share, size_t move)
{
    struct seam_part parts[ROUTE_PARTS_MAX];
    int n;

    if (!lie.board) {
        stretch_on(s, scene_square(s->sc, from),
                   position_between(s->sc, lie, from, to, share), move);
        return;
    }
    n = seam_cut(
        parts, seam_parts(s->sc, lie.board, lie.mover, from, to, parts), share);
    for (int i = 0; i < n; i++) {
        if (i > 0)
            stretch_end(s);
        stretch_on(s, parts[i].ends[0], parts[i].ends[1], move);
    }
}

/* May any of the lines between `a` and `b`, and from `least` to `most`, be
 * seen? One that leaves the board comes back elsewhere, if not far from
 * there. */
static bool spans(int a, int b, int least, int most, bool joined)
{
    int low = a < b ? a : b, high = a < b ? b : a;

    if (joined && high - low > SEAM_REACH)
        return true;
    return high >= least - SEAM_REACH && low <= most + SEAM_REACH;
}

static bool is_seen(const struct position *pos, const struct pane *p, int from,
                    int to, bool joined)
{
    int files = pos->files;

    return !p || (spans(from / files, to / files, p->rank,
                        p->rank + p->ranks - 1, joined) &&
                  spans(from % files, to % files, p->file,
                        p->file + p->files - 1, joined));
}

void position_draw_line(const struct position *pos, struct scene *sc,
                        struct lie lie, struct path_tip tip, bool ordered,
                        const struct pane *pane)
{
    size_t n = pos->npath, moves = tip.beyond < 0 ? n - 1 : n;
    struct stretch s = { .sc = sc,
                         .pts = xmalloc((n + 1) * sizeof *s.pts),
                         .of = ordered ? most_visits(pos) : 0,
                         .cut = pane != NULL };

    if (lie.board) /* what leaves the board ends at its edge */
        scene_clip(sc,
                   (struct box){ 0, 0, (float)pos->files, (float)pos->ranks });
    for (size_t i = 0; i < moves; i++) {
        int from = (int)pos->path[i];
        int to = i + 1 < n ? (int)pos->path[i + 1] : tip.beyond;

        if (is_seen(pos, pane, from, to, lie.board != NULL))
            stretch_move(&s, lie, from, to, i + 1 < moves ? 1 : tip.share, i);
        else
            stretch_end(&s);
    }
    stretch_end(&s);
    if (lie.board)
        scene_unclip(sc);
    free(s.pts);
}

/* --- numbers -------------------------------------------------------------- */

/* All numbers are shown or none: a short one gets only its share of the room
 * that the longest of this board would have. */
static float number_room(const struct position *pos, const char *number)
{
    int longest = snprintf(NULL, 0, "%d", position_squares(pos));

    return ROOM * (float)strlen(number) / (float)longest;
}

/* A bead with the number of a visit, `share` of the usual size. The later the
 * visit, the warmer. */
static void draw_bead(const struct position *pos, struct scene *sc,
                      struct vec at, float share, uint32_t visit,
                      int first_number)
{
    char number[12];

    snprintf(number, sizeof number, "%d", (int)visit + first_number);
    scene_bead(sc, at, BEAD * share,
               (float)visit / (float)position_squares(pos));
    scene_text(sc, at, 0.28f * share, number_room(pos, number) * share,
               FACE_BOLD, ANCHOR_CENTRE, INK_LABEL, number);
}

void position_draw_number(const struct position *pos, struct scene *sc,
                          uint32_t visit, int first_number)
{
    draw_bead(pos, sc, scene_square(sc, (int)pos->path[visit]), 1, visit,
              first_number);
}

static void draw_beside_piece(const struct position *pos, struct scene *sc,
                              uint32_t visit, int first_number)
{
    struct vec at = scene_square(sc, (int)pos->path[visit]);

    at.x += CORNER;
    at.y -= CORNER;
    draw_bead(pos, sc, at, BESIDE, visit, first_number);
}

static void draw_visit(const struct position *pos, struct scene *sc,
                       uint32_t visit, int first_number)
{
    if (pos->cell[LAYER_PIECE][pos->path[visit]])
        draw_beside_piece(pos, sc, visit, first_number);
    else
        position_draw_number(pos, sc, visit, first_number);
}

void position_draw_numbers(const struct position *pos, struct scene *sc,
                           int first_number, const struct pane *pane)
{
    for (uint32_t i = 0; !pane && i < pos->npath; i++)
        draw_visit(pos, sc, i, first_number);
    for (int i = 0; pane && i < pane->files * pane->ranks; i++) {
        int rank = pane->rank + i / pane->files;
        int sq = rank * pos->files + pane->file + i % pane->files;

        if (pos->cell[LAYER_ORDER][sq])
            draw_visit(pos, sc, pos->cell[LAYER_ORDER][sq] - 1, first_number);
    }
}
