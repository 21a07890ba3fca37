/* What the map of all starts says, about all of them or the one pointed at. */
#include "base/text.h"
#include "chess/square.h"
#include "modules/tour/map/run.h"
#include "modules/tour/settings.h"
#include "puzzle/facts.h"
#include "puzzle/trace.h"

static size_t known(const struct view *view)
{
    return (size_t)view->now->tally;
}

/* The start under the pointer, if it was known, or NULL. */
static const struct start *pointed_at(const struct puzzle *pz,
                                      const struct view *view)
{
    for (size_t i = 0; i < known(view); i++)
        if (pz->map.at[i].square == view->hover)
            return &pz->map.at[i];
    return NULL;
}

/* --- one line ------------------------------------------------------------ */

static void status_of_start(const struct puzzle *pz, const struct start *start,
                            struct text *out)
{
    text_addf(out, "%s: ", say_square(start->square, pz->map.board.files).at);
    switch (start->outcome) {
    case MAP_FOUND:
        if (pz->map.tours)
            text_add(out, say_count(start->number, "tour").at);
        else
            text_add(out,
                     say_count(start->number, "square tried|squares tried").at);
        break;
    case MAP_NONE: text_add(out, "no tour from here"); break;
    case MAP_STUCK:
        text_addf(out, "stuck after %s", say_count(start->number, "square").at);
        break;
    case MAP_LIMIT:
        text_add(out, pz->map.tours ? "could not be counted"
                                    : "stopped at the limit");
        break;
    case MAP_REFUSED: text_add(out, "not for this method"); break;
    }
}

void map_status(const struct puzzle *pz, const struct view *view,
                struct text *out)
{
    const struct start *start = pointed_at(pz, view);

    if (start) {
        status_of_start(pz, start, out);
    } else if (known(view) < pz->map.n) {
        text_addf(out, "%s of %s starts are known", say_number(known(view)).at,
                  say_number(pz->map.n).at);
    } else {
        text_addf(out, "%s%s starts",
                  pz->map.tours ? "Tours from each of "
                                : "Squares tried from each of ",
                  say_number(pz->map.n).at);
    }
}

/* --- a paragraph --------------------------------------------------------- */

static void explain_start(const struct puzzle *pz, const struct start *start,
                          struct text *out)
{
    if (pz->map.tours && start->outcome == MAP_FOUND) {
        text_addf(out, "%s on %s.",
                  say_count(start->number, "tour begins|tours begin").at,
                  say_square(start->square, pz->map.board.files).at);
        return;
    }
    text_addf(out, "From %s",
              say_square(start->square, pz->map.board.files).at);
    switch (start->outcome) {
    case MAP_FOUND:
        text_addf(out,
                  " the tour was found after %s tried, the start and those "
                  "tried in vain included.",
                  say_count(start->number, "square was|squares were").at);
        break;
    case MAP_NONE:
        text_add(out, " there is no tour: this is proved");
        if (start->number && !pz->map.tours) {
            text_addf(out, ", by a search that tried %s",
                      say_count(start->number, "square").at);
        }
        text_add(out, ".");
        break;
    case MAP_STUCK:
        text_addf(out,
                  " the method tried %s and then could not go on. That "
                  "does not mean there is no tour.",
                  say_count(start->number, "square").at);
        break;
    case MAP_LIMIT:
        if (pz->map.tours) {
            text_add(out, " the tours could not be counted in the memory "
                          "there is.");
            break;
        }
        text_addf(out,
                  " no tour was found in %s, in which %s tried. This "
                  "proves nothing.",
                  say_count(STARTS_WORK, "step").at,
                  say_count(start->number, "square was|squares were").at);
        break;
    case MAP_REFUSED:
        text_add(out, " this method cannot set out: it is not made for this "
                      "board or aim.");
        break;
    }
}

static void explain_map(const struct puzzle *pz, const struct view *view,
                        struct text *out)
{
    const struct start *least, *most;

    starts_ends(&pz->map, known(view), &least, &most);
    if (pz->map.tours)
        text_add(out, "How many tours begin on each square, counted "
                      "exactly.");
    else
        text_addf(out,
                  "How many squares \u201c%s\u201d enters from each "
                  "start until it has a tour, in at most a million steps.",
                  pz->map.method->title);
    if (!least) {
        if (known(view) == pz->map.n)
            text_add(out, " No start led to one.");
        return;
    }
    text_addf(out, " Fewest from %s: %s; most from %s: %s.",
              say_square(least->square, pz->map.board.files).at,
              say_number(least->number).at,
              say_square(most->square, pz->map.board.files).at,
              say_number(most->number).at);
}

void map_explain(const struct puzzle *pz, const struct view *view,
                 struct text *out)
{
    const struct start *start = pointed_at(pz, view);

    if (start)
        explain_start(pz, start, out);
    else
        explain_map(pz, view, out);
    tour_reword(out, &pz->map.mover);
}

void map_notation(const struct puzzle *pz, const struct view *view,
                  struct text *out)
{
    for (size_t i = 0; i < known(view); i++)
        starts_row(&pz->map, i, out);
}

/* --- numbers ------------------------------------------------------------- */

/* The starts that came to this, if there are any. */
static void list_outcome(const struct puzzle *pz, const struct view *view,
                         enum start_outcome outcome, const char *label,
                         struct facts *out)
{
    bool any = false;

    for (size_t i = 0; i < known(view); i++) {
        if (pz->map.at[i].outcome != outcome)
            continue;
        if (!any)
            facts_squares(out, starts_word(outcome), label,
                          pz->map.board.files);
        any = true;
        facts_item(out, (uint64_t)pz->map.at[i].square);
        facts_help(out, "How many starts came to this.");
    }
}

static void list_numbers(const struct puzzle *pz, const struct view *view,
                         struct facts *out)
{
    facts_squares(out, "squares", "Starts", pz->map.board.files);
    for (size_t i = 0; i < known(view); i++)
        facts_item(out, (uint64_t)pz->map.at[i].square);
    facts_help(out, "From how many squares a tour was looked for so far.");
    facts_numbers(out, "numbers");
    for (size_t i = 0; i < known(view); i++)
        facts_item(out, pz->map.at[i].number);
}

void map_facts(const struct puzzle *pz, const struct view *view,
               struct facts *out)
{
    uint64_t sum = 0;

    if (!pz->map.tours)
        facts_words(out, "algorithm", NULL, pz->map.method->name);
    list_numbers(pz, view, out);
    for (size_t i = 0; i < known(view); i++)
        sum += pz->map.at[i].number;
    facts_number(out, "sum",
                 pz->map.tours ? "Tours together" : "Squares together", sum);
    facts_help(out, "The numbers of all squares, added up.");
    list_outcome(pz, view, MAP_FOUND, "With a tour", out);
    list_outcome(pz, view, MAP_NONE, "Without", out);
    list_outcome(pz, view, MAP_STUCK, "Stuck", out);
    list_outcome(pz, view, MAP_LIMIT, "At the limit", out);
    list_outcome(pz, view, MAP_REFUSED, "Not for this", out);
}
