/* Going over the board, and dropping what cannot lead to the goal. */
#include "solve/uncrossed/sweep.h"

#include <stdlib.h>

#include "base/alloc.h"

/* States kept of each square, round by round; those of the last round take
 * about a gigabyte of memory. */
static const size_t rooms[] = { 1 << 12, 1 << 18, 1 << 24 };

enum { ROUNDS = sizeof rooms / sizeof *rooms };

/* States of all squares that are kept to list the paths; where those are too
 * many, one path is enough. */
enum { HELD_MOST = 1 << 23 };

/* How many states may be kept of a square in this round. */
static size_t room_for_states(const struct uncrossed *u)
{
    return rooms[u->phase == PHASE_ALL && u->unlisted ? 1 : u->round];
}

bool sweep_is_last_round(const struct uncrossed *u)
{
    return u->round == ROUNDS - 1;
}

static int side_of(const struct uncrossed *u)
{
    return u->phase == PHASE_HALF || u->phase == PHASE_GOAL;
}

static const struct side *side_now(const struct uncrossed *u)
{
    return &u->side[side_of(u)];
}

void sweep_begin(struct uncrossed *u, int from, int last)
{
    u->at = from;
    u->last = last;
    u->next = 0;
}

int sweep_bound(const struct uncrossed *u, int side, int row, struct state s,
                int moves)
{
    const struct side *other = &u->side[!side];
    int ends = u->closed ? 0 : 2 - state_ends(s);
    int behind = other->most[u->rows - row][state_hanging(s)][ends];

    return behind < 0 ? -1 : moves + behind;
}

/* --- at the end of a row ---------------------------------------------------
 */

struct edge {
    int row;
    int hanging[NET_PLACES];
};

static bool is_before(struct state a, struct state b)
{
    return a.hanging < b.hanging ||
           (a.hanging == b.hanging && a.mates < b.mates);
}

/* Of states that are each other's mirror image one is enough. */
static void fold(const struct net *net, const struct edge *edge,
                 struct states *t)
{
    struct states folded;

    states_init(&folded);
    for (size_t i = 0; i < t->n; i++) {
        struct state s = t->state[i], twin = state_twin(net, edge->hanging, s);

        states_add(&folded, is_before(twin, s) ? twin : s, t->moves[i]);
    }
    states_free(t);
    *t = folded;
}

/* What the states of a row tell about all that can lie behind them. */
static void learn(struct uncrossed *u, const struct edge *edge,
                  const struct states *t)
{
    struct side *side = &u->side[side_of(u)];

    for (size_t i = 0; i < t->n; i++) {
        int hanging = state_hanging(t->state[i]);
        int16_t *most =
            &side->most[edge->row][hanging][state_ends(t->state[i])];
        int moves = t->moves[i] - hanging;

        if (moves > *most)
            *most = (int16_t)moves;
    }
}

/* By what hangs: what can lie behind it, for PHASE_ALL. */
static void remember(struct uncrossed *u, const struct edge *edge,
                     const struct states *t)
{
    const struct net *net = &side_now(u)->net;
    struct states *kept = &u->kept[edge->row];

    states_free(kept);
    for (size_t i = 0; i < t->n; i++) {
        struct state s = t->state[i];
        int moves = t->moves[i] - state_hanging(s);

        states_add(kept, (struct state){ state_name(net, edge->hanging, s), 0 },
                   moves);
        if (net->mirrored) {
            s = state_twin(net, edge->hanging, s);
            states_add(kept,
                       (struct state){ state_name(net, edge->hanging, s), 0 },
                       moves);
        }
    }
}

/* How many moves a state can come to, or -1. */
static int worth(const struct uncrossed *u, const struct edge *edge,
                 struct state s, int moves)
{
    const struct states *kept = &u->kept[u->rows - edge->row];
    long found;

    if (!s.hanging)
        return u->goal;
    if (u->phase == PHASE_GOAL || edge->row > u->rows - u->middle)
        return sweep_bound(u, side_of(u), edge->row, s, moves);
    found = states_find(
        kept,
        (struct state){ state_name(&u->side[0].net, edge->hanging, s), 0 });
    return found < 0 ? -1 : moves + kept->moves[found];
}

/* --- too many --------------------------------------------------------------
 */

/* Only the best stay: `score` of each is below `limit`. */
static void drop_worst(struct uncrossed *u, struct states *t, uint8_t *keep,
                       const int16_t *score, int limit)
{
    size_t room = room_for_states(u),
           *many = xcalloc((size_t)limit, sizeof *many);
    size_t n = 0, above = 0, left;
    int least = limit;

    for (size_t i = 0; i < t->n; i++)
        if (keep[i]) {
            many[score[i]]++;
            n++;
        }
    if (n <= room) {
        free(many);
        return;
    }
    u->dropped |= u->phase != PHASE_ALL || !u->unlisted;
    while (least > 0 && above + many[least - 1] <= room)
        above += many[--least];
    left = room - above; /* of those with one less */
    for (size_t i = 0; i < t->n; i++)
        if (keep[i] && score[i] < least && t->state[i].hanging)
            keep[i] = score[i] == least - 1 && left > 0 && left-- > 0;
    free(many);
}

/* Drops what cannot reach the goal, and then what there is no room for. */
static void sift(struct uncrossed *u, struct states *t, const struct edge *edge)
{
    bool aimed = edge && (u->phase == PHASE_GOAL || u->phase == PHASE_ALL);
    uint8_t *keep;
    int16_t *score;

    if (!aimed && t->n <= room_for_states(u))
        return;
    keep = xmalloc(t->n + 1);
    score = xmalloc((t->n + 1) * sizeof *score);
    for (size_t i = 0; i < t->n; i++) {
        int can = aimed ? worth(u, edge, t->state[i], t->moves[i])
                        : 2 * t->moves[i] - state_hanging(t->state[i]);

        keep[i] = !aimed || can >= u->goal;
        score[i] = (int16_t)can;
    }
    drop_worst(u, t, keep, score, 4 * board_squares(&u->board) + 1);
    states_keep(t, keep);
    free(keep);
    free(score);
}

/* --- square by square ------------------------------------------------------
 */

static void end_row(struct uncrossed *u, struct states *t)
{
    const struct net *net = &side_now(u)->net;
    struct edge edge = { .row = u->at / net->width };

    net_hanging(net, u->at, edge.hanging);
    if (net->mirrored && u->phase != PHASE_ALL)
        fold(net, &edge, t);
    if (u->phase == PHASE_HALF || u->phase == PHASE_OTHER)
        learn(u, &edge, t);
    sift(u, t, &edge);
    if (u->phase == PHASE_GOAL)
        remember(u, &edge, t);
}

static void end_square(struct uncrossed *u)
{
    struct states *t = &u->after[++u->at];

    u->next = 0;
    if (u->phase == PHASE_ALL)
        u->held += t->n;
    else
        states_free(t - 1);
    if (u->at % side_now(u)->net.width == 0)
        end_row(u, t);
    else
        sift(u, t, NULL);
}

static void follow(struct uncrossed *u, struct state s, int moves)
{
    struct successors next;

    state_follow(&side_now(u)->net, u->at, s, u->closed, &next);
    u->dropped |= next.crowded;
    for (int i = 0; i < next.n; i++)
        if (!next.at[i].complete)
            states_add(&u->after[u->at + 1], next.at[i].state,
                       moves + next.at[i].added);
        else if (moves > u->found)
            u->found = moves;
}

static bool is_too_much(const struct uncrossed *u)
{
    return u->phase == PHASE_ALL ? u->held > HELD_MOST && !u->unlisted
                                 : u->dropped && sweep_is_last_round(u);
}

bool sweep_step(struct uncrossed *u, long *budget)
{
    while (u->at < u->last) {
        const struct states *t = &u->after[u->at];

        for (; u->next<t->n && * budget> 0; --*budget, u->next++)
            follow(u, t->state[u->next], t->moves[u->next]);
        if (u->next < t->n)
            return false;
        end_square(u);
        if (is_too_much(u))
            return true;
    }
    return true;
}
