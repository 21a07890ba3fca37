/*
 * The picture of a race but for the chart: a row for each lane, with its board
 * and what it has spent.
 */
#include <string.h>

#include "base/say.h"
#include "base/wrap.h"
#include "modules/race/run.h"
#include "puzzle/position_draw.h"
#include "puzzle/trace.h"

static const float CHART_MIN = 10, USUAL = 30, WIDE = 46;
static const float TOP = 0.3f, AXIS = 2.1f, NOTE = 0.74f, FRAME = 0.025f;

/* --- where things are ---------------------------------------------------- */

static struct rows rows_of(int lanes, float width)
{
    static const float heights[LANES_MAX + 1] = {
        0, 0, 7.2f, 6.3f, 5.1f, 4.2f
    };
    bool few = lanes <= 3;
    struct rows r = { .n = lanes, .top = TOP, .right = width - 1 };

    r.height = heights[lanes];
    r.side = r.height - 0.45f;
    r.words = r.side + 0.5f;
    r.em = few ? 0.66f : 0.6f;
    r.left = r.words + (few ? 8.5f : 7.9f);
    return r;
}

struct rows race_rows(const struct race *r, const struct view *view)
{
    return rows_of(r->n, view->extent.x);
}

float rows_top(const struct rows *r, int lane)
{
    return r->top + (float)lane * r->height;
}

struct box rows_band(const struct rows *r, int lane, int lines)
{
    float above = r->em * (0.5f + 1.3f * (float)lines);

    return (struct box){ r->left, rows_top(r, lane) + above, r->right - r->left,
                         r->side - above };
}

/* A line for what a step is, and for each method that steps otherwise. */
void race_lay(const struct entry *entries, int lanes, struct plan *out)
{
    struct rows r = rows_of(lanes, USUAL);
    int notes = 1;

    for (int i = 0; i < lanes; i++)
        notes += entries[i].work != NULL;
    out->extent = (struct vec){ USUAL, rows_top(&r, lanes) + AXIS +
                                           NOTE * (float)notes };
    out->narrow = r.left + CHART_MIN;
    out->wide = WIDE;
}

static int longer_side(const struct board *b)
{
    return b->files > b->ranks ? b->files : b->ranks;
}

/* The squares of a lane's board, without their frame. */
static struct box board_box(const struct race *race, int lane, float *square)
{
    const struct board *b = &race->board;
    struct rows r = rows_of(race->n, USUAL); /* boards are the same in all */
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

static const char *lane_unit(const struct race *r, int lane, uint64_t n)
{
    if (r->entry[lane].work)
        return n == 1 ? "step" : "steps";
    return n == 1 ? r->sport->unit : r->sport->units;
}

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
    case 1:
        text_addf(out, "%s %s", say_number(t.nodes).at,
                  lane_unit(r, lane, t.nodes));
        break;
    case 2: r->sport->say_returns(&t, out); break;
    default:
        if (race_seconds(r, lane, t.nodes, &seconds))
            text_add_duration(out, seconds);
    }
}

static void draw_lines(const struct race *r, const struct view *view, int lane,
                       struct scene *sc)
{
    struct rows rows = race_rows(r, view);
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
    struct rows rows = race_rows(r, view);

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

/* --- what it all means --------------------------------------------------- */

static void draw_note(const struct race *r, int line, const char *words,
                      struct scene *sc)
{
    struct rows rows = rows_of(r->n, USUAL);
    float y = rows_top(&rows, r->n) + AXIS + NOTE * ((float)line + 0.3f);

    scene_text(sc, (struct vec){ 0.15f, y }, SMALL_EM, 0, FACE_SANS,
               ANCHOR_LEFT, INK_TEXT, words);
}

static void draw_notes(const struct race *r, struct scene *sc)
{
    struct text words;
    int line = 1;

    text_init(&words);
    text_addf(&words, "A step is %s.", r->sport->step_is);
    draw_note(r, 0, words.at, sc);
    for (int i = 0; i < r->n; i++) {
        if (!r->entry[i].work)
            continue;
        text_clear(&words);
        race_add_work(r, i, &words);
        draw_note(r, line++, words.at, sc);
    }
    text_free(&words);
}

void race_draw_axis(const struct race *r, const struct axis *a,
                    struct scene *sc)
{
    if (a->known)
        axis_draw(a, race_unit(r, a->measure), sc);
    else
        race_draw_sentence(
            (struct box){ a->left, a->bottom, a->right - a->left, 2 }, SMALL_EM,
            r->watch.done        ? "There is nothing to measure."
            : r->watch.clock.now ? "Times are being measured."
                                 : "Without a clock there are no times.",
            sc);
    draw_notes(r, sc);
}

/* Its sign is drawn by the caller, a little before `x`. */
static float key_word(const struct axis *a, float x, const char *word,
                      struct scene *sc)
{
    scene_text(sc, (struct vec){ x + 0.35f, a->bottom + 0.55f }, SMALL_EM, 0,
               FACE_SANS, ANCHOR_LEFT, INK_TEXT, word);
    return x + 0.95f + SMALL_EM * RACE_LETTER * (float)strlen(word);
}

static void draw_dot_key(const struct axis *a, struct scene *sc)
{
    float x = 0.3f, y = a->bottom + 0.55f;

    scene_disc(sc, (struct vec){ x, y }, 0.13f, INK_ACCENT);
    x = key_word(a, x, "finished", sc);
    scene_ring(sc, (struct vec){ x, y }, 0.1f, 0.06f, INK_WARNING);
    x = key_word(a, x, "not finished", sc);
    scene_rect(sc, (struct box){ x - 0.06f, y - 0.25f, 0.12f, 0.5f }, 0,
               INK_STRONG);
    key_word(a, x, "median", sc);
}

static void draw_bar_key(const struct axis *a, struct scene *sc)
{
    struct box bar = { 0.15f, a->bottom + 0.4f, 0.4f, 0.3f };
    float x = key_word(a, 0.4f, "finished or running", sc);

    scene_rect(sc, bar, 0.04f, INK_ACCENT);
    bar.x = x - 0.25f;
    scene_outline(sc, bar, 0.04f, 0.06f, INK_ACCENT);
    key_word(a, x, "not finished", sc);
}

void race_draw_key(const struct axis *a, enum race_key key, struct scene *sc)
{
    if (key == KEY_DOTS)
        draw_dot_key(a, sc);
    else
        draw_bar_key(a, sc);
}
