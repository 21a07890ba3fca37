/* A run's line as a picture has it, with its style: what is accepted is told
 * in words that are accepted, and mean the same. */
#include "base/error.h"
#include "base/text.h"
#include "export/style.h"
#include "fuzz/fuzz.h"
#include "modules/list.h"
#include "session/run.h"

static void check_style(const struct style *style)
{
    struct style again = style_usual();
    struct text told, twice, rest;
    struct error err;

    text_init(&told);
    text_init(&twice);
    text_init(&rest);
    style_format(style, &told);
    fuzz_claim(style_take(&again, told.at, &rest, &err));
    style_format(&again, &twice);
    fuzz_claim(strcmp(told.at, twice.at) == 0);
    text_free(&told);
    text_free(&twice);
    text_free(&rest);
}

static void check_run(const struct run *run)
{
    struct text told, twice;
    struct error err;
    struct run again;

    text_init(&told);
    text_init(&twice);
    run_format(run->cls, &run->params, &told);
    if (told.len <= RUN_TEXT_MAX) { /* defaults may make it longer */
        fuzz_claim(run_parse(&again, puzzle_classes, told.at, &err));
        run_format(again.cls, &again.params, &twice);
        fuzz_claim(strcmp(told.at, twice.at) == 0);
        run_free(&again);
    }
    text_free(&told);
    text_free(&twice);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct style style = style_usual();
    char *line = fuzz_words(data, size);
    struct error err;
    struct text rest;
    struct run run;

    text_init(&rest);
    if (style_take(&style, line, &rest, &err)) {
        check_style(&style);
        if (run_parse(&run, puzzle_classes, rest.at, &err)) {
            check_run(&run);
            run_free(&run);
        }
    }
    text_free(&rest);
    free(line);
    return 0;
}
