/*
 * Runs that belong together on one sheet, since they differ in nothing but
 * the value of one control.
 */
#ifndef CHEQUER_SERIES_H
#define CHEQUER_SERIES_H

#include <stdbool.h>

struct error;
struct params;
struct position;
struct rivals_kind;
struct text;

enum { SERIES_TASK = -1 };

/* What there is to know of a worksheet to word its task. */
struct assignment {
    const struct position *solved; /* one of the boards */
    bool given;                    /* some of each solution is shown */
    int boards;
};

/* A puzzle has a table of them, which ends with a NULL key. */
struct series {
    const char *key; /* that control; if it is live, its values are
                        the pages of an album: see `pages`; if they are
                        squares, runs begin with all that the board has, or
                        with none */

    /* What all have in common, as a title: "8 queens: all 92 solutions".
     * `all` is how many there are if all are shown, 0 if some are, and
     * SERIES_TASK if they are to be found. */
    void (*title)(const struct params *params, int all, struct text *out);

    /* Under each of them: "518 RNBQKBNR". NULL: the control's value. */
    void (*name)(const struct params *params, struct text *out);

    /* What a worksheet asks for, in a sentence or two. NULL: has no
     * worksheets. */
    void (*task)(const struct params *params, const struct assignment *a,
                 struct text *out);

    const char *fixed; /* key of a control with squares whose pieces
                          belong to the task, or NULL */

    /* Who else has what is given of a solution; NULL: nobody knows. */
    const struct rivals_kind *rivals;

    /* Where the answer is written below the board: what is asked there, and
     * the answer with its reason, in words. Both may change the settings to
     * those of the run that is shown with them; `pose` is called before
     * `solve`, and returns false, with *err filled in, if nothing can be asked.
     * NULL: the board itself is filled in. */
    bool (*pose)(struct params *params, struct text *words, struct error *err);
    void (*solve)(struct params *params, struct text *words);
    const char *topic; /* what is asked for, where a puzzle has several such
                          series, as options call it */
    bool bare;         /* the board to be asked about is without pieces */
    bool shown;        /* that of the answer has all its marks, not only its
                          pieces */
};

#endif
