/*
 * The first step of a look: links that give every square as many as a tour
 * would. In other words a flow of the greatest size on a graph with two
 * colours, made by chains of exchanges.
 */
#include "solve/tour/outlook/state.h"
#include "solve/tour/pick.h"

/* How many links the square still needs, or has room for. */
static int wanted(const struct outlook *o, int at)
{
    return (at == o->at || at == o->end ? 1 : 2) -
           pick_count(o->spots[at].links);
}

static void flip_link(struct outlook *o, int at, int i)
{
    o->spots[at].links ^= (uint8_t)(1u << i);
    o->spots[at + o->to[i]].links ^= (uint8_t)(1u << o->back[i]);
}

/*
 * One more link for the needy square `at`: if all its neighbours have theirs,
 * one of them must exchange a link, and so on; a search for the shortest
 * such chain.
 */
static bool add_link(struct outlook *o, int at)
{
    int n = 0;

    o->stack[n++] = at;
    o->spots[at].number = ++o->count;
    for (int k = 0; k < n; k++) {
        int here = o->stack[k];
        unsigned set = outlook_ways(&o->spots[here]);

        for (; set; set &= set - 1) {
            int i = pick_first(set), next = here + o->to[i];
            struct spot *s = &o->spots[next];

            if (s->number == o->count)
                continue;
            s->number = o->count;
            s->from = (uint8_t)i;
            o->stack[n++] = next;
            if (s->needy || wanted(o, next) == 0)
                continue;
            for (; next != at; next -= o->to[o->spots[next].from])
                flip_link(o, next - o->to[o->spots[next].from],
                          o->spots[next].from);
            return true;
        }
    }
    return false;
}

/*
 * Most links can be had for nothing: all needy squares choose one move and
 * its reverse, which gives the same to the others. Only where squares are
 * missing is there something left to look for, and it is found near by.
 */
static void link_by(struct outlook *o, int i)
{
    for (int k = 0; k < o->n; k++) {
        int at = o->list[k], to = at + o->to[i];

        if (o->spots[at].needy && o->spots[at].open >> i & 1 &&
            !(o->spots[at].links >> i & 1) && wanted(o, at) > 0 &&
            wanted(o, to) > 0)
            flip_link(o, at, i);
    }
}

bool outlook_link(struct outlook *o, int *spare)
{
    int room = 0;

    *spare = 0;
    if (o->end && o->spots[o->end].needy) {
        o->witness = o->end;
        return false;
    }
    /* The knight cannot be the last: links are exchanged, never taken away
     * from a square that is not needy. */
    if (!o->spots[o->at].needy)
        flip_link(o, o->at, pick_first(o->spots[o->at].open));
    link_by(o, 0);
    link_by(o, o->back[0]);
    for (int k = 0; k < o->n; k++) {
        o->witness = o->list[k];
        while (o->spots[o->list[k]].needy && wanted(o, o->list[k]) > 0)
            if (!add_link(o, o->list[k]))
                return false;
    }
    for (int k = 0; k < o->n; k++)
        if (wanted(o, o->list[k]) > 0) {
            room += wanted(o, o->list[k]);
            *spare = o->list[k];
        }
    return room == (o->end ? 0 : 1); /* else the colours do not match */
}
