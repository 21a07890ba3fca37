/* Tours that somebody wrote elsewhere: grids of numbers, lists of squares. */
#include "base/error.h"
#include "fuzz/fuzz.h"
#include "modules/tour/known/written.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *words = fuzz_words(data, size);
    struct written w;
    struct error err;

    if (written_read(&w, words, &err) == WRITTEN_WELL) {
        for (int i = 0; i < w.n; i++)
            fuzz_claim(w.path[i] >= 0 && w.path[i] < board_squares(&w.board));
        written_free(&w);
    }
    free(words);
    return 0;
}
