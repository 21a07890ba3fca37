/*
 * The thorough look described in outlook.h. Squares of the two colours play
 * different parts. On the colour that the tour does not end on, the needy one,
 * links are counted in full. The other colour has then room for one link more:
 * its square with one too few is the last of the tour.
 */
#include "solve/tour/outlook.h"

#include <limits.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "solve/tour/padded.h"
#include "solve/tour/pick.h"

struct spot {
    int number, low; /* when a walk came here; the earliest it saw */
    uint8_t open;    /* moves from here that a tour may contain */
    uint8_t links;   /* those chosen */
    uint8_t rest;    /* those a walk has yet to follow */
    uint8_t from;    /* the move by which it came */
    bool needy;
    bool end; /* the tour may end here */
};

struct outlook {
    struct spot *spots; /* owned, by cell; zero when no look is going on */
    int *list;          /* owned: the knight, then the free squares */
    int *stack;         /* owned: as many */
    int n, nstack;
    int count;          /* squares numbered by the walk */
    int at;             /* the knight */
    int end;            /* the last square, or 0 if it may be any */
    int to[8], back[8]; /* moves, and which of them leads back */
    int witness;
};

/* A needy square is left by new links, another one by those it has. */
static inline unsigned ways(const struct spot *s)
{
    return s->needy ? s->open & ~(unsigned)s->links : s->links;
}

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

/*
 * --- the first step ---------------------------------------------------------
 *
 * Links that give every square as many as a tour would: in other words a flow
 * of the greatest size on a graph with two colours, made by chains of
 * exchanges.
 */

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
        unsigned set = ways(&o->spots[here]);

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

/* Sets *spare to the square with one link too few, or to 0 if the end was
 * given. */
static bool link_all(struct outlook *o, int *spare)
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

/*
 * --- the second and the third -----------------------------------------------
 *
 * Both walk depth first over what the first has left: components, in which
 * links can be exchanged, and then the squares on which others hang.
 */

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
static void strike(struct outlook *o, int spare)
{
    begin_walks(o);
    for (int k = 0; k < o->n; k++) {
        struct spot *s = &o->spots[o->list[k]];

        s->rest = (uint8_t)ways(s);
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

static bool joined(struct outlook *o)
{
    begin_walks(o);
    for (int k = 0; k < o->n; k++)
        o->spots[o->list[k]].rest = o->spots[o->list[k]].open;
    return walk(o, o->at, leave_joined);
}

/* --- the look ------------------------------------------------------------- */

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
        good = link_all(o, &spare);
        if (good) {
            strike(o, spare);
            good = joined(o);
        }
    }
    clear(o);
    *witness = o->witness;
    return good;
}
