/* The logarithmic axis of a chart. */
#include <math.h>
#include <stdio.h>

#include "modules/race/run.h"
#include "puzzle/control.h"

enum { MICROSECOND = -6, DECADES_MIN = 2 };

/* --- what is measured ---------------------------------------------------- */

enum race_measure race_charted(const struct race *r, const struct view *view)
{
    enum race_measure measure = race_chart(view->params);
    bool timed = r->watch.done || r->watch.clock.now;
    bool chosen = view->params->at[RACE_CHART].number != CHART_AUTO;

    return chosen || timed ? measure : MEASURE_NODES;
}

bool race_value(const struct race *r, enum race_measure measure, int lane,
                const struct tally *t, double *out)
{
    *out = (double)(measure == MEASURE_TESTS ? t->tests : t->nodes);
    return measure != MEASURE_TIME || race_seconds(r, lane, t->nodes, out);
}

void race_add_value(enum race_measure measure, double value, struct text *out)
{
    if (measure == MEASURE_TIME)
        text_add_duration(out, value);
    else
        text_add_grouped(out, (uint64_t)value);
}

/* --- where it is --------------------------------------------------------- */

static int decade_of(double value, int least)
{
    return value > 0 ? (int)fmax(floor(log10(value) + 1e-9), least) : least;
}

struct axis race_axis(const struct rows *r, enum race_measure measure,
                      struct range range, float beyond)
{
    int least = measure == MEASURE_TIME ? MICROSECOND : 0;
    struct axis a = { .measure = measure,
                      .known = range.known,
                      .low = decade_of(range.least, least),
                      .left = r->left,
                      .right = r->right - beyond,
                      .bottom = rows_top(r, r->n) + 0.1f };

    a.high = a.low + DECADES_MIN;
    if (range.most > 0)
        a.high = (int)fmax(a.high, ceil(log10(range.most) - 1e-9));
    return a;
}

float axis_place(const struct axis *a, double value)
{
    double decades = (log10(value) - a->low) / (a->high - a->low);

    return a->left + (a->right - a->left) * (float)fmin(fmax(decades, 0), 1);
}

static float pitch_of(const struct axis *a)
{
    return (a->right - a->left) / (float)(a->high - a->low);
}

/* --- labels -------------------------------------------------------------- */

static void decade_label(const struct axis *a, int decade, char *out,
                         size_t size)
{
    static const char *const powers[] = { "1",
                                          "10",
                                          "100",
                                          "10\u00b3",
                                          "10\u2074",
                                          "10\u2075",
                                          "10\u2076",
                                          "10\u2077",
                                          "10\u2078",
                                          "10\u2079",
                                          "10\u00b9\u2070",
                                          "10\u00b9\u00b9" };
    static const char *const units[] = { "\u00b5s", "ms", "s" };
    int step = decade - MICROSECOND;
    bool seconds = a->measure == MEASURE_TIME;

    if (seconds && decade < 3)
        snprintf(out, size, "%s %s", powers[step % 3], units[step / 3]);
    else
        snprintf(out, size, "%s%s", powers[decade < 11 ? decade : 11],
                 seconds ? " s" : "");
}

/* How many decades on the next label is: none touch. Times are best labelled
 * by whole units. */
static int label_step(const struct axis *a)
{
    float wide = (a->measure == MEASURE_TIME ? 7 : 4) * SMALL_EM * RACE_LETTER;
    float pitch = pitch_of(a);

    if (pitch >= wide)
        return 1;
    if (a->measure == MEASURE_TIME)
        return 3;
    return (int)ceilf(wide / pitch);
}

void axis_label(const struct axis *a, float x, int line, enum ink ink,
                const char *words, struct scene *sc)
{
    float y = a->bottom + 0.55f + (float)line * SMALL_EM * 1.45f;

    scene_text(sc, (struct vec){ x, y }, SMALL_EM, 0, FACE_SANS, ANCHOR_CENTRE,
               ink, words);
}

/* That each line is ten times the one before is said where there is room. */
static void draw_title(const struct axis *a, const char *unit, struct scene *sc)
{
    static const char TENFOLD[] = ", tenfold from line to line";
    struct text words;

    text_init(&words);
    text_add(&words, unit);
    if (SMALL_EM * RACE_LETTER * (float)(words.len + sizeof TENFOLD) <
        a->right - a->left)
        text_add(&words, TENFOLD);
    axis_label(a, (a->left + a->right) / 2, 1, INK_TEXT, words.at, sc);
    text_free(&words);
}

/* A line is never too thin to be seen, as a narrow box might be. */
static void draw_line(float x, float y, float height, enum ink ink,
                      struct scene *sc)
{
    struct vec ends[] = { { x, y }, { x, y + height } };

    scene_polyline(sc, ends, 2, 0.04f, 0, ink);
}

void axis_draw(const struct axis *a, const char *unit, struct scene *sc)
{
    int step = label_step(a);

    for (int d = a->low; d <= a->high; d++) {
        float x = a->left + pitch_of(a) * (float)(d - a->low);
        char label[16];

        draw_line(x, a->bottom, 0.2f, INK_TEXT, sc);
        decade_label(a, d, label, sizeof label);
        if ((d - (a->measure == MEASURE_TIME ? MICROSECOND : a->low)) % step)
            continue;
        axis_label(a, x, 0, INK_TEXT, label, sc);
    }
    scene_rect(sc,
               (struct box){ a->left - 0.02f, a->bottom,
                             a->right - a->left + 0.04f, 0.05f },
               0, INK_TEXT);
    draw_title(a, unit, sc);
}

void axis_draw_grid(const struct axis *a, struct box band, struct box words,
                    struct scene *sc)
{
    for (int d = a->low; d <= a->high; d++) {
        float x = a->left + pitch_of(a) * (float)(d - a->low);

        if (x < words.x - 0.1f || x > words.x + words.w + 0.1f)
            draw_line(x, band.y, band.h, INK_LINE, sc);
    }
}
