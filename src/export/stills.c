/* One scene, one file, or one page of it. */
#include "export/stills.h"

#include "export/export.h"
#include "export/format.h"
#include "export/picture.h"
#include "render/file/easel.h"
#include "render/file/pdf.h"
#include "render/file/png.h"
#include "render/font.h"
#include "render/svg/svg.h"

/* With fonts and easel of its own, if the job brings none. */
bool still_png(const struct scene *sc, float unit, const struct export_job *job,
               const struct about *about, struct text *out, struct error *err)
{
    struct fonts *fonts = job->easel ? NULL : fonts_open(job->font, err);
    struct easel *easel = fonts ? easel_create(fonts) : job->easel;
    SDL_Surface *s = easel ? easel_draw(easel, sc, picture_theme(&job->style),
                                        unit, err)
                           : NULL;
    bool ok = s && png_encode(s, about, out, err);

    if (fonts)
        easel_destroy(easel);
    fonts_close(fonts);
    return ok;
}

bool still_svg(const struct scene *sc, float unit, const struct export_job *job,
               const struct about *about, struct text *out, struct error *err)
{
    (void)err;
    svg_write(sc, picture_theme(&job->style), unit, about, out);
    return true;
}

/* Of the fonts only the files' names are kept. */
static struct book *open_pdf(const struct export_job *job, struct error *err)
{
    struct fonts *fonts = fonts_open(job->font, err);
    struct book *book = fonts ? pdf_open(fonts, err) : NULL;

    fonts_close(fonts);
    return book;
}

const struct binding pdf_pages = { open_pdf, pdf_close };

/* A page of the job's book, or a file of one page. */
bool still_pdf(const struct scene *sc, float unit, const struct export_job *job,
               const struct about *about, struct text *out, struct error *err)
{
    struct book *book = job->book ? job->book : open_pdf(job, err);
    bool ok = book &&
              pdf_page(book, sc, picture_theme(&job->style), unit, about, err);

    if (job->book)
        return ok;
    return pdf_close(book, ok ? out : NULL, err) && ok;
}
