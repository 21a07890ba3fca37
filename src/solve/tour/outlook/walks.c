/*
 * The second and the third step of a look, both by walking depth first over
 * what the first has left: components, in which links can be exchanged, and
 * then the squares on which others hang.
 */
#include <limits.h>

#include "solve/tour/outlook/state.h"
#include "solve/tour/pick.h"

static void number(struct outlook *o, int at)
{
    o->spots[at].number = o->spots[at].low = ++o->count;
    o->stack[o->nstack++] = at;
}

static void begin_walks(struct outlook *o)
{
    o->count = o->nstack = 0;
    for (int k = 0; k < o->n; k++)
        o->spots[o->list[k]].number = 0;
}

static void see(struct spot *s, int earliest)
{
    if (earliest < s->low)
        s->low = earliest;
}

/* Depth first along `rest`, asking `leave` before going back from a square;
 * if that says no, the walk ends there. */
static bool walk(struct outlook *o, int start,
                 bool (*leave)(struct outlook *o, int at, int parent))
{
    int at = start;

    number(o, at);
    for (;;) {
        struct spot *s = &o->spots[at];
        int i, parent;

        if (s->rest == 0) {
            parent = at == start ? -1 : at - o->to[s->from];
            if (!leave(o, at, parent))
                return false;
            if (parent < 0)
                return true;
            see(&o->spots[parent], s->low);
            at = parent;
            continue;
        }
        i = pick_first(s->rest);
        s->rest &= (uint8_t)(s->rest - 1);
        if (s[o->to[i]].number) {
            see(s, s[o->to[i]].number);
            continue;
        }
        at += o->to[i];
        o->spots[at].from = (uint8_t)i;
        number(o, at);
    }
}

/* Close the component that begins on the stack at `at`: its squares are known
 * by the same `low` from now on, and no longer seen. */
static void close_component(struct outlook *o, int at)
{
    int low = o->spots[at].number, member;

    do {
        member = o->stack[--o->nstack];
        o->spots[member].low = low;
        o->spots[member].number = INT_MAX;
    } while (member != at);
}

static bool leave_component(struct outlook *o, int at, int parent)
{
    (void)parent;
    if (o->spots[at].low == o->spots[at].number)
        close_component(o, at);
    return true;
}

/*
 * Links can be exchanged along a closed chain of new links and old
 * ones, so a move can take part in some choice if it lies on such a chain:
 * within a component. The missing link, if the end is open, may be any
 * square's, which joins the spare square to all others: it is numbered before
 * them and closed last.
 */
void outlook_strike(struct outlook *o, int spare)
{
    begin_walks(o);
    for (int k = 0; k < o->n; k++) {
        struct spot *s = &o->spots[o->list[k]];

        s->rest = (uint8_t)outlook_ways(s);
    }
    if (spare)
        number(o, spare);
    for (int k = 0; k < o->n; k++)
        if (!o->spots[o->list[k]].number)
            walk(o, o->list[k], leave_component);
    if (spare)
        close_component(o, spare);

    for (int k = 0; k < o->n; k++) {
        struct spot *s = &o->spots[o->list[k]];

        s->end = spare ? k > 0 && !s->needy && s->low == o->spots[spare].low
                       : o->list[k] == o->end;
        for (unsigned set = s->open & ~(unsigned)s->links; set;
             set &= set - 1) {
            int i = pick_first(set);

            if (s->low != s[o->to[i]].low)
                s->open &= (uint8_t) ~(1u << i);
        }
    }
}

/* A square is cut off if nothing it leads to leads past its parent. */
static bool leave_joined(struct outlook *o, int at, int parent)
{
    struct spot *s = &o->spots[at];

    if (parent < 0)
        return true;
    if (s->end)
        s->low = 1;
    if (parent == o->at) { /* all must hang on the first move */
        for (int k = 0; k < o->n; k++)
            if (!o->spots[o->list[k]].number)
                o->witness = o->list[k];
        return o->count == o->n;
    }
    o->witness = at;
    return s->low < o->spots[parent].number;
}

bool outlook_joined(struct outlook *o)
{
    begin_walks(o);
    for (int k = 0; k < o->n; k++)
        o->spots[o->list[k]].rest = o->spots[o->list[k]].open;
    return walk(o, o->at, leave_joined);
}
