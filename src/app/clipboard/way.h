/* How a desktop's clipboard is owned: one file for each of them. */
#ifndef CHEQUER_WAY_H
#define CHEQUER_WAY_H

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

    /* NULL, with *err filled in, if the clipboard cannot be had. */
    struct owner *(*own)(SDL_Window *window, const struct offer *offer,
                         struct error *err);

    /* Answers whoever pastes until the clipboard is lost or there is
     * something to read from `stop`. Called in a thread. */
    void (*serve)(struct owner *o, int stop);

    void (*disown)(struct owner *o);
};

extern const struct clipboard_way clipboard_x11, clipboard_wayland;

#endif
