/*
 * Making a film. A GIF takes two passes over the frames, one to find its
 * colours and one to pack them, so that no more than two frames are ever in
 * memory; a series takes one.
 */

#include <math.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/task.h"
#include "base/text.h"
#include "export/export.h"
#include "export/format.h"
#include "export/picture.h"
#include "export/film/film.h"
#include "render/file/easel.h"
#include "render/font.h"
#include "render/file/gif.h"
#include "scene/scene.h"
#include "scene/theme.h"
#include "session/session.h"

/* A GIF's squares are PX_USUAL wide unless it is wider than SIDE_USUAL then. */
enum { PX_USUAL = 54, SIDE_USUAL = 800 };

/* Small print takes this long to read, in 1/100 s. */
enum { READABLE = 100 };

/* Work between two looks at the clock. */
enum { SLICE = 20000 };

enum phase { PHASE_COUNT, PHASE_COLOURS, PHASE_PACK, PHASE_SERIES };

struct work {
    struct frames frames;
    struct export_job job;
    struct style style; /* as asked for: that of the job suits a GIF */
    struct film film;
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

static size_t shown(const struct work *w)
{
    return w->frames.n + w->film.poster;
}

static size_t most(const struct film *film)
{
    return film->most ? film->most : FILM_FRAMES_MAX;
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
                   const struct film *film, struct error *err)
{
    struct frames frames;

    frames_init(&frames, ss, &film->part, most(film));
    return frames_possible(&frames, err) && export_possible(ss, job, err) &&
           (!is_one_file(job) ||
            gif_suits(ss, job, frames_least(&frames) + film->poster, err));
}

/* --- from beginning to end ----------------------------------------------- */

static void drop(struct work *w)
{
    gif_drop(w->gif);
    palette_destroy(w->palette);
    easel_destroy(w->job.easel);
    if (w->fonts)
        fonts_close(w->fonts);
    scene_free(&w->sc);
    text_free(&w->bytes);
    free(w);
}

static bool begin(struct work *w, struct error *err)
{
    bool gif = is_one_file(&w->job);

    if (gif && !pixels_possible(w->frames.ss, &w->job.style, shown(w), err))
        return false;
    if (w->job.format->lettered) {
        w->fonts = fonts_open(w->job.font, err);
        if (!w->fonts)
            return false;
        w->job.easel = easel_create(w->fonts);
    }
    if (gif)
        w->palette = palette_create();
    w->phase = gif ? PHASE_COLOURS : PHASE_SERIES;
    return true;
}

/* --- frames -------------------------------------------------------------- */

static const SDL_Surface *draw(struct work *w, struct error *err)
{
    struct session *ss = w->frames.ss;
    const struct style *style = &w->job.style;

    picture_fill(ss, style, &w->sc);
    w->extent.x = fmaxf(w->extent.x, w->sc.extent.x);
    w->extent.y = fmaxf(w->extent.y, w->sc.extent.y);
    w->sc.extent = w->extent;
    scene_ground(&w->sc);
    return easel_draw(w->job.easel, &w->sc, style->theme,
                      picture_unit(ss, style), err);
}

static bool count_colours(struct work *w, struct error *err)
{
    const SDL_Surface *s = draw(w, err);

    if (s)
        palette_count(w->palette, s);
    return s != NULL;
}

static size_t every(const struct work *w)
{
    size_t chosen = (size_t)w->frames.part.every;

    return chosen ? chosen : 1;
}

/* The run from its first frame on, and which frames were chosen in the end. */
static void describe(const struct work *w, struct text *out)
{
    struct film film = w->film;

    film.part.every = every(w);
    picture_describe(w->frames.ss, &w->style, out);
    film_format(&film, out);
}

/* All colours are known, and the size of the largest frame; the session is at
 * the first one again. */
static bool begin_packing(struct work *w, const SDL_Surface *first,
                          struct error *err)
{
    struct text about;
    struct gif_head head = { .width = first->w,
                             .height = first->h,
                             .loop = w->film.loop };

    if (!gif_possible(first->w, first->h, (double)shown(w), err))
        return false;
    text_init(&about);
    describe(w, &about);
    head.comment = about.at;
    palette_choose(w->palette);
    w->gif = gif_begin(&head, w->palette, &w->bytes, err);
    text_free(&about);
    return w->gif != NULL;
}

static bool pack(struct work *w, struct error *err)
{
    bool last = w->at + 1 == shown(w);
    const SDL_Surface *s = draw(w, err);

    return s && (w->gif || begin_packing(w, s, err)) &&
           gif_add(w->gif, s, last ? w->film.hold : w->film.delay, err);
}

static bool end_gif(struct work *w, struct text *out, struct error *err)
{
    struct gif *gif = w->gif;

    w->gif = NULL;
    if (!gif_end(gif, err))
        return false;
    text_add_bytes(out, w->bytes.at, w->bytes.len);
    return true;
}

/* One frame of the phase; the session stands on it. */
static bool make_frame(struct work *w, struct text *out, struct error *err)
{
    switch (w->phase) {
    case PHASE_COLOURS: return count_colours(w, err);
    case PHASE_PACK: return pack(w, err);
    case PHASE_SERIES: return export_write(w->frames.ss, &w->job, out, err);
    case PHASE_COUNT: break;
    }
    return true;
}

/* All frames of the phase are made. */
static enum task_state end_phase(struct work *w, struct text *out,
                                 struct error *err)
{
    if (w->phase == PHASE_COLOURS) {
        w->phase = PHASE_PACK;
        w->at = 0;
        return TASK_MORE;
    }
    if (w->phase == PHASE_PACK && !end_gif(w, out, err))
        return TASK_FAILED;
    return TASK_DONE;
}

/* The poster comes first of all, if there is one. */
static size_t frame_at(const struct work *w)
{
    if (!w->film.poster || !is_one_file(&w->job))
        return w->at;
    return w->at == 0 ? w->frames.n - 1 : w->at - 1;
}

static size_t frames_in_phase(const struct work *w)
{
    return w->phase == PHASE_SERIES ? w->frames.n : shown(w);
}

static enum task_state next_frame(struct work *w, struct text *out,
                                  struct error *err)
{
    enum task_state there = frames_show(&w->frames, frame_at(w), SLICE);

    if (there != TASK_DONE)
        return there;
    if (!make_frame(w, out, err))
        return TASK_FAILED;
    w->at++;
    if (w->at == frames_in_phase(w))
        return end_phase(w, out, err);
    return w->phase == PHASE_SERIES ? TASK_FILE : TASK_MORE;
}

/* What is wrong with the wish shows while the frames are counted. */
static enum task_state step(struct work *w, struct text *out, struct error *err)
{
    enum task_state counted;

    if (w->phase != PHASE_COUNT)
        return next_frame(w, out, err);
    counted = frames_count(&w->frames, SLICE, err);
    if (counted == TASK_DONE)
        counted = begin(w, err) ? TASK_MORE : TASK_FAILED;
    return counted == TASK_FAILED ? TASK_REFUSED : counted;
}

/* Both passes of a GIF count, each as half a frame. */
static size_t frames_done(const struct work *w)
{
    return w->phase == PHASE_COLOURS ? w->at / 2
           : w->phase == PHASE_PACK  ? (frames_in_phase(w) + w->at) / 2
                                     : w->at;
}

static double share(const struct work *w)
{
    size_t all = frames_in_phase(w);

    return all ? (double)frames_done(w) / (double)all : 0;
}

static void tell(const struct work *w, struct text *out)
{
    if (w->phase == PHASE_COUNT) {
        text_add_grouped(out, session_work(w->frames.ss));
        text_add(out, " nodes");
    } else {
        text_addf(out, "%zu of %zu frames", frames_done(w), frames_in_phase(w));
    }
}

static const struct task_kind film_kind = {
    .step = step, .share = share, .tell = tell, .drop = drop
};

struct task film_make(struct session *ss, const struct export_job *job,
                      const struct film *film)
{
    struct work *w = xcalloc(1, sizeof *w);

    w->job = *job;
    w->job.easel = NULL; /* it gets its own */
    w->style = job->style;
    w->film = *film;
    frames_init(&w->frames, ss, &film->part, most(film));
    text_init(&w->bytes);
    scene_init(&w->sc);
    if (is_one_file(job))
        suit_gif(ss, &w->job.style);
    w->job.style.look.swift = is_one_file(job) && film->delay < READABLE;
    return (struct task){ &film_kind, w };
}

/* --- what else there is to know ------------------------------------------ */

bool film_counting(const struct task *film)
{
    return film->work->phase == PHASE_COUNT;
}

bool film_settle(struct task *film, struct error *err)
{
    return !film_counting(film) ||
           (frames_settle(&film->work->frames, err) && begin(film->work, err));
}

size_t film_every(const struct task *film)
{
    return every(film->work);
}
