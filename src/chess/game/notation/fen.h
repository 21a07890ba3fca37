/*
 * Games as text, in Forsyth-Edwards notation. Castling rights are read in all
 * three ways: KQkq as usual, where K means the outermost rook on that side of
 * the king; in X-FEN a file letter for a rook that is not outermost; in
 * Shredder-FEN file letters always (HAha).
 */
#ifndef CHEQUER_FEN_H
#define CHEQUER_FEN_H

#include <stdbool.h>

#include "chess/game/validity.h"

struct text;

/* A rook by its file only where it is not the outermost, or always. */
enum fen_style { FEN_X, FEN_SHREDDER };

/* All six fields, checked also for sense. *g is changed only if true. */
bool fen_parse(struct game *g, const char *fen, enum game_rules rules,
               struct error *err);

/*
 * As in X-FEN, the en passant square is given only where an enemy pawn stands
 * ready to take.
 */
void fen_format(const struct game *g, enum fen_style style, struct text *out);

#endif
