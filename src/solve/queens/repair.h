/*
 * Queens, or other riders, by repair: every file gets a piece by chance, and
 * then one of those in conflict, by chance, goes to the square of its file with
 * the fewest conflicts, until there is none. No way back and no proof, but
 * seldom more moves than there are queens, however many they are.
 */
#ifndef CHEQUER_QUEENS_REPAIR_H
#define CHEQUER_QUEENS_REPAIR_H

#include <stdbool.h>
#include <stdint.h>

#include "base/listing.h"
#include "base/rng.h"
#include "solve/queens/rule.h"

enum { QUEENS_REPAIR_MOVES = 10, QUEENS_REPAIR_THROWS = 20 };

enum queens_repair_event {
    QUEENS_REPAIR_MOVED,
    QUEENS_REPAIR_STAYED, /* the piece stands best where it is */
    QUEENS_REPAIR_THROWN, /* all are thrown anew: after ten times as many
                             moves as pieces */
    QUEENS_REPAIR_FOUND,
    QUEENS_REPAIR_GIVEN_UP /* after twenty throws; the next step says the
                              same, as after FOUND */
};

struct queens_repair_step {
    enum queens_repair_event event;
    int file, from, to; /* MOVED and STAYED: the piece of this file */
    int tied;           /* ... and of how many equal squares it took one */
};

/* What comes next. */
enum queens_repair_cue {
    QUEENS_REPAIR_CUE_NONE,
    QUEENS_REPAIR_CUE_MOVE,
    QUEENS_REPAIR_CUE_TIE,
    QUEENS_REPAIR_CUE_STAY,
    QUEENS_REPAIR_CUE_AGAIN,
    QUEENS_REPAIR_CUE_OVER,
    QUEENS_REPAIR_CUE_FOUND
};

enum queens_repair_value {
    QUEENS_REPAIR_VALUE_NONE,
    QUEENS_REPAIR_VALUE_PAIRS, /* "3 pairs" */
    QUEENS_REPAIR_VALUE_PIECE, /* where the piece is: "c5" */
    QUEENS_REPAIR_VALUE_TO     /* "1 at c2" */
};

extern const struct listing queens_repair_listing;
extern const char queens_repair_name[];  /* in options */
extern const char queens_repair_title[]; /* beside a board */

/* Look, but do not touch. */
struct queens_repair {
    int n;
    struct queens_rule rule;
    struct rng rng;
    int *rank;    /* owned; rank of the piece of each file */
    int *on_rank; /* owned; pieces on each line, where the rule is plain */
    int *on_rising, *on_falling;
    int pairs;      /* in conflict: whatever stands between them */
    uint64_t moves; /* in all */
    int since;      /* the last throw */
    int throws;
};

/* Thrown for the first time: queens or rooks on a flat board, or by a rule. */
void queens_repair_init(struct queens_repair *qr, int n, enum piece_kind piece,
                        uint64_t seed);
void queens_repair_by(struct queens_repair *qr, const struct queens_rule *rule,
                      uint64_t seed);
void queens_repair_free(struct queens_repair *qr);

/* How many of other files are in conflict with this square. */
int queens_repair_conflicts(const struct queens_repair *qr, int file, int rank);

void queens_repair_step(struct queens_repair *qr,
                        struct queens_repair_step *out);

#endif
