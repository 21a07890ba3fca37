/* Round by round, phase by phase. */
#include "solve/uncrossed/uncrossed.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "chess/mover.h"
#include "chess/symmetry.h"
#include "solve/uncrossed/sweep.h"

/* --- beginning and end -----------------------------------------------------
 */

/* The widest board of that length that the method can take. */
static int widest(const struct mover *m, int across, int along)
{
    bool fits = false;

    while (across > 1 && !fits) {
        struct board b;

        board_init(&b, --across, along);
        fits = net_fits(&b, m);
        board_free(&b);
    }
    return across;
}

bool uncrossed_possible(const struct board *b, const struct mover *m,
                        struct error *err)
{
    int across = b->files < b->ranks ? b->files : b->ranks;
    int along = b->files < b->ranks ? b->ranks : b->files;

    if (b->surface != SURFACE_FLAT)
        return error_set(err, "surface: paths that never cross themselves are "
                              "looked for on a flat board alone");
    if (!mover_leaps(m))
        return error_set(err,
                         "piece '%s': want one that leaps, such as knight, "
                         "camel, king or 1,4; a ride has moves of any length",
                         m->terms);
    if (!net_fits(b, m))
        return error_set(err,
                         "size '%dx%d': too wide for this piece; want one side "
                         "of at most %d",
                         b->files, b->ranks, widest(m, across, along));
    return true;
}

static void side_init(struct uncrossed *u, int which,
                      const struct uncrossed_question *q)
{
    struct side *side = &u->side[which];

    net_init(&side->net, q->board, q->mover, which == 1);
    u->rows = net_rows(&side->net);
    side->most = xmalloc((size_t)(u->rows + 1) * sizeof *side->most);
}

struct uncrossed *uncrossed_create(const struct uncrossed_question *q)
{
    struct uncrossed *u = xcalloc(1, sizeof *u);
    size_t squares = (size_t)board_squares(q->board);

    board_copy(&u->board, q->board);
    u->closed = q->closed;
    u->same = symmetry_of_board(q->board) >> SYMMETRY_HALF_TURN & 1;
    side_init(u, 0, q);
    side_init(u, 1, q);
    u->middle = (u->rows + 1) / 2;
    u->after = xmalloc((squares + 1) * sizeof *u->after);
    u->ahead = xcalloc(squares + 1, sizeof *u->ahead);
    for (size_t at = 0; at <= squares; at++)
        states_init(&u->after[at]);
    u->kept = xmalloc((size_t)(u->rows + 1) * sizeof *u->kept);
    for (int row = 0; row <= u->rows; row++)
        states_init(&u->kept[row]);
    states_init(&u->half);
    u->path = xmalloc((squares + 1) * sizeof *u->path);
    u->phase = PHASE_OVER; /* of no round so far */
    u->round = -1;
    return u;
}

void uncrossed_destroy(struct uncrossed *u)
{
    if (!u)
        return;
    ways_free(u);
    for (int at = 0; at <= board_squares(&u->board); at++)
        states_free(&u->after[at]);
    for (int row = 0; row <= u->rows; row++)
        states_free(&u->kept[row]);
    states_free(&u->half);
    for (int i = 0; i < 2; i++) {
        net_free(&u->side[i].net);
        free(u->side[i].most);
    }
    free(u->after);
    free(u->kept);
    free(u->ahead);
    free(u->path);
    board_free(&u->board);
    free(u);
}

/* --- phases ----------------------------------------------------------------
 */

static int width(const struct uncrossed *u)
{
    return u->side[0].net.width;
}

/* From an empty board. */
static void begin_phase(struct uncrossed *u, enum phase phase, int rows)
{
    u->phase = phase;
    states_free(&u->after[0]);
    states_add(&u->after[0], (struct state){ 0, 0 }, 0);
    sweep_begin(u, 0, rows * width(u));
}

static void begin_round(struct uncrossed *u)
{
    u->round++;
    u->dropped = u->unlisted = false;
    u->found = 0;
    for (int i = 0; i < 2; i++) {
        memset(u->side[i].most, -1,
               (size_t)(u->rows + 1) * sizeof *u->side[i].most);
        u->side[i].most[0][0][0] = 0;
    }
    begin_phase(u, PHASE_HALF, u->middle);
}

/* The states at the middle that can come to the goal, to go on from. */
static void begin_goal(struct uncrossed *u)
{
    struct states *t = &u->after[u->middle * width(u)];
    struct states *kept = &u->kept[u->middle];
    const struct net *net = &u->side[1].net;
    int hanging[NET_PLACES];

    u->phase = PHASE_GOAL;
    states_free(t);
    states_free(kept);
    net_hanging(net, u->middle * width(u), hanging);
    for (size_t i = 0; i < u->half.n; i++) {
        struct state s = u->half.state[i];
        int moves = u->half.moves[i];

        if (s.hanging && sweep_bound(u, 1, u->middle, s, moves) < u->goal)
            continue;
        states_add(t, s, moves);
        moves -= state_hanging(s);
        states_add(kept, (struct state){ state_name(net, hanging, s), 0 },
                   moves);
        if (!net->mirrored)
            continue;
        s = state_twin(net, hanging, s);
        states_add(kept, (struct state){ state_name(net, hanging, s), 0 },
                   moves);
    }
    sweep_begin(u, u->middle * width(u), board_squares(&u->board));
}

/* No path is longer than what both halves together can hold. */
static int first_goal(const struct uncrossed *u)
{
    int most = u->found;

    for (size_t i = 0; i < u->half.n; i++) {
        struct state s = u->half.state[i];
        int can = s.hanging ? sweep_bound(u, 1, u->middle, s, u->half.moves[i])
                            : -1;

        if (can > most)
            most = can;
    }
    return most;
}

static void end_half(struct uncrossed *u)
{
    states_free(&u->half);
    u->half = u->after[u->at];
    states_init(&u->after[u->at]);
    if (u->same)
        memcpy(u->side[0].most, u->side[1].most,
               (size_t)(u->rows + 1) * sizeof *u->side[0].most);
    begin_phase(u, PHASE_OTHER, u->same ? 0 : u->rows - u->middle);
}

static void end_other(struct uncrossed *u)
{
    states_free(&u->after[u->at]);
    u->goal = first_goal(u);
    begin_goal(u);
}

static void end_round(struct uncrossed *u)
{
    bool over = !u->dropped || sweep_is_last_round(u);

    u->phase = PHASE_OVER;
    if (over)
        u->state = u->dropped ? UNCROSSED_GAVE_UP : UNCROSSED_DONE;
    if (!over || u->unlisted || u->dropped)
        ways_free(u);
    states_free(&u->half);
    for (int row = 0; row <= u->rows; row++)
        states_free(&u->kept[row]);
}

static void end_goal(struct uncrossed *u)
{
    states_free(&u->after[u->at]);
    if (u->goal > 0 && u->found < u->goal) {
        u->goal--;
        begin_goal(u);
    } else if (u->goal == 0) {
        end_round(u);
    } else {
        states_free(&u->half);
        ways_free(u);
        begin_phase(u, PHASE_ALL, u->rows);
    }
}

/* Where there was no room to keep all of them, once more for some. */
static void end_all(struct uncrossed *u)
{
    if (u->at < u->last) {
        u->unlisted = true;
        ways_free(u);
        begin_phase(u, PHASE_ALL, u->rows);
        return;
    }
    u->phase = PHASE_BACK;
    u->at = board_squares(&u->board);
    u->next = 0;
}

static void end_back(struct uncrossed *u)
{
    struct ahead all = u->ahead[0][0];

    if (all.moves > u->best) {
        u->best = all.moves;
        u->npath = uncrossed_at(u, 0, u->path);
    }
    u->dropped |= all.moves < u->goal;
    u->unlisted |= all.ways == UINT64_MAX; /* or more */
    if (!u->dropped && !u->unlisted)
        u->count = all.ways;
    end_round(u);
}

/* --- stepping --------------------------------------------------------------
 */

static bool is_full(const struct uncrossed *u)
{
    return sweep_is_last_round(u) && u->dropped;
}

static void end_phase(struct uncrossed *u)
{
    switch (u->phase) {
    case PHASE_HALF: end_half(u); break;
    case PHASE_OTHER: end_other(u); break;
    case PHASE_GOAL: end_goal(u); break;
    case PHASE_ALL: end_all(u); break;
    case PHASE_BACK: end_back(u); break;
    case PHASE_OVER: begin_round(u); break;
    }
}

/* True when the phase has come to its end. */
static bool do_phase(struct uncrossed *u, long *budget)
{
    if (u->phase == PHASE_OVER)
        return true;
    return u->phase == PHASE_BACK ? ways_step(u, budget)
                                  : sweep_step(u, budget);
}

enum uncrossed_state uncrossed_step(struct uncrossed *u, long *budget)
{
    int best = u->best;

    while (u->state == UNCROSSED_MORE && *budget > 0 && u->best == best) {
        if (!do_phase(u, budget))
            continue;
        if (u->phase != PHASE_OVER && is_full(u))
            end_round(u);
        else
            end_phase(u);
    }
    return u->state;
}

enum uncrossed_state uncrossed_now(const struct uncrossed *u)
{
    return u->state;
}

int uncrossed_moves(const struct uncrossed *u)
{
    return u->best;
}

int uncrossed_best(const struct uncrossed *u, int *path)
{
    memcpy(path, u->path, (size_t)u->npath * sizeof *path);
    return u->npath;
}

uint64_t uncrossed_count(const struct uncrossed *u)
{
    return u->count;
}

int uncrossed_round(const struct uncrossed *u)
{
    return u->round < 0 ? 1 : u->round + 1;
}

/* Nearly all work is done near the middle: it grows about as the sixth power of
 * the squares gone over. */
static double share_of_half(const struct uncrossed *u)
{
    double part = (double)u->at / u->last;

    return part * part * part * part * part * part;
}

double uncrossed_share(const struct uncrossed *u)
{
    double halves = u->same ? 0.9 : 0.45;

    switch (u->phase) {
    case PHASE_HALF: return halves * share_of_half(u);
    case PHASE_OTHER: return u->last ? halves * (1 + share_of_half(u)) : halves;
    case PHASE_GOAL: return 0.9;
    case PHASE_ALL: return 0.95;
    case PHASE_BACK: return 0.98;
    case PHASE_OVER: break;
    }
    return u->round < 0 ? 0 : 1;
}
