/*
 * What the benchmark's themes share: clocks, the best of several tries, and
 * rows of figures. Figures are for comparing on one machine within one run,
 * so what belongs together is measured in turn and stands side by side.
 *
 * Each row is measured in a process of its own: its peak of memory is its own,
 * what one row leaves behind helps or hinders no other, and a row that fails
 * leaves the rest standing.
 */
#ifndef CHEQUER_BENCH_H
#define CHEQUER_BENCH_H

#include <stdbool.h>
#include <stdio.h>

struct session;

/* All values are in seconds, bytes or plain numbers: how they are best written
 * is found when they are. */
enum unit {
    SECONDS, /* that the processor worked */
    CLOCK,   /* seconds by the clock: told only if the machine is quiet */
    BYTES,
    RATIO,
    NUMBER,
    PERCENT,
    RATE /* a second */
};

struct column {
    const char *name; /* NULL: the end */
    enum unit unit;
    const char *means; /* for the legend */
};

enum { COLUMNS_MAX = 12 };

enum purpose { TO_MEASURE, TO_LIST, TO_COUNT };

struct output; /* output.h */

struct bench {
    const char *filter; /* only rows whose name contains it; or NULL */
    enum purpose purpose;
    FILE *names;                  /* where they are listed */
    struct output *output;        /* where rows go */
    const char *title;            /* of the table */
    const struct column *columns; /* of the table */
    int rows, failures;           /* so far */
    int report;                   /* a row's own process: where to tell it */
    double began;                 /* the same: bench_seconds at its start */
};

/* Seconds this process has worked: what else the machine does meanwhile
 * counts as little as it can. */
double bench_seconds(void);
double bench_wall(void); /* by the clock, since some time long ago */

/* How much longer than it worked a process took by the clock, while all cores
 * were asked to work: 1 on a machine that does nothing else. */
double bench_noise(void);

/* The smaller of the two; 0 stands for nothing measured yet. */
double bench_best(double best, double seconds);

/* Whether to try again, for the `i`-th time: short work is tried more often,
 * as anything else on the machine disturbs it more. */
bool bench_again(const struct bench *b, int i);

/* A table begins; it is printed once it has a row. */
void bench_table(struct bench *b, const char *title,
                 const struct column *columns);

/* True in the row's own process, if it is asked for: measure, and end by one
 * of the two below. False everywhere else, where the row has been dealt with.
 * What takes minutes only runs if it is `named` in full. */
bool bench_begin(struct bench *b, const char *name);
bool bench_begin_named(struct bench *b, const char *name);

/* A value for every column; one below 0 is left blank. */
_Noreturn void bench_row(struct bench *b, const double *values);

/* A reason in place of the values. */
_Noreturn void bench_skip(struct bench *b, const char *why);

/* Ends the row with an error unless it is so. */
void bench_must(bool right, const char *what);

/* a / b, and blank if either is. */
double bench_ratio(double a, double b);

/* A session of the run that a line of text describes; stops on a bad one. */
struct session *bench_session(const char *run);

/* The themes. */
void bench_felt(struct bench *b);
void bench_saves(struct bench *b);
void bench_frames(struct bench *b);
void bench_start(struct bench *b);
void bench_searches(struct bench *b);
void bench_tours(struct bench *b);
void bench_methods(struct bench *b);
void bench_traces(struct bench *b);
void bench_queens(struct bench *b);
void bench_pieces(struct bench *b);
void bench_tour_count(struct bench *b);
void bench_tour_list(struct bench *b);

/* What bench_start runs in a process of its own: `part` of the program. */
int bench_start_child(const char *part);

#endif
