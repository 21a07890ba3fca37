/*
 * The best arrangements on a board: as many pieces as live in peace, or as few
 * as cover it. This is the one place that knows which solver stands behind.
 */
#ifndef CHEQUER_PIECES_BEST_H
#define CHEQUER_PIECES_BEST_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "solve/wide.h"

struct cover;
struct facts;
struct params;
struct peaceful;
struct product;

struct best {
    bool most;  /* as many as possible, or as few */
    bool found; /* it is known how many */
    bool known; /* all ways are */
    struct board board;
    struct mover mover;
    uint8_t *first; /* owned; where a search may take long: an arrangement that
                       was had at once, a byte a square; else NULL */
    int nfirst;
    bool built;                /* it is one of the best, by a rule */
    int *apart;                /* owned; where it was found how few cover the
                                  board: so many squares no two of which one
                                  piece covers; NULL: none were found */
    struct peaceful *peaceful; /* owned: one of them */
    struct cover *cover;
};

/* For params that are valid. */
void best_init(struct best *b, bool most, const struct params *params);
void best_free(struct best *b);

/* Goes on by that much work; true when all is known. */
bool best_step(struct best *b, long budget);

/* How many pieces, once that is found; and until then the number that is being
 * tried: more cannot stand in peace, fewer cannot cover. */
int best_number(const struct best *b);
int best_bound(const struct best *b);

/* How much of what is being tried has been, 0 to 1; below 0 if nobody knows. */
double best_share(const struct best *b);

/* The ways to place them, as far as they are known. */
const struct product *best_product(const struct best *b);

/* Once they are known: can each be told by its number? Of some boards only one
 * arrangement can. */
bool best_tells_all(const struct best *b);

/* How many can be told by number, for params that are valid; 0 if that takes
 * long to know. */
int best_last(bool most, const struct params *params);

/* n queens on n by n squares, whose number was published: n, or 0. */
int best_queens(const struct best *b);

/* What is known, in sentences and as facts. */
void best_say(const struct best *b, const struct params *params,
              struct text *out);
void best_facts(const struct best *b, struct facts *out);

#endif
