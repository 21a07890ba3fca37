/* Which puzzles have a tab, in their order. */
#ifndef CHEQUER_TABS_H
#define CHEQUER_TABS_H

struct puzzle_class;

const struct puzzle_class *tab_class(int tab); /* NULL past the last */

#endif
