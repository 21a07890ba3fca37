/*
 * The pages that would be saved, to be looked at before: drawn by a thread, one
 * after the other, and begun anew whenever something about them changes.
 */
#ifndef CHEQUER_PREVIEW_H
#define CHEQUER_PREVIEW_H

#include <stdbool.h>
#include <stddef.h>

#include "base/error.h"
#include "base/task.h"
#include "base/text.h"
#include "scene/scene.h"

struct runs;

/* All zero to begin with. */
struct preview {
    struct text line;   /* owned: what it is of */
    struct task task;   /* owned; of no kind: nothing is being drawn; one that
                           has no page was stopped, too */
    struct task left;   /* owned: stopped, but not at rest yet */
    struct text *pages; /* owned: those drawn so far, packed; the last is on
                           its way while there is a task */
    size_t npages, cap;
    int all[2]; /* how many there will be, 0: not known yet: of this task,
                   and of the one left */
    int turn;   /* which is this one's */
    bool failed;
    struct error err; /* why, if so */
    struct scene page;
    int shown; /* the page in the scene, from 1; 0: none */
    float unit;
};

void preview_free(struct preview *p);

/* It is no longer looked at. */
void preview_close(struct preview *p);

/* Brings it up to date with the run and the settings: true if there is
 * something new to be seen, or may be soon. */
bool preview_tick(struct preview *p, const struct runs *r, bool worksheet);

/* How many pages there are, 0 if that is not known yet. */
int preview_pages(const struct preview *p);

/* A page as it is to be shown in that much room: in p->page, with p->unit
 * pixels to one of its own. False if it is not there yet. */
bool preview_show(struct preview *p, int page, struct vec room);

#endif
