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
#include "app/ui/marks.h"
#include "app/settings.h"
#include "app/slides.h"
#include "app/ui/toast.h"
#include "app/ui/ui.h"
#include "app/window.h"
#include "base/text.h"
#include "scene/scene.h"

struct fonts;
struct painter;
struct session;

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

struct app {
    struct window win;
    struct fonts *fonts;     /* owned */
    struct painter *painter; /* owned */
    const char *font_path;   /* as asked for, or NULL */

    struct session *ss; /* owned */
    size_t wanted;      /* the moment to be shown ... */
    bool wanting;       /* ... as soon as it has been reached */
    struct marks marks;
    struct asking asking; /* a question about it */
    struct slides slides; /* a lesson that is being shown */
    struct camera camera; /* a GIF of it in the making */
    struct making making; /* or another file */
    uint64_t seed;        /* of the random numbers for seeds */

    struct settings settings;
    struct text settings_path; /* empty: nowhere to write */
    struct text saved;         /* what was written there last */
    uint64_t unsaved_since;    /* 0: nothing to write */

    /* what is shown */
    int width, height; /* of the window, in its own pixels */
    int percent;       /* the size asked for, or the screen's */
    struct layout layout;
    bool tight;             /* the panel's rows lie closer together */
    struct placement place; /* of the board */
    struct ui ui;
    struct scene under, board, over;
    struct popup popup;
    struct edit edit;
    bool typed; /* the last key found a field open */
    struct toast toast;
    bool help, hidden;
    float scroll, scroll_max; /* of the panel, in pixels */
    bool crowded;             /* the panel was too long for this run */
    float words_height;       /* kept for the explanation, in pixels */
    uint32_t revealed;        /* the focus that was scrolled to last */
    int cursor;               /* the square the keys are on */
    int button;               /* the one that is down on the board */
    int pressed;              /* the square pressed last, or -1 */
    struct text title;

    /* the loop */
    uint64_t now;         /* milliseconds */
    uint64_t advanced;    /* when the run was last moved on */
    uint64_t frame_began; /* when the last frame was made */
    bool tip_shown;
    long work;      /* for a slice of the solver */
    uint64_t drawn; /* hash of what is on the screen */
    bool stale;     /* the scenes do not fit the state */
    bool redraw;    /* draw even if nothing changed */
    bool moving;    /* something goes on by itself */
    bool quit;
};

/* While a file of the run is made, nothing may happen to the run. */
static inline bool app_busy(const struct app *app)
{
    return app->camera.film != NULL || app->making.now != NULL;
}

void app_note(struct app *app, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void app_refuse(struct app *app, const char *message);

#endif
