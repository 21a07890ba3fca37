/* A hash table with linear probing, a quarter full at most. */
#include "render/file/few.h"

#include <assert.h>
#include <string.h>

/* Where the colour is, or would be. */
static unsigned slot_of(const struct few *f, const uint8_t rgba[4])
{
    uint32_t c;
    unsigned i;

    memcpy(&c, rgba, 4);
    i = c * 2654435769u >> 22;
    while (f->slot[i] && memcmp(f->colour[f->slot[i] - 1], rgba, 4) != 0)
        i = (i + 1) % FEW_SLOTS;
    return i;
}

static void look_at(struct few *f, const uint8_t rgba[4])
{
    unsigned i = slot_of(f, rgba);

    if (f->slot[i])
        return;
    f->many = f->n == FEW_MAX;
    if (f->many)
        return;
    memcpy(f->colour[f->n++], rgba, 4);
    f->slot[i] = (uint16_t)f->n;
}

/* Neighbours are mostly alike. */
static bool is_new(const uint8_t *rgba, size_t i)
{
    return i == 0 || memcmp(rgba + 4 * i, rgba + 4 * (i - 1), 4) != 0;
}

void few_look(struct few *f, const uint8_t *rgba, size_t n)
{
    for (size_t i = 0; i < n && !f->many; i++)
        if (is_new(rgba, i))
            look_at(f, rgba + 4 * i);
}

void few_map(const struct few *f, const uint8_t *rgba, size_t n, uint8_t *index)
{
    for (size_t i = 0; i < n; i++) {
        if (!is_new(rgba, i)) {
            index[i] = index[i - 1];
            continue;
        }
        unsigned slot = f->slot[slot_of(f, rgba + 4 * i)];
        assert(slot > 0);
        index[i] = (uint8_t)(slot - 1);
    }
}
