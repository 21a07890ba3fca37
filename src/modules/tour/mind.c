/*
 * What a method has in mind, in words: how its rounds begin, and what has
 * become of its neurons. The pictures are in tour_draw.c and its like.
 */
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

static void add_rings(struct text *out, int n)
{
    text_addf(out, "%d %s", n, n == 1 ? "ring" : "rings");
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
    text_add(out, "Join ");
    text_add_grouped(out, (uint64_t)r->turn);
    text_add(out, " of ");
    text_add_grouped(out, pw->nseams);
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
              "there %s %d",
              before, t->ngroups == 1 ? "is" : "are", t->ngroups);
    text_add(out, t->ngroups == 1 ? ": the whole tour." : ".");
}

/* --- one line ------------------------------------------------------------ */

static void status_of_network(const struct puzzle *pz,
                              const struct tour_record *r,
                              const struct tour_thought *t, struct text *out)
{
    text_add(out, "Try ");
    text_add_grouped(out, r->rounds);
    text_addf(out, ", look %d: ", r->turn);
    if (!t)
        text_add(out, "not kept");
    else if (is_settled(pz, t))
        add_rings(out, t->ngroups);
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
    text_addf(out, "%s ", pz->method->round);
    text_add_grouped(out, r->restarts + 1);
    text_add(out, " begins");
}

/* --- a paragraph --------------------------------------------------------- */

static void explain_rings(const struct tour_thought *t, struct text *out)
{
    text_add(out, "Every square has two now, and they form ");
    if (t->ngroups == 1) {
        text_add(out, "a single ring: a closed tour.");
        return;
    }
    add_rings(out, t->ngroups);
    text_add(out, ", not one: this is no tour.");
}

static void explain_network(const struct puzzle *pz,
                            const struct tour_record *r,
                            const struct tour_thought *t, struct text *out)
{
    text_addf(out,
              "Each neuron has looked %d %s whether its two squares had "
              "too few moves or too many. ",
              r->turn, r->turn == 1 ? "time" : "times");
    if (!t) {
        text_add(out, "What came of it is no longer kept in memory.");
    } else if (is_settled(pz, t)) {
        explain_rings(t, out);
    } else if (t->ngroups) {
        text_addf(out, "%d are on, %d of them in ", t->nlinks,
                  t->nlinks - count_loose(t));
        add_rings(out, t->ngroups);
        text_add(out, "; the others are loose.");
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
        text_add(out, " So far ");
        text_add_grouped(out, r->found);
        text_add(out, r->found == 1 ? " tour has been found."
                                    : " different tours have been found.");
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
