/*
 * Games as text, in Portable Game Notation: tags, then the moves as people
 * write them. Comments, numbers for annotations and variations are read over;
 * of several games the first counts.
 */
#ifndef CHEQUER_PGN_H
#define CHEQUER_PGN_H

#include <stdbool.h>
#include <stddef.h>

#include "chess/game/move.h"

struct error;
struct text;

enum { PGN_MOVES_MAX = 1200 }; /* more than in any game that was played */

struct pgn {
    struct game start;
    bool usual; /* that is the opening position */
    struct move moves[PGN_MOVES_MAX];
    size_t n;
};

/* Does it begin like one: with a tag, or with the number of a move? */
bool pgn_looks(const char *text);

/* On failure *err says which move is wrong, and why. */
bool pgn_parse(struct pgn *out, const char *text, struct error *err);

/* As a file, on lines of at most 80 letters. `event` is what it is about. */
void pgn_format(const struct pgn *game, const char *event, struct text *out);

#endif
