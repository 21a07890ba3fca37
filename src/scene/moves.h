/*
 * A piece and the squares it goes to: drawn beside the menu of pieces, so that
 * nobody need know what a camel or a wazir does.
 */
#ifndef CHEQUER_MOVES_H
#define CHEQUER_MOVES_H

struct box;
struct scene;

/* For a control whose value is a piece of chess/mover.h; see struct control. */
void moves_draw(const char *piece, const struct box *room, struct scene *sc);

#endif
