/* One short message at a time over the board, gone after some seconds. */
#ifndef CHEQUER_TOAST_H
#define CHEQUER_TOAST_H

#include <stdbool.h>
#include <stdint.h>

enum toast_kind { TOAST_NOTE, TOAST_ERROR };

enum { TOAST_MAX = 1024 };

struct toast {
    char text[TOAST_MAX];
    enum toast_kind kind;
    uint64_t until; /* in milliseconds; 0: none */
};

void toast_show(struct toast *t, enum toast_kind kind, uint64_t now,
                const char *text);
void toast_hide(struct toast *t);

/* Forgets it when its time is over; true if that happened. */
bool toast_tick(struct toast *t, uint64_t now);

#endif
