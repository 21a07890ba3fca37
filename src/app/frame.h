/* One turn of the loop: time passes, the screen follows. */
#ifndef CHEQUER_FRAME_H
#define CHEQUER_FRAME_H

struct app;

/* The run, toasts, tips and held buttons move on to app->pace.now. */
void frame_advance(struct app *app);

/* Bring the window up to date, if anything changed. */
void frame_show(struct app *app);

/* How long nothing will happen by itself, in milliseconds; -1: for ever. */
int frame_wait(const struct app *app);

#endif
