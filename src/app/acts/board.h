/* What the acts do that are about the squares of the board; app/actions.c has
 * their table. */
#ifndef CHEQUER_BOARD_ACTS_H
#define CHEQUER_BOARD_ACTS_H

#include "app/ui/act.h"

struct app;

typedef void board_act(struct app *app, struct act act);

board_act board_edit, board_take_tool;  /* see ACTION_EDIT, ACTION_TOOL */
board_act board_mark, board_draw_arrow; /* a: enum mark_colour */
board_act board_zoom, board_pan;        /* see ACTION_ZOOM, ACTION_PAN */

#endif
