/* The hand on the board: the pointer and the keys that move its cursor. */
#ifndef CHEQUER_BOARD_HAND_H
#define CHEQUER_BOARD_HAND_H

#include <stdbool.h>

#include "app/ui/ui.h"
#include "puzzle/puzzle.h"
#include "scene/scene.h"

struct board_view;
struct runs;
struct session;
struct toast;

/* The pointer is at a pixel; `on` it, or not. */
void board_hover(struct board_view *b, const struct runs *r, struct vec pixel,
                 bool on);

/* What the pointer does there, with b->button, is the puzzle's. */
void board_send(struct board_view *b, struct runs *r, struct toast *toast,
                enum input_kind kind, struct vec pixel);

/* On a board seen closely the cursor stays in sight. */
void board_reveal(struct board_view *b, const struct session *ss);

/* The keyboard moves its square about, or presses it; false: neither. */
bool board_key(struct board_view *b, struct runs *r, struct toast *toast,
               enum ui_key key);
void board_show_cursor(const struct board_view *b, const struct runs *r);

#endif
