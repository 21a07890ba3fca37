/*
 * A file of the run in the making, while the window goes on: a card tells how
 * far it is, Esc ends it. Meanwhile the run itself is left alone. This is where
 * the window runs tasks (base/task.h), of whatever kind they are.
 */
#ifndef CHEQUER_MAKING_H
#define CHEQUER_MAKING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/task.h"
#include "base/text.h"

struct clipboard;
struct format;
struct making;
struct runs;
struct stage;
struct toast;

/* What comes of a task. */
struct product {
    const char *what; /* "Making the GIF": how the card begins */
    const char *none; /* what is said after Esc */

    /* At its end: writes the files, and notes that it did. */
    bool (*save)(const struct making *m, const struct runs *r,
                 struct toast *toast, struct error *err);
};

/* All zero to begin with. */
struct making {
    struct task task; /* owned; of no kind: nothing is being made */
    const struct product *product;
    struct text *files; /* owned: what it has made so far */
    size_t nfiles, cap;
    const struct format *format; /* of the files */
    char *called;                /* owned: the path asked for, or NULL */
    struct clipboard *clipboard; /* where it goes, if not to a file */
    size_t here;                 /* the moment that is being looked at, */
    int page;                    /* and the page, in an album */
    uint64_t began;              /* when, in milliseconds */
    struct task left;            /* owned: stopped, but not at rest yet */
};

/* Waits for their ends. */
void making_free(struct making *m);

/* Takes over the task. Within a frame it may move the session of the run. */
void making_begin(struct making *m, const struct product *product,
                  const struct format *format, const struct runs *r,
                  struct task task);

/* It is to have that path, not one of our choice. */
void making_call(struct making *m, const char *path);

/* Nothing will be saved. */
void making_cancel(struct making *m, struct toast *toast);

/* Goes on for a part of a frame; when it is complete, the files are saved. */
void making_tick(struct making *m, const struct runs *r, struct toast *toast);

/* Nothing, as long as nobody would have time to read it. */
void making_draw(const struct making *m, const struct stage *st);

/* That part of a frame, for any task. */
enum task_state making_slice(struct task *t, struct text *out,
                             struct error *err);

#endif
