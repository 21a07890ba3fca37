/* chequer-bench: how fast things are, as tables or as JSON. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "output.h"

enum { WRONG = 2 }; /* exit code: the request is */

static const char help[] =
    "Usage: chequer-bench [OPTION]... [NAME]\n"
    "Measures how fast chequer is: all of it, or the rows whose name contains "
    "NAME.\n"
    "\n"
    "  --list      Print the names of the rows and measure nothing.\n"
    "  --json      Write JSON, to be kept: seconds, bytes and plain numbers.\n"
    "  -h, --help  Show this help.\n"
    "\n"
    "'tours counted, 8x8' takes minutes and gigabytes, and 'queens counted, "
    "n = 19'\n"
    "and 20 take minutes: they run only if that is NAME.\n"
    "Rows that run the program take the one in this program's folder, or "
    "$CHEQUER.\n"
    "\n"
    "Exit codes: 0 done, 1 a row failed, 2 the request is wrong.\n";

static void all_themes(struct bench *b)
{
    bench_felt(b);
    bench_saves(b);
    bench_frames(b);
    bench_start(b);
    bench_searches(b);
    bench_tours(b);
    bench_methods(b);
    bench_traces(b);
    bench_queens(b);
    bench_pieces(b);
    bench_tour_count(b);
    bench_tour_list(b);
}

static int refuse(const char *what, const char *word)
{
    fprintf(stderr, "chequer-bench: %s '%s'; see chequer-bench --help\n", what,
            word);
    return WRONG;
}

static void list(const char *filter, FILE *names)
{
    struct bench b = { .filter = filter, .purpose = TO_LIST, .names = names };

    all_themes(&b);
}

static int measure(const char *filter, bool json)
{
    struct output o = { .json = json, .noise = bench_noise() };
    struct bench b = { .filter = filter, .output = &o };

    output_begin(&o);
    all_themes(&b);
    output_end(&o);
    return b.failures ? EXIT_FAILURE : EXIT_SUCCESS;
}

static bool any_row(const char *filter)
{
    struct bench b = { .filter = filter, .purpose = TO_COUNT };

    all_themes(&b);
    return b.rows > 0;
}

int main(int argc, char **argv)
{
    const char *filter = NULL;
    bool json = false, listed = false;

    if (argc == 3 && strcmp(argv[1], "--child") == 0)
        return bench_start_child(argv[2]);
    for (int i = 1; i < argc; i++) {
        const char *word = argv[i];

        if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0)
            return fputs(help, stdout) < 0;
        if (strcmp(word, "--json") == 0)
            json = true;
        else if (strcmp(word, "--list") == 0)
            listed = true;
        else if (*word == '-')
            return refuse("unknown option", word);
        else if (filter)
            return refuse("one name is enough, not also", word);
        else
            filter = word;
    }
    if (filter && !any_row(filter)) {
        refuse("no row has this in its name:", filter);
        fprintf(stderr, "The rows are:\n");
        list(NULL, stderr);
        return WRONG;
    }
    if (!listed)
        return measure(filter, json);
    list(filter, stdout);
    return EXIT_SUCCESS;
}
