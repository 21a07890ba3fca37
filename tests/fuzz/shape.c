/* The shape of a board as a grid of dots and hashes. */
#include "base/error.h"
#include "base/text.h"
#include "chess/board.h"
#include "chess/shape_grid.h"
#include "fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *words = fuzz_words(data, size);
    struct board b, again;
    struct text told;
    struct error err;

    shape_grid_meant(words, size);
    if (shape_grid_read(&b, words, size, &err)) {
        text_init(&told);
        shape_grid_write(&b, &told);
        fuzz_claim(shape_grid_read(&again, told.at, told.len, &err));
        fuzz_claim(again.files == b.files && again.ranks == b.ranks);
        fuzz_claim(again.nholes == b.nholes);
        board_free(&again);
        board_free(&b);
        text_free(&told);
    }
    free(words);
    return 0;
}
