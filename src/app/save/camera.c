/* GIFs from the window. */
#include "app/save/camera.h"

#include <stdio.h>

#include <SDL.h>

#include "app/app_state.h"
#include "app/parts/parts.h"
#include "app/save/savepic.h"
#include "base/error.h"
#include "export/film/film.h"
#include "export/film/reel.h"
#include "render/file/gif.h"
#include "session/session.h"

enum {
    FRAMES_WANTED = 500, /* longer ones nobody watches to the end */
    SLICE_MS = 10,
    WORK = 20000
};

void camera_init(struct camera *f)
{
    f->film = NULL;
    text_init(&f->bytes);
}

void camera_free(struct camera *f)
{
    film_destroy(f->film);
    text_free(&f->bytes);
}

/* --- the film ------------------------------------------------------------ */

static bool take(void *ctx, int number, const struct text *bytes,
                 struct error *err)
{
    struct camera *f = ctx;

    (void)number, (void)err;
    text_add_bytes(&f->bytes, bytes->at, bytes->len);
    return true;
}

/* All that is there of the run, at the speed it is played at. */
static struct reel reel_of(const struct app *app)
{
    int speed = speed_levels[app->settings.speed];
    int delay = speed > 0 ? 100 / speed : GIF_DELAY_MIN;
    struct reel reel = reel_usual();

    reel.most = FRAMES_WANTED;
    reel.delay = delay < GIF_DELAY_MIN ? GIF_DELAY_MIN : delay;
    reel.cut = (struct cut){ .from = session_first(app->runs.ss),
                             .to = session_count(app->runs.ss) - 1,
                             .has_to = true };
    return reel;
}

void camera_begin(struct app *app, const struct format *format)
{
    struct camera *f = &app->camera;
    struct reel reel = reel_of(app);
    struct export_job job = { .format = format,
                              .font = app->runs.font,
                              .seconds = -1,
                              .style = savepic_style(app) };
    struct error err;

    if (!app->settings.sized)
        job.style.square_px = job.style.width_px = 0;
    if (!film_possible(app->runs.ss, &job, &reel, &err)) {
        toast_refuse(&app->toast, err.message);
        return;
    }
    session_play(app->runs.ss, false);
    toast_hide(&app->toast);
    app->runs.wanting = app->screen.help = false;
    app->screen.ui.pointer.held = 0;
    f->here = session_index(app->runs.ss);
    f->film = film_create(app->runs.ss, &job, &reel, take, f);
}

static void end(struct app *app)
{
    film_destroy(app->camera.film);
    app->camera.film = NULL;
    text_clear(&app->camera.bytes);
    session_seek(app->runs.ss, app->camera.here);
    app->pace.advanced = app->pace.now;
    app->screen.stale = true;
}

void camera_cancel(struct app *app)
{
    end(app);
    toast_note(&app->toast, "No GIF was saved");
}

static void save(struct app *app)
{
    const struct text *bytes = &app->camera.bytes;
    size_t every = film_every(app->camera.film), kb = bytes->len / 1000;
    struct text path;
    struct error err;

    text_init(&path);
    if (!savepic_keep(app, ".gif", bytes, &path, &err))
        toast_refuse(&app->toast, err.message);
    else if (every == 1)
        toast_note(&app->toast, "Saved %s, %zu\u00a0KB", path.at, kb);
    else
        toast_note(&app->toast, "Saved %s, %zu\u00a0KB: one step in %zu",
                   path.at, kb, every);
    text_free(&path);
}

void camera_tick(struct app *app)
{
    uint64_t began = SDL_GetTicks64();
    enum filming state = FILMING_MORE;
    struct error err;

    while (state == FILMING_MORE && SDL_GetTicks64() - began < SLICE_MS)
        state = film_work(app->camera.film, WORK, &err);
    session_seek(app->runs.ss, app->camera.here);
    app->screen.stale = true;
    if (state == FILMING_MORE)
        return;
    if (state == FILMING_FAILED)
        toast_refuse(&app->toast, err.message);
    else
        save(app);
    end(app);
}

/* --- on the screen ------------------------------------------------------- */

void camera_draw(struct app *app)
{
    size_t done, all;
    char words[80];

    if (app->camera.film == NULL)
        return;
    film_progress(app->camera.film, &done, &all);
    snprintf(words, sizeof words, "Making the GIF: %zu of %zu frames", done,
             all);
    progress_draw(app, words, all > 0 ? (float)done / (float)all : 0);
}
