/* The chart of one race: a bar for each method, hollow if it did not finish. */
#include <math.h>

#include "modules/race/run.h"

/* --- a bar --------------------------------------------------------------- */

/* Where its value is written: after the bar if there is room, else in it. */
static struct box value_box(const struct rows *r, struct box bar, size_t len)
{
    float w = r->em * BOLD_LETTER * (float)len;
    float x = bar.x + bar.w + 0.2f;

    if (x + w > r->right + 0.6f)
        x = bar.x + bar.w - 0.25f - w;
    return (struct box){ x, bar.y, w, bar.h };
}

static void draw_value(const struct rows *r, struct box bar, struct box at,
                       bool filled, const char *words, struct scene *sc)
{
    bool in = at.x < bar.x + bar.w;

    scene_text(sc, (struct vec){ in ? at.x + at.w : at.x, at.y + at.h / 2 },
               r->em, 0, FACE_BOLD, in ? ANCHOR_RIGHT : ANCHOR_LEFT,
               in && filled ? INK_ON_ACCENT : INK_STRONG, words);
}

static void draw_bar(const struct axis *a, const struct rows *r, int lane,
                     bool filled, double value, struct scene *sc)
{
    struct box band = rows_band(r, lane, 1), bar = band, at;
    struct text words;

    text_init(&words);
    race_add_value(a->measure, value, &words);
    bar.h = fminf(band.h * 0.62f, 2.2f);
    bar.y += (band.h - bar.h) / 2;
    bar.w = fmaxf(axis_place(a, value) - a->left, 0.06f);
    at = value_box(r, bar, words.len);
    axis_draw_grid(a, band, at, sc);
    if (filled)
        scene_rect(sc, bar, 0.06f, INK_ACCENT);
    else
        scene_outline(sc, bar, 0.06f, 0.09f, INK_ACCENT);
    draw_value(r, bar, at, filled, words.at, sc);
    text_free(&words);
}

/* --- how it ended -------------------------------------------------------- */

/* Why a lane has nothing to run for, in place of numbers and bar. */
static void draw_reason(const struct rows *r, int lane, const char *reason,
                        struct scene *sc)
{
    struct box b = { r->words, rows_top(r, lane) + r->em * 1.5f,
                     r->right - r->words, r->height - r->em * 1.6f };

    race_draw_sentence(b, r->em * 0.92f, reason, sc);
}

/* The place of a finisher as a badge, filled for the first. */
static void draw_place(const struct rows *r, struct vec at, uint64_t place,
                       struct scene *sc)
{
    static const char *const places[] = {
        "", "1st", "2nd", "3rd", "4th", "5th"
    };
    struct box b = { at.x, at.y - r->em * 0.75f, r->em * 2.5f, r->em * 1.5f };
    bool first = place == 1;

    if (first)
        scene_rect(sc, b, r->em * 0.4f, INK_ACCENT);
    else
        scene_outline(sc, b, r->em * 0.4f, 0.07f, INK_ACCENT);
    scene_text(sc, (struct vec){ b.x + b.w / 2, at.y }, r->em, 0, FACE_BOLD,
               ANCHOR_CENTRE, first ? INK_ON_ACCENT : INK_STRONG,
               places[place]);
}

static const char *verdict(uint64_t state, bool reason)
{
    static const char *const words[] = {
        [LANE_RUNNING] = NULL,
        [LANE_LIMIT] = "stopped at the limit",
        [LANE_STUCK] = "stuck",
        [LANE_NONE] = "none: every way was tried",
        [LANE_REFUSED] = "not made for this"
    };

    return state == LANE_NONE && reason ? "no tour is possible" : words[state];
}

static void draw_end(const struct axis *a, const struct rows *r, int lane,
                     const struct tally *t, bool reason, struct scene *sc)
{
    struct vec at = { a->left, rows_top(r, lane) + r->em * 0.75f };
    const char *words = verdict(t->state, reason);

    if (t->state == LANE_FINISHED)
        draw_place(r, at, t->place, sc);
    else if (words)
        scene_text(sc, at, r->em, 0, FACE_BOLD, ANCHOR_LEFT, INK_STRONG, words);
}

/* --- the chart ----------------------------------------------------------- */

/* From the least that can be to the most there is so far. */
static struct range find_range(const struct race *race, const struct view *view,
                               enum race_measure measure)
{
    struct range range = { 0 };

    for (int i = 0; i < race->n; i++) {
        struct tally t = lane_tally(view, i);
        double value;

        if (race->lanes[i].reason.len ||
            !race_value(race, measure, i, &t, &value))
            continue;
        range.known = true;
        range.most = fmax(range.most, value);
    }
    return range;
}

static void draw_lane(const struct race *race, const struct view *view,
                      const struct axis *a, int lane, struct scene *sc)
{
    struct rows r = race_rows(race, view);
    struct tally t = lane_tally(view, lane);
    const struct text *reason = &race->lanes[lane].reason;
    bool hollow = t.state != LANE_FINISHED && t.state != LANE_RUNNING;
    double value;

    draw_end(a, &r, lane, &t, reason->len > 0, sc);
    if (reason->len)
        draw_reason(&r, lane, reason->at, sc);
    else if (a->known && race_value(race, a->measure, lane, &t, &value))
        draw_bar(a, &r, lane, !hollow, value, sc);
}

void race_draw_bars(const struct race *race, const struct view *view,
                    struct scene *sc)
{
    enum race_measure measure = race_charted(race, view);
    struct rows r = race_rows(race, view);
    struct axis a = race_axis(&r, measure, find_range(race, view, measure), 0);

    race_draw_axis(race, &a, sc);
    for (int i = 0; i < race->n; i++)
        draw_lane(race, view, &a, i, sc);
    race_draw_key(&a, KEY_BARS, sc);
}
