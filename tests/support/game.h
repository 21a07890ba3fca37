/* Games for tests, from text that must be right. */
#ifndef CHEQUER_TESTS_GAME_H
#define CHEQUER_TESTS_GAME_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "chess/game/notation/fen.h"
#include "chess/game/game.h"

/* P. McKenzie's position, in which every kind of move is possible. */
#define KIWIPETE \
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

static inline struct game game_read(const char *fen, enum game_rules rules)
{
    struct error err;
    struct game g;

    if (!fen_parse(&g, fen, rules, &err)) {
        fprintf(stderr, "%s: %s\n", fen, err.message);
        abort();
    }
    return g;
}

static inline struct game game_from(const char *fen)
{
    return game_read(fen, RULES_GAME);
}

static inline struct game lesson_from(const char *fen)
{
    return game_read(fen, RULES_LESSON);
}

/* Is that the game's FEN? Says what it is if not. */
static inline bool fen_is(const struct game *g, enum fen_style style,
                          const char *expected)
{
    struct text fen;
    bool same;

    text_init(&fen);
    fen_format(g, style, &fen);
    same = strcmp(fen.at, expected) == 0;
    if (!same)
        fprintf(stderr, "FEN is %s\n     not %s\n", fen.at, expected);
    text_free(&fen);
    return same;
}

static inline bool same_game(const struct game *a, const struct game *b)
{
    struct text fen;
    bool same;

    text_init(&fen);
    fen_format(b, FEN_SHREDDER, &fen);
    same = fen_is(a, FEN_SHREDDER, fen.at);
    text_free(&fen);
    return same;
}

#endif
