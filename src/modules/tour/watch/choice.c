/*
 * A choice in words: where the knight can go, and where it goes next and why.
 * It is the choice whose marks are on the board, and whose line is lit.
 */
#include <ctype.h>

#include "base/say.h"
#include "base/text.h"
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

/* With the ways on from each, if they matter: "c7 (3), e7 (5) and h5 (2)". */
static void list_ways(const struct puzzle *pz, const struct view *view,
                      const int *squares, int n, struct text *out)
{
    for (int i = 0; i < n; i++) {
        text_addf(out, "%s%s", say_between(i, n, " and "),
                  name_of(view, squares[i]).at);
        if (pz->method->counts_exits)
            text_addf(
                out, " (%d)",
                aim_exits(&pz->aim, view->pos, squares[i], view->pos->npath));
    }
}

/* --- what comes next ----------------------------------------------------- */

/* "b1 and f3 were tried and led nowhere; " */
static void explain_tried(const struct puzzle *pz, const struct view *view,
                          struct text *out)
{
    unsigned tried = watch_tried(&pz->aim, view->pos);
    int squares[MOVER_STEPS_MAX], n = 0;

    for (int move = 0; move < pz->aim.mover.n; move++)
        if (tried & 1u << move)
            squares[n++] = watch_square(pz, view, move);
    for (int i = 0; i < n; i++)
        text_addf(out, "%s%s", say_between(i, n, " and "),
                  name_of(view, squares[i]).at);
    text_addf(out, n == 1 ? " was tried%s; " : " were tried%s; ",
              watch_number(view, WATCH_FOUND) ? " before" : " and led nowhere");
}

/* What decides between squares that are equally good: "the order of moves
 * decides for b3, clockwise from up-right." */
static void explain_order(const struct puzzle *pz, const struct view *view,
                          struct text *out)
{
    const char *order = view->params->at[TOUR_ORDER].text;
    const char *title = move_order_title(order);
    struct phrase to = name_of(
        view, watch_square(pz, view, watch_note(view).ahead.move));

    if (!pz->method->ordered)
        text_addf(out, "the order of the prescription decides for %s.", to.at);
    else if (title == order)
        text_addf(out,
                  "the order of moves decides for %s, %s. " MOVE_ORDER_FIRST,
                  to.at, title);
    else
        text_addf(out, "the order of moves decides for %s, %c%s.", to.at,
                  tolower((unsigned char)*title), title + 1);
}

/* Those with as many ways on as the square that is chosen, which comes first;
 * returns how many. */
static int find_equals(const struct puzzle *pz, const struct view *view,
                       const int *ways, int n, int to,
                       int equal[MOVER_STEPS_MAX])
{
    int least = aim_exits(&pz->aim, view->pos, to, view->pos->npath), k = 0;

    equal[k++] = to;
    for (int i = 0; i < n; i++)
        if (ways[i] != to &&
            aim_exits(&pz->aim, view->pos, ways[i], view->pos->npath) == least)
            equal[k++] = ways[i];
    return k;
}

/* At the start it has just been told what the numbers and rings on the board
 * are: that is much to read already: so it is said briefly. */
static bool is_told_by_marks(const struct puzzle *pz, const struct view *view)
{
    return watch_note(view).kind == NOTE_START &&
           watch_help(pz, view) >= PATH_COUNTS;
}

/* By the ways on: it alone has the fewest, or others have as few, and then
 * something else decides. */
static void explain_ways_on(const struct puzzle *pz, const struct view *view,
                            const int *ways, int n, struct text *out)
{
    struct watch_ahead ahead = watch_note(view).ahead;
    bool most = pz->method->wants_most;
    int to = watch_square(pz, view, ahead.move), equal[MOVER_STEPS_MAX];
    int equals = find_equals(pz, view, ways, n, to, equal);

    if (equals == 1) {
        text_addf(out, "%s has the %s ways on: there it goes next.",
                  name_of(view, to).at, most ? "most" : "fewest");
    } else if (ahead.tied == equals) {
        for (int i = 0; i < equals; i++)
            text_addf(out, "%s%s", say_between(i, equals, " and "),
                      name_of(view, equal[i]).at);
        text_addf(out, " have equally %s", most ? "many" : "few");
        if (is_told_by_marks(pz, view) && view->quizzed == QUIZZED_NOT &&
            pz->method->ordered) {
            text_addf(out, "; the order of moves says %s.",
                      name_of(view, to).at);
        } else {
            text_add(out, " ways on: ");
            explain_order(pz, view, out);
        }
    } else {
        text_addf(out, "%s has as %s ways on as others; its second rule ",
                  name_of(view, to).at, most ? "many" : "few");
        if (ahead.tied > 1) {
            text_addf(out, "leaves %d of them: ", ahead.tied);
            explain_order(pz, view, out);
        } else {
            text_add(out, "decides: there it goes next.");
        }
    }
}

/* Of several squares, this is the one, and why no other that is as good. */
static void explain_rule(const struct puzzle *pz, const struct view *view,
                         const int *ways, int n, struct text *out)
{
    struct watch_ahead ahead = watch_note(view).ahead;
    struct phrase to = name_of(view, watch_square(pz, view, ahead.move));

    if (ahead.tried) {
        explain_tried(pz, view, out);
        text_addf(out, "now it goes to %s.", to.at);
    } else if (pz->method->counts_exits) {
        explain_ways_on(pz, view, ways, n, out);
        return;
    } else {
        text_addf(out, "%s%s: there it goes next.", pz->method->say.choice,
                  to.at);
    }
    if (ahead.tied > 1) {
        text_addf(out, " %d are equally good: ", ahead.tied);
        explain_order(pz, view, out);
    }
}

/* The chosen end may be free as well, but is kept until it is the last. */
static void explain_only(const struct puzzle *pz, const struct view *view,
                         int to, struct text *out)
{
    int ignored[MOVER_STEPS_MAX];

    text_addf(out, "From %s only %s is free",
              name_of(view, path_square(view, 0)).at, name_of(view, to).at);
    if (aim_next(&pz->aim, view->pos, path_square(view, 0), view->pos->npath,
                 ignored) > 1)
        text_addf(out, " besides the chosen end %s",
                  name_of(view, pz->aim.end).at);
    text_add(out, ": there it goes next.");
}

static void explain_next(const struct puzzle *pz, const struct view *view,
                         struct text *out)
{
    int at = path_square(view, 0), ways[MOVER_STEPS_MAX];
    int n = aim_ways(&pz->aim, view->pos, at, view->pos->npath, ways);
    bool home = false;

    if (pz->method->replays) {
        text_addf(
            out, "%s%s.", pz->method->say.choice,
            name_of(view, watch_square(pz, view, watch_note(view).ahead.move))
                .at);
        return;
    }
    if (n == 1) {
        explain_only(pz, view, ways[0], out);
        return;
    }
    if (is_told_by_marks(pz, view)) {
        explain_rule(pz, view, ways, n, out);
        return;
    }
    text_addf(out, "From %s it can go to ", name_of(view, at).at);
    list_ways(pz, view, ways, n, out);
    text_add(out, ". ");
    explain_rule(pz, view, ways, n, out);
    for (int i = 0; i < n; i++)
        home = home || aim_exit_home(&pz->aim, ways[i]);
    if (home && pz->method->counts_exits)
        text_add(out, " The start counts too: a closed tour comes back to it.");
}

/* --- what is taken back -------------------------------------------------- */

static void explain_stranded(const struct puzzle *pz, const struct view *view,
                             struct text *out)
{
    struct phrase at = name_of(view, path_square(view, 0));
    struct phrase lost = name_of(view, watch_stranded(view));

    if (watch_stranded(view) == pz->aim.start)
        text_addf(out,
                  "From %s there is no way back to the start %s (crossed), "
                  "and the tour is to be closed",
                  at.at, lost.at);
    else
        text_addf(out,
                  "The move to %s leaves %s (crossed) without a place in any "
                  "tour: no way on takes in every square",
                  at.at, lost.at);
    text_addf(out, ". So the move to %s is taken back %s.", at.at,
              watch_note(view).kind == NOTE_ENTER ? "at once" : "as well");
}

/* At a dead end path_explain_end says why. */
static void explain_way_back(const struct puzzle *pz, const struct view *view,
                             struct text *out)
{
    struct phrase at = name_of(view, path_square(view, 0));

    if (path_is_dead_end(view) || path_is_complete(view))
        return;
    if (pz->method->say.back)
        text_addf(out, "%s The", pz->method->say.back);
    else
        text_addf(out, "Every way on from %s has been tried%s: the", at.at,
                  watch_number(view, WATCH_FOUND) ? "" : ", without a tour");
    text_addf(out, " move to %s is taken back.", at.at);
}

bool watch_tells_choice(const struct puzzle *pz, const struct view *view)
{
    return !pz->method->glimpse || watch_note(view).kind == NOTE_ENTER;
}

void watch_explain_choice(const struct puzzle *pz, const struct view *view,
                          struct text *out)
{
    if (!watch_tells_choice(pz, view))
        return;
    switch (watch_note(view).ahead.kind) {
    case AHEAD_UNKNOWN: break;
    case AHEAD_MOVE: explain_next(pz, view, out); break;
    case AHEAD_BACK: explain_way_back(pz, view, out); break;
    case AHEAD_STRANDED: explain_stranded(pz, view, out); break;
    case AHEAD_AGAIN:
    case AHEAD_STUCK:
    case AHEAD_OVER: break;
    }
}
