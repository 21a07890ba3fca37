/*
 * How a command ends: as an exit code, and in words. Data goes to stdout,
 * everything else to stderr.
 */
#ifndef CHEQUER_END_H
#define CHEQUER_END_H

#include <stdbool.h>

#include "session/session.h"

struct delivery;
struct error;
struct export_job;
struct request;
struct text;

enum cli_exit {
    CLI_DONE = 0,
    CLI_NO_SOLUTION = 1, /* none exists, or the method got stuck */
    CLI_REFUSED = 2,     /* the request is wrong */
    CLI_NOT_WRITTEN = 3, /* the output could not be written */
    CLI_LIMIT = 4,       /* stopped at a limit */
    CLI_CODES,           /* how many of them there are, for: */
    CLI_SIGNAL = 128     /* plus the signal's number: stopped by it */
};

/* What each of them means, in words. */
extern const char *const end_codes[CLI_CODES];

/* "chequer: MESSAGE" in one line on stderr, unless it is empty; returns
 * `code`. */
int end_error(const struct error *err, int code);

/* How a task ended (see cli/watch.h): says *err, unless all went well or a
 * signal ended it. Returns `code`. */
int end_task(int code, const struct error *err);

/* Writes `t` to stdout. Returns the exit code. */
int end_text(const struct text *t);

/* That of a run. */
int end_code(enum outcome outcome);

/* Gives all that was taken its name. DONE, NOT_WRITTEN with *err filled in, or
 * SIGNAL. */
int end_publish(struct delivery *to, struct error *err);

/* The same, and then says `said`; returns `code`, or why it is not written.
 * What has its name is not taken back: so no memory is needed any more by then,
 * and the words have been found before. */
int end_delivery(struct delivery *to, const struct error *said, int code);

/* The same of a run that was made as `job` says. If it did not come to a
 * solution and the format has no words for that, it is said here. */
int end_run(struct session *ss, const struct export_job *job,
            struct delivery *to);

/* The page of an album that was asked for does not exist or cannot be had, so
 * there is nothing to make a picture of: *err says why. */
bool end_missing(struct session *ss, struct error *err);

/* Why the run was cut short, if it was; `late`: by the clock. A solution that
 * is there is not lost because it is not known how many more there are. */
void end_limit(struct text *out, const struct session *ss,
               const struct request *r, bool late);

#endif
