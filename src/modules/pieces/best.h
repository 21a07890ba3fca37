/*
 * The best arrangements on a board: as many pieces as live in peace, or as few
 * as cover it. This is the one place that knows which solver stands behind.
 */
#ifndef CHEQUER_PIECES_BEST_H
#define CHEQUER_PIECES_BEST_H

#include <stdbool.h>

#include "base/text.h"
#include "chess/board.h"
#include "chess/piece.h"

struct cover;
struct facts;
struct params;
struct peaceful;
struct product;

struct best {
    bool most; /* as many as possible, or as few */
    bool known;
    struct board board;
    enum piece_kind piece;
    struct text reason;        /* why there is no answer, if there is none */
    struct peaceful *peaceful; /* owned: one of them, or none */
    struct cover *cover;
};

/* For params that are valid. */
void best_init(struct best *b, bool most, const struct params *params);
void best_free(struct best *b);

/* Goes on by that much work; true when all is known. What follows may be asked
 * only then. */
bool best_step(struct best *b, long budget);

int best_number(const struct best *b); /* of pieces */

/* The ways to place them. */
const struct product *best_product(const struct best *b);

/* What is known, in a sentence and as facts. */
void best_say(const struct best *b, const struct params *params,
              struct text *out);
void best_facts(const struct best *b, struct facts *out);

#endif
