/*
 * A square is left alone, or the path goes through it, or ends on it. What
 * hangs is told by places here, and by numbers in a state: unpacked and packed
 * again, so that equal states are equal numbers.
 */
#include "solve/uncrossed/follow.h"

enum { END = -1 };

#define BIT(place) (UINT64_C(1) << (place))

/* A state, unpacked: the place of each one's mate, END if the path ends. */
struct ends {
    uint64_t hanging;
    signed char mate[NET_PLACES];
    int ends;
};

struct work {
    const struct net *net;
    bool closed;
    struct ends now;
    int in[2], nin;       /* places of what comes to this square */
    int out[NET_OUT_MAX]; /* threads that may begin on it */
    int nout;
    struct successors *to;
};

static int take_place(uint64_t *set)
{
    int place = __builtin_ctzll(*set);

    *set &= *set - 1;
    return place;
}

static void unpack(struct state s, struct ends *out)
{
    int place[STATE_HANGING_MAX], n = 0;
    uint64_t rest = s.hanging;

    out->hanging = s.hanging;
    out->ends = 0;
    while (rest)
        place[n++] = take_place(&rest);
    for (int i = 0; i < n; i++) {
        int mate = (int)(s.mates >> 4 * i & 15);

        out->mate[place[i]] = (signed char)(mate == i ? END : place[mate]);
        out->ends += mate == i;
    }
}

static struct state pack(const struct ends *e)
{
    struct state s = { e->hanging, 0 };
    signed char number[NET_PLACES];
    uint64_t rest = e->hanging;
    int n = 0;

    while (rest)
        number[take_place(&rest)] = (signed char)n++;
    rest = e->hanging;
    for (int i = 0; i < n; i++) {
        int mate = e->mate[take_place(&rest)];

        s.mates |= (uint64_t)(mate == END ? i : number[mate]) << 4 * i;
    }
    return s;
}

/* --- successors ----------------------------------------------------------- */

static void put(struct work *w, int one, int two)
{
    struct successor *to = &w->to->at[w->to->n];

    if (__builtin_popcountll(w->now.hanging) > STATE_HANGING_MAX) {
        w->to->crowded = true;
        return;
    }
    w->to->n++;
    *to = (struct successor){ .state = pack(&w->now),
                              .threads = { one, two },
                              .added = (one >= 0) + (two >= 0) };
}

/* All hangs from one piece of path, and that ends here. */
static void complete(struct work *w)
{
    if (w->now.hanging == 0)
        w->to->at[w->to->n++] = (struct successor){ .threads = { -1, -1 },
                                                    .complete = true };
}

static void join(struct ends *e, int a, int b)
{
    if (a != END)
        e->mate[a] = (signed char)b;
    if (b != END)
        e->mate[b] = (signed char)a;
}

static int place_of(const struct work *w, int thread)
{
    return w->net->threads[thread].place;
}

/* A thread begins, and `mate` is at the other end of its piece of path. */
static void put_one(struct work *w, int thread, int mate)
{
    struct ends was = w->now;
    int place = place_of(w, thread);

    w->now.hanging |= BIT(place);
    join(&w->now, place, mate);
    put(w, thread, -1);
    w->now = was;
}

static void put_two(struct work *w, int one, int two)
{
    const struct thread *t = &w->net->threads[two];
    struct ends was = w->now;

    if (t->crosses & BIT(place_of(w, one)))
        return;
    w->now.hanging |= BIT(place_of(w, one)) | BIT(t->place);
    join(&w->now, place_of(w, one), t->place);
    put(w, one, two);
    w->now = was;
}

/* Nothing comes to the square. */
static void begin_here(struct work *w)
{
    put(w, -1, -1);
    for (int i = 0; i < w->nout; i++) {
        if (!w->closed && w->now.ends < 2)
            put_one(w, w->out[i], END);
        for (int j = i + 1; j < w->nout; j++)
            put_two(w, w->out[i], w->out[j]);
    }
}

/* One move comes to it: the path goes on, or ends. */
static void go_on_here(struct work *w)
{
    int mate = w->now.mate[w->in[0]];

    for (int i = 0; i < w->nout; i++)
        put_one(w, w->out[i], mate);
    if (mate == END) {
        complete(w);
    } else if (!w->closed && w->now.ends < 2) {
        w->now.mate[mate] = END;
        put(w, -1, -1);
    }
}

/* Two moves come to it: what was apart is joined. */
static void join_here(struct work *w)
{
    int a = w->now.mate[w->in[0]], b = w->now.mate[w->in[1]];

    if (a == w->in[1] || (a == END && b == END)) {
        if (w->closed || a == END)
            complete(w);
        return;
    }
    join(&w->now, a, b);
    put(w, -1, -1);
}

void state_follow(const struct net *net, int at, struct state s, bool closed,
                  struct successors *out)
{
    struct work w = { .net = net, .closed = closed, .to = out };
    uint64_t in = s.hanging & net->into[at];

    out->n = 0;
    out->crowded = false;
    if (__builtin_popcountll(in) > 2)
        return;
    unpack(s, &w.now);
    w.now.hanging &= ~in;
    while (in)
        w.in[w.nin++] = take_place(&in);
    for (int i = net->first[at]; w.nin < 2 && i < net->first[at + 1]; i++)
        if (!(net->threads[i].crosses & w.now.hanging))
            w.out[w.nout++] = i;
    if (w.nin == 0)
        begin_here(&w);
    else if (w.nin == 1)
        go_on_here(&w);
    else
        join_here(&w);
}

/* --- the same, seen otherwise --------------------------------------------- */

struct state state_twin(const struct net *net, const int hanging[NET_PLACES],
                        struct state s)
{
    struct ends from, to = { .hanging = 0 };
    uint64_t rest = s.hanging;
    int twin[NET_PLACES];

    unpack(s, &from);
    while (rest) {
        int place = take_place(&rest);

        twin[place] = net->threads[net->threads[hanging[place]].twin].place;
        to.hanging |= BIT(twin[place]);
    }
    rest = s.hanging;
    while (rest) {
        int place = take_place(&rest), mate = from.mate[place];

        to.mate[twin[place]] = (signed char)(mate == END ? END : twin[mate]);
    }
    return pack(&to);
}

uint64_t state_name(const struct net *net, const int hanging[NET_PLACES],
                    struct state s)
{
    uint64_t rest = s.hanging, name = 0;

    while (rest)
        name += net->threads[hanging[take_place(&rest)]].name;
    return name;
}
