/*
 * What the SDL and the SVG back end must agree on, so that a picture looks
 * the same from both: least widths, which labels are shown and how large.
 */
#ifndef CHEQUER_RULES_H
#define CHEQUER_RULES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "scene/scene.h"
#include "scene/theme.h"

/* The baseline lies this much of an em below the point a text is centred
 * on: half the height of a digit. */
#define TEXT_DROP 0.364f

/* How much of a hole's side the thickness of the board takes up. */
#define RULE_WALL 0.09f

enum {
    RULE_LEAST_SQUARE = 2, /* pixels; smaller ones blur into one */
    RULE_CALM_SQUARE = 12, /* smaller ones are plain, and less apart */
    RULE_LEAST_WALLS = 8,  /* smaller holes are flat */
    RULE_FRAME_LINE = 60   /* percent: the lines around plain frames */
};

/* About how wide the text is, in ems of DejaVu; in scripts that it lacks, of
 * whatever font has them. */
float rule_text_width(enum face face, const char *utf8, size_t len);

/* The em in pixels at which to write `d` when `unit` pixels go to one unit;
 * 0 to leave it out. */
int rule_text_size(const struct draw *d, const char *utf8, float unit);

/* Is the disc `d`, the first of `n` draws left, shown? A bead goes with the
 * label after it. */
bool rule_disc_shown(const struct scene *sc, const struct draw *d, size_t n,
                     float unit);

/* The colour of a disc; of a bead the colour and width of the line around
 * it. */
struct rgba rule_disc_colour(const struct theme *theme, const struct draw *d);
struct rgba rule_bead_edge(const struct theme *theme, const struct draw *d,
                           float unit, float *width);

/* A piece, in pixels: the side of its square, how far it is lifted, and how
 * dark its shadow is, of 1. */
struct rule_piece {
    float side, lift, shadow;
    float dot;  /* the radius, where it is but a dot; else 0 */
    float edge; /* the width of the dot's */
};

struct rule_piece rule_piece(const struct theme *theme, const struct draw *d,
                             float unit);

/* The terms on a piece's disc as texts, one below the other, all alike in size:
 * how many, 0 where they could not be read. */
enum { RULE_TERMS_MAX = SCENE_TERMS / 2 };
int rule_terms(const struct theme *theme, const struct scene *sc,
               const struct draw *piece, float unit,
               struct draw out[RULE_TERMS_MAX]);

/* Widths in pixels: of a line, of its casing on one side. */
float rule_stroke(const struct draw *d, float unit);
float rule_casing(const struct draw *d, float unit);

/* The colour of segment `i` of a line, without the draw's translucency. */
struct rgba rule_segment_colour(const struct theme *theme, const struct draw *d,
                                size_t i);

/* The head of an arrow from pts[n-2] to pts[n-1], and where its shaft ends,
 * all in the unit of the points. */
void rule_arrow_head(const struct vec *pts, size_t n, float stroke,
                     struct vec head[3], struct vec *shaft_end);

/* The lines of a hatched box `width` pixels wide: their stroke, and every how
 * many pixels along its top edge one begins. */
float rule_hatch(float width, float *every);

/* How dark a shadow is, of 1, at `distance` from the box, of its width. */
float rule_shadow(float distance);

/* Where an edge goes on whole pixels. The bias decides ties alike however the
 * number was arrived at. */
float rule_snap(float pixels);

/* The same to a quarter of a pixel, for what is small: as fine as the eye cares
 * about, and shapes repeat. */
struct vec rule_quarter(struct vec pixels);

/* The draw's own translucency, and its ink's colour with it. */
uint8_t rule_alpha(const struct draw *d);
struct rgba rule_colour(const struct theme *theme, const struct draw *d);

/* The frame's four sides, lit from the top left, in the order top, right,
 * bottom, left. */
struct rgba rule_frame_side(const struct theme *theme, int side);

/* The line along the edges of a plain frame, and the groove between a wooden
 * one and the squares, for a frame `band` pixels wide. */
float rule_frame_line(float band);
float rule_frame_groove(float band);

/* How wide a frame is in pixels, of which inner and outer edge were put on
 * whole ones: of a plain one as much as there is room for on every side, so
 * that a picture's edge does not cut its line off. */
float rule_frame_band(const struct theme *theme, struct box inner,
                      struct box outer);

/* The shadow below a frame. */
struct draw rule_frame_shadow(const struct draw *frame);

/* Is the square in column `x` of row `y` of a DRAW_BOARD a light one? */
bool rule_is_light(const struct draw *d, int x, int y);

/* The colour of light and dark squares, `side` pixels wide: the smaller, the
 * less apart, so that small things on them are not lost in the pattern. */
struct rgba rule_square(const struct theme *theme, bool light, float side);

struct rgba rule_between(struct rgba a, struct rgba b);

/* `c` times `percent` / 100. */
struct rgba rule_shade(struct rgba c, int percent);

/* --- which of a run of holes lie side by side ---------------------------- */

struct hole_map {
    struct vec origin; /* of column and row 0 */
    float side;
    int columns, rows;
    uint8_t *hole; /* owned */
};

/* The number of draws from `d` on, of `n`, that are holes of one board. */
size_t hole_run(const struct draw *d, size_t n);

void hole_map_init(struct hole_map *map, const struct draw *d, size_t n);
void hole_map_free(struct hole_map *map);

/* Is there a hole `dx` squares to the right of `d` and `dy` below it? */
bool hole_map_has(const struct hole_map *map, const struct draw *d, int dx,
                  int dy);

#endif
