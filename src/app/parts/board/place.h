/* Where the board lies on the screen, and who is on it. */
#ifndef CHEQUER_BOARD_PLACE_H
#define CHEQUER_BOARD_PLACE_H

#include <stdbool.h>
#include <stddef.h>

#include "app/parts/board/zoom.h"
#include "puzzle/hand/marks.h"
#include "scene/placement.h"
#include "scene/scene.h"

struct runs;

/* One movement of the hand over a board that is edited. */
struct stroke {
    bool on;       /* it goes on */
    bool cuts;     /* squares are cut out, or put back */
    struct vec at; /* how far it has come, in units of the board */
    size_t past;   /* see session_join */
    int over;      /* the square under the pointer, or -1 */
};

/* The board: where it lies, and who is on it. */
struct board_view {
    struct placement place;
    struct zoom zoom;      /* how closely it is looked at, */
    struct zoom_room room; /* where, */
    struct box pane;       /* and the pixels of it; empty: wherever it is */
    int cursor;            /* the square the keys are on */
    int button;            /* the one that is down on it */
    int pressed;           /* the square pressed last, or -1 */
    struct sketch sketch;  /* the mark that is being drawn, by keys: */
    bool keyed;
    struct stroke stroke; /* what is being cut */
    struct vec grip;      /* where the board is held that is being moved */
};

/* Where squares of the board lie on the screen, and what lies at a pixel. */
struct box board_square_box(const struct board_view *b, const struct runs *r,
                            int square);
struct vec board_units(const struct board_view *b, const struct runs *r,
                       struct vec pixel);

/* `by` times closer, about what lies at a pixel: it stays there. */
bool board_look(struct board_view *b, const struct runs *r, float by,
                struct vec pixel);

#endif
