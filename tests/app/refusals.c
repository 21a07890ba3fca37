/* What is refused, in which words, and how long that is said. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "app/parts/panel/controls.h"
#include "support/screen.h"

TEST a_refusal_names_the_setting_that_was_typed(void)
{
    struct app *app = screen_open(1280, 800, 100, "tour");
    int files, ranks;

    app_do(app, (struct act){ ACTION_TYPE, 0, 1 });
    snprintf(app->edit.text, sizeof app->edit.text, "1001");
    controls_typed(&app->runs, &app->edit, &app->toast);
    ASSERT_STR_EQ("Board '1001': want a side of 1 to 1000 squares",
                  app->toast.text);
    session_size(app->runs.ss, &files, &ranks);
    ASSERT_EQ(8, ranks);
    screen_close(app);
    PASS();
}

static void type_into(struct app *app, const char *key, const char *text)
{
    int i = control_find(session_class(app->runs.ss)->controls, key);

    app_do(app, (struct act){ ACTION_TYPE, i, 0 });
    snprintf(app->edit.text, sizeof app->edit.text, "%s", text);
    controls_typed(&app->runs, &app->edit, &app->toast);
}

TEST a_page_is_refused_with_those_there_are(void)
{
    struct app *app = screen_open(1280, 800, 100, "queens size=8");

    session_run(app->runs.ss);
    type_into(app, "solution", "abc");
    ASSERT_STR_EQ("Solution 'abc': want 1 to 92", app->toast.text);
    type_into(app, "solution", "93");
    ASSERT_STR_EQ("Solution '93': want 1 to 92", app->toast.text);
    ASSERT_EQ(1, session_page(app->runs.ss));
    ASSERT(app->toast.until != 0);
    type_into(app, "solution", "92"); /* what was wrong is over */
    ASSERT_EQ(92, session_page(app->runs.ss));
    ASSERT_EQ(0u, app->toast.until);
    screen_close(app);
    app = screen_open(1280, 800, 100, "tour size=5x5 mode=all");
    session_run(app->runs.ss);
    type_into(app, "solution", "abc");
    ASSERT_STR_EQ("Solution 'abc': want 1 to 1728", app->toast.text);
    screen_close(app);
    PASS();
}

TEST a_refusal_goes_at_the_next_success(void)
{
    struct app *app = screen_open(1280, 800, 100, "tour size=5x6");

    app_do(app, (struct act){ .what = ACTION_UNDO });
    ASSERT_EQ(TOAST_ERROR, app->toast.kind);
    ASSERT(app->toast.until != 0);
    app_do(app, (struct act){ .what = ACTION_FORWARD });
    ASSERT_EQ(0u, app->toast.until);
    app_do(app, (struct act){ .what = ACTION_NEXT_THEME });
    app_do(app, (struct act){ .what = ACTION_FORWARD });
    ASSERT(app->toast.until != 0); /* a note may be read meanwhile */
    screen_close(app);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(a_refusal_names_the_setting_that_was_typed);
    RUN_TEST(a_page_is_refused_with_those_there_are);
    RUN_TEST(a_refusal_goes_at_the_next_success);
    GREATEST_MAIN_END();
}
