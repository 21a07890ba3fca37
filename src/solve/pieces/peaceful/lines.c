/*
 * Rooks and bishops stand on two lines each. Peaceful ones share none, so an
 * arrangement is a matching of the lines of one direction with those of the
 * other, and the proof that it is the greatest comes with it: as many lines
 * that together touch every square. Holes cut lines in two.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "chess/attack.h"
#include "solve/pieces/matching.h"
#include "solve/pieces/peaceful/parts.h"

/* Numbers the lines of one direction, and says for each square which it is
 * on. The square one step back must come before it: rank 0 or 1. */
static int number_lines(const struct board *b, struct step step, int *line)
{
    int count = 0;

    for (int i = 0; i < board_squares(b); i++) {
        int file = i % b->files, rank = i / b->files;

        line[i] = -1;
        if (!board_has(b, file, rank))
            continue;
        if (board_has(b, file - step.file, rank - step.rank))
            line[i] = line[i - step.rank * b->files - step.file];
        else
            line[i] = count++;
    }
    return count;
}

/* The lines of both directions as a graph: each square joins two. */
struct lines {
    int *of[2]; /* owned; by square */
    int count[2];
    struct bipartite graph;
};

static void lines_init(struct lines *l, const struct board *b,
                       enum piece_kind piece)
{
    static const struct step steps[2][2] = { { { 1, 0 }, { 0, 1 } },
                                             { { 1, 1 }, { -1, 1 } } };
    int squares = board_squares(b), count = 0;
    int(*edges)[2] = xcalloc((size_t)squares + 1, sizeof *edges);

    assert(piece == PIECE_ROOK || piece == PIECE_BISHOP);
    for (int i = 0; i < 2; i++) {
        l->of[i] = xcalloc((size_t)squares + 1, sizeof *l->of[i]);
        l->count[i] = number_lines(b, steps[piece == PIECE_BISHOP][i],
                                   l->of[i]);
    }
    for (int i = 0; i < squares; i++) {
        if (l->of[0][i] < 0)
            continue;
        edges[count][0] = l->of[0][i];
        edges[count++][1] = l->of[1][i];
    }
    bipartite_init(&l->graph, l->count[0], l->count[1], (const int(*)[2])edges,
                   count);
    free(edges);
}

static void lines_free(struct lines *l)
{
    free(l->of[0]);
    free(l->of[1]);
    bipartite_free(&l->graph);
}

/* Gives every square the number of a line of the cover that it lies on. */
static void group_by_cover(const struct lines *l, const struct matching *m,
                           int squares, int *group)
{
    uint8_t *cover[2];
    int *number[2], next = 0;

    for (int i = 0; i < 2; i++) {
        cover[i] = xcalloc((size_t)l->count[i] + 1, 1);
        number[i] = xcalloc((size_t)l->count[i] + 1, sizeof *number[i]);
    }
    matching_cover(m, &l->graph, cover[0], cover[1]);
    for (int i = 0; i < 2; i++)
        for (int line = 0; line < l->count[i]; line++)
            number[i][line] = cover[i][line] ? next++ : -1;
    for (int i = 0; i < squares; i++) {
        int first = l->of[0][i], second = l->of[1][i];

        if (first < 0)
            group[i] = -1;
        else
            group[i] = cover[0][first] ? number[0][first] : number[1][second];
    }
    for (int i = 0; i < 2; i++) {
        free(cover[i]);
        free(number[i]);
    }
}

int peaceful_lines(const struct board *b, enum piece_kind piece, int *group,
                   uint8_t *occupied)
{
    int squares = board_squares(b), size;
    struct matching m;
    struct lines l;

    lines_init(&l, b, piece);
    matching_find(&m, &l.graph);
    size = m.size;
    for (int i = 0; i < squares; i++)
        occupied[i] = l.of[0][i] >= 0 && m.of_left[l.of[0][i]] == l.of[1][i];
    group_by_cover(&l, &m, squares, group);
    matching_free(&m);
    lines_free(&l);
    return size;
}

wide peaceful_rooks_count(const struct board *b)
{
    int few = b->files < b->ranks ? b->files : b->ranks;
    int many = b->files + b->ranks - few;
    wide count = wide_of(1);

    for (int i = 0; i < few; i++)
        count = wide_times(count, (uint64_t)(many - i));
    return count;
}

void peaceful_rooks_at(const struct board *b, wide k, uint8_t *occupied)
{
    bool by_rank = b->ranks <= b->files;
    int few = by_rank ? b->ranks : b->files;
    int many = by_rank ? b->files : b->ranks;
    bool used[PEACEFUL_SIDE_MAX] = { false };
    wide ways = peaceful_rooks_count(b);

    for (int i = 0; i < few; i++) {
        int skip, other = 0;
        wide rest;

        wide_divide(&ways, (uint32_t)(many - i));
        rest = wide_divide_by_wide(&k, ways);
        skip = (int)k.low;
        k = rest;
        while (used[other] || skip-- > 0)
            other++;
        used[other] = true;
        occupied[by_rank ? i * b->files + other : other * b->files + i] = 1;
    }
}
