/* The whole screen as scenes and widgets, from the state of the window. */
#ifndef CHEQUER_SCREEN_H
#define CHEQUER_SCREEN_H

#include <stdint.h>

struct app;

void screen_init(struct app *app);
void screen_free(struct app *app);

/* Lays out and fills app->screen.under, app->screen.board and app->screen.over
 * anew. */
void screen_make(struct app *app);

/* Equal screens have equal hashes. */
uint64_t screen_hash(const struct app *app);

#endif
