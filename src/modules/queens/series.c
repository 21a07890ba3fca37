/* Sheets of the queens: solutions by their numbers. */
#include "base/text.h"
#include "modules/queens/run.h"
#include "puzzle/control.h"
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
        text_addf(out, "%s %d ",
                  fundamental || queens_filtered(params) ? "the" : "all", all);
    text_addf(out, "%s%s", fundamental ? "fundamental " : "",
              all == 1 ? "solution" : "solutions");
    queens_say_wishes(params, out);
}

static void task(const struct params *params, const struct position *solved,
                 int given, struct text *out)
{
    int n = queens_number(params);

    (void)solved;
    if (given || *params->at[QUEENS_GIVEN].text)
        text_addf(out,
                  "Place the missing %s, so that each board has %d and "
                  "none attacks another",
                  queens_called(params, 2), n);
    else
        text_addf(out,
                  "Place %d %s on each board so that none attacks "
                  "another",
                  n, queens_called(params, n));
    text_add(out, given ? "." : ", each time in a different way.");
}

const struct series queens_series[] = {
    { .key = "solution", .title = title, .task = task, .fixed = "given" },
    { .key = NULL }
};
