/*
 * What the knight does and why, in words, for the moment being looked at.
 * Everything is worked out again from the position and the moment's note.
 */
#include "chess/square.h"
#include "modules/tour/watch/run.h"
#include "modules/tour/settings.h"
#include "puzzle/trace.h"

/* The search has ended, and the moment looked at is its last. */
static bool is_exhausted(const struct view *view)
{
    return view->tip && view->progress == PROGRESS_DONE;
}

static bool is_stuck(const struct view *view)
{
    return view->tip && view->progress == PROGRESS_STUCK;
}

static bool has_found(const struct view *view)
{
    return watch_number(view, WATCH_FOUND) > 0;
}

/* A method of many tries, or of many paths, has had enough of them. */
static bool has_given_up(const struct puzzle *pz, const struct view *view)
{
    return is_stuck(view) && (pz->method->say.again || pz->method->say.back) &&
           !path_is_complete(view);
}

static struct phrase name_of(const struct view *view, int square)
{
    return say_square(square, view->pos->files);
}

/* It is known that there is no tour, or no other: there is nothing to watch,
 * or it has been watched to its end. */
static bool is_none(const struct puzzle *pz, const struct view *view)
{
    return is_exhausted(view) || !pz->search;
}

/* The reason why there is none is told before it is watched as well. */
static bool is_foretold(const struct puzzle *pz, const struct view *view)
{
    return pz->aim.reason.len &&
           (is_none(pz, view) || watch_note(view).kind == NOTE_START);
}

/* --- one line ------------------------------------------------------------ */

static void status_of_moment(const struct puzzle *pz, const struct view *view,
                             struct text *out)
{
    switch (watch_note(view).kind) {
    case NOTE_START:
    case NOTE_ENTER: path_status(&pz->aim, view, out); break;
    case NOTE_RETREAT:
    case NOTE_STRANDED:
        text_addf(out, "Back to %s, move %u of %d",
                  name_of(view, path_square(view, 0)).at, view->pos->npath - 1,
                  aim_squares(&pz->aim) - 1);
        break;
    case NOTE_AGAIN:
    case NOTE_WORK: glimpse_status(pz, view, out); break;
    }
}

void watch_status(const struct puzzle *pz, const struct view *view,
                  struct text *out)
{
    if (pz->refused)
        text_add(out, "This method is not made for this");
    else if (is_none(pz, view) || is_foretold(pz, view))
        path_status_none(&pz->aim, has_found(view), out);
    else if (has_given_up(pz, view))
        text_addf(out, "Given up on %s", name_of(view, pz->aim.start).at);
    else
        status_of_moment(pz, view, out);
    tour_reword(out, &pz->aim.mover);
}

/* --- a paragraph --------------------------------------------------------- */

static void explain_start(const struct puzzle *pz, const struct view *view,
                          struct text *out)
{
    if (pz->chosen && pz->chosen[0] && !pz->aim.reason.len)
        text_addf(out, "Chosen because %s. ", pz->chosen);
    if (!pz->aim.reason.len)
        text_add(out, pz->method->about);
    glimpse_begin(pz, out);
    path_explain_help(view, watch_help(pz, view), out);
}

/* Nothing more will come of this method. */
static void explain_stuck(const struct puzzle *pz, const struct view *view,
                          struct text *out)
{
    if (path_is_complete(view) && !pz->method->goes_on) {
        text_add(out, " This method looks for no other.");
        return;
    }
    text_addf(out,
              " %s That does not mean there is no%s tour: choose "
              "\u201cWarnsdorff, may go back\u201d.",
              pz->method->say.stuck, has_found(view) ? " other" : "");
}

/* What the move that was taken back had done. */
static void explain_left(const struct puzzle *pz, const struct view *view,
                         struct text *out)
{
    int cut_off = (int)watch_number(view, WATCH_CUT_OFF);

    if (pz->method->say.back) {
        text_addf(out, "The knight is back on %s. ",
                  name_of(view, path_square(view, 0)).at);
        return;
    }
    text_addf(out, "The move to %s ",
              name_of(view, watch_square(pz, view, watch_note(view).left)).at);
    if (watch_note(view).kind == NOTE_RETREAT)
        text_add(out, has_found(view) ? "has been followed to its end. "
                                      : "led nowhere. ");
    else if (cut_off == pz->aim.start)
        text_addf(out, "left no way back to the start %s. ",
                  name_of(view, cut_off).at);
    else
        text_addf(out, "left %s without a place in any tour. ",
                  name_of(view, cut_off).at);
    text_addf(out, "The knight is back on %s. ",
              name_of(view, path_square(view, 0)).at);
}

static void explain_moment(const struct puzzle *pz, const struct view *view,
                           struct text *out)
{
    bool chosen = watch_tells_choice(pz, view) &&
                  watch_note(view).ahead.kind == AHEAD_MOVE;

    switch (watch_note(view).kind) {
    case NOTE_START:
        explain_start(pz, view, out);
        text_add(out, chosen && out->len ? " " : "");
        break;
    case NOTE_ENTER: break;
    case NOTE_RETREAT:
    case NOTE_STRANDED: explain_left(pz, view, out); break;
    case NOTE_AGAIN:
    case NOTE_WORK:
        glimpse_explain(pz, view, out);
        text_add(out, chosen ? " " : "");
        break;
    }
    watch_explain_choice(pz, view, out);
}

/* What follows from a dead end. */
static void explain_after_end(const struct puzzle *pz, const struct view *view,
                              struct text *out)
{
    enum watch_ahead_kind ahead = watch_note(view).ahead.kind;

    if (ahead == AHEAD_BACK)
        text_addf(out, " The move to %s is taken back.",
                  name_of(view, path_square(view, 0)).at);
    if (ahead == AHEAD_AGAIN)
        text_addf(out, " %s", pz->method->say.ending);
}

/* Why there is no tour, before the search for one and after it. */
static void explain_reason(const struct puzzle *pz, const struct view *view,
                           struct text *out)
{
    text_add(out, pz->aim.reason.at);
    if (pz->search && !is_exhausted(view))
        text_add(out, " Watch the search find that out by trying every way.");
}

static void explain_search(const struct puzzle *pz, const struct view *view,
                           struct text *out)
{
    if (is_foretold(pz, view))
        explain_reason(pz, view, out);
    /* A search that is over before its first move has not tried anything. */
    if (!pz->search || (is_foretold(pz, view) && view->tip &&
                        view->index == 0 && is_exhausted(view)))
        return;
    if (is_exhausted(view)) {
        text_addf(out,
                  "%sEvery way from the start has been tried: there is no "
                  "%stour. This is a proof.",
                  out->len ? "\n" : "", has_found(view) ? "other " : "");
        return;
    }
    explain_moment(pz, view, out);
    path_explain_end(&pz->aim, view, out);
    if (path_is_dead_end(view))
        explain_after_end(pz, view, out);
    if (is_stuck(view))
        explain_stuck(pz, view, out);
}

void watch_explain(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    explain_search(pz, view, out);
    graph_explain(&pz->graph, &pz->aim, view, out);
    tour_reword(out, &pz->aim.mover);
}
