/*
 * Rooks without holes in their way need no search, kings are counted by
 * profiles, unless a seam makes a difference to them. Everything else is
 * searched, part by part: bishops of the two colours, for one, have nothing to
 * do with each other.
 */
#include "solve/pieces/cover.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "chess/mover.h"
#include "solve/pieces/cover/search.h"

/* The widest board on which kings are counted by profiles. */
enum { KINGS_ACROSS = 12 };

struct cover {
    struct product product;
    struct cover_reach reach;
};

/*
 * --- rooks on a board without holes ------------------------------------------
 *
 * Unless every rank has one, every file must have one, so as many as the
 * shorter side are enough. On a board that is not square, the lines of the
 * shorter side have one rook each, anywhere. On a square board each rank has
 * one, or each file; those with both are counted with the ranks, so among
 * those by files one must leave a rank without a rook.
 */

/* Ways to give `lines` lines one of n places each, and to give them all
 * different ones of `places` left. */
static wide any_ways(int n, int lines)
{
    wide ways = wide_of(1);

    while (lines-- > 0)
        ways = wide_times(ways, (uint64_t)n);
    return ways;
}

static wide different_ways(int places, int lines)
{
    wide ways = wide_of(1);

    while (lines-- > 0)
        ways = wide_times(ways, (uint64_t)places--);
    return ways;
}

static wide rooks_count(const struct board *b)
{
    int n = b->files;

    if (b->ranks < b->files)
        return any_ways(b->files, b->ranks);
    if (b->files < b->ranks)
        return any_ways(b->ranks, b->files);
    return wide_minus(wide_times(any_ways(n, n), 2), different_ways(n, n));
}

static void put(const struct board *b, bool by_ranks, int line, int place,
                uint8_t *occupied)
{
    if (by_ranks)
        occupied[line * b->files + place] = 1;
    else
        occupied[place * b->files + line] = 1;
}

/* Number k of all ways to give each line a place. */
static void any_at(const struct board *b, bool by_ranks, wide k,
                   uint8_t *occupied)
{
    int lines = by_ranks ? b->ranks : b->files;
    uint32_t n = (uint32_t)(by_ranks ? b->files : b->ranks);

    for (int line = lines - 1; line >= 0; line--)
        put(b, by_ranks, line, (int)wide_divide(&k, n), occupied);
}

/* Number k of the ways by files that do not give them different ranks. */
static void repeating_at(const struct board *b, wide k, uint8_t *occupied)
{
    bool used[COVER_SIDE_MAX] = { false }, repeats = false;
    int n = b->files;

    for (int file = 0; file < n; file++) {
        int left = n - 1 - file, rank = 0;

        for (;; rank++) {
            bool repeat = repeats || used[rank];
            wide ways = any_ways(n, left);

            if (!repeat)
                ways = wide_minus(ways, different_ways(left, left));
            if (wide_less(k, ways)) {
                repeats = repeat;
                break;
            }
            k = wide_minus(k, ways);
        }
        used[rank] = true;
        put(b, false, file, rank, occupied);
    }
}

static void rooks_at(const struct board *b, wide k, uint8_t *occupied)
{
    wide by_ranks = any_ways(b->files, b->ranks);

    if (b->files < b->ranks)
        any_at(b, false, k, occupied);
    else if (b->ranks < b->files || wide_less(k, by_ranks))
        any_at(b, true, k, occupied);
    else
        repeating_at(b, wide_minus(k, by_ranks), occupied);
}

/* --- parts ---------------------------------------------------------------- */

static void add_searches(struct cover *c)
{
    uint64_t seen[COVER_WORDS] = { 0 }, part[COVER_WORDS];

    for (int i = 0; i < c->reach.squares; i++) {
        if (c->product.board.hole[i] || seen[i / 64] >> i % 64 & 1)
            continue;
        cover_reach_flood(&c->reach, i, part);
        for (int word = 0; word < c->reach.words; word++)
            seen[word] |= part[word];
        product_add(&c->product)->search = cover_search_create(
            &c->product.board, &c->reach, part);
    }
}

/* Whose own way to be counted holds on this board. */
static enum piece_kind counted_as(const struct board *b, const struct mover *m)
{
    bool own = m->kind == PIECE_KING || m->kind == PIECE_ROOK;

    return own && cover_reach_is_flat(b, m) ? m->kind : PIECE_CUSTOM;
}

struct cover *cover_create(const struct board *b, const struct mover *m,
                           struct error *err)
{
    int shorter = b->files < b->ranks ? b->files : b->ranks;
    enum piece_kind piece = counted_as(b, m);
    struct cover *c;

    if (b->files > COVER_SIDE_MAX || b->ranks > COVER_SIDE_MAX) {
        error_set(err,
                  "the board is %dx%d, but for covering neither side "
                  "may be longer than %d",
                  b->files, b->ranks, COVER_SIDE_MAX);
        return NULL;
    }
    c = xcalloc(1, sizeof *c);
    product_init(&c->product, b);
    cover_reach_init(&c->reach, b, m);
    if (piece == PIECE_ROOK && b->nholes == 0)
        product_add_formula(&c->product, rooks_count(b), rooks_at)->pieces =
            shorter;
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

bool cover_found(const struct cover *c)
{
    return product_told(&c->product) > 0;
}

double cover_share(const struct cover *c)
{
    const struct product *p = &c->product;

    if (p->known == p->nparts || !p->parts[p->known].search)
        return -1;
    return cover_search_share(p->parts[p->known].search);
}

const struct product *cover_product(const struct cover *c)
{
    return &c->product;
}

/* --- divided -------------------------------------------------------------- */

struct cover_search *cover_one_search(struct cover *c)
{
    return c->product.nparts == 1 ? c->product.parts[0].search : NULL;
}
