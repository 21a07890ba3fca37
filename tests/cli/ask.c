/* Questions on the command line, asked of a puzzle made up for the test: it
 * counts up to its setting, one number at a time. */
#include <greatest.h>

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"
#include "cli/end.h"
#include "cli/command/command.h"
#include "cli/request.h"
#include "puzzle/ask/question.h"
#include "puzzle/control.h"
#include "puzzle/puzzle.h"

struct work {
    int at, end, threads;
};

static int dropped;

static struct work *ask_up(const struct params *params, int threads,
                           struct error *err)
{
    struct work *a;

    if (params->at[0].number == 13) {
        error_set(err, "13 is not counted to");
        return NULL;
    }
    a = malloc(sizeof *a);
    *a = (struct work){ 0, params->at[0].number, threads };
    return a;
}

static enum task_state tell_next(struct work *a, struct text *out,
                                 struct error *err)
{
    (void)err;
    text_addf(out, "%d of %d by %d\n", ++a->at, a->end, a->threads);
    return a->at < a->end ? TASK_MORE : TASK_DONE;
}

static enum task_state tell_nothing(struct work *a, struct text *out,
                                    struct error *err)
{
    (void)a, (void)out, (void)err;
    return TASK_WAIT;
}

static void forecast(const struct work *a, struct text *out)
{
    if (a->end > 10)
        text_addf(out, "it is a long way to %d", a->end);
}

static double done(const struct work *a)
{
    return (double)a->at / a->end;
}

static void drop(struct work *a)
{
    dropped++;
    free(a);
}

/* clang-format off */
static const struct control controls[] = {
    { .key = "end", .label = "End", .help = "The last.", .initial = "3",
      .kind = CONTROL_RANGE, .min = 1, .max = 20 },
    { .key = "from", .label = "From", .help = "A word.", .initial = "any",
      .kind = CONTROL_TEXT, .space = '-' },
    { .key = NULL }
};
/* clang-format on */

static struct work *ask_word(const struct params *params, int threads,
                             struct error *err)
{
    struct work *a = malloc(sizeof *a);

    (void)err;
    *a = (struct work){ 0, (int)strlen(params->at[1].text), threads };
    return a;
}

/* Another end by the seed, so that it can be told what was asked for. */
static void shuffle(struct params *params)
{
    params->at[0].number = 1 + (int)(params->seed % 7);
}

/* clang-format off */
static const struct question questions[] = {
    { .key = "up", .help = "Count.", .ask = ask_up, .shared = true,
      .task = { .forecast = forecast, .step = tell_next, .share = done,
                .drop = drop } },
    { .key = "never", .help = "Wait.", .ask = ask_up,
      .task = { .step = tell_nothing, .drop = drop } },
    { .key = "from", .help = "Count letters.", .ask = ask_word,
      .shared = true,
      .task = { .step = tell_next, .share = done, .drop = drop } },
    { .key = NULL }
};
/* clang-format on */

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    (void)params, (void)out, (void)err;
    return true;
}

static const struct activity activity = { .plan = plan };
static const struct activity *const activities[] = { &activity, NULL };

static const struct puzzle_class counting = { .name = "counting",
                                              .title = "Counting",
                                              .controls = controls,
                                              .questions = questions,
                                              .operand = "end",
                                              .activities = activities,
                                              .shuffle = shuffle };

/* The exit code of `counting ARGV`, its output in `out`. */
static int run(char **argv, struct text *out, struct error *err)
{
    char name[] = "/tmp/chequer-test-ask-XXXXXX";
    int argc = 0, fd = mkstemp(name), code = CLI_REFUSED;
    struct request r;

    close(fd);
    while (argv[argc])
        argc++;
    if (request_parse(&r, &puzzle_command, &counting, argc, argv, err)) {
        r.output = name;
        code = perform(&r, NULL);
        request_free(&r);
    }
    file_read(name, 10000, out, err);
    unlink(name);
    return code;
}

TEST an_answer_in_pieces_is_written_whole(void)
{
    char *argv[] = { "counting", "--up", "--end", "2", "--threads", "5", NULL };
    struct error err;
    struct text out;

    text_init(&out);
    dropped = 0;
    ASSERT_EQ(CLI_DONE, run(argv, &out, &err));
    ASSERT_STR_EQ("1 of 2 by 5\n2 of 2 by 5\n", out.at);
    ASSERT_EQ(1, dropped);
    text_free(&out);
    PASS();
}

/* The exit code, with what went to stderr meanwhile. */
static int run_heard(char **argv, struct text *said)
{
    char name[] = "/tmp/chequer-test-said-XXXXXX";
    int fd = mkstemp(name), was = dup(STDERR_FILENO), code;
    struct text out;
    struct error err;

    text_init(&out);
    text_clear(said);
    dup2(fd, STDERR_FILENO);
    code = run(argv, &out, &err);
    fflush(stderr);
    dup2(was, STDERR_FILENO);
    close(was);
    close(fd);
    file_read(name, 10000, said, &err);
    unlink(name);
    text_free(&out);
    return code;
}

TEST what_is_to_be_expected_is_said_before(void)
{
    char *longer[] = { "counting", "11", "--up", NULL };
    char *quiet[] = { "counting", "11", "--up", "--quiet", NULL };
    char *shorter[] = { "counting", "10", "--up", NULL };
    struct text said;

    text_init(&said);
    ASSERT_EQ(CLI_DONE, run_heard(longer, &said));
    ASSERT_STR_EQ("chequer: it is a long way to 11\n", said.at);
    ASSERT_EQ(CLI_DONE, run_heard(quiet, &said));
    ASSERT_STR_EQ("", said.at);
    ASSERT_EQ(CLI_DONE, run_heard(shorter, &said));
    ASSERT_STR_EQ("", said.at);
    text_free(&said);
    PASS();
}

TEST a_bare_word_sets_the_operand(void)
{
    char *argv[] = { "counting", "1", "--up", "--threads=1", NULL };
    struct error err;
    struct text out;

    text_init(&out);
    ASSERT_EQ(CLI_DONE, run(argv, &out, &err));
    ASSERT_STR_EQ("1 of 1 by 1\n", out.at);
    text_free(&out);
    PASS();
}

TEST a_limit_leaves_no_half_answer(void)
{
    char *argv[] = { "counting", "--never", "--limit-seconds", "0.01", NULL };
    struct error err;
    struct text out;

    text_init(&out);
    dropped = 0;
    ASSERT_EQ(CLI_LIMIT, run(argv, &out, &err));
    ASSERT_STR_EQ("", out.at);
    ASSERT_EQ(1, dropped);
    text_free(&out);
    PASS();
}

/* The option sets the control and asks, in one. */
TEST a_question_may_take_a_value(void)
{
    char *argv[] = { "counting", "--from", "a b", "--threads=1", NULL };
    char *bare[] = { "counting", "--from", NULL };
    char *tab[] = { "counting", "--from=a\tb", NULL };
    struct error err;
    struct text out;

    text_init(&out);
    ASSERT_EQ(CLI_DONE, run(argv, &out, &err));
    ASSERT_STR_EQ("1 of 3 by 1\n2 of 3 by 1\n3 of 3 by 1\n", out.at);
    ASSERT_EQ(CLI_REFUSED, run(bare, &out, &err));
    ASSERT(strstr(err.message, "--from needs a value"));
    ASSERT_EQ(CLI_REFUSED, run(tab, &out, &err));
    ASSERT(strstr(err.message, "--from: want plain text"));
    text_free(&out);
    PASS();
}

TEST random_goes_by_the_seed_if_there_is_one(void)
{
    char *seeded[] = { "counting", "--random", "--seed", "8", NULL };
    char *later[] = { "counting", "--seed", "8", "--random", NULL };
    char *any[] = { "counting", "--random", NULL };
    struct request r;
    struct error err;

    ASSERT(request_parse(&r, &puzzle_command, &counting, 4, seeded, &err));
    ASSERT_EQ(2, r.params.at[0].number);
    request_free(&r);
    ASSERT(request_parse(&r, &puzzle_command, &counting, 4, later, &err));
    ASSERT_EQ(2, r.params.at[0].number);
    request_free(&r);
    ASSERT(request_parse(&r, &puzzle_command, &counting, 2, any, &err));
    ASSERT_EQ(1 + (int)(r.params.seed % 7), r.params.at[0].number);
    request_free(&r);
    PASS();
}

TEST what_is_wrong_is_refused(void)
{
    char *twice[] = { "counting", "--up", "--never", NULL };
    char *picture[] = { "counting", "--up", "--format", "png", NULL };
    char *number[] = { "counting", "21", "--up", NULL };
    char *refused[] = { "counting", "13", "--up", NULL };
    struct error err;
    struct text out;

    text_init(&out);
    ASSERT_EQ(CLI_REFUSED, run(twice, &out, &err));
    ASSERT_STR_EQ("--up and --never: want one question at a time", err.message);
    ASSERT_EQ(CLI_REFUSED, run(picture, &out, &err));
    ASSERT(strstr(err.message, "--up is answered as text"));
    ASSERT_EQ(CLI_REFUSED, run(number, &out, &err));
    ASSERT_STR_EQ("end '21': want 1 to 20", err.message);
    ASSERT_EQ(CLI_REFUSED, run(refused, &out, &err));
    ASSERT_STR_EQ("", out.at);
    text_free(&out);
    PASS();
}

SUITE(asking)
{
    RUN_TEST(an_answer_in_pieces_is_written_whole);
    RUN_TEST(what_is_to_be_expected_is_said_before);
    RUN_TEST(a_bare_word_sets_the_operand);
    RUN_TEST(a_limit_leaves_no_half_answer);
    RUN_TEST(a_question_may_take_a_value);
    RUN_TEST(random_goes_by_the_seed_if_there_is_one);
    RUN_TEST(what_is_wrong_is_refused);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(asking);
    GREATEST_MAIN_END();
}
