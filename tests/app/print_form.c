/* The form of sheets and worksheets: what keys do in it, and that they do
 * nothing behind it. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <stdlib.h>

#include "base/text.h"
#include "support/folder.h"
#include "support/screen.h"

static char folder[FOLDER_NAME];
static struct app *app;

static void setup(void *name)
{
    folder_make(name);
    setenv("HOME", name, 1);
    unsetenv("XDG_CONFIG_HOME");
    app = NULL;
}

static void teardown(void *name)
{
    if (app != NULL)
        screen_close(app);
    folder_remove(name);
}

static void open_run_of(const char *run)
{
    if (app != NULL)
        screen_close(app);
    app = screen_open(1280, 800, 100, run);
    while (session_advance(app->runs.ss, 100000, 0))
        ;
}

static void open_form(enum action what)
{
    app_do(app, (struct act){ what, 0, 0 });
    screen_make(app);
}

static void press(SDL_Keycode key, int mods)
{
    SDL_Event e = { .type = SDL_KEYDOWN };

    e.key.keysym.sym = key;
    e.key.keysym.mod = (Uint16)mods;
    events_take(app, &e);
    screen_make(app);
}

/* What a key does elsewhere it does not do behind the form. */
TEST no_key_goes_through_the_form(void)
{
    static const SDL_Keycode keys[] = { SDLK_3,    SDLK_n, SDLK_t,    SDLK_f,
                                        SDLK_c,    SDLK_h, SDLK_F1,   SDLK_q,
                                        SDLK_HOME, SDLK_k, SDLK_RIGHT };
    struct text before, after;

    text_init(&before);
    text_init(&after);
    open_run_of("tour size=5x5 start=c3");
    session_seek(app->runs.ss, 12);
    settings_format(&app->settings, &before);
    open_form(ACTION_SHEET);
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        press(keys[i], 0);
    press(SDLK_s, KMOD_LCTRL | KMOD_LSHIFT);
    press(SDLK_RIGHT, KMOD_LCTRL);
    settings_format(&app->settings, &after);
    ASSERT_STR_EQ(before.at, after.at);
    ASSERT_STR_EQ("tour size=5x5 start=c3 algorithm=auto order=s0 step=12",
                  session_describe(app->runs.ss));
    ASSERT_FALSE(session_playing(app->runs.ss) || app_busy(app) ||
                 app->screen.help || app->screen.hidden);
    ASSERT(app->print.open);
    press(SDLK_ESCAPE, 0);
    ASSERT_FALSE(app->print.open);
    press(SDLK_RIGHT, 0);
    ASSERT_EQ(13, session_index(app->runs.ss));
    text_free(&after);
    text_free(&before);
    PASS();
}

/* Each of them saves: there is nothing to play, and no other picture. */
TEST space_enter_and_the_key_to_save_press_save(void)
{
    static const struct {
        SDL_Keycode key;
        int mods;
    } keys[] = { { SDLK_SPACE, 0 },
                 { SDLK_RETURN, 0 },
                 { SDLK_s, KMOD_LCTRL } };

    open_run_of("queens size=8");
    for (int i = 0; i < 3; i++) {
        open_form(ACTION_SHEET);
        press(keys[i].key, keys[i].mods);
        ASSERT_FALSE(session_playing(app->runs.ss));
        ASSERT(app_busy(app));
        while (app_busy(app)) {
            frame_advance(app);
            SDL_Delay(1);
        }
        ASSERT_EQ(i + 1, folder_entries(folder));
    }
    ASSERT(strstr(app->toast.text, "sheet-003.pdf"));
    PASS();
}

/* Of what cannot be asked for nothing can be saved, by whatever. */
TEST what_has_no_pages_cannot_be_saved(void)
{
    const struct widget *save;

    open_run_of("tour mode=hand start=f6 moves=g8,h6");
    open_form(ACTION_WORKSHEET);
    do {
        frame_advance(app);
        SDL_Delay(1);
    } while (app->print.preview.task.kind != NULL);
    screen_make(app);
    ASSERT(app->print.preview.failed);
    save = ui_find(&app->screen.ui, ID_PRINT_SAVE);
    ASSERT(save != NULL && save->disabled);
    press(SDLK_RETURN, 0);
    press(SDLK_SPACE, 0);
    press(SDLK_s, KMOD_LCTRL);
    press(SDLK_p, KMOD_LCTRL | KMOD_LSHIFT);
    ASSERT(app->print.open);
    ASSERT_FALSE(app_busy(app) || session_playing(app->runs.ss));
    PASS();
}

SUITE(print_form)
{
    SET_SETUP(setup, folder);
    SET_TEARDOWN(teardown, folder);
    RUN_TEST(no_key_goes_through_the_form);
    RUN_TEST(what_has_no_pages_cannot_be_saved);
    RUN_TEST(space_enter_and_the_key_to_save_press_save);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(print_form);
    GREATEST_MAIN_END();
}
