/* What all formats have in common. */
#include "export/export.h"

#include "base/error.h"
#include "export/format.h"
#include "render/font.h"

enum outcome export_outcome(const struct session *ss,
                            const struct export_job *job)
{
    if (session_index(ss) + 1 < session_count(ss))
        return OUTCOME_RUNNING;
    if (job->stopped)
        return OUTCOME_LIMIT;
    return session_outcome(ss);
}

bool export_possible(struct session *ss, const struct export_job *job,
                     struct error *err)
{
    const struct format *format = job->format;
    struct fonts *fonts;

    if ((format->ready && !format->ready(err)) ||
        (format->possible && !format->possible(ss, job, err)))
        return false;
    if (!format->lettered)
        return true;
    fonts = fonts_open(job->font, err);
    fonts_close(fonts);
    return fonts != NULL;
}

struct fonts *export_fonts(const struct export_job *job, struct error *err)
{
    struct fonts *fonts = fonts_open(job->font, err);

    if (fonts)
        fonts_tell(fonts, job->lacking);
    return fonts;
}

bool export_write(struct session *ss, const struct export_job *job,
                  struct text *out, struct error *err)
{
    if (job->format->write)
        return job->format->write(ss, job, out, err);
    return error_set(err, "a %s is no picture of a single step",
                     job->format->title);
}
