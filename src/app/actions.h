/* Doing what keys, widgets and menus ask for. */
#ifndef CHEQUER_ACTIONS_H
#define CHEQUER_ACTIONS_H

#include "app/action.h"

struct app;

void app_do(struct app *app, struct act act);

/* Open a file: the run that a picture shows, with its style, or slides. */
void app_open_file(struct app *app, const char *path);

/* Close whatever is open on top: a field, a menu, the help page. False if
 * there was nothing. */
bool app_close_top(struct app *app);

#endif
