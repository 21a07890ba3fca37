/*
 * What is meant by a key, whatever the layout of the keyboard. What is written
 * on a key counts: A is A wherever it lies. On keyboards of another script
 * (Greek, Cyrillic) no key has the letter, so the one in its place on an
 * American keyboard does; the same with digits that need Shift (French).
 */
#ifndef CHEQUER_KEYBOARD_H
#define CHEQUER_KEYBOARD_H

#include <SDL_events.h>

/* Tells where a key is that types `key` without Shift: SDL_SCANCODE_UNKNOWN if
 * nowhere. SDL_GetScancodeFromKey is one. */
typedef SDL_Scancode keyboard_layout(SDL_Keycode key);

/* The key that the shortcuts are to be asked about. */
SDL_Keycode keyboard_meaning(const SDL_Keysym *key, keyboard_layout *place);

/* The sign that was typed, if shortcuts may be asked for it: with Shift the
 * key's own symbol does not tell it (? is on the key of ß). Else
 * SDLK_UNKNOWN. */
SDL_Keycode keyboard_sign(const char *utf8);

#endif
