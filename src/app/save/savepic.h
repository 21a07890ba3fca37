/* The picture of the board, as a file in the pictures folder or as text. */
#ifndef CHEQUER_SAVEPIC_H
#define CHEQUER_SAVEPIC_H

#include <stdbool.h>

#include "export/export.h"

struct error;
struct format;
struct runs;
struct session;
struct text;

/* How pictures are to look now. */
struct style savepic_style(const struct runs *r);

/* Its path is appended to *path. Never replaces a file. */
bool savepic_write(const struct runs *r, const struct format *format,
                   struct text *path, struct error *err);

/* The picture's bytes alone. */
bool savepic_bytes(const struct runs *r, const struct format *format,
                   struct text *out, struct error *err);

/* Bytes of any other kind about the run, saved in the same way. */
bool savepic_keep(const struct runs *r, const char *ending,
                  const struct text *bytes, struct text *path,
                  struct error *err);

/* The folder they go to, made if need be; appends to `out`. */
bool savepic_folder(struct text *out, struct error *err);

/* A name for a picture of the run, without number and ending:
 * "chequer-tour-8x8-f6". */
void savepic_name(const struct session *ss, struct text *out);

#endif
