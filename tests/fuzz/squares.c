/* Names of squares, lists of holes and marks, what a hand did. */
#include "base/error.h"
#include "base/text.h"
#include "chess/board.h"
#include "chess/square.h"
#include "fuzz/fuzz.h"
#include "puzzle/control.h"
#include "puzzle/hand/clicks.h"
#include "puzzle/hand/marks.h"
#include "puzzle/hand/placing.h"

enum { FILES = 40, RANKS = 30, KINDS = 3 };

static void read_name(const char *words)
{
    int file, rank, again[2];

    if (!square_parse(words, &file, &rank))
        return;
    fuzz_claim(square_parse(square_name(file, rank).at, &again[0], &again[1]));
    fuzz_claim(file == again[0] && rank == again[1]);
}

static void read_holes(const char *words)
{
    struct board b, again;
    struct text told;
    struct error err;

    board_init(&b, FILES, RANKS);
    board_init(&again, FILES, RANKS);
    text_init(&told);
    if (board_parse_holes(&b, words, &err)) {
        board_format_holes(&b, &told);
        fuzz_claim(board_parse_holes(&again, told.at, &err));
        fuzz_claim(memcmp(b.hole, again.hole, FILES * RANKS) == 0);
    }
    text_free(&told);
    board_free(&b);
    board_free(&again);
}

static void read_marks(const char *words)
{
    struct params params = { .seed = 1 };
    struct error err;
    struct mark mark;
    const char *at;

    if (marks_set(&params, words, &err)) {
        marks_keep(&params, FILES, RANKS);
        for (at = params.marks; marks_next(&at, &mark);)
            fuzz_claim(mark.at.file < FILES && mark.to.rank < RANKS);
        fuzz_claim(marks_check(params.marks, FILES, RANKS, &err));
    }
    free(params.marks);
}

static void read_hand(const char *words)
{
    struct placing placing;
    struct error err;
    const char *at;
    int square;

    if (clicks_check(words, "moves", FILES, RANKS, &err))
        for (at = words; (square = clicks_next(&at, FILES)) >= 0;)
            fuzz_claim(square < FILES * RANKS);
    if (placing_check_kinds(words, "placed", FILES, RANKS, KINDS, &err))
        for (at = words; placing_next(&at, FILES, &placing);)
            fuzz_claim(placing.to < FILES * RANKS);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *words = fuzz_words(data, size);

    read_name(words);
    read_holes(words);
    read_marks(words);
    read_hand(words);
    free(words);
    return 0;
}
