/*
 * The knight's eight moves around it, each with its number, and the order in
 * which they are tried: drawn beside the menu of orders, so that which move is
 * number 1 need not be guessed.
 */
#ifndef CHEQUER_COMPASS_H
#define CHEQUER_COMPASS_H

struct box;
struct scene;

/* For a control whose value is an order; see struct control. */
void compass_draw(const char *order, const struct box *room, struct scene *sc);

#endif
