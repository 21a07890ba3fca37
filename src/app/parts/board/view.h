/* The board on the screen, drawn. */
#ifndef CHEQUER_BOARD_VIEW_H
#define CHEQUER_BOARD_VIEW_H

#include "scene/scene.h"

struct board_view;
struct session;
struct stage;

void board_draw(const struct stage *st, struct board_view *b,
                struct scene *scene);

/* Another board, in `area`, to be looked at. */
struct box board_draw_other(const struct stage *st, struct session *ss,
                            struct box area);

#endif
