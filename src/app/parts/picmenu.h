/*
 * The menu of pictures: saving in each format, then what they look like
 * besides the window's own theme and view. Those settings are remembered.
 */
#ifndef CHEQUER_PICMENU_H
#define CHEQUER_PICMENU_H

#include "app/parts/popup.h"

struct app;
struct edit;

/* Row `i`, from 0 on. */
struct row picmenu_row(const struct app *app, int i);

/* For ACTION_PICTURE: what a row sets. */
void picmenu_do(struct app *app, struct act act);

/* Is this row being typed in? */
bool picmenu_typing(const struct app *app, const struct row *row);

/* What was typed there. */
void picmenu_typed(struct app *app, const struct edit *e);

#endif
