/*
 * Where the parts of the window lie. Pure arithmetic from the window's size:
 * no state, no SDL, and an answer for every size from 1 by 1 pixel up. All
 * boxes are in whole pixels; a part that is not shown has an empty box.
 */
#ifndef CHEQUER_LAYOUT_H
#define CHEQUER_LAYOUT_H

#include <stdbool.h>

#include "scene/placement.h"
#include "scene/scene.h"

struct layout {
    float scale;  /* pixels to a length of 1 */
    bool full;    /* bars and panel are there */
    bool cramped; /* little height: what can be left out is */
    bool tall;    /* the panel lies below the board */
    struct box window;
    struct box top;   /* tabs and menus */
    struct box board; /* the area the board may fill */
    struct box strip; /* pages beside it */
    struct box panel;
    struct box player;
    struct box line;  /* one line of text, where a window is too small */
    struct box offer; /* one button, below a board that leaves room */
    struct box words; /* for a projector: beside the board, or below it */
};

/* The least that shows every part, wherever the panel lies; and what people
 * see that is smaller than usual: half of a small screen. */
enum {
    LAYOUT_WIDTH_MIN = 800,
    LAYOUT_HEIGHT_MIN = 600,
    LAYOUT_TALL_WIDTH_MIN = 640,
    LAYOUT_TALL_HEIGHT_MIN = 760,
    LAYOUT_LEAST_WIDTH = 640,
    LAYOUT_LEAST_HEIGHT = 480
};

/* The step up (1) or down (-1) from a size of the program's own parts, in
 * percent; 0: the normal one. */
int layout_next_percent(int percent, int way);

/* `percent` is what was asked for: less is used where less fits. `bare`
 * leaves only the board and the line. */
void layout_make(struct layout *l, int width, int height, int percent,
                 bool bare);

/* The same with room for one button below the board, if that takes nothing
 * away from a square one. */
void layout_add_offer(struct layout *l);

/* The same for the row of a quiz, which projectors show as well. */
void layout_add_quiz(struct layout *l);

/* A row below the board, which makes room for it. */
void layout_add_row(struct layout *l);

/* The same with room beside the board for a strip of pages, `wide` ones or
 * not. */
void layout_add_strip(struct layout *l, bool wide);

/* The same with all of it for what is seen in the board's place; in a narrow
 * window that of the panel, too. */
void layout_for_sight(struct layout *l);

/* A length at the layout's scale, in whole pixels. */
float layout_px(const struct layout *l, float length);

bool box_holds(struct box b, struct vec p);
bool box_empty(struct box b);
struct box box_inset(struct box b, float by);
struct box box_common(struct box a, struct box b); /* may be empty */
struct vec box_centre(struct box b);

/* Column `i` of `n` with gaps between them, in whole pixels. */
struct box box_column(struct box b, int i, int n, float gap);

#endif
