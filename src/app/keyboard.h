/* The keyboard. */
#ifndef CHEQUER_KEYBOARD_H
#define CHEQUER_KEYBOARD_H

#include <SDL.h>

struct app;

void keyboard_press(struct app *app, const SDL_KeyboardEvent *e);
void keyboard_type(struct app *app, const char *utf8);

#endif
