/* Which puzzles have a tab, in their order, and how many find room. */
#ifndef CHEQUER_TABS_H
#define CHEQUER_TABS_H

#include <stdbool.h>

struct puzzle_class;
struct ui;

enum { TABS_MAX = 16 };

const struct puzzle_class *tab_class(int tab); /* NULL past the last */

struct tab_row {
    float room; /* around the words of a tab */
    int shown;  /* so many in the row; the others are in a menu after it */
    float menu; /* its width; 0: there is none */
    bool brief; /* the rest of the bar is put more shortly */
};

/* Lays a row of `n` tabs out in `width` or, where that is too little, in what
 * there is when the rest of the bar is brief. */
struct tab_row tabs_lay(const struct ui *ui, const char *const *titles, int n,
                        float width, float brief_width);

#endif
