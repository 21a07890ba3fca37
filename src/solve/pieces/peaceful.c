/* The right method for each piece, and one way to ask for the answer. */
#include "solve/pieces/peaceful.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "solve/pieces/peaceful_parts.h"

struct peaceful_part *peaceful_add_part(struct peaceful *p,
                                        enum peaceful_part_kind kind)
{
    struct peaceful_part *part;

    p->parts = grow(p->parts, p->nparts, &p->parts_cap, sizeof *p->parts);
    part = &p->parts[p->nparts++];
    *part = (struct peaceful_part){ .kind = kind };
    arrangement_list_init(&part->list, board_squares(&p->board));
    return part;
}

static void add_profile(struct peaceful *p, enum profile_rule rule)
{
    struct peaceful_part *part = peaceful_add_part(p, PART_PROFILE);

    profile_init(&part->profile, &p->board, rule, PEACEFUL_KEPT);
}

/* The arrangement in `fixed` is the only one that is told of many. */
static void add_unknown(struct peaceful *p)
{
    struct peaceful_part *part = peaceful_add_part(p, PART_LIST);
    uint64_t none[(PEACEFUL_SIDE_MAX * PEACEFUL_SIDE_MAX + 63) / 64] = { 0 };

    arrangement_list_add(&part->list, none);
    part->count = part->told = 1;
}

static int shorter(const struct board *b)
{
    return b->files < b->ranks ? b->files : b->ranks;
}

/* Beyond these, profiles take more than a moment. */
enum { ROOKS_ACROSS = 14, BISHOPS_ACROSS = 16 };

static void place_rooks(struct peaceful *p)
{
    struct peaceful_part *part;

    p->maximum = peaceful_lines(&p->board, PIECE_ROOK, p->group, p->fixed);
    p->proof = PEACEFUL_BY_LINES;
    if (p->board.nholes > 0 && shorter(&p->board) > ROOKS_ACROSS) {
        add_unknown(p);
        return;
    }
    memset(p->fixed, 0, (size_t)board_squares(&p->board));
    if (p->board.nholes > 0) {
        add_profile(p, PROFILE_ROOKS);
        return;
    }
    part = peaceful_add_part(p, PART_ROOKS);
    part->count = part->told = peaceful_rooks_count(&p->board);
    part->exact = true;
}

static void place_bishops(struct peaceful *p)
{
    p->maximum = peaceful_lines(&p->board, PIECE_BISHOP, p->group, p->fixed);
    p->proof = PEACEFUL_BY_LINES;
    if (shorter(&p->board) > BISHOPS_ACROSS) {
        add_unknown(p);
        return;
    }
    memset(p->fixed, 0, (size_t)board_squares(&p->board));
    add_profile(p, PROFILE_DARK_BISHOPS);
    add_profile(p, PROFILE_LIGHT_BISHOPS);
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
    p->maximum = p->parts[0].profile.pieces;
    p->proof = PEACEFUL_BY_BLOCKS;
    for (int i = 0; i < 4; i++)
        if (group_blocks(&p->board, i / 2, i % 2, p->group) == p->maximum)
            return;
    p->proof = PEACEFUL_BY_SEARCH;
}

/* Queens stand as rooks do, among other things. */
static void seek_queens(struct peaceful *p)
{
    p->maximum = peaceful_lines(&p->board, PIECE_ROOK, p->group, p->fixed);
    p->proof = PEACEFUL_BY_LINES;
    p->queens = peaceful_queens_create(&p->board, p->maximum);
    memset(p->fixed, 0, (size_t)board_squares(&p->board));
    peaceful_add_part(p, PART_LIST);
}

static void prove_queens(struct peaceful *p)
{
    int found = peaceful_queens_target(p->queens);

    peaceful_queens_destroy(p->queens);
    p->queens = NULL;
    if (found == p->maximum)
        return;
    p->maximum = found;
    p->proof = found == 1 ? PEACEFUL_BY_ALL : PEACEFUL_BY_SEARCH;
    for (int i = 0; i < board_squares(&p->board); i++)
        p->group[i] = p->board.hole[i] ? -1 : 0;
}

/* False, with the reason, if the method for the piece cannot do the board. */
static bool can_do(const struct board *b, enum piece_kind piece,
                   struct error *err)
{
    if (b->files > PEACEFUL_SIDE_MAX || b->ranks > PEACEFUL_SIDE_MAX)
        return error_set(err,
                         "the board is %dx%d, but for peaceful pieces "
                         "neither side may be longer than %d",
                         b->files, b->ranks, PEACEFUL_SIDE_MAX);
    if (piece == PIECE_KING && shorter(b) > PROFILE_ACROSS_MAX)
        return error_set(err,
                         "the board is %dx%d, but for peaceful kings one "
                         "side must not be longer than %d",
                         b->files, b->ranks, PROFILE_ACROSS_MAX);
    return true;
}

struct peaceful *peaceful_create(const struct board *b, enum piece_kind piece,
                                 struct error *err)
{
    size_t squares = (size_t)board_squares(b);
    struct peaceful *p;

    if (!can_do(b, piece, err))
        return NULL;
    p = xcalloc(1, sizeof *p);
    board_copy(&p->board, b);
    p->piece = piece;
    p->group = xcalloc(squares, sizeof *p->group);
    p->fixed = xcalloc(squares, 1);
    switch (piece) {
    case PIECE_KING: add_profile(p, PROFILE_KINGS); break;
    case PIECE_QUEEN: seek_queens(p); break;
    case PIECE_ROOK: place_rooks(p); break;
    case PIECE_BISHOP: place_bishops(p); break;
    case PIECE_KNIGHT: peaceful_knights(p); break;
    case PIECE_NONE:
    case PIECE_PAWN:
    case PIECE_KINDS: assert(piece == PIECE_KING);
    }
    return p;
}

void peaceful_destroy(struct peaceful *p)
{
    if (!p)
        return;
    for (size_t i = 0; i < p->nparts; i++) {
        arrangement_list_free(&p->parts[i].list);
        profile_free(&p->parts[i].profile);
    }
    peaceful_queens_destroy(p->queens);
    board_free(&p->board);
    free(p->parts);
    free(p->group);
    free(p->fixed);
    free(p);
}

/* True when the part is complete. */
static bool step_part(struct peaceful *p, struct peaceful_part *part,
                      long *budget)
{
    if (part->kind == PART_PROFILE) {
        if (!profile_step(&part->profile, budget))
            return false;
        part->count = part->profile.count;
        part->told = part->profile.told;
        part->exact = true;
    }
    return !p->queens || peaceful_queens_step(p->queens, budget, part);
}

bool peaceful_step(struct peaceful *p, long budget)
{
    while (p->known < p->nparts && step_part(p, &p->parts[p->known], &budget))
        p->known++;
    if (p->done || p->known < p->nparts)
        return p->done;
    if (p->piece == PIECE_KING)
        prove_kings(p);
    if (p->queens)
        prove_queens(p);
    p->done = true;
    return true;
}

int peaceful_maximum(const struct peaceful *p)
{
    assert(p->done);
    return p->maximum;
}

bool peaceful_count(const struct peaceful *p, wide *count)
{
    bool exact = true;

    assert(p->done);
    *count = 1;
    for (size_t i = 0; i < p->nparts; i++) {
        exact = exact && p->parts[i].exact &&
                !__builtin_mul_overflow(*count, p->parts[i].count, count);
    }
    return exact;
}

uint64_t peaceful_told(const struct peaceful *p)
{
    wide told = 1;

    assert(p->done);
    for (size_t i = 0; i < p->nparts; i++)
        if (__builtin_mul_overflow(told, p->parts[i].told, &told) ||
            told > UINT64_MAX)
            return UINT64_MAX;
    return (uint64_t)told;
}

static void part_at(const struct peaceful *p, const struct peaceful_part *part,
                    wide k, uint8_t *occupied)
{
    switch (part->kind) {
    case PART_LIST:
        arrangement_list_at(&part->list, (size_t)k, occupied);
        break;
    case PART_PROFILE: profile_at(&part->profile, k, occupied); break;
    case PART_ROOKS: peaceful_rooks_at(&p->board, k, occupied); break;
    }
}

void peaceful_at(const struct peaceful *p, uint64_t k, uint8_t *occupied)
{
    wide left = k;

    assert(p->done);
    memcpy(occupied, p->fixed, (size_t)board_squares(&p->board));
    for (size_t i = 0; i < p->nparts; i++) {
        part_at(p, &p->parts[i], left % p->parts[i].told, occupied);
        left = left / p->parts[i].told;
    }
    assert(left == 0);
}

static void source_at(const void *of, uint64_t k, uint8_t *occupied)
{
    peaceful_at(of, k, occupied);
}

void peaceful_source(const struct peaceful *p, struct arrangement_source *out)
{
    *out = (struct arrangement_source){ .of = p,
                                        .count = peaceful_told(p),
                                        .at = source_at };
}

enum peaceful_proof peaceful_why(const struct peaceful *p, int *group)
{
    size_t size = (size_t)board_squares(&p->board) * sizeof *group;

    assert(p->done);
    if (p->proof == PEACEFUL_BY_SEARCH)
        for (int i = 0; i < board_squares(&p->board); i++)
            group[i] = -1;
    else
        memcpy(group, p->group, size);
    return p->proof;
}
