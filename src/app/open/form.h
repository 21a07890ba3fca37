/*
 * Choosing a file: a field for its path, and below it what is in the folder
 * that the path leads to. What is typed after the last slash narrows the list
 * down; Tab completes it; arrows, the wheel and the pointer choose.
 */
#ifndef CHEQUER_OPEN_FORM_H
#define CHEQUER_OPEN_FORM_H

#include <stdbool.h>

#include "app/open/entries.h"
#include "app/ui/act.h"
#include "app/ui/edit.h"
#include "base/error.h"
#include "base/text.h"

struct runs;
struct stage;

/* All zero to begin with. */
struct open_form {
    bool on;
    struct edit edit;       /* the path, as it is typed */
    char typed[EDIT_MAX];   /* the path that the rest belongs to */
    struct text folder;     /* of the list, in full */
    struct entries entries; /* all of it */
    struct error why;       /* it cannot be read; empty: it can */
    int *rows;              /* owned: numbers of those that match */
    int n, cursor, top;     /* rows, the one chosen or -1, the first seen */
    int fit;                /* as many are seen at once */
};

/* Folders to begin at. */
enum open_place { OPEN_PICTURES, OPEN_HOME, OPEN_HERE, OPEN_PLACES };

enum open_key {
    OPEN_UP,
    OPEN_DOWN,
    OPEN_PAGE_UP,
    OPEN_PAGE_DOWN,
    OPEN_COMPLETE,
    OPEN_ABOVE, /* the folder that this one is in */
    OPEN_TAKE
};

void open_form_show(struct open_form *f, const struct runs *r);
void open_form_close(struct open_form *f);
void open_form_free(struct open_form *f);

void open_form_go(struct open_form *f, const struct runs *r,
                  enum open_place place);
void open_form_scroll(struct open_form *f, int rows);

/* After something was typed. */
void open_form_follow(struct open_form *f);

/* True if a file has been chosen: then it is *path. A folder is gone into. */
bool open_form_choose(struct open_form *f, int row, struct text *path);
bool open_form_press(struct open_form *f, enum open_key key, struct text *path);

/* view.c */
void open_form_draw(const struct stage *st, struct open_form *f);

#endif
