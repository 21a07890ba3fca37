/*
 * The chart of many races: a strip for each method, with a dot for each race.
 * Along the axis a dot is where its value is; those that would cover each
 * other lie beside each other across it. Races that were not finished have no
 * value: they are hollow, beyond the end of the axis.
 */
#include <math.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "modules/race/run.h"

static const float BEYOND = 3; /* room for what is not finished */
static const float DOT = 0.24f, DOT_MIN = 0.14f;
static const float MEDIAN_ENDS = 0.3f; /* seen above and below all dots */
static const float ROOMY = 12;         /* a chart in which one line is enough */

/* --- dots that are finished ---------------------------------------------- */

static int by_place(const void *a, const void *b)
{
    float x = *(const float *)a, y = *(const float *)b;

    return (x > y) - (x < y);
}

/* Where the finished races lie along the axis, sorted; the caller frees. */
static float *find_places(const struct race *race, const struct sweep *s,
                          const struct axis *a, int lane, size_t *n)
{
    float *places = xmalloc((s->over + 1) * sizeof *places);

    *n = 0;
    for (size_t i = 0; i < s->over; i++) {
        const struct tally *t = sweep_result(s, i, lane);
        double value;

        if (t->state == LANE_FINISHED &&
            race_value(race, a->measure, lane, t, &value))
            places[(*n)++] = axis_place(a, value);
    }
    qsort(places, *n, sizeof *places, by_place);
    return places;
}

/* For each of them, `size` large, the first level on which it touches no
 * other; returns how many levels there are. */
static size_t find_levels(const float *places, size_t n, float size,
                          size_t *level)
{
    float *last = xmalloc((n + 1) * sizeof *last);
    size_t levels = 0;

    for (size_t i = 0; i < n; i++) {
        size_t k = 0;

        while (k < levels && last[k] + size > places[i])
            k++;
        levels += k == levels;
        last[k] = places[i];
        level[i] = k;
    }
    free(last);
    return levels;
}

/* Levels lie by turns above and below the middle. Where they would not fit,
 * dots are smaller, and may cover each other across the axis. */
static void draw_finished(const struct race *race, const struct sweep *s,
                          const struct axis *a, int lane, struct box band,
                          struct scene *sc)
{
    size_t n, *level, levels;
    float *places = find_places(race, s, a, lane, &n);
    float size = DOT, pitch = DOT;

    level = xmalloc((n + 1) * sizeof *level);
    levels = find_levels(places, n, size, level);
    if (size * (float)(levels + 1) > band.h) {
        size = DOT_MIN;
        levels = find_levels(places, n, size, level);
        pitch = fminf(size, band.h / (float)(levels + 1));
    }
    for (size_t i = 0; i < n; i++) {
        float off = pitch * (float)((level[i] + 1) / 2);

        scene_disc(sc,
                   (struct vec){ places[i], band.y + band.h / 2 +
                                                (level[i] % 2 ? -off : off) },
                   size * 0.45f, INK_ACCENT);
    }
    free(level);
    free(places);
}

/* --- those that are not -------------------------------------------------- */

static void draw_unfinished(const struct sweep *s, int lane, struct box room,
                            struct scene *sc)
{
    size_t n = sweep_unfinished(s, lane), rows, columns;
    float pitch = n ? fminf(DOT, 0.9f * sqrtf(room.w * room.h / (float)n)) : 1;

    rows = (size_t)(room.h / pitch);
    columns = (n + rows - 1) / rows;
    for (size_t i = 0; i < n; i++)
        scene_ring(sc,
                   (struct vec){ room.x + room.w / 2 +
                                     pitch * ((float)(i / rows) -
                                              (float)(columns - 1) / 2),
                                 room.y + pitch * ((float)(i % rows) + 0.5f) },
                   pitch * 0.34f, pitch * 0.2f, INK_WARNING);
}

/* --- a strip ------------------------------------------------------------- */

static void draw_median(const struct axis *a, struct box band, double value,
                        struct scene *sc)
{
    scene_rect(
        sc, (struct box){ axis_place(a, value) - 0.06f, band.y, 0.12f, band.h },
        0, INK_STRONG);
}

static void add_share(const struct sweep *s, int lane, struct text *out)
{
    size_t left = sweep_unfinished(s, lane);

    if (left || s->over == 1)
        text_addf(out, "%zu of %zu finished", s->over - left, s->over);
    else
        text_addf(out, "all %zu finished", s->over);
}

/* Share and median, over the strip: below each other where it is narrow. */
static void draw_summary(const struct rows *r, const struct sweep *s, int lane,
                         const char *median, struct scene *sc)
{
    struct vec at = { r->left, rows_top(r, lane) + r->em * 0.75f };
    bool narrow = r->right - r->left < ROOMY;
    struct text words;

    text_init(&words);
    add_share(s, lane, &words);
    if (narrow) {
        scene_text(sc, at, r->em, 0, FACE_BOLD, ANCHOR_LEFT, INK_STRONG,
                   words.at);
        at.y += r->em * 1.3f;
        text_clear(&words);
    }
    text_addf(&words, "%s%s", narrow ? "" : ", ", median);
    scene_text(sc, at, r->em, 0, FACE_BOLD, ANCHOR_LEFT, INK_STRONG, words.at);
    text_free(&words);
}

static bool find_median(const struct race *race, const struct sweep *s,
                        const struct axis *a, int lane, double *value)
{
    struct tally middle = { .nodes = 0 };

    return sweep_median(s, lane, &middle.nodes) &&
           race_value(race, a->measure, lane, &middle, value);
}

static void draw_strip(const struct race *race, const struct sweep *s,
                       const struct rows *r, const struct axis *a, int lane,
                       struct scene *sc)
{
    struct box band = rows_band(r, lane, r->right - r->left < ROOMY ? 2 : 1);
    struct box dots = { band.x, band.y + MEDIAN_ENDS, band.w,
                        band.h - 2 * MEDIAN_ENDS };
    struct box beyond = { a->right + 0.4f, band.y, BEYOND - 0.4f, band.h };
    struct text words;
    double value;
    bool known = find_median(race, s, a, lane, &value);

    text_init(&words);
    text_add(&words, known ? "median " : "no median");
    if (known)
        race_add_value(a->measure, value, &words);
    if (s->over > 0)
        draw_summary(r, s, lane, words.at, sc);
    text_free(&words);
    if (a->known)
        axis_draw_grid(a, band, (struct box){ 0 }, sc);
    if (known)
        draw_median(a, band, value, sc);
    draw_finished(race, s, a, lane, dots, sc);
    draw_unfinished(s, lane, beyond, sc);
}

/* --- the chart ----------------------------------------------------------- */

/* From the least there is so far to the most. */
static struct range find_range(const struct race *race, const struct sweep *s,
                               enum race_measure measure)
{
    struct range range = { .known = measure != MEASURE_TIME ||
                                    race->watch.done };

    for (size_t i = 0; i < s->over; i++)
        for (int lane = 0; lane < s->n; lane++) {
            const struct tally *t = sweep_result(s, i, lane);
            double value;

            if (t->state != LANE_FINISHED ||
                !race_value(race, measure, lane, t, &value))
                continue;
            range.least = range.most > 0 ? fmin(range.least, value) : value;
            range.most = fmax(range.most, value);
        }
    return range;
}

void race_draw_strips(const struct race *race, const struct sweep *s,
                      const struct view *view, struct scene *sc)
{
    enum race_measure measure = race_charted(race, view);
    struct rows r = race_rows(race, view);
    struct axis a = race_axis(&r, measure, find_range(race, s, measure),
                              BEYOND);

    race_draw_axis(race, &a, sc);
    if (a.known) {
        axis_label(&a, a.right + BEYOND / 2 + 0.2f, 0, INK_TEXT, "not", sc);
        axis_label(&a, a.right + BEYOND / 2 + 0.2f, 1, INK_TEXT, "finished",
                   sc);
    }
    for (int i = 0; i < race->n; i++)
        draw_strip(race, s, &r, &a, i, sc);
    race_draw_key(&a, KEY_DOTS, sc);
}
