/* The third field of a FEN. For chess/game/notation/fen.c. */
#ifndef CHEQUER_FEN_CASTLING_H
#define CHEQUER_FEN_CASTLING_H

#include <stdbool.h>

struct error;
struct game;
struct text;

/* A rook by its file only where it is not the outermost, or always. */
enum fen_style { FEN_X, FEN_SHREDDER };

/* Reads the rights into a game whose pieces stand on the board already. */
bool fen_parse_castling(struct game *g, const char *field, struct error *err);
void fen_format_castling(const struct game *g, enum fen_style style,
                         struct text *out);

#endif
