/* What the queens say about the moment being looked at. */
#include <stdlib.h>

#include "base/alloc.h"
#include "chess/square.h"
#include "chess/symmetry.h"
#include "modules/queens/run.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/trace.h"

static const char *pieces(const struct puzzle *pz)
{
    return pz->piece == PIECE_ROOK ? "rooks" : "queens";
}

static const char *piece(const struct puzzle *pz)
{
    return pz->piece == PIECE_ROOK ? "rook" : "queen";
}

/* Pieces on the board, at most n. */
static int standing(const struct puzzle *pz, const struct view *view)
{
    int *at = xmalloc((size_t)(pz->n + 1) * sizeof *at);
    int n = queens_standing(view->pos, at, pz->n);

    free(at);
    return n;
}

/* The square with the wash of a refusal. */
static int tried(const struct view *view)
{
    int sq = 0;

    while (!view->pos->cell[LAYER_MARK][sq])
        sq++;
    return sq;
}

/* The earlier queen, nearest to file a, that attacks the square tried. */
static int attacker(const struct puzzle *pz, const struct view *view, int sq,
                    const char **line)
{
    for (int file = 0; file < pz->n; file++)
        for (int rank = 0; rank < pz->n; rank++) {
            int files = sq % pz->n - file, ranks = sq / pz->n - rank;

            if (!view->pos->cell[LAYER_PIECE][rank * pz->n + file])
                continue;
            *line = ranks == 0 ? "its rank" : "its diagonal";
            if (ranks == 0 || (pz->piece == PIECE_QUEEN &&
                               (ranks == files || ranks == -files)))
                return rank * pz->n + file;
        }
    return -1;
}

/* Solutions met so far by the watched search: see queens_run.h. */
static uint64_t found(const struct puzzle *pz, const struct view *view)
{
    uint64_t placed = tally_nodes(view->now->tally) - 1;
    uint64_t retreats = placed - (uint64_t)standing(pz, view);

    return view->index - tally_tests(view->now->tally) - retreats;
}

/* --- one line ------------------------------------------------------------ */

static void status_of_search(const struct puzzle *pz, const struct view *view,
                             struct text *out)
{
    switch ((enum queens_note)view->now->note) {
    case NOTE_REFUSED:
        text_addf(out, "%s is attacked", say_square(tried(view), pz->n).at);
        break;
    case NOTE_PLACED:
        text_addf(out, "%d of %d %s placed", standing(pz, view), pz->n,
                  pieces(pz));
        break;
    case NOTE_RETREAT:
        text_addf(out, "Back to %d %s", standing(pz, view), pieces(pz));
        break;
    case NOTE_FOUND:
        text_addf(out, "Solution %s", say_number(found(pz, view)).at);
        break;
    case NOTE_EMPTY:
    case NOTE_PAGE:
    case NOTE_PUT: text_add(out, "An empty board"); break;
    }
}

static void status_of_hand(const struct puzzle *pz, const struct view *view,
                           struct text *out)
{
    text_addf(out, "%d of %d %s", standing(pz, view), pz->n, pieces(pz));
    if (view->now->flags & MOMENT_SOLUTION)
        text_add(out, ": a solution");
    else if (view->now->tally == 1)
        text_add(out, ": cannot be completed");
    else if (view->now->tally > 1) {
        text_addf(out, ", %s to go on",
                  say_count(view->now->tally - 1, "way").at);
    }
}

void queens_status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    if (pz->reason.len) {
        text_add(out, "No such solution");
    } else if (pz->mode == MODE_SEARCH) {
        status_of_search(pz, view, out);
    } else if (pz->mode == MODE_HAND) {
        status_of_hand(pz, view, out);
    } else if (view->now->note != NOTE_PAGE) {
        text_addf(out, "Finding all solutions: %s",
                  say_number(pz->has_album ? pz->album.count : 0).at);
    } else if (pz->built) {
        text_add(out, "One solution of many");
    } else {
        text_addf(out, "%s%s of %s",
                  pz->fundamental ? "Fundamental solution " : "Solution ",
                  say_number(view->now->tally).at,
                  say_number(queens_pages(pz)).at);
    }
}

/* --- a paragraph --------------------------------------------------------- */

static void explain_refusal(const struct puzzle *pz, const struct view *view,
                            struct text *out)
{
    const char *line = "";
    int sq = tried(view), by = attacker(pz, view, sq, &line);

    text_addf(out,
              "A %s on %s would stand on the same %s as the %s on %s. "
              "The next square down in this file is tried.",
              piece(pz), say_square(sq, pz->n).at,
              *line && line[4] == 'r' ? "rank" : "diagonal", piece(pz),
              say_square(by, pz->n).at);
}

static void explain_search(const struct puzzle *pz, const struct view *view,
                           struct text *out)
{
    switch ((enum queens_note)view->now->note) {
    case NOTE_REFUSED: explain_refusal(pz, view, out); break;
    case NOTE_PLACED:
        text_addf(out,
                  "No earlier %s attacks this square, so one is placed "
                  "here and the next file is begun from the top.",
                  piece(pz));
        break;
    case NOTE_RETREAT:
        text_addf(out,
                  "No square of the next file was free: the last %s is "
                  "taken off again, and its file is searched further down.",
                  piece(pz));
        break;
    case NOTE_FOUND:
        text_addf(out,
                  "Every file has its %s, and none attacks another. The "
                  "search goes on from here for more.",
                  piece(pz));
        break;
    case NOTE_EMPTY:
    case NOTE_PAGE:
    case NOTE_PUT:
        text_addf(out,
                  "File by file from a, in each from the top rank down: "
                  "a square that no earlier %s attacks is taken, and when "
                  "there is none the last %s is moved on.",
                  piece(pz), piece(pz));
        break;
    }
    if (view->tip && view->progress == PROGRESS_FOUND)
        text_add(out, "\nEvery possibility has been tried: these are all "
                      "solutions.");
    if (view->tip && view->progress == PROGRESS_DONE)
        text_add(out, "\nEvery possibility has been tried: there is no "
                      "solution.");
}

/* The numbers in the album of a solution's images; how many there are. */
static int add_images(const struct puzzle *pz, const struct queens_orbit *orbit,
                      struct text *out)
{
    int images = 0;

    for (size_t k = 1; k <= pz->album.count && images < orbit->size; k++)
        for (int s = 0; s < SYMMETRIES; s++)
            if (orbit->image[s] == k) {
                text_addf(out, "%s %zu", images++ ? "," : "", k);
                break;
            }
    return images;
}

/* What can be done to it without a change. */
static void add_fixed(const struct queens_orbit *orbit, struct text *out)
{
    const char *before = "It is the same after: ";

    for (int s = 1; s < SYMMETRIES; s++)
        if (orbit->fixed & 1u << s) {
            text_addf(out, "%s%s", before, symmetry_name((enum symmetry)s));
            before = ", ";
        }
    if (*before == ',')
        text_add(out, ".");
}

/* How the shown solution relates to the others. Where squares are wished for,
 * some of its images may be none of the solutions browsed. */
static void explain_class(const struct puzzle *pz, const struct view *view,
                          struct text *out)
{
    struct queens_orbit orbit;
    size_t number = queens_number(pz, view->now->tally);
    struct text numbers;
    int images;

    text_init(&numbers);
    queens_orbit_find(&orbit, &pz->album, number);
    images = add_images(pz, &orbit, &numbers);
    text_addf(out, "Turned and mirrored it gives %d different %s", orbit.size,
              say_plural((uint64_t)orbit.size, "solution").at);
    if (images < orbit.size)
        text_addf(out, ", of which %d %s here", images,
                  say_plural((uint64_t)images, "is|are").at);
    text_addf(out, ": %s%s. ", say_plural((uint64_t)images, "number").at,
              numbers.at);
    text_free(&numbers);
    add_fixed(&orbit, out);
}

static void explain_album(const struct puzzle *pz, const struct view *view,
                          struct text *out)
{
    if (view->now->note != NOTE_PAGE) {
        text_add(out, "All solutions are being found.");
    } else if (pz->built) {
        text_addf(out,
                  "There are too many solutions to browse; this one of "
                  "%d %s was constructed by a rule, without any search.",
                  pz->n, pieces(pz));
    } else {
        explain_class(pz, view, out);
    }
}

void queens_explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    if (pz->reason.len)
        text_add(out, pz->reason.at);
    else if (pz->mode == MODE_SEARCH)
        explain_search(pz, view, out);
    else if (pz->mode == MODE_ALBUM)
        explain_album(pz, view, out);
    else if (view->now->flags & MOMENT_SOLUTION)
        text_addf(out, "No %s attacks another: well done.", piece(pz));
    else
        text_addf(out,
                  "No %s may attack another. Hatched squares are "
                  "attacked; a line joins two that attack each other.",
                  piece(pz));
}

/* --- numbers ------------------------------------------------------------- */

static void facts_of_album(const struct puzzle *pz, const struct view *view,
                           struct facts *out)
{
    struct queens_orbit orbit;

    if (view->now->note != NOTE_PAGE)
        return;
    facts_number(out, "solution", NULL, view->now->tally);
    if (!pz->has_classes)
        return;
    facts_number(out, "total", "Solutions", queens_pages(pz));
    queens_orbit_find(&orbit, &pz->album, queens_number(pz, view->now->tally));
    facts_number(out, "classes", "Fundamental", pz->classes.count);
    facts_number(out, "class", "This one's class",
                 queens_class_of(&pz->classes, &orbit));
}

static void facts_of_squares(const struct puzzle *pz, const struct view *view,
                             struct facts *out)
{
    uint32_t *squares = xmalloc((size_t)pz->n * sizeof *squares);
    int *at = xmalloc((size_t)pz->n * sizeof *at);
    int n = 0;

    if (pz->n > QUEENS_BOARD_MAX)
        for (; pz->built && n < pz->n; n++)
            at[n] = pz->built[n] * pz->n + n;
    else
        n = queens_standing(view->pos, at, pz->n);
    for (int i = 0; i < n; i++)
        squares[i] = (uint32_t)at[i];
    facts_squares(out, "squares", NULL, squares, (size_t)n, pz->n);
    free(squares);
    free(at);
}

void queens_facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    if (pz->reason.len)
        facts_words(out, "reason", NULL, pz->reason.at);
    if (pz->mode == MODE_ALBUM)
        facts_of_album(pz, view, out);
    facts_of_squares(pz, view, out);
    if (pz->mode == MODE_SEARCH) {
        facts_number(out, "found", "Solutions so far", found(pz, view));
        facts_number(out, "nodes", "Nodes", tally_nodes(view->now->tally));
        facts_number(out, "tests", "Squares tested",
                     tally_tests(view->now->tally));
    }
    if (pz->mode == MODE_HAND && view->now->tally)
        facts_number(out, "completions", "Ways to go on", view->now->tally - 1);
}
