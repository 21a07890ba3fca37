/* Rows of a menu: what they say, and what they do. */
#ifndef CHEQUER_POPUP_H
#define CHEQUER_POPUP_H

#include <stdbool.h>

#include "app/action.h"

struct row {
    const char *text; /* NULL: there is no such row */
    const char *hint; /* a key, or NULL */
    bool checked;
    bool apart; /* a line sets it off from those above */
    struct act act;
};

#endif
