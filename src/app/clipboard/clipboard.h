/*
 * A picture on the clipboard. SDL puts text there and nothing else, so the
 * picture is offered beside SDL, in the way of the desktop that the window is
 * on, by a thread that waits for programs that paste.
 */
#ifndef CHEQUER_CLIPBOARD_H
#define CHEQUER_CLIPBOARD_H

#include <stdbool.h>

#include <SDL.h>

struct clipboard_way;
struct error;
struct offer;
struct owner;
struct text;

/* All zero but the window to begin with: nothing is offered. */
struct clipboard {
    SDL_Window *window;
    const struct clipboard_way *way;
    struct owner *owner; /* owned, from the first picture on */
    struct offer *offer; /* owned */
    SDL_Thread *thread;
    int stop[2]; /* a pipe: closing its second end ends the thread */
};

/* Offers the PNG, and its run's line to programs that want text. It stays
 * until something else is copied, by whichever program, or until
 * clipboard_close. False, with *err filled in, where that cannot be done. */
bool clipboard_put(struct clipboard *c, const char *line,
                   const struct text *png, struct error *err);
void clipboard_close(struct clipboard *c);

#endif
