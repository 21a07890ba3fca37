/* The first way of each class; see classes.h. */
#include "solve/armies/classes.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "solve/armies/roll.h"

void armies_classes_init(struct armies_classes *c, const struct roll *roll)
{
    *c = (struct armies_classes){ .roll = roll };
}

void armies_classes_free(struct armies_classes *c)
{
    free(c->first);
    *c = (struct armies_classes){ 0 };
}

struct way {
    struct set white, black;
};

static bool comes_before(struct way one, struct way other)
{
    return set_same(one.white, other.white)
               ? set_before(one.black, other.black)
               : set_before(one.white, other.white);
}

static bool is_first(const struct field *f, struct way way)
{
    for (int s = 0; s < f->nimages; s++) {
        struct way image = { field_image(f, s, way.white),
                             field_image(f, s, way.black) };
        struct way exchanged = { image.black, image.white };

        if (comes_before(image, way) || comes_before(exchanged, way))
            return false;
    }
    return true;
}

bool armies_classes_step(struct armies_classes *c, long budget)
{
    uint64_t all = roll_told(c->roll);

    for (; c->next < all && budget > 0; c->next++, budget--) {
        struct way way;

        roll_at(c->roll, c->next, &way.white, &way.black);
        if (!is_first(c->roll->field, way))
            continue;
        c->first = grow(c->first, c->count, &c->cap, sizeof *c->first);
        c->first[c->count++] = c->next;
    }
    return c->next == all;
}
