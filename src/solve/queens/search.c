/*
 * Every line keeps the file of the queen that stands on it, so that one test
 * is three look-ups on a board of any size. If several queens attack, the one
 * on the rank is named, then the one nearest to the first file: the order in
 * which a program that walks through the earlier files would notice them. By
 * other rules than that of queens and rooks that walk is what is done.
 */
#include "solve/queens/search.h"

#include <assert.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "chess/square.h"

void queens_search_by(struct queens_search *qs, const struct queens_rule *rule)
{
    int n = rule->n, lines = n + 2 * (2 * n - 1);

    assert(n >= 1 && n <= BOARD_SIDE_MAX);
    *qs = (struct queens_search){
        .n = n, .rule = *rule, .next = n - 1, .nodes = 1
    };
    qs->rank = xcalloc((size_t)n, sizeof *qs->rank);
    qs->on_rank = xmalloc((size_t)lines * sizeof *qs->on_rank);
    for (int i = 0; i < lines; i++)
        qs->on_rank[i] = -1;
    qs->on_rising = qs->on_rank + n;
    qs->on_falling = qs->on_rising + 2 * n - 1;
}

void queens_search_free(struct queens_search *qs)
{
    free(qs->rank);
    free(qs->on_rank);
    *qs = (struct queens_search){ 0 };
}

static int *rising(const struct queens_search *qs, int file, int rank)
{
    return &qs->on_rising[rank - file + qs->n - 1];
}

static int *falling(const struct queens_search *qs, int file, int rank)
{
    return &qs->on_falling[rank + file];
}

/* Puts `file` on the lines through a square of it, or takes it (-1) off. */
static void mark(struct queens_search *qs, int file, int rank, int value)
{
    qs->on_rank[rank] = value;
    *rising(qs, file, rank) = value;
    *falling(qs, file, rank) = value;
}

/* The first file whose piece attacks the square, or -1. */
static int attacker_by_rule(const struct queens_search *qs, int file, int rank)
{
    for (int by = 0; by < file; by++)
        if (queens_rule_hits(&qs->rule, by, qs->rank[by], file, rank))
            return by;
    return -1;
}

/* The same by lines. */
static int attacker_on_line(const struct queens_search *qs, int file, int rank,
                            enum queens_line *line)
{
    int up = *rising(qs, file, rank), down = *falling(qs, file, rank);

    *line = QUEENS_RANK;
    if (qs->on_rank[rank] >= 0 || qs->rule.plain == PIECE_ROOK)
        return qs->on_rank[rank];
    if (up >= 0 && (down < 0 || up < down)) {
        *line = QUEENS_RISING;
        return up;
    }
    *line = QUEENS_FALLING;
    return down;
}

static void try_square(struct queens_search *qs, struct queens_step *out)
{
    int file = qs->file, rank = qs->next;
    int by;

    out->line = QUEENS_MOVE;
    by = qs->rule.plain ? attacker_on_line(qs, file, rank, &out->line)
                        : attacker_by_rule(qs, file, rank);
    qs->tests++;
    out->file = file;
    out->rank = rank;
    if (by >= 0) {
        out->event = QUEENS_REFUSED;
        out->by_file = by;
        out->by_rank = qs->rank[by];
        qs->next--;
        return;
    }
    out->event = QUEENS_PLACED;
    qs->nodes++;
    qs->rank[file] = rank;
    mark(qs, file, rank, file);
    qs->file++;
    qs->next = qs->file < qs->n ? qs->n - 1 : -1;
    qs->told = false;
}

static void retreat(struct queens_search *qs, struct queens_step *out)
{
    qs->file--;
    out->event = QUEENS_RETREAT;
    out->file = qs->file;
    out->rank = qs->rank[qs->file];
    mark(qs, qs->file, out->rank, -1);
    qs->next = out->rank - 1;
    qs->retreats++;
}

void queens_search_step(struct queens_search *qs, struct queens_step *out)
{
    *out = (struct queens_step){
        .file = -1, .rank = -1, .by_file = -1, .by_rank = -1
    };
    if (qs->next >= 0) {
        try_square(qs, out);
    } else if (qs->file == qs->n && !qs->told) {
        qs->told = true;
        qs->found++;
        out->event = QUEENS_FOUND;
    } else if (qs->file > 0) {
        retreat(qs, out);
    } else {
        out->event = QUEENS_NONE;
    }
}

/* clang-format off */
const struct listing queens_listing = { {
    { "begin at the top of the first file", QUEENS_CUE_BEGIN, 0 },
    { "until all has been tried:", 0, QUEENS_VALUE_COUNT },
    { "  look at the next square down", 0, QUEENS_VALUE_TRIED },
    { "  if a piece attacks it:", 0, QUEENS_VALUE_ATTACKER },
    { "    leave it empty", QUEENS_CUE_REFUSED, 0 },
    { "  if none does: put a piece there,", QUEENS_CUE_PLACED, 0 },
    { "    and to the top of the next file", 0, 0 },
    { "  all files have one: a solution", QUEENS_CUE_FOUND,
      QUEENS_VALUE_FOUND },
    { "  if there is no square left:", 0, 0 },
    { "    take the last piece off again,", QUEENS_CUE_RETREAT, 0 },
    { "    and go on in its file", 0, 0 },
} };
/* clang-format on */
