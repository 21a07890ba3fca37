/*
 * Work that takes a while: done in slices while someone watches how far it
 * is, and may have enough of it. A task knows nothing of who runs it, and who
 * runs one nothing of what it is: the window shows any task on a card (see
 * app/save/making.h), the command line any on a line (cli/watch.h).
 */
#ifndef CHEQUER_TASK_H
#define CHEQUER_TASK_H

#include <stdbool.h>

struct error;
struct text;

/* What is being worked on. Each kind of task defines its own in its own
 * file. */
struct work;

enum task_state {
    TASK_MORE,    /* step again at once */
    TASK_WAIT,    /* others are at work: step again in a while */
    TASK_FILE,    /* as MORE, and what was appended so far is one of several
                     files: take it away */
    TASK_DONE,    /* all that was appended is the result */
    TASK_REFUSED, /* it cannot be done as it was asked for ... */
    TASK_FAILED   /* ... or could, but something went wrong: *err says what */
};

struct task_kind {
    /* Before it begins: about how long it will take and what it needs, in a
     * sentence, if that is worth saying; appends nothing otherwise. NULL:
     * nothing to say. */
    void (*forecast)(const struct work *w, struct text *out);

    /* A slice of a few milliseconds. Appends what is ready. */
    enum task_state (*step)(struct work *w, struct text *out,
                            struct error *err);

    /* The share done so far, 0 to 1; below 0, or NULL, if nobody knows. Where
     * it grows evenly, the time that is left can be told from it. */
    double (*share)(const struct work *w);
    bool even;

    /* How far it is in a few words: "12 of 30 frames". NULL: its share. */
    void (*tell)(const struct work *w, struct text *out);

    /* No more is wanted. True if it has come to rest, so that dropping it
     * takes no time; NULL: it always has. */
    bool (*stop)(struct work *w);

    /* Also before the end. */
    void (*drop)(struct work *w);
};

/* A task of no kind is none. */
struct task {
    const struct task_kind *kind;
    struct work *work; /* owned */
};

void task_forecast(const struct task *t, struct text *out);
enum task_state task_step(struct task *t, struct text *out, struct error *err);
double task_share(const struct task *t);
void task_tell(const struct task *t, struct text *out);
bool task_stop(struct task *t);

/* For those who can wait: all of it at once, and then it is dropped. It has one
 * result. False with *err filled in on failure. */
bool task_finish(struct task *t, struct text *out, struct error *err);

/* Leaves no task; fine if there was none. */
void task_drop(struct task *t);

/*
 * The same task with a thread behind it, for one whose slices are too long
 * for who has to be quick: the thread steps it, and whoever steps this one
 * only takes what is ready. From now on the thread alone sees its work. A
 * file goes out as soon as it is complete, all else at the end.
 */
struct task task_behind(struct task of);

#endif
