/*
 * A picture as a list of things to draw. Modules and the window fill it;
 * the SDL and SVG back ends each walk it. Nothing here knows what a pixel is:
 * on a board one unit is the side of a square, (0,0) is the outer corner of
 * the top-left square, and y grows downwards.
 */
#ifndef CHEQUER_SCENE_H
#define CHEQUER_SCENE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "scene/ink.h"

struct vec {
    float x, y;
};
struct box {
    float x, y, w, h;
};

enum face { FACE_SANS, FACE_BOLD, FACE_MONO };
enum anchor { ANCHOR_CENTRE, ANCHOR_LEFT, ANCHOR_RIGHT };

/* How a line is drawn, if not plainly. */
enum line_kind {
    LINE_WOVEN = 1,   /* where it crosses itself the later part lies above */
    LINE_CLOSED = 2,  /* a last segment leads back to its first point */
    LINE_ORDERED = 4, /* from the first segment on it changes its colour */
    LINE_CUT = 8      /* it is a piece of one: others, not seen, lie between */
};

enum draw_kind {
    DRAW_BOARD,    /* squares of side `stroke`, in two woods; `code` is the
                      colour of the top-left one as in square_colour */
    DRAW_FRAME,    /* the wood around them, `extra` wide, and its shadow */
    DRAW_HOLE,     /* one square cut out */
    DRAW_RECT,     /* filled, corner radius `extra` */
    DRAW_OUTLINE,  /* the same, only its border, stroke `stroke` */
    DRAW_HATCH,    /* the same, filled with diagonal lines */
    DRAW_SHADOW,   /* soft shadow of a rectangle, `extra` wide */
    DRAW_PIECE,    /* sprite `code` centred on `at`, size.x high, and lifted
                      by `extra`; `count` bytes: see scene_terms */
    DRAW_DISC,     /* filled circle, radius size.x; `code`: a bead, `extra`
                      warm */
    DRAW_RING,     /* outlined circle, radius size.x, stroke `stroke` */
    DRAW_POLYLINE, /* `count` points, round joins, casing `extra` wide; `code`
                      as in enum line_kind; size: see scene_weave */
    DRAW_ARROW,    /* the same, with a head at the last point */
    DRAW_POLYGON,  /* `count` points, convex, filled */
    DRAW_FIELD,    /* `count` bytes, one a square of side `stroke`, in
                      reading order */
    DRAW_TEXT,     /* `count` bytes of UTF-8, em size.x, room `extra`, height
                      `stroke`, face `code`; see scene_text */
    DRAW_CLIP      /* from here on only inside; an empty box ends it */
};

/*
 * Points, bytes and strings live in the scene's data block and are named by
 * offset, so growing the block invalidates nothing and equal scenes are equal
 * bytes.
 */
struct draw {
    uint8_t kind, ink, code, anchor;
    float alpha, stroke, extra;
    struct vec at, size; /* rectangles: top-left corner and size */
    uint32_t first, count;
};

enum { SCENE_TERMS = 32 };

struct scene {
    struct vec extent;  /* area covered, in units, from 0,0 */
    struct draw *draws; /* owned */
    size_t ndraws, draws_cap;
    unsigned char *data; /* owned */
    size_t ndata, data_cap;
    bool ground;      /* see scene_ground */
    bool transparent; /* see scene_transparent */
    size_t shelf;     /* see scene_shelf */

    /* Where the board lies for what is added next; see scene_place. */
    struct vec origin;
    float scale;
    int files, ranks;
    bool flipped;
    char terms[SCENE_TERMS]; /* see scene_terms */
};

void scene_init(struct scene *sc);
void scene_free(struct scene *sc);

/* Forget contents, place and grid but keep the memory: the next frame. */
void scene_clear(struct scene *sc, struct vec extent);

/* Give up the memory that the contents do not need. */
void scene_trim(struct scene *sc);

/* From now on unit (0,0) of what is added lies at `origin`, `scale` big. */
void scene_place(struct scene *sc, struct vec origin, float scale);

/* The board that scene_square and scene_square_box speak of. They answer in
 * the units in which things are added: before scene_place has its effect. */
void scene_grid(struct scene *sc, int files, int ranks, bool flipped);
struct vec scene_square(const struct scene *sc, int square); /* centre */
struct box scene_square_box(const struct scene *sc, int square);
/* The same without a border of `in`. */
struct box scene_square_inner(const struct scene *sc, int square, float in);

/* All of the extent is covered with INK_BACK below everything else. Back ends
 * may keep the picture of such a scene and draw only what changes in it. */
void scene_ground(struct scene *sc);

/* Nothing is below everything else, not even ground, and a hole takes away
 * what was drawn in its place: for pictures that are laid on something. */
void scene_transparent(struct scene *sc);

void scene_board(struct scene *sc, float frame); /* the grid, framed */
void scene_hole(struct scene *sc, int square);
void scene_tint(struct scene *sc, int square, enum ink ink, float alpha);
void scene_hatch(struct scene *sc, int square, enum ink ink);
void scene_rect(struct scene *sc, struct box b, float radius, enum ink ink);
void scene_outline(struct scene *sc, struct box b, float radius, float stroke,
                   enum ink ink);
void scene_shadow(struct scene *sc, struct box b, float width);
void scene_piece(struct scene *sc, struct vec at, int piece, float alpha);
/* From now on a piece that somebody made up has these terms of chess/mover.h on
 * its disc, one below the other: "1,3+0,2". Back ends have each as a string,
 * and leave them all out where they could not be read. */
void scene_terms(struct scene *sc, const char *terms);
/* The piece that was added last is in the air: `height` is 1 where a hand
 * would hold it, and 0 on the board. */
void scene_lift(struct scene *sc, float height);
void scene_disc(struct scene *sc, struct vec at, float radius, enum ink ink);
/* A disc for the label that is added next, and left out together with it. Its
 * colour goes from pale, at a `warmth` of 0, to warm at 1. */
void scene_bead(struct scene *sc, struct vec at, float radius, float warmth);
void scene_ring(struct scene *sc, struct vec at, float radius, float stroke,
                enum ink ink);

/* A line with a white casing on either side, `casing` wide (0 for none). */
void scene_polyline(struct scene *sc, const struct vec *pts, size_t n,
                    float stroke, float casing, enum ink ink);
/* The line that was added last is woven. If `of` is not 0 its colours tell the
 * order; they are all used up by a line of `of` segments, of which this one
 * begins with number `first`, from 0. */
void scene_weave(struct scene *sc, size_t first, size_t of);
/* The woven line that was added last is only a piece of one. */
void scene_cut(struct scene *sc);
/* The woven line since scene_shelf, if there is one, becomes a closed one;
 * false if there are only pieces of it. */
bool scene_close_line(struct scene *sc);
/* Two lines, from corner to corner. */
void scene_cross(struct scene *sc, struct box b, float stroke, float casing,
                 enum ink ink);
void scene_arrow(struct scene *sc, struct vec from, struct vec to, float stroke,
                 enum ink ink);
void scene_polygon(struct scene *sc, const struct vec *pts, size_t n,
                   enum ink ink);

/* A wash over every square of the grid by `level`, indexed by square:
 * 0 leaves it alone, 1 to 255 run through the theme's ramp. */
void scene_field(struct scene *sc, const uint8_t *level);

/* Make what was added last translucent. */
void scene_fade(struct scene *sc, float alpha);

/*
 * Text anchored on `at` and centred on it vertically, `em` high. If `room` is
 * not 0 the text is a label that must fit a width of `room`: a back end may
 * enlarge it to the least readable size, and leaves it out where even that
 * does not fit.
 */
void scene_text(struct scene *sc, struct vec at, float em, float room,
                enum face face, enum anchor anchor, enum ink ink,
                const char *utf8);

/* The label that was added last must fit this height as well. */
void scene_height(struct scene *sc, float height);

/* What is added from now on can be passed under: scene_sink moves all draws
 * from number `from` on, in their order, below everything after the shelf. */
void scene_shelf(struct scene *sc);
void scene_sink(struct scene *sc, size_t from);

void scene_clip(struct scene *sc, struct box b);
void scene_unclip(struct scene *sc);

/* For back ends: squares in a row of a DRAW_BOARD or DRAW_FIELD, and rows. */
int scene_columns(const struct draw *d);
int scene_rows(const struct draw *d);

/* For back ends: what the draw refers to in the data block. */
const struct vec *scene_points(const struct scene *sc, const struct draw *d);
const char *scene_string(const struct scene *sc, const struct draw *d);
const uint8_t *scene_levels(const struct scene *sc, const struct draw *d);

/* Equal scenes hash alike: lets callers skip a redraw or a GIF frame. */
uint64_t scene_hash(const struct scene *sc);

#endif
