/* The chart of one race: a bar for each method, hollow if it did not finish. */
#include <math.h>

#include "modules/race/run.h"

/* --- a bar --------------------------------------------------------------- */

static void draw_value(const struct axis *a, const struct rows *r,
                       struct box bar, bool filled, double value,
                       struct scene *sc)
{
    struct vec at = { bar.x + bar.w + 0.2f, bar.y + bar.h / 2 };
    enum anchor anchor = ANCHOR_LEFT;
    enum ink ink = INK_STRONG;
    struct text words;

    text_init(&words);
    axis_add_value(a, value, &words);
    if (at.x + r->em * RACE_LETTER * (float)words.len > r->right + 0.2f) {
        at.x = bar.x + bar.w - 0.25f;
        anchor = ANCHOR_RIGHT;
        ink = filled ? INK_ON_ACCENT : INK_STRONG;
    }
    scene_text(sc, at, r->em, 0, FACE_BOLD, anchor, ink, words.at);
    text_free(&words);
}

static void draw_bar(const struct axis *a, const struct rows *r, int lane,
                     bool filled, double value, struct scene *sc)
{
    float h = fminf(1.3f, r->height * 0.3f);
    float y = rows_top(r, lane) + r->em * 2.1f + h / 2;
    struct box bar = { a->left, y - h / 2, 0, h };

    bar.w = fmaxf(axis_place(a, value) - a->left, 0.06f);
    if (filled)
        scene_rect(sc, bar, 0.06f, INK_ACCENT);
    else
        scene_outline(sc, bar, 0.06f, 0.09f, INK_ACCENT);
    draw_value(a, r, bar, filled, value, sc);
}

/* --- how it ended -------------------------------------------------------- */

/* Why a lane has nothing to run for, in place of numbers and bar. */
static void draw_reason(const struct rows *r, int lane, const char *reason,
                        struct scene *sc)
{
    struct box b = { r->words, rows_top(r, lane) + r->em * 1.5f,
                     r->right - r->words, r->height - r->em * 1.6f };

    scene_rect(sc, (struct box){ b.x, b.y, b.w + 0.1f, b.h }, 0, INK_BACK);
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
        [LANE_NONE] = "no tour: every way was tried",
        [LANE_REFUSED] = "not made for this"
    };

    return state == LANE_NONE && reason ? "no tour is possible" : words[state];
}

static void draw_end(const struct axis *a, const struct rows *r, int lane,
                     const struct tally *t, bool reason, struct scene *sc)
{
    struct vec at = { a->left + 0.25f, rows_top(r, lane) + r->em * 0.75f };
    const char *words = verdict(t->state, reason);

    if (t->state == LANE_FINISHED)
        draw_place(r, at, t->place, sc);
    else if (words)
        scene_text(sc, at, r->em, 0, FACE_BOLD, ANCHOR_LEFT, INK_STRONG, words);
}

void race_draw_bars(const struct race *race, const struct view *view,
                    struct scene *sc)
{
    struct axis a = race_draw_axis(race, view, 0, sc);
    struct rows r = race_rows(race->n);

    for (int i = 0; i < race->n; i++) {
        struct tally t = lane_tally(view, i);
        const struct text *reason = &race->lanes[i].reason;
        double value;

        draw_end(&a, &r, i, &t, reason->len > 0, sc);
        if (reason->len)
            draw_reason(&r, i, reason->at, sc);
        else if (a.known && axis_value(&a, race, i, t.nodes, &value))
            draw_bar(&a, &r, i,
                     t.state == LANE_FINISHED || t.state == LANE_RUNNING, value,
                     sc);
    }
}
