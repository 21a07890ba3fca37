/* Turning slides. */
#include "app/slides.h"

#include <stdlib.h>

#include "app/actions.h"
#include "app/app_state.h"
#include "app/runs.h"
#include "base/error.h"
#include "export/slides/talks.h"
#include "modules/list.h"
#include "session/session.h"

static const struct slide *shown(const struct app *app)
{
    return &app->slides.script.slides[app->slides.at];
}

void slides_free(struct slides *s)
{
    if (s->open)
        script_free(&s->script);
    s->open = false;
}

/* --- one slide ----------------------------------------------------------- */

/* The level nearest to so many steps a second. */
static int speed_level(int speed)
{
    int best = 0;

    for (int i = 1; i < SPEED_LEVELS; i++)
        if (speed_levels[i] > 0 &&
            abs(speed_levels[i] - speed) < abs(speed_levels[best] - speed))
            best = i;
    return best;
}

static void show(struct app *app)
{
    struct slides *s = &app->slides;
    const struct slide *slide = shown(app);
    struct error err;

    app->settings.speed = slide->speed ? speed_level(slide->speed) : s->speed;
    if (!runs_open(app, slide->line, &err)) {
        toast_refuse(&app->toast, err.message);
        return;
    }
    s->playing = false;
    s->waiting = slide->plays;
    app->runs.wanted = slide_moment(slide);
    app->runs.wanting = !slide->at_end;
    if (slide->at_end)
        session_chase(app->runs.ss);
}

void slides_turn(struct app *app, long at)
{
    struct slides *s = &app->slides;
    long last = (long)s->script.n - 1;

    if (at > last && s->at == (size_t)last)
        toast_note(&app->toast, "This is the last slide; Esc leaves");
    at = at < 0 ? 0 : at > last ? last : at;
    if ((size_t)at == s->at)
        return;
    s->at = (size_t)at;
    show(app);
}

/* What plays ends at its last moment, however fast it went. */
static void stop_in_time(struct app *app)
{
    const struct slide *slide = shown(app);

    if (!session_playing(app->runs.ss)) {
        app->slides.playing = false;
    } else if (!slide->to_end && session_index(app->runs.ss) >= slide->to) {
        session_play(app->runs.ss, false);
        session_seek(app->runs.ss, slide->to);
        app->slides.playing = false;
    }
}

void slides_tick(struct app *app)
{
    struct slides *s = &app->slides;

    if (!s->open)
        return;
    if (s->waiting && !app->runs.wanting) {
        s->waiting = false;
        s->playing = true;
        session_play(app->runs.ss, true);
        app->pace.moving = app->screen.stale = true;
    } else if (s->playing) {
        stop_in_time(app);
    }
}

/* --- the lesson ---------------------------------------------------------- */

bool slides_open(struct app *app, const char *name, struct error *err)
{
    struct script script;

    if (!talk_open(&script, puzzle_classes, name, err))
        return false;
    slides_leave(app);
    app->slides = (struct slides){ .script = script,
                                   .open = true,
                                   .speed = app->settings.speed };
    app->popup.kind = POPUP_NONE;
    app->screen.help = false;
    show(app);
    return true;
}

void slides_leave(struct app *app)
{
    if (!app->slides.open)
        return;
    slides_free(&app->slides);
    app->settings.speed = app->slides.speed;
    runs_apply(app);
    app->panel.words_height = 0;
}

bool slides_key(struct app *app, SDL_Keycode key)
{
    long at = (long)app->slides.at;

    if (!app->slides.open)
        return false;
    switch (key) {
    case SDLK_PAGEDOWN: slides_turn(app, at + 1); break;
    case SDLK_PAGEUP: slides_turn(app, at - 1); break;
    case SDLK_HOME: slides_turn(app, 0); break;
    case SDLK_END: slides_turn(app, (long)app->slides.script.n - 1); break;
    case SDLK_F5: app_do(app, (struct act){ .what = ACTION_FULLSCREEN }); break;
    default: return false;
    }
    return true;
}

void slides_title(const struct app *app, struct text *out)
{
    text_addf(out, "%s, slide %zu of %zu", app->slides.script.title,
              app->slides.at + 1, app->slides.script.n);
}
