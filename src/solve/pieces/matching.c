/* One vertex at a time, along the shortest path that changes partners. */
#include "solve/pieces/matching.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"

void bipartite_init(struct bipartite *g, int left, int right,
                    const int (*edges)[2], int count)
{
    *g = (struct bipartite){ .left = left, .right = right };
    g->start = xcalloc((size_t)left + 2, sizeof *g->start);
    g->to = xcalloc((size_t)count + 1, sizeof *g->to);
    for (int i = 0; i < count; i++)
        g->start[edges[i][0] + 2]++;
    for (int i = 2; i < left + 2; i++)
        g->start[i] += g->start[i - 1];
    for (int i = 0; i < count; i++)
        g->to[g->start[edges[i][0] + 1]++] = edges[i][1];
}

void bipartite_free(struct bipartite *g)
{
    free(g->start);
    free(g->to);
    *g = (struct bipartite){ 0 };
}

/* What a search from one left vertex remembers. */
struct search {
    int *queue; /* left vertices */
    int *from;  /* of a right vertex: the left one before it */
    int *seen;  /* of a right vertex: the last search there */
};

/* Swaps partners on the way back from a free right vertex. */
static void augment(struct matching *m, const struct search *s, int right)
{
    while (right >= 0) {
        int left = s->from[right], next = m->of_left[left];

        m->of_left[left] = right;
        m->of_right[right] = left;
        right = next;
    }
    m->size++;
}

static void match_one(struct matching *m, const struct bipartite *g,
                      struct search *s, int root)
{
    int head = 0, tail = 0;

    s->queue[tail++] = root;
    while (head < tail) {
        int left = s->queue[head++];

        for (int i = g->start[left]; i < g->start[left + 1]; i++) {
            int right = g->to[i];

            if (s->seen[right] == root)
                continue;
            s->seen[right] = root;
            s->from[right] = left;
            if (m->of_right[right] < 0) {
                augment(m, s, right);
                return;
            }
            s->queue[tail++] = m->of_right[right];
        }
    }
}

static int *filled(int count, int value)
{
    int *array = xcalloc((size_t)count + 1, sizeof *array);

    for (int i = 0; i < count; i++)
        array[i] = value;
    return array;
}

void matching_find(struct matching *m, const struct bipartite *g)
{
    struct search s = { .queue = filled(g->left, 0),
                        .from = filled(g->right, 0),
                        .seen = filled(g->right, -1) };

    m->of_left = filled(g->left, -1);
    m->of_right = filled(g->right, -1);
    m->size = 0;
    for (int left = 0; left < g->left; left++)
        match_one(m, g, &s, left);
    free(s.queue);
    free(s.from);
    free(s.seen);
}

void matching_free(struct matching *m)
{
    free(m->of_left);
    free(m->of_right);
    *m = (struct matching){ 0 };
}

/* Kőnig: from the free left vertices along paths of edges that are in the
 * matching and not, in turn; left vertices not reached, right ones reached. */
void matching_cover(const struct matching *m, const struct bipartite *g,
                    uint8_t *left, uint8_t *right)
{
    int *queue = filled(g->left, 0), head = 0, tail = 0;

    memset(left, 1, (size_t)g->left);
    memset(right, 0, (size_t)g->right);
    for (int i = 0; i < g->left; i++)
        if (m->of_left[i] < 0) {
            left[i] = 0;
            queue[tail++] = i;
        }
    while (head < tail) {
        int from = queue[head++];

        for (int i = g->start[from]; i < g->start[from + 1]; i++) {
            int to = g->to[i];

            if (right[to])
                continue;
            right[to] = 1;
            left[m->of_right[to]] = 0;
            queue[tail++] = m->of_right[to];
        }
    }
    free(queue);
}
