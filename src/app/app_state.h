/*
 * All that the window knows, in one place - there is no other state - and what
 * the files of app/ do with it. For them alone.
 */
#ifndef CHEQUER_APP_STATE_H
#define CHEQUER_APP_STATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "app/action.h"
#include "app/clipboard/clipboard.h"
#include "app/open/form.h"
#include "app/parts/album/view.h"
#include "app/parts/board/place.h"
#include "app/parts/help/help.h"
#include "app/parts/panel/asking.h"
#include "app/parts/parts.h"
#include "app/parts/popup.h"
#include "app/parts/print_form.h"
#include "app/runs.h"
#include "app/save/making.h"
#include "app/settings.h"
#include "app/slides.h"
#include "app/ui/edit.h"
#include "app/ui/layout.h"
#include "app/ui/loss.h"
#include "app/ui/toast.h"
#include "app/ui/ui.h"
#include "app/ui/widths.h"
#include "app/ui/window.h"
#include "base/text.h"
#include "export/slides/project.h"
#include "scene/scene.h"

struct fonts;

enum { SAVE_DELAY = 500 }; /* ms from a change to its being written */

/* What is shown, and what of it. */
struct screen {
    int width, height;    /* of the window, in its own pixels */
    int percent;          /* the size asked for, or the screen's */
    bool help, hidden;    /* help is there; the panel is not */
    struct reader reader; /* of help */
    struct fonts *fonts;  /* owned */
    struct widths widths; /* in these */
    struct layout layout;
    struct slide_lay slide; /* where the parts of a slide lie */
    struct ui ui;
    struct scene under, board, over;
    struct text title;
    uint64_t retitle; /* not before then, in milliseconds */
    uint64_t drawn;   /* hash of what is on the screen */
    bool stale;       /* the scenes do not fit the state */
    bool moved;       /* that of the board does not, for what glides on it */
    bool redraw;      /* draw even if nothing changed */
};

/* The file of settings. */
struct kept {
    struct text path;    /* empty: nowhere to write */
    struct text text;    /* what was written there last */
    struct text refused; /* why it could not be, as told last */
    uint64_t since;      /* a change waits to be written; 0: nothing */
    bool first;          /* there was none: nobody was here before */
};

/* The loop. */
struct pace {
    uint64_t now;      /* milliseconds */
    uint64_t advanced; /* when the run was last moved on */
    uint64_t began;    /* when the last frame was made */
    uint64_t shown_us; /* how long that takes */
    bool tip_shown;
    long work;      /* for a slice of the solver */
    uint64_t spent; /* on the runs there are, in all */
    bool moving;    /* something goes on by itself */
    int rest;       /* but not for so many milliseconds */
    uint64_t held;  /* bytes of memory, at rest; 0: of another run
                       or size, or none yet */
    bool typing;    /* SDL is told to expect text */
    bool quit;
};

struct keyboard {
    SDL_Keymod mods; /* that were down as the present event came */
    bool unknown;    /* nothing is done by the last key: its text may mean it */
    bool held;       /* and it had been down before */
};

/* What is shown, told in words for a reader of screens: the moment looked at,
 * messages, the widget with the keyboard. */
struct speech {
    bool on;
    int to;                                    /* the file to write to */
    struct text heading, moment, toast, focus; /* as told last; owned */
    uint64_t next; /* no moment is told before, in milliseconds */
};

/* Fingers on a touch screen: see touch.c. */
struct finger {
    SDL_FingerID id;
    struct vec at; /* in pixels */
};

struct touch {
    bool waiting;    /* it is not clear yet what the first finger means */
    bool pinched;    /* what it does is for nobody, until it is lifted */
    int button;      /* the one that it holds down */
    struct vec from; /* where it came down, */
    uint64_t due;    /* and when that is the right button */
    struct finger fingers[2];
    int n; /* of the fingers that are down, at most two */
};

struct app {
    struct window win;
    struct loss loss; /* of its display */
    struct runs runs;
    struct settings settings;
    struct kept kept;

    struct asking asking; /* a question about the run */
    struct slides slides; /* that are being shown */
    struct making making; /* a file of the run */
    struct clipboard clipboard;

    struct screen screen;
    struct panel panel;
    struct board_view board;
    struct album_view album;
    struct popup popup;
    struct print_form print;
    struct open_form open;
    struct edit edit;
    struct toast toast;
    struct pace pace;
    struct keyboard keyboard;
    struct speech speech; /* off, unless it is asked for */
    struct touch touch;
};

/* While a file of the run is made, nothing may happen to the run. */
static inline bool app_busy(const struct app *app)
{
    return app->making.task.kind != NULL;
}

/* --- what its files do --------------------------------------------------- */

/* "chequer: MESSAGE" in one line on stderr. */
void app_warn(const char *message);

/* The settings as they were left, and where they are kept. */
void kept_load(struct app *app);

/* Writes what has changed. What cannot be written now is tried again the next
 * time. */
void kept_save(struct app *app);

/* Something may have changed: it is written after a while, and only when all is
 * calm, for writing may take longer than a frame. */
void kept_note(struct app *app);

/* True as soon as it is calm after something has happened. */
bool kept_tick(struct app *app);

/* An act, whoever asked for it. */
void app_do(struct app *app, struct act act);

/* Open a file: the run that a picture shows, with its style, or slides. */
void app_open_file(struct app *app, const char *path);

/* The same with one that was chosen in the form, which stays if that was
 * nothing. */
void app_open_chosen(struct app *app, const char *path);

/* The same with text, as if it had been pasted. */
void app_open_text(struct app *app, const char *text);

/* Slides, by their name or that of a file. */
void app_open_slides(struct app *app, const char *name);

/* Close whatever is open on top: a field, a menu, the help page. False if
 * there was nothing. */
bool app_close_top(struct app *app);

/* An event becomes acts and input for the puzzle. */
void events_take(struct app *app, const SDL_Event *e);

/* The mouse: over widgets, and on the board. Places are in pixels. */
void pointer_move(struct app *app, struct vec at);
void pointer_leave(struct app *app);
void pointer_press(struct app *app, struct vec at, int button);
void pointer_release(struct app *app, struct vec at, int button);
void pointer_wheel(struct app *app, struct vec by); /* right and up */

/* Mouse events that come from a finger: of the left button, and moves. */
void touch_press(struct app *app, struct vec at);
void touch_move(struct app *app, struct vec at);
void touch_release(struct app *app, struct vec at);

/* The fingers themselves. */
void touch_finger(struct app *app, const SDL_TouchFingerEvent *e);

/* A press that has lasted becomes the right button's. */
void touch_tick(struct app *app);

/* The run, toasts, tips and held buttons move on to app->pace.now. */
void frame_advance(struct app *app);

/* Bring the window up to date, if anything changed. */
void frame_show(struct app *app);

/* How long nothing will happen by itself, in milliseconds; -1: for ever. */
int frame_wait(const struct app *app);

void speech_init(struct speech *s, int to);
void speech_free(struct speech *s);

/* After a frame: a line for each thing that is new, and none twice; while a run
 * plays, no more than can be listened to. Who stops reading is told no more,
 * who reads slowly is told what is shown by then. */
void speech_tick(struct app *app);

void screen_init(struct screen *s);
void screen_free(struct screen *s);

/* Its scenes take no more room than what they show, and a page of help that
 * is not read takes none. */
void screen_rest(struct screen *s);

/* After a run has begun, the parts begin anew with it. */
void screen_follow(struct app *app);

/* Lays out and fills the screen's three scenes anew. */
void screen_make(struct app *app);

/* Only that of the board, on which something glides. */
void screen_move(struct app *app);

/* Equal screens have equal hashes. */
uint64_t screen_hash(const struct app *app);

#endif
