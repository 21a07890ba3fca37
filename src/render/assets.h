/* Files of assets/, compiled in by the build: the piece set, lessons, the pages
 * of the manual, what completes command lines in shells, and the window's
 * icon. */
#ifndef CHEQUER_ASSETS_H
#define CHEQUER_ASSETS_H

extern const char asset_king_svg[];
extern const char asset_queen_svg[];
extern const char asset_rook_svg[];
extern const char asset_bishop_svg[];
extern const char asset_knight_svg[];
extern const char asset_pawn_svg[];
extern const char asset_camel_svg[];
extern const char asset_zebra_svg[];
extern const char asset_giraffe_svg[];
extern const char asset_wazir_svg[];
extern const char asset_ferz_svg[];
extern const char asset_amazon_svg[];
extern const char asset_chancellor_svg[];
extern const char asset_archbishop_svg[];
extern const char asset_nightrider_svg[];
extern const char asset_disc_svg[];
extern const char asset_shadow_svg[];
extern const char asset_chequer_svg[];

extern const char asset_warnsdorff_slides[];
extern const char asset_backtracking_slides[];
extern const char asset_ninety_two_slides[];
extern const char asset_graph_slides[];
extern const char asset_kings_slides[];
extern const char asset_chess960_slides[];

extern const char asset_first_lesson_md[];
extern const char asset_puzzles_md[];
extern const char asset_slides_md[];
extern const char asset_command_line_md[];
extern const char asset_methods_md[];

extern const char asset_chequer_bash[];
extern const char asset_chequer_zsh[];
extern const char asset_chequer_fish[];

#endif
