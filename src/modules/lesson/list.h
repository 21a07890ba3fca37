/*
 * The lessons as data: what a pupil sees, what there is to do and when it is
 * done. A aim is one of a few kinds, so that no lesson has code of its own.
 */
#ifndef CHEQUER_LESSON_LIST_H
#define CHEQUER_LESSON_LIST_H

#include <stdbool.h>

#include "chess/game/game.h"

struct params;

enum aim_kind {
    AIM_NONE,   /* nothing to be done */
    AIM_PLAY,   /* so many moves, whichever they are */
    AIM_POINT,  /* click each of these squares */
    AIM_VISIT,  /* a piece to each of these squares, which are starred */
    AIM_FIND,   /* a move of each way; after each the board goes back */
    AIM_CASTLE, /* may the side to move castle? */
    AIM_STOP,   /* until nothing can move */
    AIM_REPEAT, /* until the same position is there for the third time */
    AIM_FIFTY   /* until fifty moves were made without progress */
};

/* One thing to be found. */
struct way {
    const char *moves; /* any of these: "e1f1,e1d1" */
    const char *says;  /* what it is, without full stop */
};

enum { WAYS_MAX = 4 };

/* A position with its aim. */
struct exercise {
    const char *fen;
    const char *moves; /* played when it opens, or NULL */
    const char *hero;  /* the square whose moves are shown, or NULL */
    const char *aim;   /* one line: what to do */
    enum aim_kind kind;
    int count;                 /* PLAY: moves; VISIT: the fewest it takes */
    const char *squares;       /* POINT, VISIT: "a8,h1" */
    struct way ways[WAYS_MAX]; /* FIND: the others are NULL; CASTLE: says of
                                  the first is a remark for the end */
    const char *wrong;         /* FIND: of other moves, a sentence without
                                  full stop; NULL: how the enemy replies */
    enum wing wing;            /* CASTLE */
    const char *done;          /* a sentence for the end, or NULL */
};

/* What is pointed out besides the moves of pieces. */
enum lesson_about {
    ABOUT_PIECES,
    ABOUT_COLOURS, /* squares of the colour pointed at */
    ABOUT_LINES    /* file and rank pointed at */
};

struct lesson {
    const char *title;
    int board;                        /* its number in the first seed, or 0 */
    const struct exercise *exercises; /* one or more; the FEN after is NULL */
    const char *words;                /* what there is to know */
    enum lesson_about about;
    bool free;     /* either side moves whenever it likes */
    bool turned;   /* seen from Black's side */
    bool promotes; /* pawns may well get to the last rank */
    bool setup;    /* pieces can be put on the board and taken off */
};

enum { EXERCISES_MAX = 6 };

extern const struct lesson lessons[]; /* ends with a NULL title */
extern const char *const lesson_names[], *const lesson_titles[]; /* NULL */

/* Those of the lessons that have several, in exercises.c. */
extern const struct exercise checkmates[], castlings[], draws[];

/* The lesson these settings mean, which is free play with a FEN of one's own,
 * and its position; the last one, if it has no such position. */
const struct lesson *lesson_of(const struct params *params);
const struct exercise *lesson_exercise(const struct params *params);
bool lesson_has_fen(const struct params *params);

int lesson_number(const struct lesson *lesson); /* from 1 */
int lesson_positions(const struct lesson *lesson);

#endif
