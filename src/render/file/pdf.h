/*
 * Scenes as the pages of a PDF: the drawing that the SVG back end makes, with
 * the letters' fonts in the file, so that they can be found and copied.
 */
#ifndef CHEQUER_PDF_H
#define CHEQUER_PDF_H

#include <stdbool.h>

struct about;
struct book;
struct error;
struct fonts;
struct scene;
struct text;
struct theme;

/* Pixels of the largest page: 200 inches, more than readers take. */
enum { PDF_SIDE_MAX = 19200 };

/* A file in the making, which takes over the fonts in any case. NULL with *err
 * filled in on failure. */
struct book *pdf_open(struct fonts *fonts, struct error *err);

/* Adds a page, as large as the SVG would be. What the first one says about
 * itself is said about the file. */
bool pdf_page(struct book *book, const struct scene *sc,
              const struct theme *theme, float unit, const struct about *about,
              struct error *err);

/* Ends the file, appends its bytes to `out`, and frees the book in any case;
 * `out` may be NULL if they are not wanted any more, as may the book. */
bool pdf_close(struct book *book, struct text *out, struct error *err);

#endif
