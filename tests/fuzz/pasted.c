/* What somebody pastes: a puzzle makes a run of it, which is one. */
#include "base/error.h"
#include "base/text.h"
#include "fuzz/fuzz.h"
#include "modules/list.h"
#include "session/run.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *words = fuzz_words(data, size);
    struct text line;
    struct error err;
    struct run run;

    text_init(&line);
    if (run_take(puzzle_classes, words, &line, &err) &&
        run_parse(&run, puzzle_classes, line.at, &err))
        run_free(&run);
    text_free(&line);
    free(words);
    return 0;
}
