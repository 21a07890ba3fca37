/*
 * Everything the window can be asked to do. Keys, widgets and menus all name
 * an action, so that each thing is done in one place whoever asked for it.
 */
#ifndef CHEQUER_ACTION_H
#define CHEQUER_ACTION_H

#include "app/ui/act.h"

enum action {
    ACTION_NONE = ACT_NONE,
    ACTION_CLOSE = ACT_CLOSE,

    /* the player */
    ACTION_PLAY,
    ACTION_BACK,
    ACTION_FORWARD,
    ACTION_BACK_TEN,
    ACTION_FORWARD_TEN,
    ACTION_FIRST,
    ACTION_LAST,
    ACTION_BACK_EVENT,
    ACTION_NEXT_EVENT,
    ACTION_BACK_SOLUTION,
    ACTION_NEXT_SOLUTION,
    ACTION_SEEK,            /* b: the moment */
    ACTION_SEE,             /* b: enum sight */
    ACTION_SEE_ALL,         /* or again the board */
    ACTION_SEE_IMAGES,      /* the same */
    ACTION_TURN_STRIP,      /* to the page under the pointer */
    ACTION_TURN_SIGHT,      /* the same where all are seen */
    ACTION_SCROLL_STRIP,    /* b: by how many pages */
    ACTION_SCROLL_SIGHT,    /* b: by how many rows */
    ACTION_SCROLL_SIGHT_TO, /* b: pixels */
    ACTION_SLOWER,
    ACTION_FASTER,
    ACTION_SPEED, /* b: index in the list of speeds */

    /* the run */
    ACTION_PUZZLE, /* a: index among the tabs */
    ACTION_RANDOM,
    ACTION_UNDO,
    ACTION_REDO,
    ACTION_AFRESH,
    ACTION_QUIZ,   /* a: enum quiz_about; again: off */
    ACTION_ANSWER, /* b: as for quiz_guess */
    ACTION_COPY,
    ACTION_COPY_PICTURE,
    ACTION_COPY_AS, /* a: the format */
    ACTION_PASTE,
    ACTION_OPEN,        /* the form in which a file is chosen; in it: */
    ACTION_OPEN_ROW,    /* b: the row to open */
    ACTION_OPEN_PLACE,  /* a: enum open_place */
    ACTION_OPEN_ABOVE,  /* to the folder above */
    ACTION_OPEN_ROWS,   /* b: rows to scroll it on */
    ACTION_OPEN_TO,     /* b: pixels down, of which a row has a */
    ACTION_COPY_FACT,   /* a: its index */
    ACTION_SLIDES,      /* a: index of those to show */
    ACTION_SLIDE,       /* b: the slide to turn to */
    ACTION_SLIDE_RUN,   /* the other one of two comes to the front */
    ACTION_SAVE,        /* a: index of the format */
    ACTION_SAVE_AS,     /* what was typed is the name */
    ACTION_SHOW_FOLDER, /* that pictures are saved in */
    ACTION_SHEET,       /* open its form; again: save it */
    ACTION_WORKSHEET,   /* the same */
    ACTION_PRINT,       /* in that form; a: enum print_key or print_act */
    ACTION_PICTURE,     /* a row of picmenu.c sets something */

    /* how it is shown */
    ACTION_EDIT,  /* the first tool, the next one, none; b: by keys */
    ACTION_TOOL,  /* a: enum tool */
    ACTION_MARK,  /* a: enum mark_colour, as below */
    ACTION_ARROW, /* from the cursor, and again: to it */
    ACTION_CLEAR_MARKS,
    ACTION_ZOOM, /* b: 1, or -1 to see more of the board; 0: all of it */
    ACTION_PAN,  /* a: to the right, b: down; in quarters of the view */
    ACTION_FLIP,
    ACTION_COORDINATES,
    ACTION_NEIGHBOURS,
    ACTION_NUMBERS,
    ACTION_FROM_ZERO,
    ACTION_TRAIL, /* a: enum trail */
    ACTION_GLIDE,
    ACTION_NEXT_THEME,
    ACTION_PREVIOUS_THEME,
    ACTION_THEME,         /* a: index of the theme */
    ACTION_SURROUND,      /* a: enum surround */
    ACTION_NEXT_SURROUND, /* the other of light and dark */
    ACTION_LARGER,
    ACTION_SMALLER,
    ACTION_NORMAL_SIZE,
    ACTION_FULLSCREEN,
    ACTION_HIDE,
    ACTION_HELP,
    ACTION_HELP_PAGE,      /* a: enum help_page */
    ACTION_HELP_SCROLL,    /* b: pixels at scale 1 */
    ACTION_HELP_SCROLL_TO, /* b: pixels */
    ACTION_HELP_COPY,      /* a: index of a line of code */
    ACTION_QUIT,

    /* the panel; a: the control */
    ACTION_ADJUST,        /* b: by how much, of the first number */
    ACTION_ADJUST_SECOND, /* the same of the second number */
    ACTION_TYPE,          /* b: 0 or 1, the number to type */
    ACTION_CHOOSE,        /* b: index of the name */
    ACTION_INCLUDE,       /* the same, in or out of a set */
    ACTION_TOGGLE,
    ACTION_CLEAR,
    ACTION_PRESS,
    ACTION_MORE,      /* fold the rare settings out or away */
    ACTION_ASK,       /* a: the question; again: no more */
    ACTION_SCROLL,    /* b: pixels at scale 1 */
    ACTION_SCROLL_TO, /* b: pixels */
    ACTION_MENU,      /* a: enum popup_kind, b: the control */
    ACTION_MENU_ROWS, /* b: rows to scroll it on */

    ACTION_COUNT
};

#endif
