/*
 * The pieces' outlines, as carried in the program from assets/pieces. The
 * files show the white piece in exactly three colours; the black piece is the
 * same drawing with those exchanged, and so are both for print:
 *
 *              white       black       white, print    black, print
 *   body       #f9f2e3     #3f3833     #ffffff         #1a1a1a
 *   outline    #2b211a     #14100d     #000000         #000000
 *   detail     #3a2c22     #eadfcb     #000000         #ffffff
 */
#ifndef CHEQUER_ART_H
#define CHEQUER_ART_H

#include <stdbool.h>

#include "scene/theme.h"

struct text;

/* In place of a piece: the shadow below one. */
enum { ART_SHADOW = 0 };

/* Appends the SVG document of `piece`, a code of chess/piece.h. */
void art_document(int piece, bool print, struct text *out);

/* Appends only what is inside its <svg> element, in a square of 100 units. */
void art_shapes(int piece, bool print, struct text *out);

/* What the piece is called in a document: "white-knight". */
void art_name(int piece, struct text *out);

/* Its colours, for where it is but a dot. */
struct rgba art_body(int piece, bool print);
struct rgba art_outline(int piece, bool print);

#endif
