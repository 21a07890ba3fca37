/* The table of shortcuts: no key means two things, all are explained. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <string.h>

#include "app/keys.h"
#include "export/formats.h"

TEST no_key_means_two_things(void)
{
    for (int i = 0; i < shortcut_count; i++)
        for (int k = 0; k < i; k++)
            ASSERT_FALSEm(shortcuts[i].help ? shortcuts[i].help : "",
                          shortcuts[i].key == shortcuts[k].key &&
                              shortcuts[i].mods == shortcuts[k].mods);
    PASS();
}

TEST the_first_key_of_an_act_has_words_and_the_others_follow(void)
{
    for (int i = 0; i < shortcut_count; i++) {
        const struct shortcut *s = &shortcuts[i];

        if (s->help != NULL) {
            ASSERT(s->name != NULL);
            continue;
        }
        ASSERT(i > 0);
        ASSERT_EQ(s->act.what, s[-1].act.what);
        ASSERT_EQ(s->group, s[-1].group);
    }
    PASS();
}

TEST rows_of_a_group_stand_together(void)
{
    for (int i = 1; i < shortcut_count; i++)
        ASSERT(shortcuts[i].group >= shortcuts[i - 1].group);
    PASS();
}

TEST the_keys_everybody_tries_are_there(void)
{
    static const struct {
        SDL_Keycode key;
        int mods;
        enum action act;
    } want[] = {
        { SDLK_SPACE, 0, ACTION_PLAY },
        { SDLK_k, 0, ACTION_PLAY },
        { SDLK_LEFT, 0, ACTION_BACK },
        { SDLK_RIGHT, 0, ACTION_FORWARD },
        { SDLK_PAGEUP, 0, ACTION_BACK },
        { SDLK_PAGEDOWN, 0, ACTION_FORWARD },
        { SDLK_LEFT, KMOD_RSHIFT, ACTION_BACK_TEN },
        { SDLK_HOME, 0, ACTION_FIRST },
        { SDLK_END, 0, ACTION_LAST },
        { SDLK_z, KMOD_LCTRL, ACTION_UNDO },
        { SDLK_z, KMOD_LCTRL | KMOD_LSHIFT, ACTION_REDO },
        { SDLK_y, KMOD_LCTRL, ACTION_REDO },
        { SDLK_F1, 0, ACTION_HELP },
        { SDLK_SLASH, KMOD_LSHIFT, ACTION_HELP },
        { SDLK_s, KMOD_RCTRL, ACTION_SAVE },
        { SDLK_q, KMOD_LCTRL, ACTION_QUIT },
        { SDLK_ESCAPE, 0, ACTION_CLOSE },
        { SDLK_F11, 0, ACTION_FULLSCREEN },
        { SDLK_RETURN, KMOD_LALT, ACTION_FULLSCREEN },
    };

    for (size_t i = 0; i < sizeof want / sizeof *want; i++) {
        const struct shortcut *s = shortcut_find(want[i].key, want[i].mods);

        ASSERT(s != NULL);
        ASSERT_EQ((int)want[i].act, (int)s->act.what);
    }
    PASS();
}

TEST locks_do_not_matter_and_other_modifiers_do(void)
{
    ASSERT(shortcut_find(SDLK_f, KMOD_NUM | KMOD_CAPS) != NULL);
    ASSERT_EQ(NULL, shortcut_find(SDLK_f, KMOD_LCTRL));
    ASSERT_EQ(NULL, shortcut_find(SDLK_f, KMOD_LALT));
    ASSERT_EQ(NULL, shortcut_find(SDLK_f, KMOD_LGUI));
    PASS();
}

TEST hints_name_the_first_key(void)
{
    ASSERT_STR_EQ("Space", shortcut_hint((struct act){ ACTION_PLAY, 0, 0 }));
    ASSERT_STR_EQ("Ctrl+S",
                  shortcut_hint((struct act){ ACTION_SAVE, FORMAT_PNG, 0 }));
    ASSERT_EQ(NULL, shortcut_hint((struct act){ ACTION_CLEAR, 3, 0 }));
    PASS();
}

SUITE(keys)
{
    RUN_TEST(no_key_means_two_things);
    RUN_TEST(the_first_key_of_an_act_has_words_and_the_others_follow);
    RUN_TEST(rows_of_a_group_stand_together);
    RUN_TEST(the_keys_everybody_tries_are_there);
    RUN_TEST(locks_do_not_matter_and_other_modifiers_do);
    RUN_TEST(hints_name_the_first_key);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(keys);
    GREATEST_MAIN_END();
}
