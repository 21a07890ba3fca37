/* Sheets of the queens: solutions by their numbers. */
#include "base/say.h"
#include "base/text.h"
#include "modules/queens/run.h"
#include "puzzle/control.h"
#include "puzzle/series/series.h"
#include "puzzle/trace.h"

static void title(const struct params *params, int all, struct text *out)
{
    bool fundamental = params->at[QUEENS_FUNDAMENTAL].number != 0;

    queens_heading(params, out);
    if (all == SERIES_TASK)
        return;
    text_add(out, ": ");
    if (all == 1)
        text_add(out, "the only ");
    else if (all)
        text_addf(out, "%s %s ",
                  fundamental || queens_filtered(params) ? "the" : "all",
                  say_number((uint64_t)all).at);
    text_addf(out, "%s%s", fundamental ? "fundamental " : "",
              all == 1 ? "solution" : "solutions");
    queens_say_wishes(params, out);
}

static void task(const struct params *params, const struct assignment *a,
                 struct text *out)
{
    const char *barred = params->at[QUEENS_BARRED].text;
    const char *board = a->boards > 1 ? "each board" : "the board";
    int n = queens_number(params);

    if (a->given || *params->at[QUEENS_GIVEN].text)
        text_addf(out,
                  "Place the missing %s, so that %s has %d and none attacks "
                  "another",
                  queens_called(params, 2).at, board, n);
    else
        text_addf(out, "Place %d %s on %s so that none attacks another", n,
                  queens_called(params, n).at, board);
    text_add(out,
             a->given || a->boards == 1 ? "." : ", each time in another way.");
    if (*barred) {
        text_addf(out, " No %s may stand on ", queens_called(params, 1).at);
        queens_say_squares(barred, n, " or ", out);
        text_add(out, ".");
    }
}

const struct series queens_series[] = { { .key = "solution",
                                          .title = title,
                                          .task = task,
                                          .fixed = "given",
                                          .rivals = &queens_rivals },
                                        { .key = NULL } };
