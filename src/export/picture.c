/* Pictures of moments, from session to file. */
#include "export/picture.h"

#include <math.h>
#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "export/caption.h"
#include "export/export.h"
#include "export/format.h"
#include "export/slides/show.h"
#include "render/file/about.h"
#include "render/file/easel.h"
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
    struct pose own = session_pose(ss, &style->look);
    float unit = unit_of(ss, style);

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
    const char *heading = style->words ? style->heading : NULL, *words = NULL;
    struct error err; /* what is no fact stays as it is */

    if (style->words) {
        slide_fill(style->words, ss, own, &err);
    } else if (strcmp(style->caption, "on") == 0) {
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
    return compose(ss, style, NULL);
}

void picture_draw(struct session *ss, const struct style *style,
                  struct scene *sc)
{
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
    return style->transparent ? theme_on_paper(style->theme) : style->theme;
}

void picture_describe(struct session *ss, const struct style *style,
                      struct text *out)
{
    text_add(out, session_describe(ss));
    style_format(style, out);
}

bool picture_write(struct session *ss, const struct export_job *job,
                   struct text *out, struct error *err)
{
    struct about about = { .title = session_heading(ss) };
    struct text run;
    struct scene sc;
    bool ok;

    if (!picture_possible(ss, job, err))
        return false;
    text_init(&run);
    picture_describe(ss, &job->style, &run);
    about.run = run.at;
    scene_init(&sc);
    picture_fill(ss, &job->style, &sc);
    ok = job->format->encode(&sc, picture_unit(ss, &job->style), job, &about,
                             out, err);
    scene_free(&sc);
    text_free(&run);
    return ok;
}
