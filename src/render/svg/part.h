/*
 * Writing one element after another of an SVG document. Private to the SVG
 * back end. Lengths are in pixels; numbers are printed by integer arithmetic,
 * so that no locale can put a comma into them.
 */
#ifndef CHEQUER_SVG_PART_H
#define CHEQUER_SVG_PART_H

#include <stddef.h>

#include "scene/scene.h"
#include "scene/theme.h"

struct text;

struct svg {
    struct text *out;
    const struct theme *theme;
    float unit; /* pixels to one unit */
};

void svg_number(struct svg *s, float v);
void svg_numbers(struct svg *s, const char *before, float v, const char *after);

/* Characters with a meaning in XML are written as entities. */
void svg_words(struct svg *s, const char *utf8, size_t len);

/* ` x="1.5"` */
void svg_attribute(struct svg *s, const char *name, float v);

/* ` fill="#rrggbb" fill-opacity=".5"`, or the same with stroke. */
void svg_fill(struct svg *s, struct rgba c);
void svg_stroke(struct svg *s, struct rgba c, float width);
/* The same of what is filled and has an edge. */
void svg_edged(struct svg *s, struct rgba fill, struct rgba edge, float width);

/* A rectangle whose edges are given: its beginning, and all of it, filled. */
void svg_begin_rect(struct svg *s, struct box b, float radius);
void svg_rect(struct svg *s, struct box b, float radius, struct rgba c);

void svg_begin_circle(struct svg *s, struct vec at, float radius);
void svg_polygon(struct svg *s, const struct vec *pts, size_t n, struct rgba c);

/* Begins a group with the draw's own translucency; `how` is any attributes. */
void svg_group(struct svg *s, const char *how, const struct draw *d);

/* `points="1,2 3,4"` of a draw's points, or the ` d="M1 2L3 4"` of a path. */
void svg_points(struct svg *s, const struct vec *pts, size_t n);

/* A rectangle within the ` d` of a path. */
void svg_cell(struct svg *s, struct box b);

/* Edges on whole pixels, as the painter puts them. */
struct box svg_box(const struct svg *s, struct vec at, struct vec size);
struct vec svg_at(const struct svg *s, struct vec at);

/* --- one kind each (svg_board.c) ----------------------------------------- */

void svg_board(struct svg *s, const struct draw *d);
void svg_frame(struct svg *s, const struct draw *d);
void svg_field(struct svg *s, const struct scene *sc, const struct draw *d);
void svg_holes(struct svg *s, const struct draw *d, size_t n);
void svg_shadow(struct svg *s, const struct draw *d);

/* --- pieces (piece.c) ---------------------------------------------------- */

/* Every piece of the scene that is more than a dot, and its shadow, once. */
void svg_symbols(struct svg *s, const struct scene *sc);
void svg_piece(struct svg *s, const struct scene *sc, const struct draw *d);
void svg_text(struct svg *s, const struct scene *sc, const struct draw *d);

/* --- a line that goes over and under itself (woven.c) -------------------- */

void svg_woven(struct svg *s, const struct vec *pts, const struct draw *d);

#endif
