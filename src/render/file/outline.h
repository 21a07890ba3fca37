/* The outlines of SVG elements, as paths of cairo's. */
#ifndef CHEQUER_OUTLINE_H
#define CHEQUER_OUTLINE_H

struct _cairo; /* cairo_t, which only the files that draw know */
struct svg_tag;

/* Adds that of the element; nothing if it has none. */
void outline_element(struct _cairo *cr, const struct svg_tag *tag);

/* Adds one given as the ` d` of a path, up to its quote. */
void outline_path(struct _cairo *cr, const char *d);

#endif
