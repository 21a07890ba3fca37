/* See the header. Of a hundred children eighty have two parents, and two moves
 * of a string change on average, whatever its length. */
#include "solve/tour/method/population.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/rng.h"

enum { CROSSED_OF_100 = 80, CHANGES = 2 };

void population_init(struct population *p, int size, int genes, int moves)
{
    size_t all = (size_t)size * (size_t)genes;

    *p = (struct population){ .size = size, .genes = genes };
    while (1 << p->bits < moves)
        p->bits++;
    p->strings = xcalloc(all + 1, sizeof *p->strings);
    p->children = xcalloc(all + 1, sizeof *p->children);
    p->length = xcalloc((size_t)size, sizeof *p->length);
}

void population_free(struct population *p)
{
    free(p->strings);
    free(p->children);
    free(p->length);
}

void population_sow(struct population *p, struct rng *rng)
{
    for (long i = 0; i < (long)p->size * p->genes; i++)
        p->strings[i] = (uint8_t)(rng_next(rng) >> (64 - p->bits));
    memset(p->length, 0, (size_t)p->size * sizeof *p->length);
}

static int draw(const struct population *p, struct rng *rng)
{
    int one = (int)rng_below(rng, (uint32_t)p->size);
    int other = (int)rng_below(rng, (uint32_t)p->size);

    return p->length[one] >= p->length[other] ? one : other;
}

/* Changing a bit of one of eight moves leads to one of three others. */
static void change(const struct population *p, uint8_t *string, struct rng *rng)
{
    for (int i = 0; i < p->genes; i++)
        if (rng_below(rng, (uint32_t)p->genes) < CHANGES)
            string[i] ^= (uint8_t)(1u << rng_below(rng, (uint32_t)p->bits));
}

static void beget(struct population *p, uint8_t *child, struct rng *rng)
{
    int mother = draw(p, rng), father = draw(p, rng);
    int cut = (int)rng_below(rng, (uint32_t)p->genes);
    size_t head;

    if (rng_below(rng, 100) >= CROSSED_OF_100)
        cut = p->genes;
    head = (size_t)cut;
    memcpy(child, population_string(p, mother), head);
    memcpy(child + head, population_string(p, father) + head,
           (size_t)p->genes - head);
    change(p, child, rng);
}

static int longest(const struct population *p)
{
    int best = 0;

    for (int i = 1; i < p->size; i++)
        best = p->length[i] > p->length[best] ? i : best;
    return best;
}

void population_breed(struct population *p, struct rng *rng)
{
    uint8_t *parents = p->strings;
    int best = longest(p), length = p->length[best];

    memcpy(p->children, population_string(p, best), (size_t)p->genes);
    for (int i = 1; i < p->size; i++)
        beget(p, p->children + (long)i * p->genes, rng);
    p->strings = p->children;
    p->children = parents;
    memset(p->length, 0, (size_t)p->size * sizeof *p->length);
    p->length[0] = length;
}
