/* See the header. */
#include "scene/badge.h"

#include <stdio.h>

enum ink badge_ink(int which)
{
    static const enum ink inks[] = { INK_PATH, INK_CONFLICT, INK_SOLVED,
                                     INK_END,  INK_ATTACKED, INK_HINT };

    return inks[which % 6];
}

void badge_letters(int which, char out[8])
{
    if (which < 26)
        snprintf(out, 8, "%c", 'A' + which);
    else
        snprintf(out, 8, "%c%c", 'A' + (which / 26 - 1) % 26, 'A' + which % 26);
}
