/* For tests of albums in the window: one opened, hands, and eyes. */
#ifndef CHEQUER_TEST_ALBUMS_H
#define CHEQUER_TEST_ALBUMS_H

#include <string.h>

#include "puzzle/album.h"
#include "support/screen.h"

/* A run whose solver has done all it does by itself. */
static inline struct app *open_album(int width, int height, const char *run)
{
    struct app *app = screen_open(width, height, 100, run);

    while (session_advance(app->runs.ss, 100000, 0))
        ;
    screen_make(app);
    return app;
}

static inline void do_it(struct app *app, enum action action)
{
    app_do(app, (struct act){ .what = (int)action });
    screen_make(app);
}

static inline void click(struct app *app, struct vec at)
{
    pointer_press(app, at, 1);
    pointer_release(app, at, 1);
    screen_make(app);
}

static inline void press_key(struct app *app, SDL_Keycode key)
{
    SDL_Event e = { .key = { .type = SDL_KEYDOWN, .keysym = { .sym = key } } };

    events_take(app, &e);
    screen_make(app);
}

static inline int page_of(const struct app *app)
{
    return session_page(app->runs.ss);
}

static inline bool said(const struct app *app, const char *words)
{
    const struct scene *sc = &app->screen.under;

    for (size_t i = 0; i < sc->ndraws; i++)
        if (sc->draws[i].kind == DRAW_TEXT &&
            strcmp(scene_string(sc, &sc->draws[i]), words) == 0)
            return true;
    return false;
}

#endif
