/*
 * A question about the run, asked by a button of the panel and answered while
 * the window goes on: how far it is, then the answer, until the run changes.
 */
#ifndef CHEQUER_ASKING_H
#define CHEQUER_ASKING_H

#include <stdbool.h>
#include <stdint.h>

#include "base/task.h"
#include "base/text.h"

struct question;
struct runs;
struct toast;

struct asking {
    const struct question *question; /* NULL: none was asked */
    struct task task;                /* owned; of no kind: it is complete */
    struct text expected;            /* what was said before it began */
    struct text words;               /* told so far */
    uint64_t obeyed;                 /* live settings it depends on */
    uint64_t began;                  /* when it was asked, in ms */
};

void asking_init(struct asking *a);
void asking_drop(struct asking *a);

/* The same, and says so if it was under way. */
void asking_stop(struct asking *a, struct toast *toast);
void asking_free(struct asking *a);

/* Ask question `index` of the puzzle, or stop asking it. */
void asking_ask(struct asking *a, const struct runs *r, struct toast *toast,
                int index);

/* How long it has taken, and about how long it will, if the share that is
 * done (below 0: unknown) allows to tell: "12 s, about 3 min left". */
void asking_say_time(struct text *out, uint64_t ms, double done);

/* Listen for a moment; true if there is something new to show. */
bool asking_tick(struct asking *a, const struct runs *r, struct toast *toast);

#endif
