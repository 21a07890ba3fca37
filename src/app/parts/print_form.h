/*
 * The form of sheets and worksheets: what is printed, and how the pages will
 * look, live. Like a menu it lies in front of the rest, and Esc or a click
 * beside it leaves it.
 */
#ifndef CHEQUER_PRINT_FORM_H
#define CHEQUER_PRINT_FORM_H

#include <stdbool.h>

#include "app/save/preview.h"
#include "app/ui/act.h"
#include "app/ui/layout.h"

struct stage;
struct runs;
struct toast;

/* All zero to begin with. */
struct print_form {
    bool open, worksheet;
    int page; /* the one that is looked at, from 1 */
    struct preview preview;
    struct placement place; /* of the page; unit 0: there is none */
};

/* What ACTION_PRINT does: a is enum print_key, with the new value or how much
 * more or less; or one of these. */
enum print_act {
    PRINT_ACT_KIND = 100, /* b: is it a worksheet? */
    PRINT_ACT_TURN,       /* b: 1 or -1 */
    PRINT_ACT_SAVE
};

void print_form_open(struct print_form *f, bool worksheet);
void print_form_close(struct print_form *f);
void print_form_free(struct print_form *f);

/* True if it has to be drawn again. Closes it where there is nothing of the
 * kind, as after the run has changed. */
bool print_form_tick(struct print_form *f, const struct runs *r);

/* All but saving. */
void print_form_do(struct print_form *f, struct runs *r, struct act act);

/* The card; the page itself lies over it: f->preview.page at f->place. */
void print_form_draw(const struct stage *st, struct print_form *f);

#endif
