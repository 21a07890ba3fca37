/*
 * What a method has in mind, in words: how its rounds begin, and what has
 * become of its neurons. The pictures are in glimpse_draw.c and its like.
 */
#include "base/say.h"
#include "modules/tour/watch/glimpse.h"
#include "puzzle/trace.h"
#include "solve/construct/patchwork.h"
#include "solve/tour/glimpse.h"

/* Links that are not part of a ring. */
static int count_loose(const struct past_glimpse *g)
{
    int loose = 0;

    for (int i = 0; i < g->nlinks; i++)
        loose += g->links[i].group < 0;
    return loose;
}

static bool is_settled(const struct puzzle *pz, const struct past_glimpse *g)
{
    return g->nlinks == aim_squares(&pz->aim) && count_loose(g) == 0;
}

/* --- patchwork ----------------------------------------------------------- */

static void explain_seam(const struct puzzle *pz, const struct view *view,
                         struct text *out)
{
    const struct past_glimpse *g = watch_glimpse(pz, view), *before;

    text_add(out, "Moves inside neighbouring parts go (dashed), moves "
                  "between them come (thick).");
    if (glimpse_longer_side(pz) > GLIMPSE_LINES_MAX)
        text_add(out, " On a board this large they are too fine to be seen.");
    before = g && g->nlinks ? past_before(&pz->past, g) : NULL;
    if (!before || !before->ngroups)
        return;
    text_addf(out,
              " There were %d parts, each with its own letter, and now "
              "there %s %d%s",
              before->ngroups, say_plural((uint64_t)g->ngroups, "is|are").at,
              g->ngroups, g->ngroups == 1 ? ": the whole tour." : ".");
}

/* --- neurons ------------------------------------------------------------- */

static void status_of_network(const struct puzzle *pz, const struct view *view,
                              struct text *out)
{
    const struct past_glimpse *g = watch_glimpse(pz, view);

    text_addf(out, "Try %s, look %d: ",
              say_number(watch_number(view, WATCH_ROUNDS)).at,
              (int)watch_number(view, WATCH_TURN));
    if (!g)
        text_add(out, "not kept");
    else if (is_settled(pz, g))
        text_add(out, say_count((uint64_t)g->ngroups, "ring").at);
    else
        text_addf(out, "%d loose", count_loose(g));
}

static void explain_rings(const struct past_glimpse *g, struct text *out)
{
    text_add(out, "Every square has two now, and they form ");
    if (g->ngroups == 1) {
        text_add(out, "a single ring: a closed tour.");
        return;
    }
    text_addf(out, "%s, not one: this is no tour.",
              say_count((uint64_t)g->ngroups, "ring").at);
}

static void explain_network(const struct puzzle *pz, const struct view *view,
                            struct text *out)
{
    const struct past_glimpse *g = watch_glimpse(pz, view);

    text_addf(out,
              "Each neuron has looked %s whether its two squares had "
              "too few moves or too many. ",
              say_count(watch_number(view, WATCH_TURN), "time").at);
    if (!g) {
        text_add(out, "What came of it is no longer kept in memory.");
    } else if (is_settled(pz, g)) {
        explain_rings(g, out);
    } else if (g->ngroups) {
        text_addf(out, "%d are on, %d of them in %s; %s.", g->nlinks,
                  g->nlinks - count_loose(g),
                  say_count((uint64_t)g->ngroups, "ring").at,
                  say_count((uint64_t)count_loose(g), "is loose|are loose").at);
    } else {
        text_addf(out, "%s on, none in a ring yet.",
                  say_count((uint64_t)g->nlinks, "is|are").at);
    }
}

/* --- together ------------------------------------------------------------ */

void glimpse_status(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    const struct patchwork *pw = watch_patchwork(pz);

    if (watch_note(view).kind == NOTE_AGAIN)
        text_addf(out, "%s %s begins", pz->method->say.round,
                  say_number(watch_number(view, WATCH_RESTARTS) + 1).at);
    else if (pw)
        text_addf(out, "Join %s of %s",
                  say_number(watch_number(view, WATCH_TURN)).at,
                  say_number(pw->nseams).at);
    else
        status_of_network(pz, view, out);
}

void glimpse_explain(const struct puzzle *pz, const struct view *view,
                     struct text *out)
{
    uint64_t found = watch_number(view, WATCH_FOUND);

    if (watch_note(view).kind == NOTE_WORK) {
        if (watch_patchwork(pz))
            explain_seam(pz, view, out);
        else
            explain_network(pz, view, out);
        return;
    }
    text_add(out, pz->method->say.again);
    if (watch_note(view).turn != TOUR_TURN_NONE)
        text_addf(out, " %s",
                  watch_note(view).turn == TOUR_TURN_NEXT
                      ? pz->method->say.turn
                      : pz->method->say.afresh);
    if (found)
        text_addf(out, " So far %s been found.",
                  say_count(found, "tour has|different tours have").at);
}

/* How much of the small tours is drawn depends on their number and size. */
static void begin_patchwork(const struct puzzle *pz, const struct patchwork *pw,
                            struct text *out)
{
    uint64_t blocks = patchwork_count(pw, patchwork_finest(pw));

    if (pw->nseams == 0)
        text_add(out, " This board is so small that it is toured as a whole.");
    else if (glimpse_longer_side(pz) <= GLIMPSE_LINES_MAX)
        text_add(out, " Here are the small tours, before they are joined.");
    else if (blocks <= GLIMPSE_PATCHES_MAX)
        text_add(out, " Here are the blocks; their small tours are too fine "
                      "to be drawn.");
    else
        text_addf(out,
                  " The small tours of its %s are too fine to be drawn here.",
                  say_count(blocks, "block").at);
}

/* What there is to see at the start. */
void glimpse_begin(const struct puzzle *pz, struct text *out)
{
    const struct patchwork *pw = watch_patchwork(pz);

    if (pw)
        begin_patchwork(pz, pw, out);
    else if (pz->search && pz->method == &tour_ants)
        text_addf(out,
                  " Colours and numbers: pheromone on squares, renewed "
                  "after every %s. Lines: on moves.",
                  say_count((uint64_t)aim_squares(&pz->aim), "ant").at);
    else if (pz->search && pz->method == &tour_genetic)
        text_add(out, " Bars: how far each string leads. Diamond: the "
                      "longest. Triangle: the one being walked.");
    else if (pz->search && pz->method == &tour_neural)
        text_add(out, " Lines are neurons that are on; rings have colours "
                      "and letters.");
}
