/*
 * A frame: the solver gets a slice that leaves time to draw, what has changed
 * is drawn, and the rest of the time is slept; while nobody watches single
 * steps the solver gets all the time that drawing leaves. A picture that is
 * already on the screen is not drawn again.
 */

#include <string.h>

#include <SDL.h>

#include "app/app_state.h"
#include "base/error.h"
#include "render/letters/lacking.h"
#include "render/sdl/painter.h"
#include "scene/theme.h"
#include "session/session.h"

enum {
    LEAP_MS = 100,    /* after a pause time does not catch up */
    SLICE_US = 6000,  /* the solver's part of a frame */
    HURRY_US = 30000, /* a frame while it hurries: 33 a second */
    TITLE_MS = 250,   /* a title is to be read */
    WORK_MIN = 64,
    WORK_FIRST = 256, /* of a run of which nothing is known */
    WORK_MAX = 1 << 24
};

/* --- the solver ---------------------------------------------------------- */

static uint64_t elapsed_us(uint64_t since)
{
    return (SDL_GetPerformanceCounter() - since) * 1000000 /
           SDL_GetPerformanceFrequency();
}

/* More work next time if all was done in a part of the time, less if there was
 * not enough. A slice that was not used up tells nothing of a larger one. */
static void adapt_work(struct pace *p, uint64_t us, uint64_t cost)
{
    if (us > SLICE_US)
        p->work /= 2;
    else if (us < SLICE_US / 3 && cost >= (uint64_t)p->work)
        p->work += p->work / 2;
    if (p->work < WORK_MIN)
        p->work = WORK_MIN;
    if (p->work > WORK_MAX)
        p->work = WORK_MAX;
}

/* The time since the run was last moved on. What happened while nothing moved
 * does not count. */
static uint64_t time_passed(const struct pace *p)
{
    uint64_t ms = p->moving ? p->now - p->advanced : 0;
    uint64_t most = LEAP_MS + (uint64_t)p->rest;

    return ms < most ? ms : most;
}

/* For how long the window will look the same, but for what glides. */
static int calm(const struct app *app)
{
    const struct runs *r = &app->runs;

    return app->slides.open || r->wanting || r->sought.flags
               ? 0
               : session_calm(r->ss);
}

static bool on_its_way(const struct session *ss)
{
    return session_gliding(ss) || session_shining(ss);
}

/* What is left of a frame for the solver, if that hurries. */
static uint64_t time_to_hurry(const struct pace *p)
{
    return p->shown_us + SLICE_US < HURRY_US ? HURRY_US - p->shown_us
                                             : SLICE_US;
}

/* Slices one after the other, so that none has to be long: a key is not waited
 * for. */
static void hurry(struct app *app, uint64_t began)
{
    struct pace *p = &app->pace;
    struct session *ss = app->runs.ss;

    while (p->moving && session_hurries(ss) && !app->slides.open &&
           elapsed_us(began) + SLICE_US < time_to_hurry(p))
        p->moving = session_advance(ss, p->work, 0);
}

/* Of the runs that are moved on, what was spent on them. */
static uint64_t cost_so_far(const struct app *app)
{
    const struct session *beside = app->slides.open ? app->slides.beside.ss
                                                    : NULL;

    return session_cost(app->runs.ss) +
           (beside != NULL ? session_cost(beside) : 0);
}

/* How dear a unit was in another run says nothing. */
static void begin_anew(struct pace *p, uint64_t cost)
{
    if (cost < p->spent || p->work == 0)
        p->work = WORK_FIRST;
}

static void advance_run(struct app *app)
{
    struct pace *p = &app->pace;
    struct runs *r = &app->runs;
    uint64_t began = SDL_GetPerformanceCounter();
    uint64_t ms = time_passed(p), cost = cost_so_far(app);
    bool was_moving = p->moving, was_calm = (int)ms < calm(app);
    bool was_on_its_way = on_its_way(r->ss);

    begin_anew(p, cost);
    p->advanced = p->now;
    p->moving = session_advance(r->ss, p->work, (int)ms);
    p->moving = slides_advance(&app->slides, r, p->work, (int)ms) || p->moving;
    cost = cost_so_far(app) - cost;
    if (cost > 0)
        adapt_work(p, elapsed_us(began), cost);
    hurry(app, began);
    p->spent = cost_so_far(app);
    runs_pursue(r);
    runs_end_search(r, &app->toast);
    p->moving = p->moving || r->wanting;
    runs_scan(r);
    p->rest = p->moving && !on_its_way(r->ss) ? calm(app) : 0;
    if (was_calm)
        app->screen.moved = app->screen.moved || was_on_its_way;
    else if (p->moving || was_moving)
        app->screen.stale = true;
}

/* While a file of the run is made, the run stays where it is. */
static void rest(struct app *app)
{
    app->pace.advanced = app->pace.now;
    app->screen.stale = true;
}

/* --- time ---------------------------------------------------------------- */

static bool tip_due(const struct app *app)
{
    const struct ui *ui = &app->screen.ui;

    return tip_wanted(ui, &app->edit) && app->pace.now >= tip_time(ui);
}

/* Something else than the run has moved, and will again. */
static void go_on(struct app *app)
{
    app->pace.moving = app->screen.stale = true;
    app->pace.rest = 0;
}

void frame_advance(struct app *app)
{
    app_do(app, ui_repeat(&app->screen.ui, app->pace.now));
    touch_tick(app);
    if (toast_tick(&app->toast, app->pace.now) || tip_due(app))
        app->screen.stale = true;
    if (app_busy(app))
        rest(app);
    else
        advance_run(app);
    making_tick(&app->making, &app->runs, &app->toast);
    if (print_form_tick(&app->print, &app->runs))
        go_on(app);
    if (album_view_tick(&app->album, &app->runs))
        go_on(app);
    if (slides_tick(&app->slides, &app->runs))
        go_on(app);
    if (asking_tick(&app->asking, &app->runs, &app->toast))
        app->screen.stale = true;
}

static bool button_repeats(const struct ui *ui)
{
    const struct widget *w = ui_find(ui, ui->pointer.held);

    return w != NULL && w->kind == WIDGET_REPEAT && !w->disabled;
}

static void sooner(int *wait, uint64_t now, uint64_t when)
{
    int ms = when > now ? (int)(when - now) : 0;

    if (*wait < 0 || ms < *wait)
        *wait = ms;
}

/* When something is to be drawn again that moves. */
static uint64_t next_frame(const struct app *app)
{
    const struct pace *p = &app->pace;
    bool at_once = app->screen.stale || app->asking.task.kind != NULL ||
                   app_busy(app);
    uint64_t soonest = p->began + (uint64_t)app->win.frame_ms;
    uint64_t rested = p->advanced + (uint64_t)p->rest;

    return at_once || rested < soonest ? soonest : rested;
}

int frame_wait(const struct app *app)
{
    int wait = -1;

    if (app->screen.stale || app->pace.moving ||
        app->asking.task.kind != NULL || app_busy(app))
        sooner(&wait, app->pace.now, next_frame(app));
    if (app->toast.until != 0)
        sooner(&wait, app->pace.now, app->toast.until);
    if (button_repeats(&app->screen.ui))
        sooner(&wait, app->pace.now, app->screen.ui.pointer.repeat_at);
    if (app->touch.waiting)
        sooner(&wait, app->pace.now, app->touch.due);
    if (tip_wanted(&app->screen.ui, &app->edit) && !app->pace.tip_shown)
        sooner(&wait, app->pace.now, tip_time(&app->screen.ui));
    if (app->screen.retitle != 0)
        sooner(&wait, app->pace.now, app->screen.retitle);
    if (app->speech.on && app->speech.next != 0)
        sooner(&wait, app->pace.now, app->speech.next);
    if (app->kept.since != 0 && !app->pace.moving)
        sooner(&wait, app->pace.now, app->kept.since + SAVE_DELAY);
    return wait;
}

/* --- the window ---------------------------------------------------------- */

static void find_title(const struct app *app, struct text *out)
{
    if (app->slides.open) {
        slides_title(&app->slides, out);
    } else {
        const char *status = session_status(app->runs.ss);

        text_addf(out, "%s%s", status, *status ? " \u2013 " : "");
        text_add(out, session_heading(app->runs.ss));
    }
    text_add(out, " \u2013 chequer");
}

/* What is shown, so that who lists windows, or is told their titles, knows it;
 * no faster than it can be read. */
static void set_title(struct app *app)
{
    struct screen *s = &app->screen;
    struct text title;

    if (app->pace.now < s->retitle)
        return;
    s->retitle = 0; /* nothing is waited for any more */
    text_init(&title);
    find_title(app, &title);
    if (strcmp(title.at, s->title.at) != 0) {
        window_set_title(&app->win, title.at);
        text_clear(&s->title);
        text_add(&s->title, title.at);
        s->retitle = app->pace.now + TITLE_MS;
    }
    text_free(&title);
}

/* All of it, or what its pane shows. */
static struct coat board_coat(const struct app *app, const struct theme *theme)
{
    struct box pane = app->board.pane;

    return (
        struct coat){ &app->screen.board,
                      theme,
                      app->board.place.at,
                      app->board.place.unit,
                      { (int)pane.x, (int)pane.y, (int)pane.w, (int)pane.h } };
}

static void draw(struct app *app)
{
    const struct theme *theme = settings_theme(&app->settings);
    struct coat coats[4] = { { &app->screen.under, theme, .unit = 1 },
                             board_coat(app, theme),
                             { &app->screen.over, theme, .unit = 1 } };
    struct damage drawn;
    int n = 3;

    if (app->print.open)
        coats[n++] = (struct coat){ &app->print.preview.page,
                                    theme_find("paper"),
                                    app->print.place.at,
                                    app->print.place.unit,
                                    { 0, 0, 0, 0 } };
    painter_coats(app->win.painter, coats, n,
                  app->screen.redraw || !window_keeps(&app->win), &drawn);
    window_present(&app->win, &drawn);
}

/* What was drawn, or is being made into a file, may lack letters. It can wait
 * until what else there was to say has been read. */
static void tell_lacking(struct app *app)
{
    struct error words;

    if (app->toast.until != 0 || !lacking_tell(app->runs.lacking, &words))
        return;
    toast_refuse(&app->toast, words.message);
    app->screen.stale = true;
}

static void show(struct app *app)
{
    uint64_t hash;

    if (app->screen.stale)
        screen_make(app);
    else if (app->screen.moved)
        screen_move(app);
    set_title(app);
    app->pace.tip_shown = tip_due(app);
    if (!window_visible(&app->win))
        return;
    hash = screen_hash(app);
    if (hash == app->screen.drawn && !app->screen.redraw)
        return;
    draw(app);
    tell_lacking(app);
    app->screen.drawn = hash;
    app->screen.redraw = false;
}

/* What it takes at best: in a slow one other programs had their turn. */
static void learn_time(struct pace *p, uint64_t us)
{
    uint64_t most = p->shown_us + p->shown_us / 8 + 100;

    p->shown_us = us < most ? us : most;
}

void frame_show(struct app *app)
{
    uint64_t began = SDL_GetPerformanceCounter();

    app->pace.began = app->pace.now;
    show(app);
    learn_time(&app->pace, elapsed_us(began));
}
