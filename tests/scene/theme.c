/*
 * Every theme is held to what people can see: contrast by the formula of
 * WCAG 2.2, and a ramp that rises for colour-blind eyes, too.
 */
#include <greatest.h>

#include <math.h>
#include <string.h>

#include "scene/theme.h"

static double linear(double v)
{
    return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4);
}

static double luminance(struct rgba c)
{
    return 0.2126 * linear(c.r / 255.0) + 0.7152 * linear(c.g / 255.0) +
           0.0722 * linear(c.b / 255.0);
}

static double contrast(struct rgba a, struct rgba b)
{
    double x = luminance(a), y = luminance(b);
    return x > y ? (x + 0.05) / (y + 0.05) : (y + 0.05) / (x + 0.05);
}

static uint8_t laid(uint8_t over, uint8_t under, double alpha)
{
    return (uint8_t)lround(over * alpha + under * (1 - alpha));
}

static struct rgba over(struct rgba c, double alpha, struct rgba under)
{
    return (struct rgba){ laid(c.r, under.r, alpha), laid(c.g, under.g, alpha),
                          laid(c.b, under.b, alpha), 255 };
}

TEST the_formula_agrees_with_published_values(void)
{
    const struct rgba black = { 0, 0, 0, 255 }, white = { 255, 255, 255, 255 };
    const struct rgba grey = { 0x77, 0x77, 0x77, 255 };
    ASSERT_IN_RANGE(21.0, contrast(black, white), 0.001);
    ASSERT_IN_RANGE(4.48, contrast(grey, white), 0.01);
    PASS();
}

TEST labels_read_on_both_squares(const struct theme *t)
{
    struct rgba label = t->ink[INK_LABEL];
    ASSERTm(t->name, contrast(label, t->light) >= 4.5);
    ASSERTm(t->name, contrast(label, t->dark) >= 4.5);
    ASSERTm(t->name, contrast(t->ink[INK_COORDINATE], t->frame) >= 4.5);
    PASS();
}

/* A visited square is washed, and numbers stand in beads, pale or warm. */
TEST labels_read_on_washes_and_beads(const struct theme *t)
{
    struct rgba label = t->ink[INK_LABEL];
    for (double alpha = 0.3; alpha < 0.95; alpha += 0.1) {
        struct rgba wash = t->ink[INK_VISITED];
        ASSERTm(t->name, contrast(label, over(wash, alpha, t->light)) >= 4.5);
        ASSERTm(t->name, contrast(label, over(wash, alpha, t->dark)) >= 4.5);
    }
    ASSERTm(t->name, contrast(label, t->ink[INK_CASING]) >= 4.5);
    for (float warmth = 0; warmth <= 1; warmth += 0.125f)
        ASSERTm(t->name, contrast(label, theme_bead(t, warmth)) >= 4.5);
    PASS();
}

/* On a square of their own colour the line around them shows beads. */
TEST beads_have_an_edge(const struct theme *t)
{
    struct rgba pale = theme_bead(t, 0), warm = theme_bead(t, 1);
    ASSERT_MEM_EQ(&t->bead[0], &pale, sizeof pale);
    ASSERT_MEM_EQ(&t->bead[1], &warm, sizeof warm);
    ASSERTm(t->name, luminance(pale) >= luminance(warm));
    ASSERTm(t->name, contrast(t->bead[2], pale) >= 3);
    ASSERTm(t->name, contrast(t->bead[2], warm) >= 3);
    ASSERTm(t->name, contrast(t->bead[2], t->light) >= 3);
    PASS();
}

TEST labels_read_all_along_the_ramp(const struct theme *t)
{
    for (int level = 1; level <= 255; level++) {
        struct rgba c = theme_ramp(t, level);
        struct rgba light = over(c, c.a / 255.0, t->light);
        struct rgba dark = over(c, c.a / 255.0, t->dark);
        ASSERTm(t->name, contrast(t->ink[INK_LABEL], light) >= 4.5);
        ASSERTm(t->name, contrast(t->ink[INK_LABEL], dark) >= 4.5);
    }
    PASS();
}

TEST marks_stand_out_on_both_squares(const struct theme *t)
{
    static const enum ink marks[] = {
        INK_PATH,   INK_CURSOR, INK_TARGET,   INK_SELECTED,
        INK_START,  INK_END,    INK_ATTACKED, INK_CONFLICT,
        INK_SOLVED, INK_HINT,   INK_TIE,
    };
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
        ASSERT_EQ(255, t->ink[marks[i]].a);
        ASSERTm(t->name, contrast(t->ink[marks[i]], t->light) >= 3);
        ASSERTm(t->name, contrast(t->ink[marks[i]], t->dark) >= 3);
        ASSERTm(t->name, contrast(t->ink[marks[i]], t->ink[INK_CASING]) >= 3);
    }
    ASSERTm(t->name, contrast(t->ink[INK_PATH_OLD], t->ink[INK_CASING]) >= 3);
    ASSERTm(t->name, contrast(t->ink[INK_SHINE], t->ink[INK_PATH]) >= 4.5);
    PASS();
}

/* Their patterns stand out by the casing, on whatever square they lie. */
TEST what_is_drawn_stands_out_in_its_casing(const struct theme *t)
{
    for (int ink = INK_MARK_GREEN; ink <= INK_MARK_ORANGE; ink++) {
        ASSERT_EQ(255, t->ink[ink].a);
        ASSERTm(t->name, contrast(t->ink[ink], t->ink[INK_CASING]) >= 3);
    }
    PASS();
}

TEST words_read_wherever_they_stand(const struct theme *t)
{
    static const enum ink grounds[] = { INK_BACK, INK_PANEL };
    static const enum ink words[] = {
        INK_TEXT, INK_STRONG, INK_FAINT, INK_ACCENT, INK_WARNING,
    };
    for (size_t g = 0; g < sizeof grounds / sizeof *grounds; g++)
        for (size_t w = 0; w < sizeof words / sizeof *words; w++)
            ASSERTm(t->name,
                    contrast(t->ink[words[w]], t->ink[grounds[g]]) >= 4.5);
    ASSERTm(t->name, contrast(t->ink[INK_TEXT], t->ink[INK_RAISED]) >= 4.5);
    ASSERTm(t->name, contrast(t->ink[INK_TEXT], t->ink[INK_HOVER]) >= 4.5);
    ASSERTm(t->name, contrast(t->ink[INK_STRONG], t->ink[INK_HOVER]) >= 4.5);
    ASSERTm(t->name,
            contrast(t->ink[INK_ON_ACCENT], t->ink[INK_ACCENT]) >= 4.5);
    PASS();
}

/* The ring around what has the keyboard, and where the theme is one of strong
 * contrasts, the line around what can be typed in or pressed. */
TEST edges_show_what_can_be_used(const struct theme *t)
{
    static const enum ink grounds[] = { INK_BACK, INK_PANEL, INK_RAISED };
    bool strong = t->ink[INK_EDGE].r != t->ink[INK_RAISED].r;

    ASSERT_EQ_FMT(strcmp(t->name, "contrast") == 0, (int)strong, "%d");
    for (int i = 0; i < 3; i++) {
        struct rgba ground = t->ink[grounds[i]];

        ASSERTm(t->name, contrast(t->ink[INK_ACCENT], ground) >= 3);
        ASSERTm(t->name, !strong || contrast(t->ink[INK_EDGE], ground) >= 3);
    }
    PASS();
}

TEST squares_can_be_told_apart(const struct theme *t)
{
    ASSERTm(t->name, contrast(t->light, t->dark) >= 1.6);
    ASSERTm(t->name, contrast(t->ink[INK_HOLE], t->light) >= 3);
    PASS();
}

/* Machado and others 2009, severity 1, in linear light: protanopia,
 * deuteranopia, tritanopia. */
static const double blind[3][3][3] = {
    { { 0.152286, 1.052583, -0.204868 },
      { 0.114503, 0.786281, 0.099216 },
      { -0.003882, -0.048116, 1.051998 } },
    { { 0.367322, 0.860646, -0.227968 },
      { 0.280085, 0.672501, 0.047413 },
      { -0.011820, 0.042940, 0.968881 } },
    { { 1.255528, -0.076749, -0.178779 },
      { -0.078411, 0.930809, 0.147602 },
      { 0.004733, 0.691367, 0.303900 } },
};

static double seen_luminance(struct rgba c, const double m[3][3])
{
    const double in[3] = { linear(c.r / 255.0), linear(c.g / 255.0),
                           linear(c.b / 255.0) };
    const double weight[3] = { 0.2126, 0.7152, 0.0722 };
    double sum = 0;
    for (int i = 0; i < 3; i++) {
        double v = m[i][0] * in[0] + m[i][1] * in[1] + m[i][2] * in[2];
        sum += weight[i] * fmin(fmax(v, 0), 1);
    }
    return sum;
}

/* From one level to the next a channel may round the wrong way, no more. */
TEST the_ramp_rises_for_every_eye(const struct theme *t)
{
    for (int level = 2; level <= 255; level++)
        ASSERTm(t->name, luminance(theme_ramp(t, level)) >
                             luminance(theme_ramp(t, level - 1)) - 0.002);
    for (int kind = 0; kind < 3; kind++) {
        double before = 0;
        for (int level = 1; level <= 255; level += 6) {
            double now = seen_luminance(theme_ramp(t, level), blind[kind]);
            ASSERTm(t->name, now > before);
            before = now;
        }
    }
    PASS();
}

/* The ramp of lines as well; and whatever square they cross, they stand out
 * from the casing beside them. */
TEST lines_rise_for_every_eye(const struct theme *t)
{
    for (int level = 1; level <= 255; level++)
        ASSERTm(t->name,
                contrast(theme_line(t, level), t->ink[INK_CASING]) >= 3);
    for (int level = 2; level <= 255; level++)
        ASSERTm(t->name, luminance(theme_line(t, level)) >
                             luminance(theme_line(t, level - 1)) - 0.002);
    for (int kind = 0; kind < 3; kind++) {
        double before = 0;
        for (int level = 1; level <= 255; level += 6) {
            double now = seen_luminance(theme_line(t, level), blind[kind]);
            ASSERTm(t->name, now > before);
            before = now;
        }
    }
    PASS();
}

TEST the_ramp_ends_where_the_theme_says(const struct theme *t)
{
    struct rgba first = theme_ramp(t, 1), middle = theme_ramp(t, 128);
    struct rgba end = theme_ramp(t, 255);
    ASSERT_MEM_EQ(&t->ramp[0], &first, sizeof first);
    ASSERT_MEM_EQ(&t->ramp[1], &middle, sizeof middle);
    ASSERT_MEM_EQ(&t->ramp[2], &end, sizeof end);
    PASS();
}

TEST themes_are_found_by_name(void)
{
    static const char *const names[THEME_COUNT] = {
        "brown", "green", "blue", "paper", "contrast",
    };
    for (int i = 0; i < THEME_COUNT; i++) {
        ASSERT_STR_EQ(names[i], theme_at(i)->name);
        ASSERT_EQ(theme_at(i), theme_find(names[i]));
        ASSERT_EQ(i, theme_index(theme_at(i)));
    }
    for (int i = 0; i < THEME_COUNT; i++) {
        const struct theme *light = theme_light(theme_at(i));
        const struct theme *dark = theme_dark(theme_at(i));
        ASSERT_STR_EQ(names[i], light->name);
        ASSERT_STR_EQ(names[i], dark->name);
        ASSERT_EQ(light, theme_light(dark));
        ASSERT_EQ(dark, theme_dark(light));
        ASSERT(theme_index(light) >= THEME_COUNT);
        ASSERT(theme_index(dark) > theme_index(light));
        ASSERT_MEM_EQ(&light->dark, &dark->dark, sizeof dark->dark);
        ASSERT(theme_is_dark(dark) && !theme_is_dark(light));
        ASSERT(luminance(light->ink[INK_BACK]) > 0.8);
        ASSERT(luminance(dark->ink[INK_BACK]) < 0.05);
    }
    ASSERT_EQ(NULL, theme_find("Brown"));
    ASSERT_EQ(NULL, theme_find("brow"));
    ASSERT_EQ(NULL, theme_find(""));
    PASS();
}

TEST only_the_shade_is_translucent(const struct theme *t)
{
    for (int i = 0; i < INK_COUNT; i++) {
        if (i == INK_SHADE)
            ASSERTm(t->name, t->ink[i].a > 0 && t->ink[i].a < 255);
        else
            ASSERT_EQ(255, t->ink[i].a);
    }
    PASS();
}

SUITE(themes)
{
    RUN_TEST(the_formula_agrees_with_published_values);
    RUN_TEST(themes_are_found_by_name);
    for (int i = 0; i < 3 * THEME_COUNT; i++) {
        const struct theme *t = theme_at(i % THEME_COUNT);
        if (i >= THEME_COUNT)
            t = i < 2 * THEME_COUNT ? theme_light(t) : theme_dark(t);
        RUN_TESTp(labels_read_on_both_squares, t);
        RUN_TESTp(labels_read_on_washes_and_beads, t);
        RUN_TESTp(beads_have_an_edge, t);
        RUN_TESTp(labels_read_all_along_the_ramp, t);
        RUN_TESTp(marks_stand_out_on_both_squares, t);
        RUN_TESTp(what_is_drawn_stands_out_in_its_casing, t);
        RUN_TESTp(words_read_wherever_they_stand, t);
        RUN_TESTp(edges_show_what_can_be_used, t);
        RUN_TESTp(squares_can_be_told_apart, t);
        RUN_TESTp(the_ramp_rises_for_every_eye, t);
        RUN_TESTp(lines_rise_for_every_eye, t);
        RUN_TESTp(the_ramp_ends_where_the_theme_says, t);
        RUN_TESTp(only_the_shade_is_translucent, t);
    }
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(themes);
    GREATEST_MAIN_END();
}
