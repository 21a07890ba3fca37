/* One answer of two solvers. */
#include "modules/pieces/best.h"

#include <assert.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/say.h"
#include "modules/pieces/run.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "solve/pieces/apart.h"
#include "solve/pieces/cover.h"
#include "solve/pieces/greedy.h"
#include "solve/pieces/peaceful.h"
#include "solve/queens/count/count.h"

/* Work that nobody notices, on a board of one square; on more squares there is
 * more to do, and each step takes longer. */
enum { QUICK = 1200000000 };

/* Something to look at while the best are searched. */
static void begin(struct best *b)
{
    b->first = xcalloc((size_t)board_squares(&b->board), 1);
    b->built = b->most && peaceful_build(b->peaceful, b->first);
    b->found = b->built;
    b->nfirst = b->built
                    ? best_number(b)
                    : greedy_place(&b->board, &b->mover, b->most, b->first);
}

void best_init(struct best *b, bool most, const struct params *params)
{
    struct error err;

    *b = (struct best){ .most = most };
    pieces_mover(params, &b->mover);
    pieces_board(params, &b->board, &err);
    if (most)
        b->peaceful = peaceful_create(&b->board, &b->mover, &err);
    else
        b->cover = cover_create(&b->board, &b->mover, &err);
    assert(b->peaceful || b->cover);
    if (best_share(b) >= 0)
        begin(b);
}

void best_free(struct best *b)
{
    if (b->peaceful)
        peaceful_destroy(b->peaceful);
    if (b->cover)
        cover_destroy(b->cover);
    board_free(&b->board);
    free(b->first);
    free(b->apart);
}

/* Once it is found how few are needed: can it be argued, too? */
static void argue(struct best *b)
{
    int n = best_number(b);

    b->apart = xmalloc((size_t)n * sizeof *b->apart);
    if (!apart_find(&b->board, &b->mover, n, b->apart)) {
        free(b->apart);
        b->apart = NULL;
    }
}

bool best_step(struct best *b, long budget)
{
    bool was = b->found;

    b->known = b->most ? peaceful_step(b->peaceful, budget)
                       : cover_step(b->cover, budget);
    b->found = b->most ? peaceful_found(b->peaceful) : cover_found(b->cover);
    if (!b->most && b->found && !was)
        argue(b);
    return b->known;
}

int best_number(const struct best *b)
{
    return b->most ? peaceful_maximum(b->peaceful) : cover_at_least(b->cover);
}

int best_bound(const struct best *b)
{
    return b->most ? peaceful_at_most(b->peaceful) : cover_at_least(b->cover);
}

double best_share(const struct best *b)
{
    return b->most ? peaceful_share(b->peaceful) : cover_share(b->cover);
}

const struct product *best_product(const struct best *b)
{
    return b->most ? peaceful_product(b->peaceful) : cover_product(b->cover);
}

int best_last(bool most, const struct params *params)
{
    struct best b;
    uint64_t told = 0;
    int squares;

    best_init(&b, most, params);
    squares = board_squares(&b.board);
    if (!params->at[PIECES_FUNDAMENTAL].number &&
        best_step(&b, QUICK / squares / squares))
        told = product_told(best_product(&b));
    best_free(&b);
    return told <= INT32_MAX ? (int)told : 0;
}

int best_queens(const struct best *b)
{
    uint64_t all;

    return b->most && b->mover.kind == PIECE_QUEEN && b->board.nholes == 0 &&
                   b->board.surface == SURFACE_FLAT &&
                   b->board.files == b->board.ranks &&
                   queens_known(b->board.files, &all) && all > 0
               ? b->board.files
               : 0;
}

bool best_tells_all(const struct best *b)
{
    wide count;

    return product_count(best_product(b), &count) &&
           wide_is(count, product_told(best_product(b)));
}

/* In how many ways; false if that is not known. */
static bool count_ways(const struct best *b, wide *count)
{
    uint64_t all;

    if (b->known && product_count(best_product(b), count))
        return true;
    if (!queens_known(best_queens(b), &all))
        return false;
    *count = wide_of(all);
    return true;
}

/* --- words ---------------------------------------------------------------- */

static void add_share(const struct best *b, struct text *out)
{
    double share = 100 * best_share(b);

    if (share >= 0.1)
        text_addf(out, ", and %.1f %% of the search is done.", share);
    else
        text_add(out, ".");
}

static void say_number_found(const struct best *b, const struct params *params,
                             struct text *out)
{
    int n = best_number(b);

    if (b->most && n == 1)
        text_addf(out, "On this board only one %s can stand in peace.",
                  pieces_called(params, 1).at);
    else if (b->most)
        text_addf(out,
                  "On this board at most %d %s can stand without attacking "
                  "each other.",
                  n, pieces_called(params, n).at);
    else
        text_addf(out,
                  "On this board it takes at least %d %s to attack or occupy "
                  "every square.",
                  n, pieces_called(params, n).at);
}

static void say_so_far(const struct best *b, const struct params *params,
                       struct text *out)
{
    int n = best_bound(b);

    if (!b->first) {
        text_add(out, "The best arrangements are being worked out.");
        return;
    }
    text_addf(out, "The best so far has %d %s. ", b->nfirst,
              pieces_called(params, b->nfirst).at);
    text_addf(out,
              b->most ? "More than %d cannot stand in peace. "
                      : "Fewer than %d cannot cover the board. ",
              n);
    text_addf(out, "Whether %d can is being tried", n);
    add_share(b, out);
}

void best_say(const struct best *b, const struct params *params,
              struct text *out)
{
    if (b->found)
        say_number_found(b, params, out);
    else
        say_so_far(b, params, out);
}

/* A number too large for 64 bits is told in words, all digits of it. */
static void fact_wide(struct facts *out, const char *key, const char *label,
                      wide n)
{
    struct text digits;

    if (!wide_is_more(n, UINT64_MAX)) {
        facts_number(out, key, label, n.low);
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

    if (b->found)
        facts_number(out, "number", b->most ? "Maximum" : "Minimum",
                     (uint64_t)best_number(b));
    else if (b->first)
        facts_number(out, b->most ? "at_most" : "at_least",
                     b->most ? "At most" : "At least", (uint64_t)best_bound(b));
    if (b->found)
        facts_help(out, b->most ? "As many as can stand here without one "
                                  "attacking another."
                                : "As few as can attack or occupy every "
                                  "square.");
    else if (b->first)
        facts_help(out, "This much is proved; whether it can be reached is "
                        "being tried.");
    if (count_ways(b, &count)) {
        fact_wide(out, "arrangements",
                  b->known ? "Solutions" : "Solutions, published", count);
        facts_help(out, "In how many ways so many can be placed.");
    }
    if (b->found && !b->known) {
        facts_number(out, "so_far", "Found so far",
                     product_told(best_product(b)));
        facts_help(out, "Ways to place so many that were found so far.");
    }
}
