/* Albums in the window: where their pages can be seen and turned to. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "puzzle/album.h"
#include "support/screen.h"

/* A run whose solver has done all it does by itself. */
static struct app *open_album(int width, int height, const char *run)
{
    struct app *app = screen_open(width, height, 100, run);

    while (session_advance(app->runs.ss, 100000, 0))
        ;
    screen_make(app);
    return app;
}

static void do_it(struct app *app, enum action action)
{
    app_do(app, (struct act){ .what = (int)action });
    screen_make(app);
}

static void click(struct app *app, struct vec at)
{
    pointer_press(app, at, 1);
    pointer_release(app, at, 1);
    screen_make(app);
}

static bool has_strip(const struct app *app)
{
    return ui_find(&app->screen.ui, ID_STRIP) != NULL;
}

/* The place of the page shown, and where it lies on the strip. */
static long place_shown(const struct app *app)
{
    struct pages p;

    session_album(app->runs.ss, &p);
    return pages_place(&p, session_page(app->runs.ss));
}

static bool in_sight(const struct grid *g, long i)
{
    return i >= grid_first(g) && i < grid_last(g);
}

/* --- the strip ------------------------------------------------------------ */

TEST albums_have_a_strip_beside_the_board(void)
{
    static const char *const with[] = { "queens", "place", "cover", "chess960",
                                        "tour size=5x6 mode=all start=a1" };
    static const char *const without[] = { "queens size=3", "queens mode=hand",
                                           "tour", "lesson", "race" };

    for (int i = 0; i < 10; i++) {
        struct app *app = open_album(i % 2 ? 800 : 1280, i % 2 ? 600 : 800,
                                     with[i / 2]);
        struct box strip = app->screen.layout.strip;

        ASSERTm(with[i / 2], has_strip(app));
        ASSERT(strip.x >= ui_find(&app->screen.ui, ID_BOARD)->box.x +
                              ui_find(&app->screen.ui, ID_BOARD)->box.w);
        ASSERT(strip.x + strip.w <= app->screen.layout.panel.x);
        screen_close(app);
        app = open_album(1280, 800, without[i / 2]);
        ASSERT_FALSEm(without[i / 2], has_strip(app));
        screen_close(app);
    }
    PASS();
}

/* Who looks at a wall, or at slides, sees the page alone. */
TEST a_projector_shows_no_strip(void)
{
    struct app *app = open_album(1280, 800, "queens");

    ASSERT(has_strip(app));
    do_it(app, ACTION_HIDE);
    ASSERT_FALSE(has_strip(app));
    do_it(app, ACTION_CLOSE);
    ASSERT(has_strip(app));
    do_it(app, ACTION_SLIDES);
    ASSERT(app->slides.open);
    ASSERT_FALSE(has_strip(app));
    screen_close(app);
    PASS();
}

/* Every page in sight answers to a click in its middle. */
TEST a_page_of_the_strip_is_clicked(void)
{
    static const char *const runs[] = {
        "queens solution=40", "place piece=king size=5x4 solution=3",
        "chess960", "tour size=5x6 mode=all start=a1 solution=40"
    };

    for (int k = 0; k < 4; k++) {
        struct app *app = open_album(1280, 800, runs[k]);
        struct grid g = app->album.strip;

        ASSERT(in_sight(&g, place_shown(app)));
        for (long i = grid_first(&g); i < grid_last(&g); i++) {
            struct pages p;
            int number;

            session_album(app->runs.ss, &p);
            number = pages_at(&p, i);
            app->album.strip = g;
            click(app, box_centre(grid_box(&g, i)));
            ASSERT_EQm(runs[k], number, session_page(app->runs.ss));
            app->album.strip = g;
            app->album.roams = true;
        }
        screen_close(app);
    }
    PASS();
}

/* The wheel shows others and leaves the page alone; turned, it is back. */
TEST the_wheel_scrolls_the_strip(void)
{
    struct app *app = open_album(1280, 800, "queens solution=40");

    pointer_move(app, box_centre(app->screen.layout.strip));
    for (int i = 0; i < 8; i++)
        pointer_wheel(app, -1);
    screen_make(app);
    ASSERT_EQ(40, session_page(app->runs.ss));
    ASSERT_FALSE(in_sight(&app->album.strip, 39));
    ASSERT(in_sight(&app->album.strip, 47));
    for (int i = 0; i < 300; i++)
        pointer_wheel(app, -1);
    screen_make(app);
    ASSERT_EQ(92, grid_last(&app->album.strip));
    for (int i = 0; i < 300; i++)
        pointer_wheel(app, 1);
    screen_make(app);
    ASSERT_EQ(0, grid_first(&app->album.strip));
    do_it(app, ACTION_FORWARD);
    ASSERT_EQ(41, session_page(app->runs.ss));
    ASSERT(in_sight(&app->album.strip, 40));
    screen_close(app);
    PASS();
}

/* While it grows, and whatever the window's size. */
TEST the_strip_keeps_the_page_in_sight(void)
{
    struct app *app = screen_open(1280, 800, 100, "queens solution=80");

    while (session_advance(app->runs.ss, 500, 0)) {
        screen_make(app);
        if (session_page(app->runs.ss) == 80)
            ASSERT(!has_strip(app) || app->album.strip.count < 80 ||
                   in_sight(&app->album.strip, 79));
    }
    for (int h = 600; h < 1200; h += 37) {
        app->screen.height = h;
        screen_make(app);
        ASSERT(in_sight(&app->album.strip, 79));
    }
    screen_close(app);
    PASS();
}

SUITE(albums)
{
    RUN_TEST(albums_have_a_strip_beside_the_board);
    RUN_TEST(a_projector_shows_no_strip);
    RUN_TEST(a_page_of_the_strip_is_clicked);
    RUN_TEST(the_wheel_scrolls_the_strip);
    RUN_TEST(the_strip_keeps_the_page_in_sight);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(albums);
    GREATEST_MAIN_END();
}
