/* What is said of the knight's path, in words and numbers. */
#include "base/text.h"
#include "chess/mover.h"
#include "chess/square.h"
#include "chess/symmetry.h"
#include "modules/tour/aim.h"
#include "modules/tour/known/famous.h"
#include "modules/tour/path.h"
#include "puzzle/facts.h"
#include "puzzle/puzzle.h"
#include "puzzle/trace.h"
#include "solve/tour/analysis.h"

enum { ANALYSED_MAX = 2500 }; /* squares; it is done for every frame */

int path_square(const struct view *view, uint32_t back)
{
    return (int)view->pos->path[view->pos->npath - 1 - back];
}

bool path_is_complete(const struct view *view)
{
    return view->now->flags & MOMENT_SOLUTION;
}

bool path_is_dead_end(const struct view *view)
{
    return view->now->flags & MOMENT_DEAD_END;
}

static struct phrase name_of(const struct view *view, uint32_t back)
{
    return say_square(path_square(view, back), view->pos->files);
}

static bool is_whole(const struct aim *aim, const struct view *view)
{
    return view->pos->npath && (int)view->pos->npath == aim_squares(aim);
}

static bool is_closed(const struct aim *aim, const struct view *view)
{
    return aim_closes(aim, view->pos);
}

/* --- one line ------------------------------------------------------------ */

void path_status(const struct aim *aim, const struct view *view,
                 struct text *out)
{
    uint32_t n = view->pos->npath;

    if (path_is_complete(view))
        text_addf(out, "%s%s",
                  is_closed(aim, view) ? "A closed tour of "
                                       : "An open tour of ",
                  say_count(n, "square").at);
    else if (path_is_dead_end(view))
        text_addf(out, "Dead end on %s after %s", name_of(view, 0).at,
                  say_count(n, "square").at);
    else if (n == 1)
        text_addf(out, "The knight stands on %s", name_of(view, 0).at);
    else
        text_addf(out, "Move %u of %d: %s \u2192 %s", n - 1,
                  aim_squares(aim) - 1, name_of(view, 1).at,
                  name_of(view, 0).at);
}

void path_status_none(const struct aim *aim, bool some, struct text *out)
{
    text_addf(out,
              some ? "There is no other %stour from %s"
                   : "No %stour is possible from %s",
              aim->closed ? "closed " : "",
              say_square(aim->start, aim->board.files).at);
    if (aim->end >= 0)
        text_addf(out, " to %s", say_square(aim->end, aim->board.files).at);
}

/* --- a paragraph --------------------------------------------------------- */

void path_explain_help(const struct view *view, enum path_help help,
                       struct text *out)
{
    if (help < PATH_COUNTS || path_is_complete(view))
        return;
    text_add(out, "\nNumbers: the ways on from there.");
    if (help != PATH_COUNTS)
        text_addf(out, " Ring: the %s; two rings: a tie.",
                  help == PATH_RINGS_MOST ? "most" : "fewest");
}

static void explain_dead_end(const struct aim *aim, const struct view *view,
                             struct text *out)
{
    int left = aim_squares(aim) - (int)view->pos->npath,
        ignored[MOVER_STEPS_MAX];

    if (left == 0) {
        text_addf(out,
                  "%sEvery square has been visited, but the last is not "
                  "%s.",
                  out->len ? "\n" : "",
                  aim->closed ? "a knight's move from the start"
                              : "the one that was chosen");
        return;
    }
    text_add(out, out->len ? "\n" : "");
    if (aim_next(aim, view->pos, path_square(view, 0), view->pos->npath,
                 ignored))
        text_addf(out, "From %s only the chosen last square %s is free, and ",
                  name_of(view, 0).at,
                  say_square(aim->end, aim->board.files).at);
    else
        text_addf(out, "Nothing is free from %s, and ", name_of(view, 0).at);
    text_addf(out, "%s still unvisited: a dead end.",
              say_count((uint64_t)left, "square is|squares are").at);
}

/* What its numbers add up to, if that is worth a word. */
static void explain_sums(const struct tour_analysis *ta, const struct board *b,
                         struct text *out)
{
    if (!tour_analysis_sums(ta, b))
        return;
    if (ta->magic)
        text_addf(out,
                  "\nMagic: every rank, every file and both long diagonals "
                  "add up to %s.",
                  say_number(ta->rank_sum[0]).at);
    else if (b->files == b->ranks)
        text_addf(
            out,
            "\nSemimagic: every rank and every file adds up to %s. The "
            "long diagonals add up to %s and %s; if these were %s, too, "
            "it would be magic.",
            say_number(ta->rank_sum[0]).at, say_number(ta->diagonal_sum[0]).at,
            say_number(ta->diagonal_sum[1]).at, say_number(ta->rank_sum[0]).at);
    else
        text_addf(out,
                  "\nA magic rectangle: every rank adds up to %s, and every "
                  "file to %s.",
                  say_number(ta->rank_sum[0]).at,
                  say_number(ta->file_sum[0]).at);
}

/* Whose tour it is, if it has a name. */
static void explain_fame(const struct aim *aim, const struct view *view,
                         struct text *out)
{
    int path[FAMOUS_SQUARES], which;
    enum symmetry how;
    bool alike;

    if (view->pos->npath != FAMOUS_SQUARES)
        return;
    for (int i = 0; i < FAMOUS_SQUARES; i++)
        path[i] = (int)view->pos->path[i];
    which = famous_which(&aim->board, path, FAMOUS_SQUARES, &how, &alike);
    if (which == 0)
        return;
    text_addf(out, "\nThis is the tour of %s", famous_titles[which]);
    if (how != SYMMETRY_SAME)
        text_addf(out, ", %s", symmetry_name(how));
    text_add(out, alike ? "." : ", with other numbers.");
}

static void explain_more(const struct aim *aim, const struct view *view,
                         struct text *out)
{
    struct tour_analysis ta;

    if (aim_squares(aim) > ANALYSED_MAX)
        return;
    tour_analysis_init(&ta, &aim->board, &aim->mover,
                       view->pos->cell[LAYER_ORDER]);
    explain_sums(&ta, &aim->board, out);
    tour_analysis_free(&ta);
    explain_fame(aim, view, out);
}

static void explain_tour(const struct aim *aim, const struct view *view,
                         struct text *out)
{
    bool closed = is_closed(aim, view);

    text_addf(out, "%sEvery square has been visited exactly once.",
              out->len ? "\n" : "");
    if (view->pos->npath == 2)
        text_add(out, " To go round takes more than two, so the tour is open.");
    if (view->pos->npath <= 2)
        return;
    text_addf(out, " %s%sa knight's move from the start %s%s",
              name_of(view, 0).at, closed ? " is " : " is not ",
              say_square((int)view->pos->path[0], aim->board.files).at,
              closed ? ": the tour is closed, it could go round for ever."
                     : ", so the tour is open.");
}

void path_explain_end(const struct aim *aim, const struct view *view,
                      struct text *out)
{
    if (path_is_dead_end(view))
        explain_dead_end(aim, view, out);
    if (path_is_complete(view)) {
        explain_tour(aim, view, out);
        explain_more(aim, view, out);
    }
}

void path_notation(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    (void)pz;
    for (uint32_t i = 0; i < view->pos->npath; i++)
        text_addf(out, "%s%s", i ? " " : "",
                  say_square((int)view->pos->path[i], view->pos->files).at);
}

/* --- numbers ------------------------------------------------------------- */

void path_facts(const struct aim *aim, const struct view *view,
                struct facts *out)
{
    const struct position *pos = view->pos;
    bool whole = is_whole(aim, view);

    /* The status tells it, and how many there are. */
    facts_truth(out, "closed", NULL, whole && is_closed(aim, view));
    facts_squares(out, "squares", NULL, pos->files);
    for (uint32_t i = 0; i < pos->npath && !out->brief; i++)
        facts_item(out, pos->path[i]);
}

/* The symmetries that leave the tour as it is, in words. */
static void add_symmetries(unsigned symmetries, struct facts *out)
{
    struct text words;

    text_init(&words);
    for (int s = 1; s < SYMMETRIES; s++)
        if (symmetries & 1u << s)
            text_addf(&words, "%s%s", words.len ? ", " : "",
                      symmetry_name((enum symmetry)s));
    if (words.len) {
        facts_words(out, "symmetry", "Symmetry", words.at);
        facts_help(out, "Turned or mirrored like this, the tour looks as "
                        "before.");
    }
    text_free(&words);
}

/* What the numbers of ranks and files make; for other programs also whether it
 * is magic. */
static void add_sums(const struct tour_analysis *ta, const struct board *b,
                     struct facts *out)
{
    const char *name = tour_analysis_sums(ta, b);

    if (!name)
        return;
    facts_words(out, "sums", "Sums", name);
    facts_help(out, "Semimagic: the numbers of every rank and of every file "
                    "add up to the same. Magic: those of both long diagonals, "
                    "too.");
    facts_truth(out, "magic", NULL, ta->magic);
}

void path_facts_of_tour(const struct aim *aim, const struct view *view,
                        bool ruled, struct facts *out)
{
    struct tour_analysis ta;

    if (aim_squares(aim) > ANALYSED_MAX)
        return;
    if (!is_whole(aim, view)) {
        facts_await(out, ruled ? 2 : 1);
        return;
    }
    tour_analysis_init(&ta, &aim->board, &aim->mover,
                       view->pos->cell[LAYER_ORDER]);
    facts_number(out, "crossings", "Crossings", ta.crossings);
    facts_help(out, "How often the line of the tour crosses itself.");
    facts_number(out, "deviations", ruled ? "Against the rule" : NULL,
                 (uint64_t)ta.deviations);
    facts_help(out, "Moves to a square that had not the fewest ways on.");
    add_symmetries(ta.symmetries, out);
    add_sums(&ta, &aim->board, out);
    tour_analysis_free(&ta);
}
