/*
 * Marks: what somebody who explains draws on a board, whatever the puzzle.
 * Arrows, circles and filled squares in four colours, as a list of words:
 * "a1-c3,e4,d5!:red" is a green arrow, a green circle and a red square. The
 * list stands in the settings of a run beside its seed, so whatever keeps the
 * run's line keeps its marks.
 */
#ifndef CHEQUER_MARKS_H
#define CHEQUER_MARKS_H

#include <stdbool.h>

struct error;
struct params;

enum mark_colour {
    MARK_GREEN, /* goes without saying */
    MARK_RED,
    MARK_BLUE,
    MARK_ORANGE,
    MARK_COLOURS
};

enum mark_shape { MARK_CIRCLE, MARK_FILLED, MARK_ARROW };

struct spot {
    int file, rank;
};

struct mark {
    enum mark_shape shape;
    enum mark_colour colour;
    struct spot at, to; /* `to`: where an arrow points, else as `at` */
};

/* One that is being drawn, from square to square. */
struct sketch {
    bool on;
    int from, to;
    enum mark_colour colour;
};

enum { MARKS_MAX = 500 };

/* What a list may be, for help and errors. */
extern const char marks_allowed[];

/* The mark between two squares of a board so wide: an arrow, or where they
 * are one a circle. */
struct mark mark_between(int files, int from, int to, enum mark_colour colour);

/* Makes `list` the marks of the settings, as they are written; on refusal
 * nothing is changed. Which squares there are depends on the board: */
bool marks_set(struct params *params, const char *list, struct error *err);
bool marks_check(const char *list, int files, int ranks, struct error *err);

/* Only those that are on the board. */
void marks_keep(struct params *params, int files, int ranks);

/* The next mark of a list that has been set; false at its end. NULL is an
 * empty list. */
bool marks_next(const char **list, struct mark *out);

/*
 * What drawing it does to the others: an arrow that is there already goes, a
 * circle becomes a filled square and that goes; in another colour it takes
 * that colour. False, with *err filled in, if there are too many.
 */
bool marks_draw(struct params *params, const struct mark *m, struct error *err);

#endif
