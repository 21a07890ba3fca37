/* Around a board that is seen closely: the names of files and ranks, how large
 * it is, which part of it is seen, and the way back. */
#ifndef CHEQUER_CLOSER_H
#define CHEQUER_CLOSER_H

#include "scene/scene.h"

struct board_view;
struct stage;

/* What it leaves for the squares. */
struct box closer_room(const struct stage *st);

void closer_draw(const struct stage *st, const struct board_view *b);

#endif
