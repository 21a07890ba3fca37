/* The watched search of queens and rooks on a flat board. */
#ifndef TESTS_QUEENS_SEARCH_H
#define TESTS_QUEENS_SEARCH_H

#include "solve/queens/search.h"

static inline void queens_search_init(struct queens_search *qs, int n,
                                      enum piece_kind piece)
{
    struct queens_rule rule;

    queens_rule_plain(&rule, n, piece);
    queens_search_by(qs, &rule);
}

#endif
