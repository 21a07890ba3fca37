/* Positions: one that is accepted, written down and read again, is the same. */
#include "base/error.h"
#include "base/text.h"
#include "chess/game/game.h"
#include "chess/game/notation/fen.h"
#include "fuzz/fuzz.h"

static void check(const struct game *g, enum game_rules rules,
                  enum fen_style style)
{
    struct text told, twice;
    struct game again;
    struct error err;

    text_init(&told);
    text_init(&twice);
    fen_format(g, style, &told);
    fuzz_claim(fen_parse(&again, told.at, rules, &err));
    fen_format(&again, style, &twice);
    fuzz_claim(strcmp(told.at, twice.at) == 0);
    text_free(&told);
    text_free(&twice);
}

static void read_by(enum game_rules rules, const char *words)
{
    struct error err;
    struct game g;

    if (!fen_parse(&g, words, rules, &err))
        return;
    check(&g, rules, FEN_X);
    check(&g, rules, FEN_SHREDDER);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *words = fuzz_words(data, size);

    read_by(RULES_GAME, words);
    read_by(RULES_LESSON, words);
    free(words);
    return 0;
}
