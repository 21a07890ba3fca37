/* A scene as an SVG document: plain shapes, no scripts, no references. */
#ifndef CHEQUER_SVG_H
#define CHEQUER_SVG_H

struct about;
struct scene;
struct text;
struct theme;

/* `unit` pixels to one unit of the scene, as in a PNG of the same size. After a
 * request to stop nobody wants it any more: then the rest is left out. */
void svg_write(const struct scene *sc, const struct theme *theme, float unit,
               const struct about *about, struct text *out);

#endif
