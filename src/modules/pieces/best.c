/* One answer of two solvers. */
#include "modules/pieces/best.h"

#include "base/error.h"
#include "modules/pieces/run.h"
#include "puzzle/facts.h"
#include "solve/pieces/cover.h"
#include "solve/pieces/peaceful.h"

void best_init(struct best *b, bool most, const struct params *params)
{
    struct error err;

    *b = (struct best){ .most = most, .piece = pieces_kind(params) };
    text_init(&b->reason);
    pieces_board(params, &b->board, &err);
    if (most)
        b->peaceful = peaceful_create(&b->board, b->piece, &err);
    else
        b->cover = cover_create(&b->board, b->piece, &err);
    if (!b->peaceful && !b->cover)
        text_addf(&b->reason, "%s.", err.message);
}

void best_free(struct best *b)
{
    if (b->peaceful)
        peaceful_destroy(b->peaceful);
    if (b->cover)
        cover_destroy(b->cover);
    board_free(&b->board);
    text_free(&b->reason);
}

bool best_step(struct best *b, long budget)
{
    b->known = b->most ? peaceful_step(b->peaceful, budget)
                       : cover_step(b->cover, budget);
    return b->known;
}

int best_number(const struct best *b)
{
    return b->most ? peaceful_maximum(b->peaceful) : cover_at_least(b->cover);
}

const struct product *best_product(const struct best *b)
{
    return b->most ? peaceful_product(b->peaceful) : cover_product(b->cover);
}

void best_say(const struct best *b, const struct params *params,
              struct text *out)
{
    int n = best_number(b);

    text_addf(out,
              b->most
                  ? "On this board at most %d %s can stand without attacking "
                    "each other. "
                  : "On this board it takes at least %d %s to attack or occupy "
                    "every square. ",
              n, pieces_called(params, n));
}

/* A number too large for 64 bits is told in words, all digits of it. */
static void fact_wide(struct facts *out, const char *key, const char *label,
                      wide n)
{
    struct text digits;

    if (n <= UINT64_MAX) {
        facts_number(out, key, label, (uint64_t)n);
        return;
    }
    text_init(&digits);
    wide_format(n, false, &digits);
    facts_words(out, key, label, digits.at);
    text_free(&digits);
}

void best_facts(const struct best *b, struct facts *out)
{
    wide count;

    if (!b->known)
        return;
    facts_number(out, "number", b->most ? "Maximum" : "Minimum",
                 (uint64_t)best_number(b));
    if (product_count(best_product(b), &count))
        fact_wide(out, "arrangements", "Solutions", count);
}
