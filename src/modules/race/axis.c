/* The logarithmic axis of a chart. */
#include <math.h>
#include <stdio.h>

#include "modules/race/run.h"
#include "puzzle/control.h"

static const float EM = 0.52f;

/* Fixed for the whole race: the least anything can take, and the most. */
static void find_decades(const struct race *r, struct axis *a)
{
    double longest = 0, seconds;

    a->low = 0;
    a->high = (int)ceil(log10((double)r->course.limit) - 1e-9);
    a->known = a->measure == MEASURE_NODES;
    if (a->known)
        return;
    for (int i = 0; i < r->n; i++)
        if (race_seconds(r, i, r->course.limit, &seconds)) {
            a->known = true;
            longest = fmax(longest, seconds);
        }
    a->low = -6;
    a->high = a->known ? (int)ceil(log10(longest) - 1e-9) : 0;
    if (a->high < -3)
        a->high = -3;
}

float axis_place(const struct axis *a, double value)
{
    double decades = (log10(value) - a->low) / (a->high - a->low);

    return a->left + (a->right - a->left) * (float)fmin(fmax(decades, 0), 1);
}

bool axis_value(const struct axis *a, const struct race *r, int lane,
                uint64_t nodes, double *out)
{
    *out = (double)nodes;
    return a->measure == MEASURE_NODES || race_seconds(r, lane, nodes, out);
}

void axis_add_value(const struct axis *a, double value, struct text *out)
{
    if (a->measure == MEASURE_TIME)
        text_add_duration(out, value);
    else
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

void axis_label(const struct axis *a, float x, int line, enum ink ink,
                const char *words, struct scene *sc)
{
    float y = line ? a->bottom + 0.6f + EM * 1.4f : a->bottom + 0.55f;

    scene_text(sc, (struct vec){ x, y }, EM, 0, FACE_SANS, ANCHOR_CENTRE, ink,
               words);
}

static void draw_axis(const struct axis *a, struct scene *sc)
{
    float pitch = (a->right - a->left) / (float)(a->high - a->low);
    char label[16];

    for (int d = a->low; d <= a->high; d++) {
        float x = a->left + pitch * (float)(d - a->low);

        scene_rect(sc,
                   (struct box){ x - 0.02f, a->top, 0.04f,
                                 a->bottom - a->top + 0.15f },
                   0, INK_LINE);
        decade_label(a, d, pitch < 7 * EM * RACE_LETTER, label, sizeof label);
        axis_label(a, x, 0, INK_TEXT, label, sc);
    }
    scene_rect(sc,
               (struct box){ a->left - 0.02f, a->bottom,
                             a->right - a->left + 0.04f, 0.05f },
               0, INK_TEXT);
    axis_label(a, (a->left + a->right) / 2, 1, INK_FAINT,
               a->measure == MEASURE_NODES ? "nodes, logarithmic"
                                           : "time alone, logarithmic",
               sc);
}

struct axis race_draw_axis(const struct race *race, const struct view *view,
                           float beyond, struct scene *sc)
{
    struct rows r = race_rows(race->n);
    struct axis a = {
        .measure = (enum race_measure)view->params->at[RACE_CHART].number,
        .left = r.left,
        .right = r.right - beyond,
        .top = r.top,
        .bottom = rows_top(&r, r.n) + 0.2f
    };

    find_decades(race, &a);
    if (a.known)
        draw_axis(&a, sc);
    else
        race_draw_sentence(
            (struct box){ a.left, a.bottom, a.right - a.left, 2 }, r.em,
            race->watch.clock.now ? "Times are being measured."
                                  : "Without a clock there are no times.",
            sc);
    return a;
}
