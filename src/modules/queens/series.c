/* Sheets of the queens: solutions by their numbers. */
#include "modules/queens/run.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"

static const char *piece_name(const struct params *params, int n)
{
    bool rook = params->at[QUEENS_PIECE].number != 0;

    return rook ? n == 1 ? "rook" : "rooks" : n == 1 ? "queen" : "queens";
}

static void title(const struct params *params, int all, struct text *out)
{
    int n = params->at[QUEENS_SIZE].number;
    bool fundamental = params->at[QUEENS_FUNDAMENTAL].number != 0;

    text_addf(out, "%d %s on %d\u00d7%d", n, piece_name(params, n), n, n);
    if (all == SERIES_TASK)
        return;
    text_add(out, ": ");
    if (all)
        text_addf(out, fundamental ? "the %d " : "all %d ", all);
    text_addf(out, "%s%s", fundamental ? "fundamental " : "",
              all == 1 ? "solution" : "solutions");
}

static void task(const struct params *params, const struct position *solved,
                 int given, struct text *out)
{
    int n = params->at[QUEENS_SIZE].number;

    (void)solved;
    if (given || *params->at[QUEENS_GIVEN].text)
        text_addf(out,
                  "Place the missing %s, so that each board has %d and "
                  "none attacks another",
                  piece_name(params, 2), n);
    else
        text_addf(out,
                  "Place %d %s on each board so that none attacks "
                  "another",
                  n, piece_name(params, n));
    text_add(out, given ? "." : ", each time in a different way.");
}

const struct series queens_series[] = {
    { .key = "solution", .title = title, .task = task, .fixed = "given" },
    { .key = NULL }
};
