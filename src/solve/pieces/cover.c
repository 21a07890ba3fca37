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
#include "solve/pieces/cover_rooks.h"
#include "solve/pieces/cover_search.h"

/* The widest board on which kings are counted by profiles. */
enum { KINGS_ACROSS = 12 };

struct cover {
    struct product product;
    struct cover_reach reach;
};

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
        if (c->product.board.hole[i] || seen[i / 64] >> i % 64 & 1)
            continue;
        flood(&c->reach, i, part);
        for (int word = 0; word < c->reach.words; word++)
            seen[word] |= part[word];
        product_add(&c->product)->search = cover_search_create(&c->reach, part);
    }
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
    product_init(&c->product, b);
    cover_reach_init(&c->reach, b, piece);
    if (piece == PIECE_ROOK && b->nholes == 0)
        product_add_formula(&c->product, cover_rooks_count(b), cover_rooks_at)
            ->pieces = shorter;
    else if (piece == PIECE_KING && shorter <= KINGS_ACROSS)
        product_add_profile(&c->product, PROFILE_KINGS_COVER);
    else
        add_searches(c);
    return c;
}

void cover_destroy(struct cover *c)
{
    if (!c)
        return;
    for (size_t i = 0; i < c->product.nparts; i++)
        cover_search_destroy(c->product.parts[i].search);
    cover_reach_free(&c->reach);
    product_free(&c->product);
    free(c);
}

/* True when the part is complete. */
static bool step_part(struct part *part, long *budget)
{
    if (part->profile)
        return product_step_profile(part, budget);
    if (part->formula)
        return true;
    if (!cover_search_step(part->search, budget, part))
        return false;
    part->pieces = cover_search_target(part->search);
    cover_search_destroy(part->search);
    part->search = NULL;
    return true;
}

bool cover_step(struct cover *c, long budget)
{
    struct product *p = &c->product;

    while (p->known < p->nparts && step_part(&p->parts[p->known], &budget))
        p->known++;
    return p->known == p->nparts;
}

int cover_at_least(const struct cover *c)
{
    const struct product *p = &c->product;
    int pieces = 0;

    for (size_t i = 0; i < p->nparts; i++)
        pieces += p->parts[i].search ? cover_search_target(p->parts[i].search)
                                     : p->parts[i].pieces;
    return pieces;
}

const struct product *cover_product(const struct cover *c)
{
    return &c->product;
}
