/*
 * A knight attacks only squares of the other colour, so the greatest matching
 * of dark squares with light ones, a knight's move apart, says how many fit:
 * one on each pair and one on each square left over. What is still open is on
 * which square of each pair. A knight on the dark square of one pair may rule
 * out the light square of another; so it forces a knight on that pair's dark
 * square, and so on. Where nothing is forced, both ways are tried, in each of
 * the parts of the board that do not touch each other.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "chess/attack.h"
#include "chess/mover.h"
#include "solve/pieces/matching.h"
#include "solve/pieces/peaceful/parts.h"

/* A square by its number on its side of the graph, and back. */
struct sides {
    int *number;    /* owned; of a square */
    int *square[2]; /* owned; of a dark and of a light number */
    int count[2];
};

enum choice { OPEN = -1, LIGHT = 0, DARK = 1 };

struct knights {
    struct sides sides;
    struct bipartite graph, back; /* dark to light and light to dark */
    struct matching matching;
    int8_t *choice; /* owned; of each pair, by its dark number */
    int *trail;     /* owned; pairs in the order they were decided */
    int ntrail;
};

static void sides_init(struct sides *s, const struct board *b)
{
    size_t squares = (size_t)board_squares(b) + 1;

    *s = (struct sides){ .number = xcalloc(squares, sizeof *s->number) };
    for (int i = 0; i < 2; i++)
        s->square[i] = xcalloc(squares, sizeof *s->square[i]);
    for (int i = 0; i < board_squares(b); i++) {
        int colour = square_colour(i % b->files, i / b->files);

        if (b->hole[i])
            continue;
        s->number[i] = s->count[colour];
        s->square[colour][s->count[colour]++] = i;
    }
}

/* The moves from the squares of one colour to those of the other. */
static void graph_init(struct bipartite *g, const struct board *b,
                       const struct sides *s, int colour)
{
    int(*edges)[2] = xcalloc((size_t)board_squares(b) * 8 + 1, sizeof *edges);
    int *to = xcalloc((size_t)attack_max(b), sizeof *to), count = 0;
    struct mover m;

    mover_of(&m, PIECE_KNIGHT);
    for (int i = 0; i < s->count[colour]; i++) {
        int n = attack_squares(b, NULL, &m, s->square[colour][i], to);

        for (int j = 0; j < n; j++) {
            edges[count][0] = i;
            edges[count++][1] = s->number[to[j]];
        }
    }
    bipartite_init(g, s->count[colour], s->count[!colour],
                   (const int(*)[2])edges, count);
    free(edges);
    free(to);
}

static void knights_init(struct knights *k, const struct board *b)
{
    sides_init(&k->sides, b);
    graph_init(&k->graph, b, &k->sides, 0);
    graph_init(&k->back, b, &k->sides, 1);
    matching_find(&k->matching, &k->graph);
    k->choice = xmalloc((size_t)k->sides.count[0] + 1);
    memset(k->choice, OPEN, (size_t)k->sides.count[0] + 1);
    k->trail = xcalloc((size_t)k->sides.count[0] + 1, sizeof *k->trail);
    k->ntrail = 0;
}

static void knights_free(struct knights *k)
{
    free(k->sides.number);
    free(k->sides.square[0]);
    free(k->sides.square[1]);
    bipartite_free(&k->graph);
    bipartite_free(&k->back);
    matching_free(&k->matching);
    free(k->choice);
    free(k->trail);
}

static void decide(struct knights *k, int pair, enum choice choice)
{
    if (k->choice[pair] != OPEN)
        return;
    k->choice[pair] = (int8_t)choice;
    k->trail[k->ntrail++] = pair;
}

/* Everything that follows from what is on the trail from `from` on. */
static void follow(struct knights *k, int from)
{
    for (; from < k->ntrail; from++) {
        int pair = k->trail[from];
        bool dark = k->choice[pair] == DARK;
        const struct bipartite *g = dark ? &k->graph : &k->back;
        int at = dark ? pair : k->matching.of_left[pair];

        /* The squares attacked from here must be empty. */
        for (int i = g->start[at]; i < g->start[at + 1]; i++)
            decide(k, dark ? k->matching.of_right[g->to[i]] : g->to[i],
                   dark ? DARK : LIGHT);
    }
}

static void undo(struct knights *k, int ntrail)
{
    while (k->ntrail > ntrail)
        k->choice[k->trail[--k->ntrail]] = OPEN;
}

/* Squares without a partner hold a knight; this starts the forcing. */
static void take_singles(struct knights *k, uint8_t *fixed)
{
    const struct matching *m = &k->matching;

    for (int i = 0; i < k->graph.left; i++) {
        if (m->of_left[i] >= 0)
            continue;
        fixed[k->sides.square[0][i]] = 1;
        for (int e = k->graph.start[i]; e < k->graph.start[i + 1]; e++)
            decide(k, m->of_right[k->graph.to[e]], DARK);
    }
    for (int i = 0; i < k->graph.right; i++) {
        if (m->of_right[i] >= 0)
            continue;
        fixed[k->sides.square[1][i]] = 1;
        for (int e = k->back.start[i]; e < k->back.start[i + 1]; e++)
            decide(k, k->back.to[e], LIGHT);
    }
    follow(k, 0);
}

static int knight_of(const struct knights *k, int pair)
{
    return k->choice[pair] == DARK
               ? k->sides.square[0][pair]
               : k->sides.square[1][k->matching.of_left[pair]];
}

/* The open pairs that are joined to `root` by moves, into `pairs`. */
static int collect(const struct knights *k, int root, bool *seen, int *pairs)
{
    int count = 0;

    seen[root] = true;
    pairs[count++] = root;
    for (int i = 0; i < count; i++)
        for (int dark = 0; dark < 2; dark++) {
            const struct bipartite *g = dark ? &k->graph : &k->back;
            int at = dark ? pairs[i] : k->matching.of_left[pairs[i]];

            for (int e = g->start[at]; e < g->start[at + 1]; e++) {
                int to = dark ? k->matching.of_right[g->to[e]] : g->to[e];

                if (k->choice[to] == OPEN && !seen[to]) {
                    seen[to] = true;
                    pairs[count++] = to;
                }
            }
        }
    return count;
}

static void add_choice(const struct knights *k, const int *pairs, int count,
                       struct arrangement_list *list)
{
    uint64_t bits[PEACEFUL_WORDS] = { 0 };

    for (int i = 0; i < count; i++) {
        int square = knight_of(k, pairs[i]);

        bits[square / 64] |= UINT64_C(1) << square % 64;
    }
    arrangement_list_add(list, bits);
}

/*
 * All ways to decide the pairs. There is no dead end: whatever is open can go
 * either way. Each level of the stack is a pair that was free to choose.
 */
static void choose_all(struct knights *k, const int *pairs, int count,
                       struct part *part)
{
    struct {
        int place, ntrail;
    } *stack = xcalloc((size_t)count + 1, sizeof *stack);
    int top = 0, place = 0;

    part->exact = true;
    for (;;) {
        while (place < count && k->choice[pairs[place]] != OPEN)
            place++;
        if (place < count) {
            stack[top].place = place;
            stack[top++].ntrail = k->ntrail;
            decide(k, pairs[place], DARK);
            follow(k, stack[top - 1].ntrail);
            continue;
        }
        add_choice(k, pairs, count, &part->list);
        part->exact = arrangement_list_bytes(&part->list) < PRODUCT_KEPT;
        /* Back to the last pair that still stands on its dark square. */
        while (top > 0 && k->choice[pairs[stack[top - 1].place]] == LIGHT)
            undo(k, stack[--top].ntrail);
        if (top == 0 || !part->exact)
            break;
        place = stack[top - 1].place;
        undo(k, stack[top - 1].ntrail);
        decide(k, pairs[place], LIGHT);
        follow(k, stack[top - 1].ntrail);
    }
    undo(k, top > 0 ? stack[0].ntrail : k->ntrail);
    part->count = part->told = wide_of(part->list.count);
    free(stack);
}

static void add_parts(struct peaceful *p, struct knights *k)
{
    size_t dark = (size_t)k->graph.left + 1;
    bool *seen = xcalloc(dark, sizeof *seen);
    int *pairs = xcalloc(dark, sizeof *pairs);

    for (int i = 0; i < k->graph.left; i++) {
        if (k->matching.of_left[i] < 0 || seen[i])
            continue;
        if (k->choice[i] != OPEN) {
            p->product.fixed[knight_of(k, i)] = 1;
        } else {
            int count = collect(k, i, seen, pairs);

            choose_all(k, pairs, count, product_add(&p->product));
        }
    }
    free(seen);
    free(pairs);
}

static void group_pairs(struct peaceful *p, const struct knights *k)
{
    int next = 0;

    for (int i = 0; i < board_squares(&p->product.board); i++)
        p->group[i] = -1;
    for (int i = 0; i < k->graph.left; i++, next++) {
        p->group[k->sides.square[0][i]] = next;
        if (k->matching.of_left[i] >= 0)
            p->group[k->sides.square[1][k->matching.of_left[i]]] = next;
    }
    for (int i = 0; i < k->graph.right; i++)
        if (k->matching.of_right[i] < 0)
            p->group[k->sides.square[1][i]] = next++;
    assert(next == p->maximum);
}

void peaceful_knights(struct peaceful *p)
{
    struct knights k;

    knights_init(&k, &p->product.board);
    p->maximum = k.graph.left + k.graph.right - k.matching.size;
    p->proof = PEACEFUL_BY_PAIRS;
    group_pairs(p, &k);
    take_singles(&k, p->product.fixed);
    add_parts(p, &k);
    knights_free(&k);
}
