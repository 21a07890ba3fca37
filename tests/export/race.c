/*
 * A race as picture, table and JSON: the same numbers in all of them, from
 * speeds that are given, so that nothing is measured.
 */
#include <greatest.h>

#include "base/text.h"
#include "export/export.h"
#include "export/formats.h"
#include "render/rules.h"
#include "scene/theme.h"
#include "support/golden.h"
#include "support/race.h"

static const char BARS[] =
    "race size=8x6 start=c2 algorithms=warnsdorff,backtracking,neural,"
    "squirrel-cull limit=2000 chart=time speeds=8000000,9000000,40000,7000000";
static const char STRIPS[] =
    "race size=6x5 start=a1 over=starts algorithms=warnsdorff,backtracking,"
    "genetic limit=30000";
static const char QUEENS[] =
    "race puzzle=queens queens=6 tests=s0,masks pace=time "
    "speeds=5000000,20000000";

/* Is this among the words of the picture? */
static bool shows(const struct scene *sc, const char *words)
{
    for (size_t i = 0; i < sc->ndraws; i++)
        if (sc->draws[i].kind == DRAW_TEXT &&
            strlen(words) == sc->draws[i].count &&
            memcmp(scene_string(sc, &sc->draws[i]), words,
                   sc->draws[i].count) == 0)
            return true;
    return false;
}

static bool shows_number(const struct scene *sc, uint64_t n, const char *after)
{
    struct text words;
    bool ok;

    text_init(&words);
    text_add_grouped(&words, n);
    text_add(&words, after);
    ok = shows(sc, words.at);
    text_free(&words);
    return ok;
}

static bool shows_time(const struct scene *sc, uint64_t nanoseconds)
{
    struct text words;
    bool ok;

    text_init(&words);
    text_add_duration(&words, (double)nanoseconds / 1e9);
    ok = shows(sc, words.at);
    text_free(&words);
    return ok;
}

static void draw(struct session *ss, struct scene *sc)
{
    scene_init(sc);
    scene_clear(sc, session_extent(ss));
    session_draw(ss, sc);
}

static void write(struct session *ss, const struct format *format,
                  struct text *out)
{
    struct export_job job = { .format = format, .seconds = -1 };
    struct error err;

    text_clear(out);
    export_write(ss, &job, out, &err);
}

/* The field as JSON has it, of the lane that begins with its name. */
static bool json_has(const char *json, const char *lane, const char *field)
{
    const char *at = strstr(json, lane), *end = at ? strchr(at, '}') : NULL;
    const char *found = at ? strstr(at, field) : NULL;

    return found && found < end;
}

TEST the_chart_shows_the_numbers_of_the_json(void)
{
    static const char *const names[] = { "\"algorithm\":\"warnsdorff\"",
                                         "\"algorithm\":\"backtracking\"",
                                         "\"algorithm\":\"neural\"",
                                         "\"algorithm\":\"squirrel-cull\"" };
    struct session *ss = raced(BARS);
    struct text json, field;
    struct scene sc;

    text_init(&json);
    text_init(&field);
    write(ss, &formats[FORMAT_JSON], &json);
    draw(ss, &sc);
    for (int lane = 0; lane < 3; lane++) {
        uint64_t nodes = count_of(ss, lane, "nodes");
        uint64_t ns = cell(ss, 0, lane, "seconds")->number;

        ASSERT(
            shows_number(&sc, nodes, lane == 2 ? " steps" : " squares tried"));
        ASSERT(shows_time(&sc, ns));
        text_clear(&field);
        text_addf(&field, "\"nodes\":%llu,", (unsigned long long)nodes);
        ASSERT(json_has(json.at, names[lane], field.at));
        text_clear(&field);
        text_addf(&field, "\"seconds\":%llu.%09llu,",
                  (unsigned long long)(ns / 1000000000),
                  (unsigned long long)(ns % 1000000000));
        ASSERT(json_has(json.at, names[lane], field.at));
    }
    ASSERT(shows(&sc, "1st"));
    ASSERT(shows(&sc, "stopped at the limit"));
    ASSERT(shows(&sc, "not made for this"));
    ASSERT(json_has(json.at, names[3], "\"outcome\":\"refused\""));
    ASSERT(json_has(json.at, names[3], "\"seconds\":"));
    text_free(&json);
    text_free(&field);
    scene_free(&sc);
    session_close(ss);
    PASS();
}

TEST the_strips_show_the_medians_of_the_json(void)
{
    struct session *ss = raced(STRIPS);
    struct text words;
    struct scene sc;
    uint64_t left = count_of(ss, 1, "unfinished");
    size_t discs = 0, rings = 0;

    draw(ss, &sc);
    text_init(&words);
    text_addf(&words, "all 30 finished, median %llu",
              (unsigned long long)count_of(ss, 0, "median_nodes"));
    ASSERT(shows(&sc, words.at));
    text_clear(&words);
    text_addf(&words, "%llu of 30 finished, no median",
              (unsigned long long)(30 - left));
    ASSERT_EQ(FACT_NOTHING, cell(ss, 0, 1, "median_nodes")->kind);
    ASSERT(shows(&sc, words.at));
    for (size_t i = 0; i < sc.ndraws; i++) {
        discs += sc.draws[i].kind == DRAW_DISC && sc.draws[i].code == 0;
        rings += sc.draws[i].kind == DRAW_RING;
    }
    /* each board rings its start, and the key shows one of each */
    ASSERT_EQ(90u, discs - 1 + rings - 4);
    ASSERT_EQ(left + count_of(ss, 2, "unfinished"), rings - 4);
    text_free(&words);
    scene_free(&sc);
    session_close(ss);
    PASS();
}

/* Along the axis each dot is at its value: as many places as values. */
TEST dots_are_spread_across_the_axis(void)
{
    struct session *ss = raced("race over=starts limit=1000 "
                               "algorithms=warnsdorff,backtracking");
    size_t at_64 = 0, others = 0;
    struct scene sc;
    float x = -1;

    draw(ss, &sc);
    for (int i = 0; i < 64; i++)
        others += cell(ss, 1, 2 * i, "nodes")->number != 64;
    ASSERT(others < 3);
    for (size_t i = 0; i < sc.ndraws; i++) {
        const struct draw *d = &sc.draws[i];

        if (d->kind != DRAW_DISC || d->code || d->at.x < 12)
            continue;
        x = x < 0 ? d->at.x : x;
        ASSERT(d->at.x >= x && d->at.x < x + 1); /* 64 to 80 or so */
        at_64 += d->at.x == x;
    }
    ASSERT_EQ(64u - others, at_64);
    scene_free(&sc);
    session_close(ss);
    PASS();
}

/* --- room ---------------------------------------------------------------- */

static const char *const CHARTS[] = {
    "race limit=3000",
    "race over=starts limit=300 size=6x5",
    "race over=starts limit=300 size=6x5 chart=time speeds=9000000,10000000 "
    "algorithms=backtracking,warnsdorff",
    "race limit=1000000 start=d4 chart=time speeds=7000000,30 "
    "algorithms=backtracking,neural",
    "race size=8x10 limit=500 "
    "algorithms=parberry,construct,neural,genetic,ants",
    "race puzzle=queens queens=7 chart=tests"
};

static void draw_in(struct session *ss, float shape, struct scene *sc)
{
    struct look look = *session_look(ss);

    look.shape = shape;
    session_set_look(ss, &look);
    draw(ss, sc);
}

/* What a text or a line of the grid covers, without the air in its line. */
static bool ink_box(const struct scene *sc, const struct draw *d,
                    struct box *out)
{
    float w, h = d->size.x * 0.7f;

    if (d->kind == DRAW_POLYLINE && d->ink == INK_LINE) {
        const struct vec *end = scene_points(sc, d);

        *out = (struct box){ end[0].x, end[0].y, 0.01f, end[1].y - end[0].y };
        return true;
    }
    if (d->kind != DRAW_TEXT || d->extra > 0) /* numbers on squares */
        return false;
    w = d->size.x *
        rule_text_width((enum face)d->code, scene_string(sc, d), d->count);
    w += 0.2f; /* words are apart, not only beside each other */
    *out = (struct box){ d->at.x, d->at.y - h / 2, w, h };
    if (d->anchor == ANCHOR_CENTRE)
        out->x -= w / 2;
    if (d->anchor == ANCHOR_RIGHT)
        out->x -= w;
    return true;
}

static bool overlap(struct box a, struct box b)
{
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h &&
           b.y < a.y + a.h;
}

/* The words that are cut off, or run into others or a line; else NULL. */
static const char *find_clash(const struct scene *sc)
{
    struct box a, b;

    for (size_t i = 0; i < sc->ndraws; i++) {
        const struct draw *d = &sc->draws[i];

        if (d->kind != DRAW_TEXT || !ink_box(sc, d, &a))
            continue;
        if (a.x < 0 || a.x + a.w > sc->extent.x || a.y + a.h > sc->extent.y)
            return scene_string(sc, d);
        for (size_t k = 0; k < sc->ndraws; k++)
            if (k != i && ink_box(sc, &sc->draws[k], &b) && overlap(a, b))
                return scene_string(sc, d);
    }
    return NULL;
}

TEST words_keep_clear_of_lines_and_words(void)
{
    static const float shapes[] = { 0, 0.5f, 0.95f, 1.25f, 1.6f, 4 };

    for (size_t i = 0; i < sizeof CHARTS / sizeof *CHARTS; i++) {
        struct session *ss = raced(CHARTS[i]);

        for (size_t k = 0; k < sizeof shapes / sizeof *shapes; k++) {
            struct scene sc;
            const char *clash;

            draw_in(ss, shapes[k], &sc);
            clash = find_clash(&sc);
            if (clash)
                fprintf(stderr, "%s, %g: %.60s\n", CHARTS[i], (double)shapes[k],
                        clash);
            ASSERT(!clash);
            scene_free(&sc);
        }
        session_close(ss);
    }
    PASS();
}

TEST the_chart_is_as_wide_as_there_is_room(void)
{
    struct session *ss = raced("race limit=500");
    struct look look = *session_look(ss);
    struct vec usual = session_extent(ss), extent;

    look.shape = 1.3f;
    session_set_look(ss, &look);
    extent = session_extent(ss);
    ASSERT_EQ(usual.y, extent.y);
    ASSERT_IN_RANGE(1.3f, extent.x / extent.y, 0.001f);
    look.shape = 100;
    session_set_look(ss, &look);
    ASSERT(session_extent(ss).x > 40 && session_extent(ss).x < 60);
    look.shape = 0.01f;
    session_set_look(ss, &look);
    ASSERT(session_extent(ss).x > 20 && session_extent(ss).x < usual.x);
    session_close(ss);
    PASS();
}

/* The axis ends not far beyond the longest bar, whatever the limit is. */
TEST the_axis_ends_where_the_bars_do(void)
{
    struct session *ss = raced("race puzzle=queens queens=6");
    struct scene sc;

    draw(ss, &sc);
    ASSERT(shows(&sc, "10\u00b3") && !shows(&sc, "10\u2074"));
    scene_free(&sc);
    session_close(ss);
    PASS();
}

/* --- what it measures, and what that means ------------------------------- */

static bool charts(const char *run, const char *unit)
{
    struct session *ss = raced(run);
    struct scene sc;
    bool ok;

    draw(ss, &sc);
    ok = shows(&sc, unit);
    scene_free(&sc);
    session_close(ss);
    return ok;
}

TEST the_chart_follows_what_all_get_the_same_of(void)
{
    static const char STEPS[] = "squares tried, tenfold from line to line",
                      TIME[] = "time alone, tenfold from line to line";
    const char *methods = "algorithms=warnsdorff,pohl speeds=100,200";
    struct {
        const char *more, *unit;
    } cases[] = { { "", STEPS },
                  { "pace=time", TIME },
                  { "pace=time chart=nodes", STEPS },
                  { "chart=time", TIME },
                  { "pace=time over=starts", "squares tried" } };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char run[160];

        snprintf(run, sizeof run, "race size=6x7 %s %s", methods,
                 cases[i].more);
        ASSERTm(cases[i].more, charts(run, cases[i].unit));
    }
    PASS();
}

TEST queens_are_charted_by_tests(void)
{
    struct session *ss = raced("race puzzle=queens queens=8 chart=tests");
    struct scene sc;

    draw(ss, &sc);
    ASSERT(shows(&sc, "safety tests, tenfold from line to line"));
    for (int lane = 0; lane < 4; lane++) {
        ASSERT(shows_number(&sc, count_of(ss, lane, "tests"), ""));
        ASSERT(!shows_number(&sc, count_of(ss, lane, "nodes"), ""));
    }
    scene_free(&sc);
    session_close(ss);
    PASS();
}

TEST what_steps_and_signs_mean_is_always_there(void)
{
    for (size_t i = 0; i < sizeof CHARTS / sizeof *CHARTS; i++) {
        struct session *ss = open_run(CHARTS[i]);
        struct scene sc;

        draw(ss, &sc); /* before anything has happened */
        ASSERT(shows(&sc, "not finished"));
        ASSERT(shows(&sc, "A step is one square tried: the start, and each "
                          "one entered.") !=
               shows(&sc, "A step is one position: the empty board, then one "
                          "for each queen placed."));
        ASSERT_EQ(strstr(CHARTS[i], "over=") != NULL, shows(&sc, "median"));
        ASSERT_EQ(strstr(CHARTS[i], "neural") || i < 2,
                  shows(&sc, "Neural network: one update of all neurons, "
                             "later a square: not comparable."));
        scene_free(&sc);
        session_close(ss);
    }
    PASS();
}

TEST pictures_of_fixed_numbers_are_golden(void)
{
    static const struct {
        const char *name, *run, *theme;
    } pictures[] = { { "race_bars", BARS, "brown" },
                     { "race_strips", STRIPS, "paper" },
                     { "race_queens", QUEENS, "green" } };
    struct fonts *fonts = picture_fonts();

    for (size_t i = 0; i < sizeof pictures / sizeof *pictures; i++) {
        struct session *ss = raced(pictures[i].run);
        struct scene sc;
        SDL_Surface *s;

        draw(ss, &sc);
        s = picture_of(&sc, theme_find(pictures[i].theme), 26, fonts);
        ASSERTm(pictures[i].name, golden_check(pictures[i].name, s));
        SDL_FreeSurface(s);
        scene_free(&sc);
        session_close(ss);
    }
    fonts_close(fonts);
    PASS();
}

TEST text_and_csv_are_tables(void)
{
    struct session *ss = raced("race size=6x5 start=a1 limit=100 "
                               "algorithms=warnsdorff,backtracking");
    struct text out;

    text_init(&out);
    write(ss, &formats[FORMAT_CSV], &out);
    ASSERT_STR_EQ("algorithm,place,outcome,nodes,retreats,restarts,squares\r\n"
                  "warnsdorff,1,finished,30,0,0,30\r\n"
                  "backtracking,,limit,100,82,0,18\r\n",
                  out.at);
    write(ss, &formats[FORMAT_TEXT], &out);
    ASSERT(strstr(
        out.at,
        "\nmethod        place  outcome   squares tried  taken back  restarts  "
        "squares\n"
        "warnsdorff        1  finished             30           0         0  "
        "     30\n"));
    text_free(&out);
    session_close(ss);
    PASS();
}

TEST csv_of_a_puzzle_without_a_table_is_one_row(void)
{
    struct session *ss = raced("tour size=5x4 start=a1");
    struct text out;

    text_init(&out);
    write(ss, &formats[FORMAT_CSV], &out);
    ASSERT_EQ(0, strncmp(out.at, "algorithm,closed,squares,", 25));
    ASSERT(strstr(out.at, "\r\nwarnsdorff,false,a1 b3 "));
    text_free(&out);
    session_close(ss);
    PASS();
}

TEST csv_quotes_what_has_to_be_quoted(void)
{
    struct session *ss = raced("tour size=5x5 start=b1");
    struct text out;

    text_init(&out);
    write(ss, &formats[FORMAT_CSV], &out); /* its reason is a sentence */
    ASSERT(strstr(out.at, "\r\n\"") && strchr(out.at, ','));
    text_free(&out);
    session_close(ss);
    PASS();
}

SUITE(race)
{
    RUN_TEST(the_chart_shows_the_numbers_of_the_json);
    RUN_TEST(the_strips_show_the_medians_of_the_json);
    RUN_TEST(dots_are_spread_across_the_axis);
    RUN_TEST(words_keep_clear_of_lines_and_words);
    RUN_TEST(the_chart_is_as_wide_as_there_is_room);
    RUN_TEST(the_axis_ends_where_the_bars_do);
    RUN_TEST(the_chart_follows_what_all_get_the_same_of);
    RUN_TEST(queens_are_charted_by_tests);
    RUN_TEST(what_steps_and_signs_mean_is_always_there);
    RUN_TEST(pictures_of_fixed_numbers_are_golden);
    RUN_TEST(text_and_csv_are_tables);
    RUN_TEST(csv_of_a_puzzle_without_a_table_is_one_row);
    RUN_TEST(csv_quotes_what_has_to_be_quoted);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(race);
    GREATEST_MAIN_END();
}
