/* Slides in the window, and what is the user's own meanwhile. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <string.h>

#include "base/file/file.h"
#include "support/folder.h"
#include "support/screen.h"

static char folder[FOLDER_NAME];
static struct app *app;

static const char script[] = "title Mine\n"
                             "slide\nrun tour size=5x6 step=4\nspeed 60\n"
                             "slide\nrun tour size=6x6\n";

static void setup(void *name)
{
    struct error err;

    folder_make(name);
    if (!file_write("a.slides", script, sizeof script - 1, &err))
        abort();
    app = screen_open(1280, 800, 100, "tour");
}

static void teardown(void *name)
{
    screen_close(app);
    folder_remove(name);
}

static void do_act(enum action what, long b)
{
    app_do(app, (struct act){ what, 0, b });
}

static int shown_speed(void)
{
    return speed_levels[app->runs.speed];
}

static bool is_remembered(const char *line)
{
    struct text text;
    bool found;

    text_init(&text);
    settings_format(&app->settings, &text);
    found = strstr(text.at, line) != NULL;
    text_free(&text);
    return found;
}

TEST a_slide_has_a_speed_of_its_own(void)
{
    do_act(ACTION_SPEED, 1);
    app_open_file(app, "a.slides");
    ASSERT_EQ(60, shown_speed());
    ASSERT(is_remembered("\nspeed=2\n"));
    do_act(ACTION_SLIDE, 1);
    ASSERT_EQ(2, shown_speed());
    do_act(ACTION_SLIDE, 0);
    ASSERT_EQ(60, shown_speed());
    do_act(ACTION_CLOSE, 0);
    ASSERT_FALSE(app->slides.open);
    ASSERT_EQ(2, shown_speed());
    ASSERT(is_remembered("\nspeed=2\n"));
    PASS();
}

TEST a_speed_chosen_for_a_slide_goes_with_it(void)
{
    do_act(ACTION_SPEED, 1);
    app_open_file(app, "a.slides");
    do_act(ACTION_FASTER, 0);
    ASSERT_EQ(250, shown_speed());
    ASSERT(is_remembered("\nspeed=2\n"));
    do_act(ACTION_CLOSE, 0);
    ASSERT_EQ(2, shown_speed());
    do_act(ACTION_FASTER, 0);
    ASSERT(is_remembered("\nspeed=4\n"));
    PASS();
}

TEST slides_that_are_wrong_change_nothing(void)
{
    struct error err;

    ASSERT(file_write("b.slides", "slide\nrun nothing\n", 18, &err));
    app_open_file(app, "b.slides");
    ASSERT_FALSE(app->slides.open);
    ASSERT_EQ(TOAST_ERROR, app->toast.kind);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    SET_SETUP(setup, folder);
    SET_TEARDOWN(teardown, folder);
    RUN_TEST(a_slide_has_a_speed_of_its_own);
    RUN_TEST(a_speed_chosen_for_a_slide_goes_with_it);
    RUN_TEST(slides_that_are_wrong_change_nothing);
    GREATEST_MAIN_END();
}
