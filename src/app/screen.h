/* The whole screen as scenes and widgets, from the state of the window. */
#ifndef CHEQUER_SCREEN_H
#define CHEQUER_SCREEN_H

#include <stdint.h>

struct app;
struct screen;

void screen_init(struct screen *s);
void screen_free(struct screen *s);

/* After a run has begun, the parts begin anew with it. */
void screen_follow(struct app *app);

/* Lays out and fills the screen's three scenes anew. */
void screen_make(struct app *app);

/* Equal screens have equal hashes. */
uint64_t screen_hash(const struct app *app);

#endif
