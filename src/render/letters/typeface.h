/* A font's outlines, at any size: which characters it has, for HarfBuzz to
 * choose glyphs and for cairo to draw them. */
#ifndef CHEQUER_TYPEFACE_H
#define CHEQUER_TYPEFACE_H

#include <stdbool.h>
#include <stdint.h>

#include <cairo.h>
#include <hb.h>

struct typeface {
    char *path; /* owned, as all below */
    int index;  /* of the font in its file, as fontconfig counts */
    hb_font_t *shapes;
    cairo_font_face_t *drawn;
    float em;       /* its units to an em */
    float up, down; /* how far letters reach from the baseline, in ems */
};

/* NULL if there is no font in that file. */
struct typeface *typeface_open(const char *path, int index);
void typeface_close(struct typeface *t);

/* What cairo keeps of those that were closed: hundreds of sizes, and files.
 * All must be closed, and nobody may be drawing by cairo. */
void typeface_forget(void);

bool typeface_has(const struct typeface *t, uint32_t character);

/* Letters are as wide as they were designed, at every size: hints would move
 * them, and those that are joined would not meet. */
void typeface_unhinted(cairo_t *cr);

#endif
