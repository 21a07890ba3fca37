/*
 * A session's present moment as a file's bytes: a picture without the
 * program's furniture, or text. The caller writes them where they go.
 */
#ifndef CHEQUER_EXPORT_H
#define CHEQUER_EXPORT_H

#include <stdbool.h>

#include "export/style.h"
#include "session/session.h"

struct book;
struct easel;
struct error;
struct fonts;
struct format;
struct lacking;
struct text;

struct export_job {
    const struct format *format;
    struct style style;      /* pictures: how they look */
    const char *font;        /* file of the Sans font, or NULL */
    struct lacking *lacking; /* where to note characters that no font
                            has; NULL: nobody wants to know */
    struct easel *easel;     /* what draws pixels, kept from one picture
                                to the next; NULL: a fresh one */
    struct book *book;       /* what pictures become pages of, see
                                export/format.h; NULL: files */
    double seconds;          /* JSON: how long the run took; < 0 unknown */
    const char *stopped;     /* why the run was cut short, in words for
                                text and JSON; NULL: it was not */
};

/*
 * How the run stands at the moment being looked at: RUNNING in its past, and
 * LIMIT if `job` says that it was cut short.
 */
enum outcome export_outcome(const struct session *ss,
                            const struct export_job *job);

/* What can be known before a long run: is the font there, is the picture
 * one that can be made, is there a game of chess on the board? */
bool export_possible(struct session *ss, const struct export_job *job,
                     struct error *err);

/* The job's fonts, for the caller to close; NULL with *err filled in. */
struct fonts *export_fonts(const struct export_job *job, struct error *err);

/* Of the present moment; a GIF shows many, see export/film/film.h. Appends to
 * `out`; on failure `out` is to be thrown away. */
bool export_write(struct session *ss, const struct export_job *job,
                  struct text *out, struct error *err);

#endif
