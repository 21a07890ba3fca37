/* One short message at a time over the board, gone after some seconds. */
#ifndef CHEQUER_TOAST_H
#define CHEQUER_TOAST_H

#include <stdbool.h>
#include <stdint.h>

#include "app/ui/act.h"

enum toast_kind { TOAST_NOTE, TOAST_ERROR };

enum { TOAST_MAX = 1024 };

struct toast {
    char text[TOAST_MAX];
    enum toast_kind kind;
    const char *offer; /* what a click on it does; NULL: nothing */
    struct act act;
    char about[TOAST_MAX]; /* what the act is about: the file saved */
    bool of_window;        /* over as soon as that has another size */
    uint64_t now;          /* in milliseconds, as told by toast_tick */
    uint64_t until;        /* it is there; 0: there is none */
};

void toast_show(struct toast *t, enum toast_kind kind, const char *text);
void toast_note(struct toast *t, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void toast_refuse(struct toast *t, const char *message);

/* The message that is shown can be clicked: says so, and does that. */
void toast_offer(struct toast *t, const char *words, struct act act,
                 const char *about);
void toast_hide(struct toast *t);

/* The window has another size. */
void toast_resize(struct toast *t);

/* Something was done: what was refused before is over. */
void toast_relent(struct toast *t);

/* Forgets it when its time is over; true if that happened. */
bool toast_tick(struct toast *t, uint64_t now);

#endif
