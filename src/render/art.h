/*
 * The pieces' outlines, as carried in the program from assets/pieces. The
 * files show the white piece in exactly three colours; the black piece is the
 * same drawing with those exchanged:
 *
 *              white       black
 *   body       #f9f2e3     #3f3833
 *   outline    #2b211a     #14100d
 *   detail     #3a2c22     #eadfcb
 */
#ifndef CHEQUER_ART_H
#define CHEQUER_ART_H

struct text;

/* Appends the SVG document of `piece`, a code of chess/piece.h. */
void art_document(int piece, struct text *out);

/* Appends only what is inside its <svg> element, in a square of 100 units. */
void art_shapes(int piece, struct text *out);

#endif
