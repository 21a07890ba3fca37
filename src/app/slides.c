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
#include "session/quiz.h"
#include "session/session.h"

const struct slide *slides_shown(const struct slides *s)
{
    return &s->show.slides[s->at];
}

void slides_runs(const struct slides *s, const struct runs *r,
                 struct session *out[SLIDE_RUNS])
{
    out[s->front] = r->ss;
    out[1 - s->front] = s->beside.ss;
}

bool slides_boardless(const struct slides *s)
{
    return s->open && slides_shown(s)->n == 0;
}

static void drop_beside(struct slides *s)
{
    session_close(s->beside.ss);
    s->beside = (struct shelved){ .ss = NULL };
    s->front = 0;
}

void slides_free(struct slides *s)
{
    if (s->open) {
        drop_beside(s);
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

/* What the script says; of two runs, both go as fast as the first. */
static int slide_speed(const struct slide *slide)
{
    return slide->runs[0].speed ? slide->runs[0].speed : slide->runs[1].speed;
}

/* Run `i` of the slide becomes the window's. */
static bool open_run(struct slides *s, struct runs *r, int i, struct error *err)
{
    const struct exhibit *x = &slides_shown(s)->runs[i];

    if (!runs_open(r, x->line, err))
        return false;
    r->wanted = exhibit_moment(x);
    r->wanting = !x->at_end;
    if (x->at_end)
        session_chase(r->ss);
    s->parts[i].waiting = x->plays;
    s->parts[i].playing = false;
    return true;
}

/* The window has no run; false if it gets none. */
static bool open_runs(struct slides *s, struct runs *r, struct error *err)
{
    const struct slide *slide = slides_shown(s);
    struct shelved first = { .ss = NULL };

    if (slide->n == 0) {
        r->ss = show_blank(&s->show);
        runs_apply(r);
        return true;
    }
    if (!open_run(s, r, 0, err))
        return false;
    if (slide->n == 1)
        return true;
    runs_exchange(r, &first);
    if (!open_run(s, r, 1, err)) {
        session_close(first.ss);
        return false;
    }
    runs_exchange(r, &first);
    s->beside = first;
    return true;
}

static bool show_slide(struct slides *s, struct runs *r, struct error *err)
{
    int speed = slide_speed(slides_shown(s));
    struct shelved last = { .ss = NULL };

    r->speed = speed ? speed_level(speed) : r->settings->speed;
    runs_exchange(r, &last); /* nothing of it is to be undone */
    drop_beside(s);
    if (!open_runs(s, r, err)) {
        session_close(r->ss);
        r->ss = NULL;
        runs_exchange(r, &last);
        return false;
    }
    session_close(last.ss);
    s->checked = s->wrong = false;
    s->asks = slides_shown(s)->runs[0].ask != QUIZ_OFF;
    s->em = 0;
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
    toast_hide(toast); /* it spoke of the last one */
    s->at = (size_t)at;
    if (!show_slide(s, r, &err))
        toast_refuse(toast, err.message);
}

void slides_exchange(struct slides *s, struct runs *r)
{
    if (!s->open || slides_shown(s)->n < SLIDE_RUNS)
        return;
    runs_exchange(r, &s->beside);
    s->front = 1 - s->front;
}

/* --- playing ------------------------------------------------------------- */

/* What plays ends at its last moment, however fast it went: perhaps to the end
 * of the run, where playing ends by itself. */
static void stop_in_time(struct slides *s, int i, struct session *ss)
{
    const struct exhibit *x = &slides_shown(s)->runs[i];
    bool over = session_index(ss) + 1 == session_count(ss);

    if (!session_playing(ss) && !over) {
        s->parts[i].playing = false;
    } else if (!x->to_end && session_index(ss) >= x->to) {
        session_play(ss, false);
        session_seek(ss, x->to);
        s->parts[i].playing = false;
    } else if (!session_playing(ss)) {
        s->parts[i].playing = false;
    }
}

/* Its first moment is there, or never will be. */
static void begin_playing(struct slides *s, int i, struct session *ss)
{
    s->parts[i].waiting = false;
    s->parts[i].playing = session_index(ss) == slides_shown(s)->runs[i].from;
    if (s->parts[i].playing)
        session_play(ss, true);
}

/* From where it is; what was played to its end, from its beginning. */
static void play_run(struct slides *s, int i, struct session *ss)
{
    const struct exhibit *x = &slides_shown(s)->runs[i];

    if (x->plays && exhibit_is_there(x, ss))
        session_seek(ss, x->from);
    s->parts[i].waiting = false;
    s->parts[i].playing = x->plays && session_index(ss) >= x->from &&
                          (x->to_end || session_index(ss) < x->to);
    session_play(ss, true);
}

void slides_play(struct slides *s, struct runs *r)
{
    struct session *runs[SLIDE_RUNS];
    bool playing = false;

    slides_runs(s, r, runs);
    r->wanting = s->beside.wanting = false;
    for (int i = 0; i < slides_shown(s)->n; i++)
        playing = playing || session_playing(runs[i]);
    for (int i = 0; i < slides_shown(s)->n; i++)
        if (playing)
            session_play(runs[i], false);
        else
            play_run(s, i, runs[i]);
}

bool slides_advance(struct slides *s, const struct runs *r, long work, int ms)
{
    struct shelved *b = &s->beside;
    bool more;

    if (!s->open || b->ss == NULL)
        return false;
    session_speed(b->ss, speed_levels[r->speed]);
    more = session_advance(b->ss, work, ms);
    if (b->wanting) {
        session_seek(b->ss, b->wanted);
        b->wanting = session_index(b->ss) != b->wanted &&
                     session_outcome(b->ss) == OUTCOME_RUNNING;
    }
    return more || b->wanting;
}

/* --- what is to be seen to ----------------------------------------------- */

/* True if there is something new about run `i`; while it is on its way to the
 * moment it begins with there is not. */
static bool mind_part(struct slides *s, const struct runs *r, int i,
                      struct session *ss)
{
    if (i == s->front ? r->wanting : s->beside.wanting)
        return false;
    if (s->parts[i].waiting)
        begin_playing(s, i, ss);
    else if (s->parts[i].playing)
        stop_in_time(s, i, ss);
    else
        return false;
    return true;
}

static bool all_there(const struct slides *s, struct session *const *runs)
{
    for (int i = 0; i < slides_shown(s)->n; i++)
        if (!exhibit_is_there(&slides_shown(s)->runs[i], runs[i]))
            return false;
    return true;
}

/* On to its first question. */
static void begin_quiz(struct slides *s, struct runs *r)
{
    s->asks = false;
    quiz_set(r->ss, slides_shown(s)->runs[0].ask);
    if (quiz_state(r->ss).now == QUIZZED_NOT)
        session_play(r->ss, true);
}

bool slides_tick(struct slides *s, struct runs *r)
{
    struct session *runs[SLIDE_RUNS];
    bool new = false;

    if (!s->open)
        return false;
    slides_runs(s, r, runs);
    for (int i = 0; i < slides_shown(s)->n; i++)
        new = mind_part(s, r, i, runs[i]) || new;
    if (s->checked && s->asks && !s->wrong) {
        begin_quiz(s, r);
        return true;
    }
    if (new || s->checked || r->wanting || s->beside.wanting ||
        !all_there(s, runs))
        return new;
    s->checked = true;
    s->wrong = !slide_check(&s->show, slides_shown(s), runs, &s->fault);
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

/* Much that is done in the window is done with a board. */
bool slides_permit(const struct slides *s, int what)
{
    static const enum action boardless[] = {
        ACTION_OPEN,       ACTION_OPEN_ROW,       ACTION_OPEN_PLACE,
        ACTION_OPEN_ABOVE, ACTION_OPEN_ROWS,      ACTION_OPEN_TO,
        ACTION_CLOSE,      ACTION_PUZZLE,         ACTION_PASTE,
        ACTION_SLIDES,     ACTION_SLIDE,          ACTION_SLIDE_RUN,
        ACTION_NEXT_THEME, ACTION_PREVIOUS_THEME, ACTION_THEME,
        ACTION_LARGER,     ACTION_SMALLER,        ACTION_NORMAL_SIZE,
        ACTION_HELP,       ACTION_HELP_PAGE,      ACTION_HELP_SCROLL,
        ACTION_HELP_COPY,  ACTION_HELP_SCROLL_TO, ACTION_FULLSCREEN,
        ACTION_QUIT
    };

    if (!slides_boardless(s))
        return true;
    for (size_t i = 0; i < sizeof boardless / sizeof *boardless; i++)
        if ((int)boardless[i] == what)
            return true;
    return false;
}

void slides_title(const struct slides *s, struct text *out)
{
    text_addf(out, "%s, slide %zu of %zu", s->show.title, s->at + 1, s->show.n);
}
