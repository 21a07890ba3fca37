/* What can be said of a tour; see tour_analysis.h. */
#include "solve/tour/analysis.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "chess/board.h"
#include "solve/tour/padded.h"
#include "solve/tour/tour.h"
#include "solve/tour/replay.h"

/* The tour, by number and by square. */
struct known {
    const struct board *board;
    const struct mover *mover;
    const uint32_t *number; /* from 1 */
    uint32_t *path;         /* owned; from 0 */
    int squares;
    bool closed;
};

static bool is_closed(const struct known *k)
{
    struct tour_question q = {
        .board = k->board, .mover = k->mover, .end = -1, .closed = true
    };

    if (k->squares == 0)
        return false;
    q.start = (int)k->path[0];
    return tour_may_end(&q, (int)k->path[k->squares - 1]);
}

/* The moves, from 0: one less than squares, and one more if it is closed. */
static int moves(const struct known *k)
{
    if (k->squares <= 2)
        return k->squares == 2;
    return k->squares - 1 + k->closed;
}

static int move_from(const struct known *k, int move)
{
    return (int)k->path[move];
}

static int move_to(const struct known *k, int move)
{
    return (int)k->path[move + 1 < k->squares ? move + 1 : 0];
}

/* --- symmetries ----------------------------------------------------------- */

/* Is there a move of the tour between two squares, either way? */
static bool joined(const struct known *k, int one, int other)
{
    int64_t apart = (int64_t)k->number[one] - (int64_t)k->number[other];

    return apart == 1 || apart == -1 ||
           (k->closed && (apart == k->squares - 1 || apart == 1 - k->squares));
}

static bool keeps(const struct known *k, enum symmetry s)
{
    for (int move = 0; move < moves(k); move++)
        if (!joined(k, symmetry_square(s, k->board, move_from(k, move)),
                    symmetry_square(s, k->board, move_to(k, move))))
            return false;
    return true;
}

static unsigned symmetries(const struct known *k)
{
    unsigned all = symmetry_of_board(k->board), kept = 0;

    for (int s = 0; s < SYMMETRIES; s++)
        if (all >> s & 1 && keeps(k, (enum symmetry)s))
            kept |= 1u << s;
    return kept;
}

/* --- crossings ------------------------------------------------------------ */

struct spot {
    int file, rank;
};

static struct spot at(const struct known *k, int square)
{
    return (struct spot){ square % k->board->files, square / k->board->files };
}

/* On which side of the line from a to b is c: above 0, below 0, or on it. */
static int side(struct spot a, struct spot b, struct spot c)
{
    return (b.file - a.file) * (c.rank - a.rank) -
           (b.rank - a.rank) * (c.file - a.file);
}

/* No square lies on a knight's move but its ends, so two of them cross in
 * earnest or not at all. */
static bool cross(struct spot a, struct spot b, struct spot c, struct spot d)
{
    return side(a, b, c) * side(a, b, d) < 0 &&
           side(c, d, a) * side(c, d, b) < 0;
}

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

static int greater(int a, int b)
{
    return a > b ? a : b;
}

/* With earlier moves. Whatever crosses a move begins within two squares of the
 * box that it spans. */
static int crossings_of(const struct known *k, int move)
{
    const struct board *board = k->board;
    struct spot a = at(k, move_from(k, move)), b = at(k, move_to(k, move));
    int last_file = smaller(board->files - 1, greater(a.file, b.file) + 2);
    int last_rank = smaller(board->ranks - 1, greater(a.rank, b.rank) + 2);
    int n = 0;

    for (int rank = greater(0, smaller(a.rank, b.rank) - 2); rank <= last_rank;
         rank++)
        for (int file = greater(0, smaller(a.file, b.file) - 2);
             file <= last_file; file++) {
            int other = (int)k->number[rank * board->files + file] - 1;

            if (other >= 0 && other < move)
                n += cross(a, b, at(k, move_from(k, other)),
                           at(k, move_to(k, other)));
        }
    return n;
}

static uint64_t crossings(const struct known *k)
{
    uint64_t n = 0;

    for (int move = 0; move < moves(k); move++)
        n += (uint64_t)crossings_of(k, move);
    return n;
}

/* --- sums ----------------------------------------------------------------- */

static void add_up(struct tour_analysis *ta, const struct known *k)
{
    const struct board *b = k->board;
    bool square = b->files == b->ranks;

    ta->file_sum = xcalloc((size_t)b->files, sizeof *ta->file_sum);
    ta->rank_sum = xcalloc((size_t)b->ranks, sizeof *ta->rank_sum);
    for (int rank = 0; rank < b->ranks; rank++)
        for (int file = 0; file < b->files; file++) {
            uint32_t n = k->number[rank * b->files + file];

            ta->file_sum[file] += n;
            ta->rank_sum[rank] += n;
            if (square && file == rank)
                ta->diagonal_sum[0] += n;
            if (square && file + rank == b->files - 1)
                ta->diagonal_sum[1] += n;
        }
}

static bool all_equal(const uint64_t *sum, int n)
{
    for (int i = 1; i < n; i++)
        if (sum[i] != sum[0])
            return false;
    return true;
}

static void look_for_magic(struct tour_analysis *ta, const struct board *b)
{
    ta->semi_magic = all_equal(ta->file_sum, b->files) &&
                     all_equal(ta->rank_sum, b->ranks);
    ta->magic = ta->semi_magic && b->files == b->ranks &&
                ta->diagonal_sum[0] == ta->rank_sum[0] &&
                ta->diagonal_sum[1] == ta->rank_sum[0];
}

/* --- Warnsdorff's rule ---------------------------------------------------- */

static void follow_rule(struct tour_analysis *ta, const struct known *k)
{
    struct tour_question q = { .board = k->board,
                               .mover = k->mover,
                               .end = -1,
                               .order = { { 0, 1, 2, 3, 4, 5, 6, 7 }, false } };
    struct padded f;

    padded_init(&f, &q);
    padded_count_exits(&f);
    for (int i = 0; i + 1 < k->squares; i++) {
        int from = padded_at(&f, (int)k->path[i]);
        struct choice best;

        padded_take(&f, from);
        best = padded_choose(&f, from, 0, NULL);
        if (f.cell[padded_at(&f, (int)k->path[i + 1])] ==
            f.cell[padded_next(&f, from, best.move)])
            continue;
        ta->deviations++;
        if (!ta->first_deviation)
            ta->first_deviation = i + 1;
    }
    padded_free(&f);
}

void tour_analysis_part(struct tour_analysis *ta, const struct board *b,
                        const struct mover *m, const uint32_t *number,
                        unsigned what)
{
    struct known k = { .board = b,
                       .mover = m,
                       .number = number,
                       .squares = board_squares(b) - b->nholes };

    k.path = tour_replay_path(b, number);
    k.closed = is_closed(&k);
    *ta = (struct tour_analysis){ .squares = k.squares, .closed = k.closed };
    if (what & TOUR_OF_SYMMETRIES)
        ta->symmetries = symmetries(&k);
    if (what & TOUR_OF_CROSSINGS)
        ta->crossings = crossings(&k);
    if (what & TOUR_OF_SUMS) {
        add_up(ta, &k);
        look_for_magic(ta, b);
    }
    if (what & TOUR_OF_RULE)
        follow_rule(ta, &k);
    free(k.path);
}

void tour_analysis_init(struct tour_analysis *ta, const struct board *b,
                        const struct mover *m, const uint32_t *number)
{
    tour_analysis_part(ta, b, m, number,
                       TOUR_OF_SYMMETRIES | TOUR_OF_CROSSINGS | TOUR_OF_SUMS |
                           TOUR_OF_RULE);
}

/* Nobody is surprised by a board one square wide. */
const char *tour_analysis_sums(const struct tour_analysis *ta,
                               const struct board *b)
{
    if (!ta->semi_magic || b->files < 2 || b->ranks < 2)
        return NULL;
    return ta->magic              ? "magic"
           : b->files == b->ranks ? "semimagic"
                                  : "magic rectangle";
}

void tour_analysis_free(struct tour_analysis *ta)
{
    free(ta->file_sum);
    free(ta->rank_sum);
}
