/*
 * What a display does to a window of its own accord: it reports errors, and it
 * goes away. Neither is a reason to lose what somebody did.
 */
#ifndef CHEQUER_LOSS_H
#define CHEQUER_LOSS_H

#include <stdbool.h>

#include <SDL.h>

/* Errors of X do not end the program. To be called before SDL is started, for
 * at its end it puts back the handler it found, and after, to take the place of
 * SDL's. */
void loss_survive_errors(void);

/* If the display goes away, `lost` is called, and must not return: neither X
 * nor SDL can be asked for anything by then. */
struct loss {
    void (*lost)(void *context);
    void *context;
};

/* *loss stays where it is. Where there is no X, SDL asks to quit instead: see
 * below. */
void loss_watch(SDL_Window *window, struct loss *loss);

/* Somebody asks to quit: is it because Wayland's display has gone away? */
bool loss_found(SDL_Window *window);

#endif
