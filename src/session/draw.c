/*
 * The drawing every puzzle shares: board, frame and coordinates, washes, the
 * path with its numbers, the pieces. A module adds its overlays on top.
 */
#include <math.h>
#include <stdio.h>

#include "chess/square.h"
#include "puzzle/plan.h"
#include "puzzle/position_draw.h"
#include "scene/ruler.h"
#include "session/session.h"
#include "session/state.h"

enum {
    LINE_SIDE_MAX = 64, /* larger boards show the path by colours */
    BEAD_SIDE_MAX = 32  /* and from here on there is no room for numbers */
};

static const float GHOST = 0.3f, LINE = 0.003f, LABEL = 0.55f;
static const float SHAPE_USUAL = 4 / 3.0f; /* of pages and screens */

const char *const trail_names[] = { "line", "colour", "off", "order", NULL };

void session_set_look(struct session *ss, const struct look *look)
{
    ss->look = *look;
}

const struct look *session_look(const struct session *ss)
{
    return &ss->look;
}

struct pose session_pose(struct session *ss, const struct look *look)
{
    struct pose was = { ss->look,    ss->pointer.hover,  ss->pointer.held,
                        ss->glide.n, ss->glide.duration, ss->shine.on,
                        ss->quiz.now };

    ss->look = *look;
    ss->pointer.absent = true;
    ss->pointer.hover = ss->pointer.held = -1;
    ss->glide.n = 0;
    ss->shine.on = false;
    ss->quiz.now = QUIZZED_NOT;
    if (look->glide > 0)
        session_pose_glide(ss, look->glide);
    return was;
}

void session_unpose(struct session *ss, struct pose was)
{
    ss->look = was.look;
    ss->pointer.absent = false;
    ss->pointer.hover = was.hover;
    ss->pointer.held = was.held;
    if (ss->glide.duration != was.glide_ms) /* others have been on their way */
        was.legs = 0;
    ss->glide.n = was.legs;
    ss->shine.on = was.shining;
    ss->quiz.now = was.quizzed;
    ss->glide.duration = was.glide_ms;
}

bool session_coordinates(const struct session *ss)
{
    return ss->look.coordinates && !ss->plan.nameless &&
           !session_neighbours(ss);
}

bool session_flipped(const struct session *ss)
{
    return ss->look.flipped != ss->plan.turned;
}

static int longer_side(const struct session *ss)
{
    return ss->pos.files > ss->pos.ranks ? ss->pos.files : ss->pos.ranks;
}

static int clamped(float at, int most)
{
    return at < 0 ? 0 : at > (float)most ? most : (int)at;
}

/* The squares that are looked at closely; false: all of them. */
static bool find_pane(const struct session *ss, struct pane *out)
{
    struct box b = ss->look.seen;
    int files = ss->pos.files, ranks = ss->pos.ranks;
    int left = clamped(floorf(b.x), files), top = clamped(floorf(b.y), ranks);
    int right = clamped(ceilf(b.x + b.w), files);
    int bottom = clamped(ceilf(b.y + b.h), ranks);
    bool flipped = session_flipped(ss);

    *out = (struct pane){ flipped ? files - right : left,
                          flipped ? top : ranks - bottom, right - left,
                          bottom - top };
    return b.w > 0 && b.h > 0;
}

int session_seen_side(const struct session *ss)
{
    struct pane pane;

    if (!find_pane(ss, &pane))
        return longer_side(ss);
    return pane.files > pane.ranks ? pane.files : pane.ranks;
}

/* Two squares of them, or less of a small board. */
static float neighbours_width(const struct session *ss)
{
    int side = ss->pos.files < ss->pos.ranks ? ss->pos.files : ss->pos.ranks;

    return fminf(2, (float)side / 2);
}

/* The frame is a share of the board, so that it stays as wide on screen
 * whatever the number of squares. Without it coordinates need as much room. */
static float frame_width(const struct session *ss)
{
    int side = longer_side(ss) > 3 ? longer_side(ss) : 3;

    if (session_neighbours(ss))
        return neighbours_width(ss);
    if (plan_is_bare(&ss->plan) || !(ss->look.frame || session_coordinates(ss)))
        return 0;
    return (float)side * (session_coordinates(ss) ? 0.055f : 0.02f);
}

static struct vec aside(const struct session *ss)
{
    return ss->look.alone ? (struct vec){ 0, 0 } : ss->plan.aside;
}

/* As wide as the room, if it can be. */
static struct vec bare_extent(const struct session *ss)
{
    const struct plan *plan = &ss->plan;
    struct vec extent = plan->extent;

    if (plan->wide > 0 && ss->look.shape > 0)
        extent.x = fminf(fmaxf(extent.y * ss->look.shape, plan->narrow),
                         plan->wide);
    return extent;
}

/* The framed board and what has its place beside it. */
static struct vec extent_without_slips(const struct session *ss)
{
    float frame = frame_width(ss);
    struct vec more = aside(ss);

    return (struct vec){ (float)ss->pos.files + 2 * frame + more.x,
                         (float)ss->pos.ranks + 2 * frame + more.y };
}

/* The room a slip adds to `all`, on the side where it takes less from the
 * squares: one of the two is 0. */
static struct vec slip(const struct session *ss, struct vec all, struct vec s)
{
    float shape = ss->look.shape > 0 ? ss->look.shape : SHAPE_USUAL;
    float right = fminf(shape / (all.x + s.x), 1 / all.y);
    float below = fminf(shape / all.x, 1 / (all.y + s.y));

    if (ss->look.alone)
        return (struct vec){ 0, 0 };
    return s.y <= 0 || (s.x > 0 && right >= below) ? (struct vec){ s.x, 0 }
                                                   : (struct vec){ 0, s.y };
}

/* Each slip lies beside or below all that was laid before it. Returns how
 * large it becomes. */
static struct vec lay_slips(const struct session *ss,
                            struct box out[SLIP_COUNT])
{
    struct vec all = extent_without_slips(ss);
    float frame = frame_width(ss);

    for (int i = 0; i < SLIP_COUNT; i++) {
        struct vec more = slip(ss, all, ss->plan.slip[i]);

        out[i] = (struct box){ -frame, -frame, more.x, more.y };
        if (more.x > 0) {
            out[i].x = all.x - frame;
            out[i].h = all.y;
        } else if (more.y > 0) {
            out[i].y = all.y - frame;
            out[i].w = all.x;
        }
        all = (struct vec){ all.x + more.x, all.y + more.y };
    }
    return all;
}

struct vec session_extent(const struct session *ss)
{
    struct box ignored[SLIP_COUNT];

    return plan_is_bare(&ss->plan) ? bare_extent(ss) : lay_slips(ss, ignored);
}

void session_find_aside(const struct session *ss, struct view *view)
{
    float frame = frame_width(ss), files = (float)ss->pos.files,
          ranks = (float)ss->pos.ranks;
    struct vec more = aside(ss);

    view->right = (struct box){ files + frame, -frame, more.x,
                                ranks + 2 * frame };
    view->below = (struct box){ -frame, ranks + frame, files + 2 * frame,
                                more.y };
    lay_slips(ss, view->slip);
}

struct vec session_board_origin(const struct session *ss)
{
    float frame = frame_width(ss);

    return (struct vec){ frame, frame };
}

int session_square_at(const struct session *ss, struct vec at)
{
    int file = (int)floorf(at.x), row = (int)floorf(at.y), rank;

    if (file < 0 || file >= ss->pos.files || row < 0 || row >= ss->pos.ranks)
        return -1;
    rank = session_flipped(ss) ? row : ss->pos.ranks - 1 - row;
    if (session_flipped(ss))
        file = ss->pos.files - 1 - file;
    return rank * ss->pos.files + file;
}

/* --- what stays ---------------------------------------------------------- */

/* Coordinates stand on the frame, or on what is behind the board. */
static void add_label(const struct session *ss, struct scene *sc, struct vec at,
                      struct vec room, const char *name)
{
    scene_text(sc, at, frame_width(ss) * LABEL, room.x, FACE_SANS,
               ANCHOR_CENTRE, ss->look.frame ? INK_COORDINATE : INK_TEXT, name);
    scene_height(sc, room.y);
}

/* How high a label may be: as high as the frame, but in the corners one of a
 * file does not touch one of a rank, nor do ranks `every` squares apart. */
static float label_height(float frame, int every)
{
    return fminf(fminf(frame, frame / 2 + 0.5f),
                 every > 1 ? (float)(every - 1) : 1);
}

static void draw_file_labels(const struct session *ss, struct scene *sc)
{
    float frame = frame_width(ss), em = frame * LABEL;
    struct phrase name = file_name(ss->pos.files - 1);
    int every = ruler_every(em * (name.at[1] ? name.at[2] ? 2.6f : 1.9f : 1));
    struct vec room = { every > 1 ? (float)every - 1 : 1,
                        label_height(frame, every) };

    for (int file = 0; file < ss->pos.files; file++) {
        float x = scene_square(sc, file).x;

        if (!ruler_names(file, every))
            continue;
        name = file_name(file);
        add_label(ss, sc, (struct vec){ x, -frame / 2 }, room, name.at);
        add_label(ss, sc, (struct vec){ x, (float)ss->pos.ranks + frame / 2 },
                  room, name.at);
    }
}

static void draw_rank_labels(const struct session *ss, struct scene *sc)
{
    float frame = frame_width(ss);
    int every = ruler_every(frame * LABEL * 1.3f);
    struct vec room = { frame, label_height(frame, every) };

    for (int rank = 0; rank < ss->pos.ranks; rank++) {
        float y = scene_square(sc, rank * ss->pos.files).y;
        char name[12];

        if (!ruler_names(rank, every))
            continue;
        snprintf(name, sizeof name, "%d", rank + 1);
        add_label(ss, sc, (struct vec){ -frame / 2, y }, room, name);
        add_label(ss, sc, (struct vec){ (float)ss->pos.files + frame / 2, y },
                  room, name);
    }
}

/* Light squares would melt into a light page without a line around them. It
 * is drawn before the holes, which may lie at the edge. */
static void draw_unframed(const struct session *ss, struct scene *sc)
{
    float files = (float)ss->pos.files, ranks = (float)ss->pos.ranks;

    scene_board(sc, 0);
    scene_outline(sc, (struct box){ 0, 0, files, ranks }, 0,
                  (float)longer_side(ss) * LINE, INK_FAINT);
}

void session_draw_ground(const struct session *ss, struct scene *sc)
{
    float frame = frame_width(ss);

    scene_ground(sc);
    if (ss->look.frame && !session_neighbours(ss))
        scene_board(sc, frame);
    else
        draw_unframed(ss, sc);
    position_draw_holes(&ss->pos, sc);
    if (session_coordinates(ss)) {
        draw_file_labels(ss, sc);
        draw_rank_labels(ss, sc);
    }
}

/* --- what changes -------------------------------------------------------- */

struct lie session_lie(const struct session *ss)
{
    return (struct lie){ ss->joined.hole ? &ss->joined : NULL,
                         ss->plan.mover.n > 0 ? &ss->plan.mover : NULL };
}

/* How much of its way a gliding piece has behind it: slow at both ends. */
static float glided(const struct session *ss)
{
    float t = (float)ss->glide.elapsed / (float)ss->glide.duration;

    return t * t * (3 - 2 * t);
}

/* Where the piece that stands on `square` is drawn just now. */
static struct vec piece_place(const struct session *ss, const struct scene *sc,
                              int square)
{
    int from = session_glide_origin(ss, square);

    return from < 0 ? scene_square(sc, square)
                    : position_between(sc, session_lie(ss), from, square,
                                       glided(ss));
}

/* One line to where the piece is: forwards it is still on its way to the last
 * square, backwards it comes from a square that is no longer in the path. */
static void draw_line(const struct session *ss, struct scene *sc)
{
    uint32_t n = ss->pos.npath;
    int last = (int)ss->pos.path[n - 1];
    int origin = session_glide_origin(ss, last);
    bool back = origin >= 0 && origin != (int)ss->pos.path[n - 2];
    float share = origin < 0 ? 1 : back ? 1 - glided(ss) : glided(ss);
    struct pane pane;

    position_draw_line(&ss->pos, sc, session_lie(ss),
                       (struct path_tip){ share, back ? origin : -1 },
                       ss->look.trail == TRAIL_ORDER,
                       find_pane(ss, &pane) ? &pane : NULL);
}

static bool wants_line(const struct session *ss)
{
    return ss->look.trail == TRAIL_LINE || ss->look.trail == TRAIL_ORDER;
}

bool session_lined(const struct session *ss)
{
    return wants_line(ss) && session_seen_side(ss) <= LINE_SIDE_MAX;
}

static void draw_path(const struct session *ss, struct scene *sc)
{
    int side = session_seen_side(ss);
    struct pane pane;

    if (ss->pos.npath == 0)
        return;
    if (ss->look.trail == TRAIL_COLOUR ||
        (wants_line(ss) && side > LINE_SIDE_MAX))
        position_draw_colours(&ss->pos, sc);
    else if (session_lined(ss) && ss->pos.npath > 1)
        draw_line(ss, sc);
    session_draw_shine(ss, sc);
    if (ss->look.numbers && side <= BEAD_SIDE_MAX)
        position_draw_numbers(&ss->pos, sc, ss->look.first_number,
                              find_pane(ss, &pane) ? &pane : NULL);
}

/* Those that move pass over those that stand, lifted a little, most half way.
 * One that is in the hand leaves a ghost behind. */
static void draw_pieces(const struct session *ss, struct scene *sc)
{
    int carried = session_carried(ss);

    for (int sq = 0; sq < position_squares(&ss->pos); sq++)
        if (ss->pos.cell[LAYER_PIECE][sq] && session_glide_origin(ss, sq) < 0)
            scene_piece(sc, scene_square(sc, sq),
                        (int)ss->pos.cell[LAYER_PIECE][sq],
                        sq == carried ? GHOST : 1);
    for (int i = 0; i < ss->glide.n; i++) {
        int to = ss->glide.legs[i].to;

        scene_piece(sc, piece_place(ss, sc, to),
                    (int)ss->pos.cell[LAYER_PIECE][to], 1);
        scene_lift(sc, 4 * glided(ss) * (1 - glided(ss)));
    }
}

static void draw_carried(const struct session *ss, struct scene *sc)
{
    int square = session_carried(ss);

    if (square < 0)
        return;
    scene_piece(sc, ss->pointer.at, (int)ss->pos.cell[LAYER_PIECE][square], 1);
    scene_lift(sc, 1);
}

static void draw_moment(const struct session *ss, struct scene *sc)
{
    struct view view = session_view(ss);
    size_t from = sc->ndraws;

    if (!plan_is_bare(&ss->plan)) {
        session_draw_ground(ss, sc);
        position_draw_washes(&ss->pos, sc);
        session_draw_filled(ss, sc);
        scene_shelf(sc);
        draw_path(ss, sc);
        draw_pieces(ss, sc);
        session_draw_neighbours(ss, from, neighbours_width(ss), sc);
    }
    if (ss->plan.activity->draw)
        ss->plan.activity->draw(ss->puzzle, &view, sc);
    draw_carried(ss, sc);
    session_quiz_draw(ss, sc);
}

void session_draw(const struct session *ss, struct scene *sc)
{
    struct vec outer = sc->origin, inner = session_board_origin(ss);
    float scale = sc->scale;

    scene_place(
        sc,
        (struct vec){ outer.x + inner.x * scale, outer.y + inner.y * scale },
        scale);
    scene_grid(sc, ss->pos.files, ss->pos.ranks, session_flipped(ss));
    scene_terms(sc, ss->plan.mover.terms);
    if (ss->look.blank)
        session_draw_blank(ss, sc);
    else
        draw_moment(ss, sc);
    session_draw_marks(ss, sc);
    scene_place(sc, outer, scale);
}
