/* How the meanings of ink.h look: five themes, from wood to print. */
#ifndef CHEQUER_THEME_H
#define CHEQUER_THEME_H

#include <stdbool.h>
#include <stdint.h>

#include "scene/ink.h"

struct rgba {
    uint8_t r, g, b, a;
};

struct theme {
    const char *name;        /* in options and settings: "brown" */
    const char *title;       /* in the panel: "Brown wood" */
    struct rgba light, dark; /* squares */
    struct rgba frame;
    bool grain;                 /* wood, or flat colour */
    bool print;                 /* for paper: no shadows, black and white */
    struct rgba ink[INK_COUNT]; /* opaque, all but INK_SHADE */
    struct rgba ramp[3];        /* DRAW_FIELD: first, middle, last */
    struct rgba line[3];        /* LINE_ORDERED: the same */
    struct rgba bead[3];        /* pale, warm, and the line around them */
};

enum { THEME_COUNT = 5 };

extern const char *const theme_names[]; /* ends NULL */

const struct theme *theme_at(int index);
const struct theme *theme_find(const char *name); /* NULL if unknown */
int theme_index(const struct theme *theme);

/* The same board with dark words on a light ground around it, as on a page or
 * slide, or the other way round. Their index is THEME_COUNT or more. */
const struct theme *theme_light(const struct theme *theme);
const struct theme *theme_dark(const struct theme *theme);

/* Are its words light ones on a dark ground? */
bool theme_is_dark(const struct theme *theme);

/* The same colours without grain, where that would cost too much. */
const struct theme *theme_plain(const struct theme *theme);

/* The colour of `level`, 1 to 255, on the ramp of squares, and of lines. */
struct rgba theme_ramp(const struct theme *theme, int level);
struct rgba theme_line(const struct theme *theme, int level);

/* Of a bead, from pale at a warmth of 0 to warm at 1. */
struct rgba theme_bead(const struct theme *theme, float warmth);

#endif
