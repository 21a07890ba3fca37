/* One answer of two solvers. */
#include "modules/pieces/best.h"

#include "base/error.h"
#include "modules/pieces/run.h"
#include "puzzle/facts.h"
#include "solve/pieces/arrangement.h"
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

bool best_count(const struct best *b, wide *count)
{
    if (b->most)
        return peaceful_count(b->peaceful, count);
    *count = cover_count(b->cover);
    return true;
}

uint64_t best_told(const struct best *b)
{
    return b->most ? peaceful_told(b->peaceful) : cover_told(b->cover);
}

void best_at(const struct best *b, uint64_t k, uint8_t *occupied)
{
    if (b->most)
        peaceful_at(b->peaceful, k, occupied);
    else
        cover_at(b->cover, k, occupied);
}

void best_source(const struct best *b, struct arrangement_source *out)
{
    if (b->most)
        peaceful_source(b->peaceful, out);
    else
        cover_source(b->cover, out);
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
    if (best_count(b, &count))
        fact_wide(out, "arrangements", "Solutions", count);
}
