/* The numbers of a tour, and what can be said of one that is complete. */
#include "chess/symmetry.h"
#include "modules/tour/run.h"
#include "puzzle/facts.h"
#include "puzzle/trace.h"
#include "solve/construct/patchwork.h"
#include "solve/tour/analysis.h"
#include "solve/tour/glimpse.h"

enum { ANALYSED_MAX = 2500 }; /* squares; it is done for every frame */

/* The symmetries that leave the tour as it is, in words. */
static void add_symmetries(unsigned symmetries, struct text *out)
{
    for (int s = 1; s < SYMMETRIES; s++)
        if (symmetries & 1u << s)
            text_addf(out, "%s%s", out->len ? ", " : "",
                      symmetry_name((enum symmetry)s));
}

static void analyse(const struct puzzle *pz, const struct position *pos,
                    struct facts *out)
{
    bool ruled = pz->mode != TOUR_SOLVE || pz->method->counts_exits;
    struct tour_analysis ta;
    struct text words;

    tour_analysis_init(&ta, &pz->board, pos->cell[LAYER_ORDER]);
    text_init(&words);
    add_symmetries(ta.symmetries, &words);
    facts_number(out, "crossings", "Crossings", ta.crossings);
    facts_number(out, "deviations", ruled ? "Against the rule" : NULL,
                 (uint64_t)ta.deviations);
    if (words.len)
        facts_words(out, "symmetry", "Symmetry", words.at);
    if (ta.semi_magic)
        facts_truth(out, "magic", "Magic square", ta.magic);
    text_free(&words);
    tour_analysis_free(&ta);
}

/* Ants and strings begin again all the time: the rounds are worth telling. */
static bool begins_always(const struct tour_glimpse *g)
{
    return g->heat || g->lengths;
}

/* What only methods of many rounds have, or of many parts. */
static void count_rounds(const struct tour_glimpse *g,
                         const struct tour_record *r, struct facts *out)
{
    if (g->patchwork) {
        facts_number(
            out, "blocks", "Blocks",
            patchwork_count(g->patchwork, patchwork_finest(g->patchwork)));
        facts_number(out, "joins", "Joins", (uint64_t)r->turn);
    }
    if (!g->round_name)
        return;
    facts_number(out, "rounds", begins_always(g) ? g->round_name : NULL,
                 r->rounds);
    if (r->longest)
        facts_number(out, "longest", r->found ? NULL : "Longest walk",
                     (uint64_t)r->longest);
    facts_number(out, "tours", "Different tours", r->found);
}

/* The panel has room for those only that tell something of the method. */
static void count_work(const struct puzzle *pz, const struct view *view,
                       struct facts *out)
{
    const struct tour_record *r = tour_record(pz, view);
    struct tour_glimpse g = { .walking = -1 };

    if (pz->search && pz->method->glimpse)
        pz->method->glimpse(pz->search, &g);
    facts_number(out, "nodes", pz->method->glimpse ? NULL : "Nodes",
                 view->now->tally);
    facts_number(out, "retreats",
                 pz->method->again || g.patchwork ? NULL : "Retreats",
                 view->index + 1 - view->now->tally - r->restarts - r->works);
    if (pz->method->again)
        facts_number(out, "restarts", begins_always(&g) ? NULL : "Restarts",
                     r->restarts);
    count_rounds(&g, r, out);
}

void tour_facts_of_path(const struct puzzle *pz, const struct view *view,
                        struct facts *out)
{
    const struct position *pos = view->pos;
    uint32_t n = pos->npath;
    bool whole = (int)n == tour_squares(pz);

    facts_truth(
        out, "closed", whole ? "Closed" : NULL,
        whole && tour_adjacent(pz, (int)pos->path[0], (int)pos->path[n - 1]));
    /* How many is in the status. */
    facts_squares(out, "squares", NULL, pos->path, n, pos->files);
    if (pz->mode == TOUR_SOLVE)
        count_work(pz, view, out);
    if (whole && tour_squares(pz) <= ANALYSED_MAX)
        analyse(pz, pos, out);
}

void tour_facts(const struct puzzle *pz, const struct view *view,
                struct facts *out)
{
    if (pz->reason.len)
        facts_words(out, "reason", NULL, pz->reason.at);
    if (pz->chosen && pz->mode == TOUR_SOLVE)
        facts_words(out, "algorithm", NULL, pz->method->name);
    tour_facts_of_path(pz, view, out);
}
