/* What SDL reports, turned into acts and input for the puzzle. */
#ifndef CHEQUER_EVENTS_H
#define CHEQUER_EVENTS_H

#include <SDL.h>

struct app;

void events_take(struct app *app, const SDL_Event *e);

#endif
