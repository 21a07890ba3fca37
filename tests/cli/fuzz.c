/*
 * Thousands of argument vectors put together at random from what exists, what
 * nearly exists and what does not: the program ends with one of its own exit
 * codes, and opens a window only on a run that is right.
 */
#include <greatest.h>

#include <fcntl.h>
#include <unistd.h>

#include "base/error.h"
#include "base/rng.h"
#include "cli/cli.h"
#include "modules/list.h"
#include "session/run.h"
#include "support/folder.h"

enum { VECTORS = 6000, ARGS_MAX = 9 };

static char folder[FOLDER_NAME];

/* What a word of an argument vector may be. */
/* clang-format off */
static const char *const words[] = {
    "tour", "show", "help", "null", "toor", "", "-", "--", "-o", "-q", "-qo",
    "-h", "-oa.txt", "-ob.svg", "-oc.png", "-od.json", "-o-", "x",
    "-onowhere/a.txt",
    "--size", "--start", "--algorithm", "--order", "--holes", "--counts",
    "--no-counts", "--format", "--output", "--px", "--step", "--first-number",
    "--seed", "--limit-seconds", "--theme", "--font", "--trail", "--flip",
    "--coordinates", "--no-coordinates", "--numbers", "--no-numbers",
    "--quiet", "--help", "--version", "--renderer", "--scale", "--no-size",
    "--size=6x5", "--size=1", "--size=2x3", "--size=", "--size=26x3",
    "--start=b2", "--algorithm=greedy", "--algorithm=backtracking",
    "--order=random", "--order=87654321", "--holes=a1,b2", "--holes=",
    "--format=text", "--format=json", "--format=svg", "--format=png",
    "--px=8", "--px=20", "--px=513", "--step=0", "--step=5", "--step=99999999",
    "--seed=7", "--theme=paper", "--limit-seconds=0.05", "--font=nothing.ttf",
    "8", "5x6", "0", "-3", "8x8x8", "1x1", "z9", "a0", "a1", "f6", "f6x",
    "warnsdorff", "greedy", "s0", "s4", "12345677", "a1,h8", "a1,,h8", "png",
    "json", "gif", "paper", "1", "99999999999999999999999", "1.5", "a.txt",
    "nowhere/a.txt", "size=6x5", "start=c3", "start=z9", "step=4", "seed=x",
    "=", "\n", "\xff\xfe", "\xe2\x80\xa6", "%s%n", "'; --", "a/b.png"
};
/* clang-format on */

static const char *pick(struct rng *rng)
{
    return words[rng_below(rng, sizeof words / sizeof *words)];
}

/* Half of the vectors begin with a command, or hardly any would get far. */
static int make_vector(struct rng *rng, char **argv)
{
    int argc = 1 + (int)rng_below(rng, ARGS_MAX - 2);

    argv[0] = "chequer";
    for (int i = 1; i < argc; i++)
        argv[i] = (char *)pick(rng);
    if (argc > 1 && rng_below(rng, 2))
        argv[1] = "tour";
    argv[argc] = NULL;
    return argc;
}

static int open_window(const struct cli_window *window)
{
    struct error err;
    struct run run;

    if (!window->run)
        return 0;
    if (!run_parse(&run, puzzle_classes, window->run, &err))
        return -1;
    run_free(&run);
    return 0;
}

/* No search may take long here, so each is given a limit first. */
static int run_limited(int argc, char **argv)
{
    char *limited[ARGS_MAX + 4];
    int n = 0;

    for (int i = 0; i < argc; i++) {
        limited[n++] = argv[i];
        if (i == 1 && strcmp(argv[1], "tour") == 0) {
            limited[n++] = "--limit-nodes";
            limited[n++] = "3000";
        }
    }
    limited[n] = NULL;
    return cli_main(
        n, limited,
        &(struct cli_program){ "1.2.3", "2026-11-18", open_window });
}

static void print_vector(unsigned seed, char **argv)
{
    fprintf(stderr, "vector %u:", seed);
    for (; *argv; argv++)
        fprintf(stderr, " '%s'", *argv);
    fprintf(stderr, "\n");
}

TEST random_arguments_end_with_an_exit_code(void)
{
    int out = dup(STDOUT_FILENO), err = dup(STDERR_FILENO);
    int null = open("/dev/null", O_WRONLY);
    char *argv[ARGS_MAX + 1];
    unsigned seen = 0, seed;
    int code = 0;

    folder_make(folder);
    dup2(null, STDOUT_FILENO);
    dup2(null, STDERR_FILENO);
    for (seed = 1; seed <= VECTORS && code >= 0 && code <= 4; seed++) {
        struct rng rng;

        rng_seed(&rng, seed);
        code = run_limited(make_vector(&rng, argv), argv);
        seen |= 1u << code;
    }
    dup2(out, STDOUT_FILENO);
    dup2(err, STDERR_FILENO);
    close(out);
    close(err);
    close(null);
    folder_remove(folder);
    if (code < 0 || code > 4)
        print_vector(seed - 1, argv);
    ASSERT_IN_RANGE(2, code, 2);
    ASSERT_EQ_FMTm("not every exit code occurred", 0x1Fu, seen, "%x");
    PASS();
}

SUITE(fuzz)
{
    RUN_TEST(random_arguments_end_with_an_exit_code);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(fuzz);
    GREATEST_MAIN_END();
}
