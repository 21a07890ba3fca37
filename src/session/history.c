/* The runs before and after this one, and the way back to them. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "session/session.h"
#include "session/state.h"

enum { UNDO_MAX = 200 };

/* One more at the end, to be filled in. */
static struct params *append(struct run_list *list)
{
    list->at = grow(list->at, list->n, &list->cap, sizeof *list->at);
    return &list->at[list->n++];
}

static void forget(struct run_list *list)
{
    while (list->n)
        params_free(&list->at[--list->n]);
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

    if (past->n == UNDO_MAX) {
        params_free(&past->at[0]);
        memmove(past->at, past->at + 1, --past->n * sizeof *past->at);
    }
    params_copy(append(past), &ss->params);
    forget(&ss->history.future);
}

size_t session_past(const struct session *ss)
{
    return ss->history.past.n;
}

void session_join(struct session *ss, size_t since)
{
    struct run_list *past = &ss->history.past;

    while (past->n > since + 1)
        params_free(&past->at[--past->n]);
}

/* Exchange the present run for the newest of `from`, keeping it in `to`. */
static bool swap_run(struct session *ss, struct run_list *from,
                     struct run_list *to)
{
    if (from->n == 0)
        return false;
    *append(to) = ss->params;
    ss->params = from->at[--from->n];
    session_again(ss);
    return true;
}

/* Does the user make the moves, rather than a solver? */
static bool played(const struct session *ss)
{
    return ss->plan.manner == MANNER_PLAYED;
}

static bool has_before(const struct session *ss)
{
    return played(ss) && ss->cursor > trace_first(&ss->trace);
}

static bool has_after(const struct session *ss)
{
    return played(ss) && ss->cursor + 1 < trace_end(&ss->trace);
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
    if (has_before(ss)) {
        session_step(ss, -1);
        return true;
    }
    return swap_run(ss, &ss->history.past, &ss->history.future);
}

bool session_redo(struct session *ss)
{
    if (has_after(ss)) {
        session_step(ss, 1);
        return true;
    }
    return swap_run(ss, &ss->history.future, &ss->history.past);
}

bool session_can_begin_afresh(const struct session *ss)
{
    return has_before(ss) && ss->plan.activity->retell;
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
