/* For tests of modules and sessions: a run opened from its line of text, and
 * a fact of the moment looked at. */
#ifndef TESTS_RUN_H
#define TESTS_RUN_H

#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "modules/list.h"
#include "puzzle/facts.h"
#include "session/run.h"
#include "session/session.h"

/* NULL, with a word on stderr, if it is refused. */
static inline struct session *open_run(const char *text)
{
    struct error err;
    struct session *ss = NULL;
    struct run run;

    if (run_parse(&run, puzzle_classes, text, &err)) {
        ss = session_open(run.cls, &run.params, &err);
        run_free(&run);
    }
    if (!ss)
        fprintf(stderr, "%s: %s\n", text, err.message);
    return ss;
}

/* The same, after its solver has done all it does by itself. */
static inline struct session *open_and_work(const char *text)
{
    struct session *ss = open_run(text);

    while (ss && session_advance(ss, 100000, 0))
        ;
    return ss;
}

static inline uint64_t number(struct session *ss, const char *key)
{
    const struct fact *fact = facts_find(session_facts(ss), key);

    return fact ? fact->number : UINT64_MAX;
}

#endif
