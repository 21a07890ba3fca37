/* The runs before and after this one, and the way back to them. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "session/session.h"
#include "session/state.h"

enum { UNDO_MAX = 200 };

/* One more at the end, to be filled in. */
static struct kept *append(struct run_list *list)
{
    list->at = grow(list->at, list->n, &list->cap, sizeof *list->at);
    return &list->at[list->n++];
}

static void forget(struct run_list *list)
{
    while (list->n)
        params_free(&list->at[--list->n].params);
}

void session_free_history(struct session *ss)
{
    forget(&ss->history.past);
    forget(&ss->history.future);
    free(ss->history.past.at);
    free(ss->history.future.at);
}

void session_remember(struct session *ss)
{
    struct run_list *past = &ss->history.past;
    struct kept *kept;

    if (past->n == UNDO_MAX) {
        params_free(&past->at[0].params);
        memmove(past->at, past->at + 1, --past->n * sizeof *past->at);
    }
    kept = append(past);
    params_copy(&kept->params, &ss->params);
    kept->graft = ss->history.graft;
    ss->history.graft = (struct graft){ .is = false };
    forget(&ss->history.future);
}

void session_graft(struct session *ss, size_t left)
{
    ss->history.graft = (struct graft){ .is = true,
                                        .left = left,
                                        .at = trace_end(&ss->trace) - 1 };
}

size_t session_past(const struct session *ss)
{
    return ss->history.past.n;
}

void session_join(struct session *ss, size_t since)
{
    struct run_list *past = &ss->history.past;
    struct graft *graft = &ss->history.graft;

    if (past->n > since + 1) {
        *graft = past->at[since + 1].graft;
        graft->at = trace_end(&ss->trace) - 1;
    }
    while (past->n > since + 1)
        params_free(&past->at[--past->n].params);
}

/* Exchange the present run for the newest of `from`, keeping it in `to`. */
static void swap_run(struct session *ss, struct run_list *from,
                     struct run_list *to)
{
    struct kept now = { ss->params, ss->history.graft };
    struct kept other = from->at[--from->n];

    *append(to) = now;
    ss->params = other.params;
    ss->history.graft = other.graft;
    session_again(ss);
}

/* Does the user make the moves, rather than a solver? */
static bool played(const struct session *ss)
{
    return ss->plan.manner == MANNER_PLAYED;
}

/* Was anything done to come here? */
static bool has_moves(const struct session *ss)
{
    return played(ss) && ss->cursor > trace_first(&ss->trace);
}

/* Is that a move, to be taken back by itself? */
static bool has_before(const struct session *ss)
{
    const struct graft *g = &ss->history.graft;

    return has_moves(ss) && !(g->is && ss->cursor == g->at);
}

/* Where the run that follows grew out of this one, if it did. */
static const struct graft *next_graft(const struct session *ss)
{
    const struct run_list *future = &ss->history.future;
    const struct graft *g;

    if (!future->n)
        return NULL;
    g = &future->at[future->n - 1].graft;
    return g->is ? g : NULL;
}

static bool has_after(const struct session *ss)
{
    const struct graft *g = next_graft(ss);

    return played(ss) && ss->cursor + 1 < trace_end(&ss->trace) &&
           !(g && ss->cursor == g->left);
}

bool session_can_undo(const struct session *ss)
{
    return has_before(ss) || ss->history.past.n > 0;
}

bool session_can_redo(const struct session *ss)
{
    return has_after(ss) || ss->history.future.n > 0;
}

bool session_undo(struct session *ss)
{
    struct graft g = ss->history.graft;

    if (!session_can_undo(ss))
        return false;
    if (has_before(ss)) {
        session_step(ss, -1);
        return true;
    }
    swap_run(ss, &ss->history.past, &ss->history.future);
    if (g.is)
        session_seek(ss, g.left);
    return true;
}

bool session_redo(struct session *ss)
{
    if (!session_can_redo(ss))
        return false;
    if (has_after(ss)) {
        session_step(ss, 1);
        return true;
    }
    swap_run(ss, &ss->history.future, &ss->history.past);
    if (ss->history.graft.is)
        session_seek(ss, ss->history.graft.at);
    return true;
}

bool session_can_begin_afresh(const struct session *ss)
{
    return has_moves(ss) && ss->plan.activity->retell;
}

/* The puzzle knows how to tell of nothing that came after a moment. */
bool session_begin_afresh(struct session *ss)
{
    struct params fresh;
    struct error err;
    struct view view;
    bool ok;

    if (!session_can_begin_afresh(ss))
        return false;
    session_seek(ss, trace_first(&ss->trace));
    view = session_view(ss);
    params_copy(&fresh, &ss->params);
    ss->plan.activity->retell(ss->puzzle, &view, &fresh);
    ok = session_restart(ss, &fresh, &err);
    params_free(&fresh);
    return ok;
}
