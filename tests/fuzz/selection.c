/* Which runs of a series a sheet shows: a run's line, then the list. */
#include "base/error.h"
#include "fuzz/fuzz.h"
#include "modules/list.h"
#include "session/run.h"
#include "session/selection.h"

static void select_from(const struct run *run, const char *list)
{
    static const char *const topics[] = { NULL, TOPIC_USUAL };
    struct selection sel;
    struct error err;

    for (size_t i = 0; i < sizeof topics / sizeof *topics; i++)
        if (selection_read(&sel, run->cls, &run->params, list, topics[i],
                           &err)) {
            fuzz_claim(sel.n <= SELECTION_MAX);
            selection_free(&sel);
        }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *words = fuzz_words(data, size), *list = strchr(words, '\n');
    struct error err;
    struct run run;

    if (list) {
        *list = '\0';
        if (run_parse(&run, puzzle_classes, words, &err)) {
            select_from(&run, list + 1);
            run_free(&run);
        }
    }
    free(words);
    return 0;
}
