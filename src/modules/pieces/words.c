/* What peaceful pieces and covering say, and the numbers they give. */
#include <stdlib.h>

#include "base/alloc.h"
#include "chess/square.h"
#include "modules/pieces/run.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/trace.h"

static const char *best(const struct puzzle *pz)
{
    return pz->solver->most ? "at most" : "at least";
}

static void status_of_hand(const struct puzzle *pz, const struct view *view,
                           struct text *out)
{
    struct pieces_look look;

    pieces_look(pz, view->pos, &look);
    text_addf(out, "%d %s", look.standing, pieces_name(pz, look.standing));
    if (pz->solver->most && look.conflicts)
        text_addf(out, ", %s in conflict",
                  say_count((uint64_t)look.conflicts, "pair").at);
    else if (!pz->solver->most && look.open)
        text_addf(out, ", %s not covered",
                  say_count((uint64_t)look.open, "square").at);
    else if (pz->known && look.standing == pz->solver->number(pz->answer))
        text_add(out,
                 pz->solver->most ? ": no more fit" : ": fewer cannot do it");
    pieces_look_free(&look);
}

void pieces_status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    if (pz->reason.len) {
        text_add(out, "No such solution");
    } else if (pz->mode == MODE_HAND) {
        status_of_hand(pz, view, out);
    } else if (view->now->note != NOTE_PAGE) {
        text_add(out, "Looking for the best arrangements");
    } else {
        int n = pz->solver->number(pz->answer);

        text_addf(out, "%d %s, solution ", n, pieces_name(pz, n));
        text_add_grouped(out, view->now->tally);
    }
}

void pieces_explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    int n;

    if (pz->reason.len) {
        text_add(out, pz->reason.at);
        return;
    }
    if (!pz->known) {
        text_add(out, "Everything is being tried.");
        return;
    }
    n = pz->solver->number(pz->answer);
    if (pz->mode == MODE_HAND && (view->now->flags & MOMENT_SOLUTION))
        text_add(out, "This is a best arrangement. ");
    text_addf(out,
              pz->solver->most
                  ? "On this board %s %d %s can stand without attacking each "
                    "other. "
                  : "On this board it takes %s %d %s to attack or occupy every "
                    "square. ",
              best(pz), n, pieces_name(pz, n));
    if (pz->mode == MODE_ALBUM && pz->solver->say_why)
        pz->solver->say_why(pz, out);
}

void pieces_notation(const struct puzzle *pz, const struct view *view,
                     struct text *out)
{
    int n = 0;

    for (int sq = 0; sq < board_squares(&pz->board); sq++)
        if (view->pos->cell[LAYER_PIECE][sq])
            text_addf(out, "%s%s", n++ ? " " : "",
                      say_square(sq, pz->board.files).at);
}

/* A number too large for 64 bits is told in words, all digits of it. */
static void fact_wide(struct facts *out, const char *key, const char *label,
                      wide n)
{
    struct text digits;

    if (n <= UINT64_MAX) {
        facts_number(out, key, label, (uint64_t)n);
        return;
    }
    text_init(&digits);
    wide_format(n, false, &digits);
    facts_words(out, key, label, digits.at);
    text_free(&digits);
}

static void fact_squares(const struct puzzle *pz, const struct view *view,
                         struct facts *out)
{
    int squares = board_squares(&pz->board), n = 0;
    uint32_t *at = xmalloc((size_t)squares * sizeof *at);

    for (int sq = 0; sq < squares; sq++)
        if (view->pos->cell[LAYER_PIECE][sq])
            at[n++] = (uint32_t)sq;
    facts_squares(out, "squares", pz->mode == MODE_HAND ? "Placed" : NULL, at,
                  (size_t)n, pz->board.files);
    free(at);
}

void pieces_facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    wide count;

    if (pz->reason.len)
        facts_words(out, "reason", NULL, pz->reason.at);
    if (pz->known) {
        facts_number(out, "number", pz->solver->most ? "Maximum" : "Minimum",
                     (uint64_t)pz->solver->number(pz->answer));
        if (pz->solver->count(pz->answer, &count))
            fact_wide(out, "arrangements", "Solutions", count);
        if (pz->has_classes && pz->classes_known)
            facts_number(out, "classes", "Up to symmetry", pz->classes.count);
        if (view->now->note == NOTE_PAGE)
            facts_number(out, "solution", NULL, view->now->tally);
    }
    fact_squares(pz, view, out);
}
