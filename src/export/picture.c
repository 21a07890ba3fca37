/* Pictures of moments, from session to file. */
#include "export/picture.h"

#include <math.h>

#include "base/error.h"
#include "base/text.h"
#include "export/export.h"
#include "render/about.h"
#include "render/font.h"
#include "render/raster.h"
#include "render/svg.h"

/* A square is PX_USUAL wide unless that makes the picture wider than this. */
enum { PX_USUAL = 64, SIDE_USUAL = 4096 };

/* --- as a scene ---------------------------------------------------------- */

/* The session looks as the style says until it is given back its own look. */
static struct look dress(struct session *ss, const struct style *style)
{
    struct look own = *session_look(ss);

    session_set_look(ss, &style->look);
    return own;
}

struct vec picture_extent(struct session *ss, const struct style *style)
{
    struct look own = dress(ss, style);
    struct vec extent = session_extent(ss);

    session_set_look(ss, &own);
    return extent;
}

void picture_draw(struct session *ss, const struct style *style,
                  struct scene *sc)
{
    struct look own = dress(ss, style);

    session_draw(ss, sc);
    session_set_look(ss, &own);
}

void picture_fill(struct session *ss, const struct style *style,
                  struct scene *sc)
{
    scene_clear(sc, picture_extent(ss, style));
    picture_draw(ss, style, sc);
}

/* --- in pixels ----------------------------------------------------------- */

float picture_unit(struct session *ss, const struct style *style)
{
    struct vec extent = picture_extent(ss, style);
    float longest = fmaxf(extent.x, extent.y);
    float unit = floorf((float)SIDE_USUAL / longest);

    if (style->square_px > 0)
        return (float)style->square_px;
    if (style->width_px > 0)
        return (float)style->width_px / extent.x;
    if (unit > PX_USUAL)
        return PX_USUAL;
    return unit < 1 ? 1 : unit;
}

bool picture_possible(struct session *ss, const struct style *style,
                      struct error *err)
{
    struct vec extent = picture_extent(ss, style);
    float unit = picture_unit(ss, style);
    double w = ceil((double)(extent.x * unit));
    double h = ceil((double)(extent.y * unit));
    double most = RASTER_SIDE_MAX;

    if (w <= most && h <= most && w * h <= (double)RASTER_PIXELS_MAX)
        return true;
    most = fmin(most / fmax((double)extent.x, (double)extent.y),
                sqrt((double)RASTER_PIXELS_MAX /
                     ((double)extent.x * (double)extent.y)));
    return error_set(err, "a PNG of %.0f by %.0f pixels is too large: "
                     "on this board at most %d pixels to a square, "
                     "or make an SVG", w, h, (int)most);
}

/* --- as a file ----------------------------------------------------------- */

bool picture_encode(const struct scene *sc, float unit,
                    const struct export_job *job, const struct about *about,
                    struct text *out, struct error *err)
{
    struct fonts *fonts;
    bool ok;

    if (job->format == EXPORT_SVG) {
        svg_write(sc, job->style.theme, unit, about, out);
        return true;
    }
    fonts = fonts_open(job->font, err);
    if (!fonts)
        return false;
    ok = raster_png(sc, job->style.theme, unit, fonts, about, out, err);
    fonts_close(fonts);
    return ok;
}

bool picture_write(struct session *ss, const struct export_job *job,
                   struct text *out, struct error *err)
{
    struct about about = { session_heading(ss), session_describe(ss) };
    struct scene sc;
    bool ok;

    if (job->format == EXPORT_PNG && !picture_possible(ss, &job->style, err))
        return false;
    scene_init(&sc);
    picture_fill(ss, &job->style, &sc);
    ok = picture_encode(&sc, picture_unit(ss, &job->style), job, &about, out,
                        err);
    scene_free(&sc);
    return ok;
}
