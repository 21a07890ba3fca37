/*
 * A session's present moment as a file's bytes: a picture without the
 * program's furniture, or text. The caller writes them where they go.
 */
#ifndef CHEQUER_EXPORT_H
#define CHEQUER_EXPORT_H

#include <stdbool.h>

struct error;
struct session;
struct text;
struct theme;

enum export_format {
    EXPORT_TEXT, EXPORT_JSON, EXPORT_SVG, EXPORT_PNG, EXPORT_FORMATS
};

struct export_job {
    enum export_format format;
    int square_px;              /* PNG and SVG: pixels to a square */
    const struct theme *theme;
    const char *font;           /* PNG: file of the Sans font, or NULL */
    double seconds;             /* JSON: how long the run took; < 0 unknown */
};

/* The format's name, which is also its file ending: "svg". */
const char *export_name(enum export_format format);

/* By name, or by the ending of a file name; EXPORT_FORMATS if unknown. */
enum export_format export_find(const char *name);
enum export_format export_by_ending(const char *path);

/* Appends to `out`; on failure `out` is to be thrown away. */
bool export_write(struct session *ss, const struct export_job *job,
                  struct text *out, struct error *err);

#endif
