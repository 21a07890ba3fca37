/* All armies, by trying; see siege.h. */
#include "solve/armies/siege.h"

#include "solve/popcount.h"

#define INLINE static inline __attribute__((always_inline))

void siege_init(struct siege *s, const struct field *f, int size, bool either)
{
    *s = (struct siege){ .field = f, .size = size, .either = either };
}

void siege_keep_to(struct siege *s, struct beginning share)
{
    s->kept_to = share;
}

/* --- orbits --------------------------------------------------------------- */

/* Whose first square attacks most: it is tried while all may be there. */
static int next_square(const struct siege *s)
{
    const struct field *f = s->field;
    struct set left = set_without(set_first(f->n), s->done);
    int best = -1, most = 0;

    for (; !set_is_empty(left); left = set_rest(left)) {
        int number = set_least(left), reach = set_size(f->near[number]);

        if (reach > most) {
            most = reach;
            best = number;
        }
    }
    return best;
}

/* False: there are none left. Every square has its part of the share. */
static bool begin_orbit(struct siege *s)
{
    const struct field *f = s->field;
    struct set all = set_first(f->n), left;
    int first;

    s->done = set_either(s->done, s->orbit);
    first = next_square(s);
    if (first < 0)
        return false;
    s->orbit = field_orbit(f, first);
    left = set_without(all, s->done);
    s->waiting[s->depth++] = (struct siege_node){
        .white = set_of(first),
        .more = set_without(left, set_of(first)),
        .black = set_without(s->either ? left : all, f->near[first]),
        .share = (double)set_size(s->orbit) / f->n,
    };
    return true;
}

/* --- a node --------------------------------------------------------------- */

/* Those of `set` that leave `of` at least `size` squares. */
INLINE struct set that_leave(const struct siege *s, struct set set,
                             struct set of)
{
    const struct set *near = s->field->near;
    struct set kept = set;

    for (; !set_is_empty(set); set = set_rest(set)) {
        int number = set_least(set);

        if (set_size(set_without(of, near[number])) < s->size)
            kept = set_without(kept, set_of(number));
    }
    return kept;
}

/* False: one of the armies would be too small. */
INLINE bool narrow(const struct siege *s, struct siege_node *at)
{
    struct set more, black;

    do {
        more = at->more;
        black = at->black;
        at->more = that_leave(s, more, black);
        at->black = that_leave(s, black, set_either(at->white, at->more));
        if (set_size(set_either(at->white, at->more)) < s->size ||
            set_size(at->black) < s->size)
            return false;
    } while (!set_same(at->more, more) || !set_same(at->black, black));
    return true;
}

/* The square from which most of the others' squares are attacked. */
INLINE int sharpest(const struct siege *s, const struct siege_node *at)
{
    int best = -1, most = -1;

    for (struct set left = at->more; !set_is_empty(left);
         left = set_rest(left)) {
        int number = set_least(left);
        int taken = set_size(set_both(at->black, s->field->near[number]));

        if (taken > most) {
            most = taken;
            best = number;
        }
    }
    return best;
}

/* Without a piece there, and before that with one. */
INLINE void part(struct siege *s, struct siege_node *at, int number)
{
    struct siege_node *next = s->waiting + s->depth;

    at->more = set_without(at->more, set_of(number));
    at->share /= 2;
    at->depth++;
    next[0] = next[1] = *at;
    next[1].white = set_either(at->white, set_of(number));
    next[1].black = set_without(at->black, s->field->near[number]);
    s->depth += 2;
}

/* True: the army is complete. */
INLINE bool visit(struct siege *s, struct siege_node *at)
{
    bool complete = set_size(at->white) == s->size;
    bool mine = beginning_is_mine(&s->kept_to, at->depth, complete);

    if (mine && !complete && narrow(s, at))
        part(s, at, sharpest(s, at));
    else
        s->share += at->share;
    return mine && complete && set_size(at->black) >= s->size;
}

INLINE enum siege_state go(struct siege *s, long *budget,
                           struct siege_node *found)
{
    for (; *budget > 0; --*budget) {
        if (s->depth == 0 && !begin_orbit(s))
            return SIEGE_DONE;
        *found = s->waiting[--s->depth];
        if (visit(s, found)) {
            --*budget;
            return SIEGE_FOUND;
        }
    }
    return SIEGE_MORE;
}

static enum siege_state go_plain(struct siege *s, long *budget,
                                 struct siege_node *found)
{
    return go(s, budget, found);
}

COUNTING static enum siege_state go_counting(struct siege *s, long *budget,
                                             struct siege_node *found)
{
    return go(s, budget, found);
}

enum siege_state siege_step(struct siege *s, long *budget, struct set *white,
                            struct set *black)
{
    struct siege_node found;
    enum siege_state state = popcount_is_there()
                                 ? go_counting(s, budget, &found)
                                 : go_plain(s, budget, &found);

    if (state == SIEGE_FOUND) {
        *white = found.white;
        *black = found.black;
    }
    return state;
}
