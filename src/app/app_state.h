/*
 * All that the window knows, in one place: there is no other state. For the
 * files of app/ alone.
 */
#ifndef CHEQUER_APP_STATE_H
#define CHEQUER_APP_STATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "app/asking.h"
#include "app/ui/edit.h"
#include "app/save/camera.h"
#include "app/ui/layout.h"
#include "app/save/making.h"
#include "app/runs.h"
#include "app/settings.h"
#include "app/slides.h"
#include "app/ui/toast.h"
#include "app/ui/ui.h"
#include "app/window.h"
#include "base/text.h"
#include "scene/scene.h"

struct fonts;

/* Names of widgets; those with "+" are the first of a series. */
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
    ID_PLAYER = 20, /* + enum icon */
    ID_TAB = 40,    /* + index of the tab */
    ID_FACT = 56,   /* + index of the fact */
    ID_ASK = 80,    /* + index of the question */
    ID_MORE = 99,
    ID_ITEM = 100,    /* + row of the open menu */
    ID_CONTROL = 1000 /* + see control_id */
};

/* The widget of a control's first (0) or second (1) number. The two ids
 * after it are those of its buttons for less and more. */
static inline uint32_t control_id(int control, int part)
{
    return (uint32_t)(ID_CONTROL + control * 8 + part * 4);
}

enum popup_kind {
    POPUP_NONE,
    POPUP_CONTROL,
    POPUP_THEMES,
    POPUP_VIEW,
    POPUP_PICTURE
};

/* A menu that is open. */
struct popup {
    enum popup_kind kind;
    int control;     /* POPUP_CONTROL: whose names */
    uint32_t anchor; /* the widget it hangs from */
    int cursor;      /* the row chosen by keys, or -1 */
    int top;         /* the first row shown */
};

enum { SAVE_DELAY = 500 }; /* ms from a change to its being written */

/* The panel: how far it is scrolled, and how close its rows lie. */
struct panel {
    float scroll, scroll_max; /* in pixels */
    bool tight;               /* the rows lie closer together */
    bool crowded;             /* it was too long for this run */
    float words_height;       /* kept for the explanation, in pixels */
    uint32_t revealed;        /* the focus that was scrolled to last */
};

/* The board: where it lies, and who is on it. */
struct board_view {
    struct placement place;
    int cursor;  /* the square the keys are on */
    int button;  /* the one that is down on it */
    int pressed; /* the square pressed last, or -1 */
};

/* What is shown, and what of it. */
struct screen {
    int width, height;   /* of the window, in its own pixels */
    int percent;         /* the size asked for, or the screen's */
    bool help, hidden;   /* the page of keys is there; the panel is not */
    struct fonts *fonts; /* owned */
    struct layout layout;
    struct ui ui;
    struct scene under, board, over;
    struct text title;
    uint64_t drawn; /* hash of what is on the screen */
    bool stale;     /* the scenes do not fit the state */
    bool redraw;    /* draw even if nothing changed */
};

/* The file of settings. */
struct kept {
    struct text path; /* empty: nowhere to write */
    struct text text; /* what was written there last */
    uint64_t since;   /* a change waits to be written; 0: nothing */
};

/* The loop. */
struct pace {
    uint64_t now;      /* milliseconds */
    uint64_t advanced; /* when the run was last moved on */
    uint64_t began;    /* when the last frame was made */
    bool tip_shown;
    long work;   /* for a slice of the solver */
    bool moving; /* something goes on by itself */
    bool quit;
};

struct app {
    struct window win;
    struct runs runs;
    struct settings settings;
    struct kept kept;

    struct asking asking; /* a question about the run */
    struct slides slides; /* a lesson that is being shown */
    struct camera camera; /* a GIF of the run in the making */
    struct making making; /* or another file */

    struct screen screen;
    struct panel panel;
    struct board_view board;
    struct popup popup;
    struct edit edit;
    struct toast toast;
    struct pace pace;
};

/* While a file of the run is made, nothing may happen to the run. */
static inline bool app_busy(const struct app *app)
{
    return app->camera.film != NULL || app->making.now != NULL;
}

#endif
