/* The piece set's SVG files, compiled in by the build from assets/pieces. */
#ifndef CHEQUER_ASSETS_H
#define CHEQUER_ASSETS_H

extern const char asset_king_svg[];
extern const char asset_queen_svg[];
extern const char asset_rook_svg[];
extern const char asset_bishop_svg[];
extern const char asset_knight_svg[];
extern const char asset_pawn_svg[];

#endif
