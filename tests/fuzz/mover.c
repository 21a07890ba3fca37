/* Pieces by name or by their leaps and rides, and orders of moves. */
#include "base/error.h"
#include "chess/mover.h"
#include "fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *words = fuzz_words(data, size);
    struct mover m, again;
    struct error err;

    if (mover_parse(&m, words, &err)) {
        fuzz_claim(m.n > 0 && m.n <= MOVER_STEPS_MAX);
        fuzz_claim(mover_parse(&again, m.terms, &err));
        fuzz_claim(strcmp(m.terms, again.terms) == 0);
        mover_called(&m, 2);
    }
    free(words);
    return 0;
}
