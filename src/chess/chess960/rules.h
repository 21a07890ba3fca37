/*
 * The rules that make a back rank one of the 960, one by one, so that someone
 * who sets it up piece by piece can be told what is still wrong with it.
 */
#ifndef CHEQUER_CHESS960_RULES_H
#define CHEQUER_CHESS960_RULES_H

#include <stdbool.h>

struct array;
struct text;

enum array_rule {
    ARRAY_PIECES,  /* king, queen, two rooks, bishops and knights */
    ARRAY_BISHOPS, /* on squares of opposite colours */
    ARRAY_KING,    /* between the rooks */
    ARRAY_RULES
};

enum array_verdict {
    ARRAY_KEPT,
    ARRAY_BROKEN,
    ARRAY_OPEN /* pieces are missing: cannot be said yet */
};

enum array_verdict array_judge(const struct array *a, enum array_rule rule);

/* All rules are kept. */
bool array_is_valid(const struct array *a);

/* What the rule says of this array, kept or not: one sentence. */
void array_say(const struct array *a, enum array_rule rule, struct text *out);

#endif
