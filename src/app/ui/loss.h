/*
 * What a display does to a window of its own accord: it reports errors, it goes
 * away, and a desktop that ends sends signals. None of that is a reason to lose
 * what somebody did.
 */
#ifndef CHEQUER_LOSS_H
#define CHEQUER_LOSS_H

#include <SDL.h>

/* Errors of X do not end the program. To be called before SDL is started, for
 * at its end it puts back the handler it found, and after, to take the place of
 * SDL's. */
void loss_survive_errors(void);

/* SIGHUP, by which a session ends, asks to quit as SIGTERM does, unless it is
 * being ignored. SDL must have been started. */
void loss_heed_hangup(void);

/* If the display goes away, `lost` is called, and must not return: neither X
 * nor SDL can be asked for anything by then. */
struct loss {
    void (*lost)(void *context);
    void *context;
};

/* *loss stays where it is. Where there is no X, SDL asks to quit instead. */
void loss_watch(SDL_Window *window, struct loss *loss);

#endif
