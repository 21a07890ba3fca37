/*
 * Where does the knight go next? The answer is what the next moment does; why
 * is what is told of every choice. A square that is as good by the rule counts
 * as right, whichever of the equal ones is taken.
 */
#include "puzzle/riddle.h"

#include "base/say.h"
#include "base/text.h"
#include "chess/attack.h"
#include "chess/square.h"
#include "modules/tour/settings.h"
#include "modules/tour/watch/run.h"
#include "modules/tour/watch/tree.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"

static struct phrase name_of(const struct view *view, int square)
{
    return say_square(square, view->pos->files);
}

static bool is_visited(const struct view *view, int square)
{
    return view->pos->cell[LAYER_ORDER][square] != 0;
}

/* --- the questions ------------------------------------------------------- */

/* What decides, where that can be said before the choice. */
static void remind(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    const struct tour_method *m = pz->method;

    if (m->counts_exits)
        text_addf(out, " The rule: to the square with the %s ways on.",
                  m->wants_most ? "most" : "fewest");
    else if (m->ordered && m->complete)
        text_addf(out, " It takes the first square in the order of moves: %s.",
                  move_order_title(view->params->at[TOUR_ORDER].text));
}

static void ask_where(const struct puzzle *pz, const struct view *view,
                      struct text *out)
{
    struct phrase at = name_of(view, path_square(view, 0));

    if (path_is_dead_end(view)) {
        text_addf(out,
                  "Where does the knight go back to?\nOn %s it can go no "
                  "further. Click a square.",
                  at.at);
        return;
    }
    text_addf(out, "Where does the knight go next?\nIt stands on %s.", at.at);
    remind(pz, view, out);
    text_add(out, " Click a square.");
}

/* Of a tour that need not be closed, once its last move is known. */
static bool asks_closed(const struct puzzle *pz, const struct view *view,
                        const struct upcoming *next)
{
    return next->moment->flags & MOMENT_SOLUTION && !pz->aim.closed &&
           pz->aim.end < 0 && view->pos->npath > 1;
}

/* Where the knight will stand, or -1: it stays where it is. */
static int next_stand(const struct view *view, const struct upcoming *next)
{
    int from, to;

    for (size_t i = 0; i < next->n; i++)
        if (change_walk(&next->changes[i], view->pos, &from, &to))
            return to;
    return upcoming_put(next);
}

static struct riddle ask(const struct puzzle *pz, const struct view *view,
                         const struct upcoming *next, int part,
                         struct text *out)
{
    int to = next_stand(view, next);

    if (part == 0 && to >= 0 && to != path_square(view, 0)) {
        ask_where(pz, view, out);
        tour_reword(out, &pz->aim.mover);
        return (struct riddle){ .kind = RIDDLE_SQUARE, .answer = to };
    }
    if (part == 1 && asks_closed(pz, view, next)) {
        text_addf(out,
                  "Will the tour be closed?\nThe last square is %s. Is it a "
                  "knight's move from %s, where the knight began?",
                  name_of(view, to).at, name_of(view, pz->aim.start).at);
        tour_reword(out, &pz->aim.mover);
        return (struct riddle){ .kind = RIDDLE_YES_NO,
                                .answer = aim_adjacent(&pz->aim, to,
                                                       pz->aim.start) };
    }
    return (struct riddle){ 0 };
}

/* --- the answers --------------------------------------------------------- */

static int exits(const struct puzzle *pz, const struct view *view, int square)
{
    return aim_exits(&pz->aim, view->pos, square, view->pos->npath);
}

static bool was_tried(const struct puzzle *pz, const struct view *view,
                      int square)
{
    unsigned tried = watch_tried(&pz->aim, view->pos);
    int at = path_square(view, 0);

    return tried >> attack_move(&pz->aim.board, &pz->aim.mover, at, square) & 1;
}

/* May the knight go there now? */
static bool is_way(const struct puzzle *pz, const struct view *view, int square)
{
    int ways[MOVER_STEPS_MAX];
    int n = aim_ways(&pz->aim, view->pos, path_square(view, 0),
                     view->pos->npath, ways);

    while (n-- > 0)
        if (ways[n] == square)
            return true;
    return false;
}

/* Is the guess as good as the answer by the rule? */
static bool is_equal(const struct puzzle *pz, const struct view *view,
                     int guess, int answer)
{
    return pz->method->counts_exits && !is_visited(view, answer) &&
           is_way(pz, view, guess) && !was_tried(pz, view, guess) &&
           exits(pz, view, guess) == exits(pz, view, answer);
}

/* Two squares that the knight may go to, and the rule that compares them. */
static void compare(const struct puzzle *pz, const struct view *view, int guess,
                    int answer, struct text *out)
{
    int g = exits(pz, view, guess), a = exits(pz, view, answer);
    bool most = pz->method->wants_most;
    struct phrase name = name_of(view, guess), right = name_of(view, answer);

    if (pz->method->counts_exits && (most ? g < a : g > a))
        text_addf(out, "%s has %s, %s %s%d. ", name.at,
                  say_count((uint64_t)g, "way on|ways on").at, right.at,
                  most ? "has " : "only ", a);
    else if (pz->method->ordered && pz->method->complete)
        text_addf(out, "%s comes later in the order of moves than %s. ",
                  name.at, right.at);
    else
        text_addf(out, "%s is free, too, but this method goes to %s. ", name.at,
                  right.at);
}

static void explain_off_path(const struct puzzle *pz, const struct view *view,
                             int guess, int answer, struct text *out)
{
    int at = path_square(view, 0);
    struct phrase name = name_of(view, guess);

    if (!aim_adjacent(&pz->aim, at, guess))
        text_addf(out, "%s is no knight's move from %s. ", name.at,
                  name_of(view, at).at);
    else if (was_tried(pz, view, guess))
        text_addf(out, "%s was tried before. ", name.at);
    else if (!is_way(pz, view, guess))
        text_addf(out, "%s is kept for the last move. ", name.at);
    else if (!is_visited(view, answer))
        compare(pz, view, guess, answer, out);
}

static void explain_wrong(const struct puzzle *pz, const struct view *view,
                          int guess, int answer, struct text *out)
{
    struct phrase name = name_of(view, guess);

    if (pz->aim.board.hole[guess])
        text_addf(out, "%s is cut out of the board. ", name.at);
    else if (guess == path_square(view, 0))
        text_addf(out, "On %s it stands already. ", name.at);
    else if (is_visited(view, guess) && !is_visited(view, answer))
        text_addf(out, "%s was visited before. ", name.at);
    else if (is_visited(view, guess))
        text_addf(out, "%s was visited before, but not just before. ", name.at);
    else
        explain_off_path(pz, view, guess, answer, out);
}

/* How it comes that the knight goes there, as in every moment of the run. */
static void explain_answer(const struct puzzle *pz, const struct view *view,
                           int answer, struct text *out)
{
    struct phrase to = name_of(view, answer);
    bool back = is_visited(view, answer);

    if (back)
        path_explain_end(&pz->aim, view, out);
    if (watch_tells_choice(pz, view))
        watch_explain_choice(pz, view, out);
    else if (!back)
        text_addf(out, "%s%s.", pz->method->say.choice, to.at);
    if (back)
        text_addf(out, "%sThe knight goes back to %s%s.", out->len ? " " : "",
                  to.at, answer == pz->aim.start ? ", where it began" : "");
}

static bool judge_where(const struct puzzle *pz, const struct view *view,
                        const struct riddle *r, int guess, struct text *out)
{
    bool equal = guess >= 0 && guess != r->answer &&
                 is_equal(pz, view, guess, r->answer);

    if (equal)
        text_addf(
            out, "%s is just as good and counts as right; here it goes to %s. ",
            name_of(view, guess).at, name_of(view, r->answer).at);
    else if (guess >= 0 && guess != r->answer)
        explain_wrong(pz, view, guess, r->answer, out);
    explain_answer(pz, view, r->answer, out);
    return equal || guess == r->answer;
}

static bool judge_closed(const struct puzzle *pz, const struct view *view,
                         const struct riddle *r, int guess, struct text *out)
{
    int ways[MOVER_STEPS_MAX];
    bool closed = r->answer == RIDDLE_YES;

    /* The only square that is left. */
    aim_next(&pz->aim, view->pos, path_square(view, 0), view->pos->npath, ways);
    text_addf(out, "%s is %sa knight's move from %s: the tour will be %s.",
              name_of(view, ways[0]).at, closed ? "" : "not ",
              name_of(view, pz->aim.start).at, closed ? "closed" : "open");
    return guess == r->answer;
}

static bool judge(const struct puzzle *pz, const struct view *view,
                  const struct riddle *riddle, int guess, struct text *out)
{
    bool right = riddle->kind == RIDDLE_YES_NO
                     ? judge_closed(pz, view, riddle, guess, out)
                     : judge_where(pz, view, riddle, guess, out);

    tour_reword(out, &pz->aim.mover);
    return right;
}

const struct riddles watch_riddles = { ask, judge };
