/* Drawing marks on the board: see session_mark. */
#ifndef CHEQUER_MARKING_H
#define CHEQUER_MARKING_H

#include <SDL_keycode.h>

#include "puzzle/hand/marks.h"
#include "scene/scene.h"

struct board_view;
struct runs;
struct toast;

/* Green; with Shift or Ctrl red, with Alt blue, with both orange. */
enum mark_colour marking_colour(SDL_Keymod mods);

/* The right button is pressed, the pointer is moved with it, it is let go. */
void marking_press(struct board_view *b, struct runs *r, struct toast *toast,
                   struct vec pixel, enum mark_colour colour);
void marking_move(struct board_view *b, struct runs *r, struct vec pixel);
void marking_release(struct board_view *b, struct runs *r, struct toast *toast);

/* The square with the cursor is marked; or an arrow begins there, and with the
 * second key ends there. In between it follows the cursor. */
void marking_key(struct board_view *b, struct runs *r, struct toast *toast,
                 enum mark_colour colour);
void marking_arrow_key(struct board_view *b, struct runs *r,
                       struct toast *toast, enum mark_colour colour);
void marking_follow(struct board_view *b, struct runs *r);

/* What was begun is not drawn. */
void marking_stop(struct board_view *b, struct runs *r);

#endif
