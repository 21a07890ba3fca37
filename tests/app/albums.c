/* Albums in the window: where their pages can be seen and turned to. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "support/screen.h"

static bool has_strip(const struct app *app)
{
    return session_look(app->runs.ss)->strip;
}

/* Who looks at a wall, or at slides, sees the page alone. */
TEST a_projector_shows_no_thumbnails(void)
{
    struct app *app = screen_open(1280, 800, 100, "queens");
    float wide = session_extent(app->runs.ss).x;

    ASSERT(has_strip(app));
    app_do(app, (struct act){ .what = ACTION_HIDE });
    screen_make(app);
    ASSERT_FALSE(has_strip(app));
    ASSERT(session_extent(app->runs.ss).x < wide);
    app_do(app, (struct act){ .what = ACTION_CLOSE });
    screen_make(app);
    ASSERT(has_strip(app));
    app_do(app, (struct act){ .what = ACTION_SLIDES });
    screen_make(app);
    ASSERT(app->slides.open);
    ASSERT_FALSE(has_strip(app));
    screen_close(app);
    PASS();
}

SUITE(albums)
{
    RUN_TEST(a_projector_shows_no_thumbnails);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(albums);
    GREATEST_MAIN_END();
}
