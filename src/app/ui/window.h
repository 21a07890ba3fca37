/* The window and its renderer, as SDL gives them. */
#ifndef CHEQUER_APP_WINDOW_H
#define CHEQUER_APP_WINDOW_H

#include <stdbool.h>

#include <SDL.h>

#include "scene/scene.h"

struct error;
struct fonts;
struct painter;

struct window {
    SDL_Window *window;      /* owned; NULL: none is open */
    SDL_Renderer *renderer;  /* owned */
    struct painter *painter; /* owned; NULL: not yet */
    int frame_ms;            /* from one picture to the next, at best */
};

/* `renderer` is SDL's name for one, or NULL for the one that suits. On
 * failure nothing is left open. */
bool window_open(struct window *win, int width, int height,
                 const char *renderer, struct error *err);
void window_set_icon(struct window *win, struct fonts *fonts);
void window_close(struct window *win);

/* The size to draw at, in pixels: never less than 1 by 1. */
void window_size(const struct window *win, int *width, int *height);

/* From the coordinates of events to pixels. */
struct vec window_pixel(const struct window *win, float x, float y);

/* The scale that goes with the screen, in percent. */
int window_percent(const struct window *win);

/* Input methods are wanted only while there is a field to type in. */
void window_set_typing(bool on);

bool window_visible(const struct window *win);
bool window_is_fullscreen(const struct window *win);
void window_set_fullscreen(struct window *win, bool on);

#endif
