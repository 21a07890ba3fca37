/*
 * The thorough look described in outlook.h: which squares it is about, and
 * its three steps in turn.
 */
#include "solve/tour/outlook/outlook.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "solve/tour/padded.h"
#include "solve/tour/outlook/state.h"
#include "solve/tour/pick.h"

struct outlook *outlook_create(const struct padded *f)
{
    struct outlook *o = xcalloc(1, sizeof *o);
    int squares = f->files * f->ranks;
    size_t most = 1 + (size_t)(squares < OUTLOOK_FREE_MAX ? squares
                                                          : OUTLOOK_FREE_MAX);

    o->spots = xcalloc((size_t)padded_cells(f), sizeof *o->spots);
    o->list = xcalloc(most, sizeof *o->list);
    o->stack = xcalloc(most, sizeof *o->stack);
    for (int i = 0; i < 8; i++) {
        o->to[i] = f->to[i];
        for (int k = 0; k < 8; k++)
            if (f->to[k] == -f->to[i])
                o->back[i] = k;
    }
    return o;
}

void outlook_destroy(struct outlook *o)
{
    if (!o)
        return;
    free(o->spots);
    free(o->list);
    free(o->stack);
    free(o);
}

/* The knight's move to the end, if that would come too early. */
static unsigned shortcut(const struct outlook *o, const struct padded *f)
{
    unsigned set = 0;

    for (int i = 0; i < 8 && f->free > 1; i++)
        set |= (unsigned)(o->at + o->to[i] == o->end) << i;
    return set;
}

/* Lists all that can be reached from the knight. */
static void gather(struct outlook *o, const struct padded *f)
{
    o->n = 0;
    o->list[o->n++] = o->at;
    o->spots[o->at].number = 1;
    o->spots[o->at].needy = f->free % 2 == 1;
    for (int k = 0; k < o->n; k++) {
        struct spot *s = &o->spots[o->list[k]];

        s->open |= (uint8_t)padded_open(f, o->list[k]);
        if (k == 0)
            s->open &= (uint8_t)~shortcut(o, f);
        for (unsigned set = s->open; set; set &= set - 1) {
            int i = pick_first(set);
            struct spot *t = s + o->to[i];

            if (t->number)
                continue;
            t->number = 1;
            t->needy = !s->needy;
            if (k == 0)
                t->open = (uint8_t)(1u << o->back[i]);
            o->list[o->n++] = o->list[k] + o->to[i];
        }
    }
}

static void clear(struct outlook *o)
{
    for (int k = 0; k < o->n; k++)
        o->spots[o->list[k]] = (struct spot){ 0 };
}

static int unreached(const struct outlook *o, const struct padded *f)
{
    int at = 0;

    while (f->cell[at] & PADDED_TAKEN || o->spots[at].number)
        at++;
    return at;
}

bool outlook_good(struct outlook *o, const struct padded *f, int at, int end,
                  int *witness)
{
    bool good;
    int spare;

    if (f->free < 2)
        return true;
    o->at = at;
    o->end = end;
    o->count = 1;
    gather(o, f);
    if (o->n <= f->free) {
        o->witness = unreached(o, f);
        good = false;
    } else {
        good = outlook_link(o, &spare);
        if (good) {
            outlook_strike(o, spare);
            good = outlook_joined(o);
        }
    }
    clear(o);
    *witness = o->witness;
    return good;
}
