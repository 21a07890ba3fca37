/* See the header. */
#include "solve/pieces/product.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"

void arrangement_list_init(struct arrangement_list *al, int squares)
{
    *al = (struct arrangement_list){ .squares = squares,
                                     .words = (squares + 63) / 64 };
}

void arrangement_list_free(struct arrangement_list *al)
{
    free(al->bits);
    *al = (struct arrangement_list){ 0 };
}

void arrangement_list_add(struct arrangement_list *al, const uint64_t *bits)
{
    size_t size = (size_t)al->words * sizeof *bits;

    al->bits = grow(al->bits, al->count, &al->cap, size);
    memcpy(al->bits + al->count * (size_t)al->words, bits, size);
    al->count++;
}

void arrangement_list_at(const struct arrangement_list *al, size_t k,
                         uint8_t *occupied)
{
    const uint64_t *bits = al->bits + k * (size_t)al->words;

    assert(k < al->count);
    for (int i = 0; i < al->squares; i++)
        if (bits[i / 64] >> i % 64 & 1)
            occupied[i] = 1;
}

void product_init(struct product *p, const struct board *b)
{
    *p = (struct product){ .fixed = xcalloc((size_t)board_squares(b), 1) };
    board_copy(&p->board, b);
}

void product_free(struct product *p)
{
    for (size_t i = 0; i < p->nparts; i++) {
        arrangement_list_free(&p->parts[i].list);
        if (p->parts[i].profile)
            profile_free(p->parts[i].profile);
        free(p->parts[i].profile);
    }
    board_free(&p->board);
    free(p->parts);
    free(p->fixed);
}

struct part *product_add(struct product *p)
{
    struct part *part;

    p->parts = grow(p->parts, p->nparts, &p->cap, sizeof *p->parts);
    part = &p->parts[p->nparts++];
    *part = (struct part){ 0 };
    arrangement_list_init(&part->list, board_squares(&p->board));
    return part;
}

void product_add_profile(struct product *p, enum profile_rule rule)
{
    struct part *part = product_add(p);

    part->profile = xmalloc(sizeof *part->profile);
    profile_init(part->profile, &p->board, rule, PRODUCT_KEPT);
    part->pieces = 1;
}

struct part *product_add_formula(struct product *p, wide count,
                                 void (*formula)(const struct board *b, wide k,
                                                 uint8_t *occupied))
{
    struct part *part = product_add(p);

    part->formula = formula;
    part->count = part->told = count;
    part->exact = true;
    return part;
}

bool product_step_profile(struct part *part, long *budget)
{
    if (!profile_step(part->profile, budget))
        return false;
    part->pieces = part->profile->pieces;
    part->count = part->profile->count;
    part->told = part->profile->told;
    part->exact = true;
    return true;
}

bool product_count(const struct product *p, wide *count)
{
    bool exact = true;

    assert(p->known == p->nparts);
    *count = wide_of(1);
    for (size_t i = 0; i < p->nparts; i++)
        exact = exact && p->parts[i].exact &&
                wide_multiply(count, p->parts[i].count);
    return exact;
}

uint64_t product_told(const struct product *p)
{
    wide told = wide_of(1);

    for (size_t i = 0; i < p->nparts; i++)
        if (!wide_multiply(&told, p->parts[i].told) ||
            wide_is_more(told, UINT64_MAX))
            return UINT64_MAX;
    return told.low;
}

void product_at(const struct product *p, uint64_t k, uint8_t *occupied)
{
    wide left = wide_of(k);

    assert(k < product_told(p));
    memcpy(occupied, p->fixed, (size_t)board_squares(&p->board));
    for (size_t i = 0; i < p->nparts; i++) {
        const struct part *part = &p->parts[i];
        wide number = wide_divide_by_wide(&left, part->told);

        if (part->formula)
            part->formula(&p->board, number, occupied);
        else if (part->profile)
            profile_at(part->profile, number, occupied);
        else
            arrangement_list_at(&part->list, (size_t)number.low, occupied);
    }
    assert(wide_is(left, 0));
}
