/* The desktop: which display is taken, and how large words are to be. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <stdlib.h>

#include "app/ui/desktop.h"
#include "base/error.h"

/* An environment like no desktop's. */
static void clear(void)
{
    static const char *const names[] = { "SDL_VIDEODRIVER", "XDG_SESSION_TYPE",
                                         "DISPLAY",         "GDK_SCALE",
                                         "WAYLAND_DISPLAY", "GDK_DPI_SCALE",
                                         "QT_SCALE_FACTOR" };

    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        unsetenv(names[i]);
    setenv("XDG_RUNTIME_DIR", "/nonexistent", 1);
}

static void set(const char *name, const char *value)
{
    setenv(name, value, 1);
}

/* --- the display --------------------------------------------------------- */

TEST without_a_display_there_is_a_sentence(void)
{
    const char *drivers[DESKTOP_DRIVERS + 1];
    struct error err;

    clear();
    set("DISPLAY", "");
    ASSERT_FALSE(desktop_drivers(drivers, &err));
    ASSERT(strstr(err.message, "no display found") != NULL);
    PASS();
}

TEST wayland_comes_first_where_it_is_the_session(void)
{
    static const struct {
        const char *display, *wayland, *session, *first, *second;
    } cases[] = {
        { ":7", "", "", "x11", NULL },
        { "", "nowhere-0", "", "wayland", NULL },
        { ":7", "nowhere-0", "", "wayland", "x11" },
        { ":7", "nowhere-0", "wayland", "wayland", "x11" },
        { ":7", "nowhere-0", "tty", "wayland", "x11" },
        { ":7", "nowhere-0", "x11", "x11", "wayland" },
        { "", "nowhere-0", "x11", "wayland", NULL },
        { ":7", "", "wayland", "x11", NULL },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *drivers[DESKTOP_DRIVERS + 1];
        struct error err;

        clear();
        set("DISPLAY", cases[i].display);
        set("WAYLAND_DISPLAY", cases[i].wayland);
        set("XDG_SESSION_TYPE", cases[i].session);
        ASSERT(desktop_drivers(drivers, &err));
        ASSERT_STR_EQ(cases[i].first, drivers[0]);
        if (cases[i].second == NULL) {
            ASSERT_EQ(NULL, drivers[1]);
            continue;
        }
        ASSERT_STR_EQ(cases[i].second, drivers[1]);
        ASSERT_EQ(NULL, drivers[2]);
    }
    PASS();
}

TEST a_driver_of_the_users_own_is_left_to_sdl(void)
{
    const char *drivers[DESKTOP_DRIVERS + 1];
    struct error err;

    clear();
    set("SDL_VIDEODRIVER", "dummy");
    set("WAYLAND_DISPLAY", "nowhere-0");
    ASSERT(desktop_drivers(drivers, &err));
    ASSERT_STR_EQ("", drivers[0]);
    ASSERT_EQ(NULL, drivers[1]);
    PASS();
}

/* --- the size of words --------------------------------------------------- */

TEST words_are_as_large_as_the_environment_asks(void)
{
    static const struct {
        const char *name, *value;
        int percent;
    } cases[] = {
        { "GDK_SCALE", "2", 200 },          { "GDK_SCALE", "3", 300 },
        { "GDK_SCALE", "4", 300 },          { "GDK_SCALE", "0", 100 },
        { "GDK_SCALE", "-2", 100 },         { "GDK_SCALE", "two", 100 },
        { "GDK_SCALE", "2x", 100 },         { "GDK_SCALE", "9", 100 },
        { "GDK_SCALE", "nan", 100 },        { "GDK_SCALE", "", 100 },
        { "QT_SCALE_FACTOR", "1.25", 125 }, { "QT_SCALE_FACTOR", "1.5", 150 },
        { "QT_SCALE_FACTOR", "0.5", 100 },  { "QT_SCALE_FACTOR", "3", 300 },
        { "GDK_DPI_SCALE", "1.25", 125 },   { "GDK_DPI_SCALE", "0.5", 100 },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        clear();
        ASSERT_EQ(100, desktop_percent(NULL));
        set(cases[i].name, cases[i].value);
        ASSERT_EQ_FMT(cases[i].percent, desktop_percent(NULL), "%d");
    }
    PASS();
}

TEST words_are_as_large_as_the_x_server_asks(void)
{
    static const struct {
        const char *resources;
        int percent;
    } cases[] = {
        { "", 100 },
        { "Xft.dpi:\t96\n", 100 },
        { "Xft.dpi:\t120\n", 125 },
        { "Xft.dpi: 144", 150 },
        { "Xcursor.size:\t24\nXft.antialias:\t1\nXft.dpi:\t192\nX:\t1\n", 200 },
        { "Xft.dpi:\t480\n", 300 },
        { "Xft.dpi:\t72\n", 100 },
        { "Xft.dpi:\tlarge\n", 100 },
        { "Xft.dpi:\t", 100 },
        { "NotXft.dpi:\t192\nXft.dpi.not:\t192\n", 100 },
    };

    clear();
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        ASSERT_EQ_FMT(cases[i].percent, desktop_percent(cases[i].resources),
                      "%d");
    PASS();
}

/* GTK's users are told to set all three for one screen of twice the pixels. */
TEST the_largest_of_several_counts_once(void)
{
    clear();
    set("GDK_SCALE", "2");
    set("GDK_DPI_SCALE", "0.5");
    ASSERT_EQ(200, desktop_percent("Xft.dpi:\t192\n"));
    set("QT_SCALE_FACTOR", "2");
    ASSERT_EQ(200, desktop_percent("Xft.dpi:\t144\n"));
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(without_a_display_there_is_a_sentence);
    RUN_TEST(wayland_comes_first_where_it_is_the_session);
    RUN_TEST(a_driver_of_the_users_own_is_left_to_sdl);
    RUN_TEST(words_are_as_large_as_the_environment_asks);
    RUN_TEST(words_are_as_large_as_the_x_server_asks);
    RUN_TEST(the_largest_of_several_counts_once);
    GREATEST_MAIN_END();
}
