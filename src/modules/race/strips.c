/* The chart of many races: a strip for each method, with a dot for each race,
 * hollow if it did not finish. */
#include "modules/race/run.h"

enum { LEVELS = 16, COLUMNS = 4 };

static const float BEYOND = 2.6f; /* room for what is not finished */

static float middle_of(const struct rows *r, int lane)
{
    return rows_top(r, lane) + r->height * 0.6f;
}

/* Runs of the same value lie side by side, close enough to be one spot. */
static struct vec dot_at(const struct rows *r, int lane, size_t i, float x,
                         float spacing)
{
    size_t level = i % LEVELS, column = i / LEVELS % COLUMNS;

    return (struct vec){ x + spacing * ((float)column - (COLUMNS - 1) / 2.0f),
                         middle_of(r, lane) +
                             spacing * ((float)level - (LEVELS - 1) / 2.0f) };
}

static void draw_dots(const struct race *race, const struct sweep *s,
                      const struct axis *a, int lane, struct scene *sc)
{
    struct rows r = race_rows(race->n);
    float spacing = r.height * 0.58f / LEVELS;
    size_t hollow = 0;

    for (size_t i = 0; i < s->over; i++) {
        const struct tally *t = sweep_result(s, i, lane);
        double value;

        if (t->state != LANE_FINISHED)
            scene_ring(
                sc, dot_at(&r, lane, hollow++, a->right + BEYOND / 2, spacing),
                spacing * 0.36f, spacing * 0.2f, INK_WARNING);
        else if (axis_value(a, race, lane, t->nodes, &value))
            scene_disc(sc, dot_at(&r, lane, i, axis_place(a, value), spacing),
                       spacing * 0.45f, INK_ACCENT);
    }
}

/* The median as a line, and in words. */
static void draw_median(const struct rows *r, const struct axis *a, int lane,
                        double value, struct scene *sc)
{
    float half = r->height * 0.32f;

    scene_rect(sc,
               (struct box){ axis_place(a, value) - 0.05f,
                             middle_of(r, lane) - half, 0.1f, 2 * half },
               0, INK_STRONG);
}

/* Share and median, over the strip: side by side where there are many lanes,
 * below each other where the chart is narrow. */
static void draw_summary(const struct rows *r, const struct sweep *s,
                         const struct axis *a, int lane, const char *median,
                         struct scene *sc)
{
    size_t left = sweep_unfinished(s, lane);
    bool narrow = s->n <= 3;
    struct vec at = { a->left + 0.25f, rows_top(r, lane) + r->em * 0.75f };
    struct text words;

    text_init(&words);
    if (left)
        text_addf(&words, "%zu of %zu finished", s->over - left, s->over);
    else
        text_addf(&words, "all %zu finished", s->over);
    if (narrow) {
        scene_text(sc, at, r->em, 0, FACE_BOLD, ANCHOR_LEFT, INK_STRONG,
                   words.at);
        at.y += r->em * 1.35f;
        text_clear(&words);
    }
    text_addf(&words, "%s%s", narrow ? "" : ", ", median);
    scene_text(sc, at, r->em, 0, FACE_BOLD, ANCHOR_LEFT, INK_STRONG, words.at);
    text_free(&words);
}

static void draw_strip(const struct race *race, const struct sweep *s,
                       const struct axis *a, int lane, struct scene *sc)
{
    struct rows r = race_rows(race->n);
    bool known, timed = false;
    uint64_t nodes;
    double value;
    struct text words;

    text_init(&words);
    known = sweep_median(s, lane, &nodes);
    if (known)
        timed = axis_value(a, race, lane, nodes, &value);
    if (!known)
        text_add(&words, "no median");
    if (timed) {
        text_add(&words, "median ");
        axis_add_value(a, value, &words);
    }
    if (s->over > 0)
        draw_summary(&r, s, a, lane, words.at, sc);
    if (timed)
        draw_median(&r, a, lane, value, sc);
    text_free(&words);
    draw_dots(race, s, a, lane, sc);
}

void race_draw_strips(const struct race *race, const struct sweep *s,
                      const struct view *view, struct scene *sc)
{
    struct axis a = race_draw_axis(race, view, BEYOND, sc);

    if (a.known) {
        axis_label(&a, a.right + BEYOND / 2, 0, INK_TEXT, "not", sc);
        axis_label(&a, a.right + BEYOND / 2, 1, INK_TEXT, "finished", sc);
    }
    for (int i = 0; i < race->n; i++)
        draw_strip(race, s, &a, i, sc);
}
