/*
 * Why the knight did what it did, in words, for the moment being looked at.
 * Everything is worked out again from the position and the moment's note.
 */
#include "chess/square.h"
#include "modules/tour/settings.h"
#include "modules/tour/watch/run.h"
#include "puzzle/control.h"
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
    else if (pz->aim.reason.len || is_exhausted(view))
        path_status_none(&pz->aim, has_found(view), out);
    else if (has_given_up(pz, view))
        text_addf(out, "Given up on %s", name_of(view, pz->aim.start).at);
    else
        status_of_moment(pz, view, out);
}

/* --- a paragraph --------------------------------------------------------- */

static void explain_start(const struct puzzle *pz, const struct view *view,
                          struct text *out)
{
    if (pz->chosen)
        text_addf(out, "Chosen because %s. ", pz->chosen);
    text_add(out, pz->method->about);
    glimpse_begin(pz, out);
    path_explain_help(view, watch_help(pz, view), out);
}

/* The candidates in words: "c7 (3), e7 (5) and h5 (2)". */
static void list_candidates(const struct puzzle *pz, const struct view *view,
                            const int *squares, int n, struct text *out)
{
    const struct position *pos = view->pos;

    for (int i = 0; i < n; i++) {
        text_addf(out, "%s%s", say_between(i, n, " and "),
                  name_of(view, squares[i]).at);
        if (pz->method->counts_exits)
            text_addf(out, " (%d)",
                      aim_exits(&pz->aim, pos, squares[i], pos->npath - 1));
    }
}

static void explain_rule(const struct puzzle *pz, const struct view *view,
                         struct text *out)
{
    struct watch_note note = watch_note(view);

    if (note.tried) {
        text_addf(out, " %s tried before%s; now ",
                  note.tried == 1 ? "One of them was" : "Some of them were",
                  has_found(view) ? "" : " and led nowhere");
    } else {
        text_addf(out, " %s", pz->method->say.choice);
    }
    text_addf(out, "%s.", name_of(view, path_square(view, 0)).at);
    if (note.tied > 1)
        text_addf(out, " %d were equally good; the order %s decided.",
                  note.tied,
                  pz->method->ordered ? view->params->at[TOUR_ORDER].text
                                      : "of the prescription");
}

/* There was one way to go; the chosen end was free as well if `kept`. */
static void explain_only(const struct puzzle *pz, const struct view *view,
                         bool kept, struct text *out)
{
    text_add(out, " only one square was free");
    if (kept)
        text_addf(out, " besides the chosen end %s",
                  name_of(view, pz->aim.end).at);
    text_addf(out, ": %s.", name_of(view, path_square(view, 0)).at);
}

static void explain_enter(const struct puzzle *pz, const struct view *view,
                          struct text *out)
{
    int from = path_square(view, 1), squares[8];
    int n = aim_next(&pz->aim, view->pos, from, view->pos->npath - 1, squares);
    int ways = aim_ways(&pz->aim, view->pos, from, view->pos->npath - 1,
                        squares);
    bool home = false;

    if (pz->method->replays) {
        text_addf(out, "%s%s.", pz->method->say.choice,
                  name_of(view, path_square(view, 0)).at);
        return;
    }
    text_addf(out, "From %s", name_of(view, from).at);
    if (ways == 1) {
        explain_only(pz, view, n > ways, out);
        return;
    }
    n = ways;
    text_addf(out, " the knight could go to %d free squares: ", n);
    list_candidates(pz, view, squares, n, out);
    text_add(out, ".");
    explain_rule(pz, view, out);
    for (int i = 0; i < n; i++)
        home = home || aim_exit_home(&pz->aim, squares[i]);
    if (home && pz->method->counts_exits)
        text_add(out, " The start counts too: a closed tour comes back to "
                      "it.");
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
              "\u201cWarnsdorff, with retreat\u201d.",
              pz->method->say.stuck, has_found(view) ? " other" : "");
}

static int marked_square(const struct position *pos)
{
    int square = 0;

    while (!pos->cell[LAYER_MARK][square])
        square++;
    return square;
}

static void explain_stranded(const struct puzzle *pz, const struct view *view,
                             struct text *out)
{
    int square = marked_square(view->pos);

    if (square == pz->aim.start)
        text_addf(out,
                  "After that move there would have been no way back to the "
                  "start %s (crossed), and the tour is to be closed; so it "
                  "is taken back at once. ",
                  name_of(view, square).at);
    else
        text_addf(out,
                  "That move would have left %s (crossed) without a place in "
                  "any tour: no way on from there takes in every square, so "
                  "it is taken back at once. ",
                  name_of(view, square).at);
}

static void explain_back(const struct view *view, struct text *out)
{
    text_addf(out, "The knight is back on %s and tries what is left there.",
              name_of(view, path_square(view, 0)).at);
}

static void explain_retreat(const struct puzzle *pz, const struct view *view,
                            struct text *out)
{
    if (pz->method->say.back) {
        text_addf(out, "%s It stands on %s.", pz->method->say.back,
                  name_of(view, path_square(view, 0)).at);
        return;
    }
    text_addf(out, "Every way on from the last square has been tried%s. ",
              has_found(view) ? "" : ", without a tour");
    explain_back(view, out);
}

static void explain_moment(const struct puzzle *pz, const struct view *view,
                           struct text *out)
{
    switch (watch_note(view).kind) {
    case NOTE_START: explain_start(pz, view, out); break;
    case NOTE_ENTER: explain_enter(pz, view, out); break;
    case NOTE_RETREAT: explain_retreat(pz, view, out); break;
    case NOTE_STRANDED:
        explain_stranded(pz, view, out);
        explain_back(view, out);
        break;
    case NOTE_AGAIN:
    case NOTE_WORK: glimpse_explain(pz, view, out); break;
    }
}

static void explain_search(const struct puzzle *pz, const struct view *view,
                           struct text *out)
{
    if (pz->aim.reason.len) {
        text_add(out, pz->aim.reason.at);
        return;
    }
    if (is_exhausted(view)) {
        text_addf(out,
                  "Every way from the start has been tried: there is no "
                  "%stour. This is a proof.",
                  has_found(view) ? "other " : "");
        return;
    }
    explain_moment(pz, view, out);
    path_explain_end(&pz->aim, view, out);
    if (is_stuck(view))
        explain_stuck(pz, view, out);
}

void watch_explain(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    explain_search(pz, view, out);
    graph_explain(&pz->graph, &pz->aim, view, out);
}
