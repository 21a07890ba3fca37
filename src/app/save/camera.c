/* GIFs from the window. */
#include "app/save/camera.h"

#include <stdio.h>

#include <SDL.h>

#include "app/parts/parts.h"
#include "app/runs.h"
#include "app/save/savepic.h"
#include "app/settings.h"
#include "app/ui/toast.h"
#include "base/error.h"
#include "base/text.h"
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
static struct reel reel_of(const struct runs *r)
{
    int speed = speed_levels[r->speed];
    int delay = speed > 0 ? 100 / speed : GIF_DELAY_MIN;
    struct reel reel = reel_usual();

    reel.most = FRAMES_WANTED;
    reel.delay = delay < GIF_DELAY_MIN ? GIF_DELAY_MIN : delay;
    reel.cut = (struct cut){ .from = session_first(r->ss),
                             .to = session_count(r->ss) - 1,
                             .has_to = true };
    return reel;
}

void camera_begin(struct camera *f, struct runs *r, const struct format *format,
                  struct toast *toast)
{
    struct reel reel = reel_of(r);
    struct export_job job = { .format = format,
                              .font = r->font,
                              .seconds = -1,
                              .style = savepic_style(r) };
    struct error err;

    if (!r->settings->sized)
        job.style.square_px = job.style.width_px = 0;
    if (!film_possible(r->ss, &job, &reel, &err)) {
        toast_refuse(toast, err.message);
        return;
    }
    session_play(r->ss, false);
    toast_hide(toast);
    r->wanting = false;
    f->here = session_index(r->ss);
    f->film = film_create(r->ss, &job, &reel, take, f);
}

static void end(struct camera *f, struct runs *r)
{
    film_destroy(f->film);
    f->film = NULL;
    text_clear(&f->bytes);
    session_seek(r->ss, f->here);
}

void camera_cancel(struct camera *f, struct runs *r, struct toast *toast)
{
    end(f, r);
    toast_note(toast, "No GIF was saved");
}

static void save(struct camera *f, const struct runs *r, struct toast *toast)
{
    const struct text *bytes = &f->bytes;
    size_t every = film_every(f->film), kb = bytes->len / 1000;
    struct text path;
    struct error err;

    text_init(&path);
    if (!savepic_keep(r, ".gif", bytes, &path, &err))
        toast_refuse(toast, err.message);
    else if (every == 1)
        toast_note(toast, "Saved %s, %zu\u00a0KB", path.at, kb);
    else
        toast_note(toast, "Saved %s, %zu\u00a0KB: one step in %zu", path.at, kb,
                   every);
    text_free(&path);
}

void camera_tick(struct camera *f, struct runs *r, struct toast *toast)
{
    uint64_t began = SDL_GetTicks64();
    enum filming state = FILMING_MORE;
    struct error err;

    while (state == FILMING_MORE && SDL_GetTicks64() - began < SLICE_MS)
        state = film_work(f->film, WORK, &err);
    session_seek(r->ss, f->here);
    if (state == FILMING_MORE)
        return;
    if (state == FILMING_FAILED)
        toast_refuse(toast, err.message);
    else
        save(f, r, toast);
    end(f, r);
}

/* --- on the screen ------------------------------------------------------- */

void camera_draw(const struct camera *f, const struct stage *st)
{
    size_t done, all;
    char words[80];

    if (f->film == NULL)
        return;
    film_progress(f->film, &done, &all);
    snprintf(words, sizeof words, "Making the GIF: %zu of %zu frames", done,
             all);
    progress_draw(st, words, all > 0 ? (float)done / (float)all : 0);
}
