/*
 * The shortcuts: one table, from which keys are understood, the help page is
 * made, and tips and menus get their hints.
 */
#ifndef CHEQUER_KEYS_H
#define CHEQUER_KEYS_H

#include <stdbool.h>

#include <SDL_keycode.h>

#include "app/action.h"

enum { MOD_CTRL = 1, MOD_SHIFT = 2, MOD_ALT = 4 };

enum key_group { KEYS_PLAYER, KEYS_RUN, KEYS_VIEW, KEYS_WINDOW, KEY_GROUPS };

struct shortcut {
    SDL_Keycode key;
    int mods;     /* exactly these */
    bool repeats; /* goes on while the key is held */
    struct act act;
    const char *name; /* of the key, in help; NULL: not listed */
    const char *help; /* what it does; NULL: as the one before */
    enum key_group group;
};

extern const struct shortcut shortcuts[];
extern const int shortcut_count;

extern const char *const key_groups[KEY_GROUPS]; /* their titles */

/* The shortcut for a key and SDL's modifier flags, or NULL. */
const struct shortcut *shortcut_find(SDL_Keycode key, int sdl_mods);

/* The first key for an act, such as "Ctrl+S"; NULL if there is none. */
const char *shortcut_hint(struct act act);

#endif
