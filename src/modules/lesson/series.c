/* Sheets of lessons, each with its title. */
#include "modules/lesson/run.h"
#include "puzzle/control.h"

static void title(const struct params *params, int all, struct text *out)
{
    (void)params, (void)all;
    text_add(out, "The rules of chess");
}

static void name(const struct params *params, struct text *out)
{
    const struct lesson *lesson = lesson_of(params);

    text_addf(out, "%d  %s", lesson_number(lesson), lesson->title);
}

const struct series lesson_series[] = {
    { .key = "lesson", .title = title, .name = name }, { .key = NULL }
};
