/*
 * A file made by a thread while the window goes on: a card tells how far it
 * is, Esc ends it. Meanwhile the run itself is left alone. The thread sees
 * its work alone, never the window's state.
 */
#ifndef CHEQUER_MAKING_H
#define CHEQUER_MAKING_H

#include <stdbool.h>

struct effort;
struct error;
struct runs;
struct stage;
struct text;
struct toast;

struct making_kind {
    const char *none; /* what is said after Esc */

    /* In the thread; may return early with false if making_stopped. */
    bool (*make)(void *work, const struct effort *e, struct error *err);

    /* Afterwards: writes the files, and notes that it did. */
    bool (*save)(const struct runs *r, void *work, struct toast *toast,
                 struct error *err);

    /* Meanwhile: words for the card, and the share that is done. */
    float (*tell)(const void *work, struct text *words);

    void (*destroy)(void *work);
};

/* All zero to begin with. */
struct making {
    struct effort *now;  /* owned; NULL: nothing is being made */
    struct effort *left; /* owned: stopped, but not at its end yet */
};

/* Waits for their ends. */
void making_free(struct making *m);

/* Takes over the work. */
void making_begin(struct making *m, const struct making_kind *kind, void *work);

/* Nothing will be saved; the thread ends as soon as it can. */
void making_cancel(struct making *m, struct toast *toast);

/* Looks whether it is done; then it is saved. */
void making_tick(struct making *m, const struct runs *r, struct toast *toast);

void making_draw(const struct making *m, const struct stage *st);

/* For the thread: is there no more need of it? */
bool making_stopped(const struct effort *e);

#endif
