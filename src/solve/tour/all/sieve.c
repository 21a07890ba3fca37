/* See the header. */
#include "solve/tour/all/sieve.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "chess/board.h"
#include "chess/symmetry.h"
#include "solve/tour/analysis.h"
#include "solve/tour/count_question.h"

bool tour_sieve_is_open(const struct tour_sieve *s)
{
    return !s->fundamental && !s->symmetric && !s->crossings && !s->sums;
}

/* --- classes -------------------------------------------------------------- */

/* The image of a tour as it would be listed: from place `first` on, there and
 * back. */
struct image {
    const struct board *board;
    const int *path;
    int n;
    enum symmetry s;
    int first, step;
};

static int image_at(const struct image *im, int i)
{
    int at = (im->first + i * im->step) % im->n;

    return symmetry_square(im->s, im->board,
                           im->path[at < 0 ? at + im->n : at]);
}

static void turn_round(struct image *im)
{
    im->step = -im->step;
}

/* A ring is listed from the same square as the tour itself; where both
 * directions are one, to the lesser of its neighbours. */
static void list_ring(struct image *im, bool directed)
{
    while (image_at(im, 0) != im->path[0])
        im->first++;
    if (!directed && image_at(im, 1) > image_at(im, im->n - 1))
        turn_round(im);
}

/* Another way begins at the lesser of its ends. */
static void list_way(struct image *im, bool directed)
{
    if (!directed && image_at(im, 0) > image_at(im, im->n - 1)) {
        im->first = im->n - 1;
        turn_round(im);
    }
}

static bool comes_before(const struct image *im)
{
    for (int i = 0; i < im->n; i++) {
        int square = image_at(im, i);

        if (square != im->path[i])
            return square < im->path[i];
    }
    return false;
}

static bool leaves(enum symmetry s, const struct board *b, int square)
{
    return square < 0 || symmetry_square(s, b, square) == square;
}

static bool is_first(const struct tour_count_question *q, const int *path,
                     int n)
{
    unsigned all = symmetry_of_board(q->board);
    bool ring = q->kind == TOUR_COUNT_CLOSED && q->end < 0;

    for (int s = 1; s < SYMMETRIES; s++) {
        struct image im = { q->board, path, n, (enum symmetry)s, 0, 1 };

        if (!(all >> s & 1) || !leaves(im.s, q->board, q->start) ||
            !leaves(im.s, q->board, q->end))
            continue;
        if (ring)
            list_ring(&im, q->directed);
        else
            list_way(&im, q->directed || q->start >= 0 || q->end >= 0);
        if (comes_before(&im))
            return false;
    }
    return true;
}

/* --- what can be said of it ----------------------------------------------- */

static unsigned asked_of(const struct tour_sieve *s)
{
    return (s->symmetric ? TOUR_OF_SYMMETRIES : 0u) |
           (s->crossings ? TOUR_OF_CROSSINGS : 0u) |
           (s->sums ? TOUR_OF_SUMS : 0u);
}

static bool suits(const struct tour_sieve *s, const struct tour_analysis *ta)
{
    if (s->symmetric && ta->symmetries == 1u << SYMMETRY_SAME)
        return false;
    if (s->crossings == TOUR_CROSSINGS_MOST &&
        ta->crossings > (uint64_t)s->most)
        return false;
    return s->sums == TOUR_SUMS_ANY ||
           (s->sums == TOUR_SUMS_MAGIC ? ta->magic : ta->semi_magic);
}

bool tour_sieve_keeps(const struct tour_count_question *q, const int *path,
                      int n, bool reversed, uint64_t *crossings)
{
    unsigned what = asked_of(&q->sieve);
    struct tour_analysis ta;
    uint32_t *number;
    bool ok;

    *crossings = 0;
    if (q->sieve.fundamental && !is_first(q, path, n))
        return false;
    if (!what)
        return true;
    number = xcalloc((size_t)board_squares(q->board), sizeof *number);
    for (int i = 0; i < n; i++)
        number[path[i]] = (uint32_t)(reversed ? n - i : i + 1);
    tour_analysis_part(&ta, q->board, q->mover, number, what);
    ok = suits(&q->sieve, &ta);
    *crossings = ta.crossings;
    tour_analysis_free(&ta);
    free(number);
    return ok;
}
