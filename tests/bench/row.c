/* A row's own process, and the clocks. */
#define _DEFAULT_SOURCE /* for wait4 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/error.h"
#include "bench.h"
#include "modules/list.h"
#include "output.h"
#include "session/run.h"
#include "session/session.h"
#include "solve/job.h"

/* --- clocks --------------------------------------------------------------- */

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

double bench_ratio(double a, double b)
{
    return a > 0 && b > 0 ? a / b : -1;
}

bool bench_again(const struct bench *b, int i)
{
    return i < 5 || (i < 1000 && bench_seconds() - b->began < 0.5);
}

double bench_noise(void)
{
    const double work = 0.05;
    int cores = job_cores(), started = 0;
    double began = bench_wall();

    fflush(NULL);
    for (int i = 0; i < cores; i++) {
        pid_t child = fork();

        if (child == 0) {
            while (bench_seconds() < work)
                ;
            _exit(EXIT_SUCCESS);
        }
        started += child > 0;
    }
    for (int i = 0; i < started; i++)
        wait(NULL);
    return (bench_wall() - began) / work;
}

/* --- rows ----------------------------------------------------------------- */

void bench_table(struct bench *b, const char *title,
                 const struct column *columns)
{
    b->title = title;
    b->columns = columns;
}

static bool by_the_clock(const struct column *c)
{
    while (c->name && c->unit != CLOCK)
        c++;
    return c->name != NULL;
}

static double in_seconds(struct timeval t)
{
    return (double)t.tv_sec + (double)t.tv_usec * 1e-6;
}

/* Takes what the child tells and waits for its end. */
static void await(struct report *r, pid_t child, int from)
{
    struct report told = { .skipped = "failed" };
    struct rusage used = { 0 };
    int status = -1;

    if (read(from, &told, sizeof told) != sizeof told)
        told = (struct report){ .skipped = "failed" };
    close(from);
    wait4(child, &status, 0, &used);
    if (status != 0)
        strcpy(told.skipped, "failed");
    memcpy(r->values, told.values, sizeof r->values);
    memcpy(r->skipped, told.skipped, sizeof r->skipped);
    r->peak = (double)used.ru_maxrss * 1024;
    r->processor = in_seconds(used.ru_utime) + in_seconds(used.ru_stime);
}

/* True in the child. */
static bool run_apart(struct bench *b, struct report *r)
{
    double began = bench_wall();
    int ends[2];
    pid_t child;

    if (pipe(ends) != 0 || (fflush(NULL), child = fork()) < 0) {
        perror("chequer-bench");
        exit(EXIT_FAILURE);
    }
    if (child == 0) {
        close(ends[0]);
        b->report = ends[1];
        b->began = bench_seconds();
        return true;
    }
    close(ends[1]);
    await(r, child, ends[0]);
    r->clock = bench_wall() - began;
    return false;
}

static bool begin(struct bench *b, const char *name)
{
    bool clock = by_the_clock(b->columns);
    struct report r = { 0 };

    b->rows++;
    if (b->purpose == TO_LIST)
        fprintf(b->names, "%s\n", name);
    if (b->purpose != TO_MEASURE)
        return false;
    if (clock)
        r.noise = bench_noise();
    if (run_apart(b, &r))
        return true;
    if (clock) {
        double after = bench_noise();

        r.noise = after > r.noise ? after : r.noise;
    }
    b->failures += strcmp(r.skipped, "failed") == 0;
    output_row(b->output, b, name, &r);
    return false;
}

bool bench_begin(struct bench *b, const char *name)
{
    if (b->filter && strstr(name, b->filter) == NULL)
        return false;
    return begin(b, name);
}

bool bench_begin_named(struct bench *b, const char *name)
{
    bool named = b->filter && strcmp(b->filter, name) == 0;

    if (!named && !(b->purpose == TO_LIST && b->filter == NULL))
        return false;
    return begin(b, name);
}

static _Noreturn void tell(const struct bench *b, const struct report *r)
{
    bool told = write(b->report, r, sizeof *r) == sizeof *r;

    _exit(told ? EXIT_SUCCESS : EXIT_FAILURE);
}

void bench_row(struct bench *b, const double *values)
{
    struct report r = { 0 };

    for (int i = 0; b->columns[i].name; i++)
        r.values[i] = values[i];
    tell(b, &r);
}

void bench_skip(struct bench *b, const char *why)
{
    struct report r = { 0 };

    snprintf(r.skipped, sizeof r.skipped, "%s", why);
    tell(b, &r);
}

void bench_must(bool right, const char *what)
{
    if (right)
        return;
    fprintf(stderr, "chequer-bench: %s\n", what);
    _exit(EXIT_FAILURE);
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
    bench_must(ss != NULL, err.message);
    return ss;
}
