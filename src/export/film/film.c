/*
 * Making a film. A GIF takes two passes over the frames, one to find its
 * colours and one to pack them, so that no more than two frames are ever in
 * memory; a series takes one.
 */
#include "export/film/film.h"

#include <math.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "export/export.h"
#include "export/format.h"
#include "export/picture.h"
#include "export/film/reel.h"
#include "render/file/easel.h"
#include "render/font.h"
#include "render/file/gif.h"
#include "render/file/palette.h"
#include "render/file/easel.h"
#include "scene/scene.h"
#include "scene/theme.h"
#include "session/session.h"

/* A GIF's squares are PX_USUAL wide unless it is wider than SIDE_USUAL then. */
enum { PX_USUAL = 54, SIDE_USUAL = 800 };

/* Small print takes this long to read, in 1/100 s. */
enum { READABLE = 100 };

enum phase { PHASE_COUNT, PHASE_COLOURS, PHASE_PACK, PHASE_SERIES };

struct film {
    struct frames frames;
    struct export_job job;
    struct style style; /* as asked for: that of the job suits a GIF */
    struct reel reel;
    film_take *take;
    void *ctx;
    enum phase phase;
    size_t at; /* frames done in this phase */

    struct text bytes;
    struct scene sc;
    struct vec extent;   /* of the largest frame: captions vary */
    struct fonts *fonts; /* owned, as all below; NULL until used */
    struct palette *palette;
    struct gif *gif;
};

/* Or a series of pictures. */
static bool is_one_file(const struct export_job *job)
{
    return job->format->kind == FORMAT_KIND_FILM;
}

/* --- the size ------------------------------------------------------------ */

/* A size that suits a GIF if none is asked for; and no grain, which would make
 * it several times as large. */
static void suit_gif(struct session *ss, struct style *style)
{
    struct vec extent = picture_extent(ss, style);
    float px = floorf(SIDE_USUAL / fmaxf(extent.x, extent.y));

    style->theme = theme_plain(style->theme);
    if (style->square_px == 0 && style->width_px == 0)
        style->square_px = px < 1 ? 1 : px > PX_USUAL ? PX_USUAL : (int)px;
}

static bool pixels_possible(struct session *ss, const struct style *style,
                            size_t frames, struct error *err)
{
    struct vec extent = picture_extent(ss, style);
    float unit = picture_unit(ss, style);

    return gif_possible((double)easel_side(extent.x, unit),
                        (double)easel_side(extent.y, unit), (double)frames,
                        err);
}

static size_t shown(const struct film *film)
{
    return film->frames.n + film->reel.poster;
}

static size_t most(const struct reel *reel)
{
    return reel->most ? reel->most : FILM_FRAMES_MAX;
}

static bool gif_suits(struct session *ss, const struct export_job *job,
                      uint64_t frames, struct error *err)
{
    struct style style = job->style;

    if (style.transparent)
        return error_set(err, "a GIF of a run has no transparent background: "
                              "make it without, or a series of PNG or SVG");
    suit_gif(ss, &style);
    return pixels_possible(ss, &style, (size_t)frames, err);
}

bool film_possible(struct session *ss, const struct export_job *job,
                   const struct reel *reel, struct error *err)
{
    struct frames frames;

    frames_init(&frames, ss, &reel->cut, most(reel));
    return frames_possible(&frames, err) && export_possible(ss, job, err) &&
           (!is_one_file(job) ||
            gif_suits(ss, job, frames_least(&frames) + reel->poster, err));
}

/* --- from beginning to end ----------------------------------------------- */

struct film *film_create(struct session *ss, const struct export_job *job,
                         const struct reel *reel, film_take *take, void *ctx)
{
    struct film *film = xcalloc(1, sizeof *film);

    film->job = *job;
    film->job.easel = NULL; /* it gets its own */
    film->style = job->style;
    film->reel = *reel;
    film->take = take;
    film->ctx = ctx;
    frames_init(&film->frames, ss, &reel->cut, most(reel));
    text_init(&film->bytes);
    scene_init(&film->sc);
    if (is_one_file(job))
        suit_gif(ss, &film->job.style);
    film->job.style.look.swift = is_one_file(job) && reel->delay < READABLE;
    return film;
}

void film_destroy(struct film *film)
{
    if (!film)
        return;
    gif_drop(film->gif);
    palette_destroy(film->palette);
    easel_destroy(film->job.easel);
    if (film->fonts)
        fonts_close(film->fonts);
    scene_free(&film->sc);
    text_free(&film->bytes);
    free(film);
}

static bool begin(struct film *film, struct error *err)
{
    bool gif = is_one_file(&film->job);

    if (gif &&
        !pixels_possible(film->frames.ss, &film->job.style, shown(film), err))
        return false;
    if (film->job.format->lettered) {
        film->fonts = fonts_open(film->job.font, err);
        if (!film->fonts)
            return false;
        film->job.easel = easel_create(film->fonts);
    }
    if (gif)
        film->palette = palette_create();
    film->phase = gif ? PHASE_COLOURS : PHASE_SERIES;
    return true;
}

/* --- frames -------------------------------------------------------------- */

static const SDL_Surface *draw(struct film *film, struct error *err)
{
    struct session *ss = film->frames.ss;
    const struct style *style = &film->job.style;

    picture_fill(ss, style, &film->sc);
    film->extent.x = fmaxf(film->extent.x, film->sc.extent.x);
    film->extent.y = fmaxf(film->extent.y, film->sc.extent.y);
    film->sc.extent = film->extent;
    scene_ground(&film->sc);
    return easel_draw(film->job.easel, &film->sc, style->theme,
                      picture_unit(ss, style), err);
}

static bool count_colours(struct film *film, struct error *err)
{
    const SDL_Surface *s = draw(film, err);

    if (s)
        palette_count(film->palette, s);
    return s != NULL;
}

/* The run from its first frame on, and which frames were chosen in the end. */
static void describe(const struct film *film, struct text *out)
{
    struct reel reel = film->reel;

    reel.cut.every = film_every(film);
    picture_describe(film->frames.ss, &film->style, out);
    reel_format(&reel, out);
}

/* All colours are known, and the size of the largest frame; the session is at
 * the first one again. */
static bool begin_packing(struct film *film, const SDL_Surface *first,
                          struct error *err)
{
    struct text about;
    struct gif_head head = { .width = first->w,
                             .height = first->h,
                             .loop = film->reel.loop };

    if (!gif_possible(first->w, first->h, (double)shown(film), err))
        return false;
    text_init(&about);
    describe(film, &about);
    head.comment = about.at;
    palette_choose(film->palette);
    film->gif = gif_begin(&head, film->palette, &film->bytes, err);
    text_free(&about);
    return film->gif != NULL;
}

static bool pack(struct film *film, struct error *err)
{
    bool last = film->at + 1 == shown(film);
    const SDL_Surface *s = draw(film, err);

    return s && (film->gif || begin_packing(film, s, err)) &&
           gif_add(film->gif, s, last ? film->reel.hold : film->reel.delay,
                   err);
}

static bool add_picture(struct film *film, struct error *err)
{
    text_clear(&film->bytes);
    return export_write(film->frames.ss, &film->job, &film->bytes, err) &&
           film->take(film->ctx, (int)film->at + 1, &film->bytes, err);
}

static bool end_gif(struct film *film, struct error *err)
{
    struct gif *gif = film->gif;

    film->gif = NULL;
    return gif_end(gif, err) && film->take(film->ctx, 1, &film->bytes, err);
}

/* One frame of the phase; the session stands on it. */
static bool make_frame(struct film *film, struct error *err)
{
    switch (film->phase) {
    case PHASE_COLOURS: return count_colours(film, err);
    case PHASE_PACK: return pack(film, err);
    case PHASE_SERIES: return add_picture(film, err);
    case PHASE_COUNT: break;
    }
    return true;
}

/* All frames of the phase are made. */
static enum filming end_phase(struct film *film, struct error *err)
{
    if (film->phase == PHASE_COLOURS) {
        film->phase = PHASE_PACK;
        film->at = 0;
        return FILMING_MORE;
    }
    if (film->phase == PHASE_PACK && !end_gif(film, err))
        return FILMING_FAILED;
    return FILMING_DONE;
}

/* The poster comes first of all, if there is one. */
static size_t frame_at(const struct film *film)
{
    if (!film->reel.poster || !is_one_file(&film->job))
        return film->at;
    return film->at == 0 ? film->frames.n - 1 : film->at - 1;
}

static size_t frames_in_phase(const struct film *film)
{
    return film->phase == PHASE_SERIES ? film->frames.n : shown(film);
}

static enum filming next_frame(struct film *film, long work, struct error *err)
{
    enum filming there = frames_show(&film->frames, frame_at(film), work, err);

    if (there != FILMING_DONE)
        return there;
    if (!make_frame(film, err))
        return FILMING_FAILED;
    film->at++;
    return film->at < frames_in_phase(film) ? FILMING_MORE
                                            : end_phase(film, err);
}

enum filming film_work(struct film *film, long work, struct error *err)
{
    enum filming counted;

    if (film->phase != PHASE_COUNT)
        return next_frame(film, work, err);
    counted = frames_count(&film->frames, work, err);
    if (counted != FILMING_DONE)
        return counted;
    return begin(film, err) ? FILMING_MORE : FILMING_FAILED;
}

bool film_settle(struct film *film, struct error *err)
{
    return film->phase != PHASE_COUNT ||
           (frames_settle(&film->frames, err) && begin(film, err));
}

bool film_counting(const struct film *film)
{
    return film->phase == PHASE_COUNT;
}

size_t film_every(const struct film *film)
{
    size_t every = (size_t)film->frames.cut.every;

    return every ? every : 1;
}

/* Both passes of a GIF count, each as half a frame. */
void film_progress(const struct film *film, size_t *done, size_t *all)
{
    size_t per = frames_in_phase(film);

    *all = per;
    *done = film->phase == PHASE_COLOURS ? film->at / 2
            : film->phase == PHASE_PACK  ? (per + film->at) / 2
                                         : film->at;
}
