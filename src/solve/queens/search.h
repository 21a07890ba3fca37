/*
 * Queens, or other riders, placed file by file as one would by hand: each file
 * from the top rank down, and back to the file before when no square is left.
 * The search says after every step which square it looked at and, if that is
 * attacked, by which queen and along which line.
 */
#ifndef CHEQUER_QUEENS_SEARCH_H
#define CHEQUER_QUEENS_SEARCH_H

#include <stdbool.h>
#include <stdint.h>

#include "base/listing.h"
#include "solve/queens/rule.h"

enum queens_event {
    QUEENS_REFUSED, /* the square is attacked */
    QUEENS_PLACED,  /* it is not: a queen stands there now */
    QUEENS_RETREAT, /* the queen of the last file was taken away again */
    QUEENS_FOUND,   /* every file has its queen; nothing moved */
    QUEENS_NONE     /* everything has been tried */
};

enum queens_line {
    QUEENS_RANK,
    QUEENS_RISING,  /* a diagonal in the direction of a1 to h8 */
    QUEENS_FALLING, /* one in the direction of a8 to h1 */
    QUEENS_MOVE     /* any, of a rule that is not plain */
};

struct queens_step {
    enum queens_event event;
    int file, rank;        /* the square tried, taken or left */
    int by_file, by_rank;  /* REFUSED: the attacker, else -1 */
    enum queens_line line; /* REFUSED: along which line */
};

/* Look, but do not touch. */
struct queens_search {
    int n;
    struct queens_rule rule;
    int file;     /* the file being filled; n when all are */
    int next;     /* its rank to try next, or -1 */
    int *rank;    /* owned; rank of the queen of each file */
    int *on_rank; /* owned; file of the queen on a line, or -1; of a rule
                     that is not plain not asked */
    int *on_rising, *on_falling;
    bool told;      /* this solution has been reported */
    uint64_t nodes; /* positions seen, the empty board included */
    uint64_t tests; /* squares tried */
    uint64_t retreats, found;
};

/* The search line by line: what lights a line, and what is told beside it. */
enum queens_cue {
    QUEENS_CUE_NONE,
    QUEENS_CUE_BEGIN, /* the board is empty; the rest as the events */
    QUEENS_CUE_REFUSED,
    QUEENS_CUE_PLACED,
    QUEENS_CUE_RETREAT,
    QUEENS_CUE_FOUND
};

enum queens_value {
    QUEENS_VALUE_NONE,
    QUEENS_VALUE_COUNT,    /* pieces that stand: "3 of 8" */
    QUEENS_VALUE_TRIED,    /* the square looked at: "c5" */
    QUEENS_VALUE_ATTACKER, /* the piece that attacks it: "a7" */
    QUEENS_VALUE_FOUND     /* "number 3" */
};

extern const struct listing queens_listing;

/* By a rule, on a board of 1 <= n <= BOARD_SIDE_MAX. */
void queens_search_by(struct queens_search *qs, const struct queens_rule *rule);
void queens_search_free(struct queens_search *qs);

/* One test, or one retreat. After FOUND the next step goes on to another
 * solution; after NONE it says the same again. */
void queens_search_step(struct queens_search *qs, struct queens_step *out);

#endif
