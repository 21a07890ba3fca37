/*
 * A race as picture, table and JSON: the same numbers in all of them, from
 * speeds that are given, so that nothing is measured.
 */
#include <greatest.h>

#include "base/text.h"
#include "export/export.h"
#include "export/formats.h"
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

        ASSERT(shows_number(&sc, nodes, " nodes"));
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
    text_addf(&words, "median %llu",
              (unsigned long long)count_of(ss, 0, "median_nodes"));
    ASSERT(shows(&sc, words.at));
    ASSERT(shows(&sc, "all 30 finished"));
    text_clear(&words);
    text_addf(&words, "%llu of 30 finished", (unsigned long long)(30 - left));
    ASSERT(shows(&sc, words.at));
    for (size_t i = 0; i < sc.ndraws; i++) {
        discs += sc.draws[i].kind == DRAW_DISC && sc.draws[i].code == 0;
        rings += sc.draws[i].kind == DRAW_RING;
    }
    ASSERT_EQ(90u, discs + rings - 3); /* each board rings its start */
    ASSERT_EQ(left + count_of(ss, 2, "unfinished"), rings - 3);
    text_free(&words);
    scene_free(&sc);
    session_close(ss);
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
    ASSERT_STR_EQ(
        "algorithm,place,outcome,nodes,retreats,restarts,seconds,squares,"
        "nodes_per_second\r\n"
        "warnsdorff,1,finished,30,0,0,,30,\r\n"
        "backtracking,,limit,100,82,0,,18,\r\n",
        out.at);
    write(ss, &formats[FORMAT_TEXT], &out);
    ASSERT(strstr(
        out.at,
        "\nmethod        place  outcome   nodes  retreats  restarts  time  "
        "squares  nodes a second\n"
        "warnsdorff        1  finished     30         0         0     \u2013  "
        "     30               \u2013\n"));
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
