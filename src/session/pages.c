/*
 * Leafing through an album: where every solution is a picture of its own,
 * back, forth and play turn its pages.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/parse.h"
#include "puzzle/album.h"
#include "puzzle/page.h"
#include "session/session.h"
#include "session/state.h"

bool session_pages(const struct session *ss, struct pages *out)
{
    *out = (struct pages){ 0 };
    return ss->plan.activity->pages &&
           ss->plan.activity->pages(ss->puzzle, &ss->params, out);
}

bool session_album(const struct session *ss, struct pages *out)
{
    session_pages(ss, out);
    return out->show && out->first <= out->last;
}

int session_page(const struct session *ss)
{
    struct pages p;

    return session_album(ss, &p) ? ss->params.at[p.control].number : 0;
}

void session_show_page(const struct session *ss, int number, struct page *out)
{
    struct pages p;

    page_clear(out);
    out->board.surface = ss->plan.surface;
    if (session_album(ss, &p))
        p.show(ss->puzzle, number, out);
}

/* Where the album grows, a page beyond those known may still come. */
bool session_may_have(const struct session *ss, int control, const char *text,
                      struct error *err)
{
    const struct control *c = &ss->cls->controls[control];
    struct pages p;
    int page;

    return !session_pages(ss, &p) || p.control != control ||
           (c->optional && strcmp(text, "none") == 0) ||
           parse_int(text, p.first, p.growing ? c->max : p.last, &page) ||
           error_set(err, "%s '%.40s': want %d to %d%s", c->key, text, p.first,
                     p.last, p.growing ? ", those there are so far" : "");
}

/* Where the player leafs, the way that led to a page is of no interest: it need
 * not be kept. */
static void show(struct session *ss, const struct pages *p, long page)
{
    struct error unasked;
    struct pages leafed;
    char text[32];

    snprintf(text, sizeof text, "%ld", page);
    session_set(ss, p->control, text, true, &unasked);
    if (ss->cls->controls[p->control].live && session_pages(ss, &leafed))
        trace_fold(&ss->trace, ss->cursor);
}

/* The page nearest to `page` on its side of `now`, or `now`: on from it, as who
 * goes to the next one expects. The last on either side is there, or is `now`,
 * so it is not gone beyond. */
static long nearest(const struct pages *p, long now, long page)
{
    long way = page > now ? 1 : -1;

    page = page < p->first ? p->first : page > p->last ? p->last : page;
    while (p->has && page != now && !p->has[page])
        page += way;
    return page;
}

static void turn(struct session *ss, long page)
{
    struct pages p;
    long now = session_page(ss);

    if (!session_album(ss, &p))
        return;
    page = nearest(&p, now, page);
    if (page != now)
        show(ss, &p, page);
}

void session_turn(struct session *ss, long page)
{
    ss->play.leafing = false;
    turn(ss, page);
}

bool session_leaf(struct session *ss, bool leafing)
{
    struct pages p;

    if (!session_pages(ss, &p))
        return false;
    if (leafing && session_page(ss) == p.last)
        turn(ss, p.first);
    ss->play.leafing = leafing && p.first < p.last;
    return true;
}

/* As fast as it can is a page a frame: all of them are to be seen. */
void session_leaf_on(struct session *ss, int ms)
{
    struct pages p;
    float pages = ss->play.speed > 0
                      ? ss->play.due + (float)ms * ss->play.speed / 1000
                      : 1;

    if (pages >= 1)
        turn(ss, session_page(ss) + (long)pages);
    ss->play.due = pages - floorf(pages);
    ss->play.leafing = session_pages(ss, &p) && session_page(ss) < p.last;
}
