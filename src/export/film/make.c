/*
 * Making a film. Some kinds look at all frames before the first is packed, so
 * there are two passes over them, and no more than two frames are ever in
 * memory; a series takes one.
 */

#include <assert.h>
#include <math.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/task.h"
#include "base/text.h"
#include "export/export.h"
#include "export/film/film.h"
#include "export/formats.h"
#include "export/picture.h"
#include "render/file/easel.h"
#include "render/file/reel.h"
#include "render/font.h"
#include "scene/scene.h"
#include "scene/theme.h"
#include "session/session.h"

/* Numbers of three digits are shown on squares of that size, as in a still: as
 * long as the film is not wider than that, they are no smaller. */
enum { PX_NUMBERS = 44, SIDE_NUMBERS = 1520 };

/* Pictures of a piece on its way: how many, and for how long each is shown, in
 * 1/100 s. */
enum { TWEENS = 5, TWEEN_DELAY = 4 };
static_assert((TWEENS + 1) * TWEEN_DELAY <= FILM_GLIDE_DELAY, "time to glide");

/* Work between two looks at the clock. */
enum { SLICE = 20000 };

enum phase { PHASE_COUNT, PHASE_LOOK, PHASE_PACK, PHASE_END, PHASE_SERIES };

struct work {
    struct frames frames;
    struct export_job job;
    struct style style; /* as asked for: that of the job suits a film */
    struct film film;
    const struct reel_kind *kind; /* NULL: a series of pictures */
    enum phase phase;
    size_t at; /* frames done in this phase */
    int tween; /* and pictures of the way to the next */

    struct scene sc;
    struct vec extent;   /* of the largest frame: captions vary */
    struct fonts *fonts; /* owned, as all below; NULL until used */
    struct reel *reel;
    bool begun;        /* the first frame is packed */
    struct task still; /* a picture of a series; of no kind: between two */
};

/* --- the size ------------------------------------------------------------ */

/* A size that suits a film if none is asked for; and no grain, which would make
 * it several times as large. */
static void suit(const struct reel_kind *kind, struct session *ss,
                 struct style *style)
{
    struct vec extent = picture_extent(ss, style);
    float side = fmaxf(extent.x, extent.y);
    float px = fminf(floorf((float)kind->side / side), (float)kind->px);

    if (px < PX_NUMBERS && side * PX_NUMBERS <= SIDE_NUMBERS)
        px = PX_NUMBERS;
    style->theme = theme_plain(style->theme);
    if (style->square_px == 0 && style->width_px == 0)
        style->square_px = (int)fmaxf(px, 1);
}

static bool pixels_possible(const struct reel_kind *kind, struct session *ss,
                            const struct style *style, double frames,
                            struct error *err)
{
    struct vec extent = picture_extent(ss, style);
    float unit = picture_unit(ss, style);

    return kind->possible((double)easel_side(extent.x, unit),
                          (double)easel_side(extent.y, unit), frames, err);
}

static size_t most(const struct film *film)
{
    return film->most ? film->most : FILM_FRAMES_MAX;
}

/* Pictures that there may be of a frame. */
static int shots(const struct film *film)
{
    return film->glide && film->part.every == 1 ? 1 + TWEENS : 1;
}

static bool glide_possible(const struct film *film, struct error *err)
{
    if (film->glide && film->part.every > 1)
        return error_set(err, "--glide shows every move: leave --every out");
    return !film->glide || film->delay >= FILM_GLIDE_DELAY ||
           error_set(err, "--glide takes its time: want --delay %d or more",
                     FILM_GLIDE_DELAY);
}

static bool reel_possible(struct session *ss, const struct export_job *job,
                          const struct film *film, uint64_t frames,
                          struct error *err)
{
    struct style style = job->style;

    if (style.transparent)
        return error_set(err,
                         "a %s of a run has no transparent background: make "
                         "it without, or a series of PNG or SVG",
                         job->format->title);
    if (!glide_possible(film, err))
        return false;
    suit(job->format->reel, ss, &style);
    return pixels_possible(job->format->reel, ss, &style,
                           (double)frames * shots(film), err);
}

bool film_possible(struct session *ss, const struct export_job *job,
                   const struct film *film, struct error *err)
{
    struct frames frames;

    frames_init(&frames, ss, &film->part, most(film));
    return frames_possible(&frames, err) && export_possible(ss, job, err) &&
           (!job->format->reel ||
            reel_possible(ss, job, film, frames_least(&frames) + film->poster,
                          err));
}

/* --- from beginning to end ----------------------------------------------- */

static size_t shown(const struct work *w)
{
    return w->frames.n + w->film.poster;
}

static void drop(struct work *w)
{
    task_drop(&w->still);
    if (w->kind)
        w->kind->destroy(w->reel);
    easel_destroy(w->job.easel);
    if (w->fonts)
        fonts_close(w->fonts);
    scene_free(&w->sc);
    free(w);
}

static size_t every(const struct work *w)
{
    size_t chosen = (size_t)w->frames.part.every;

    return chosen ? chosen : 1;
}

/* It is known now what there is to be seen. */
static bool begin(struct work *w, struct error *err)
{
    if (w->film.glide && w->frames.pages)
        return error_set(err, "--glide is for pieces that move: the pages of "
                              "an album are turned");
    w->film.part.every = every(w);
    w->film.glide = w->film.glide && every(w) == 1;
    if (w->kind && !pixels_possible(w->kind, w->frames.ss, &w->job.style,
                                    (double)shown(w) * shots(&w->film), err))
        return false;
    if (w->job.format->lettered) {
        w->fonts = export_fonts(&w->job, err);
        if (!w->fonts)
            return false;
        w->job.easel = easel_create(w->fonts);
    }
    if (w->kind)
        w->reel = w->kind->create();
    w->phase = w->kind ? PHASE_LOOK : PHASE_SERIES;
    return true;
}

/* --- frames -------------------------------------------------------------- */

/* Frames grow with their captions: all are as large as the largest. */
static void fill(struct work *w, float glide)
{
    struct style *style = &w->job.style;

    style->look.glide = glide;
    picture_fill(w->frames.ss, style, &w->sc);
    w->extent.x = fmaxf(w->extent.x, w->sc.extent.x);
    w->extent.y = fmaxf(w->extent.y, w->sc.extent.y);
}

static const SDL_Surface *draw(struct work *w, float glide, struct error *err)
{
    const struct style *style = &w->job.style;

    fill(w, glide);
    w->sc.extent = w->extent;
    scene_ground(&w->sc);
    return easel_draw(w->job.easel, &w->sc, style->theme,
                      picture_unit(w->frames.ss, style), err);
}

/* The run from its first frame on, and which frames were chosen in the end. */
static void describe(const struct work *w, struct text *out)
{
    struct film film = w->film;

    film.part.every = every(w);
    picture_describe(w->frames.ss, &w->style, out);
    film_format(&film, out);
}

/* The session is at the first frame; where all have been looked at, the size
 * of the largest is known. */
static bool begin_packing(struct work *w, const SDL_Surface *first,
                          struct error *err)
{
    struct text about;
    struct reel_head head = { .width = first->w,
                              .height = first->h,
                              .delay = w->film.delay,
                              .briefest = w->film.glide ? TWEEN_DELAY
                                                        : w->film.delay,
                              .loop = w->film.loop,
                              .title = session_heading(w->frames.ss) };

    if (!w->kind->possible(first->w, first->h,
                           (double)shown(w) * shots(&w->film), err))
        return false;
    text_init(&about);
    describe(w, &about);
    head.comment = about.at;
    w->begun = w->kind->begin(w->reel, &head, err);
    text_free(&about);
    return w->begun;
}

static bool pack(struct work *w, const SDL_Surface *s, int delay,
                 struct error *err)
{
    if (w->phase == PHASE_LOOK) {
        w->kind->look(w->reel, s);
        return true;
    }
    return (w->begun || begin_packing(w, s, err)) &&
           w->kind->add(w->reel, s, delay, err);
}

/* The poster comes first of all, if there is one. */
static bool is_poster(const struct work *w)
{
    return w->film.poster && w->kind && w->at == 0;
}

static size_t frame_at(const struct work *w)
{
    if (is_poster(w))
        return w->frames.n - 1;
    return w->film.poster && w->kind ? w->at - 1 : w->at;
}

/* Pictures of the way to the frame that the session stands on. */
static int tweens(const struct work *w)
{
    return shots(&w->film) > 1 && !is_poster(w) && frame_at(w) > 0 &&
                   session_has_glide(w->frames.ss)
               ? TWEENS
               : 0;
}

/* One picture more of it; *whole: it was the last. Who looks for nothing but
 * the size needs no picture for that. */
static bool shoot(struct work *w, bool *whole, struct error *err)
{
    bool last = w->at + 1 == shown(w);
    int n = tweens(w), delay = w->film.delay - n * TWEEN_DELAY;
    const SDL_Surface *s;

    if (w->phase == PHASE_LOOK && !w->kind->look) {
        fill(w, 0);
        return true;
    }
    *whole = w->tween == n;
    if (!*whole)
        delay = TWEEN_DELAY;
    else if (last)
        delay = w->film.hold;
    s = draw(w, *whole ? 0 : (float)(w->tween + 1) / (float)(n + 1), err);
    w->tween = *whole ? 0 : w->tween + 1;
    return s && pack(w, s, delay, err);
}

static size_t frames_in_phase(const struct work *w)
{
    return w->kind ? shown(w) : w->frames.n;
}

/* All frames of the phase are made. */
static enum task_state end_phase(struct work *w)
{
    if (w->phase == PHASE_SERIES)
        return TASK_DONE;
    w->at = w->phase == PHASE_LOOK ? 0 : w->at;
    w->phase = w->phase == PHASE_LOOK ? PHASE_PACK : PHASE_END;
    return TASK_MORE;
}

/* A file of a series: a large picture takes several slices, words but one. */
static enum task_state make_file(struct work *w, struct text *out,
                                 struct error *err)
{
    enum task_state state;

    if (!format_is_still(w->job.format))
        return export_write(w->frames.ss, &w->job, out, err) ? TASK_DONE
                                                             : TASK_FAILED;
    if (!w->still.kind)
        w->still = picture_make(w->frames.ss, &w->job, NULL, err);
    state = w->still.kind ? task_step(&w->still, out, err) : TASK_FAILED;
    if (state == TASK_DONE)
        task_drop(&w->still);
    return state;
}

/* A slice of one picture of the phase; the session stands on it. */
static enum task_state make_frame(struct work *w, struct text *out,
                                  struct error *err)
{
    enum task_state made = TASK_DONE;
    bool whole = true;

    if (!w->kind)
        made = make_file(w, out, err);
    else if (!shoot(w, &whole, err))
        made = TASK_FAILED;
    if (made != TASK_DONE)
        return made;
    w->at += whole;
    if (w->at == frames_in_phase(w))
        return end_phase(w);
    return w->kind ? TASK_MORE : TASK_FILE;
}

static enum task_state next_frame(struct work *w, struct text *out,
                                  struct error *err)
{
    enum task_state there = TASK_DONE;

    if (w->begun && w->kind->pump)
        there = w->kind->pump(w->reel, err);
    if (there == TASK_DONE && w->phase == PHASE_END)
        return w->kind->end(w->reel, out, err);
    if (there == TASK_DONE && !w->still.kind)
        there = frames_show(&w->frames, frame_at(w), SLICE);
    return there == TASK_DONE ? make_frame(w, out, err) : there;
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

/* Both passes count, where there are two, each as half a frame. */
static size_t frames_done(const struct work *w)
{
    if (!w->kind)
        return w->at;
    return w->phase == PHASE_LOOK ? w->at / 2
                                  : (frames_in_phase(w) + w->at) / 2;
}

/* The share of the picture at hand, 0 if it is made at one stroke. */
static double part_done(const struct work *w)
{
    return w->still.kind ? task_share(&w->still) : 0;
}

static double share(const struct work *w)
{
    size_t all = frames_in_phase(w);

    return w->phase != PHASE_COUNT && all
               ? ((double)frames_done(w) + part_done(w)) / (double)all
               : 0;
}

static void tell(const struct work *w, struct text *out)
{
    if (w->phase == PHASE_COUNT) {
        text_add_grouped(out, session_work(w->frames.ss));
        text_add(out, " nodes");
        return;
    }
    text_addf(out, "%zu of %zu frames", frames_done(w), frames_in_phase(w));
    if (part_done(w) > 0)
        text_addf(out, ", %.0f %% of the next", 100 * part_done(w));
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
    w->kind = job->format->reel;
    frames_init(&w->frames, ss, &film->part, most(film));
    scene_init(&w->sc);
    if (w->kind)
        suit(w->kind, ss, &w->job.style);
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
