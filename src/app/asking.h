/*
 * A question about the run, asked by a button of the panel and answered while
 * the window goes on: how far it is, then the answer, until the run changes.
 */
#ifndef CHEQUER_ASKING_H
#define CHEQUER_ASKING_H

#include <stdbool.h>

#include "base/text.h"

struct answer;
struct app;
struct question;

struct asking {
    const struct question *question;    /* NULL: none was asked */
    struct answer *answer;              /* owned; NULL: it is complete */
    struct text words;                  /* told so far */
};

void asking_init(struct asking *a);
void asking_drop(struct asking *a);
void asking_free(struct asking *a);

/* Ask question `index` of the puzzle, or stop asking it. */
void asking_ask(struct app *app, int index);

/* Listen for a moment; true if there is something new to show. */
bool asking_tick(struct app *app);

#endif
