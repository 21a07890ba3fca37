/* The puzzles of the list that are to be shown. */
#include "app/parts/tabs.h"

#include <stddef.h>

#include "modules/list.h"
#include "puzzle/puzzle.h"

const struct puzzle_class *tab_class(int tab)
{
    for (int i = 0; puzzle_classes[i] != NULL; i++)
        if (puzzle_classes[i]->tab != NULL && tab-- == 0)
            return puzzle_classes[i];
    return NULL;
}
