/*
 * A small toolkit. Each frame the window's parts add their widgets anew, in
 * the order in which Tab visits them, and draw them into a scene; the toolkit
 * remembers by id which one the pointer is on, which is held down and which
 * has the keyboard. What happens comes back as an act: widgets never do
 * anything themselves.
 */
#ifndef CHEQUER_UI_H
#define CHEQUER_UI_H

#include <stdbool.h>
#include <stdint.h>

#include "app/ui/act.h"
#include "app/ui/words.h"
#include "scene/scene.h"

enum widget_kind {
    WIDGET_BUTTON, /* acts when released on it */
    WIDGET_REPEAT, /* acts when pressed, and again while held */
    WIDGET_SLIDER, /* acts while dragged: act.b = min + position */
    WIDGET_AREA,   /* a place that takes the pointer: no act */
    WIDGET_BOARD   /* the same, with the keyboard as well */
};

struct widget {
    uint32_t id; /* the same in every frame, never 0 */
    enum widget_kind kind;
    struct box box;
    struct act act;
    struct act less, more; /* keys down and up, wheel down and up */
    long min, steps;       /* SLIDER: first value, how many values */
    long value;            /* SLIDER: the present one */
    float handle;          /* SLIDER: length of its handle, in pixels */
    bool vertical;         /* SLIDER: from top to bottom */
    bool disabled;
    bool skipped;    /* Tab does not stop here */
    const char *tip; /* shown when the pointer rests; may be NULL */
};

/* How a widget is to be drawn now. */
enum { LOOK_HOT = 1, LOOK_HELD = 2, LOOK_FOCUS = 4, LOOK_DISABLED = 8 };

/* What lies in front of what; only the front layer in use reacts. */
enum ui_layer { UI_BASE, UI_POPUP, UI_OVERLAY };

enum { UI_WIDGETS = 192 };

/* The pointer, and what it is doing. Times are in milliseconds. */
struct pointer {
    struct vec at;
    bool inside;
    uint32_t hot, held;        /* the widget it is on, that it holds down */
    float grab;                /* where on its handle a slider is held */
    uint64_t since, repeat_at; /* hot since then; held acts again then */
    bool hush;                 /* no tips until it goes elsewhere */
};

struct ui {
    struct scene *sc; /* what is drawn into; not owned */
    struct metrics metrics;
    float scale;

    struct widget at[UI_WIDGETS];
    uint8_t layer[UI_WIDGETS];
    int n;
    enum ui_layer current; /* of the widgets being added */
    enum ui_layer front;   /* the foremost with any widget */
    struct box clip;       /* widgets outside do not react */
    bool clipped;

    struct pointer pointer;
    uint32_t focus, tab_from; /* has the keyboard; Tab goes on from there */
    struct box focus_box;     /* of the widget with the keyboard, unclipped */
};

enum ui_key {
    UI_KEY_NEXT,
    UI_KEY_PREVIOUS,
    UI_KEY_ACTIVATE,
    UI_KEY_UP,
    UI_KEY_DOWN,
    UI_KEY_LEFT,
    UI_KEY_RIGHT
};

void ui_init(struct ui *ui);

/* Begin a frame: no widgets, the base layer, no clip. */
void ui_begin(struct ui *ui, float scale);

/* From now on widgets and drawing belong to `layer` and go into `sc`. */
void ui_layer(struct ui *ui, enum ui_layer layer, struct scene *sc);

void ui_clip(struct ui *ui, struct box b);
void ui_unclip(struct ui *ui);

/* Add a widget; returns how to draw it, as LOOK_ flags. */
int ui_add(struct ui *ui, const struct widget *w);

/* The widget with that id in this frame, or NULL. */
const struct widget *ui_find(const struct ui *ui, uint32_t id);

/* After all have been added: what the pointer is on now. True if that, or
 * the focus, changed, so that the frame must be made again. */
bool ui_settle(struct ui *ui, uint64_t now);

/* The pointer. Times are in milliseconds. */
struct act ui_move(struct ui *ui, struct vec at);
void ui_leave(struct ui *ui);
struct act ui_press(struct ui *ui, struct vec at, uint64_t now);
struct act ui_release(struct ui *ui, struct vec at);
struct act ui_wheel(struct ui *ui, int up);

/* What a held button does now, if its time has come. */
struct act ui_repeat(struct ui *ui, uint64_t now);

/* True if the widget with the keyboard, or the order, took the key. */
bool ui_press_key(struct ui *ui, enum ui_key key, struct act *out);

/* Where the handle of a slider begins, along its length. */
float ui_handle(const struct widget *w);

/* Lengths and text sizes at the ui's scale, in whole pixels. */
float ui_px(const struct ui *ui, float length);
struct type ui_type(const struct ui *ui, enum face face, int size);

#endif
