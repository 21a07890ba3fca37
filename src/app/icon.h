/* The window's icon. */
#ifndef CHEQUER_ICON_H
#define CHEQUER_ICON_H

struct app;

void icon_set(struct app *app);

#endif
