/* The window and its renderer, as SDL gives them. */
#ifndef CHEQUER_APP_WINDOW_H
#define CHEQUER_APP_WINDOW_H

#include <stdbool.h>

#include <SDL.h>

#include "scene/scene.h"

struct damage;
struct error;
struct painter;

struct window {
    SDL_Window *window;      /* owned; NULL: none is open */
    SDL_Renderer *renderer;  /* owned */
    struct painter *painter; /* owned; NULL: not yet */
    int frame_ms;            /* from one picture to the next, at best */
    int percent;             /* the size of words that the desktop asks for */
};

/* What it should be like. */
struct window_wish {
    int width, height;
    bool first;           /* never seen before: it grows with its words */
    int percent;          /* the size of these; 0: as the desktop asks */
    const char *renderer; /* SDL's name for one; NULL: the one that suits */
};

/* On failure nothing is left open. */
bool window_open(struct window *win, const struct window_wish *wish,
                 struct error *err);
void window_set_title(const struct window *win, const char *title);
void window_set_icon(struct window *win);
void window_close(struct window *win);

/* The size to draw at, in pixels: never less than 1 by 1. */
void window_size(const struct window *win, int *width, int *height);

/* From the coordinates of events to pixels. */
struct vec window_pixel(const struct window *win, float x, float y);

/* The size of words that goes with the screen, in percent; also before there
 * is a window. */
int window_percent(const struct window *win);

/* Input methods are wanted only while there is a field to type in. */
void window_set_typing(bool on);

/* Whether it still shows, and goes on from, what was drawn last. */
bool window_keeps(const struct window *win);

/* Show what was drawn. */
void window_present(const struct window *win, const struct damage *drawn);

bool window_visible(const struct window *win);
bool window_is_fullscreen(const struct window *win);
void window_set_fullscreen(struct window *win, bool on);

#endif
