/* The mouse: over widgets, and on the board. Places are in pixels. */
#ifndef CHEQUER_POINTER_H
#define CHEQUER_POINTER_H

#include "scene/scene.h"

struct app;

void pointer_move(struct app *app, struct vec at);
void pointer_leave(struct app *app);
void pointer_press(struct app *app, struct vec at, int button);
void pointer_release(struct app *app, struct vec at, int button);
void pointer_wheel(struct app *app, int up);

#endif
