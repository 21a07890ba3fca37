/* Sheets of the longest paths. */
#include "base/error.h"
#include "base/say.h"
#include "base/text.h"
#include "modules/uncrossed/run.h"
#include "puzzle/control.h"
#include "puzzle/series/series.h"
#include "puzzle/trace.h"

static void title(const struct params *params, int all, struct text *out)
{
    uncrossed_heading(params, out);
    if (all > 1)
        text_addf(out, ": %s %s",
                  params->at[UNCROSSED_FUNDAMENTAL].number ? "the fundamental"
                                                           : "all",
                  say_number((uint64_t)all).at);
}

static void task(const struct params *params, const struct assignment *a,
                 struct text *out)
{
    bool closed = params->at[UNCROSSED_CLOSED].number;
    struct mover mover;
    struct error unasked;

    mover_parse(&mover, params->at[UNCROSSED_PIECE].text, &unasked);
    text_addf(out,
              "Lead a %s for %s so that its line never crosses itself. %s the "
              "squares in the order of its moves.",
              mover_called(&mover, 1).at,
              say_count(a->solved->npath - 1 + closed, "move").at,
              a->given ? "Write the missing numbers on" : "Number");
    if (closed)
        text_add(out, " The last move leads back to the first square.");
}

const struct series uncrossed_series[] = {
    { .key = "solution", .title = title, .task = task }, { .key = NULL }
};
