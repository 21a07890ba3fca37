/*
 * The picture of a race but for the chart: a row for each lane, with its board
 * and what it has spent.
 */
#include "base/say.h"
#include "base/wrap.h"
#include "modules/race/run.h"
#include "puzzle/position_draw.h"
#include "puzzle/trace.h"

static const float WIDTH = 24, TOP = 0.3f, AXIS = 2.4f, FRAME = 0.025f;

/* --- where things are ---------------------------------------------------- */

struct rows race_rows(int lanes)
{
    static const float heights[LANES_MAX + 1] = {
        0, 0, 7.2f, 6.3f, 5.1f, 4.2f
    };
    bool few = lanes <= 3;
    struct rows r = { .n = lanes, .top = TOP, .right = WIDTH - 0.8f };

    r.height = heights[lanes];
    r.side = r.height - 0.45f;
    r.words = r.side + 0.5f;
    r.em = few ? 0.66f : 0.6f;
    r.left = r.words + (few ? 7.7f : 7.2f);
    return r;
}

float rows_top(const struct rows *r, int lane)
{
    return r->top + (float)lane * r->height;
}

struct vec race_extent(int lanes)
{
    struct rows r = race_rows(lanes);

    return (struct vec){ WIDTH, rows_top(&r, lanes) + AXIS };
}

static int longer_side(const struct board *b)
{
    return b->files > b->ranks ? b->files : b->ranks;
}

/* The squares of a lane's board, without their frame. */
static struct box board_box(const struct race *race, int lane, float *square)
{
    const struct board *b = &race->board;
    struct rows r = race_rows(race->n);
    float side = r.side / (1 + 2 * FRAME);

    *square = side / (float)longer_side(b);
    return (struct box){ 0.1f + side * FRAME +
                             (side - *square * (float)b->files) / 2,
                         rows_top(&r, lane) + side * FRAME,
                         *square * (float)b->files, *square * (float)b->ranks };
}

int race_square_at(const struct race *r, struct vec at, bool flipped)
{
    int files = r->board.files, ranks = r->board.ranks;

    for (int i = 0; i < r->n; i++) {
        float square;
        struct box b = board_box(r, i, &square);
        int file, row;

        if (at.x < b.x || at.y < b.y || at.x >= b.x + b.w || at.y >= b.y + b.h)
            continue;
        file = (int)((at.x - b.x) / square);
        row = (int)((at.y - b.y) / square);
        if (file >= files || row >= ranks)
            return -1;
        return flipped ? row * files + files - 1 - file
                       : (ranks - 1 - row) * files + file;
    }
    return -1;
}

/* --- a board ------------------------------------------------------------- */

/* The lane's part of the trace as a position by itself. */
static void lane_position(const struct race *r, const struct view *view,
                          int lane, struct position *out)
{
    const uint32_t *order = view->pos->cell[LAYER_ORDER] + r->lanes[lane].first;

    position_init(out, r->board.files, r->board.ranks);
    for (int sq = 0; sq < r->lanes[lane].squares; sq++) {
        out->cell[LAYER_HOLE][sq] = r->board.hole[sq];
        out->cell[LAYER_ORDER][sq] = order[sq];
    }
}

static void draw_board(const struct race *r, const struct view *view, int lane,
                       struct scene *sc)
{
    struct vec origin = sc->origin;
    float scale = sc->scale, square;
    struct box b = board_box(r, lane, &square);
    struct position pos;

    lane_position(r, view, lane, &pos);
    scene_place(sc,
                (struct vec){ origin.x + b.x * scale, origin.y + b.y * scale },
                scale * square);
    scene_grid(sc, pos.files, pos.ranks, view->flipped);
    scene_board(sc, FRAME * (float)longer_side(&r->board));
    position_draw_holes(&pos, sc);
    r->sport->draw(&r->lanes[lane], view, &pos, sc);
    position_free(&pos);
    scene_place(sc, origin, scale);
}

/* --- words --------------------------------------------------------------- */

static void add_line(const struct race *r, const struct view *view, int lane,
                     int line, struct text *out)
{
    struct tally t = lane_tally(view, lane);
    double seconds;

    switch (line) {
    case 0:
        r->sport->say_progress(&r->lanes[lane], &t, lane_visited(r, view, lane),
                               out);
        break;
    case 1: text_add(out, say_count(t.nodes, "node").at); break;
    case 2: r->sport->say_returns(&t, out); break;
    default:
        if (race_seconds(r, lane, t.nodes, &seconds))
            text_add_duration(out, seconds);
    }
}

static void draw_lines(const struct race *r, const struct view *view, int lane,
                       struct scene *sc)
{
    struct rows rows = race_rows(r->n);
    float em = rows.em;
    struct vec at = { rows.words, rows_top(&rows, lane) + em * 0.7f };
    struct text words;

    at.y += em * 0.2f;
    text_init(&words);
    for (int line = 0; line < 4; line++) {
        at.y += em * 1.25f;
        text_clear(&words);
        add_line(r, view, lane, line, &words);
        if (words.len)
            scene_text(sc, at, em, 0, FACE_SANS, ANCHOR_LEFT, INK_TEXT,
                       words.at);
    }
    text_free(&words);
}

/* Letters have a usual width. */
static float width_of(const void *ctx, const char *utf8, size_t len)
{
    (void)utf8;
    return *(const float *)ctx * RACE_LETTER * 0.95f * (float)len;
}

void race_draw_sentence(struct box b, float em, const char *words,
                        struct scene *sc)
{
    struct vec at = { b.x, b.y + em * 0.7f };
    struct text line;

    text_init(&line);
    for (; *words && at.y + em / 2 < b.y + b.h; at.y += em * 1.25f) {
        size_t len = wrap_line(words, b.w, width_of, &em);

        text_clear(&line);
        text_add_bytes(&line, words, len);
        scene_text(sc, at, em, 0, FACE_SANS, ANCHOR_LEFT, INK_TEXT, line.at);
        words += len + (words[len] == ' ');
    }
    text_free(&line);
}

void race_draw_rows(const struct race *r, const struct view *view, bool reasons,
                    struct scene *sc)
{
    int files = sc->files, ranks = sc->ranks;
    struct rows rows = race_rows(r->n);

    scene_ground(sc);
    for (int i = 0; i < r->n; i++) {
        draw_board(r, view, i, sc);
        scene_text(
            sc, (struct vec){ rows.words, rows_top(&rows, i) + rows.em * 0.7f },
            rows.em * 1.2f, 0, FACE_BOLD, ANCHOR_LEFT, INK_STRONG,
            r->entry[i].title);
        if (!reasons || !r->lanes[i].reason.len)
            draw_lines(r, view, i, sc);
    }
    scene_grid(sc, files, ranks, view->flipped);
}
