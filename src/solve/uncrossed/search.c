/* Trying every way, one after the other. */
#include "solve/uncrossed/search.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "chess/symmetry.h"
#include "solve/uncrossed/crossing.h"

/* The square that a step leads to, or -1. */
static int step_to(const struct board *b, int square, struct step step)
{
    int file = square % b->files + step.file;
    int rank = square / b->files + step.rank;

    return board_has(b, file, rank) ? rank * b->files + file : -1;
}

/* --- of any path -----------------------------------------------------------
 */

static bool is_on(const int *path, int n, int square)
{
    while (n > 0 && path[n - 1] != square)
        n--;
    return n > 0;
}

int uncrossed_ways(const struct board *b, const struct mover *m,
                   const int *path, int n, int out[MOVER_STEPS_MAX])
{
    int ways = 0;

    for (int k = 0; k < m->n; k++) {
        int to = step_to(b, path[n - 1], m->step[k]);

        if (to >= 0 && !is_on(path, n, to) &&
            path_crossing(b->files, path, n, to) < 0)
            out[ways++] = to;
    }
    return ways;
}

bool uncrossed_closes(const struct board *b, const struct mover *m,
                      const int *path, int n)
{
    for (int k = 0; n > 2 && k < m->n; k++)
        if (step_to(b, path[n - 1], m->step[k]) == path[0])
            return path_crossing(b->files, path, n, path[0]) < 0;
    return false;
}

/* Would a move between two squares cross the path? */
static bool is_barred(const struct board *b, const int *path, int n, int from,
                      int to)
{
    for (int i = 0; i + 1 < n; i++)
        if (moves_cross(b->files, path[i], path[i + 1], from, to))
            return true;
    return false;
}

/* How many squares could be entered from its end on, as far as the moves so
 * far do not bar the way: no path can go on for more moves. Adds to *looked. */
static int reach_of(const struct board *b, const struct mover *m,
                    const int *path, int n, uint64_t *looked)
{
    int squares = board_squares(b), found = 1, next = 0;
    int *queue = xmalloc((size_t)squares * sizeof *queue);
    uint8_t *seen = xcalloc((size_t)squares, 1);

    for (int i = 0; i < n; i++)
        seen[path[i]] = 1;
    queue[0] = path[n - 1];
    while (next < found) {
        int from = queue[next++];

        for (int k = 0; k < m->n; k++) {
            int to = step_to(b, from, m->step[k]);

            if (to < 0 || seen[to])
                continue;
            *looked += (uint64_t)n;
            if (is_barred(b, path, n, from, to))
                continue;
            seen[to] = 1;
            queue[found++] = to;
        }
    }
    free(queue);
    free(seen);
    return found - 1;
}

/* --- the search ------------------------------------------------------------
 */

void uncrossed_search_init(struct uncrossed_search *s, const struct board *b,
                           const struct mover *m, bool closed, int start)
{
    size_t squares = (size_t)board_squares(b);

    *s = (struct uncrossed_search){ .mover = *m,
                                    .closed = closed,
                                    .once = start >= 0,
                                    .start = start >= 0 ? start - 1 : -1,
                                    .symmetries = symmetry_of_board(b) };
    board_copy(&s->board, b);
    s->path = xmalloc((squares + 1) * sizeof *s->path);
    s->tried = xcalloc(squares + 1, sizeof *s->tried);
    s->been = xcalloc(squares + 1, 1);
}

void uncrossed_search_free(struct uncrossed_search *s)
{
    board_free(&s->board);
    free(s->path);
    free(s->tried);
    free(s->been);
}

static void enter(struct uncrossed_search *s, int square)
{
    s->been[square] = 1;
    s->tried[s->n] = 0;
    s->path[s->n++] = square;
    s->fresh = true;
    s->nodes++;
}

/* Paths from an image of a square are images of the paths from it. */
static bool is_image(const struct uncrossed_search *s, int square)
{
    for (int y = 1; y < SYMMETRIES; y++)
        if (s->symmetries >> y & 1 &&
            symmetry_square((enum symmetry)y, &s->board, square) < square)
            return true;
    return false;
}

static void begin(struct uncrossed_search *s, struct search_step *out)
{
    int squares = board_squares(&s->board);
    bool began = s->nodes > 0;

    do
        s->start++;
    while (s->start < squares &&
           (s->board.hole[s->start] || (!s->once && is_image(s, s->start))));
    if (s->start >= squares || (s->once && began)) {
        out->event = SEARCH_OVER;
        return;
    }
    enter(s, s->start);
    *out = (struct search_step){ SEARCH_BEGIN, s->start, 0, false };
}

/* Of closed paths all that count are those that have been closed. */
static bool is_longest(struct uncrossed_search *s, int moves)
{
    if (moves <= s->best)
        return false;
    s->best = moves;
    return true;
}

static void leave(struct uncrossed_search *s, enum search_event event,
                  struct search_step *out)
{
    int square = s->path[--s->n];

    s->been[square] = 0;
    *out = (struct search_step){ event, square, 0, false };
}

/* Right after a move: is it worth going on, and can the path be closed? */
static bool look(struct uncrossed_search *s, struct search_step *out)
{
    s->fresh = false;
    s->reach = reach_of(&s->board, &s->mover, s->path, s->n, &s->looked);
    if (s->closed && s->n > s->best &&
        uncrossed_closes(&s->board, &s->mover, s->path, s->n)) {
        s->best = s->n;
        *out = (struct search_step){ SEARCH_CLOSED, s->path[0], 0, true };
        return true;
    }
    if (s->n - 1 + s->reach + s->closed <= s->best) {
        leave(s, SEARCH_CUT, out);
        return true;
    }
    return false;
}

/* The next way on; false if none is left. */
static bool try_next(struct uncrossed_search *s, struct search_step *out)
{
    while (s->tried[s->n - 1] < s->mover.n) {
        struct step step = s->mover.step[s->tried[s->n - 1]++];
        int to = step_to(&s->board, s->path[s->n - 1], step), crossed;

        if (to < 0 || s->been[to])
            continue;
        crossed = path_crossing(s->board.files, s->path, s->n, to);
        if (crossed >= 0) {
            *out = (struct search_step){ SEARCH_CROSSED, to, crossed, false };
            return true;
        }
        enter(s, to);
        *out = (struct search_step){ SEARCH_MOVE, to, 0,
                                     !s->closed && is_longest(s, s->n - 1) };
        return true;
    }
    return false;
}

void uncrossed_search_step(struct uncrossed_search *s, struct search_step *out)
{
    s->looked = 0;
    if (s->n == 0)
        begin(s, out);
    else if (!(s->fresh && look(s, out)) && !try_next(s, out))
        leave(s, SEARCH_BACK, out);
}

/* --- the longest way on ----------------------------------------------------
 */

int uncrossed_complete(const struct uncrossed_search *like, const int *path,
                       int n, long budget, int *longest, bool *sure)
{
    struct uncrossed_search s;
    struct search_step step;
    int found = 0;

    uncrossed_search_init(&s, &like->board, &like->mover, like->closed,
                          path[0]);
    for (int i = 0; i < n; i++)
        enter(&s, path[i]);
    for (int i = 0; i + 1 < n; i++)
        s.tried[i] = s.mover.n; /* the path is given */
    if (!s.closed) {
        s.best = n - 1;
        memcpy(longest, path, (size_t)n * sizeof *path);
        found = n;
    }
    do {
        uncrossed_search_step(&s, &step);
        if ((step.event == SEARCH_MOVE || step.event == SEARCH_CLOSED) &&
            step.longest) {
            memcpy(longest, s.path, (size_t)s.n * sizeof *longest);
            found = s.n;
        }
    } while (s.n >= n && (long)s.nodes < budget);
    *sure = s.n < n;
    uncrossed_search_free(&s);
    return found;
}
