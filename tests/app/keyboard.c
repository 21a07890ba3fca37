/* Keyboards of other countries: what their keys mean to the shortcuts. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <string.h>

#include "app/keyboard.h"
#include "app/keys.h"
#include "support/screen.h"

/* Digits, letters from the upper left, and what is around them, as typed
 * without Shift; the same places of every keyboard. */
static const SDL_Scancode places[] = {
    SDL_SCANCODE_1,     SDL_SCANCODE_2,      SDL_SCANCODE_3,
    SDL_SCANCODE_4,     SDL_SCANCODE_5,      SDL_SCANCODE_6,
    SDL_SCANCODE_7,     SDL_SCANCODE_8,      SDL_SCANCODE_9,
    SDL_SCANCODE_0,     SDL_SCANCODE_MINUS,  SDL_SCANCODE_EQUALS,
    SDL_SCANCODE_Q,     SDL_SCANCODE_W,      SDL_SCANCODE_A,
    SDL_SCANCODE_S,     SDL_SCANCODE_C,      SDL_SCANCODE_F,
    SDL_SCANCODE_M,     SDL_SCANCODE_COMMA,  SDL_SCANCODE_PERIOD,
    SDL_SCANCODE_SLASH, SDL_SCANCODE_RETURN, SDL_SCANCODE_RIGHT,
};

enum { PLACES = sizeof places / sizeof *places };

static const SDL_Keycode russian[PLACES] = {
    '1',   '2',   '3',   '4',   '5',   '6',   '7',         '8',
    '9',   '0',   '-',   '=',   0x439, 0x446, 0x444,       0x44B,
    0x441, 0x430, 0x44C, 0x431, 0x44E, '.',   SDLK_RETURN, SDLK_RIGHT
};
static const SDL_Keycode greek[PLACES] = {
    '1',   '2',   '3',   '4', '5', '6',   '7',         '8',
    '9',   '0',   '-',   '=', ';', 0x3C2, 0x3B1,       0x3C3,
    0x3C8, 0x3C6, 0x3BC, ',', '.', '/',   SDLK_RETURN, SDLK_RIGHT
};
static const SDL_Keycode hebrew[PLACES] = {
    '1',   '2',   '3',   '4',   '5',   '6',  '7',         '8',
    '9',   '0',   '-',   '=',   '/',   '\'', 0x5E9,       0x5D3,
    0x5D1, 0x5DB, 0x5E6, 0x5EA, 0x5E5, '.',  SDLK_RETURN, SDLK_RIGHT
};
static const SDL_Keycode german[PLACES] = {
    '1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 0xDF,        0xB4,
    'q', 'w', 'a', 's', 'c', 'f', 'm', ',', '.', '-', SDLK_RETURN, SDLK_RIGHT
};
static const SDL_Keycode french[PLACES] = {
    '&',  0xE9, '"', '\'', '(', '-', 0xE8,        '_',
    0xE7, 0xE0, ')', '=',  'a', 'z', 'q',         's',
    'c',  'f',  ',', ';',  ':', '!', SDLK_RETURN, SDLK_RIGHT
};
static const SDL_Keycode dvorak[PLACES] = {
    '1',  '2', '3', '4', '5', '6', '7', '8', '9', '0', '[',         ']',
    '\'', ',', 'a', 'o', 'j', 'u', 'm', 'w', 'v', 'z', SDLK_RETURN, SDLK_RIGHT
};

static const SDL_Keycode *keyboard = german; /* the one that is plugged in */

static SDL_Scancode place_of(SDL_Keycode key)
{
    for (int i = 0; i < PLACES; i++)
        if (keyboard[i] == key)
            return places[i];
    /* the Dvorak keys left out above */
    return keyboard == dvorak && (key == 'q' || key == '-' || key == '=' ||
                                  key == 's' || key == 'c' || key == 'f')
               ? SDL_SCANCODE_Z
               : SDL_SCANCODE_UNKNOWN;
}

/* What is done by the key in that place, ACTION_NONE for nothing. */
static struct act at(const SDL_Keycode *layout, SDL_Scancode place, int mods)
{
    SDL_Keysym key = { .scancode = place, .mod = (Uint16)mods };
    const struct shortcut *s;

    keyboard = layout;
    for (int i = 0; i < PLACES; i++)
        if (places[i] == place)
            key.sym = layout[i];
    s = shortcut_find(keyboard_meaning(&key, place_of), mods);
    return s != NULL ? s->act : (struct act){ ACTION_NONE, 0, 0 };
}

TEST letters_of_other_scripts_mean_those_in_their_place(void)
{
    static const SDL_Keycode *const all[] = { russian, greek, hebrew };

    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        ASSERT_EQ(ACTION_QUIZ, at(all[i], SDL_SCANCODE_Q, 0).what);
        ASSERT_EQ(ACTION_NEXT_SURROUND, at(all[i], SDL_SCANCODE_W, 0).what);
        ASSERT_EQ(ACTION_FLIP, at(all[i], SDL_SCANCODE_F, 0).what);
        ASSERT_EQ(ACTION_COPY, at(all[i], SDL_SCANCODE_C, KMOD_LCTRL).what);
        ASSERT_EQ(ACTION_QUIT, at(all[i], SDL_SCANCODE_Q, KMOD_RCTRL).what);
        ASSERT_EQ(ACTION_ARROW, at(all[i], SDL_SCANCODE_A, KMOD_LSHIFT).what);
        ASSERT_EQ(ACTION_SAVE,
                  at(all[i], SDL_SCANCODE_S, KMOD_LCTRL | KMOD_LSHIFT).what);
        ASSERT_EQ(ACTION_SLOWER, at(all[i], SDL_SCANCODE_MINUS, 0).what);
    }
    PASS();
}

TEST signs_that_are_shortcuts_keep_their_meaning(void)
{
    ASSERT_EQ(ACTION_FORWARD, at(russian, SDL_SCANCODE_SLASH, 0).what);
    ASSERT_EQ(ACTION_FORWARD, at(hebrew, SDL_SCANCODE_SLASH, 0).what);
    ASSERT_EQ(ACTION_SLOWER, at(german, SDL_SCANCODE_SLASH, 0).what);
    ASSERT_EQ(ACTION_SMALLER, at(german, SDL_SCANCODE_SLASH, KMOD_LCTRL).what);
    ASSERT_EQ(ACTION_SLOWER, at(french, SDL_SCANCODE_6, 0).what);
    ASSERT_EQ(ACTION_FASTER, at(french, SDL_SCANCODE_EQUALS, 0).what);
    ASSERT_EQ(ACTION_BACK, at(french, SDL_SCANCODE_M, 0).what);
    PASS();
}

TEST digits_that_need_shift_are_found_by_their_place(void)
{
    for (int i = 0; i < 9; i++)
        if (i != 5) { /* the minus sign, which is a shortcut itself */
            ASSERT_EQ(ACTION_PUZZLE,
                      at(french, SDL_SCANCODE_1 + (unsigned)i, 0).what);
            ASSERT_EQ(i, at(french, SDL_SCANCODE_1 + (unsigned)i, 0).a);
        }
    ASSERT_EQ(ACTION_NORMAL_SIZE, at(french, SDL_SCANCODE_0, KMOD_LCTRL).what);
    PASS();
}

TEST latin_letters_are_what_is_written_on_them(void)
{
    ASSERT_EQ(ACTION_ARROW, at(french, SDL_SCANCODE_Q, 0).what);
    ASSERT_EQ(ACTION_QUIZ, at(french, SDL_SCANCODE_A, 0).what);
    ASSERT_EQ(ACTION_COORDINATES, at(german, SDL_SCANCODE_C, 0).what);
    PASS();
}

TEST a_letter_that_is_elsewhere_is_not_found_twice(void)
{
    ASSERT_EQ(ACTION_NONE, at(dvorak, SDL_SCANCODE_Q, 0).what);
    ASSERT_EQ(ACTION_NONE, at(dvorak, SDL_SCANCODE_Q, KMOD_LCTRL).what);
    ASSERT_EQ(ACTION_NONE, at(german, SDL_SCANCODE_MINUS, 0).what);
    PASS();
}

TEST keys_without_a_symbol_stay_what_they_are(void)
{
    SDL_Keysym enter = { .sym = SDLK_RETURN, .scancode = SDL_SCANCODE_RETURN };
    SDL_Keysym pad = { .sym = SDLK_KP_6, .scancode = SDL_SCANCODE_KP_6 };

    keyboard = russian;
    ASSERT_EQ(SDLK_RETURN, keyboard_meaning(&enter, place_of));
    ASSERT_EQ(SDLK_KP_6, keyboard_meaning(&pad, place_of));
    ASSERT_EQ(ACTION_FORWARD, at(russian, SDL_SCANCODE_RIGHT, 0).what);
    PASS();
}

TEST only_a_single_sign_is_taken_from_text(void)
{
    ASSERT_EQ('?', keyboard_sign("?"));
    ASSERT_EQ('6', keyboard_sign("6"));
    ASSERT_EQ(SDLK_UNKNOWN, keyboard_sign("a"));
    ASSERT_EQ(SDLK_UNKNOWN, keyboard_sign(" "));
    ASSERT_EQ(SDLK_UNKNOWN, keyboard_sign(""));
    ASSERT_EQ(SDLK_UNKNOWN, keyboard_sign("??"));
    ASSERT_EQ(SDLK_UNKNOWN, keyboard_sign("ß"));
    PASS();
}

/* --- as events ----------------------------------------------------------- */

static void press(struct app *app, SDL_Keycode sym, SDL_Scancode place,
                  int mods, const char *text, bool again)
{
    SDL_Event e = { .type = SDL_KEYDOWN };

    e.key.keysym.sym = sym;
    e.key.keysym.scancode = place;
    e.key.keysym.mod = (Uint16)mods;
    e.key.repeat = again;
    events_take(app, &e);
    e = (SDL_Event){ .type = SDL_TEXTINPUT };
    snprintf(e.text.text, sizeof e.text.text, "%s", text);
    events_take(app, &e);
}

TEST a_question_mark_opens_help_wherever_it_is(void)
{
    struct app *app = screen_open(1280, 800, 100, "tour");

    press(app, 0xDF, SDL_SCANCODE_MINUS, KMOD_LSHIFT, "?", false);
    ASSERT(app->screen.help);
    press(app, 0xDF, SDL_SCANCODE_MINUS, KMOD_LSHIFT, "?", true);
    ASSERT(app->screen.help); /* a key held down is pressed once */
    press(app, SDLK_COMMA, SDL_SCANCODE_M, KMOD_LSHIFT, "?", false);
    ASSERT_FALSE(app->screen.help);
    screen_close(app);
    PASS();
}

TEST a_key_that_was_understood_is_not_done_twice(void)
{
    struct app *app = screen_open(1280, 800, 100, "tour");

    press(app, SDLK_SLASH, SDL_SCANCODE_SLASH, KMOD_LSHIFT, "?", false);
    ASSERT(app->screen.help);
    screen_close(app);
    PASS();
}

GREATEST_MAIN_DEFS();

/* SDL knows a layout, the American one, once it has a display of some kind. */
int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy");
    SDL_Init(SDL_INIT_VIDEO);
    RUN_TEST(letters_of_other_scripts_mean_those_in_their_place);
    RUN_TEST(signs_that_are_shortcuts_keep_their_meaning);
    RUN_TEST(digits_that_need_shift_are_found_by_their_place);
    RUN_TEST(latin_letters_are_what_is_written_on_them);
    RUN_TEST(a_letter_that_is_elsewhere_is_not_found_twice);
    RUN_TEST(keys_without_a_symbol_stay_what_they_are);
    RUN_TEST(only_a_single_sign_is_taken_from_text);
    RUN_TEST(a_question_mark_opens_help_wherever_it_is);
    RUN_TEST(a_key_that_was_understood_is_not_done_twice);
    SDL_Quit();
    GREATEST_MAIN_END();
}
