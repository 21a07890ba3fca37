/* JSON: strings that hold anything, and objects that any reader takes. */
#include <greatest.h>

#include <ctype.h>
#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "export/export.h"
#include "export/formats.h"
#include "export/texts.h"
#include "modules/list.h"
#include "scene/theme.h"
#include "session/run.h"
#include "session/session.h"

static struct text out;

/* Kept until the next test, since greatest prints messages late. */
static void begin(void *unused)
{
    (void)unused;
    text_free(&out);
    text_init(&out);
}

/* --- a small checker, after RFC 8259 ------------------------------------*/

static const char *value_end(const char *s, int depth);

static const char *string_end(const char *s)
{
    if (!s || *s++ != '"')
        return NULL;
    while (*s != '"') {
        if ((unsigned char)*s < 0x20)
            return NULL;
        if (*s == '\\' && !strchr("\"\\/bfnrtu", *++s))
            return NULL;
        s++;
    }
    return s + 1;
}

static const char *number_end(const char *s)
{
    const char *start = s;

    s += strspn(s, "0123456789");
    if (s == start || (*start == '0' && s > start + 1))
        return NULL;
    if (*s == '.')
        s += 1 + strspn(s + 1, "0123456789");
    return s[-1] == '.' ? NULL : s;
}

/* Of the members of an array or an object, up to its closing bracket. */
static const char *members_end(const char *s, char close, int depth)
{
    if (*s == close)
        return s + 1;
    for (;;) {
        if (close == '}') {
            s = string_end(s);
            if (!s || *s++ != ':')
                return NULL;
        }
        s = value_end(s, depth + 1);
        if (!s)
            return NULL;
        if (*s == close)
            return s + 1;
        if (*s++ != ',')
            return NULL;
    }
}

static const char *value_end(const char *s, int depth)
{
    if (depth > 4)
        return NULL;
    if (*s == '{')
        return members_end(s + 1, '}', depth);
    if (*s == '[')
        return members_end(s + 1, ']', depth);
    if (*s == '"')
        return string_end(s);
    if (strncmp(s, "true", 4) == 0)
        return s + 4;
    if (strncmp(s, "false", 5) == 0)
        return s + 5;
    return number_end(s);
}

static bool is_json_line(const char *s)
{
    const char *end = *s == '{' ? value_end(s, 0) : NULL;

    return end && strcmp(end, "\n") == 0;
}

/* --- strings ------------------------------------------------------------*/

TEST strings_are_escaped(void)
{
    static const struct {
        const char *in, *json;
    } pairs[] = { { "", "\"\"" },
                  { "plain", "\"plain\"" },
                  { "a \"b\" \\ c", "\"a \\\"b\\\" \\\\ c\"" },
                  { "a\nb\tc\x01\x7f", "\"a\\nb\\u0009c\\u0001\\u007f\"" },
                  { "8\u00D78 \u2192 \u265E", "\"8\u00D78 \u2192 \u265E\"" },
                  { "\xF0\x9F\x98\x80", "\"\xF0\x9F\x98\x80\"" },
                  { "/", "\"/\"" } };

    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        text_clear(&out);
        json_string(&out, pairs[i].in);
        ASSERT_STR_EQ(pairs[i].json, out.at);
    }
    PASS();
}

TEST bytes_that_are_not_utf8_become_the_replacement_character(void)
{
    static const struct {
        const char *in;
        int bad;
    } pairs[] = { { "\x80", 1 }, /* a continuation alone */
                  { "\xFF\xFE", 2 },
                  { "\xC3", 1 }, /* cut short */
                  { "\xE2\x82", 2 },
                  { "\xF0\x9F\x98", 3 },
                  { "\xC0\xAF", 2 }, /* overlong */
                  { "\xE0\x80\xAF", 3 },
                  { "\xF0\x80\x80\xAF", 4 },
                  { "\xED\xA0\x80", 3 },     /* half a surrogate pair */
                  { "\xF4\x90\x80\x80", 4 }, /* beyond U+10FFFF */
                  { "\xC3(", 1 } };

    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        int bad = 0;

        text_clear(&out);
        json_string(&out, pairs[i].in);
        for (const char *at = out.at; (at = strstr(at, "\uFFFD")); at++)
            bad++;
        ASSERT_EQm(out.at, pairs[i].bad, bad);
    }
    PASS();
}

SUITE(strings)
{
    SET_SETUP(begin, NULL);
    RUN_TEST(strings_are_escaped);
    RUN_TEST(bytes_that_are_not_utf8_become_the_replacement_character);
}

/* --- objects ------------------------------------------------------------*/

/* The JSON of a run at its end, or at its step, into `out`. */
static bool export_run(const char *line, const struct export_job *job)
{
    struct session *ss;
    struct error err;
    struct run run;

    text_clear(&out);
    if (!run_parse(&run, puzzle_classes, line, &err))
        return false;
    ss = session_open(run.cls, &run.params, &err);
    if (run.has_step) {
        session_advance(ss, 1000, 0);
        session_seek(ss, run.step);
    } else {
        session_limit(ss, 100000);
        session_run(ss);
    }
    run_free(&run);
    export_write(ss, job, &out, &err);
    session_close(ss);
    return true;
}

static struct export_job json_job(void)
{
    return (struct export_job){ .format = &formats[FORMAT_JSON],
                                .style = style_usual(),
                                .seconds = -1 };
}

TEST a_small_tour_is_written_whole(void)
{
    struct export_job job = json_job();

    ASSERT(export_run("tour size=3x4", &job));
    ASSERT_STR_EQ("{\"puzzle\":\"tour\",\"size\":[3,4],\"start\":\"a1\","
                  "\"algorithm\":\"warnsdorff\",\"order\":\"s0\","
                  "\"outcome\":\"found\",\"closed\":false,\"squares\":["
                  "\"a1\",\"b3\",\"c1\",\"a2\",\"b4\",\"c2\",\"a3\",\"c4\","
                  "\"b2\",\"a4\",\"c3\",\"b1\"],\"nodes\":12,"
                  "\"retreats\":0,\"crossings\":21,\"deviations\":0}\n",
                  out.at);
    PASS();
}

TEST lists_of_numbers_are_written_whole(void)
{
    struct export_job job = json_job();

    ASSERT(export_run("tour size=3x1 mode=map holes=c1", &job));
    ASSERT_STR_EQ("{\"puzzle\":\"tour\",\"size\":[3,1],"
                  "\"mode\":\"map\",\"algorithm\":\"warnsdorff\","
                  "\"order\":\"s0\",\"holes\":[\"c1\"],"
                  "\"outcome\":\"found\",\"squares\":[\"a1\",\"b1\"],"
                  "\"numbers\":[0,0],\"sum\":0,"
                  "\"none\":[\"a1\",\"b1\"]}\n",
                  out.at);
    PASS();
}

TEST holes_and_seed_appear_only_when_there_are_any(void)
{
    struct export_job job = json_job();

    ASSERT(export_run("tour size=6x5 start=b2 holes=f5,a1 seed=9 "
                      "order=random",
                      &job));
    ASSERT(strstr(out.at, "\"order\":\"random\",\"holes\":[\"f5\",\"a1\"],"
                          "\"seed\":9,\"outcome\":"));
    ASSERT(export_run("tour size=6x5", &job));
    ASSERT_FALSE(strstr(out.at, "holes"));
    ASSERT_FALSE(strstr(out.at, "seed"));
    PASS();
}

TEST what_only_changes_the_picture_is_left_out(void)
{
    struct export_job job = json_job();

    ASSERT(export_run("tour counts=off", &job));
    ASSERT_FALSE(strstr(out.at, "counts"));
    PASS();
}

TEST where_there_is_no_game_there_is_no_fen(void)
{
    struct export_job job = json_job();
    struct params params;
    struct session *ss;
    struct error err;

    job.format = &formats[FORMAT_FEN];
    params_init(&params, null_puzzle.controls);
    ss = session_open(&null_puzzle, &params, &err);
    ASSERT_FALSE(export_possible(ss, &job, &err));
    ASSERT(strstr(err.message, "null has no FEN"));
    ASSERT_FALSE(export_write(ss, &job, &out, &err));
    session_close(ss);
    params_free(&params);
    PASS();
}

TEST seconds_are_decimal_whatever_their_size(void)
{
    static const struct {
        double seconds;
        const char *json;
    } pairs[] = { { 0, "\"seconds\":0.000000}\n" },
                  { 0.0000004, "\"seconds\":0.000000}\n" },
                  { 1.5, "\"seconds\":1.500000}\n" },
                  { 86400.25, "\"seconds\":86400.250000}\n" } };
    struct export_job job = json_job();

    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        job.seconds = pairs[i].seconds;
        ASSERT(export_run("tour size=1", &job));
        ASSERTm(out.at, strstr(out.at, pairs[i].json));
        ASSERTm(out.at, is_json_line(out.at));
    }
    PASS();
}

TEST every_outcome_has_its_name_and_its_reason(void)
{
    static const struct {
        const char *run, *json;
    } pairs[] = {
        { "tour size=5", "\"outcome\":\"found\",\"closed\"" },
        { "tour size=4", "\"outcome\":\"none\",\"reason\":\"No tour" },
        { "tour size=5 start=b1", "\"outcome\":\"none\",\"reason\":\"" },
        { "tour start=e3 algorithm=greedy",
          "\"outcome\":\"stuck\",\"reason\":\"" },
        { "tour step=5", "\"outcome\":\"running\",\"closed\"" },
        { "null", "\"outcome\":\"waiting\",\"pawns\":0" }
    };
    struct export_job job = json_job();

    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        ASSERTm(pairs[i].run, export_run(pairs[i].run, &job));
        ASSERTm(out.at, strstr(out.at, pairs[i].json));
        ASSERTm(out.at, is_json_line(out.at));
    }
    job.stopped = "Stopped at \"the limit\".";
    ASSERT(export_run("tour algorithm=backtracking", &job));
    ASSERTm(out.at,
            strstr(out.at, "\"outcome\":\"limit\",\"reason\":"
                           "\"Stopped at \\\"the limit\\\".\",\"closed\""));
    ASSERTm(out.at, is_json_line(out.at));
    ASSERT(export_run("tour step=5", &job)); /* in the past of a limit */
    ASSERT(strstr(out.at, "\"outcome\":\"running\""));
    PASS();
}

TEST the_checker_itself_can_refuse(void)
{
    static const char *const wrong[] = { "{}",
                                         "[]\n",
                                         "{\"a\":01}\n",
                                         "{\"a\":}\n",
                                         "{\"a\":1,}\n",
                                         "{\"a\":[1,]}\n",
                                         "{\"a\":\"\t\"}\n",
                                         "{\"a\":\"\\x\"}\n",
                                         "{\"a\" :1}\n",
                                         "{a:1}\n",
                                         "{\"a\":1.}\n",
                                         "{\"a\":nil}\n" };

    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        ASSERT_FALSEm(wrong[i], is_json_line(wrong[i]));
    PASS();
}

SUITE(objects)
{
    SET_SETUP(begin, NULL);
    RUN_TEST(a_small_tour_is_written_whole);
    RUN_TEST(lists_of_numbers_are_written_whole);
    RUN_TEST(holes_and_seed_appear_only_when_there_are_any);
    RUN_TEST(what_only_changes_the_picture_is_left_out);
    RUN_TEST(where_there_is_no_game_there_is_no_fen);
    RUN_TEST(seconds_are_decimal_whatever_their_size);
    RUN_TEST(every_outcome_has_its_name_and_its_reason);
    RUN_TEST(the_checker_itself_can_refuse);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(strings);
    RUN_SUITE(objects);
    GREATEST_MAIN_END();
}
