/*
 * chequer-bench: how fast things are, as a table. An argument picks the rows
 * whose name contains it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/error.h"
#include "bench.h"
#include "modules/list.h"
#include "session/run.h"
#include "session/session.h"

static double read_clock(clockid_t id)
{
    struct timespec t;

    clock_gettime(id, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

double bench_seconds(void)
{
    return read_clock(CLOCK_PROCESS_CPUTIME_ID);
}

double bench_wall(void)
{
    return read_clock(CLOCK_MONOTONIC);
}

double bench_best(double best, double seconds)
{
    return best > 0 && best < seconds ? best : seconds;
}

bool bench_again(int i, double began)
{
    return i < 5 || (i < 1000 && bench_seconds() - began < 0.5);
}

void bench_table(struct bench *b, const char *title, const char *const *columns)
{
    b->title = title;
    b->columns = columns;
}

bool bench_wants(const struct bench *b, const char *name)
{
    return b->filter == NULL || strstr(name, b->filter) != NULL;
}

static void print_head(struct bench *b)
{
    if (b->title == NULL)
        return;
    printf("\n%-44s", b->title);
    for (int i = 0; b->columns[i]; i++)
        printf(" %11s", b->columns[i]);
    printf("\n");
    b->title = NULL;
}

void bench_row(struct bench *b, const char *name, const double *values)
{
    print_head(b);
    printf("  %-42s", name);
    for (int i = 0; b->columns[i]; i++)
        if (values[i] < 0)
            printf(" %11s", "");
        else
            printf(" %11.2f", values[i]);
    printf("\n");
    fflush(stdout);
}

void bench_skip(struct bench *b, const char *name, const char *why)
{
    print_head(b);
    printf("  %-42s %s\n", name, why);
}

struct session *bench_session(const char *text)
{
    struct session *ss = NULL;
    struct error err;
    struct run run;

    if (run_parse(&run, puzzle_classes, text, &err)) {
        ss = session_open(run.cls, &run.params, &err);
        run_free(&run);
    }
    if (ss == NULL) {
        fprintf(stderr, "chequer-bench: %s\n", err.message);
        exit(EXIT_FAILURE);
    }
    return ss;
}

int main(int argc, char **argv)
{
    struct bench b = { .filter = argc > 1 ? argv[1] : NULL };

    if (argc == 3 && strcmp(argv[1], "--child") == 0)
        return bench_start_child(argv[2]);
    printf("The best of several tries each; compare within one run only.\n");
    bench_searches(&b);
    bench_tours(&b);
    bench_methods(&b);
    bench_traces(&b);
    bench_frames(&b);
    bench_start(&b);
    bench_queens(&b);
    bench_tour_count(&b);
    return 0;
}
