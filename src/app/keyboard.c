/* Keys of any layout as those of the shortcuts. */
#include "app/keyboard.h"

#include <ctype.h>
#include <stdbool.h>

#include "app/keys.h"

static bool is_latin(SDL_Keycode key)
{
    return key >= SDLK_a && key <= SDLK_z;
}

/* Has a symbol: is no arrow, no Enter, no space. */
static bool has_symbol(SDL_Keycode key)
{
    return key > SDLK_SPACE && key != SDLK_DELETE &&
           (key & SDLK_SCANCODE_MASK) == 0;
}

/* What an American keyboard has there: letters, digits and the two keys for
 * the speed. */
static SDL_Keycode american(SDL_Scancode place)
{
    if (place >= SDL_SCANCODE_A && place <= SDL_SCANCODE_Z)
        return SDLK_a + (SDL_Keycode)(place - SDL_SCANCODE_A);
    if (place >= SDL_SCANCODE_1 && place <= SDL_SCANCODE_9)
        return SDLK_1 + (SDL_Keycode)(place - SDL_SCANCODE_1);
    return place == SDL_SCANCODE_0        ? SDLK_0
           : place == SDL_SCANCODE_MINUS  ? SDLK_MINUS
           : place == SDL_SCANCODE_EQUALS ? SDLK_EQUALS
                                          : SDLK_UNKNOWN;
}

SDL_Keycode keyboard_meaning(const SDL_Keysym *key, keyboard_layout *place)
{
    SDL_Keycode instead = american(key->scancode);

    if (!has_symbol(key->sym) || is_latin(key->sym) ||
        shortcut_find(key->sym, key->mod) != NULL || instead == SDLK_UNKNOWN ||
        place(instead) != SDL_SCANCODE_UNKNOWN)
        return key->sym;
    return instead;
}

SDL_Keycode keyboard_sign(const char *utf8)
{
    unsigned char c = (unsigned char)utf8[0];

    if (c == '\0' || utf8[1] != '\0' || c >= 0x80 ||
        !(isdigit(c) || ispunct(c)))
        return SDLK_UNKNOWN;
    return c;
}
