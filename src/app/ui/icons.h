/* The signs on buttons, drawn as shapes: no font has them all. */
#ifndef CHEQUER_ICONS_H
#define CHEQUER_ICONS_H

#include "scene/scene.h"

enum icon {
    ICON_FIRST,
    ICON_BACK,
    ICON_PLAY,
    ICON_PAUSE,
    ICON_FORWARD,
    ICON_LAST,
    ICON_MINUS,
    ICON_PLUS,
    ICON_DOWN,
    ICON_UP,
    ICON_CHECK,
    ICON_CLOSE
};

/* Centred on `at`, within a square of side `size`. */
void icon_draw(struct scene *sc, enum icon icon, struct vec at, float size,
               enum ink ink);

#endif
