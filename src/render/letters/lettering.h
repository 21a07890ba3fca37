/*
 * A line of any script, laid out: which glyphs of which fonts stand where. Our
 * own font is taken wherever it has the character, then others of the system;
 * what no font has is a box of ours, and noted (fonts_tell). All lengths are in
 * ems, so that one lettering does for every size, on screen and on paper.
 */
#ifndef CHEQUER_LETTERING_H
#define CHEQUER_LETTERING_H

#include <stdbool.h>
#include <stddef.h>

#include <cairo.h>

#include "scene/scene.h"

struct fonts;
struct typeface;

/* What is in one font and one direction. */
struct stretch {
    const struct typeface *face;
    size_t at, len;        /* bytes of the text */
    cairo_glyph_t *glyphs; /* owned; from left to right */
    int nglyphs;
    cairo_text_cluster_t *clusters; /* owned; in the text's order */
    int nclusters;
    bool leftwards;
};

struct lettering {
    char *utf8; /* owned */
    size_t len;
    struct stretch *stretch; /* owned; from left to right */
    size_t n;
    float width, up, down; /* from the beginning of the baseline */
    bool failed;           /* there was no memory for all of it */
};

/* Does our font have all of it, with nothing in it that has to be joined or
 * read from right to left? Then SDL_ttf and cairo need no help. */
bool lettering_plain(struct fonts *fonts, enum face face, const char *utf8,
                     size_t len);

void lettering_init(struct lettering *l, struct fonts *fonts, enum face face,
                    const char *utf8, size_t len);
void lettering_free(struct lettering *l);

/* With the baseline beginning at (x, y), in the context's colour: as text that
 * can be searched for, or as its outlines, to be filled. */
void lettering_write(const struct lettering *l, cairo_t *cr, double x, double y,
                     double em);
void lettering_outline(const struct lettering *l, cairo_t *cr, double x,
                       double y, double em);

#endif
