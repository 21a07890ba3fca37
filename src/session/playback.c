/*
 * Time and place: how far the solver has come, which of its moments is being
 * looked at, and how the one follows the other.
 */
#include <math.h>

#include "base/platform/clock.h"
#include "session/session.h"
#include "session/state.h"

enum {
    AHEAD = 4096,          /* moments a solver may be ahead of the viewer */
    HELD_MAX = 2000000,    /* moments kept: 32 MB */
    CHANGES_MAX = 8000000, /* and what they changed: 96 MB */
    RUN_SLICE = 65536,     /* work of a solver at a time */
    FOREVER = 1 << 30      /* milliseconds */
};

/* Is there work to do, and may it be done? */
static bool solver_can_go_on(const struct session *ss)
{
    return (ss->solver.progress == PROGRESS_MORE ||
            ss->solver.progress == PROGRESS_COUNTING) &&
           !ss->solver.limited;
}

/* Can it add to what there is to be seen? */
static bool run_can_grow(const struct session *ss)
{
    return ss->solver.progress == PROGRESS_MORE && !ss->solver.limited;
}

static size_t newest(const struct session *ss)
{
    return trace_end(&ss->trace) - 1;
}

/* Is the board at the tip, that of the newest moment, sooner copied than come
 * to change by change? */
static bool is_sooner_copied(const struct session *ss, size_t index)
{
    const struct trace *tr = &ss->trace;
    size_t squares = (size_t)position_squares(&tr->tip);

    return index == newest(ss) && trace_at(tr, index)->end == tr->nchanges &&
           tr->nchanges - trace_at(tr, ss->cursor)->end > squares;
}

void session_move(struct session *ss, size_t index)
{
    if (is_sooner_copied(ss, index))
        position_copy(&ss->pos, &ss->trace.tip);
    else
        trace_replay(&ss->trace, &ss->pos, ss->cursor, index);
    if (index != ss->cursor)
        ss->quiz.now = QUIZZED_NOT;
    ss->cursor = index;
    ss->glide.n = 0;
    ss->shine.on = false;
}

void session_to_tip(struct session *ss)
{
    session_move(ss, newest(ss));
}

void session_reread(struct session *ss)
{
    if (ss->rewrites == ss->trace.rewrites)
        return;
    ss->rewrites = ss->trace.rewrites;
    position_copy(&ss->pos, &ss->trace.tip);
    ss->cursor = newest(ss);
    ss->glide.n = 0;
    ss->shine.on = false;
}

/* --- the solver ---------------------------------------------------------- */

/* What a piece cost that was allowed `work`: who stops before that is spent,
 * with more to do, did so because units are dear. 0: nothing was done. */
static uint64_t cost_of(const struct session *ss, uint64_t work, uint64_t done,
                        uint64_t toil)
{
    uint64_t all = done + toil;

    return all > 0 && all < work && solver_can_go_on(ss) ? work : all;
}

/* Returns what that cost. */
static uint64_t let_solver_work(struct session *ss, long work)
{
    enum progress (*step)(struct puzzle *, struct trace *,
                          long *) = ss->plan.activity->step;
    uint64_t toil = ss->trace.toil, done, cost;
    long left;

    if (ss->solver.limit && ss->solver.limit - ss->solver.work < (uint64_t)work)
        work = (long)(ss->solver.limit - ss->solver.work);
    left = work;
    ss->solver.progress = step ? step(ss->puzzle, &ss->trace, &left)
                               : PROGRESS_WAITING;
    done = (uint64_t)(work - left);
    cost = cost_of(ss, (uint64_t)work, done, ss->trace.toil - toil);
    ss->solver.work += done;
    ss->solver.cost += cost;
    session_reread(ss);
    if (ss->solver.limit && ss->solver.work >= ss->solver.limit &&
        solver_can_go_on(ss))
        ss->solver.limited = true;
    return cost;
}

/* Keep the newest half when there is too much, if nobody looks at the rest. */
static void save_memory(struct session *ss)
{
    size_t middle = trace_first(&ss->trace) + ss->trace.nmoments / 2;

    bool much = ss->trace.nmoments > HELD_MAX ||
                ss->trace.nchanges > CHANGES_MAX;

    if (much && ss->cursor >= middle)
        trace_fold(&ss->trace, middle);
}

/* As much that keeping up with a large board costs little beside it. */
static uint64_t run_slice(const struct session *ss)
{
    uint64_t squares = (uint64_t)position_squares(&ss->trace.tip);

    return squares > RUN_SLICE ? squares : RUN_SLICE;
}

bool session_run_on(struct session *ss)
{
    uint64_t slice = run_slice(ss), cost = 1;

    trace_brief(&ss->trace, true);
    for (uint64_t n = 0; cost > 0 && solver_can_go_on(ss) && n < slice;
         n += cost)
        cost = let_solver_work(ss, RUN_SLICE);
    if (cost == 0 && solver_can_go_on(ss))
        clock_nap(1);
    trace_brief(&ss->trace, false);
    position_copy(&ss->pos, &ss->trace.tip);
    ss->cursor = newest(ss);
    ss->glide.n = 0;
    return solver_can_go_on(ss);
}

enum outcome session_run(struct session *ss)
{
    while (session_run_on(ss))
        ;
    return session_outcome(ss);
}

void session_limit(struct session *ss, uint64_t work)
{
    ss->solver.limit = work;
    ss->solver.limited = false;
    ss->solver.limited = work && ss->solver.work >= work &&
                         solver_can_go_on(ss);
}

void session_more(struct session *ss)
{
    if (ss->solver.progress == PROGRESS_FOUND)
        ss->solver.progress = PROGRESS_MORE;
}

uint64_t session_work(const struct session *ss)
{
    return ss->solver.work;
}

uint64_t session_cost(const struct session *ss)
{
    return ss->solver.cost;
}

enum outcome session_outcome(const struct session *ss)
{
    if (ss->solver.limited && ss->solver.progress == PROGRESS_MORE)
        return OUTCOME_LIMIT;
    switch (ss->solver.progress) {
    case PROGRESS_MORE: return OUTCOME_RUNNING;
    case PROGRESS_COUNTING:
    case PROGRESS_FOUND: return OUTCOME_FOUND;
    case PROGRESS_DONE: return OUTCOME_NONE;
    case PROGRESS_STUCK: return OUTCOME_STUCK;
    case PROGRESS_LIMIT: return OUTCOME_LIMIT;
    case PROGRESS_WAITING: return OUTCOME_WAITING;
    }
    return OUTCOME_RUNNING;
}

/* --- playing ------------------------------------------------------------- */

/* Move on by whole moments as far as there are any; glide over a single one. */
static void play_on(struct session *ss, int ms)
{
    size_t was = ss->cursor, room = newest(ss) - was, moments;

    ss->play.due += (float)ms * ss->play.speed / 1000;
    moments = (size_t)floorf(ss->play.due);
    ss->play.due -= floorf(ss->play.due);
    if (ss->play.speed <= 0 || moments > room)
        moments = room;
    if (moments == 1)
        session_step(ss, 1);
    else if (moments)
        session_quiz_walk(ss, ss->cursor + moments);
    session_begin_shine(ss, was);
    ss->play.playing = !session_quiz_holds(ss) &&
                       !(ss->cursor == newest(ss) && !run_can_grow(ss));
}

static void glide_on(struct session *ss, int ms)
{
    ss->glide.elapsed += ms;
    if (ss->glide.elapsed >= ss->glide.duration)
        ss->glide.n = 0;
}

/* Will the viewer be where the solver is at once? */
static bool is_followed(const struct session *ss)
{
    return ss->play.chasing || (ss->play.playing && ss->play.speed <= 0);
}

bool session_hurries(const struct session *ss)
{
    return is_followed(ss) && run_can_grow(ss);
}

/* A solver may go on as long as it is not far ahead, or is followed. */
static bool solver_may_go_on(const struct session *ss)
{
    return solver_can_go_on(ss) &&
           (is_followed(ss) || newest(ss) - ss->cursor < AHEAD);
}

/* The first moment after the cursor, or before it, that has any of `flags`. */
static bool find_flag(const struct session *ss, int flags, int direction,
                      size_t *at)
{
    size_t first = trace_first(&ss->trace), end = trace_end(&ss->trace);

    for (size_t i = ss->cursor; direction > 0 ? ++i < end : i-- > first;)
        if (session_moment(ss, i)->flags & flags) {
            *at = i;
            return true;
        }
    return false;
}

/* A single moment is glided over where a quiz made it so few. */
static void leap(struct session *ss, size_t to)
{
    size_t was = ss->cursor;

    session_quiz_walk(ss, to);
    if (session_quiz_is_on(ss) && ss->cursor == was + 1)
        session_begin_glide(ss, ss->cursor, false);
}

static void chase_on(struct session *ss)
{
    size_t at = newest(ss);
    bool found = ss->play.sought && find_flag(ss, ss->play.sought, 1, &at);

    leap(ss, at);
    ss->play.chasing = run_can_grow(ss) && !session_quiz_holds(ss) &&
                       !(found && ss->cursor == at);
}

bool session_advance(struct session *ss, long work, int ms)
{
    uint64_t cost = 1;

    session_shine_on(ss, ms);
    if (session_gliding(ss))
        glide_on(ss, ms);
    /* In pieces, so that a large budget does not lead it far ahead. */
    while (work > 0 && cost > 0 && solver_may_go_on(ss)) {
        cost = let_solver_work(ss, work < AHEAD ? work : AHEAD);
        work -= (long)cost;
    }
    session_quiz_look(ss);
    if (ss->play.chasing) {
        chase_on(ss);
    } else if (ss->play.leafing) {
        session_leaf_on(ss, ms);
    } else if (ss->play.playing) {
        play_on(ss, ms);
    }
    save_memory(ss);
    return session_playing(ss) || session_gliding(ss) || session_shining(ss) ||
           solver_may_go_on(ss);
}

/* Until what glides has come, with which words and marks change. */
static int gliding_left(const struct session *ss)
{
    return session_gliding(ss) ? ss->glide.duration - ss->glide.elapsed
                               : FOREVER;
}

/* Until the next moment is played. */
static int moment_left(const struct session *ss)
{
    return ss->play.playing
               ? (int)ceilf((1 - ss->play.due) * 1000 / ss->play.speed)
               : FOREVER;
}

int session_calm(const struct session *ss)
{
    int glide = gliding_left(ss), moment;

    if (solver_may_go_on(ss) || ss->play.chasing || ss->play.leafing ||
        session_quiz_is_on(ss))
        return 0;
    if (ss->play.playing && ss->play.speed <= 0)
        return 0;
    moment = moment_left(ss);
    return glide < moment ? glide : moment;
}

void session_play(struct session *ss, bool playing)
{
    bool finished = ss->cursor == newest(ss) && !run_can_grow(ss);

    ss->play.chasing = ss->play.playing = false;
    ss->play.due = 0;
    if (session_leaf(ss, playing) || (playing && !session_quiz_go_on(ss)))
        return;
    if (playing && finished) {
        session_rewind(ss);
        session_quiz_begin(ss);
    }
    ss->play.playing = playing &&
                       (ss->cursor != newest(ss) || run_can_grow(ss));
}

void session_speed(struct session *ss, float moments_per_second)
{
    ss->play.speed = moments_per_second;
}

bool session_playing(const struct session *ss)
{
    return ss->play.playing || ss->play.chasing || ss->play.leafing;
}

static void chase(struct session *ss, int flags)
{
    ss->play.playing = ss->play.chasing = false;
    if (!session_quiz_go_on(ss))
        return;
    ss->play.sought = flags;
    leap(ss, newest(ss));
    ss->play.chasing = run_can_grow(ss) && !session_quiz_holds(ss);
}

void session_chase(struct session *ss)
{
    chase(ss, 0);
}

/* --- place --------------------------------------------------------------- */

size_t session_first(const struct session *ss)
{
    return trace_first(&ss->trace);
}

size_t session_index(const struct session *ss)
{
    return ss->cursor;
}

size_t session_count(const struct session *ss)
{
    return trace_end(&ss->trace);
}

bool session_last(const struct session *ss, size_t *out)
{
    bool known = ss->trace.expected && run_can_grow(ss);

    *out = known ? ss->trace.expected - 1 : newest(ss);
    return known || !run_can_grow(ss);
}

const struct moment *session_moment(const struct session *ss, size_t index)
{
    return trace_at(&ss->trace, index);
}

const struct depths *session_depths(const struct session *ss)
{
    return &ss->trace.depths;
}

void session_seek(struct session *ss, size_t index)
{
    size_t first = trace_first(&ss->trace), last = newest(ss);

    ss->play.playing = ss->play.chasing = false;
    index = index < first ? first : index > last ? last : index;
    if (index > ss->cursor && !session_quiz_go_on(ss))
        return;
    session_quiz_walk(ss, index);
}

bool session_rewind(struct session *ss)
{
    bool dropped = trace_first(&ss->trace) > 0;

    if (dropped)
        session_again(ss);
    session_seek(ss, 0);
    return dropped;
}

void session_step(struct session *ss, long moments)
{
    size_t first = trace_first(&ss->trace), was = ss->cursor;
    bool playing = ss->play.playing;

    if (moments < 0 && was - first < (size_t)-moments)
        session_seek(ss, first);
    else
        session_seek(ss, was + (size_t)moments);
    if (moments == 1 && ss->cursor != was)
        session_begin_glide(ss, ss->cursor, false);
    else if (moments == -1 && ss->cursor != was)
        session_begin_glide(ss, was, true);
    session_begin_shine(ss, was);
    ss->play.playing = playing && moments > 0 && !session_quiz_holds(ss);
}

bool session_seek_flag(struct session *ss, int flags, int direction)
{
    size_t at;
    bool held = find_flag(ss, flags, direction, &at);

    if (held)
        session_seek(ss, at);
    else if (direction < 0 || !run_can_grow(ss))
        return false;
    else
        chase(ss, flags);
    return true;
}
