/*
 * How far a count has come, as text. A part of one is a line that names
 * question, part and sum, so that the lines of all parts can be added up
 * wherever they were counted; a count to go on with is such a line, too, with
 * the units that are done below it.
 */
#ifndef CHEQUER_LEDGER_H
#define CHEQUER_LEDGER_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"
#include "solve/job.h"

struct error;
struct params;
struct puzzle_class;
struct question;

enum { PARTS_MAX = 100000 };

struct ledger {
    struct text question; /* owned: "count queens size=16" */
    struct text division; /* owned: how it falls into units */
    struct job_part part;
    struct job_record record; /* owned */
};

void ledger_init(struct ledger *p);
void ledger_free(struct ledger *p);

/* What is asked, in words that mean nothing else. */
void ledger_ask(struct ledger *p, const struct puzzle_class *cls,
                const struct params *params, const struct question *question);

/* "3/64" and its like. */
bool part_parse(const char *text, struct job_part *out);

/* Appends the line of a part. */
void ledger_add_line(const struct ledger *p, struct text *out);

/* Reads one, without the end of the line; false if it is none, or is not as it
 * was written.
 * What is done is not in it. Into one that was initialised and not used. */
bool ledger_read_line(struct ledger *p, const char *line, size_t len);

/* A file to go on with: appends it, reads it. */
void ledger_add_file(const struct ledger *p, struct text *out);
bool ledger_read_file(struct ledger *p, const struct text *bytes);

/* Ends what stands there from `begin` on with the check of a line, or of a
 * file. */
void ledger_seal_line(struct text *out, size_t begin);
void ledger_seal_file(struct text *out, size_t begin);

/* Do both speak of the same units of the same question? */
bool ledger_fits(const struct ledger *a, const struct ledger *b);

/* Of the same question, divided in two ways? */
bool ledger_differs(const struct ledger *a, const struct ledger *b);

#endif
