/* Stepping and seeking: through the moments of a run, or leafing pages. */
#include "app/playing.h"

#include "app/parts/parts.h"
#include "app/runs.h"
#include "app/ui/toast.h"
#include "puzzle/control.h"
#include "puzzle/puzzle.h"
#include "puzzle/trace.h"
#include "session/session.h"

static void turn(struct runs *r, long page)
{
    struct pages p;
    bool live = session_pages(r->ss, &p) &&
                session_class(r->ss)->controls[p.control].live;

    session_turn(r->ss, page);
    if (live)
        runs_remember(r);
    else
        runs_begin(r);
}

void playing_step(struct runs *r, long by)
{
    struct pages p;

    r->wanting = false;
    session_play(r->ss, false);
    if (session_pages(r->ss, &p))
        turn(r, session_page(r->ss) + by);
    else
        session_step(r->ss, by);
}

void playing_seek(struct runs *r, long to)
{
    struct reach reach = player_reach(r);

    r->wanting = false;
    if (reach.pages)
        turn(r, to);
    else if (to > reach.last)
        session_chase(r->ss);
    else
        session_seek(r->ss, (size_t)to);
}

void playing_seek_end(struct runs *r, int direction)
{
    struct reach reach = player_reach(r);

    playing_seek(r, direction < 0 ? reach.first : reach.last + 1);
}

void playing_seek_event(struct runs *r, struct toast *toast, int direction)
{
    struct pages p;

    r->wanting = false;
    if (session_pages(r->ss, &p)) /* every page is a solution */
        playing_step(r, direction);
    else if (!session_seek_flag(r->ss, MOMENT_DEAD_END | MOMENT_SOLUTION,
                                direction))
        toast_note(toast, "no %s dead end or solution so far",
                   direction > 0 ? "later" : "earlier");
}
