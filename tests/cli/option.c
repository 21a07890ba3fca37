/* Arguments: what is taken for what, and requests made from them. */
#include <greatest.h>

#include <string.h>

#include "base/error.h"
#include "cli/command/command.h"
#include "cli/option.h"
#include "cli/request.h"
#include "export/formats.h"
#include "cli/suggest.h"
#include "modules/list.h"
#include "puzzle/puzzle.h"
#include "scene/theme.h"
#include "session/run.h"

static const struct option table[] = {
    { .name = "size", .value = "SIZE", .id = 1 },
    { .name = "output", .letter = 'o', .value = "FILE", .id = 2 },
    { .name = "quiet", .letter = 'q', .id = 3 },
    { .name = "numbers", .negatable = true, .id = 4 },
    { .name = "no-show", .id = 5 },
    { .name = NULL }
};

enum { ARGS_MAX = 12 };

/* A walk over the words of `line`, which are cut up in `copy`. */
struct words {
    char copy[200];
    char *argv[ARGS_MAX + 1];
    struct option_walk walk;
};

static void words_set(struct words *w, const char *line)
{
    int argc = 0;

    strcpy(w->copy, line);
    for (char *at = strtok(w->copy, " "); at; at = strtok(NULL, " "))
        w->argv[argc++] = at;
    w->argv[argc] = NULL;
    w->walk = (struct option_walk){ .table = table,
                                    .help = "x --help",
                                    .argc = argc,
                                    .argv = w->argv,
                                    .at = 1 };
}

static struct argument next(struct words *w)
{
    struct argument a = { NULL, NULL, false };
    struct error err;

    if (option_next(&w->walk, &a, &err) != OPTION_TAKEN)
        a.value = "(end)";
    return a;
}

TEST values_follow_after_a_blank_or_an_equals_sign(void)
{
    struct words w;
    struct argument a;

    words_set(&w, "x --size 8 --size=9 --size= -o f -of -o -");
    a = next(&w);
    ASSERT_EQ(1, a.option->id);
    ASSERT_STR_EQ("8", a.value);
    ASSERT_STR_EQ("9", next(&w).value);
    ASSERT_STR_EQ("", next(&w).value);
    ASSERT_STR_EQ("f", next(&w).value);
    ASSERT_STR_EQ("f", next(&w).value);
    a = next(&w);
    ASSERT_EQ(2, a.option->id);
    ASSERT_STR_EQ("-", a.value);
    ASSERT_STR_EQ("(end)", next(&w).value);
    PASS();
}

TEST a_value_may_look_like_an_option(void)
{
    struct words w;

    words_set(&w, "x --size -3 --size --quiet");
    ASSERT_STR_EQ("-3", next(&w).value);
    ASSERT_STR_EQ("--quiet", next(&w).value);
    ASSERT_STR_EQ("(end)", next(&w).value);
    PASS();
}

TEST letters_may_be_joined(void)
{
    struct words w;
    struct argument a;

    words_set(&w, "x -qqo f -qof y");
    ASSERT_EQ(3, next(&w).option->id);
    ASSERT_EQ(3, next(&w).option->id);
    ASSERT_STR_EQ("f", next(&w).value);
    ASSERT_EQ(3, next(&w).option->id);
    ASSERT_STR_EQ("f", next(&w).value);
    a = next(&w);
    ASSERT_EQ(NULL, a.option);
    ASSERT_STR_EQ("y", a.value);
    PASS();
}

TEST switches_can_be_negated_if_they_say_so(void)
{
    struct words w;
    struct argument a;
    struct error err;

    words_set(&w, "x --numbers --no-numbers --no-show --no-quiet");
    ASSERT(next(&w).on);
    a = next(&w);
    ASSERT_EQ(4, a.option->id);
    ASSERT_FALSE(a.on);
    a = next(&w);
    ASSERT_EQ(5, a.option->id); /* "no-" as part of a name */
    ASSERT(a.on);
    ASSERT_EQ(OPTION_WRONG, option_next(&w.walk, &a, &err));
    ASSERT_STR_EQ("unknown option '--no-quiet'; did you mean '--quiet'? "
                  "Try 'x --help'",
                  err.message);
    PASS();
}

TEST operands_mix_with_options_until_two_dashes(void)
{
    struct words w;
    struct argument a;

    words_set(&w, "x a -q - b -- -q --size");
    ASSERT_STR_EQ("a", next(&w).value);
    ASSERT_EQ(3, next(&w).option->id);
    ASSERT_STR_EQ("-", next(&w).value);
    ASSERT_STR_EQ("b", next(&w).value);
    ASSERT_STR_EQ("-q", next(&w).value);
    a = next(&w);
    ASSERT_EQ(NULL, a.option);
    ASSERT_STR_EQ("--size", a.value);
    ASSERT_STR_EQ("(end)", next(&w).value);
    PASS();
}

TEST wrong_arguments_are_named(void)
{
    static const struct {
        const char *line, *message;
    } wrong[] = {
        { "x --siz 8", "did you mean '--size'?" },
        { "x --siez=8", "unknown option '--siez'; did you mean '--size'?" },
        { "x --siez", "did you mean '--size'? Try 'x --help'" },
        { "x --colour", "'--colour'; 'x --help' lists all there are" },
        { "x -s", "unknown option '-s'; 'x --help' lists all there are" },
        { "x --quiet=1", "--quiet takes no value" },
        { "x --no-numbers=1", "--no-numbers takes no value" },
        { "x --size", "--size needs a value: SIZE" },
        { "x -o", "--output needs a value: FILE" },
        { "x -qo", "--output needs a value: FILE" },
        { "x --=", "unknown option '--'" }
    };
    struct words w;
    struct argument a;
    struct error err;

    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        enum option_result result;

        words_set(&w, wrong[i].line);
        while ((result = option_next(&w.walk, &a, &err)) == OPTION_TAKEN)
            ;
        ASSERT_EQm(wrong[i].line, OPTION_WRONG, result);
        ASSERTm(err.message, strstr(err.message, wrong[i].message));
    }
    PASS();
}

TEST only_what_is_close_is_suggested(void)
{
    static const struct {
        const char *typed, *word;
        bool close;
    } pairs[] = { { "toor", "tour", true },
                  { "tuor", "tour", true },
                  { "tou", "tour", true },
                  { "tours", "tour", true },
                  { "t", "tour", false },
                  { "four", "tour", true },
                  { "foo", "tour", false },
                  { "show", "tour", false },
                  { "", "tour", false },
                  { "algo", "algorithm", true },
                  { "algorythm", "algorithm", true },
                  { "a-word-that-is-longer-than-any-option-can-ever-be",
                    "algorithm", false } };

    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        struct suggestion best = { NULL, 0 };

        suggest_consider(&best, pairs[i].typed, pairs[i].word);
        ASSERT_EQm(pairs[i].typed, pairs[i].close, best.word != NULL);
    }
    PASS();
}

SUITE(walking)
{
    RUN_TEST(values_follow_after_a_blank_or_an_equals_sign);
    RUN_TEST(a_value_may_look_like_an_option);
    RUN_TEST(letters_may_be_joined);
    RUN_TEST(switches_can_be_negated_if_they_say_so);
    RUN_TEST(operands_mix_with_options_until_two_dashes);
    RUN_TEST(wrong_arguments_are_named);
    RUN_TEST(only_what_is_close_is_suggested);
}

/* --- requests ----------------------------------------------------------*/

static bool parse(struct request *r, struct error *err, const char *line)
{
    static struct words w; /* the request points at the words */

    words_set(&w, line);
    return request_parse(r, &puzzle_command, run_class(puzzle_classes, "tour"),
                         w.walk.argc, w.argv, err);
}

TEST nothing_asked_is_a_tour_as_text(void)
{
    struct request r;
    struct error err;

    ASSERT(parse(&r, &err, "tour"));
    ASSERT_EQ(&formats[FORMAT_TEXT], r.job.format);
    ASSERT_EQ(NULL, r.output);
    ASSERT_STR_EQ("brown", r.job.style.theme->name);
    ASSERT(r.job.style.look.coordinates && r.job.style.look.numbers);
    ASSERT_FALSE(r.job.style.look.flipped);
    ASSERT_EQ(1, r.job.style.look.first_number);
    ASSERT_EQ(1u, r.params.seed);
    ASSERT_FALSE(r.said.step || r.quiet || r.page);
    ASSERT_EQ(0u, r.limit.nodes);
    ASSERT(r.limit.seconds <= 0);
    request_free(&r);
    PASS();
}

TEST every_common_option_arrives(void)
{
    struct request r;
    struct error err;

    ASSERT(
        parse(&r, &err, "tour --px 96 --step 7 --first-number 0 -q -o a.png"));
    ASSERT_EQ(96, r.job.style.square_px);
    ASSERT(r.said.step && r.quiet);
    ASSERT_EQ(7u, r.step);
    ASSERT_EQ(0, r.job.style.look.first_number);
    request_free(&r);
    ASSERT(parse(&r, &err,
                 "tour --no-coordinates --no-numbers --flip "
                 "--trail off --theme paper --font f.ttf -o a.png"));
    ASSERT_FALSE(r.job.style.look.coordinates || r.job.style.look.numbers);
    ASSERT(r.job.style.look.flipped);
    ASSERT_EQ(TRAIL_OFF, r.job.style.look.trail);
    ASSERT_STR_EQ("paper", r.job.style.theme->name);
    ASSERT_STR_EQ("f.ttf", r.job.font);
    request_free(&r);
    ASSERT(parse(&r, &err,
                 "tour --order random --seed 18446744073709551615 "
                 "--limit-nodes 12 --limit-seconds 0.25"));
    ASSERT(r.params.seed == UINT64_MAX);
    ASSERT_EQ(12u, r.limit.nodes);
    ASSERT_IN_RANGE(0.25, r.limit.seconds, 1e-9);
    request_free(&r);
    PASS();
}

TEST the_last_of_two_equal_options_counts(void)
{
    struct request r;
    struct error err;

    ASSERT(parse(&r, &err, "tour --numbers --no-numbers --size 5 --size 6x7"));
    ASSERT_FALSE(r.job.style.look.numbers);
    ASSERT_EQ(6, r.params.at[0].number);
    ASSERT_EQ(7, r.params.at[0].second);
    request_free(&r);
    PASS();
}

TEST the_format_comes_from_the_ending_unless_named(void)
{
    static const struct {
        const char *line;
        int format;
    } ok[] = { { "tour -o a.txt", FORMAT_TEXT },
               { "tour -o a.json", FORMAT_JSON },
               { "tour -o a.b/c.svg", FORMAT_SVG },
               { "tour -o .png", FORMAT_PNG },
               { "tour -o a.gif", FORMAT_GIF },
               { "tour -o -", FORMAT_TEXT },
               { "tour -o a.svg --format png", FORMAT_PNG },
               { "tour --format json -o a", FORMAT_JSON } };
    static const char *const wrong[] = { "tour -o a",       "tour -o a.bmp",
                                         "tour -o a.svg/b", "tour -o a.PNG.",
                                         "tour -o a.svgz",  "tour -o txt" };
    struct request r;
    struct error err;

    for (size_t i = 0; i < sizeof ok / sizeof *ok; i++) {
        ASSERTm(ok[i].line, parse(&r, &err, ok[i].line));
        ASSERT_EQm(ok[i].line, &formats[ok[i].format], r.job.format);
        request_free(&r);
    }
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        ASSERT_FALSEm(wrong[i], parse(&r, &err, wrong[i]));
        ASSERT(strstr(err.message, ".txt, .json, .png, .svg"));
    }
    PASS();
}

TEST seconds_are_decimal_and_more_than_none(void)
{
    static const char *const wrong[] = { "0",     "0.0",       ".",   "",
                                         "1.5.2", "1e3",       "-1",  "+1",
                                         "1,5",   "1s",        "inf", "nan",
                                         "0x10",  "1234567890" };
    struct request r;
    struct error err;
    char line[80];

    ASSERT(parse(&r, &err, "tour --limit-seconds .5"));
    ASSERT_IN_RANGE(0.5, r.limit.seconds, 1e-9);
    request_free(&r);
    ASSERT(parse(&r, &err, "tour --limit-seconds 90"));
    ASSERT_IN_RANGE(90, r.limit.seconds, 1e-9);
    request_free(&r);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        snprintf(line, sizeof line, "tour --limit-seconds=%s", wrong[i]);
        ASSERT_FALSEm(wrong[i], parse(&r, &err, line));
    }
    PASS();
}

TEST help_ends_the_reading(void)
{
    struct request r;
    struct error err;

    ASSERT(parse(&r, &err, "tour --size 9 --help --nonsense"));
    ASSERT_EQ(COMMON_HELP, r.page);
    request_free(&r);
    ASSERT_FALSE(parse(&r, &err, "tour --nonsense --help"));
    PASS();
}

SUITE(requests)
{
    RUN_TEST(nothing_asked_is_a_tour_as_text);
    RUN_TEST(every_common_option_arrives);
    RUN_TEST(the_last_of_two_equal_options_counts);
    RUN_TEST(the_format_comes_from_the_ending_unless_named);
    RUN_TEST(seconds_are_decimal_and_more_than_none);
    RUN_TEST(help_ends_the_reading);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(walking);
    RUN_SUITE(requests);
    GREATEST_MAIN_END();
}
