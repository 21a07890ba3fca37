/* Names of widgets. */
#ifndef CHEQUER_IDS_H
#define CHEQUER_IDS_H

#include <stdint.h>

/* Those with "+" are the first of a series. */
enum {
    ID_BOARD = 1,
    ID_PANEL,
    ID_SCROLLBAR,
    ID_SCRUB,
    ID_SPEED,
    ID_THEMES,
    ID_VIEW,
    ID_HELP,
    ID_CLOSE_HELP,
    ID_OVERLAY,
    ID_PNG,
    ID_PICTURE,
    ID_COPY,
    ID_CANCEL,
    ID_SLIDE_BACK,
    ID_SLIDE_ON,
    ID_SLIDE_LEAVE,
    ID_SLIDE_OTHER,
    ID_MORE_TABS,
    ID_OFFER,
    ID_PLAYER = 24, /* + enum icon */
    ID_MENU_UP = 36,
    ID_MENU_DOWN,
    ID_TOAST,
    ID_TAB = 40, /* + index of the tab */
    ID_EDIT = 50,
    ID_TOOL,      /* + enum tool */
    ID_FACT = 56, /* + index of the fact */
    ID_ASK = 80,  /* + index of the question */
    ID_UNDO = 96,
    ID_REDO,
    ID_AFRESH,
    ID_MORE,
    ID_ITEM = 100, /* + row of the open menu */
    ID_STRIP = 900,
    ID_SEE_ALL,
    ID_SEE_IMAGES,
    ID_SIGHT,
    ID_SIGHT_BAR,
    ID_SIGHT_LEAVE,
    ID_SIGHT_SHEET,
    ID_QUIZ = 910,
    ID_QUIZ_SHOW,
    ID_QUIZ_YES,
    ID_QUIZ_NO,
    ID_QUIZ_ON,
    ID_QUIZ_LEAVE,
    ID_ZOOM_OUT = 920,
    ID_ZOOM_IN,
    ID_ZOOM_WHOLE,
    ID_CONTROL = 1000, /* + see control_id */
    ID_PRINT_SAVE = 2000,
    ID_PRINT_CLOSE,
    ID_PRINT_BACK,
    ID_PRINT_ON,
    ID_PRINT = 2008, /* + 8 * the act's number + which of its widgets */
    ID_OPEN_CLOSE = 3000,
    ID_OPEN_ABOVE,
    ID_OPEN_FIELD,
    ID_OPEN_LIST,
    ID_OPEN_BAR,
    ID_OPEN_PLACE = 3008, /* + enum open_place */
    ID_OPEN_ROW = 3016,   /* + how far down it is seen */
    ID_HELP_PAGE = 4000,  /* + index of the page */
    ID_HELP_BAR = 4050,
    ID_HELP_CODE = 5000, /* + index of the block */
    ID_HELP_LINK = 9000  /* + index of the piece */
};

/* The widget of a control's first (0) or second (1) number. The two ids
 * after it are those of its buttons for less and more. */
static inline uint32_t control_id(int control, int part)
{
    return (uint32_t)(ID_CONTROL + control * 8 + part * 4);
}

#endif
