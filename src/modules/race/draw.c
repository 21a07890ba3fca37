/*
 * The picture of a race: a row for each lane, with its board, what it has
 * spent, and its part of the chart, which race_chart.c draws.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/say.h"
#include "chess/attack.h"
#include "chess/piece.h"
#include "modules/race/run.h"
#include "puzzle/control.h"
#include "puzzle/position_draw.h"
#include "puzzle/trace.h"

static const float WIDTH = 24, TOP = 0.3f, AXIS = 2.4f, FRAME = 0.025f;

/* --- where things are ---------------------------------------------------- */

struct race_rows race_rows(int lanes)
{
    static const float heights[LANES_MAX + 1] = {
        0, 0, 7.2f, 6.3f, 5.1f, 4.2f
    };
    bool few = lanes <= 3;
    struct race_rows r = { .n = lanes, .top = TOP, .right = WIDTH - 0.8f };

    r.height = heights[lanes];
    r.side = r.height - 0.45f;
    r.words = r.side + 0.5f;
    r.em = few ? 0.66f : 0.6f;
    r.left = r.words + (few ? 7.7f : 7.2f);
    return r;
}

struct vec race_extent(const struct params *params)
{
    int methods[LANES_MAX];
    struct race_rows r = race_rows(race_methods(params, methods));

    return (struct vec){ WIDTH, TOP + (float)r.n * r.height + AXIS };
}

/* The squares of a lane's board, without their frame. */
static struct box board_box(const struct puzzle *pz, int lane, float *square)
{
    struct race_rows r = race_rows(pz->n);
    int files = pz->board.files, ranks = pz->board.ranks;
    float longer = (float)(files > ranks ? files : ranks);
    float side = r.side / (1 + 2 * FRAME);

    *square = side / longer;
    return (struct box){ 0.1f + side * FRAME +
                             (side - *square * (float)files) / 2,
                         r.top + (float)lane * r.height + side * FRAME,
                         *square * (float)files, *square * (float)ranks };
}

int race_square_at(const struct puzzle *pz, struct vec at, bool flipped)
{
    for (int i = 0; i < pz->n; i++) {
        float square;
        struct box b = board_box(pz, i, &square);
        int file, row;

        if (at.x < b.x || at.y < b.y || at.x >= b.x + b.w || at.y >= b.y + b.h)
            continue;
        file = (int)((at.x - b.x) / square);
        row = (int)((at.y - b.y) / square);
        if (file >= pz->board.files || row >= pz->board.ranks)
            return -1;
        if (flipped)
            return row * pz->board.files + pz->board.files - 1 - file;
        return (pz->board.ranks - 1 - row) * pz->board.files + file;
    }
    return -1;
}

/* --- a board ------------------------------------------------------------- */

/* The lane's part of the trace as a position by itself. */
static void lane_position(const struct puzzle *pz, const struct view *view,
                          int lane, struct position *out)
{
    const struct lane *l = &pz->lanes[lane];
    const uint32_t *order = view->pos->cell[LAYER_ORDER] + l->first;

    position_init(out, pz->board.files, pz->board.ranks);
    for (int sq = 0; sq < l->squares; sq++) {
        out->cell[LAYER_HOLE][sq] = pz->board.hole[sq];
        out->cell[LAYER_ORDER][sq] = order[sq];
        if (pz->queens)
            out->cell[LAYER_PIECE][sq] = order[sq] ? PIECE_QUEEN : PIECE_NONE;
        else if (order[sq])
            out->path[order[sq] - 1] = (uint32_t)sq;
        out->npath += order[sq] != 0;
    }
    if (!pz->queens)
        out->cell[LAYER_PIECE][out->path[out->npath - 1]] = PIECE_KNIGHT;
}

static void draw_heat(struct scene *sc, const uint32_t *marks, int squares)
{
    uint8_t *level = xcalloc((size_t)squares, 1);

    for (int sq = 0; sq < squares; sq++)
        level[sq] = (uint8_t)marks[sq];
    scene_field(sc, level);
    scene_fade(sc, 0.7f);
    free(level);
}

static void draw_links(struct scene *sc, const uint32_t *marks, int squares)
{
    for (int sq = 0; sq < squares; sq++)
        for (int k = 0; k < 8; k++) {
            struct vec ends[2];

            if (!(marks[sq] & 1u << k))
                continue;
            ends[0] = scene_square(sc, sq);
            ends[1] = scene_square(sc, sq + knight_stride(k, sc->files));
            scene_polyline(sc, ends, 2, 0.06f, 0, INK_PATH_OLD);
        }
}

static void draw_mind(const struct lane *l, const struct view *view,
                      struct scene *sc)
{
    const uint32_t *marks = view->pos->cell[LAYER_MARK] + l->first;

    if (l->mind == MIND_HEAT)
        draw_heat(sc, marks, l->squares);
    else if (l->mind == MIND_LINKS)
        draw_links(sc, marks, l->squares);
}

static void draw_tour(const struct position *pos, const struct view *view,
                      int start, struct scene *sc)
{
    int last = (int)pos->path[pos->npath - 1];

    scene_ring(sc, scene_square(sc, start), 0.42f, 0.06f, INK_START);
    if (pos->npath > 1)
        position_draw_line(pos, sc, scene_square(sc, last), false);
    position_draw_numbers(pos, sc, view->first_number);
}

static void draw_board(const struct puzzle *pz, const struct view *view,
                       int lane, struct scene *sc)
{
    struct vec origin = sc->origin;
    float scale = sc->scale, square;
    struct box b = board_box(pz, lane, &square);
    int longer = pz->board.files > pz->board.ranks ? pz->board.files
                                                   : pz->board.ranks;
    struct position pos;

    lane_position(pz, view, lane, &pos);
    scene_place(sc,
                (struct vec){ origin.x + b.x * scale, origin.y + b.y * scale },
                scale * square);
    scene_grid(sc, pos.files, pos.ranks, view->flipped);
    scene_board(sc, FRAME * (float)longer);
    position_draw_holes(&pos, sc);
    draw_mind(&pz->lanes[lane], view, sc);
    if (!pz->queens)
        draw_tour(&pos, view, race_start_at(pz, view), sc);
    for (int sq = 0; sq < position_squares(&pos); sq++)
        if (pos.cell[LAYER_PIECE][sq])
            scene_piece(sc, scene_square(sc, sq),
                        (int)pos.cell[LAYER_PIECE][sq], 1);
    position_free(&pos);
    scene_place(sc, origin, scale);
}

/* --- words --------------------------------------------------------------- */

/* The line that tells how far it is. */
static void add_progress(const struct puzzle *pz, const struct view *view,
                         int lane, const struct tally *t, struct text *out)
{
    const struct lane *l = &pz->lanes[lane];
    int visited = 0;

    if (pz->queens) {
        text_add(out, say_count(t->found, "solution").at);
        return;
    }
    for (int sq = 0; sq < l->squares; sq++)
        visited += view->pos->cell[LAYER_ORDER][l->first + sq] != 0;
    text_addf(out, "%d of %d squares", visited, l->length);
}

/* Methods either retreat or begin again; few do both. */
static void add_returns(const struct puzzle *pz, const struct tally *t,
                        struct text *out)
{
    if (pz->queens)
        text_add(out, say_count(t->tests, "test").at);
    else if (t->restarts == 0)
        text_add(out, say_count(t->retreats, "retreat").at);
    else if (t->retreats == 0)
        text_add(out, say_count(t->restarts, "restart").at);
    else {
        text_addf(out, "%s back, %s again", say_number(t->retreats).at,
                  say_number(t->restarts).at);
    }
}

static void add_line(const struct puzzle *pz, const struct view *view, int lane,
                     int line, struct text *out)
{
    struct tally t = race_tally(pz, view, lane);
    double seconds;

    switch (line) {
    case 0: add_progress(pz, view, lane, &t, out); break;
    case 1: text_add(out, say_count(t.nodes, "node").at); break;
    case 2: add_returns(pz, &t, out); break;
    default:
        if (race_seconds(pz, lane, t.nodes, &seconds))
            text_add_duration(out, seconds);
    }
}

static void draw_words(const struct puzzle *pz, const struct view *view,
                       int lane, struct scene *sc)
{
    struct race_rows r = race_rows(pz->n);
    struct vec at = { r.words, r.top + (float)lane * r.height + r.em * 0.7f };
    struct text words;

    scene_text(sc, at, r.em * 1.2f, 0, FACE_BOLD, ANCHOR_LEFT, INK_STRONG,
               pz->sport->title(pz->method[lane]));
    if (pz->over == OVER_ONE && pz->lanes[lane].reason.len)
        return; /* the reason is told there */
    at.y += r.em * 0.2f;
    text_init(&words);
    for (int line = 0; line < 4; line++) {
        at.y += r.em * 1.25f;
        text_clear(&words);
        add_line(pz, view, lane, line, &words);
        if (words.len)
            scene_text(sc, at, r.em, 0, FACE_SANS, ANCHOR_LEFT, INK_TEXT,
                       words.at);
    }
    text_free(&words);
}

void race_draw(const struct puzzle *pz, const struct view *view,
               struct scene *sc)
{
    int files = sc->files, ranks = sc->ranks;

    scene_ground(sc);
    for (int i = 0; i < pz->n; i++) {
        draw_board(pz, view, i, sc);
        draw_words(pz, view, i, sc);
    }
    race_chart(pz, view, sc);
    scene_grid(sc, files, ranks, view->flipped);
}
