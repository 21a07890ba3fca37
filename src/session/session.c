/* Opening, restarting and closing a run, and what the user does to it. */
#include "session/session.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "puzzle/plan.h"
#include "session/state.h"

static const struct look first_look = {
    .coordinates = true, .numbers = true, .frame = true, .first_number = 1
};

/* Each run is told anew. */
static void hand_clock(struct session *ss)
{
    struct input in = { .kind = INPUT_CLOCK, .clock = ss->solver.clock };
    struct error unasked;

    if (ss->solver.clock.now && ss->plan.activity->input)
        ss->plan.activity->input(ss->puzzle, &ss->trace, &in, &ss->params,
                                 &unasked);
}

void session_lend_clock(struct session *ss, struct lent_clock clock)
{
    ss->solver.clock = clock;
    hand_clock(ss);
}

/* Settings have changed that the run goes on with. */
static void plan_again(struct session *ss)
{
    struct error unasked;
    struct plan plan;

    if (puzzle_plan(ss->cls, &ss->params, &plan, &unasked))
        ss->plan = plan;
}

/* Marks belong to the board: those that are on it stay. */
static void keep_marks(struct session *ss)
{
    if (session_can_mark(ss))
        marks_keep(&ss->params, ss->plan.files, ss->plan.ranks);
    else
        marks_keep(&ss->params, 0, 0);
    ss->pointer.sketch.on = false;
}

/* Start the run that ss->params describes. */
static void begin(struct session *ss)
{
    const struct plan *plan = &ss->plan;

    if (ss->cls->adapt)
        ss->cls->adapt(&ss->params, ADAPT_BEGIN);
    plan_again(ss);
    keep_marks(ss);
    trace_init(&ss->trace, plan->files, plan->ranks);
    position_init(&ss->pos, plan->files, plan->ranks);
    if (plan->surface != SURFACE_FLAT) {
        board_init(&ss->joined, plan->files, plan->ranks);
        ss->joined.surface = plan->surface;
    }
    ss->puzzle = plan->activity->create(&ss->params, &ss->trace);
    hand_clock(ss);
    if (ss->trace.nmoments == 0)
        trace_moment(&ss->trace, 0, 0, 0);
    position_copy(&ss->pos, &ss->trace.tip);
    ss->cursor = trace_end(&ss->trace) - 1;
    ss->rewrites = ss->trace.rewrites;
    session_move(ss, 0);
    ss->solver.progress = PROGRESS_MORE;
    ss->solver.work = ss->solver.cost = 0;
    ss->solver.limited = ss->pointer.dragged = ss->pointer.gripped = false;
    ss->play.playing = ss->play.chasing = ss->play.leafing = false;
    ss->glide.n = 0;
    ss->said.explained = 0;
    ss->play.due = 0;
    session_quiz_begin(ss);
    ss->pointer.held = -1;
    if (ss->pointer.hover >= plan->files * plan->ranks)
        ss->pointer.hover = -1;
    if (plan->manner != MANNER_WATCHED)
        session_chase(ss);
}

static void end(struct session *ss)
{
    if (ss->plan.activity->destroy)
        ss->plan.activity->destroy(ss->puzzle);
    else
        free(ss->puzzle);
    trace_free(&ss->trace);
    position_free(&ss->pos);
    board_free(&ss->joined);
}

void session_again(struct session *ss)
{
    end(ss);
    begin(ss);
}

struct session *session_open(const struct puzzle_class *cls,
                             const struct params *params, struct error *err)
{
    struct session *ss;
    struct plan plan;

    if (!puzzle_plan(cls, params, &plan, err))
        return NULL;
    ss = xcalloc(1, sizeof *ss);
    ss->cls = cls;
    params_copy(&ss->params, params);
    ss->pointer.hover = ss->pointer.held = -1;
    ss->play.speed = 4;
    ss->look = first_look;
    text_init(&ss->said.heading);
    text_init(&ss->said.status);
    text_init(&ss->said.explain);
    text_init(&ss->said.told);
    text_init(&ss->said.notation);
    text_init(&ss->said.describe);
    facts_init(&ss->said.facts);
    begin(ss);
    return ss;
}

void session_close(struct session *ss)
{
    if (!ss)
        return;
    end(ss);
    session_free_history(ss);
    free(ss->cleared);
    params_free(&ss->params);
    text_free(&ss->said.heading);
    text_free(&ss->said.status);
    text_free(&ss->said.explain);
    text_free(&ss->said.told);
    text_free(&ss->said.notation);
    text_free(&ss->said.describe);
    facts_free(&ss->said.facts);
    free(ss);
}

const struct puzzle_class *session_class(const struct session *ss)
{
    return ss->cls;
}

const struct params *session_params(const struct session *ss)
{
    return &ss->params;
}

const struct plan *session_plan(const struct session *ss)
{
    return &ss->plan;
}

void session_size(const struct session *ss, int *files, int *ranks)
{
    *files = ss->pos.files;
    *ranks = ss->pos.ranks;
}

const struct position *session_position(const struct session *ss)
{
    return &ss->pos;
}

/* --- beginning again ----------------------------------------------------- */

bool session_restart(struct session *ss, const struct params *params,
                     struct error *err)
{
    struct plan plan;

    if (!puzzle_plan(ss->cls, params, &plan, err))
        return false;
    session_remember(ss);
    end(ss);
    params_assign(&ss->params, params);
    begin(ss);
    return true;
}

/* The user added to the trace: show it, and let the solver look again. The
 * piece that was carried from `hand`, if any, is where it belongs. */
static void follow_edit(struct session *ss, int hand)
{
    bool rewritten = ss->rewrites != ss->trace.rewrites;
    size_t was = ss->cursor;

    session_reread(ss);
    session_to_tip(ss);
    if (ss->cursor == was + 1 && !rewritten) {
        session_begin_glide(ss, ss->cursor, false);
        session_end_glide_from(ss, hand);
        session_begin_shine(ss, was);
    }
    ss->solver.progress = PROGRESS_MORE;
    ss->play.playing = ss->play.leafing = false;
    /* If nothing was added, it has to be found first. */
    ss->play.chasing = ss->plan.manner == MANNER_SHOWN && !rewritten &&
                       ss->cursor == was;
}

/* Settings with the new value, which may be refused for what the others are,
 * as if a run were to begin with them. */
static bool try_live(struct session *ss, int control, const char *text,
                     struct error *err)
{
    struct params fresh;
    struct plan ignored;
    bool ok;

    params_copy(&fresh, &ss->params);
    ok = params_set(&fresh, ss->cls->controls, control, text, err) &&
         puzzle_plan(ss->cls, &fresh, &ignored, err);
    if (ok)
        params_assign(&ss->params, &fresh);
    params_free(&fresh);
    return ok;
}

static bool set_live(struct session *ss, int control, const char *text,
                     struct error *err)
{
    const struct activity *activity = ss->plan.activity;
    struct input in = { .kind = INPUT_CHANGED, .control = control };
    struct view view;

    if (!try_live(ss, control, text, err))
        return false;
    view = session_view(ss);
    in.view = &view;
    if (activity->input && activity->input(ss->puzzle, &ss->trace, &in,
                                           &ss->params, err) == REACTION_EDITED)
        follow_edit(ss, -1);
    plan_again(ss);
    return true;
}

bool session_set(struct session *ss, int control, const char *text, bool adapt,
                 struct error *err)
{
    const struct control *table = ss->cls->controls;
    struct params fresh;
    bool ok;

    if (table[control].live)
        return set_live(ss, control, text, err);
    params_copy(&fresh, &ss->params);
    ok = params_set(&fresh, table, control, text, err);
    if (ok && adapt && ss->cls->adapt)
        ss->cls->adapt(&fresh, control);
    ok = ok && session_restart(ss, &fresh, err);
    params_free(&fresh);
    return ok;
}

bool session_shuffle(struct session *ss, uint64_t seed, struct error *err)
{
    struct params fresh;
    bool ok;

    params_copy(&fresh, &ss->params);
    fresh.seed = seed;
    puzzle_shuffle(ss->cls, &fresh);
    ok = session_restart(ss, &fresh, err);
    params_free(&fresh);
    return ok;
}

/* --- the pointer --------------------------------------------------------- */

int session_carried(const struct session *ss)
{
    return ss->pointer.gripped && ss->pointer.dragged &&
                   ss->pointer.held >= 0 &&
                   ss->pos.cell[LAYER_PIECE][ss->pointer.held]
               ? ss->pointer.held
               : -1;
}

void session_hover(struct session *ss, int square, struct vec at)
{
    ss->pointer.hover = square;
    ss->pointer.at = at;
}

/* Has the user made moves that come after what is looked at? */
static bool looks_back(const struct session *ss)
{
    return ss->plan.manner == MANNER_PLAYED &&
           ss->cursor + 1 < trace_end(&ss->trace);
}

/* What is done while looking back is done as if the later moves had not been
 * made. They are there until it is: most presses come to nothing. */
static void copy_params(const struct session *ss, struct params *params)
{
    struct view view = session_view(ss);

    params_copy(params, &ss->params);
    if (looks_back(ss) && ss->plan.activity->retell)
        ss->plan.activity->retell(ss->puzzle, &view, params);
}

static enum reaction react(struct session *ss, enum reaction reaction,
                           struct params *params, int hand, struct error *err)
{
    if (reaction == REACTION_RESTART && !session_restart(ss, params, err))
        return REACTION_REFUSED;
    if (reaction == REACTION_MORE) {
        session_more(ss);
        session_chase(ss);
    }
    if (reaction == REACTION_EDITED) {
        params_assign(&ss->params, params);
        plan_again(ss);
        follow_edit(ss, hand);
    }
    return reaction;
}

/* If that was done in the place of later moves, one step back brings them. */
static enum reaction graft(struct session *ss, enum reaction reaction,
                           struct params *params, int hand, struct error *err)
{
    size_t left = ss->cursor;

    if (reaction == REACTION_EDITED)
        session_remember(ss);
    reaction = react(ss, reaction, params, hand, err);
    if (reaction == REACTION_EDITED || reaction == REACTION_RESTART)
        session_graft(ss, left);
    return reaction;
}

/* What is held must not be played away from under the hand. */
static void grip(struct session *ss)
{
    ss->pointer.gripped = true;
    if (ss->plan.manner == MANNER_PLAYED)
        ss->play.playing = ss->play.chasing = false;
}

/* What was asked for may have to be looked for, though nobody has moved. */
static void look_for_it(struct session *ss, const struct input *in)
{
    if (in->kind == INPUT_ACTION && ss->plan.manner == MANNER_PLAYED &&
        ss->solver.progress == PROGRESS_WAITING)
        ss->solver.progress = PROGRESS_MORE;
}

/* A hand is never quite still: only from here on a press is a drag. */
static bool is_far(struct vec a, struct vec b)
{
    float x = a.x - b.x, y = a.y - b.y, least = 0.12f;

    return x * x + y * y > least * least;
}

static void follow_hand(struct session *ss, const struct input *in)
{
    if (in->kind == INPUT_PRESS) {
        ss->pointer.held = in->square;
        ss->pointer.press = in->at;
        ss->pointer.dragged = ss->pointer.gripped = false;
    } else if (in->kind == INPUT_DRAG) {
        ss->pointer.dragged = ss->pointer.dragged ||
                              is_far(in->at, ss->pointer.press);
    } else if (in->kind == INPUT_RELEASE) {
        ss->pointer.held = -1;
        ss->pointer.gripped = false;
    }
}

static enum reaction ask(struct session *ss, const struct input *in,
                         struct params *params, struct error *err)
{
    struct input seen = *in;
    struct view view = session_view(ss);

    seen.view = &view;
    return ss->plan.activity->input(ss->puzzle, &ss->trace, &seen, params, err);
}

/* A tool works where it is pressed, and where the plan has it. */
static bool is_idle(const struct session *ss, const struct input *in)
{
    return !ss->plan.activity->input ||
           (in->tool != TOOL_NONE &&
            (in->kind != INPUT_PRESS || !(ss->plan.tools >> in->tool & 1)));
}

enum reaction session_input(struct session *ss, const struct input *in,
                            struct error *err)
{
    int hand = in->kind == INPUT_RELEASE ? session_carried(ss) : -1;
    struct params params;
    enum reaction reaction;
    bool back;

    if (in->tool == TOOL_NONE && session_quiz_takes(ss, in, &reaction, err))
        return reaction;
    if (in->tool == TOOL_NONE)
        follow_hand(ss, in);
    if (is_idle(ss, in))
        return REACTION_NONE;
    back = looks_back(ss);
    copy_params(ss, &params);
    reaction = ask(ss, in, &params, err);
    if (reaction == REACTION_GRIPPED) {
        grip(ss);
        reaction = REACTION_REDRAW;
    }
    reaction = (back ? graft : react)(ss, reaction, &params, hand, err);
    look_for_it(ss, in);
    params_free(&params);
    return reaction;
}
