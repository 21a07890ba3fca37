/*
 * Any piece on any surface: a search in each part of the board that its moves
 * leave apart from the rest. The groups of squares with which the searches
 * begin are the reason why no more fit, where they are as few as that.
 */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "chess/attack.h"
#include "chess/mover.h"
#include "solve/pieces/cover/reach.h"
#include "solve/pieces/peaceful/parts.h"

static void add_searches(struct peaceful *p, const struct cover_reach *reach)
{
    uint64_t seen[PEACEFUL_WORDS] = { 0 }, part[PEACEFUL_WORDS];

    for (int sq = 0; sq < reach->squares; sq++) {
        if (p->product.board.hole[sq] || seen[sq / 64] >> sq % 64 & 1)
            continue;
        cover_reach_flood(reach, sq, part);
        for (int w = 0; w < reach->words; w++)
            seen[w] |= part[w];
        product_add(&p->product)->peaceful = peaceful_search_create(reach,
                                                                    part);
    }
}

/* Two by two along one leap, from `square` until it has been there. Returns the
 * number after the last. */
static int pair_along(const struct board *b, int square, struct step step,
                      int next, int *group)
{
    while (square >= 0 && group[square] < 0) {
        int other = board_step(b, square, &step);

        group[square] = next++;
        if (other < 0 || group[other] >= 0)
            break;
        group[other] = group[square];
        square = board_step(b, other, &step);
    }
    return next;
}

/* All squares, from the ends of the leap's lines, and then those that go round;
 * how many groups that makes. */
static int pair_all(const struct board *b, struct step step, int *group)
{
    struct step back = { -step.file, -step.rank };
    int next = 0;

    for (int sq = 0; sq < board_squares(b); sq++)
        group[sq] = -1;
    for (int round = 0; round < 2; round++)
        for (int sq = 0; sq < board_squares(b); sq++)
            if (!b->hole[sq] && (round || attack_step(b, sq, back) < 0))
                next = pair_along(b, sq, step, next, group);
    return next;
}

/* Pairs that all lie the same way are easier to see. */
static void tidy_groups(struct peaceful *p, const struct mover *m)
{
    size_t size = (size_t)board_squares(&p->product.board) * sizeof *p->group;
    int *group = xmalloc(size);

    for (int i = 0; i < m->n; i++) {
        int groups = pair_all(&p->product.board, m->step[i], group);

        if (groups > p->groups)
            continue;
        p->groups = groups;
        memcpy(p->group, group, size);
        break;
    }
    free(group);
}

void peaceful_any(struct peaceful *p, const struct mover *m)
{
    const struct board *b = &p->product.board;
    struct cover_reach reach;

    cover_reach_init(&reach, b, m);
    add_searches(p, &reach);
    cover_reach_free(&reach);
    for (int sq = 0; sq < board_squares(b); sq++)
        p->group[sq] = -1;
    for (size_t i = 0; i < p->product.nparts; i++)
        p->groups += peaceful_search_groups(p->product.parts[i].peaceful,
                                            p->groups, p->group);
    tidy_groups(p, m);
}

static int largest_group(const struct peaceful *p)
{
    int *size = xcalloc((size_t)p->groups, sizeof *size), largest = 0;

    for (int sq = 0; sq < board_squares(&p->product.board); sq++)
        if (p->group[sq] >= 0 && ++size[p->group[sq]] > largest)
            largest++;
    free(size);
    return largest;
}

/* As soon as each part has one arrangement. */
static void prove_any(struct peaceful *p)
{
    p->maximum = 0;
    for (size_t i = 0; i < p->product.nparts; i++)
        p->maximum += p->product.parts[i].pieces;
    if (p->groups > p->maximum)
        p->proof = PEACEFUL_BY_SEARCH;
    else if (p->groups == 1)
        p->proof = PEACEFUL_BY_ALL;
    else
        p->proof = largest_group(p) > 2 ? PEACEFUL_BY_GROUPS
                                        : PEACEFUL_BY_PAIRS;
    p->found = true;
}

/* First one arrangement of each part, then the others. */
bool peaceful_any_step(struct peaceful *p, long *budget)
{
    struct product *all = &p->product;

    for (size_t i = 0; i < all->nparts && !p->found; i++)
        if (wide_is(all->parts[i].told, 0))
            peaceful_search_step(all->parts[i].peaceful, budget, true,
                                 &all->parts[i]);
    if (!p->found && product_told(all) > 0)
        prove_any(p);
    for (; p->found && all->known < all->nparts; all->known++) {
        struct part *part = &all->parts[all->known];

        if (!peaceful_search_step(part->peaceful, budget, false, part))
            break;
        peaceful_search_destroy(part->peaceful);
        part->peaceful = NULL;
    }
    return all->known == all->nparts;
}

/* Of what is tried at the moment. */
double peaceful_any_share(const struct peaceful *p)
{
    for (size_t i = p->product.known; i < p->product.nparts; i++)
        if (p->found || wide_is(p->product.parts[i].told, 0))
            return peaceful_search_share(p->product.parts[i].peaceful);
    return -1;
}

int peaceful_any_at_most(const struct peaceful *p)
{
    int pieces = 0;

    for (size_t i = 0; i < p->product.nparts; i++)
        pieces += peaceful_search_target(p->product.parts[i].peaceful);
    return pieces;
}
