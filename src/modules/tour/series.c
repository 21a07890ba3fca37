/* Sheets of tours: one from each start square, or all from one of them. */
#include "base/text.h"
#include "chess/square.h"
#include "modules/tour/settings.h"
#include "puzzle/control.h"
#include "puzzle/series/series.h"
#include "puzzle/trace.h"

static void title_of_starts(const struct params *params, int all,
                            struct text *out)
{
    tour_name(params, all == SERIES_TASK ? "Knight's tour" : "Knight's tours",
              false, out);
    if (all > 1)
        text_add(out, " from every square");
}

static void title_of_all(const struct params *params, int all, struct text *out)
{
    tour_name_all(params, out);
    if (all > 0)
        text_addf(out, ": all %s", say_number((uint64_t)all).at);
}

static void name_start(const struct params *params, struct text *out)
{
    const struct setting *at = &params->at[TOUR_START];

    text_addf(out, "from %s", square_name(at->number, at->second).at);
}

static void task(const struct params *params, const struct assignment *a,
                 struct text *out)
{
    const struct position *solved = a->solved;

    if (solved->npath == 1) {
        text_add(out, "The board has a single square: number it.");
        return;
    }
    text_addf(out,
              a->given ? "The knight goes over all %s of the board, each once. "
                         "Write the missing numbers of its moves on the "
                         "squares."
                       : "Lead the knight over all %s of the board, each once: "
                         "number them in the order of its moves.",
              say_count(solved->npath, "square").at);
    if (params->at[TOUR_END].number >= 0)
        text_addf(out, " The last is %s.",
                  square_name(params->at[TOUR_END].number,
                              params->at[TOUR_END].second)
                      .at);
    if (params->at[TOUR_CLOSED].number)
        text_add(out, " From the last it can go back to the first.");
}

/* Numbers mean something only while all tours are browsed. */
const struct series tour_series[] = { { .key = "solution",
                                        .title = title_of_all,
                                        .task = task,
                                        .rivals = &tour_rivals },
                                      { .key = "start",
                                        .title = title_of_starts,
                                        .name = name_start,
                                        .task = task,
                                        .rivals = &tour_rivals },
                                      { .key = NULL } };
