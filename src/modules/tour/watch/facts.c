/* The numbers of a search, and what can be said of the tour it found. */
#include "modules/tour/watch/run.h"
#include "puzzle/facts.h"
#include "puzzle/trace.h"
#include "solve/construct/patchwork.h"
#include "solve/tour/glimpse.h"

/* Ants and strings begin again all the time: the rounds are worth telling. */
static bool begins_always(const struct tour_glimpse *g)
{
    return g->heat || g->lengths;
}

/* What only methods of many rounds have, or of many parts. */
static void count_rounds(const struct tour_glimpse *g, const struct view *view,
                         struct facts *out)
{
    uint64_t longest = watch_number(view, WATCH_LONGEST);
    uint64_t found = watch_number(view, WATCH_FOUND);

    if (g->patchwork) {
        facts_number(
            out, "blocks", "Blocks",
            patchwork_count(g->patchwork, patchwork_finest(g->patchwork)));
        facts_help(out, "Small tours that the large one is put together of.");
        facts_number(out, "joins", "Joins", watch_number(view, WATCH_TURN));
        facts_help(out, "How many of the small tours have been joined to "
                        "their neighbours so far.");
    }
    if (!g->round_name)
        return;
    facts_number(out, "rounds", begins_always(g) ? g->round_name : NULL,
                 watch_number(view, WATCH_ROUNDS));
    facts_help(out, "How many of them there have been so far.");
    if (longest) {
        facts_number(out, "longest", found ? NULL : "Longest walk", longest);
        facts_help(out, "The most squares that any walk has visited so far.");
    }
    facts_number(out, "tours", "Different tours", found);
    facts_help(out, "Full tours found so far, each counted once.");
}

/* The panel has room for those only that tell something of the method. */
static void count_work(const struct puzzle *pz, const struct view *view,
                       struct facts *out)
{
    uint64_t restarts = watch_number(view, WATCH_RESTARTS);
    struct tour_glimpse g = { .walking = -1 };

    if (pz->search && pz->method->glimpse)
        pz->method->glimpse(pz->search, &g);
    facts_number(out, "nodes", pz->method->glimpse ? NULL : "Squares tried",
                 view->now->tally);
    facts_help(out, "How many squares the knight has entered so far, the start "
                    "and those it left again included.");
    facts_number(out, "retreats",
                 !pz->method->complete || g.patchwork ? NULL
                                                      : "Moves taken back",
                 view->index + 1 - view->now->tally - restarts -
                     watch_number(view, WATCH_WORKS));
    facts_help(out, "How often the knight could not go on and went back a "
                    "square to try another way.");
    if (pz->method->say.again) {
        facts_number(out, "restarts", begins_always(&g) ? NULL : "Restarts",
                     restarts);
        facts_help(out, "How often the method gave its walk up and began "
                        "again from the start.");
    }
    count_rounds(&g, view, out);
}

void watch_facts(const struct puzzle *pz, const struct view *view,
                 struct facts *out)
{
    if (pz->aim.reason.len)
        facts_words(out, "reason", NULL, pz->aim.reason.at);
    if (pz->chosen)
        facts_words(out, "algorithm", NULL, pz->method->name);
    path_facts(&pz->aim, view, out);
    count_work(pz, view, out);
    path_facts_of_tour(&pz->aim, view,
                       pz->method->counts_exits && !pz->method->wants_most,
                       out);
}
