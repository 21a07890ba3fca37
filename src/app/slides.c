/* Turning slides. */
#include "app/slides.h"

#include <math.h>
#include <stdlib.h>

#include "app/action.h"
#include "app/runs.h"
#include "app/settings.h"
#include "app/ui/toast.h"
#include "base/text.h"
#include "export/slides/show.h"
#include "modules/list.h"
#include "session/session.h"

static const struct slide *shown(const struct slides *s)
{
    return &s->show.slides[s->at];
}

void slides_free(struct slides *s)
{
    if (s->open) {
        show_free(&s->show);
        session_close(s->own.ss);
    }
    s->open = false;
}

/* --- one slide ----------------------------------------------------------- */

/* The level nearest to so many steps a second. */
static int speed_level(int speed)
{
    int best = 0;

    for (int i = 1; i < SPEED_LEVELS; i++)
        if (speed_levels[i] > 0 && fabsf(speed_levels[i] - (float)speed) <
                                       fabsf(speed_levels[best] - (float)speed))
            best = i;
    return best;
}

static bool show_slide(struct slides *s, struct runs *r, struct error *err)
{
    const struct slide *slide = shown(s);
    struct shelved last = { .ss = NULL };

    r->speed = slide->speed ? speed_level(slide->speed) : r->settings->speed;
    runs_exchange(r, &last); /* nothing of it is to be undone */
    if (!runs_open(r, slide->line, err)) {
        runs_exchange(r, &last);
        return false;
    }
    session_close(last.ss);
    s->playing = s->checked = s->wrong = false;
    s->waiting = slide->plays;
    r->wanted = slide_moment(slide);
    r->wanting = !slide->at_end;
    if (slide->at_end)
        session_chase(r->ss);
    return true;
}

void slides_turn(struct slides *s, struct runs *r, struct toast *toast, long at)
{
    long last = (long)s->show.n - 1;
    struct error err;

    if (!s->open)
        return;
    if (at > last && s->at == (size_t)last)
        toast_note(toast, "This is the last slide; Esc leaves");
    at = at < 0 ? 0 : at > last ? last : at;
    if ((size_t)at == s->at)
        return;
    s->at = (size_t)at;
    if (!show_slide(s, r, &err))
        toast_refuse(toast, err.message);
}

/* What plays ends at its last moment, however fast it went. */
static void stop_in_time(struct slides *s, struct session *ss)
{
    const struct slide *slide = shown(s);

    if (!session_playing(ss)) {
        s->playing = false;
    } else if (!slide->to_end && session_index(ss) >= slide->to) {
        session_play(ss, false);
        session_seek(ss, slide->to);
        s->playing = false;
    }
}

/* Its first moment is there, or never will be. */
static void begin_playing(struct slides *s, struct session *ss)
{
    s->waiting = false;
    s->playing = session_index(ss) == shown(s)->from;
    if (s->playing)
        session_play(ss, true);
}

static void check(struct slides *s, struct session *ss)
{
    s->checked = true;
    s->wrong = !slide_check(&s->show, shown(s), ss, &s->fault);
}

bool slides_tick(struct slides *s, struct runs *r)
{
    if (!s->open || r->wanting)
        return false;
    if (s->waiting)
        begin_playing(s, r->ss);
    else if (s->playing)
        stop_in_time(s, r->ss);
    else if (!s->checked && slide_is_there(shown(s), r->ss))
        check(s, r->ss);
    else
        return false;
    return true;
}

/* --- the show ------------------------------------------------------------ */

bool slides_open(struct slides *s, struct runs *r, const char *name,
                 struct error *err)
{
    struct show show;

    if (!show_open(&show, puzzle_classes, name, err))
        return false;
    slides_leave(s, r);
    runs_remember(r);
    *s = (struct slides){ .show = show, .open = true };
    runs_exchange(r, &s->own);
    r->guided = true;
    if (!show_slide(s, r, err)) {
        slides_leave(s, r);
        return false;
    }
    return true;
}

void slides_step_aside(struct slides *s, struct runs *r)
{
    if (!s->open)
        return;
    r->guided = false;
    runs_exchange(r, &s->own);
}

void slides_step_back(struct slides *s, struct runs *r, bool opened)
{
    if (!s->open)
        return;
    if (opened) {
        slides_free(s);
        r->speed = r->settings->speed;
        runs_apply(r);
    } else {
        runs_exchange(r, &s->own);
        r->guided = true;
    }
}

void slides_leave(struct slides *s, struct runs *r)
{
    slides_step_aside(s, r);
    slides_step_back(s, r, true);
}

struct act slides_key(const struct slides *s, SDL_Keycode key)
{
    struct act act = { ACTION_SLIDE, 0, (long)s->at };

    if (!s->open)
        return (struct act){ ACTION_NONE, 0, 0 };
    switch (key) {
    case SDLK_RIGHT:
    case SDLK_PAGEDOWN: act.b++; break;
    case SDLK_LEFT:
    case SDLK_PAGEUP: act.b--; break;
    case SDLK_HOME: act.b = 0; break;
    case SDLK_END: act.b = (long)s->show.n - 1; break;
    case SDLK_F5: act.what = ACTION_FULLSCREEN; break;
    default: act.what = ACTION_NONE; break;
    }
    return act;
}

void slides_title(const struct slides *s, struct text *out)
{
    text_addf(out, "%s, slide %zu of %zu", s->show.title, s->at + 1, s->show.n);
}
