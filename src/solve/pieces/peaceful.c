/* The right method for each piece, and one way to ask for the answer. */
#include "solve/pieces/peaceful.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "chess/mover.h"
#include "solve/pieces/cover/reach.h"
#include "solve/pieces/peaceful/parts.h"
#include "solve/queens/construct.h"

/* The arrangement in `fixed` is the only one that is told of many. */
static void add_unknown(struct peaceful *p)
{
    struct part *part = product_add(&p->product);
    uint64_t none[PEACEFUL_WORDS] = { 0 };

    arrangement_list_add(&part->list, none);
    part->count = part->told = wide_of(1);
}

static int shorter(const struct board *b)
{
    return b->files < b->ranks ? b->files : b->ranks;
}

/* Beyond these, profiles take more than a moment. */
enum { ROOKS_ACROSS = 14, BISHOPS_ACROSS = 16 };

static void place_rooks(struct peaceful *p)
{
    p->maximum = peaceful_lines(&p->product.board, PIECE_ROOK, p->group,
                                p->product.fixed);
    p->proof = PEACEFUL_BY_LINES;
    if (p->product.board.nholes > 0 &&
        shorter(&p->product.board) > ROOKS_ACROSS) {
        add_unknown(p);
        return;
    }
    memset(p->product.fixed, 0, (size_t)board_squares(&p->product.board));
    if (p->product.board.nholes > 0) {
        product_add_profile(&p->product, PROFILE_ROOKS);
        return;
    }
    product_add_formula(&p->product, peaceful_rooks_count(&p->product.board),
                        peaceful_rooks_at);
}

static void place_bishops(struct peaceful *p)
{
    p->maximum = peaceful_lines(&p->product.board, PIECE_BISHOP, p->group,
                                p->product.fixed);
    p->proof = PEACEFUL_BY_LINES;
    if (shorter(&p->product.board) > BISHOPS_ACROSS) {
        add_unknown(p);
        return;
    }
    memset(p->product.fixed, 0, (size_t)board_squares(&p->product.board));
    product_add_profile(&p->product, PROFILE_DARK_BISHOPS);
    product_add_profile(&p->product, PROFILE_LIGHT_BISHOPS);
}

/* The squares of a strip two squares wide, from its first on: every block
 * begins at the first square that is not in the one before. */
static int group_strip(const struct board *b, int from, bool files, int next,
                       int *group)
{
    int length = files ? b->ranks : b->files, begun = -2;

    for (int i = 0; i < length; i++)
        for (int j = from; j < from + 2; j++) {
            int file = files ? j : i, rank = files ? i : j;

            if (!board_has(b, file, rank))
                continue;
            if (i > begun + 1) {
                begun = i;
                next++;
            }
            group[rank * b->files + file] = next - 1;
        }
    return next;
}

/* Blocks in strips along the ranks or the files, from the edge or one in. */
static int group_blocks(const struct board *b, bool files, int offset,
                        int *group)
{
    int width = files ? b->files : b->ranks, count = 0;

    for (int i = 0; i < board_squares(b); i++)
        group[i] = -1;
    for (int from = -offset; from < width; from += 2)
        count = group_strip(b, from, files, count, group);
    return count;
}

/* The blocks that prove the number of kings, if there are such. */
static void prove_kings(struct peaceful *p)
{
    p->maximum = p->product.parts[0].pieces;
    p->proof = PEACEFUL_BY_BLOCKS;
    for (int i = 0; i < 4; i++)
        if (group_blocks(&p->product.board, i / 2, i % 2, p->group) ==
            p->maximum)
            return;
    p->proof = PEACEFUL_BY_SEARCH;
}

/* On every other rank and file from a1 on, a king to each block. With both
 * sides odd there is no other way; else, on a board as large as that, it is
 * not known how many there are. */
static void place_kings(struct peaceful *p)
{
    const struct board *b = &p->product.board;

    if (b->nholes > 0 || shorter(b) <= PROFILE_ACROSS_MAX) {
        product_add_profile(&p->product, PROFILE_KINGS);
        return;
    }
    p->maximum = group_blocks(b, false, 0, p->group);
    p->proof = PEACEFUL_BY_BLOCKS;
    for (int i = 0; i < board_squares(b); i++)
        p->product.fixed[i] = i % b->files % 2 == 0 && i / b->files % 2 == 0;
    add_unknown(p);
    p->product.parts[0].exact = b->files % 2 && b->ranks % 2;
}

/*
 * A board without holes, four squares or more to its longer side, has room for
 * as many queens as its shorter side is long: of n queens on n by n squares
 * those on some of the files are left.
 */
static bool is_whole(const struct board *b)
{
    return b->nholes == 0 && (b->files > 3 || b->ranks > 3);
}

bool peaceful_build(const struct peaceful *p, uint8_t *occupied)
{
    const struct board *b = &p->product.board;
    bool wide_board = b->files > b->ranks;
    int n = wide_board ? b->files : b->ranks, *ranks;
    struct error unasked; /* there always is one from 4 on */

    if (p->piece != PIECE_QUEEN || !is_whole(b))
        return false;
    ranks = xcalloc((size_t)n, sizeof *ranks);
    queens_construct(n, ranks, &unasked);
    for (int i = 0; i < shorter(b); i++)
        occupied[wide_board ? i * b->files + ranks[i]
                            : ranks[i] * b->files + i] = 1;
    free(ranks);
    return true;
}

/* Queens stand as rooks do, among other things. */
static void seek_queens(struct peaceful *p)
{
    p->maximum = peaceful_lines(&p->product.board, PIECE_ROOK, p->group,
                                p->product.fixed);
    p->proof = PEACEFUL_BY_LINES;
    p->found = is_whole(&p->product.board);
    p->queens = peaceful_queens_create(&p->product.board, p->maximum);
    memset(p->product.fixed, 0, (size_t)board_squares(&p->product.board));
    product_add(&p->product);
}

/* One way shows how many fit: with more, everything was tried before. */
static void prove_queens(struct peaceful *p)
{
    int found = peaceful_queens_target(p->queens);

    p->found = true;
    if (found == p->maximum)
        return;
    p->maximum = found;
    p->proof = found == 1 ? PEACEFUL_BY_ALL : PEACEFUL_BY_SEARCH;
    for (int i = 0; i < board_squares(&p->product.board); i++)
        p->group[i] = p->product.board.hole[i] ? -1 : 0;
}

/* Nodes of a search before it is looked whether it has told something. */
enum { BEFORE_ORDER = 500 };

/* Whose own method holds on this board. */
static enum piece_kind placed_as(const struct board *b, const struct mover *m)
{
    return m->kind <= PIECE_KNIGHT && cover_reach_is_flat(b, m) ? m->kind
                                                                : PIECE_CUSTOM;
}

bool peaceful_possible(const struct board *b, const struct mover *m,
                       struct error *err)
{
    if (b->files > PEACEFUL_SIDE_MAX || b->ranks > PEACEFUL_SIDE_MAX)
        return error_set(err,
                         "the board is %dx%d, but for peaceful pieces "
                         "neither side may be longer than %d",
                         b->files, b->ranks, PEACEFUL_SIDE_MAX);
    if (placed_as(b, m) == PIECE_KING && b->nholes > 0 &&
        shorter(b) > PROFILE_ACROSS_MAX)
        return error_set(err,
                         "the board is %dx%d, but for peaceful kings on a "
                         "board with holes one side must not be longer than "
                         "%d",
                         b->files, b->ranks, PROFILE_ACROSS_MAX);
    return true;
}

struct peaceful *peaceful_create(const struct board *b, const struct mover *m,
                                 struct error *err)
{
    size_t squares = (size_t)board_squares(b);
    struct peaceful *p;

    if (!peaceful_possible(b, m, err))
        return NULL;
    p = xcalloc(1, sizeof *p);
    product_init(&p->product, b);
    p->piece = placed_as(b, m);
    p->group = xcalloc(squares, sizeof *p->group);
    switch ((int)p->piece) {
    case PIECE_KING: place_kings(p); break;
    case PIECE_QUEEN: seek_queens(p); break;
    case PIECE_ROOK: place_rooks(p); break;
    case PIECE_BISHOP: place_bishops(p); break;
    case PIECE_KNIGHT: peaceful_knights(p); break;
    default: peaceful_any(p, m);
    }
    return p;
}

void peaceful_destroy(struct peaceful *p)
{
    if (!p)
        return;
    peaceful_order_destroy(p->order);
    peaceful_queens_destroy(p->queens);
    for (size_t i = 0; i < p->product.nparts; i++)
        peaceful_search_destroy(p->product.parts[i].peaceful);
    product_free(&p->product);
    free(p->group);
    free(p);
}

/* The n of n queens on n by n squares that are best found otherwise; or 0. */
static int to_be_ordered(const struct peaceful *p)
{
    const struct board *b = &p->product.board;

    return is_whole(b) && b->files == b->ranks && b->files <= PEACEFUL_ORDER_MAX
               ? b->files
               : 0;
}

/* What the search tells at once can be looked at meanwhile. */
static bool search_queens(struct peaceful *p, struct part *part, long *budget)
{
    int n = to_be_ordered(p);
    bool all = false;

    if (!n)
        return peaceful_queens_step(p->queens, budget, part);
    while (!p->order && !all && *budget > 0) {
        long some = *budget < BEFORE_ORDER ? *budget : BEFORE_ORDER;

        *budget -= some;
        all = peaceful_queens_step(p->queens, &some, part);
        *budget += some;
        if (!all && wide_is_more(part->told, 0))
            p->order = peaceful_order_create(p->queens, n);
    }
    return all || (p->order && peaceful_order_step(p->order, budget, part));
}

static bool step_queens(struct peaceful *p, struct part *part, long *budget)
{
    bool all = search_queens(p, part, budget);

    if (!p->found && wide_is_more(part->told, 0))
        prove_queens(p);
    return all;
}

static bool step_part(struct peaceful *p, struct part *part, long *budget)
{
    if (part->profile)
        return product_step_profile(part, budget);
    return !p->queens || step_queens(p, part, budget);
}

bool peaceful_step(struct peaceful *p, long budget)
{
    struct product *all = &p->product;

    if (p->piece == PIECE_CUSTOM)
        return peaceful_any_step(p, &budget);
    for (; all->known < all->nparts; all->known++)
        if (!step_part(p, &all->parts[all->known], &budget))
            return false;
    if (!p->found && p->piece == PIECE_KING && all->parts[0].profile)
        prove_kings(p);
    p->found = true;
    return true;
}

bool peaceful_found(const struct peaceful *p)
{
    return p->found;
}

int peaceful_at_most(const struct peaceful *p)
{
    if (!p->found && p->piece == PIECE_CUSTOM)
        return peaceful_any_at_most(p);
    if (p->found || !p->queens)
        return p->maximum;
    return peaceful_queens_target(p->queens);
}

double peaceful_share(const struct peaceful *p)
{
    if (p->piece == PIECE_CUSTOM)
        return peaceful_any_share(p);
    if (p->order)
        return peaceful_order_share(p->order);
    return p->queens ? peaceful_queens_share(p->queens) : -1;
}

int peaceful_maximum(const struct peaceful *p)
{
    assert(p->found);
    return p->maximum;
}

const struct product *peaceful_product(const struct peaceful *p)
{
    return &p->product;
}

enum peaceful_proof peaceful_why(const struct peaceful *p, int *group)
{
    size_t size = (size_t)board_squares(&p->product.board) * sizeof *group;

    assert(p->found);
    if (p->proof == PEACEFUL_BY_SEARCH)
        for (int i = 0; i < board_squares(&p->product.board); i++)
            group[i] = -1;
    else
        memcpy(group, p->group, size);
    return p->proof;
}

/* --- divided -------------------------------------------------------------- */

enum { SLICE = 20000 };

bool peaceful_divides(const struct peaceful *p)
{
    return p->product.nparts == 1 &&
           (p->queens || p->product.parts[0].peaceful);
}

struct job_sum peaceful_share_of(struct peaceful *p, struct beginning share,
                                 int least, const struct job *job, size_t *seen)
{
    struct peaceful_search *search = p->product.parts[0].peaceful;
    struct part found = { 0 };
    bool done = false;

    if (p->queens)
        peaceful_queens_keep_to(p->queens, share, least);
    else
        peaceful_search_keep_to(search, share, least);
    while (!done && !job_cancelled(job)) {
        long budget = SLICE;

        done = p->queens ? peaceful_queens_step(p->queens, &budget, &found)
                         : peaceful_search_step(search, &budget, false, &found);
    }
    *seen = p->queens ? peaceful_queens_seen(p->queens)
                      : peaceful_search_seen(search);
    if (wide_is(found.count, 0))
        return (struct job_sum){ JOB_NOTHING, found.count };
    return (struct job_sum){ p->queens ? peaceful_queens_target(p->queens)
                                       : peaceful_search_target(search),
                             found.count };
}
