/*
 * The chart of a race: a logarithmic axis, and on it one bar a method, or a
 * strip with one dot for each start or seed. What is not finished is hollow.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "modules/race/run.h"
#include "puzzle/control.h"

enum { STRIP_LEVELS = 16, STRIP_COLUMNS = 4 };

static const float LETTER = 0.6f; /* usual width, in ems */
static const float BEYOND = 2.6f; /* room for what is not finished */
static const float AXIS_EM = 0.52f;

struct axis {
    enum race_measure measure;
    bool known;        /* there is something to show */
    int low, high;     /* decades at its ends */
    float left, right; /* where these are */
    float top, bottom;
};

/* --- the axis ------------------------------------------------------------ */

/* Fixed for the whole race: the least anything can take, and the most. */
static void find_decades(const struct puzzle *pz, struct axis *a)
{
    double longest = 0, seconds;

    a->low = 0;
    a->high = (int)ceil(log10((double)pz->limit) - 1e-9);
    a->known = a->measure == MEASURE_NODES;
    if (a->known)
        return;
    for (int i = 0; i < pz->n; i++)
        if (race_seconds(pz, i, pz->limit, &seconds)) {
            a->known = true;
            longest = fmax(longest, seconds);
        }
    a->low = -6;
    a->high = a->known ? (int)ceil(log10(longest) - 1e-9) : 0;
    if (a->high < -3)
        a->high = -3;
}

static struct axis axis_of(const struct puzzle *pz, const struct view *view)
{
    struct race_rows r = race_rows(pz->n);
    struct axis a = {
        .measure = (enum race_measure)view->params->at[RACE_CHART].number,
        .left = r.left,
        .right = r.right,
        .top = r.top,
        .bottom = r.top + (float)r.n * r.height + 0.2f
    };

    if (pz->over != OVER_ONE)
        a.right -= BEYOND;
    find_decades(pz, &a);
    return a;
}

static float place_of(const struct axis *a, double value)
{
    double decades = (log10(value) - a->low) / (a->high - a->low);

    return a->left + (a->right - a->left) * (float)fmin(fmax(decades, 0), 1);
}

/* The value of so many nodes of a lane; false if its time is not known. */
static bool value_of(const struct puzzle *pz, const struct axis *a, int lane,
                     uint64_t nodes, double *out)
{
    *out = (double)nodes;
    return a->measure == MEASURE_NODES || race_seconds(pz, lane, nodes, out);
}

static void add_value(const struct axis *a, double value, struct text *out)
{
    if (a->measure == MEASURE_TIME) {
        text_add_duration(out, value);
        return;
    }
    text_add_grouped(out, (uint64_t)value);
}

/* `brief` leaves the unit out but for every third. */
static void decade_label(const struct axis *a, int decade, bool brief,
                         char *out, size_t size)
{
    static const char *const powers[] = { "1",        "10",       "100",
                                          "10\u00b3", "10\u2074", "10\u2075",
                                          "10\u2076", "10\u2077", "10\u2078",
                                          "10\u2079" };
    static const char *const units[] = { "\u00b5s", "ms", "s" };
    int step = decade + 6;

    if (a->measure == MEASURE_NODES)
        snprintf(out, size, "%s", powers[decade < 9 ? decade : 9]);
    else if (brief && (step % 3 || decade > 2))
        snprintf(out, size, "%s", powers[decade > 2 ? decade : step % 3]);
    else if (decade > 2)
        snprintf(out, size, "%s s", powers[decade < 9 ? decade : 9]);
    else
        snprintf(out, size, "%s %s", powers[step % 3], units[step / 3]);
}

static void draw_axis(const struct axis *a, struct scene *sc)
{
    float em = AXIS_EM,
          pitch = (a->right - a->left) / (float)(a->high - a->low);
    char label[16];

    for (int d = a->low; d <= a->high; d++) {
        float x = a->left + pitch * (float)(d - a->low);

        scene_rect(sc,
                   (struct box){ x - 0.02f, a->top, 0.04f,
                                 a->bottom - a->top + 0.15f },
                   0, INK_LINE);
        decade_label(a, d, pitch < 7 * em * LETTER, label, sizeof label);
        scene_text(sc, (struct vec){ x, a->bottom + 0.55f }, em, 0, FACE_SANS,
                   ANCHOR_CENTRE, INK_TEXT, label);
    }
    scene_rect(sc,
               (struct box){ a->left - 0.02f, a->bottom,
                             a->right - a->left + 0.04f, 0.05f },
               0, INK_TEXT);
    scene_text(
        sc,
        (struct vec){ (a->left + a->right) / 2, a->bottom + 0.6f + em * 1.4f },
        em, 0, FACE_SANS, ANCHOR_CENTRE, INK_FAINT,
        a->measure == MEASURE_NODES ? "nodes, logarithmic"
                                    : "time alone, logarithmic");
}

/* --- a bar --------------------------------------------------------------- */

static void draw_value(const struct axis *a, const struct race_rows *r,
                       struct box bar, bool filled, double value,
                       struct scene *sc)
{
    struct vec at = { bar.x + bar.w + 0.2f, bar.y + bar.h / 2 };
    enum anchor anchor = ANCHOR_LEFT;
    enum ink ink = INK_STRONG;
    struct text words;

    text_init(&words);
    add_value(a, value, &words);
    if (at.x + r->em * LETTER * (float)words.len > r->right + 0.2f) {
        at.x = bar.x + bar.w - 0.25f;
        anchor = ANCHOR_RIGHT;
        ink = filled ? INK_ON_ACCENT : INK_STRONG;
    }
    scene_text(sc, at, r->em, 0, FACE_BOLD, anchor, ink, words.at);
    text_free(&words);
}

static void draw_bar(const struct puzzle *pz, const struct axis *a,
                     const struct race_rows *r, int lane, const struct tally *t,
                     struct scene *sc)
{
    float h = fminf(1.3f, r->height * 0.3f);
    float y = r->top + (float)lane * r->height + r->em * 2.1f + h / 2;
    struct box bar = { a->left, y - h / 2, 0, h };
    bool filled = t->state == LANE_FINISHED || t->state == LANE_RUNNING;
    double value;

    if (!value_of(pz, a, lane, t->nodes, &value))
        return;
    bar.w = fmaxf(place_of(a, value) - a->left, 0.06f);
    if (filled)
        scene_rect(sc, bar, 0.06f, INK_ACCENT);
    else
        scene_outline(sc, bar, 0.06f, 0.09f, INK_ACCENT);
    draw_value(a, r, bar, filled, value, sc);
}

/* --- a strip of dots ----------------------------------------------------- */

/* Runs of the same value lie side by side, close enough to be one spot. */
static struct vec dot_at(const struct race_rows *r, int lane, size_t i, float x,
                         float spacing)
{
    size_t level = i % STRIP_LEVELS, column = i / STRIP_LEVELS % STRIP_COLUMNS;

    return (
        struct vec){ x + spacing * ((float)column - (STRIP_COLUMNS - 1) / 2.0f),
                     r->top + (float)lane * r->height + r->height * 0.6f +
                         spacing * ((float)level - (STRIP_LEVELS - 1) / 2.0f) };
}

static void draw_median(const struct puzzle *pz, const struct view *view,
                        const struct axis *a, const struct race_rows *r,
                        int lane, struct scene *sc)
{
    float half = r->height * 0.32f,
          y = r->top + (float)lane * r->height + r->height * 0.6f;
    uint64_t nodes;
    double value;

    if (!race_median(pz, view, lane, &nodes) ||
        !value_of(pz, a, lane, nodes, &value))
        return;
    scene_rect(
        sc,
        (struct box){ place_of(a, value) - 0.05f, y - half, 0.1f, 2 * half }, 0,
        INK_STRONG);
}

static void draw_strip(const struct puzzle *pz, const struct view *view,
                       const struct axis *a, const struct race_rows *r,
                       int lane, struct scene *sc)
{
    float spacing = r->height * 0.58f / STRIP_LEVELS;
    size_t hollow = 0;

    draw_median(pz, view, a, r, lane, sc);
    for (size_t i = 0; i < race_runs_at(pz, view); i++) {
        const struct tally *t = race_result(pz, i, lane);
        double value;

        if (t->state != LANE_FINISHED)
            scene_ring(
                sc, dot_at(r, lane, hollow++, a->right + BEYOND / 2, spacing),
                spacing * 0.36f, spacing * 0.2f, INK_WARNING);
        else if (value_of(pz, a, lane, t->nodes, &value))
            scene_disc(sc, dot_at(r, lane, i, place_of(a, value), spacing),
                       spacing * 0.45f, INK_ACCENT);
    }
}

static void add_median(const struct puzzle *pz, const struct view *view,
                       const struct axis *a, int lane, struct text *out)
{
    uint64_t nodes;
    double value;

    if (!race_median(pz, view, lane, &nodes)) {
        text_add(out, "no median");
    } else if (value_of(pz, a, lane, nodes, &value)) {
        text_add(out, "median ");
        add_value(a, value, out);
    }
}

/* Share and median, over the strip: side by side where there are many lanes,
 * below each other where the chart is narrow. */
static void draw_summary(const struct puzzle *pz, const struct view *view,
                         const struct axis *a, int lane, struct scene *sc)
{
    struct race_rows r = race_rows(pz->n);
    size_t runs = race_runs_at(pz, view),
           left = race_unfinished(pz, view, lane);
    bool narrow = pz->n <= 3;
    struct vec at = { a->left + 0.25f,
                      r.top + (float)lane * r.height + r.em * 0.75f };
    struct text words;

    if (runs == 0)
        return;
    text_init(&words);
    if (left)
        text_addf(&words, "%zu of %zu finished", runs - left, runs);
    else
        text_addf(&words, "all %zu finished", runs);
    text_add(&words, narrow ? "" : ", ");
    if (narrow) {
        scene_text(sc, at, r.em, 0, FACE_BOLD, ANCHOR_LEFT, INK_STRONG,
                   words.at);
        at.y += r.em * 1.35f;
        text_clear(&words);
    }
    add_median(pz, view, a, lane, &words);
    scene_text(sc, at, r.em, 0, FACE_BOLD, ANCHOR_LEFT, INK_STRONG, words.at);
    text_free(&words);
}

/* --- the whole ----------------------------------------------------------- */

/* A sentence broken into lines at its spaces, as many as fit in `b`. */
static void draw_sentence(struct box b, float em, const char *words,
                          struct scene *sc)
{
    size_t most = (size_t)(b.w / (em * LETTER * 0.95f));
    struct vec at = { b.x, b.y + em * 0.7f };
    struct text line;

    text_init(&line);
    for (; *words && at.y + em / 2 < b.y + b.h; at.y += em * 1.25f) {
        size_t len = strlen(words);

        if (len > most) {
            len = most;
            while (len > 0 && words[len] != ' ')
                len--;
            if (len == 0)
                len = most;
        }
        text_clear(&line);
        text_add_bytes(&line, words, len);
        scene_text(sc, at, em, 0, FACE_SANS, ANCHOR_LEFT, INK_TEXT, line.at);
        words += len + (words[len] == ' ');
    }
    text_free(&line);
}

/* Why a lane has nothing to run for, in place of numbers and bar. */
static void draw_reason(const struct race_rows *r, int lane, const char *reason,
                        struct scene *sc)
{
    float top = r->top + (float)lane * r->height;
    struct box b = { r->words, top + r->em * 1.5f, r->right - r->words,
                     r->height - r->em * 1.6f };

    scene_rect(sc, (struct box){ b.x, b.y, b.w + 0.1f, b.h }, 0, INK_BACK);
    draw_sentence(b, r->em * 0.92f, reason, sc);
}

/* The place of a finisher as a badge, filled for the first. */
static void draw_place(const struct race_rows *r, struct vec at,
                       const char *place, bool first, struct scene *sc)
{
    struct box b = { at.x, at.y - r->em * 0.75f, r->em * 2.5f, r->em * 1.5f };

    if (first)
        scene_rect(sc, b, r->em * 0.4f, INK_ACCENT);
    else
        scene_outline(sc, b, r->em * 0.4f, 0.07f, INK_ACCENT);
    scene_text(sc, (struct vec){ b.x + b.w / 2, at.y }, r->em, 0, FACE_BOLD,
               ANCHOR_CENTRE, first ? INK_ON_ACCENT : INK_STRONG, place);
}

/* Where the strips keep what is not finished. */
static void draw_beyond(const struct axis *a, struct scene *sc)
{
    float em = AXIS_EM, x = a->right + BEYOND / 2;

    scene_text(sc, (struct vec){ x, a->bottom + 0.55f }, em, 0, FACE_SANS,
               ANCHOR_CENTRE, INK_TEXT, "not");
    scene_text(sc, (struct vec){ x, a->bottom + 0.6f + em * 1.4f }, em, 0,
               FACE_SANS, ANCHOR_CENTRE, INK_TEXT, "finished");
}

static void draw_lane(const struct puzzle *pz, const struct view *view,
                      const struct axis *a, int lane, struct scene *sc)
{
    struct race_rows r = race_rows(pz->n);
    struct tally t = race_tally(pz, view, lane);
    const struct text *reason = &pz->lanes[lane].reason;
    struct vec at = { a->left + 0.25f,
                      r.top + (float)lane * r.height + r.em * 0.75f };
    struct text words;

    text_init(&words);
    race_verdict(pz, lane, &t, &words);
    if (t.state == LANE_FINISHED)
        draw_place(&r, at, words.at, t.place == 1, sc);
    else if (words.len)
        scene_text(sc, at, r.em, 0, FACE_BOLD, ANCHOR_LEFT, INK_STRONG,
                   words.at);
    if (reason->len)
        draw_reason(&r, lane, reason->at, sc);
    else if (a->known)
        draw_bar(pz, a, &r, lane, &t, sc);
    text_free(&words);
}

void race_chart(const struct puzzle *pz, const struct view *view,
                struct scene *sc)
{
    struct axis a = axis_of(pz, view);
    struct race_rows r = race_rows(pz->n);

    if (a.known)
        draw_axis(&a, sc);
    else
        draw_sentence(
            (struct box){ a.left, a.bottom, a.right - a.left, 2 }, r.em,
            pz->probe.clock.now ? "Times are being measured."
                                : "Without a clock there are no times.",
            sc);
    if (a.known && pz->over != OVER_ONE)
        draw_beyond(&a, sc);
    for (int i = 0; i < pz->n; i++) {
        if (pz->over == OVER_ONE) {
            draw_lane(pz, view, &a, i, sc);
            continue;
        }
        draw_summary(pz, view, &a, i, sc);
        draw_strip(pz, view, &a, &r, i, sc);
    }
}
