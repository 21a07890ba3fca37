/*
 * A session's present moment as a file's bytes: a picture without the
 * program's furniture, or text. The caller writes them where they go.
 */
#ifndef CHEQUER_EXPORT_H
#define CHEQUER_EXPORT_H

#include <stdbool.h>

#include "export/style.h"
#include "session/session.h"

struct easel;
struct error;
struct text;

enum export_format {
    EXPORT_TEXT,
    EXPORT_JSON,
    EXPORT_SVG,
    EXPORT_PNG,
    EXPORT_GIF,
    EXPORT_FEN,
    EXPORT_CSV,
    EXPORT_FORMATS
};

struct export_job {
    enum export_format format;
    struct style style;  /* pictures: how they look */
    const char *font;    /* PNG: file of the Sans font, or NULL */
    struct easel *easel; /* PNG: what draws it, kept from one picture
                            to the next; NULL: a fresh one */
    double seconds;      /* JSON: how long the run took; < 0 unknown */
    const char *stopped; /* why the run was cut short, in words for
                            text and JSON; NULL: it was not */
};

/* The format's name: "text", and the ending of its files: ".txt". */
const char *export_name(enum export_format format);
const char *export_ending(enum export_format format);

/* By name, or by the ending of a file's name; EXPORT_FORMATS if unknown. */
enum export_format export_find(const char *name);
enum export_format export_by_ending(const char *path);

/* Does it show the picture, rather than tell in text? */
bool export_pictures(enum export_format format);

/* Is it nothing that a terminal should be sent? */
bool export_binary(enum export_format format);

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

/* Of the present moment; a GIF shows many, see export/film/film.h. Appends to
 * `out`; on failure `out` is to be thrown away. */
bool export_write(struct session *ss, const struct export_job *job,
                  struct text *out, struct error *err);

#endif
