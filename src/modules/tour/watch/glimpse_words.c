/*
 * What a method has in mind, in words: how its rounds begin, and what has
 * become of its neurons. The pictures are in tour_draw.c and its like.
 */
#include "base/say.h"
#include "modules/tour/run.h"
#include "puzzle/trace.h"
#include "solve/construct/patchwork.h"
#include "solve/tour/glimpse.h"

/* Links that are not part of a ring. */
static int count_loose(const struct tour_thought *t)
{
    int loose = 0;

    for (int i = 0; i < t->nlinks; i++)
        loose += t->links[i].group < 0;
    return loose;
}

static bool is_settled(const struct puzzle *pz, const struct tour_thought *t)
{
    return t->nlinks == tour_squares(pz) && count_loose(t) == 0;
}

/* --- patchwork ----------------------------------------------------------- */

/* Pieces of tours on the board just before the moment looked at; 0 if that
 * is not known. */
static int pieces_before(const struct puzzle *pz, const struct tour_record *r)
{
    const struct tour_thought *t = NULL;

    if (r->moment > 0)
        t = tour_past_thought(&pz->past,
                              tour_past_at(&pz->past, r->moment - 1));
    return t ? t->ngroups : 0;
}

static void status_of_seam(const struct tour_record *r,
                           const struct patchwork *pw, struct text *out)
{
    text_addf(out, "Join %s of %s", say_number((uint64_t)r->turn).at,
              say_number(pw->nseams).at);
}

static void explain_seam(const struct puzzle *pz, const struct view *view,
                         struct text *out)
{
    const struct tour_record *r = tour_record(pz, view);
    const struct tour_thought *t = tour_thought(pz, view);
    int before = pieces_before(pz, r);

    text_add(out, "Moves inside neighbouring parts go (dashed), moves "
                  "between them come (thick).");
    if (!t || !t->nlinks || !before)
        return;
    text_addf(out,
              " There were %d parts, each with its own letter, and now "
              "there %s %d%s",
              before, say_plural((uint64_t)t->ngroups, "is|are").at, t->ngroups,
              t->ngroups == 1 ? ": the whole tour." : ".");
}

/* --- one line ------------------------------------------------------------ */

static void status_of_network(const struct puzzle *pz,
                              const struct tour_record *r,
                              const struct tour_thought *t, struct text *out)
{
    text_addf(out, "Try %s, look %d: ", say_number(r->rounds).at, r->turn);
    if (!t)
        text_add(out, "not kept");
    else if (is_settled(pz, t))
        text_add(out, say_count((uint64_t)t->ngroups, "ring").at);
    else
        text_addf(out, "%d loose", count_loose(t));
}

void tour_mind_status(const struct puzzle *pz, const struct view *view,
                      struct text *out)
{
    const struct tour_record *r = tour_record(pz, view);

    if (tour_note_unpack(view->now->note).kind == NOTE_WORK) {
        if (tour_patchwork(pz))
            status_of_seam(r, tour_patchwork(pz), out);
        else
            status_of_network(pz, r, tour_thought(pz, view), out);
        return;
    }
    text_addf(out, "%s %s begins", pz->method->round,
              say_number(r->restarts + 1).at);
}

/* --- a paragraph --------------------------------------------------------- */

static void explain_rings(const struct tour_thought *t, struct text *out)
{
    text_add(out, "Every square has two now, and they form ");
    if (t->ngroups == 1) {
        text_add(out, "a single ring: a closed tour.");
        return;
    }
    text_addf(out, "%s, not one: this is no tour.",
              say_count((uint64_t)t->ngroups, "ring").at);
}

static void explain_network(const struct puzzle *pz,
                            const struct tour_record *r,
                            const struct tour_thought *t, struct text *out)
{
    text_addf(out,
              "Each neuron has looked %s whether its two squares had "
              "too few moves or too many. ",
              say_count((uint64_t)r->turn, "time").at);
    if (!t) {
        text_add(out, "What came of it is no longer kept in memory.");
    } else if (is_settled(pz, t)) {
        explain_rings(t, out);
    } else if (t->ngroups) {
        text_addf(out, "%d are on, %d of them in %s; the others are loose.",
                  t->nlinks, t->nlinks - count_loose(t),
                  say_count((uint64_t)t->ngroups, "ring").at);
    } else {
        text_addf(out, "%d are on, none of them in a ring yet.", t->nlinks);
    }
}

void tour_mind_explain(const struct puzzle *pz, const struct view *view,
                       struct text *out)
{
    const struct tour_record *r = tour_record(pz, view);

    if (tour_note_unpack(view->now->note).kind == NOTE_WORK) {
        if (tour_patchwork(pz))
            explain_seam(pz, view, out);
        else
            explain_network(pz, r, tour_thought(pz, view), out);
        return;
    }
    text_add(out, pz->method->again);
    if (r->found) {
        text_addf(out, " So far %s been found.",
                  say_count(r->found, "tour has|different tours have").at);
    }
}

/* What there is to see at the start. */
void tour_mind_begin(const struct puzzle *pz, struct text *out)
{
    const struct patchwork *pw = tour_patchwork(pz);

    if (pw)
        text_add(out,
                 pw->nseams
                     ? " Here are the small tours, before they are joined."
                     : " This board is so small that it is toured as a whole.");
    else if (pz->search && pz->method == &tour_ants)
        text_addf(out,
                  " Colours and numbers: pheromone on squares, renewed "
                  "after every %d ants. Lines: on moves.",
                  tour_squares(pz));
    else if (pz->search && pz->method == &tour_genetic)
        text_add(out, " Bars: how far each string leads. Diamond: the "
                      "longest. Triangle: the one being walked.");
    else if (pz->search && pz->method == &tour_neural)
        text_add(out, " Lines are neurons that are on; rings have colours "
                      "and letters.");
}
