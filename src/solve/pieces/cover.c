/*
 * Rooks without holes in their way need no search, kings are counted by
 * profiles, everything else is searched, part by part: bishops of the two
 * colours, for one, have nothing to do with each other.
 */
#include "solve/pieces/cover.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "chess/board.h"
#include "solve/pieces/arrangement.h"
#include "solve/pieces/cover_rooks.h"
#include "solve/pieces/cover_search.h"
#include "solve/pieces/profile.h"

/* The most that is kept of one part, in bytes, and the widest board on which
 * kings are counted by profiles. */
#define KEPT ((size_t)64 << 20)
enum { KINGS_ACROSS = 12 };

enum part_kind { PART_SEARCH, PART_PROFILE, PART_ROOKS };

struct part {
    enum part_kind kind;
    struct cover_search *search; /* owned; NULL when done */
    struct arrangement_list list;
    struct profile profile;
    int pieces;
    wide count, told;
};

struct cover {
    struct board board;
    struct cover_reach reach;
    struct part *parts; /* owned */
    size_t nparts, cap;
    size_t done; /* parts that are known */
};

static struct part *add_part(struct cover *c, enum part_kind kind)
{
    struct part *part;

    c->parts = grow(c->parts, c->nparts, &c->cap, sizeof *c->parts);
    part = &c->parts[c->nparts++];
    *part = (struct part){ .kind = kind };
    arrangement_list_init(&part->list, board_squares(&c->board));
    return part;
}

/* The squares that can be reached from `square`, directly or not. */
static void flood(const struct cover_reach *r, int square, uint64_t *part)
{
    bool grown = true;

    memset(part, 0, COVER_WORDS * sizeof *part);
    part[square / 64] |= UINT64_C(1) << square % 64;
    while (grown) {
        grown = false;
        for (int i = 0; i < r->squares; i++) {
            const uint64_t *reach = cover_reach_of(r, i);

            if (!(part[i / 64] >> i % 64 & 1))
                continue;
            for (int word = 0; word < r->words; word++) {
                grown = grown || reach[word] & ~part[word];
                part[word] |= reach[word];
            }
        }
    }
}

static void add_searches(struct cover *c)
{
    uint64_t seen[COVER_WORDS] = { 0 }, part[COVER_WORDS];

    for (int i = 0; i < c->reach.squares; i++) {
        if (c->board.hole[i] || seen[i / 64] >> i % 64 & 1)
            continue;
        flood(&c->reach, i, part);
        for (int word = 0; word < c->reach.words; word++)
            seen[word] |= part[word];
        add_part(c, PART_SEARCH)->search = cover_search_create(&c->reach, part);
    }
}

static void add_rooks(struct cover *c)
{
    struct part *part = add_part(c, PART_ROOKS);

    part->pieces = c->board.files < c->board.ranks ? c->board.files
                                                   : c->board.ranks;
    part->count = part->told = cover_rooks_count(&c->board);
}

static void add_kings(struct cover *c)
{
    struct part *part = add_part(c, PART_PROFILE);

    profile_init(&part->profile, &c->board, PROFILE_KINGS_COVER, KEPT);
    part->pieces = 1;
}

struct cover *cover_create(const struct board *b, enum piece_kind piece,
                           struct error *err)
{
    int shorter = b->files < b->ranks ? b->files : b->ranks;
    struct cover *c;

    assert(piece >= PIECE_KING && piece <= PIECE_KNIGHT);
    if (b->files > COVER_SIDE_MAX || b->ranks > COVER_SIDE_MAX) {
        error_set(err,
                  "the board is %dx%d, but for covering neither side "
                  "may be longer than %d",
                  b->files, b->ranks, COVER_SIDE_MAX);
        return NULL;
    }
    c = xcalloc(1, sizeof *c);
    board_copy(&c->board, b);
    cover_reach_init(&c->reach, b, piece);
    if (piece == PIECE_ROOK && b->nholes == 0)
        add_rooks(c);
    else if (piece == PIECE_KING && shorter <= KINGS_ACROSS)
        add_kings(c);
    else
        add_searches(c);
    return c;
}

void cover_destroy(struct cover *c)
{
    if (!c)
        return;
    for (size_t i = 0; i < c->nparts; i++) {
        cover_search_destroy(c->parts[i].search);
        arrangement_list_free(&c->parts[i].list);
        profile_free(&c->parts[i].profile);
    }
    cover_reach_free(&c->reach);
    board_free(&c->board);
    free(c->parts);
    free(c);
}

static bool step_search(struct part *part, long *budget)
{
    if (!cover_search_step(part->search, budget, &part->list, KEPT,
                           &part->count))
        return false;
    part->pieces = cover_search_target(part->search);
    part->told = part->list.count;
    cover_search_destroy(part->search);
    part->search = NULL;
    return true;
}

static bool step_profile(struct part *part, long *budget)
{
    if (!profile_step(&part->profile, budget))
        return false;
    part->pieces = part->profile.pieces;
    part->count = part->profile.count;
    part->told = part->profile.told;
    return true;
}

static bool step_part(struct part *part, long *budget)
{
    switch (part->kind) {
    case PART_SEARCH: return step_search(part, budget);
    case PART_PROFILE: return step_profile(part, budget);
    case PART_ROOKS: break;
    }
    return true;
}

bool cover_step(struct cover *c, long budget)
{
    while (c->done < c->nparts && step_part(&c->parts[c->done], &budget))
        c->done++;
    return c->done == c->nparts;
}

int cover_at_least(const struct cover *c)
{
    int pieces = 0;

    for (size_t i = 0; i < c->nparts; i++)
        pieces += c->parts[i].search ? cover_search_target(c->parts[i].search)
                                     : c->parts[i].pieces;
    return pieces;
}

wide cover_count(const struct cover *c)
{
    wide count = 1;

    assert(c->done == c->nparts);
    for (size_t i = 0; i < c->nparts; i++) {
        bool over = __builtin_mul_overflow(count, c->parts[i].count, &count);

        assert(!over);
        (void)over;
    }
    return count;
}

uint64_t cover_told(const struct cover *c)
{
    wide told = 1;

    assert(c->done == c->nparts);
    for (size_t i = 0; i < c->nparts; i++)
        if (__builtin_mul_overflow(told, c->parts[i].told, &told) ||
            told > UINT64_MAX)
            return UINT64_MAX;
    return (uint64_t)told;
}

static void part_at(const struct cover *c, const struct part *part, wide k,
                    uint8_t *occupied)
{
    switch (part->kind) {
    case PART_SEARCH:
        arrangement_list_at(&part->list, (size_t)k, occupied);
        break;
    case PART_PROFILE: profile_at(&part->profile, k, occupied); break;
    case PART_ROOKS: cover_rooks_at(&c->board, k, occupied); break;
    }
}

void cover_at(const struct cover *c, uint64_t k, uint8_t *occupied)
{
    wide left = k;

    assert(c->done == c->nparts);
    memset(occupied, 0, (size_t)board_squares(&c->board));
    for (size_t i = 0; i < c->nparts; i++) {
        part_at(c, &c->parts[i], left % c->parts[i].told, occupied);
        left = left / c->parts[i].told;
    }
    assert(left == 0);
}

static void source_at(const void *of, uint64_t k, uint8_t *occupied)
{
    cover_at(of, k, occupied);
}

void cover_source(const struct cover *c, struct arrangement_source *out)
{
    *out = (struct arrangement_source){ .of = c,
                                        .count = cover_told(c),
                                        .at = source_at };
}
