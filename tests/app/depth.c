/* The shape of a search above the player's track, read from what is drawn. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <math.h>

#include "support/screen.h"

/* A run to its end, and its window. */
static struct app *finished(const char *run)
{
    struct app *app = screen_open(1280, 800, 100, run);

    session_chase(app->runs.ss);
    while (session_advance(app->runs.ss, 4096, 16))
        ;
    screen_make(app);
    return app;
}

/* It stands on the track. */
static bool is_column(const struct app *app, const struct draw *d)
{
    struct box bar = app->screen.layout.player;
    float track = bar.y + roundf(bar.h / 2);

    return d->kind == DRAW_RECT && d->ink == INK_LINE && d->at.x > bar.x &&
           d->size.x == 3 && d->at.y + d->size.y < track &&
           d->at.y + d->size.y > track - 10;
}

/* The tops of the full columns from left to right; returns how many. */
static int columns(const struct app *app, float top[1000])
{
    const struct scene *sc = &app->screen.under;
    int n = 0;

    for (size_t i = 0; i < sc->ndraws && n < 1000; i++)
        if (is_column(app, &sc->draws[i]) && sc->draws[i].alpha == 1)
            top[n++] = sc->draws[i].at.y;
    return n;
}

TEST a_tour_without_a_retreat_is_a_ramp(void)
{
    struct app *app = finished("tour size=6x7 start=a1 algorithm=warnsdorff");
    float top[1000];
    int n = columns(app, top);

    ASSERT(n > 100);
    for (int i = 1; i < n; i++)
        ASSERT(top[i] <= top[i - 1]);
    ASSERT(top[0] - top[n - 1] > 10);
    screen_close(app);
    PASS();
}

TEST a_search_that_goes_back_is_a_saw(void)
{
    struct app *app = finished("queens size=6 mode=search");
    float top[1000];
    int n = columns(app, top), downs = 0;

    for (int i = 1; i < n; i++)
        downs += top[i] > top[i - 1];
    ASSERT(downs > 10);
    screen_close(app);
    PASS();
}

TEST where_nothing_is_searched_there_is_no_shape(void)
{
    static const char *const runs[] = { "queens size=6", "race",
                                        "tour mode=hand" };
    float top[1000];

    for (int i = 0; i < 3; i++) {
        struct app *app = finished(runs[i]);

        ASSERT_EQm(runs[i], 0, columns(app, top));
        screen_close(app);
    }
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(a_tour_without_a_retreat_is_a_ramp);
    RUN_TEST(a_search_that_goes_back_is_a_saw);
    RUN_TEST(where_nothing_is_searched_there_is_no_shape);
    GREATEST_MAIN_END();
}
