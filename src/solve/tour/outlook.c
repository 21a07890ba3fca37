/*
 * The thorough look described in outlook.h. Squares of the two colours play
 * different parts. On the colour that the tour does not end on, the needy one,
 * links are counted in full. The other colour has then room for one link more:
 * its square with one too few is the last of the tour. Colours are what every
 * move changes, among the squares in question; where there are no such two,
 * the look goes without links.
 */
#include "solve/tour/outlook.h"

#include <limits.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "solve/tour/padded.h"
#include "solve/tour/pick.h"

struct spot {
    int number, low; /* when a walk came here; the earliest it saw */
    uint32_t open;   /* moves from here that a tour may contain */
    uint32_t links;  /* those chosen */
    uint32_t rest;   /* those a walk has yet to follow */
    uint8_t nlinks;  /* how many */
    uint8_t from;    /* the move that leads back to where it came from */
    bool needy;
    bool end; /* the tour may end here */
};

struct outlook {
    struct spot *spots; /* owned, by cell; zero when no look is going on */
    int *list;          /* owned: the knight, then the free squares */
    int *stack;         /* owned: as many */
    int n, nstack;
    int count;           /* squares numbered by the walk */
    int at;              /* the knight */
    int end;             /* the last square, or 0 if it may be any */
    const int *table;    /* moves as in padded.h, by cell ... */
    int to[PADDED_EVEN]; /* ... or NULL, and the same everywhere */
    int moves;
    uint8_t even[PADDED_EVEN]; /* by move, which leads back ... */
    uint8_t *back; /* owned: ... or by cell and move, with a table */
    bool coloured; /* every move changes between two colours */
    int witness;
};

/* A needy square is left by new links, another one by those it has. */
static inline unsigned ways(const struct spot *s)
{
    return s->needy ? s->open & ~s->links : s->links;
}

/* Where a move leads, and the move back from there. */
static inline int next_of(const struct outlook *o, int at, int i)
{
    return o->table ? o->table[at * o->moves + i] : at + o->to[i];
}

/* The same for all moves from a cell: row.base + row.to[i]. */
struct row {
    int base;
    const int *to;
};

static inline struct row row_of(const struct outlook *o, int at)
{
    return o->table ? (struct row){ 0, o->table + at * o->moves }
                    : (struct row){ at, o->to };
}

static inline int back_of(const struct outlook *o, int at, int i)
{
    return o->back ? o->back[at * o->moves + i] : o->even[i];
}

static int find_back(const struct padded *f, int at, int i)
{
    int to = padded_next(f, at, i), k = 0;

    while (k < f->moves - 1 && padded_next(f, to, k) != at)
        k++;
    return k;
}

static void find_backs(struct outlook *o, const struct padded *f)
{
    if (!f->table) {
        for (int i = 0; i < PADDED_EVEN; i++)
            o->even[i] = (uint8_t)find_back(f, f->first, i);
        return;
    }
    o->back = xcalloc((size_t)f->cells * (size_t)f->moves, sizeof *o->back);
    for (int at = f->first; at < f->cells; at++)
        for (int i = 0; i < f->moves; i++)
            if (padded_next(f, at, i))
                o->back[at * f->moves + i] = (uint8_t)find_back(f, at, i);
}

struct outlook *outlook_create(const struct padded *f)
{
    struct outlook *o = xcalloc(1, sizeof *o);
    int squares = f->files * f->ranks;
    size_t most = 1 + (size_t)(squares < OUTLOOK_FREE_MAX ? squares
                                                          : OUTLOOK_FREE_MAX);

    o->table = f->table;
    o->moves = f->moves;
    for (int i = 0; i < PADDED_EVEN; i++)
        o->to[i] = f->to[i];
    o->spots = xcalloc((size_t)f->cells, sizeof *o->spots);
    o->list = xcalloc(most, sizeof *o->list);
    o->stack = xcalloc(most, sizeof *o->stack);
    find_backs(o, f);
    return o;
}

void outlook_destroy(struct outlook *o)
{
    if (!o)
        return;
    free(o->spots);
    free(o->back);
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
    return (at == o->at || at == o->end ? 1 : 2) - o->spots[at].nlinks;
}

static inline void flip_end(struct spot *s, int i)
{
    s->links ^= 1u << i;
    s->nlinks = (uint8_t)(s->nlinks + 2 * (s->links >> i & 1) - 1);
}

static void flip_link(struct outlook *o, int at, int i)
{
    flip_end(&o->spots[at], i);
    flip_end(&o->spots[next_of(o, at, i)], back_of(o, at, i));
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
        struct row row = row_of(o, here);

        for (; set; set &= set - 1) {
            int i = pick_first(set), next = row.base + row.to[i];
            struct spot *s = &o->spots[next];

            if (s->number == o->count)
                continue;
            s->number = o->count;
            s->from = (uint8_t)back_of(o, here, i);
            o->stack[n++] = next;
            if (s->needy || wanted(o, next) == 0)
                continue;
            for (; next != at; next = next_of(o, next, o->spots[next].from))
                flip_link(o, next, o->spots[next].from);
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
        int at = o->list[k];

        if (o->spots[at].needy && o->spots[at].open >> i & 1 &&
            !(o->spots[at].links >> i & 1) && wanted(o, at) > 0 &&
            wanted(o, next_of(o, at, i)) > 0)
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
    link_by(o, back_of(o, o->at, 0));
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
        int i, parent, next;

        if (s->rest == 0) {
            parent = at == start ? -1 : next_of(o, at, s->from);
            if (!leave(o, at, parent))
                return false;
            if (parent < 0)
                return true;
            see(&o->spots[parent], s->low);
            at = parent;
            continue;
        }
        i = pick_first(s->rest);
        s->rest &= s->rest - 1;
        next = next_of(o, at, i);
        if (o->spots[next].number) {
            see(s, o->spots[next].number);
            continue;
        }
        o->spots[next].from = (uint8_t)back_of(o, at, i);
        at = next;
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

        s->rest = ways(s);
    }
    if (spare)
        number(o, spare);
    for (int k = 0; k < o->n; k++)
        if (!o->spots[o->list[k]].number)
            walk(o, o->list[k], leave_component);
    if (spare)
        close_component(o, spare);

    for (int k = 0; k < o->n; k++) {
        int at = o->list[k];
        struct spot *s = &o->spots[at];
        struct row row = row_of(o, at);

        s->end = spare ? k > 0 && !s->needy && s->low == o->spots[spare].low
                       : at == o->end;
        for (unsigned set = s->open & ~s->links; set; set &= set - 1) {
            int i = pick_first(set);

            if (s->low != o->spots[row.base + row.to[i]].low)
                s->open &= ~(1u << i);
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

    for (int i = 0; i < f->moves && f->free > 1; i++)
        set |= (unsigned)(next_of(o, o->at, i) == o->end) << i;
    return set;
}

/* Lists all that can be reached from the knight, and colours it. */
static void gather(struct outlook *o, const struct padded *f)
{
    o->n = 0;
    o->coloured = true;
    o->list[o->n++] = o->at;
    o->spots[o->at].number = 1;
    o->spots[o->at].needy = f->free % 2 == 1;
    for (int k = 0; k < o->n; k++) {
        int at = o->list[k];
        struct spot *s = &o->spots[at];
        struct row row = row_of(o, at);

        s->open |= padded_open(f, at);
        if (k == 0)
            s->open &= ~shortcut(o, f);
        for (unsigned set = s->open; set; set &= set - 1) {
            int i = pick_first(set), to = row.base + row.to[i];
            struct spot *t = &o->spots[to];

            if (t->number) {
                o->coloured = o->coloured && t->needy != s->needy;
                continue;
            }
            t->number = 1;
            t->needy = !s->needy;
            if (k == 0)
                t->open = 1u << back_of(o, at, i);
            o->list[o->n++] = to;
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

/* Without links any square may be the last, unless one was given. */
static void allow_ends(struct outlook *o)
{
    for (int k = 1; k < o->n; k++)
        o->spots[o->list[k]].end = !o->end || o->list[k] == o->end;
}

static bool linked(struct outlook *o)
{
    int spare;

    if (!o->coloured) {
        allow_ends(o);
        return true;
    }
    if (!link_all(o, &spare))
        return false;
    strike(o, spare);
    return true;
}

bool outlook_good(struct outlook *o, const struct padded *f, int at, int end,
                  int *witness)
{
    bool good = false;

    if (f->free < 2)
        return true;
    o->at = at;
    o->end = end;
    o->count = 1;
    gather(o, f);
    if (o->n <= f->free)
        o->witness = unreached(o, f);
    else
        good = linked(o) && joined(o);
    clear(o);
    *witness = o->witness;
    return good;
}
