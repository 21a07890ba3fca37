/*
 * What the benchmark's themes share: a clock, the best of several tries, and
 * a plain table. Figures are for comparing on one machine within one run, so
 * what belongs together is measured in turn and stands side by side.
 */
#ifndef CHEQUER_BENCH_H
#define CHEQUER_BENCH_H

#include <stdbool.h>

struct session;

struct bench {
    const char *filter;         /* only rows whose name contains it; or NULL */
    const char *title;          /* of the table, until its first row */
    const char *const *columns; /* ends NULL */
};

/* Seconds this process has worked: what else the machine does meanwhile
 * counts as little as it can. All of our work is on one thread. */
double bench_seconds(void);
double bench_wall(void); /* by the clock, since some time long ago */

/* The smaller of the two; 0 stands for nothing measured yet. */
double bench_best(double best, double seconds);

/* Whether to try again, for the `i`-th time since `began`: short work is
 * tried more often, as anything else on the machine disturbs it more. */
bool bench_again(int i, double began);

/* A table begins; it is printed once it has a row. */
void bench_table(struct bench *b, const char *title,
                 const char *const *columns);

/* Whether the row is asked for. */
bool bench_wants(const struct bench *b, const char *name);

/* A value for every column; one below 0 is left blank. */
void bench_row(struct bench *b, const char *name, const double *values);

/* A word in place of a row. */
void bench_skip(struct bench *b, const char *name, const char *why);

/* A session of the run that a line of text describes; stops on a bad one. */
struct session *bench_session(const char *run);

/* The themes. */
void bench_searches(struct bench *b);
void bench_tours(struct bench *b);
void bench_methods(struct bench *b);
void bench_traces(struct bench *b);
void bench_frames(struct bench *b);
void bench_start(struct bench *b);
void bench_queens(struct bench *b);
void bench_tour_count(struct bench *b);

/* What bench_start runs in a process of its own: `part` of the program. */
int bench_start_child(const char *part);

#endif
