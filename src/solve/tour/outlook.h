/*
 * A thorough look at the squares still free: may a tour go on from here? For
 * searches to ask when a way has failed, before they try the next.
 *
 * In a tour every square but the first and the last is linked to two others.
 * So the look goes like this:
 *
 * 1. Choose links that give every free square two, the knight's one, and the
 *    last square one. They need not form a single path, only the numbers must
 *    be right. No such choice: no tour.
 * 2. Strike the moves that are in no such choice whatever.
 * 3. What is left must hang together even when any one square is taken out,
 *    the knight being joined to every square that may be the last: together
 *    they would close the tour to a ring, and a ring minus a square is still
 *    in one piece.
 *
 * The first two are done where the squares in question have two colours that
 * every move changes; with other pieces and on some surfaces they have not.
 *
 * The look never condemns a board that has a tour, and where it condemns one
 * it would do so after any further moves too. It takes time in proportion to
 * the free squares, or little more.
 */
#ifndef CHEQUER_OUTLOOK_H
#define CHEQUER_OUTLOOK_H

#include <stdbool.h>

struct padded;
struct outlook;

/* With more squares free than this, about four milliseconds' worth, a search
 * that is being watched has no time for a look. */
enum { OUTLOOK_FREE_MAX = 30000 };

struct outlook *outlook_create(const struct padded *f);
void outlook_destroy(struct outlook *o);

/*
 * False if no tour can go on from the knight at cell `at` of `f`, which has
 * been taken, through all the free squares to the free cell `end`, which may
 * be 0 for any. Then *witness is a free square that shows it, as a cell.
 */
bool outlook_good(struct outlook *o, const struct padded *f, int at, int end,
                  int *witness);

#endif
