/* How a desktop's clipboard is owned: one file for each of them. */
#ifndef CHEQUER_WAY_H
#define CHEQUER_WAY_H

#include <stdbool.h>

#include <SDL.h>

#include "base/text.h"

struct error;

/* What can be pasted. */
struct offer {
    struct text png, line;
};

/* The types it is offered as, by their MIME names, ends NULL; and what of the
 * offer each of them gets. */
extern const char *const offer_types[];
const struct text *offer_bytes(const struct offer *offer, int type);

/* Each way defines its own. */
struct owner;

struct clipboard_way {
    const char *driver; /* SDL's name for the desktop */

    /* Once, and kept as long as the window is there. NULL, with *err filled
     * in, if there is no clipboard. */
    struct owner *(*open)(SDL_Window *window, struct error *err);
    void (*close)(struct owner *o);

    /* From now on the clipboard has that, which stays where it is. */
    bool (*own)(struct owner *o, const struct offer *offer, struct error *err);

    /* Answers whoever pastes, until there is something to read from `stop` or
     * nothing more can be asked. Called in a thread. */
    void (*serve)(struct owner *o, int stop);
};

extern const struct clipboard_way clipboard_x11, clipboard_wayland;

#endif
