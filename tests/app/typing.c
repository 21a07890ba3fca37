/* Values of several words are shown and typed with spaces, though a run's line
 * has none. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <string.h>

#include "app/parts/panel/controls.h"
#include "support/screen.h"

static const char RUN[] = "lesson lesson=25 fen=4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1";

/* Does a text on the screen begin like this? */
static bool is_shown(const struct scene *sc, const char *words)
{
    for (size_t i = 0; i < sc->ndraws; i++)
        if (sc->draws[i].kind == DRAW_TEXT &&
            strncmp(scene_string(sc, &sc->draws[i]), words, strlen(words)) == 0)
            return true;
    return false;
}

TEST a_fen_is_shown_without_underscores(void)
{
    struct app *app = screen_open(1920, 1080, 100, RUN);

    ASSERT(is_shown(&app->screen.under, "4k3/8/8/8/8/8/8/4K2R w K"));
    ASSERT_FALSE(is_shown(&app->screen.under, "4k3/8/8/8/8/8/8/4K2R_"));
    screen_close(app);
    PASS();
}

TEST a_fen_is_typed_with_spaces(void)
{
    struct app *app = screen_open(1280, 800, 100, RUN);
    int fen = control_find(session_class(app->runs.ss)->controls, "fen");

    app_do(app, (struct act){ ACTION_TYPE, fen, 0 });
    ASSERT_STR_EQ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", app->edit.text);
    controls_typed(&app->runs, &app->edit, &app->toast);
    ASSERT_FALSE(session_undo(app->runs.ss)); /* nothing was changed */
    app_do(app, (struct act){ ACTION_TYPE, fen, 0 });
    snprintf(app->edit.text, sizeof app->edit.text, "%s",
             "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    controls_typed(&app->runs, &app->edit, &app->toast);
    ASSERT_STR_EQ("lesson lesson=25 fen=4k3/8/8/8/8/8/8/4K3_b_-_-_0_1",
                  session_describe(app->runs.ss));
    screen_close(app);
    PASS();
}

/* A field that has no room shows nothing of what is typed in it. */
TEST typing_survives_tiny_windows(void)
{
    struct app *app = screen_open(1280, 800, 100, RUN);
    int fen = control_find(session_class(app->runs.ss)->controls, "fen");

    app_do(app, (struct act){ ACTION_TYPE, fen, 0 });
    for (int side = 1; side < 400; side += 7) {
        app->screen.width = app->screen.height = side;
        screen_make(app);
        ASSERT(app->edit.open);
        ASSERT_STR_EQ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", app->edit.text);
    }
    screen_close(app);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(a_fen_is_shown_without_underscores);
    RUN_TEST(a_fen_is_typed_with_spaces);
    RUN_TEST(typing_survives_tiny_windows);
    GREATEST_MAIN_END();
}
