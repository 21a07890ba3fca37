/*
 * What a method has in mind, in words: how its rounds begin, and what has
 * become of its neurons. The pictures are in tour_draw.c and its like.
 */
#include "modules/tour_run.h"
#include "puzzle/trace.h"
#include "solve/tour_glimpse.h"

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
        text_addf(out, "%d of %d moves loose", count_loose(t), t->nlinks);
}

void tour_mind_status(const struct puzzle *pz, const struct view *view,
                      struct text *out)
{
    const struct tour_record *r = tour_record(pz, view);

    if (tour_note_unpack(view->now->note).kind == NOTE_WORK) {
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
    text_add(out, "Every square has two moves now, and they form ");
    if (t->ngroups == 1) {
        text_add(out, "a single ring: a closed tour. The knight walks it.");
        return;
    }
    add_rings(out, t->ngroups);
    text_add(out, ", not one: this is no tour.");
}

static void explain_network(const struct puzzle *pz,
                            const struct tour_record *r,
                            const struct tour_thought *t, struct text *out)
{
    text_addf(out, "Every neuron has looked %d %s at the squares of its "
              "move, and switched it on or off as they had too few moves or "
              "too many. ", r->turn, r->turn == 1 ? "time" : "times");
    if (!t) {
        text_add(out, "What came of it is no longer kept in memory.");
    } else if (is_settled(pz, t)) {
        explain_rings(t, out);
    } else {
        text_addf(out, "%d are on. ", t->nlinks);
        if (t->ngroups)
            text_addf(out, "Among them are %d in ", t->nlinks -
                      count_loose(t));
        if (t->ngroups)
            add_rings(out, t->ngroups);
        text_add(out, t->ngroups ? "; the others are loose: not every square "
                                   "has two moves yet."
                                 : "They are loose: not every square has two "
                                   "moves yet.");
    }
}

void tour_mind_explain(const struct puzzle *pz, const struct view *view,
                       struct text *out)
{
    const struct tour_record *r = tour_record(pz, view);

    if (tour_note_unpack(view->now->note).kind == NOTE_WORK) {
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
