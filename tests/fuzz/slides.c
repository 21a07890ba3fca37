/* The script of a lesson. */
#include "base/error.h"
#include "export/slides/show.h"
#include "fuzz/fuzz.h"
#include "modules/list.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *words = fuzz_words(data, size);
    struct error err;
    struct show show;

    if (show_parse(&show, puzzle_classes, "fuzz.slides", words, &err))
        show_free(&show);
    free(words);
    return 0;
}
