/* Wishes for a solution of each class, by the queens on the edges. */
#include "solve/queens/edges.h"

#include <assert.h>

#include "solve/queens/walk.h"

void queens_edges_wish(struct queens_wish *w, int n, int k)
{
    assert(n >= 4 && k >= 0 && k < (n + 1) / 2);
    queens_wish_init(w, n, PIECE_QUEEN);
    for (int i = k + 1; i < n - 1 - k; i++) {
        queens_wish_bar(w, n - 1, i);
        queens_wish_bar(w, i, 0);
        queens_wish_bar(w, i, n - 1);
    }
    /* With the first queen in the middle, all may still be upside down. */
    for (int i = k; 2 * k == n - 1 && i < n; i++)
        queens_wish_bar(w, 1, i);
    queens_wish_put(w, 0, k);
}

int queens_edges_tied(const uint8_t *rank, int n)
{
    int k = rank[0], end = n - 1;

    return 1 + (rank[end] == k || rank[end] == end - k) +
           (rank[k] == 0 || rank[k] == end) +
           (rank[end - k] == 0 || rank[end - k] == end);
}
