/* Counts that outgrow one sitting, or one machine: a part of the units, what
 * was begun another day, or only how long it would take. */
#ifndef CHEQUER_CLI_COUNT_H
#define CHEQUER_CLI_COUNT_H

#include <stdbool.h>

struct error;
struct job;
struct request;

/* May the question have all processors? Units may, even of a count that else
 * has one. */
bool count_is_shared(const struct request *r);

/* Does all that is wanted of the count go together? */
bool count_check(const struct request *r, struct error *err);

/* Says on stderr what went wrong, if anything; returns the exit code. */
int count_perform(const struct request *r);

/* Its part that only tells how long it would take. Takes over the job. */
int count_estimate(const struct request *r, struct job *job);

#endif
