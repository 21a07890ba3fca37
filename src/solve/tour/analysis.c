/* What can be said of a tour; see tour_analysis.h. */
#include "solve/tour/analysis.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "chess/mover.h"
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
    struct step *step; /* owned, by move, while crossings are looked for */
    int reach;         /* how far the longest goes in either direction */
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

/* A place, which on a joined surface may lie beyond the edges; and the line of
 * a move from there. */
struct line {
    struct step from, to;
};

/* On which side of the line from a to b is c: above 0, below 0, or on it. */
static int side(const struct line *l, struct step c)
{
    return (l->to.file - l->from.file) * (c.rank - l->from.rank) -
           (l->to.rank - l->from.rank) * (c.file - l->from.file);
}

/* In earnest: what only touches, or lies along the other, does not cross. */
static bool cross(const struct line *a, const struct line *b)
{
    return side(a, b->from) * side(a, b->to) < 0 &&
           side(b, a->from) * side(b, a->to) < 0;
}

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

static int greater(int a, int b)
{
    return a > b ? a : b;
}

/* The move that begins at such a place, or -1, and its line there. */
static int move_at(const struct known *k, struct step place, struct line *out)
{
    const struct board *b = k->board;
    int file = place.file, rank = place.rank, move;
    bool flipped = false;

    if ((file < 0 || file >= b->files || rank < 0 || rank >= b->ranks) &&
        !surface_place(b->surface, b->files, b->ranks, &file, &rank, &flipped))
        return -1;
    move = (int)k->number[rank * b->files + file] - 1;
    if (move < 0 || move >= moves(k))
        return -1;
    out->from = out->to = place;
    out->to.file += k->step[move].file;
    out->to.rank += flipped ? -k->step[move].rank : k->step[move].rank;
    return move;
}

/* With earlier moves, and, going round, with itself; these are seen from either
 * end. Whatever crosses a move begins within a leap of the box it spans. */
static int crossings_of(const struct known *k, int move)
{
    int square = move_from(k, move), n = 0, own = 0;
    struct step at = { square % k->board->files, square / k->board->files };
    struct line line = { at, at }, other;

    line.to.file += k->step[move].file;
    line.to.rank += k->step[move].rank;
    for (int rank = smaller(at.rank, line.to.rank) - k->reach;
         rank <= greater(at.rank, line.to.rank) + k->reach; rank++)
        for (int file = smaller(at.file, line.to.file) - k->reach;
             file <= greater(at.file, line.to.file) + k->reach; file++) {
            int which = move_at(k, (struct step){ file, rank }, &other);

            if (which >= 0 && which <= move && cross(&line, &other))
                *(which < move ? &n : &own) += 1;
        }
    return n + own / 2;
}

/* Which steps the moves are, and how far the longest goes. */
static void find_steps(struct known *k)
{
    k->step = xcalloc((size_t)k->squares + 1, sizeof *k->step);
    for (int move = 0; move < moves(k); move++) {
        int which = attack_move(k->board, k->mover, move_from(k, move),
                                move_to(k, move));

        if (which >= 0)
            k->step[move] = k->mover->step[which];
        k->reach = greater(k->reach, abs(k->step[move].file));
        k->reach = greater(k->reach, abs(k->step[move].rank));
    }
}

static uint64_t crossings(struct known *k)
{
    uint64_t n = 0;

    find_steps(k);
    for (int move = 0; move < moves(k); move++)
        n += (uint64_t)crossings_of(k, move);
    free(k->step);
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
