/* Pictures of moments, from session to file. */
#include "export/picture.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/task.h"
#include "base/text.h"
#include "export/caption.h"
#include "export/export.h"
#include "export/format.h"
#include "export/slides/page.h"
#include "render/file/about.h"
#include "render/file/easel.h"
#include "render/font.h"
#include "scene/theme.h"

/* A square is PX_USUAL wide unless that makes the picture wider than this. */
enum { PX_USUAL = 64, SIDE_USUAL = 4096 };

enum { LETTER_PX = 11 }; /* smaller ones cannot be read */

/* --- in pixels ----------------------------------------------------------- */

/* By what is as wide as the picture: a caption only makes it higher. */
static float unit_of(const struct session *ss, const struct style *style)
{
    struct vec extent = session_extent(ss);
    float unit = floorf((float)SIDE_USUAL / fmaxf(extent.x, extent.y));

    if (style->square_px > 0)
        return (float)style->square_px;
    if (style->width_px > 0)
        return (float)style->width_px / extent.x;
    return fminf(fmaxf(unit, 1), PX_USUAL);
}

float picture_unit(struct session *ss, const struct style *style)
{
    struct pose own;
    float unit;

    if (style->page)
        return 1;
    own = session_pose(ss, &style->look);
    unit = unit_of(ss, style);
    session_unpose(ss, own);
    return unit;
}

bool picture_possible(struct session *ss, const struct export_job *job,
                      struct error *err)
{
    const struct format *format = job->format;
    struct vec extent = picture_extent(ss, &job->style);
    float unit = picture_unit(ss, &job->style);
    float w = easel_side(extent.x, unit), h = easel_side(extent.y, unit);
    float most = (float)format->side_max;

    if (most <= 0 || (w <= most && h <= most))
        return true;
    return error_set(err,
                     "a %s of %.0f by %.0f pixels is too large: %d a "
                     "side are possible, on this board at most %d to a "
                     "square; or make an SVG",
                     format->title, (double)w, (double)h, format->side_max,
                     (int)(most / fmaxf(extent.x, extent.y)));
}

/* --- as a scene ---------------------------------------------------------- */

/* One's own words, with spaces where a line of text has none. */
static void add_own_words(struct text *out, const char *words)
{
    text_add(out, words);
    for (char *at = out->at; (at = strchr(at, '_')); at++)
        *at = ' ';
}

/* The words are the session's, or in `own`. */
static struct caption caption_of(struct session *ss, const struct style *style,
                                 struct text *own)
{
    const char *heading = NULL, *words = NULL;

    if (strcmp(style->caption, "on") == 0) {
        heading = session_heading(ss);
        words = session_status(ss);
    } else if (strcmp(style->caption, "off") != 0) {
        add_own_words(own, style->caption);
    }
    return (struct caption){ .at = { { FACE_BOLD, INK_STRONG, heading },
                                     { FACE_SANS, INK_TEXT,
                                       words ? words : own->at } },
                             .width = session_extent(ss).x,
                             .least = LETTER_PX / unit_of(ss, style) };
}

/* The same of a slide: its unit is a pixel. */
static struct vec compose_page(const struct style *style, struct scene *sc)
{
    struct vec size = slide_page_size(style->page, style->width_px);

    if (sc)
        slide_page_draw(style->page, size, &style->look, style->transparent,
                        sc);
    return size;
}

/* Draws the picture if there is a scene, and says how large it is. */
static struct vec compose(struct session *ss, const struct style *style,
                          struct scene *sc)
{
    struct pose own = session_pose(ss, &style->look);
    struct vec extent = session_extent(ss);
    struct caption caption;
    struct text words;

    text_init(&words);
    caption = caption_of(ss, style, &words);
    if (sc) {
        session_draw(ss, sc);
        caption_draw(&caption, extent.y, sc);
    }
    extent.y += caption_height(&caption);
    text_free(&words);
    session_unpose(ss, own);
    return extent;
}

struct vec picture_extent(struct session *ss, const struct style *style)
{
    return style->page ? compose_page(style, NULL) : compose(ss, style, NULL);
}

void picture_draw(struct session *ss, const struct style *style,
                  struct scene *sc)
{
    if (style->page)
        compose_page(style, sc);
    else
        compose(ss, style, sc);
}

void picture_fill(struct session *ss, const struct style *style,
                  struct scene *sc)
{
    scene_clear(sc, picture_extent(ss, style));
    if (style->transparent)
        scene_transparent(sc);
    picture_draw(ss, style, sc);
}

/* --- as a file ----------------------------------------------------------- */

const struct theme *picture_theme(const struct style *style)
{
    return style->transparent ? theme_light(style->theme) : style->theme;
}

void picture_describe(struct session *ss, const struct style *style,
                      struct text *out)
{
    if (style->page && !slide_page_has_board(style->page))
        return;
    text_add(out, session_describe(ss));
    style_format(style, out);
}

/* In words what the picture shows, for those who cannot see it. */
static void picture_explain(struct session *ss, const struct style *style,
                            struct text *out)
{
    if (style->page)
        slide_page_tell(style->page, out);
    else
        text_add(out, session_tell(ss));
}

/* All that a picture is made of. */
struct work {
    struct scene own;       /* owned, as all below; empty if others drew it */
    const struct scene *sc; /* this, or theirs */
    float unit;
    struct text title, run, words;
    struct about about; /* points to these */
    struct export_job job;
    struct fonts *fonts; /* with the job's easel; NULL: neither is ours */
    struct task slices;  /* of no kind: it is made at one stroke */
};

static enum task_state step(struct work *w, struct text *out, struct error *err)
{
    if (w->slices.kind)
        return task_step(&w->slices, out, err);
    return w->job.format->encode(w->sc, w->unit, &w->job, &w->about, out, err)
               ? TASK_DONE
               : TASK_FAILED;
}

static double share(const struct work *w)
{
    return w->slices.kind ? task_share(&w->slices) : 0;
}

static void drop(struct work *w)
{
    task_drop(&w->slices);
    if (w->fonts)
        easel_destroy(w->job.easel);
    fonts_close(w->fonts);
    scene_free(&w->own);
    text_free(&w->title);
    text_free(&w->run);
    text_free(&w->words);
    free(w);
}

static const struct task_kind picture_kind = { .step = step,
                                               .share = share,
                                               .drop = drop };

/* Without words about it, and without a scene. */
static struct work *work_for(const struct export_job *job, float unit)
{
    struct work *w = xcalloc(1, sizeof *w);

    w->job = *job;
    w->unit = unit;
    scene_init(&w->own);
    w->sc = &w->own;
    text_init(&w->title);
    text_init(&w->run);
    text_init(&w->words);
    return w;
}

static void compose_work(struct work *w, struct session *ss)
{
    const struct style *style = &w->job.style;
    const struct slide_page *page = style->page;

    picture_fill(ss, style, &w->own);
    text_add(&w->title, page ? slide_page_title(page) : session_heading(ss));
    picture_describe(ss, style, &w->run);
    picture_explain(ss, style, &w->words);
}

/* Where there is no easel yet. */
static bool take_easel(struct work *w, struct fonts *fonts, struct error *err)
{
    w->fonts = fonts ? fonts_twin(fonts) : export_fonts(&w->job, err);
    if (w->fonts)
        w->job.easel = easel_create(w->fonts);
    return w->fonts != NULL;
}

/* All else is there. */
static struct task begin(struct work *w, float dpi, struct fonts *fonts,
                         struct error *err)
{
    const struct format *format = w->job.format;
    struct task task = { &picture_kind, w };

    w->about = (struct about){
        .title = w->title.at, .run = w->run.at, .words = w->words.at, .dpi = dpi
    };
    if (!format->slices)
        return task;
    if (w->job.easel || take_easel(w, fonts, err))
        w->slices = format->slices(w->sc, w->unit, &w->job, &w->about);
    else
        task_drop(&task);
    return task;
}

struct task picture_make(struct session *ss, const struct export_job *job,
                         struct fonts *fonts, struct error *err)
{
    struct work *w;

    if (!picture_possible(ss, job, err))
        return (struct task){ NULL, NULL };
    w = work_for(job, picture_unit(ss, &job->style));
    compose_work(w, ss);
    return begin(w, 0, fonts, err);
}

struct task picture_pack(const struct scene *sc, const struct export_job *job,
                         const struct about *about, struct error *err)
{
    struct work *w = work_for(job, 1);

    w->sc = sc;
    text_add(&w->title, about->title);
    text_add(&w->run, about->run);
    text_add(&w->words, about->words);
    return begin(w, about->dpi, NULL, err);
}

bool picture_write(struct session *ss, const struct export_job *job,
                   struct text *out, struct error *err)
{
    struct task task = picture_make(ss, job, NULL, err);

    return task.kind && task_finish(&task, out, err);
}
