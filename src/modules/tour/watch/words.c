/*
 * Why the knight did what it did, in words, for the moment being looked at.
 * Everything is worked out again from the position and the moment's note.
 */
#include "chess/square.h"
#include "modules/tour/run.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"

static int square_at(const struct view *view, uint32_t back)
{
    return (int)view->pos->path[view->pos->npath - 1 - back];
}

static bool has_solution(const struct view *view)
{
    return view->now->flags & MOMENT_SOLUTION;
}

static bool has_dead_end(const struct view *view)
{
    return view->now->flags & MOMENT_DEAD_END;
}

/* The search has ended, and the moment looked at is its last. */
static bool is_exhausted(const struct view *view)
{
    return view->tip && view->progress == PROGRESS_DONE;
}

static bool is_stuck(const struct view *view)
{
    return view->tip && view->progress == PROGRESS_STUCK;
}

static uint64_t found_so_far(const struct puzzle *pz, const struct view *view)
{
    return tour_record(pz, view)->found;
}

/* A method of many tries has had enough of them. */
static bool has_given_up(const struct puzzle *pz, const struct view *view)
{
    return is_stuck(view) && pz->method->again && !has_solution(view);
}

/* --- one line ------------------------------------------------------------ */

static void status_of_end(const struct puzzle *pz, const struct view *view,
                          struct text *out)
{
    bool closed = tour_adjacent(pz, (int)view->pos->path[0],
                                square_at(view, 0));

    text_addf(out, "%s%s", closed ? "A closed tour of " : "An open tour of ",
              say_count(view->pos->npath, "square").at);
}

static void status_of_none(const struct puzzle *pz, bool some, struct text *out)
{
    text_addf(out,
              some ? "There is no other %stour from "
                   : "No %stour is possible from ",
              pz->closed ? "closed " : "");
    text_add(out, say_square(pz->start, pz->board.files).at);
    if (pz->end < 0)
        return;
    text_addf(out, " to %s", say_square(pz->end, pz->board.files).at);
}

void tour_status(const struct puzzle *pz, const struct view *view,
                 struct text *out)
{
    struct tour_note note = tour_note_unpack(view->now->note);
    uint32_t n = view->pos->npath;

    if (pz->refused) {
        text_add(out, "This method is not made for this");
    } else if (pz->reason.len || is_exhausted(view)) {
        status_of_none(pz, found_so_far(pz, view) > 0, out);
    } else if (has_given_up(pz, view)) {
        text_addf(out, "Given up on %s",
                  say_square(pz->start, pz->board.files).at);
    } else if (has_solution(view)) {
        status_of_end(pz, view, out);
    } else if (has_dead_end(view)) {
        text_addf(out, "Dead end on %s after %s",
                  say_square(square_at(view, 0), pz->board.files).at,
                  say_count(n, "square").at);
    } else if (note.kind == NOTE_START) {
        text_addf(out, "The knight stands on %s",
                  say_square(pz->start, pz->board.files).at);
    } else if (note.kind == NOTE_AGAIN || note.kind == NOTE_WORK) {
        tour_mind_status(pz, view, out);
    } else if (note.kind == NOTE_ENTER) {
        text_addf(out, "Move %u of %d: %s \u2192 %s", n - 1,
                  tour_squares(pz) - 1,
                  say_square(square_at(view, 1), pz->board.files).at,
                  say_square(square_at(view, 0), pz->board.files).at);
    } else {
        text_addf(out, "Back to %s, move %u of %d",
                  say_square(square_at(view, 0), pz->board.files).at, n - 1,
                  tour_squares(pz) - 1);
    }
}

/* --- a paragraph --------------------------------------------------------- */

/* Before the first move: what the numbers on the board are. */
static void explain_counts(const struct puzzle *pz, const struct view *view,
                           struct text *out)
{
    if (!tour_shows_counts(pz, view) || has_solution(view))
        return;
    text_add(out, "\nNumbers: how many squares lead on from there.");
    if (pz->method->counts_exits)
        text_add(out, " Ring: the fewest; two rings: a tie.");
}

static void explain_start(const struct puzzle *pz, const struct view *view,
                          struct text *out)
{
    if (pz->chosen)
        text_addf(out, "Chosen because %s. ", pz->chosen);
    text_add(out, pz->method->about);
    tour_mind_begin(pz, out);
    explain_counts(pz, view, out);
}

static void explain_hint(const struct puzzle *pz, const struct view *view,
                         struct text *out)
{
    if (pz->shown_hint < 0 || pz->hint_at != view->index)
        return;
    text_addf(out, " Hint: %s, in the frame, leads on to a full tour.",
              say_square(pz->shown_hint, pz->board.files).at);
}

/* Whether the user can still make it. */
static void explain_outlook(const struct puzzle *pz, const struct view *view,
                            struct text *out)
{
    switch (tour_outlook_at(pz, view->index).verdict) {
    case VERDICT_OPEN:
        text_add(out, "Looking whether the tour can still be completed.");
        break;
    case VERDICT_CAN:
        if (!has_solution(view))
            text_add(out, "The tour can still be completed: this is proved.");
        explain_hint(pz, view, out);
        break;
    case VERDICT_LOST:
        if (tour_lost_since(pz, view->index) == 0) {
            text_add(out, "No full tour is possible from this start.");
            break;
        }
        text_addf(out,
                  "Lost since move %zu: from there no full tour is "
                  "possible any more. Ctrl+Z takes moves back.",
                  tour_lost_since(pz, view->index));
        break;
    case VERDICT_UNPROVED:
        text_add(out, "Whether the tour can be completed could not be proved "
                      "with a bounded effort.");
        break;
    }
}

/* The candidates in words: "c7 (3), e7 (5) and h5 (2)". */
static void list_candidates(const struct puzzle *pz, const struct position *pos,
                            const int *squares, int n, struct text *out)
{
    for (int i = 0; i < n; i++) {
        text_addf(out, "%s%s", say_between(i, n, " and "),
                  say_square(squares[i], pz->board.files).at);
        if (pz->method->counts_exits)
            text_addf(out, " (%d)",
                      tour_exits(pz, pos, squares[i], pos->npath - 1));
    }
}

static void explain_rule(const struct puzzle *pz, const struct view *view,
                         struct tour_note note, struct text *out)
{
    const struct params *params = view->params;

    if (note.tried) {
        text_addf(out, "%s tried before and led nowhere; now ",
                  note.tried == 1 ? " One of them was" : " Some of them were");
    } else {
        text_addf(out, " %s", pz->method->choice);
    }
    text_addf(out, "%s.", say_square(square_at(view, 0), pz->board.files).at);
    if (note.tied > 1)
        text_addf(out, " %d were equally good; the order %s decided.",
                  note.tied,
                  pz->method->ordered ? params->at[TOUR_ORDER].text
                                      : "of the prescription");
}

static void explain_enter(const struct puzzle *pz, const struct view *view,
                          struct tour_note note, struct text *out)
{
    const struct position *pos = view->pos;
    int from = square_at(view, 1), squares[8];
    int n = tour_ways(pz, pos, from, pos->npath - 1, squares);
    bool home = false;

    text_addf(out, "From %s", say_square(from, pz->board.files).at);
    if (n == 1) {
        text_addf(out, " only one square was free: %s.",
                  say_square(square_at(view, 0), pz->board.files).at);
        return;
    }
    text_addf(out, " the knight could go to %d free squares: ", n);
    list_candidates(pz, pos, squares, n, out);
    text_add(out, ".");
    explain_rule(pz, view, note, out);
    for (int i = 0; i < n; i++)
        home = home || tour_exit_home(pz, squares[i]);
    if (home && pz->method->counts_exits)
        text_add(out, " The start counts too: a closed tour comes back to "
                      "it.");
}

static void explain_dead_end(const struct puzzle *pz, const struct view *view,
                             struct text *out)
{
    int left = tour_squares(pz) - (int)view->pos->npath, ignored[8];

    if (left == 0) {
        text_addf(out,
                  "\nEvery square has been visited, but the last is not "
                  "%s.",
                  pz->closed ? "a knight's move from the start"
                             : "the one that was chosen");
        return;
    }
    if (tour_free(pz, view->pos, square_at(view, 0), view->pos->npath,
                  ignored)) {
        text_addf(out,
                  "\nOnly the chosen last square %s is a knight's move away, "
                  "and ",
                  say_square(pz->end, pz->board.files).at);
    } else {
        text_add(out, "\nNo free square is a knight's move away, and ");
    }
    text_addf(out, "%s still unvisited: a dead end.",
              say_count((uint64_t)left, "square is|squares are").at);
}

/* Nothing more will come of this method. */
static void explain_stuck(const struct puzzle *pz, const struct view *view,
                          struct text *out)
{
    if (has_solution(view)) {
        text_add(out, " This method looks for no other.");
        return;
    }
    text_addf(out,
              " %s That does not mean there is no%s tour: choose "
              "\u201cWarnsdorff, with retreat\u201d.",
              pz->method->stuck, found_so_far(pz, view) ? " other" : "");
}

static int marked_square(const struct position *pos)
{
    int square = 0;

    while (!pos->cell[LAYER_MARK][square])
        square++;
    return square;
}

static void explain_stranded(const struct puzzle *pz, int square,
                             struct text *out)
{
    if (square == pz->start) {
        text_addf(out,
                  "After that move there would have been no way back to the "
                  "start %s (crossed), and the tour is to be closed; so it "
                  "is taken back at once. ",
                  say_square(square, pz->board.files).at);
        return;
    }
    text_addf(out,
              "That move would have left %s (crossed) without a place in "
              "any tour: no way on from there takes in every square, so "
              "it is taken back at once. ",
              say_square(square, pz->board.files).at);
}

static void explain_retreat(const struct puzzle *pz, const struct view *view,
                            struct tour_note note, struct text *out)
{
    const struct position *pos = view->pos;

    if (note.kind == NOTE_STRANDED) {
        explain_stranded(pz, marked_square(pos), out);
    } else {
        text_add(out, "Every way on from the last square has been tried, "
                      "without a tour. ");
    }
    text_addf(out, "The knight is back on %s and tries what is left there.",
              say_square(square_at(view, 0), pz->board.files).at);
}

void tour_explain_end(const struct puzzle *pz, const struct view *view,
                      struct text *out)
{
    int first = (int)view->pos->path[0], last = square_at(view, 0);

    text_addf(out, "%sEvery square has been visited exactly once. ",
              out->len ? "\n" : "");
    if (view->pos->npath == 1)
        return;
    text_addf(out, "%s%sa knight's move from the start %s%s",
              say_square(last, pz->board.files).at,
              tour_adjacent(pz, first, last) ? " is " : " is not ",
              say_square(first, pz->board.files).at,
              tour_adjacent(pz, first, last)
                  ? ": the tour is closed, it could go round for ever."
                  : ", so the tour is open.");
}

void tour_explain(const struct puzzle *pz, const struct view *view,
                  struct text *out)
{
    struct tour_note note = tour_note_unpack(view->now->note);

    if (pz->reason.len) {
        text_add(out, pz->reason.at);
        return;
    }
    if (is_exhausted(view)) {
        text_addf(out,
                  "Every way from the start has been tried: there is no "
                  "%stour. This is a proof.",
                  found_so_far(pz, view) ? "other " : "");
        return;
    }
    if (pz->mode == TOUR_HAND) {
        explain_outlook(pz, view, out);
        if (note.kind == NOTE_START)
            explain_counts(pz, view, out);
        if (has_dead_end(view))
            explain_dead_end(pz, view, out);
        if (has_solution(view))
            tour_explain_end(pz, view, out);
        return;
    }
    switch (note.kind) {
    case NOTE_START: explain_start(pz, view, out); break;
    case NOTE_ENTER: explain_enter(pz, view, note, out); break;
    case NOTE_RETREAT:
    case NOTE_STRANDED: explain_retreat(pz, view, note, out); break;
    case NOTE_AGAIN:
    case NOTE_WORK: tour_mind_explain(pz, view, out); break;
    }
    if (has_dead_end(view))
        explain_dead_end(pz, view, out);
    if (has_solution(view))
        tour_explain_end(pz, view, out);
    if (is_stuck(view))
        explain_stuck(pz, view, out);
}
