/* For tests of the race: one run to its end, and the cells of its tables. */
#ifndef TESTS_RACE_H
#define TESTS_RACE_H

#include "support/run.h"

static inline const struct fact *cell(struct session *ss, int table, int row,
                                      const char *key)
{
    const struct facts *facts = session_facts(ss);
    const struct fact_table *t = &facts->tables[table];

    for (int i = 0; i < t->columns; i++)
        if (strcmp(fact_cell(facts, t, row, i)->key, key) == 0)
            return fact_cell(facts, t, row, i);
    return NULL;
}

static inline uint64_t count_of(struct session *ss, int lane, const char *key)
{
    return cell(ss, 0, lane, key)->number;
}

static inline const char *outcome_of(struct session *ss, int lane)
{
    return fact_words(session_facts(ss), cell(ss, 0, lane, "outcome"));
}

/* Run, and looked at from its end. */
static inline struct session *raced(const char *text)
{
    struct session *ss = open_and_work(text);

    session_chase(ss);
    return ss;
}

#endif
