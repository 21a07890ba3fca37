/* The answers that most puzzles have. */
#include "puzzle/ask/answer.h"

#include <stddef.h>

static const struct answer_column squares[] = { { "squares", ANSWER_SQUARES },
                                                { NULL, ANSWER_SQUARES } };

const struct answer_shape answer_count = { .key = "count" };

const struct answer_shape answer_squares = { .key = "solutions",
                                             .row = "solution",
                                             .columns = squares };
