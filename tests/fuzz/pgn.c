/* Games, and each word of the bytes as one move from the usual start. */
#include "base/error.h"
#include "base/text.h"
#include "chess/game/notation/pgn.h"
#include "chess/game/notation/san.h"
#include "chess/game/notation/uci.h"
#include "fuzz/fuzz.h"

static void read_game(const char *words)
{
    static struct pgn game, again; /* too large for a stack */
    struct text told;
    struct error err;

    pgn_looks(words);
    if (!pgn_parse(&game, words, &err))
        return;
    fuzz_claim(game.n <= PGN_MOVES_MAX);
    text_init(&told);
    pgn_format(&game, "fuzz", &told);
    fuzz_claim(pgn_parse(&again, told.at, &err));
    fuzz_claim(again.n == game.n);
    text_free(&told);
}

/* Returns whether it could be played. */
static bool play(struct game *g, const char *word)
{
    char told[SAN_MAX];
    struct error err;
    struct move m, again;

    if (!uci_parse(g, word, &m, &err) && !san_parse(g, word, &m, &err))
        return false;
    san_format(g, m, told);
    fuzz_claim(san_parse(g, told, &again, &err));
    fuzz_claim(move_equal(m, again));
    move_play(g, m);
    return true;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *words = fuzz_words(data, size), *rest = NULL, *word;
    struct game g;

    read_game(words);
    game_start_usual(&g);
    word = strtok_r(words, " \n", &rest);
    while (word && play(&g, word))
        word = strtok_r(NULL, " \n", &rest);
    free(words);
    return 0;
}
