/* Patterns of Chess960: the search for arrays, and arrays themselves. */
#include "base/error.h"
#include "chess/chess960/array.h"
#include "chess/chess960/pattern.h"
#include "fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *words = fuzz_words(data, size), told[ARRAY_TEXT_MAX];
    struct array array;
    struct pattern pattern;
    struct error err;

    if (array_parse(&array, words, &err)) {
        array_format(&array, told);
        fuzz_claim(strlen(told) == GAME_SIDE);
    }
    if (pattern_parse(&pattern, words, &err)) {
        fuzz_claim(pattern.nterms <= PATTERN_TERMS_MAX);
        for (int i = 0; i < CHESS960_COUNT; i += 137) {
            chess960_array(i, &array);
            pattern_matches(&pattern, &array);
        }
    }
    free(words);
    return 0;
}
