/* A scene as an SVG document: plain shapes, no scripts, no references. */
#ifndef CHEQUER_SVG_H
#define CHEQUER_SVG_H

struct scene;
struct text;
struct theme;

struct caption {
    const char *title;          /* for people: <title>, PNG Title */
    const char *run;            /* the run's description: <desc>, PNG chequer */
};

/* `unit` pixels to one unit of the scene, as in a PNG of the same size. */
void svg_write(const struct scene *sc, const struct theme *theme, float unit,
               const struct caption *caption, struct text *out);

#endif
