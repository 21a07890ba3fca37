/* Sheets of starting arrays, by their numbers. */
#include "base/error.h"
#include "chess/chess960/chess960.h"
#include "modules/chess960/run.h"
#include "puzzle/control.h"

static void title(const struct params *params, int all, struct text *out)
{
    (void)params;
    text_add(out, all > 0 ? "Chess960: all 960 starting arrays"
                          : "Chess960: starting arrays");
}

static void name(const struct params *params, struct text *out)
{
    char letters[ARRAY_TEXT_MAX];
    struct array array;
    struct error err;

    c960_array_of(params, &array, &err);
    array_format(&array, letters);
    text_addf(out, "%d  %s", params->at[C960_NUMBER].number, letters);
}

const struct series c960_series[] = {
    { .key = "number", .title = title, .name = name }, { .key = NULL }
};
