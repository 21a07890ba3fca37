/*
 * The menu of pictures: saving in each format, then what they look like
 * besides the window's own theme and view. Those settings are remembered.
 */
#ifndef CHEQUER_PICMENU_H
#define CHEQUER_PICMENU_H

#include <stdbool.h>

#include "app/ui/act.h"

struct edit;
struct runs;
struct toast;

/* A row of this or another menu. */
struct row {
    const char *text; /* NULL: there is no such row */
    struct act act;
    bool checked;
    bool apart; /* a line sets it off from those above */
};

/* Row `i`, from 0 on. */
struct row picmenu_row(const struct runs *r, int i);

/* copymenu.c: the same of what can be copied. */
struct row copymenu_row(const struct runs *r, int i);

/* For ACTION_PICTURE: what a row sets. */
void picmenu_do(struct runs *r, struct edit *e, struct toast *toast,
                struct act act);

/* Is this row being typed in? */
bool picmenu_typing(const struct edit *e, const struct row *row);

/* What was typed there, and what is to be done with it now. */
struct act picmenu_typed(struct runs *r, const struct edit *e,
                         struct toast *toast);

#endif
