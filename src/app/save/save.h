/*
 * What the window saves in the pictures folder: pictures and films of the run,
 * and what it prints: a page of boards of the series that the run belongs to,
 * or a worksheet with its solutions. Never replaces a file.
 */
#ifndef CHEQUER_SAVE_H
#define CHEQUER_SAVE_H

#include <stdbool.h>

#include "base/task.h"
#include "export/export.h"
#include "export/sheet/sheet.h"

struct clipboard;
struct error;
struct fonts;
struct format;
struct making;
struct runs;
struct session;
struct text;
struct toast;

/* How pictures are to look now. */
struct style savepic_style(const struct runs *r);

/* A picture is drawn and written while the window goes on, see
 * app/save/making.h. Its end is noted with the path of the file. */
bool savepic_begin(struct making *m, const struct runs *r, struct fonts *fonts,
                   const struct format *format, struct error *err);

/* The same for the clipboard in place of a file. */
bool savepic_copy(struct making *m, struct clipboard *clipboard,
                  const struct runs *r, struct fonts *fonts, struct error *err);

/* And as text, for a format that is. */
bool savepic_copy_text(struct making *m, const struct runs *r,
                       struct fonts *fonts, const struct format *format,
                       struct error *err);

/* Text on the clipboard, and a note that it is there. */
bool savepic_put(const char *text, const char *what, struct toast *toast,
                 struct error *err);

/* The picture's bytes alone. */
bool savepic_bytes(const struct runs *r, const struct format *format,
                   struct text *out, struct error *err);

/* The folder they go to, made if need be; appends to `out`. */
bool savepic_folder(const struct runs *r, struct text *out, struct error *err);

/* From now on they go to the folder that was typed; "": to the usual one. */
bool savepic_set_folder(struct runs *r, const char *typed, struct error *err);

/* A name that was typed for a file, and the format that its ending says; PNG
 * if it has none. NULL, with *err filled in, if it cannot be saved so. */
const struct format *savepic_called(const struct runs *r, const char *typed,
                                    struct text *path, struct error *err);

/* "Saved ~/Pictures/tour.png", and what more there is to say of it. A click on
 * that opens the folder. */
void savepic_tell(struct toast *toast, const char *path, const char *more);

/* Writes the file that was made, under the name that was asked for or one that
 * is free, and appends its path. */
bool savepic_keep(const struct making *m, const struct runs *r,
                  struct text *path, struct error *err);

/* A name for a picture of the run, without number and ending:
 * "chequer-tour-8x8-f6". */
void savepic_name(const struct session *ss, struct text *out);

/* The same for a film. */
bool savefilm_begin(struct making *m, struct runs *r,
                    const struct format *format, struct error *err);

/* And for a sheet, with the path of its first page. */
bool savesheet_begin(struct making *m, const struct runs *r,
                     struct fonts *fonts, bool worksheet, struct error *err);

/* The task behind it: takes over the session, which goes from board to board.
 * How pages look is left to us. */
struct task savesheet_task(const struct runs *r, struct session *ss,
                           struct sheet_job job, const struct export_job *as);

#endif
