/*
 * Small boards side by side and below each other, in as many columns as there
 * are: where each lies, and which are in sight. Pure arithmetic, in pixels.
 */
#ifndef CHEQUER_GRID_H
#define CHEQUER_GRID_H

#include "scene/scene.h"

struct grid {
    struct box area; /* what can be seen of it */
    long count;      /* of boards */
    int columns;
    float square;       /* of a board */
    struct vec board;   /* the size of one */
    struct vec pitch;   /* from one to the next */
    float left;         /* of the area's own, beside the columns */
    double scroll, end; /* how far down it is, and can be: millions */
};

/* What is laid out. */
struct grid_plan {
    int files, ranks;   /* of a board */
    float least, most;  /* for its longer side ... */
    float scrolled;     /* ... and where one has to scroll */
    float below;        /* for words */
    struct vec between; /* at least between two */
};

/* The largest boards of which all can be seen at once; if they would be too
 * small, some that are not, and one scrolls. Keeps the scroll if it can be. */
void grid_lay(struct grid *g, const struct grid_plan *plan, struct box area,
              long count);

/* One below the other, as wide as fit, of which whole ones are seen: three, if
 * they are at least `least` wide then. */
void grid_lay_strip(struct grid *g, const struct grid_plan *plan,
                    struct box area, long count);

/* Where board `i` lies just now. */
struct box grid_box(const struct grid *g, long i);

/* Those of which something can be seen: from the first up to, but not with,
 * the last. */
long grid_first(const struct grid *g);
long grid_last(const struct grid *g);

/* The board at a point, its words with it; -1 if there is none. */
long grid_at(const struct grid *g, struct vec p);

/* How many can be seen as a whole. */
long grid_seen(const struct grid *g);

void grid_scroll(struct grid *g, double to);

/* Scrolls as little as needed to see all of a board; or it to the middle. */
void grid_reveal(struct grid *g, long i);
void grid_centre(struct grid *g, long i);

#endif
